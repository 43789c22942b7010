package httpapi_test

import "testing"

// The documents lock Revoke and Hr Revoke alone; what was promised to candidates goes on while a requisition waits.
func TestHoldStopsNothing(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 2)
		if a := d.manager.post("/api/Requirement_Mapping.svc/requirement_hold", body{"REQ_ID": req,
			"COMMENTS": "the budget is checked", "STATUS": "Hold", "CREATED_BY": d.managerID}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		other := d.add(req, "Vikram Rao", "9000000002")
		if a := d.move(d.recruiter, req, other, "CALL", "Call Back", body{"CALLBACK_DATE": "2026-03-17",
			"CALLBACK_TIME": "11:00"}); a.code() != "200" {
			t.Errorf("a call on hold: %s", a.Raw)
		}
		d.joins(req, can, "Offer Accepted")
		if d.status(req) != "Hold" {
			t.Errorf("after work on hold: %s", d.status(req))
		}
		whole := d.recruiter.get("/api/requisitions/" + req).Data[0]
		if held, _ := whole["hold"].(map[string]any); held["comment"] != "the budget is checked" ||
			whole["showsAdd"] != true {
			t.Errorf("what the recruiter is told: %v, ADD CANDIDATE %v", whole["hold"], whole["showsAdd"])
		}
		if a := d.manager.post("/api/requisitions/"+req+"/resume", body{}); a.code() != "200" ||
			d.status(req) != "Inprogress" {
			t.Errorf("resumed: %s, %s", a.Raw, d.status(req))
		}
	})
}

// Nobody works on the requisition, so managers do; a click on its status lets them assign it again.
func TestManagersActUnderHrRevoke(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 2)
		if a := d.manager.post("/api/Requirement_Mapping.svc/full_hr_revoke_v2", map[string]any{
			"STATUS": "Full Hr Revoke", "REQ_ID": req, "COMMENTS": "other work", "CREATED_BY": d.managerID,
			"HR_LIST": []body{{"HR": d.hr}}}); a.code() != "200" || d.status(req) != "Hr Revoke" {
			t.Fatalf("%s, %s", a.Raw, d.status(req))
		}
		callBack := body{"CALLBACK_DATE": "2026-03-17", "CALLBACK_TIME": "11:00"}
		if a := d.move(d.recruiter, req, can, "CALL", "Call Back", callBack); a.code() != "409" {
			t.Errorf("the recruiter who was taken off: %s", a.Raw)
		}
		if a := d.move(d.manager, req, can, "CALL", "Call Back", callBack); a.code() != "200" {
			t.Errorf("a manager: %s", a.Raw)
		}
		for who, want := range map[string]string{"manager": "assignments", "recruiter": ""} {
			if got := d.as(who).get("/api/requisitions/" + req).Data[0]["opens"]; got != want {
				t.Errorf("a click of the %s on Hr Revoke opens %q, want %q", who, got, want)
			}
		}
	})
}
