package httpapi_test

import (
	"strings"
	"testing"
	"time"
)

// revoke revokes the requisition as the manager.
func (d *team) revoke(req string) reply {
	d.t.Helper()
	a := d.manager.post("/api/Requirement_Dashboard.svc/requirement_revoke_v2", body{"STATUS": "Revoke",
		"REQ_ID": req, "COMMENTS": "budget", "LASTUPDATED_BY": d.managerID})
	if a.code() != "200" {
		d.t.Fatalf("revoke: %s", a.Raw)
	}
	return a
}

// pendingOf counts the rows that the interviewer has on /scheduled_interviews.
func (d *team) pendingOf(who string) int {
	d.t.Helper()
	a := d.as(who).get("/api/Candidate_Dashboard.svc/get_interview_records/" + d.idOf(who))
	if a.code() != "200" {
		d.t.Fatalf("interviews: %s", a.Raw)
	}
	return len(a.Data)
}

func TestRevokeTellsThePeopleOfPendingInterviews(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		interviewer := d.idOf("interviewer")
		if a := d.move(d.recruiter, req, can, "CALL", "Shortlisted", d.arranged(interviewer)); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		asked := d.arrives()
		if n := d.pendingOf("interviewer"); n != 1 {
			t.Fatalf("interviews before: %d", n)
		}
		d.revoke(req)
		d.mails = nil
		if d.work(); len(d.mails) != 0 {
			t.Errorf("mails leave while the step can still be undone: %+v", d.mails)
		}
		if n := d.pendingOf("interviewer"); n != 0 {
			t.Errorf("interviews of a revoked requisition: %d", n)
		}
		const why = "This interview will not take place: the requisition was revoked."
		for name, c := range map[string]*client{"interviewer": d.as("interviewer"), "manager": d.manager} {
			if next := d.next(c, req, can); len(next.Interview.Results) != 0 || next.Interview.Reason != why {
				t.Errorf("what %s reads in the dialog: %+v", name, next.Interview)
			}
		}
		if a := d.move(d.as("interviewer"), req, can, "HR_ROUND", "Selected",
			body{"TAKE_INTERVIEW": "1"}); a.code() != "409" {
			t.Errorf("a result under Revoke: %s", a.Raw)
		}
		came := d.arrives()
		for address, whose := range map[string]string{candidatesMail: "your HR interview",
			d.emailOf(interviewer): "the HR interview of Asha Rao"} {
			m := came[address]
			if len(came) != 2 || entry(m.Calendar, "METHOD") != "CANCEL" || entry(m.Calendar, "SEQUENCE") != "1" ||
				entry(m.Calendar, "UID") != entry(asked[address].Calendar, "UID") ||
				!strings.Contains(m.Plain, whose+" on 20-Mar-2026 at 03:30 pm will not take place.") {
				t.Errorf("cancelled for %s: %+v", address, m)
			}
			if strings.Contains(m.Plain+m.HTML, "budget") || strings.Contains(m.Plain, "evoke") {
				t.Errorf("%s is told why: %s", address, m.Plain)
			}
		}
		// What was cancelled with the requisition is not cancelled once more with the person.
		if a := d.manager.post("/api/Candidate_Dashboard.svc/Blacklisted_Candidate_V1",
			body{"CAN_ID": can, "REQ_ID": req, "COMMENT": "lied"}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if came := d.arrives(); len(came) != 0 {
			t.Errorf("cancelled twice: %+v", came)
		}
	})
}

// interviewTold returns an application whose interview is arranged, and whose people have been told.
func (d *team) interviewTold() (req, can string) {
	d.t.Helper()
	req, can = d.invited()
	arranged := d.arranged(d.idOf("interviewer"))
	if a := d.move(d.recruiter, req, can, "CALL", "Shortlisted", arranged); a.code() != "200" {
		d.t.Fatal(a.Raw)
	}
	d.leave()
	return req, can
}

