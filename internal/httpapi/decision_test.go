package httpapi_test

import "testing"

// actionOf returns what the caller is offered to do about the candidate's row of Waiting.
func (d *team) actionOf(c *client, req, can string) any {
	d.t.Helper()
	rows := c.get("/api/waiting?requisition=" + req)
	for _, row := range rows.Data {
		if row["candidateId"] == can {
			return row["action"]
		}
	}
	d.t.Fatalf("the candidate is not listed: %s", rows.Raw)
	return nil
}

// TestACandidateOnHoldIsDecidedAbout follows one from On-Hold to a decision, back by Undo, and to the other one.
func TestACandidateOnHoldIsDecidedAbout(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		d.moves(req, can, "CALL Shortlisted", "HR_ROUND Selected", "TL_ROUND Scheduled", "TL_ROUND On-Hold")
		d.mustWait(req, can, "manager", "", "Decide")
		for who, want := range map[*client]string{d.manager: "decide", d.recruiter: "remind"} {
			if got := d.actionOf(who, req, can); got != want {
				t.Errorf("offered %v, want %s", got, want)
			}
		}
		n := d.next(d.manager, req, can)
		if got := statusesOf(n.Decision.Options); got != "Selected, Rejected, On-Hold" || n.Decision.Stage != "TL_ROUND" {
			t.Errorf("a manager decides among %q in %s", got, n.Decision.Stage)
		}
		if got := statusesOf(d.next(d.recruiter, req, can).Decision.Options); got != "" {
			t.Errorf("the recruiter decides among %q", got)
		}
		for _, who := range []*client{d.recruiter, d.as("interviewer")} {
			if a := d.move(who, req, can, "TL_ROUND", "Selected", nil); a.code() == "200" {
				t.Errorf("decided by who may not: %s", a.Raw)
			}
		}
		step := stepOf(t, d.move(d.manager, req, can, "TL_ROUND", "Selected", nil))
		d.mustWait(req, can, "recruiter", d.idOf("recruiter"), "Schedule PL Round")
		if a := d.manager.post("/api/moves/"+step+"/undo", body{}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		d.mustWait(req, can, "manager", "", "Decide")
		if a := d.move(d.manager, req, can, "TL_ROUND", "Rejected", nil); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if n := d.next(d.manager, req, can); !n.Closed || len(n.Decision.Options) > 0 {
			t.Errorf("after the decision: %+v", n)
		}
		d.sound()
	})
}
