package httpapi_test

import (
	"strings"
	"testing"
	"time"

	"muster/internal/hiring"
)

// buttonOf is the reason of a requisition's button; "enabled" if there is none, "absent" without the button.
func (d *team) buttonOf(c *client, req, action string) string {
	d.t.Helper()
	buttons, _ := c.get("/api/requisitions/" + req).Data[0]["buttons"].([]any)
	for _, each := range buttons {
		b := each.(map[string]any)
		switch {
		case b["action"] != action:
		case b["enabled"] == true:
			return "enabled"
		default:
			return b["reason"].(string)
		}
	}
	return "absent"
}

func TestAskAgain(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		ask := func(req string) reply { return d.manager.post("/api/requisitions/"+req+"/ask_again", body{}) }
		asked := func(what, req string) {
			t.Helper()
			if got := d.buttonOf(d.manager, req, "Ask again"); got != "enabled" {
				t.Errorf("%s: the button says %q", what, got)
			}
			if a := ask(req); a.code() != "200" || a.message() != "The approver was asked again" {
				t.Fatalf("%s: %s", what, a.Raw)
			}
			// A second click before the first answer, or in another tab.
			if a := ask(req); a.code() != "409" || a.message() != hiring.ApproverJustNow {
				t.Errorf("%s, clicked twice: %s", what, a.Raw)
			}
			if came := d.arrives(); len(came) != 1 {
				t.Errorf("%s: %d mails", what, len(came))
			}
		}

		refused := d.made("Full Time", 1)
		d.work()
		const valid = "The approver was asked on 16-Mar-2026, and the links of that mail are still valid"
		d.pass(time.Hour)
		if a := ask(refused); a.code() != "409" || a.message() != valid ||
			d.buttonOf(d.manager, refused, "Ask again") != valid {
			t.Errorf("with valid links: %s", a.Raw)
		}
		if a := d.answer("Unapprove"); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		asked("unapproved", refused)
		if d.status(refused) != "Unapproved" {
			t.Errorf("asking decides nothing, but it is %s", d.status(refused))
		}
		if a := d.answer("Approve"); a.code() != "200" || d.status(refused) != "Approved" {
			t.Errorf("approved after all: %s", a.Raw)
		}
		if got := d.buttonOf(d.manager, refused, "Ask again"); got != "absent" {
			t.Errorf("approved: the button says %q", got)
		}
		if a := ask(refused); a.code() != "409" || a.message() != hiring.AlreadyApproved {
			t.Errorf("approved: %s", a.Raw)
		}

		late := d.made("Full Time", 1)
		d.work()
		former := d.approvalLink("Approve")
		d.pass(hiring.ApprovalLinkAge + time.Hour)
		d.manager = d.as("manager")
		d.dead(former, linkIsOld)
		asked("expired", late)
		if a := d.answer("Approve"); a.code() != "200" || d.status(late) != "Approved" {
			t.Errorf("by the new link: %s", a.Raw)
		}

		lines := d.as("administrator").get("/api/audit?kind=AskAgain")
		if len(lines.Data) != 2 || !strings.Contains(lines.Raw, late) || !strings.Contains(lines.Raw, "Meera") {
			t.Errorf("the audit: %s", lines.Raw)
		}
	})
}
