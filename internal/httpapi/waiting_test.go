package httpapi_test

import (
	"strings"
	"testing"
	"time"

	"muster/internal/hiring"
)

// waitOf returns whom the application waits on, as the caller reads it.
func (d *team) waitOf(c *client, req, can string) map[string]any {
	d.t.Helper()
	a := c.get("/api/applications/waiting?candidate=" + can + "&requisition=" + req)
	if a.code() != "200" || len(a.Data) != 1 {
		d.t.Fatalf("waiting: %s", a.Raw)
	}
	return a.Data[0]
}

func (d *team) mustWait(req, can, party, person, what string) {
	d.t.Helper()
	w := d.waitOf(d.manager, req, can)
	if w["party"] != party || w["personId"] != person || w["what"] != what {
		d.t.Errorf("waits on %v %v: %v, want %s %s: %s", w["party"], w["personId"], w["what"], party, person, what)
	}
}

func TestWaitsFollowEveryChange(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		recruiter, interviewer := d.idOf("recruiter"), d.idOf("interviewer")
		d.mustWait(req, can, "recruiter", recruiter, "Call")
		if a := d.move(d.recruiter, req, can, "CALL", "Shortlisted", d.arranged(interviewer)); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		d.mustWait(req, can, "interviewer", interviewer, "Give the result")
		rows := d.as("interviewer").get("/api/waiting?person=me")
		if len(rows.Data) != 1 || rows.Data[0]["candidateId"] != can || rows.Data[0]["state"] != "planned" {
			t.Errorf("what waits on the interviewer: %s", rows.Raw)
		}
		remind := body{"candidate": can, "requisition": req}
		if a := d.recruiter.post("/api/waiting/remind", remind); a.code() != "200" || a.message() != "Reminder sent" {
			t.Errorf("remind: %s", a.Raw)
		}
		if a := d.manager.post("/api/waiting/remind", remind); a.code() != "409" || !strings.Contains(a.message(), "; again from ") {
			t.Errorf("remind at once again: %s", a.Raw)
		}
		if a := d.as("interviewer").post("/api/waiting/remind", remind); a.code() == "200" {
			t.Errorf("the interviewer reminds themself: %s", a.Raw)
		}
		d.pass(5 * 24 * time.Hour)
		// Nobody is signed in for so long.
		d.recruiter, d.manager = d.as("recruiter"), d.as("manager")
		if w := d.waitOf(d.recruiter, req, can); w["state"] != "overdue" {
			t.Errorf("days later: %v", w)
		}
		counts := d.manager.get("/api/waiting/counts?requisition=" + req)
		if len(counts.Data) != 1 || counts.Data[0]["party"] != "interviewer" || counts.Data[0]["state"] != "overdue" ||
			counts.Data[0]["count"] != 1.0 {
			t.Errorf("counts: %s", counts.Raw)
		}
		if a := d.manager.get("/api/waiting?state=late"); a.code() == "200" {
			t.Errorf("an unknown state: %s", a.Raw)
		}
		d.revoke(req)
		d.mustWait(req, can, "nobody", "", "")
	})
}

func TestBesideTheStages(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		beside := body{"candidate": can, "requisition": req, "status": "Candidate Accepts", "comment": "said yes"}
		if a := d.recruiter.post("/api/applications/beside", beside); a.code() != "409" {
			t.Errorf("an answer without an offer: %s", a.Raw)
		}
		if w := d.waitOf(d.recruiter, req, can); len(w["beside"].([]any)) != 0 {
			t.Errorf("beside the stages of a new candidate: %v", w)
		}
	})
}

// A change while the waits of an earlier one are being worked out must not be lost: the job may have passed its rows.
func TestEachChangeOfWorkingTimeRenewsTheWaits(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		admin := d.as("administrator")
		for _, hours := range []string{"10:00-19:00", "09:30-18:30"} {
			mustPut(admin, hiring.WorkHours, hours)
		}
		if n := d.counted("SELECT id FROM job WHERE kind = 'RenewWaits'"); n != 2 {
			t.Errorf("%d jobs for two changes", n)
		}
		d.work()
	})
}
