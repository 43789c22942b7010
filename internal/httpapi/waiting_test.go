package httpapi_test

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"muster/internal/hiring"
	"muster/internal/jobs"
	"muster/internal/store/storetest"
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
		if a := d.manager.post("/api/waiting/remind", remind); a.code() != "409" ||
			!strings.Contains(a.message(), "; again from ") {
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
		// The requisition waits for its recruiter, too.
		if len(counts.Data) != 2 || counts.Data[0]["party"] != "interviewer" || counts.Data[0]["state"] != "overdue" ||
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

// What is recorded beside the stages is refused with the reason: by whom, when and without what.
func TestBesideTheStages(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		send := func(c *client, status, comment string, more body) reply {
			sent := body{"candidate": can, "requisition": req, "status": status, "comment": comment}
			maps.Copy(sent, more)
			return c.post("/api/applications/beside", sent)
		}
		refused := func(what string, a reply, status int, field, sentence string) {
			t.Helper()
			if a.Status != status || a.code() == "200" || a.field() != field || a.message() != sentence {
				t.Errorf("%s: %d %s", what, a.Status, a.Raw)
			}
		}
		const (
			noOffer  = "There is no offer that waits for the candidate's answer"
			notOnWay = "The candidate has not accepted an offer, or has joined already"
		)
		if w := d.waitOf(d.recruiter, req, can); len(w["beside"].([]any)) != 0 {
			t.Errorf("beside the stages of a new candidate: %v", w)
		}
		refused("an answer without an offer", send(d.recruiter, "Candidate Accepts", "said yes", nil), 200, "", noOffer)
		refused("a touch too early", send(d.recruiter, "In Touch", "all well", nil), 200, "", notOnWay)
		d.moves(req, can, append(slices.Clone(toCEO), "OFFER Offer Sent")...)
		refused("no comment", send(d.recruiter, "Candidate Accepts", " ", nil), 400, "comment", "All Fields Are Compulsory!!")
		refused("a stage's status", send(d.recruiter, "Offer Accepted", "said yes", nil), 400, "status",
			"This is not recorded beside the stages")
		if a := send(d.as("recruiter2"), "Candidate Accepts", "said yes", nil); a.Status != 403 {
			t.Errorf("by another recruiter: %s", a.Raw)
		}
		if a := send(d.recruiter, "Candidate Accepts", "said yes", body{"version": "1"}); a.code() != "409" {
			t.Errorf("on a stale page: %s", a.Raw)
		}
		step := stepOf(t, send(d.recruiter, "Candidate Accepts", "said yes", nil))
		d.mustWait(req, can, "manager", "", "Record the answer")
		if a := d.recruiter.post("/api/moves/"+step+"/undo", body{}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		d.mustWait(req, can, "candidate", "", "Answer")
		for who, c := range map[string]*client{"the owner": d.recruiter, "a manager": d.manager} {
			rows := c.get("/api/waiting?party=candidate&requisition=" + req)
			if len(rows.Data) != 1 || rows.Data[0]["writes"] != true || rows.Data[0]["remind"] != false {
				t.Errorf("%s reminds the candidate by a message: %s", who, rows.Raw)
			}
		}
		d.moves(req, can, "OFFER Offer Accepted")
		refused("answered already", send(d.recruiter, "Candidate Declines", "no", nil), 200, "", noOffer)
		refused("resigned some day", send(d.recruiter, "Resigned", "", nil), 400, "date", "Please Select Date!!")
		stepOf(t, send(d.recruiter, "Resigned", "", body{"date": "2026-04-01"}))
		stepOf(t, send(d.recruiter, "Wavering", "has another offer", nil))
		d.moves(req, can, "JOINING Joined")
		if a := send(d.recruiter, "In Touch", "all well", nil); a.code() != "409" {
			t.Errorf("joined: %s", a.Raw)
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
		// One that begins now does the work of both, but not of one that somebody has begun and may have to repeat.
		storetest.Exec(t, d.database, "UPDATE job SET attempts = 1 WHERE id = "+
			"(SELECT MAX(id) FROM job WHERE kind = 'RenewWaits')")
		mustPut(admin, hiring.WorkHours, "10:00-18:00")
		if err := d.app.Waits.RenewWaits(t.Context(), jobs.Job{ID: "the one that begins"}); err != nil {
			t.Fatal(err)
		}
		if n := d.counted("SELECT id FROM job WHERE kind = 'RenewWaits'"); n != 1 {
			t.Errorf("%d jobs are left beside the one that has begun", n)
		}
		d.work()
	})
}
