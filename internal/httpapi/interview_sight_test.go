package httpapi_test

import (
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"muster/internal/store/storetest"
	"muster/internal/wire"
)

// tellStatuses are calls that list statuses, whoever has them.
var tellStatuses = []string{"ListStatuses", "StatusesOfProcess"}

// offeredAfter is a candidate whom the interviewer has judged, and what came after it: an offer, what was written of
// it, and what everybody calls it.
func (d *team) offeredAfter() (req, can string, later []string) {
	d.t.Helper()
	req, can = d.invited()
	if a := d.move(d.recruiter, req, can, "CALL", "Shortlisted", d.arranged(d.idOf("interviewer"))); a.code() != "200" {
		d.t.Fatal(a.Raw)
	}
	d.leave()
	d.pass(time.Minute)
	if a := d.move(d.as("interviewer"), req, can, "HR_ROUND", "Selected", body{"TAKE_INTERVIEW": "1",
		"COMMENT": "speaks well"}); a.code() != "200" {
		d.t.Fatal(a.Raw)
	}
	d.pass(time.Minute)
	if a := d.recruiter.post(mailLink, body{"candidate": can, "requisition": req, "kind": "form"}); a.code() != "200" {
		d.t.Fatal(a.Raw)
	}
	for _, m := range []struct{ stage, status string }{{"TL_ROUND", "Skip"}, {"PL_ROUND", "Skip"},
		{"CEO_ROUND", "On-Hold"}, {"OFFER", "Offer Sent"}} {
		more := body{"COMMENT": "asks for 24 lakh", "CALLBACK_DATE": "2026-03-16"}
		if a := d.move(d.manager, req, can, m.stage, m.status, more); a.code() != "200" {
			d.t.Fatalf("%s: %s", m.status, a.Raw)
		}
	}
	d.writes("Your pay of 24 lakh")
	d.leave()
	return req, can, []string{"24 lakh", "Offer Sent", "Your candidate form"}
}

// aboutCandidate makes a call about a candidate: what its path and body do not name is left as it is.
func (d *team) aboutCandidate(c *client, who string, op wire.Operation, req, can, message string) reply {
	d.t.Helper()
	path := strings.NewReplacer("{canId}", can, "{file}", can, "{candidateId}", can, "{reqId}", req,
		"{requisitionId}", req, "{messageId}", message).Replace(op.Path)
	if strings.Contains(op.Path, "andidate") {
		path = strings.ReplaceAll(path, "{id}", can)
	}
	path = d.sample(path, who)
	if op.Method == http.MethodGet {
		path += "?" + url.Values{"q": {"Asha Rao"}, "requisition": {req}, "req": {req}, "candidate": {can},
			"section": {""}}.Encode()
	}
	return c.sendJSON(op.Method, path, map[string]string{"CAN_ID": can, "REQ_ID": req, "candidate": can,
		"requisition": req, "SEARCH": "Asha Rao", "STAGE": "all", "STATUS": "all"})
}

// The walk of who only interviews: no call that they may make tells what became of the candidate after their interview.
func TestInterviewerLearnsNothingOfWhatCameAfter(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can, later := d.offeredAfter()
		messages := storetest.Column(t, d.database, "SELECT m.id FROM message AS m JOIN candidate_message AS c"+
			" ON c.message_id = m.id WHERE m.subject LIKE '%24 lakh%' OR m.subject LIKE '%candidate form%'")
		if len(messages) != 2 {
			t.Fatalf("%d messages came after the interview", len(messages))
		}
		told := map[string]int{}
		for _, who := range []string{"interviewer", "manager"} {
			c := d.as(who)
			for _, op := range wire.Operations {
				if !slices.Contains(mayCall[op.Stem], who) || slices.Contains(tellStatuses, op.Stem) || isSignOut(op) ||
					who == "manager" && op.Method != http.MethodGet {
					continue
				}
				for _, message := range messages {
					a := d.aboutCandidate(c, who, op, req, can, message)
					for _, secret := range later {
						if !strings.Contains(a.Raw, secret) {
							continue
						}
						if told[who]++; who == "interviewer" {
							t.Errorf("%s tells the interviewer %q: %.600s", op.Stem, secret, a.Raw)
						}
					}
				}
			}
		}
		if told["manager"] < 10 {
			t.Errorf("the walk does not reach what came after: a manager reads it %d times", told["manager"])
		}
		c := d.as("interviewer")
		a := c.get(messagesOf(can))
		if a.Total == 0 || !strings.Contains(a.Raw, "Interview invitation") {
			t.Errorf("what was written before is gone: %s", a.Raw)
		}
		for _, row := range a.Data {
			if one := c.get(messagesOf(can) + "/" + row["id"].(string)); one.code() != "200" {
				t.Errorf("a message that is listed: %s", one.Raw)
			}
		}
		for path, want := range map[string]string{
			"/api/search?q=Asha+Rao": `"status":"Selected"`,
			"/api/Candidate_Dashboard.svc/get_candidate_details/" + can + "/" + req: `"STATUS":"Selected"`,
		} {
			if a := c.get(path); !strings.Contains(a.Raw, want) {
				t.Errorf("%s does not say %s: %s", path, want, a.Raw)
			}
		}
		if next := d.next(c, req, can); next.Status != "Selected" || next.Stage != "HR_ROUND" {
			t.Errorf("where the candidate stands: %s %s", next.Stage, next.Status)
		}
	})
}
