package httpapi_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"muster/internal/check"
)

// calendars lists whom the mails told what: their method, sequence and day.
func (d *team) calendars() (all []string) {
	d.t.Helper()
	for _, m := range d.mails {
		all = append(all, strings.TrimSpace(strings.Join(m.To, ", ")+" "+entry(m.Calendar, "METHOD")+" "+
			entry(m.Calendar, "SEQUENCE")))
	}
	slices.Sort(all)
	return all
}

func stepOf(t *testing.T, a reply) string {
	t.Helper()
	if a.code() != "200" {
		t.Fatal(a.Raw)
	}
	return a.Data[0]["STEP"].(string)
}

func (d *team) sound() {
	d.t.Helper()
	faults, err := check.Run(d.t.Context(), d.app.Core)
	if err != nil {
		d.t.Fatal(err)
	}
	for _, fault := range faults {
		d.t.Error(fault)
	}
}

func TestUndoOfAMove(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		first := d.next(d.recruiter, req, can)
		step := stepOf(t, d.move(d.recruiter, req, can, "CALL", "Shortlisted", d.arranged(d.idOf("interviewer"))))
		if next := d.next(d.recruiter, req, can); next.TakesBack != step || next.TakesBackUntil == "" {
			t.Errorf("offered: %q until %q", next.TakesBack, next.TakesBackUntil)
		}
		if next := d.next(d.manager, req, can); next.TakesBack != "" {
			t.Error("a manager is offered to take back what another did")
		}
		d.work()
		undo := func(c *client) reply { return c.post("/api/moves/"+step+"/undo", body{}) }
		if a := undo(d.manager); a.Status != 403 {
			t.Errorf("by another: %s", a.Raw)
		}
		if a := undo(d.recruiter); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if a := undo(d.recruiter); a.code() != "409" ||
			a.message() != "This is undone already" {
			t.Errorf("twice: %s", a.Raw)
		}
		if came := d.arrives(); len(came) != 0 {
			t.Errorf("mails of a move that was undone: %+v", came)
		}
		if n := d.pendingOf("interviewer"); n != 0 {
			t.Errorf("%d interviews", n)
		}
		if next := d.next(d.recruiter, req, can); next.Stage != first.Stage || next.Status != first.Status {
			t.Errorf("it is at %s %s", next.Stage, next.Status)
		}
		d.sound()
	})
}

func TestTakeBackCorrectsTheMails(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		one, other := d.idOf("interviewer"), d.conductor
		expect := func(what string, want ...string) {
			t.Helper()
			d.mails = nil
			d.leave()
			slices.Sort(want)
			if got := d.calendars(); !slices.Equal(got, want) {
				t.Errorf("%s: got\n%s\nwant\n%s", what, strings.Join(got, "\n"), strings.Join(want, "\n"))
			}
		}
		back := func(step string) {
			t.Helper()
			d.pass(time.Minute)
			if a := d.recruiter.post("/api/moves/"+step+"/undo", body{}); a.code() != "200" {
				t.Fatal(a.Raw)
			}
		}
		person, another := d.emailOf(one), d.emailOf(other)
		step := stepOf(t, d.move(d.recruiter, req, can, "CALL", "Shortlisted", d.arranged(one)))
		expect("arranged", candidatesMail+" REQUEST 0", person+" REQUEST 0")
		back(step)
		expect("taken back", candidatesMail+" CANCEL 1", person+" CANCEL 1")
		stepOf(t, d.move(d.recruiter, req, can, "CALL", "Shortlisted", d.arranged(one)))
		expect("arranged again", candidatesMail+" REQUEST 2", person+" REQUEST 2")
		step = stepOf(t, d.move(d.recruiter, req, can, "HR_ROUND", "Rejected", nil))
		expect("rejected", candidatesMail+" CANCEL 3", person+" CANCEL 3")
		back(step)
		expect("not rejected", candidatesMail+" REQUEST 4", person+" REQUEST 4")
		if n := d.pendingOf("interviewer"); n != 1 {
			t.Errorf("%d interviews are pending again", n)
		}
		step = stepOf(t, d.move(d.recruiter, req, can, "HR_ROUND", "Rescheduled", d.arranged(other)))
		expect("given to another", candidatesMail+" REQUEST 6", person+" CANCEL 5", another+" REQUEST 6")
		back(step)
		expect("and back", candidatesMail+" REQUEST 7", person+" REQUEST 7", another+" CANCEL 7")
		d.sound()
		d.pass(16 * time.Minute)
		step = stepOf(t, d.move(d.recruiter, req, can, "HR_ROUND", "Selected", nil))
		d.pass(16 * time.Minute)
		if a := d.recruiter.post("/api/moves/"+step+"/undo", body{}); a.code() != "409" ||
			a.message() != "It is too late to undo this" {
			t.Errorf("after a quarter of an hour: %s", a.Raw)
		}
	})
}