func TestUndoOfRevokeWithdrawsTheMails(t *testing.T) {
	for name, written := range map[string]bool{"written": true, "not yet written": false} {
		t.Run(name, func(t *testing.T) {
			eachTeam(t, func(t *testing.T, d *team) {
				req, can := d.interviewTold()
				step := d.revoke(req).Data[0]["step"].(string)
				if written {
					d.work()
				}
				d.pass(7 * time.Second)
				if a := d.manager.post("/api/steps/"+step+"/undo", body{}); a.code() != "200" {
					t.Fatal(a.Raw)
				}
				if n := d.pendingOf("interviewer"); n != 1 {
					t.Errorf("interviews after Undo: %d", n)
				}
				d.pass(time.Minute)
				if came := d.arrives(); len(came) != 0 {
					t.Errorf("mails of a revoke that was undone: %+v", came)
				}
				if a := d.move(d.as("interviewer"), req, can, "HR_ROUND", "Selected",
					body{"TAKE_INTERVIEW": "1"}); a.code() != "200" {
					t.Errorf("the result after Undo: %s", a.Raw)
				}
			})
		})
	}
}

// An interview that whoever conducts it has held earlier took place: it is not cancelled, only over.
func TestAnEarlyResultRemovesTheInterviewFromTheCalendars(t *testing.T) {
	const done = "is done; the entry is removed from your calendar."
	for _, c := range []struct{ by, result, words string }{
		{"manager", "Rejected", "will not take place."}, {"manager", "Selected", "is not needed any more."},
		{"manager", "On-Hold", "is not needed any more."}, {"interviewer", "Rejected", done},
		{"interviewer", "Selected", done}, {"interviewer", "On-Hold", done},
	} {
		result, words := c.result, c.words
		t.Run(result+" by the "+c.by, func(t *testing.T) {
			eachTeam(t, func(t *testing.T, d *team) {
				req, can := d.interviewTold()
				link := replyLinkOf(t, d.mailTo(candidatesMail))
				if a := d.move(d.as(c.by), req, can, "HR_ROUND", result,
					body{"TAKE_INTERVIEW": "1"}); a.code() != "200" {
					t.Fatal(a.Raw)
				}
				page := d.nobody().get("/api/interviews/reply?" + link.Encode()).Data[0]["decided"]
				if (page == "This interview is done.") != (words == done) {
					t.Errorf("the page of the invitation: %s", page)
				}
				came := d.arrives()
				for _, address := range []string{candidatesMail, d.emailOf(d.idOf("interviewer"))} {
					m := came[address]
					if len(came) != 2 || entry(m.Calendar, "METHOD") != "CANCEL" ||
						!strings.Contains(m.Plain, words) {
						t.Errorf("%s for %s: %+v", result, address, m)
					}
					if says := strings.ToLower(m.Subject + m.Plain + m.HTML); words == done &&
						(strings.Contains(says, "cancelled") || !strings.HasPrefix(m.Subject, "Done: ")) {
						t.Errorf("an interview that took place is called cancelled: %s %s", m.Subject, m.Plain)
					}
					if strings.Contains(m.Plain, result) {
						t.Errorf("%s is told the result: %s", address, m.Plain)
					}
				}
			})
		})
	}
}

func TestAnInterviewThatIsAboutToStartIsNotCancelled(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		interviewer := d.idOf("interviewer")
		soon := d.arranged(interviewer)
		// It is three in the afternoon in the business zone.
		soon["CALLBACK_DATE"], soon["CALLBACK_TIME"] = "2026-03-16", "15:15"
		if a := d.move(d.recruiter, req, can, "CALL", "Shortlisted", soon); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		d.leave()
		if a := d.move(d.recruiter, req, can, "HR_ROUND", "Rejected", nil); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if came := d.arrives(); len(came) != 0 {
			t.Errorf("cancelled 15 minutes before: %+v", came)
		}
	})
}

func TestAResultAfterTheStartSendsNothing(t *testing.T) {
	for _, result := range []string{"Rejected", "Selected", "On-Hold"} {
		t.Run(result, func(t *testing.T) {
			eachTeam(t, func(t *testing.T, d *team) {
				req, can := d.interviewTold()
				d.pass(time.Date(2026, 3, 20, 15, 30, 1, 0, kolkata).Sub(d.clock()))
				d.leave()
				if a := d.move(d.as("interviewer"), req, can, "HR_ROUND", result,
					body{"TAKE_INTERVIEW": "1"}); a.code() != "200" {
					t.Fatal(a.Raw)
				}
				if came := d.arrives(); len(came) != 0 {
					t.Errorf("mails after the start: %+v", came)
				}
			})
		})
	}
}
