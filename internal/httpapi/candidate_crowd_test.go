package httpapi_test

import (
	"fmt"
	"strings"
	"testing"

	"muster/internal/store/storetest"
)

const (
	insertCandidate = "/api/Candidate_Dashboard.svc/insert_candidate"
	pushToOffer     = "/api/Candidate_Dashboard.svc/Candidate_Push_To_Offer"
	blacklist       = "/api/Candidate_Dashboard.svc/Blacklisted_Candidate_V1"
	offersAreOut    = "The offer for this requisition has been sent to another candidate!"
)

// eight returns clients for the people of a requisition, some of them with two tabs open.
func (d *team) eight() []*client {
	many := make([]*client, 8)
	for i, who := range []string{"recruiter", "manager", "recruiter", "manager4", "recruiter", "manager", "recruiter",
		"manager4"} {
		many[i] = d.as(who)
	}
	return many
}

// accepted counts the replies that succeeded; every other reply must be the refusal.
func accepted(t *testing.T, answers []reply, refusal string) int {
	t.Helper()
	yes := 0
	for i, a := range answers {
		switch {
		case a.code() == "200":
			yes++
		case a.Status != 200 || a.code() != "409" || !strings.HasPrefix(a.message(), refusal):
			t.Errorf("the answer to number %d: %d %s", i, a.Status, a.Raw)
		}
	}
	return yes
}

func (d *team) counted(query string) int {
	d.t.Helper()
	return len(storetest.Column(d.t, d.database, query))
}

// Duplicates by mobile, and by e-mail address under different mobiles.
func TestConcurrentAddsCreateOneCandidate(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, _ := d.opened("Full Time", 2)
		people := d.eight()
		for name, sent := range map[string]func(i int) body{
			"mobile": func(int) body { return body{"MOBILE": "9300000001"} },
			"e-mail": func(i int) body {
				return body{"MOBILE": fmt.Sprintf("930000010%d", i), "EMAIL": strings.Repeat("X", i%2) +
					"one@mail.example"}
			},
		} {
			answers := concurrently(len(people), func(i int) reply {
				one := body{"NAME": fmt.Sprintf("Person %c", 'A'+i), "SOURCE_OF_CANDIDATE": "Naukri", "STATE": "Goa",
					"CITY": "Panaji", "REQ_ID": req, "IS_MAP": "1"}
				for field, value := range sent(i) {
					one[field] = value
				}
				return people[i].post(insertCandidate, one)
			})
			want := map[string]int{"mobile": 1, "e-mail": 2}[name]
			if got := accepted(t, answers, "Candidate is already in the system"); got != want {
				t.Errorf("by the same %s %d were added, want %d", name, got, want)
			}
			for _, a := range answers {
				if a.code() == "409" && (a.Data[0]["STATUS"] != "New" || a.Data[0]["HR_NAME"] == "" ||
					a.Data[0]["POSITION_NAME"] != "Full Time Developer") {
					t.Errorf("the others do not learn where the first stands: %s", a.Raw)
				}
			}
		}
		if n := d.counted("SELECT id FROM candidate WHERE name LIKE 'Person %'"); n != 3 {
			t.Errorf("%d candidates are kept, want 3", n)
		}
	})
}

// Everybody saw the same version, and each wants a different move that the rules would accept.
func TestConcurrentMovesOfOneCandidate(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		people := d.eight()
		saw := fmt.Sprint(d.next(d.recruiter, req, can).Version)
		answers := concurrently(len(people), func(i int) reply {
			return d.move(people[i], req, can, "CALL", "Not Interested",
				body{"COMMENT": fmt.Sprintf("said to number %d", i), "VERSION": saw})
		})
		if got := accepted(t, answers, "Meanwhile this candidate is at CALL Not Interested, set by "); got != 1 {
			t.Errorf("%d of eight moves were accepted", got)
		}
		events := storetest.Column(t, d.database, "SELECT comment FROM stage_event WHERE stage = 'CALL'")
		if len(events) != 1 {
			t.Fatalf("recorded: %v", events)
		}
		for i, a := range answers {
			if comment := fmt.Sprintf("said to number %d", i); (a.code() == "200") != (events[0] == comment) {
				t.Errorf("number %d was answered %s, recorded is %s", i, a.Raw, events[0])
			}
		}
	})
}

// Each sends a resume; what is stored is the complete edit of one of them.
func TestConcurrentEditsOfOneCandidate(t *testing.T) {
	eachDirectory(t, func(t *testing.T, c *directory) {
		can := c.ids["called"]
		people := c.eight()
		saw := fmt.Sprint(c.recruiter.get(detailsOf + can + "/" + c.first).Data[0]["CANDIDATE_VERSION"])
		answers := concurrently(len(people), func(i int) reply {
			sent := body{"NAME": fmt.Sprintf("Editor %c", 'A'+i), "CURRENT_COMPANY": fmt.Sprintf("Company %c", 'A'+i),
				"VERSION": saw, "CREATED_BY": ""}
			return people[i].form(editForm, c.edit("called", sent), pdfOf(5000+i))
		})
		if got := accepted(t, answers, "Somebody else has changed this candidate. Please look again."); got != 1 {
			t.Errorf("%d of eight edits were accepted", got)
		}
		row, resume := c.recruiter.get(detailsOf + can + "/" + c.first).Data[0], c.recruiter.get(resumeFile+can).Raw
		for i, a := range answers {
			letter := string(rune('A' + i))
			if first := a.code() == "200"; first != (row["NAME"] == "Editor "+letter) ||
				first != (row["CURRENT_COMPANY"] == "Company "+letter) || first != (len(resume) == 5000+i) {
				t.Errorf("number %d was answered %s; kept is %v with %d bytes", i, a.Raw, row, len(resume))
			}
		}
		if n := c.counted("SELECT id FROM audit WHERE action = 'UpdateCandidate' AND subject_id = '" + can +
			"'"); n != 1 {
			t.Errorf("%d edits are in the audit", n)
		}
	})
}