func TestTakeBackOfAJoiningDate(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		d.moves(req, can, "CALL Shortlisted", "HR_ROUND Selected", "TL_ROUND Skip", "PL_ROUND Skip", "CEO_ROUND Skip",
			"OFFER Offer Sent", "OFFER Offer Accepted")
		d.arrivesAll()
		step := stepOf(t, d.move(d.manager, req, can, "JOINING", "Expected DOJ", body{"CALLBACK_DATE": "2026-04-01"}))
		d.arrivesAll()
		if len(d.mails) == 0 {
			t.Fatal("no mail about the joining date")
		}
		mail := d.mails[len(d.mails)-1]
		if a := d.manager.post("/api/moves/"+step+"/undo", body{}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		d.arrivesAll()
		if len(d.mails) != 1 || d.mails[0].Subject != "Please ignore our mail of 16-Mar-2026" ||
			!slices.Equal(d.mails[0].To, mail.To) || !slices.Equal(d.mails[0].Cc, mail.Cc) {
			t.Errorf("got %+v", d.mails)
		}
		d.sound()
	})
}

func (d *team) arrivesAll() {
	d.t.Helper()
	d.mails = nil
	d.leave()
}

func TestReopenACandidate(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		reopen := func(c *client, comment string) reply {
			return c.post("/api/applications/reopen", body{"candidate": can, "requisition": req, "comment": comment})
		}
		d.moves(req, can, "CALL Shortlisted")
		if a := reopen(d.manager, "why not"); a.code() != "409" {
			t.Errorf("an open one: %s", a.Raw)
		}
		d.moves(req, can, "HR_ROUND Rejected")
		if a := reopen(d.recruiter, "came back"); a.Status != 403 {
			t.Errorf("by its owner: %s", a.Raw)
		}
		if a := reopen(d.manager, " "); a.Status != 400 || a.message() != "All Fields Are Compulsory!!" {
			t.Errorf("without a comment: %s", a.Raw)
		}
		a := reopen(d.manager, "came back")
		step := stepOf(t, a)
		if a.message() != "Candidate reopened" {
			t.Error(a.Raw)
		}
		next := d.next(d.recruiter, req, can)
		if next.Stage != "HR_ROUND" || next.Status != "Reopened" || next.Restored != "Scheduled" || next.Closed {
			t.Errorf("got %+v", next)
		}
		d.sound()
		if a := d.manager.post("/api/moves/"+step+"/undo", body{}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if next := d.next(d.recruiter, req, can); next.Status != "Rejected" || !next.Closed {
			t.Errorf("got %+v", next)
		}
		stepOf(t, reopen(d.manager, "came back after all"))
		stepOf(t, d.move(d.recruiter, req, can, "HR_ROUND", "Scheduled", d.arranged(d.idOf("interviewer"))))
		black := d.manager.post("/api/Candidate_Dashboard.svc/Blacklisted_Candidate_V1",
			body{"CAN_ID": can, "REQ_ID": req, "COMMENT": "lied"})
		stepOf(t, black)
		stepOf(t, reopen(d.manager, "somebody else lied"))
		if next := d.next(d.recruiter, req, can); next.Status != "Reopened" || next.Blacklisted {
			t.Errorf("got %+v", next)
		}
		d.sound()
	})
}

// Reopening ends the candidate's other application, with its interview. Taking that back invites again, by a number of
// its own.
func TestTakeBackOfAReopeningInvitesAgain(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		first, can := d.invited()
		d.moves(first, can, "CALL Not Interested")
		second := d.approved("Contract", 2)
		if a := d.assign(second, []string{d.hr}, 2); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if a := d.manager.post(mapCandidates, body{"REQ_ID": second, "CAN_LIST": can}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		d.moves(second, can, "CALL Shortlisted")
		d.arrivesAll()
		d.pass(time.Minute)
		step := stepOf(t, d.manager.post("/api/applications/reopen", body{"candidate": can, "requisition": first,
			"comment": "changed their mind"}))
		d.leave()
		d.pass(time.Minute)
		if a := d.manager.post("/api/moves/"+step+"/undo", body{}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		d.leave()
		person := d.emailOf(d.conductor)
		want := []string{candidatesMail + " REQUEST 0", candidatesMail + " CANCEL 1", candidatesMail + " REQUEST 2",
			person + " REQUEST 0", person + " CANCEL 1", person + " REQUEST 2"}
		slices.Sort(want)
		if got := d.calendars(); !slices.Equal(got, want) {
			t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
		}
	})
}
