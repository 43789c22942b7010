package httpapi_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"muster/internal/store/storetest"
)

// Two people work off a queue of 200 at once: each candidate is called once, by one of them.
func TestTwoPeopleAtTheQueue(t *testing.T) {
	eachProgramme(t, func(t *testing.T, p *programme) {
		const waiting = 200
		for i := range waiting {
			if i%20 == 0 {
				p.pass(61 * time.Minute)
			}
			if i%60 == 0 {
				p.pass(25 * time.Hour)
			}
			if a := p.nobody().post(esaPage, typed(fmt.Sprintf("94%08d", i), nil)); a.code() != "200" {
				t.Fatal(a.Raw)
			}
		}
		p.esaHR, p.assigned = p.as("esa-hr"), p.as("esa-assigned")
		found := concurrently(2, func(i int) reply {
			c, id := p.esaHR, p.esaHRID
			if i == 1 {
				c, id = p.assigned, p.assignedID
			}
			for range waiting + 1 {
				next := c.get(nextEsa + "live/" + id)
				if next.code() != "200" {
					return next
				}
				if a := c.post(moveEsa, body{"CAN_ID": next.Data[0]["CAN_ID"].(string), "REQ_ID": p.live, "STAGE": "CALL",
					"STATUS": "Not Interested", "COMMENT": "called once"}); a.code() != "200" {
					return a
				}
			}
			return reply{}
		})
		for i, end := range found {
			if end.Status != 200 || end.code() != "409" || end.message() != "No candidate left" {
				t.Errorf("number %d ended with %s", i, end.Raw)
			}
		}
		calls := storetest.Column(
			t,
			p.database,
			"SELECT application_id FROM stage_event WHERE stage = 'CALL' ORDER BY application_id",
		)
		if len(calls) != waiting || len(slices.Compact(calls)) != waiting {
			t.Errorf("%d calls for %d candidates", len(calls), waiting)
		}
		owners := storetest.Column(t, p.database, "SELECT DISTINCT owner_id FROM application WHERE by_link")
		if len(owners) != 2 {
			t.Errorf("%d people worked", len(owners))
		}
	})
}

// What the queue keeps for one is nobody else's for 15 minutes, and then somebody else's.
func TestQueueKeepsACandidateForAWhile(t *testing.T) {
	eachProgramme(t, func(t *testing.T, p *programme) {
		for i := range 2 {
			p.nobody().post(esaPage, typed(fmt.Sprintf("950000000%d", i), nil))
			p.pass(time.Second)
		}
		next := func(c *client, id string) string {
			a := c.get(nextEsa + "live/" + id)
			if a.code() != "200" {
				return a.message()
			}
			return a.Data[0]["MOBILE"].(string)
		}
		if a, b := next(p.esaHR, p.esaHRID), next(p.assigned, p.assignedID); a != "9500000000" || b != "9500000001" {
			t.Errorf("at once: %s and %s", a, b)
		}
		if again := next(p.esaHR, p.esaHRID); again != "9500000000" {
			t.Errorf("asked again: %s", again)
		}
		first := storetest.Column(t, p.database, "SELECT id FROM candidate WHERE mobile = '9500000000'")[0]
		if a := p.assigned.post(moveEsa, body{"CAN_ID": first, "REQ_ID": p.live, "STAGE": "CALL", "STATUS": "Not Interested",
			"COMMENT": "x"}); a.Status != 403 {
			t.Errorf("a call of whom somebody else has: %s", a.Raw)
		}
		p.pass(16 * time.Minute)
		if b := next(p.assigned, p.assignedID); b != "9500000000" {
			t.Errorf("after the 15 minutes: %s", b)
		}
	})
}

// Whoever is being called stays on the screen when a follow-up becomes due, and is followed by it.
func TestQueueWaitsForACallToEnd(t *testing.T) {
	eachProgramme(t, func(t *testing.T, p *programme) {
		later := p.added(p.esaHR, p.esaHRID, p.live, 1)[0]
		p.call(p.esaHR, p.live, later, "Ringing", back("2026-03-17", "10:00"))
		p.nobody().post(esaPage, typed("9500000010", nil))
		// It is ten minutes before the follow-up then.
		p.pass(18*time.Hour + 50*time.Minute)
		p.esaHR = p.as("esa-hr")
		next := func() string {
			t.Helper()
			a := p.esaHR.get(nextEsa + "live/" + p.esaHRID)
			if a.code() != "200" {
				return a.message()
			}
			return a.Data[0]["CAN_ID"].(string)
		}
		called := next()
		if called == later || called == "No candidate left" {
			t.Fatalf("before the follow-up: %s", called)
		}
		p.pass(11 * time.Minute)
		if got := next(); got != called {
			t.Errorf("during a call: %s, want %s", got, called)
		}
		p.call(p.esaHR, p.live, called, "Not Interested", nil)
		if got := next(); got != later {
			t.Errorf("after the call: %s, want %s", got, later)
		}
	})
}

// A revoked requisition has nobody to call: none of them could be moved.
func TestQueueOfARevokedRequisition(t *testing.T) {
	eachProgramme(t, func(t *testing.T, p *programme) {
		p.nobody().post(esaPage, typed("9500000011", nil))
		if a := p.manager.post("/api/Requirement_Dashboard.svc/requirement_revoke_v2", body{"STATUS": "Revoke",
			"REQ_ID": p.live, "COMMENTS": "over"}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if a := p.esaHR.get(nextEsa + "live/" + p.esaHRID); a.Status != 200 || a.code() != "409" ||
			a.message() != "No candidate left" {
			t.Errorf("the next one: %s", a.Raw)
		}
	})
}