// An upload comes before the blacklisting, or is refused and leaves no file.
func TestResumeUploadDuringBlacklisting(t *testing.T) {
	eachDirectory(t, func(t *testing.T, c *directory) {
		can := c.ids["called"]
		people := c.eight()
		answers := concurrently(len(people), func(i int) reply {
			if i == 3 {
				return people[i].post(blacklist, body{"CAN_ID": can, "REQ_ID": c.first, "COMMENT": "gave false papers"})
			}
			return people[i].form(resumeForm, body{"CAN_ID": can}, pdfOf(6000+i))
		})
		if answers[3].code() != "200" {
			t.Fatalf("blacklisted: %s", answers[3].Raw)
		}
		uploaded := accepted(t, answers, "Candidate is Blacklisted") - 1
		if n := c.counted("SELECT id FROM audit WHERE action = 'UpdateResume' AND subject_id = '" + can +
			"'"); n != uploaded {
			t.Errorf("%d uploads succeeded, %d are in the audit", uploaded, n)
		}
		if n := c.counted("SELECT id FROM resume WHERE candidate_id = '" + can + "'"); n != min(uploaded, 1) {
			t.Errorf("%d resumes are kept after %d uploads", n, uploaded)
		}
		if a := c.recruiter.form(resumeForm, body{"CAN_ID": can}, onePage); a.code() != "409" ||
			a.message() != "Candidate is Blacklisted" {
			t.Errorf("afterwards: %s", a.Raw)
		}
	})
}

// Push to Offer leads to the offer, not around its limit.
func TestConcurrentOffersForTheLastPosition(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, holder := d.opened("Full Time", 1)
		d.moves(req, holder, toCEO...)
		d.moves(req, holder, "OFFER Offer Sent")
		people, waiting := d.eight(), make([]string, 8)
		for i := range waiting {
			waiting[i] = d.add(req, "Some Body", fmt.Sprintf("930000020%d", i))
			d.moves(req, waiting[i], toCEO...)
		}
		push := func(can func(i int) string) []reply {
			return concurrently(len(people), func(i int) reply {
				return people[i].post(pushToOffer, body{"CAN_ID": can(i), "REQ_ID": req, "STATUS": "Push To Offer"})
			})
		}
		if got := accepted(t, push(func(int) string { return waiting[0] }),
			"The candidate is pushed to offer already"); got != 1 {
			t.Errorf("one candidate was pushed %d times", got)
		}
		push(func(i int) string { return waiting[i] })
		if n := d.counted("SELECT id FROM stage_event WHERE status = 'Push To Offer'"); n != len(waiting) {
			t.Errorf("%d candidates are pushed, want %d", n, len(waiting))
		}
		send := func() []reply {
			return concurrently(len(people), func(i int) reply {
				return d.move(people[i], req, waiting[i], "OFFER", "Offer Sent", body{"CALLBACK_DATE": "2026-03-16"})
			})
		}
		if got := accepted(t, send(), offersAreOut); got != 0 {
			t.Errorf("%d offers went out besides the first one", got)
		}
		d.moves(req, holder, "OFFER Offer Not Accepted")
		if got := accepted(t, send(), offersAreOut); got != 1 {
			t.Errorf("%d of eight offers went out for one position", got)
		}
		if a := d.move(d.manager, req, holder, "OFFER", "Offer Accepted",
			body{"CALLBACK_DATE": "2026-03-16"}); a.code() != "409" || a.message() != offersAreOut {
			t.Errorf("a candidate who declined returns: %s", a.Raw)
		}
		if n := d.counted("SELECT id FROM application WHERE outstanding AND requisition_id = '" + req + "'"); n != 1 {
			t.Errorf("%d offers are out", n)
		}
	})
}

// Two people of the programme press at the same moment; each gets one candidate and keeps them.
func TestQueueGivesEachCandidateToOnePerson(t *testing.T) {
	eachWorking(t, func(t *testing.T, w *working) {
		req := w.esaOpen()
		for i := range 3 {
			w.nobody().post(esaPage, typed(fmt.Sprintf("960000000%d", i), nil))
		}
		callers := []*client{w.as("esa-hr"), w.as("esa-assigned")}
		ids := []string{w.idOf("esa-hr"), w.idOf("esa-assigned")}
		given := [2]map[any]bool{{}, {}}
		answers := concurrently(8, func(i int) reply { return callers[i%2].get(nextEsa + req + "/" + ids[i%2]) })
		for i, a := range answers {
			if a.code() != "200" || len(a.Data) != 1 {
				t.Fatalf("number %d: %s", i, a.Raw)
			}
			given[i%2][a.Data[0]["CAN_ID"]] = true
		}
		for can := range given[0] {
			if given[1][can] {
				t.Errorf("both were given %v", can)
			}
		}
		if len(given[0]) != 1 || len(given[1]) != 1 {
			t.Errorf("one was given several: %v", given)
		}
	})
}
