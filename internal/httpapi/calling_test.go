package httpapi_test

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"muster/internal/store/storetest"
)

const (
	callingRound = "/api/calling"
	nextCall     = "/api/calling/next"
	holdCall     = "/api/calling/hold"
	skipCall     = "/api/calling/skip"
)

// workOff calls whomever the round gives until nobody is left, and returns the answer that ended it.
func workOff(c *client, most int) reply {
	for range most {
		next := c.post(nextCall, body{})
		if next.code() != "200" {
			return next
		}
		turn := next.Data[0]
		a := c.post("/api/Candidate_Dashboard.svc/update_candidate_round", body{"CAN_ID": turn["candidateId"].(string),
			"REQ_ID": turn["requisitionId"].(string), "STAGE": "CALL", "STATUS": "Not Interested", "COMMENT": "called once",
			"VERSION": fmt.Sprint(turn["version"])})
		// The other tab was faster: this one goes on with the next.
		if a.code() != "200" && !strings.HasPrefix(a.message(), "Meanwhile this candidate is at") {
			return a
		}
	}
	return reply{}
}

// Two people of the programme work off a queue of 200 at once: each candidate is called once, by one of them.
func TestTwoPeopleInTheRound(t *testing.T) {
	eachProgramme(t, func(t *testing.T, p *programme) {
		const waiting = 200
		for i := range waiting {
			if i%20 == 0 {
				p.pass(61 * time.Minute)
			}
			if i%60 == 0 {
				p.pass(25 * time.Hour)
			}
			if a := p.nobody().post(esaPage, typed(fmt.Sprintf("93%08d", i), nil)); a.code() != "200" {
				t.Fatal(a.Raw)
			}
		}
		p.esaHR, p.assigned = p.as("esa-hr"), p.as("esa-assigned")
		if left := p.esaHR.get(callingRound).Data[0]["left"]; left != float64(waiting) {
			t.Errorf("%v are left", left)
		}
		ends := concurrently(2, func(i int) reply {
			return workOff([]*client{p.esaHR, p.assigned}[i], 2*waiting)
		})
		for i, end := range ends {
			if end.code() != "409" || end.message() != "No calls left today" {
				t.Errorf("number %d ended with %s", i, end.Raw)
			}
		}
		p.calledOnce(t, waiting)
	})
}

// A round shows its first turns, and counts everybody.
func TestRoundBeyondWhatItShows(t *testing.T) {
	eachProgramme(t, func(t *testing.T, p *programme) {
		const waiting = 103
		cans := p.added(p.recruiter, p.hr, p.second, waiting)
		a := p.move(p.recruiter, p.second, cans[waiting-1], "CALL", "Ringing", back("2026-03-17", "10:00"))
		if a.code() != "200" {
			t.Fatal(a.Raw)
		}
		p.pass(7 * 24 * time.Hour)
		p.recruiter = p.as("recruiter")
		round := p.recruiter.get(callingRound).Data[0]
		turns := round["turns"].([]any)
		if len(turns) != 100 || turns[0].(map[string]any)["name"] == "" {
			t.Errorf("%d turns are shown, the first of them %v", len(turns), turns[0])
		}
		groups := map[string]any{"promised": 0.0, "band": 0.0, "new": float64(waiting - 1), "again": 1.0}
		if round["left"] != float64(waiting) || !reflect.DeepEqual(round["groups"], groups) {
			t.Errorf("%v are left, %v", round["left"], round["groups"])
		}
		if of := round["requisitions"].([]any); len(of) != 1 || of[0].(map[string]any)["requisitionId"] != p.second {
			t.Errorf("the requisitions are %v", of)
		}
		again := p.recruiter.post(holdCall, body{"candidate": cans[waiting-1], "requisition": p.second})
		next := p.recruiter.post(nextCall, body{}).Data[0]
		if again.code() != "200" || next["candidateId"] != cans[waiting-1] || next["tries"] != 1.0 || next["name"] == "" {
			t.Errorf("a reload goes on with %v", next)
		}
	})
}

// A recruiter works in two tabs: nobody is called twice.
func TestTwoTabsOfARound(t *testing.T) {
	eachProgramme(t, func(t *testing.T, p *programme) {
		const waiting = 12
		p.added(p.recruiter, p.hr, p.second, waiting)
		ends := concurrently(2, func(int) reply { return workOff(p.recruiter, 4*waiting) })
		for i, end := range ends {
			if end.code() != "409" || end.message() != "No calls left today" {
				t.Errorf("tab %d ended with %s", i, end.Raw)
			}
		}
		p.calledOnce(t, waiting)
		if calls := p.recruiter.get(callingRound).Data[0]["calls"]; calls != float64(waiting) {
			t.Errorf("%v calls", calls)
		}
	})
}

func (p *programme) calledOnce(t *testing.T, candidates int) {
	t.Helper()
	calls := storetest.Column(t, p.database,
		"SELECT application_id FROM stage_event WHERE comment = 'called once' ORDER BY application_id")
	if len(calls) != candidates || len(slices.Compact(calls)) != candidates {
		t.Errorf("%d calls for %d candidates", len(calls), candidates)
	}
	if held := storetest.Column(t, p.database, "SELECT application_id FROM call_hold"); len(held) != 0 {
		t.Errorf("%d are still held", len(held))
	}
}

