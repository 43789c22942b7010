package httpapi_test

import (
	"strings"
	"testing"
	"time"

	"muster/internal/hiring"
	"muster/internal/outreach"
)

// Whoever was told on which day a candidate joins is told when that day changes, and when nobody comes.
func TestAJoiningThatMovesIsTold(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		d.moves(req, can, append(toCEO, "OFFER Offer Sent", "OFFER Offer Accepted")...)
		d.leave()
		to := d.emailOf(d.lead)
		step := ""
		does := func(status string, with body) (told []outreach.Mail) {
			t.Helper()
			d.pass(time.Minute)
			a := d.move(d.manager, req, can, "JOINING", status, with)
			if a.code() != "200" {
				t.Fatalf("%s: %s", status, a.Raw)
			}
			step = stepOf(t, a)
			d.mails = nil
			d.leave()
			return d.mails
		}
		must := func(told []outreach.Mail, subject, says string) {
			t.Helper()
			if len(told) != 1 || !strings.Contains(strings.Join(told[0].To, ","), to) || told[0].Subject != subject ||
				!strings.Contains(told[0].Plain, says) {
				t.Errorf("told %d: %s\n%s\nnot %q: %q", len(told), told[0].Subject, told[0].Plain, subject, says)
			}
		}
		on := func(day string) body { return body{"CALLBACK_DATE": day} }
		must(does("Expected DOJ", on("2026-04-01")), "Asha Rao joins as Full Time Developer on 1st Apr 2026", "joins")
		must(does("Delay in joining", on("2026-04-08")),
			"New joining date: Asha Rao joins as Full Time Developer on 8th Apr 2026",
			"whom you expect as Full Time Developer on 1st Apr 2026, joins on 8th Apr 2026 instead")
		if a := d.manager.post("/api/moves/"+step+"/undo", body{}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		d.mails = nil
		d.leave()
		must(d.mails, "Please ignore our mail of 16-Mar-2026", "8th Apr 2026")
		must(does("Expected DOJ", on("2026-04-02")),
			"New joining date: Asha Rao joins as Full Time Developer on 2nd Apr 2026", "1st Apr 2026")
		must(does("Backed Out", body{"COMMENT": "a better offer"}),
			"Asha Rao does not join as Full Time Developer on 2nd Apr 2026",
			"whom you expect as Full Time Developer on 2nd Apr 2026, does not join")
		if text := d.mails[0].Plain; strings.Contains(text, "better offer") {
			t.Errorf("everybody reads why: %s", text)
		}
	})
}

// An approval that nobody needs any more is withdrawn from the approver's letter box, unless the revocation is undone.
func TestRevokeWithdrawsThePendingApproval(t *testing.T) {
	for name, undone := range map[string]bool{"revoked": false, "undone": true} {
		t.Run(name, func(t *testing.T) {
			eachTeam(t, func(t *testing.T, d *team) {
				req := d.approved("Full Time", 1)
				d.edit(req, "Contract")
				d.leave()
				asked := d.mails[len(d.mails)-1]
				a := d.revoke(req)
				d.mails = nil
				d.work()
				if undone {
					d.pass(5 * time.Second)
					if a := d.manager.post("/api/steps/"+a.Data[0]["step"].(string)+"/undo", body{}); a.code() != "200" {
						t.Fatal(a.Raw)
					}
				}
				d.pass(hiring.UndoableMailDelay)
				d.work()
				var withdrawn []outreach.Mail
				for _, m := range d.mails {
					if strings.HasPrefix(m.Subject, "Not needed any more: approval of requisition ") {
						withdrawn = append(withdrawn, m)
					}
				}
				switch {
				case undone && len(withdrawn) != 0:
					t.Errorf("withdrawn although the requisition was not revoked: %+v", withdrawn)
				case !undone && (len(withdrawn) != 1 || !strings.Contains(withdrawn[0].Plain, "was revoked") ||
					strings.Join(withdrawn[0].To, ",") != strings.Join(asked.To, ",")):
					t.Errorf("asked %s, withdrawn: %+v", asked.To, withdrawn)
				}
			})
		})
	}
	t.Run("nothing was asked", func(t *testing.T) {
		eachTeam(t, func(t *testing.T, d *team) {
			req := d.approved("Full Time", 1)
			d.leave()
			d.mails = nil
			d.revoke(req)
			d.leave()
			if len(d.mails) != 0 {
				t.Errorf("mails: %+v", d.mails)
			}
		})
	})
}
