package httpapi_test

import (
	"net/url"
	"strings"
	"testing"
	"time"

	"muster/internal/store/storetest"
)

const (
	linkIsOld  = "This link is no longer valid. Please ask for a new one."
	resultLink = "/api/interviews/result?"
	resumeLink = "/api/interviews/resume?"
)

// atTheLead is a candidate with a resume, and the link for the lead of their Team Lead interview.
func (d *team) atTheLead() (req, can string, link url.Values) {
	d.t.Helper()
	req, can = d.invited()
	if a := d.recruiter.form(resumeForm, body{"CAN_ID": can}, onePage); a.code() != "200" {
		d.t.Fatal(a.Raw)
	}
	d.moves(req, can, "CALL Shortlisted", "HR_ROUND Selected")
	d.leave()
	d.moves(req, can, "TL_ROUND Scheduled")
	return req, can, linkOf(d.t, d.arrives()[d.emailOf(d.conductor)])
}

// closed checks that a link accepts no result and shows no resume, and why.
func (d *team) closed(link url.Values, why string) {
	d.t.Helper()
	if a := d.nobody().get(resumeLink + link.Encode()); a.Status != 200 || a.code() != "409" || a.message() != why ||
		strings.Contains(a.Raw, "%PDF") {
		d.t.Errorf("the resume: %d %.200s", a.Status, a.Raw)
	}
	if a := d.nobody().post(resultLink+link.Encode(), map[string]any{"STATUS": "Selected",
		"COMMENT": "strong"}); a.Status != 200 || a.code() != "409" || a.message() != why {
		d.t.Errorf("the result: %d %s", a.Status, a.Raw)
	}
}

func TestExpiredLinkShowsNothing(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		_, _, link := d.atTheLead()
		// The interview is on 20 March at 15:30 in the business zone; the link ends two weeks later.
		end := time.Date(2026, 4, 3, 10, 0, 0, 0, time.UTC)
		d.pass(end.Sub(d.clock()))
		if a := d.nobody().get(resumeLink + link.Encode()); a.Raw != onePage {
			t.Errorf("in its last second: %.200s", a.Raw)
		}
		d.pass(time.Second)
		d.closed(link, linkIsOld)
		if a := d.nobody().get(resultLink + link.Encode()); a.code() != "409" || a.message() != linkIsOld ||
			len(a.Data) != 0 {
			t.Errorf("expired: %s", a.Raw)
		}
	})
}

// A former holder of a link may not read what is written about the candidate later.
func TestUsedLinkShowsOnlyItsOutcome(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can, link := d.atTheLead()
		if a := d.nobody().post(resultLink+link.Encode(), map[string]any{"STATUS": "Selected",
			"COMMENT": "strong"}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if a := d.move(d.recruiter, req, can, "PL_ROUND", "Skip",
			body{"COMMENT": "asks for 18 lakh"}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		a := d.nobody().get(resultLink + link.Encode())
		for _, kept := range []string{"18 lakh", "noted", "Tarang", "6 years", "meet.example"} {
			if strings.Contains(a.Raw, kept) {
				t.Errorf("a used link shows %q: %s", kept, a.Raw)
			}
		}
		row := a.Data[0]
		if row["candidate"] != "Asha Rao" || row["round"] != "Team Lead" || row["date"] != "2026-03-20" ||
			!strings.HasPrefix(row["decided"].(string), "The result of this interview is Selected; ") {
			t.Errorf("the page afterwards: %s", a.Raw)
		}
		d.closed(link, row["decided"].(string))
	})
}

// The interview itself has not changed, and yet nobody can give its result.
func TestLinkOfAnUndecidableInterviewGivesTheReason(t *testing.T) {
	const revoked = "This interview will not take place: the requisition was revoked."
	for name, c := range map[string]struct {
		happens func(t *testing.T, d *team, req, can string)
		why     string
	}{
		"the requisition is revoked": {func(t *testing.T, d *team, req, _ string) {
			if a := d.manager.post("/api/Requirement_Dashboard.svc/requirement_revoke_v2", body{"STATUS": "Revoke",
				"REQ_ID": req, "COMMENTS": "not needed"}); a.code() != "200" {
				t.Fatal(a.Raw)
			}
		}, revoked},
		"the candidate is blacklisted": {func(t *testing.T, d *team, req, can string) {
			if a := d.manager.post("/api/Candidate_Dashboard.svc/Blacklisted_Candidate_V1",
				body{"CAN_ID": can, "REQ_ID": req, "COMMENT": "lied"}); a.code() != "200" {
				t.Fatal(a.Raw)
			}
		}, "This interview was cancelled."},
		"the lead has left": {func(t *testing.T, d *team, _, _ string) {
			if a := d.as("administrator").post("/api/users/"+d.conductor+"/disable", body{}); a.code() != "200" {
				t.Fatal(a.Raw)
			}
		}, linkIsOld},
	} {
		t.Run(name, func(t *testing.T) {
			eachTeam(t, func(t *testing.T, d *team) {
				req, can, link := d.atTheLead()
				c.happens(t, d, req, can)
				a := d.nobody().get(resultLink + link.Encode())
				if a.code() != "200" || a.Data[0]["decided"] != c.why || len(a.Data[0]["results"].([]any)) != 0 ||
					a.Data[0]["resume"] != false || len(a.Data[0]["comments"].([]any)) != 0 {
					t.Errorf("the page: %s", a.Raw)
				}
				d.closed(link, c.why)
			})
		})
	}
}

// The interview belonged to the former application.
func TestLinkOfARemappedCandidate(t *testing.T) {
	eachDirectory(t, func(t *testing.T, c *directory) {
		c.work()
		c.ids["asked"] = c.added(c.recruiter, c.hr, c.second, 1)[0]
		c.call(c.recruiter, c.second, c.ids["asked"], "Shortlisted", c.interview())
		link := linkOf(t, c.arrives()[c.emailOf(c.conductor)])
		c.remap("asked", c.first)
		const why = "Candidate Has been Remapped by Asha Kulkarni"
		if a := c.nobody().get(resultLink + link.Encode()); a.code() != "200" || a.Data[0]["decided"] != why {
			t.Errorf("the page: %s", a.Raw)
		}
		c.closed(link, why)
	})
}

// Of eight results at the same moment one counts, and the others learn which.
func TestConcurrentUsesOfALink(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		_, _, link := d.atTheLead()
		given := concurrently(8, func(int) reply {
			return d.nobody().post(resultLink+link.Encode(), map[string]any{"STATUS": "Selected", "COMMENT": "strong"})
		})
		taken := 0
		for _, a := range given {
			switch {
			case a.code() == "200":
				taken++
			case a.code() != "409" || !strings.HasPrefix(a.message(), "The result of this interview is Selected"):
				t.Errorf("%d %s", a.Status, a.Raw)
			}
		}
		events := storetest.Column(t, d.database,
			"SELECT id FROM stage_event WHERE stage = 'TL_ROUND' AND status = 'Selected' AND comment = 'strong'")
		if taken != 1 || len(events) != 1 {
			t.Errorf("%d were accepted, %d recorded", taken, len(events))
		}
	})
}