// Somebody who is being called is passed by, cannot be called by others, but what happened is always recorded.
func TestHoldOfACall(t *testing.T) {
	eachProgramme(t, func(t *testing.T, p *programme) {
		p.telephone()
		storetest.Exec(t, p.database, "UPDATE app_user SET telephony_user_id = 'tel-9' WHERE id = '"+p.managerID+"'")
		cans := p.added(p.recruiter, p.hr, p.second, 2)
		first := p.recruiter.post(nextCall, body{"req": p.second}).Data[0]
		if first["candidateId"] != cans[0] || first["group"] != "new" {
			t.Fatalf("the oldest comes first: %v", first)
		}
		moves := "/api/applications/next?candidate=" + cans[0] + "&requisition=" + p.second
		says := p.manager.get(moves).Data[0]["held"].(string)
		if !strings.Contains(says, " is calling this candidate since ") {
			t.Errorf("the manager is told %q", says)
		}
		if own := p.recruiter.get(moves).Data[0]; own["held"] != "" {
			t.Errorf("the caller is told %v", own["held"])
		}
		taken := p.manager.post(holdCall, body{"candidate": cans[0], "requisition": p.second})
		if taken.code() != "409" || taken.message() != says {
			t.Errorf("a second holder: %s", taken.Raw)
		}
		called := p.manager.post("/api/calls", body{"candidate": cans[0], "requisition": p.second})
		if called.code() != "409" || called.message() != says {
			t.Errorf("a second call: %s", called.Raw)
		}
		// Another candidate of one's own lets go of the first.
		if a := p.recruiter.post(holdCall, body{"candidate": cans[1], "requisition": p.second}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if held := p.recruiter.post(nextCall, body{}).Data[0]; held["candidateId"] != cans[1] {
			t.Errorf("a reload goes on with %v", held)
		}
		if says := p.manager.get(moves).Data[0]["held"]; says != "" {
			t.Errorf("who was let go is still held: %v", says)
		}
		if a := p.move(p.manager, p.second, cans[1], "CALL", "Ringing", back("2026-03-17", "10:00")); a.code() != "200" {
			t.Errorf("an outcome is refused: %s", a.Raw)
		}
		if a := p.recruiter.post(skipCall, body{"candidate": cans[0], "requisition": p.second}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if a := p.recruiter.post(nextCall, body{}); a.message() != "No calls left today" {
			t.Errorf("after an outcome and a skip: %s", a.Raw)
		}
		p.pass(24 * time.Hour)
		if a := p.as("recruiter").post(nextCall, body{}); a.code() != "200" {
			t.Errorf("on the next day: %s", a.Raw)
		}
	})
}

// Who works on the same queue is told who is calling, in the same words as a manager; others learn nothing.
func TestHoldOfTheQueue(t *testing.T) {
	eachProgramme(t, func(t *testing.T, p *programme) {
		if a := p.nobody().post(esaPage, typed("9300000001", nil)); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		turn := p.esaHR.post(nextCall, body{}).Data[0]
		which := body{"candidate": turn["candidateId"].(string), "requisition": turn["requisitionId"].(string)}
		says := p.manager.post(holdCall, which).message()
		if !strings.Contains(says, " is calling this candidate since ") {
			t.Errorf("the manager is told %q", says)
		}
		if a := p.assigned.post(holdCall, which); a.code() != "409" || a.message() != says {
			t.Errorf("who works on the same queue: %s", a.Raw)
		}
		if a := p.recruiter.post(holdCall, which); a.code() != "403" {
			t.Errorf("who does not work on it: %s", a.Raw)
		}
		if a := p.esaHR.post(holdCall, which); a.code() != "200" {
			t.Errorf("who holds them: %s", a.Raw)
		}
		if a := p.esaHR.post(holdCall, body{}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if a := p.assigned.post(holdCall, which); a.code() != "200" {
			t.Errorf("once let go: %s", a.Raw)
		}
	})
}

// The dialog suggests when to try again, and the rest of what is known about the calls.
func TestNextTryIsSuggested(t *testing.T) {
	eachProgramme(t, func(t *testing.T, p *programme) {
		can := p.added(p.recruiter, p.hr, p.second, 1)[0]
		p.call(p.recruiter, p.second, can, "Ringing", back("2026-03-17", "10:00"))
		next := p.recruiter.get("/api/applications/next?candidate=" + can + "&requisition=" + p.second).Data[0]
		if next["tries"] != 1.0 || next["unanswered"] != 1.0 || next["bestBand"] != "" {
			t.Errorf("the calls: %v", next)
		}
		for _, stage := range next["stages"].([]any) {
			call := stage.(map[string]any)
			if call["stage"] != "CALL" {
				continue
			}
			ringing := call["options"].([]any)[0].(map[string]any)
			if ringing["status"] != "Ringing" || ringing["usualTime"] == "" || ringing["usualDate"] == "" {
				t.Errorf("the suggestion: %v", ringing)
			}
		}
	})
}
