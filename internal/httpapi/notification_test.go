package httpapi_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"muster/internal/store/storetest"
)

// told lists the notifications of a user as 'kind detail', oldest first.
func (d *team) told(userID string) string {
	return strings.Join(storetest.Column(d.t, d.database, "SELECT trim(kind || ' ' || detail) FROM notification WHERE user_id = '"+
		userID+"' ORDER BY id"), "; ")
}

func TestStepsAreToldToThePeopleConcerned(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		before := d.recruiter.get("/api/changes?since=0").Data[0]["now"].(float64)
		req, can := d.opened("Full Time", 2)
		if got := d.told(d.hr); got != "assigned 2 of 2 positions" {
			t.Errorf("the recruiter is told %q", got)
		}
		for who, wanted := range map[string]bool{"recruiter": true, "interviewer": false} {
			topics := d.as(who).get(fmt.Sprintf("/api/changes?since=%.0f", before)).Data[0]["topics"].([]any)
			if got := slices.Contains(topics, any("bell:"+d.hr)); got != wanted {
				t.Errorf("the %s hears of the recruiter's bell: %v", who, got)
			}
		}
		a := d.manager.post("/api/Requirement_Mapping.svc/requirement_hold", body{"REQ_ID": req,
			"COMMENTS": "the budget is checked", "STATUS": "Hold", "CREATED_BY": d.managerID})
		if a.code() != "200" || d.told(d.hr) != "assigned 2 of 2 positions; hold" || d.told(d.managerID) != "approved" {
			t.Errorf("%s; the recruiter %q, the manager %q", a.Raw, d.told(d.hr), d.told(d.managerID))
		}
		step := fmt.Sprint(a.Data[0]["step"])
		if a := d.manager.post("/api/steps/"+step+"/undo", body{}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if got := d.told(d.hr); got != "assigned 2 of 2 positions" {
			t.Errorf("after Undo the recruiter is told %q", got)
		}
		if a := d.move(d.recruiter, req, can, "CALL", "Wrong Number", nil); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if a := d.move(d.manager, req, can, "CALL", "Wrong Number", nil); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if got := d.told(d.hr); got != "assigned 2 of 2 positions; movedByAnother" {
			t.Errorf("after a manager's move the recruiter is told %q", got)
		}
	})
}
