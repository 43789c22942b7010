package httpapi_test

import "testing"

// Candidate details once showed the candidate's own years as what the position asks for.
func TestMinimumExperienceBelongsToThePosition(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		position := body{"NAME_OF_THE_POSITION_ID": d.position["Full Time"], "NAME_OF_THE_POSITION": "Full Time Developer",
			"DESCRIPTION": "Builds things", "POINT": "2", "DEPT": "Engineering", "EMPLOYEMENT_TYPE": "Full Time"}
		change := func(years string) reply {
			position["MIN_EXP"] = years
			return d.recruiter.post("/api/Position_Master.svc/update_position", position)
		}
		for _, years := range []string{"41", "-1", "2.5", "two"} {
			if a := change(years); a.Status != 400 || a.field() != "MIN_EXP" ||
				a.message() != "Minimum experience is a whole number of years from 0 to 40" {
				t.Errorf("%s years: %s", years, a.Raw)
			}
		}
		if a := change("3"); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		row := named(t, d.manager.get("/api/Master.svc/name_of_the_position/all"), "NAME_OF_THE_POSITION",
			"Full Time Developer")
		if row["MIN_EXP"] != 3.0 {
			t.Errorf("the master has %v", row["MIN_EXP"])
		}
		asked := func(req, can string) (minimum, own any) {
			details := d.manager.get(detailsOf + can + "/" + req).Data[0]
			return details["EXP"], details["CAN_EXP"]
		}
		req, can := d.opened("Full Time", 1)
		if minimum, own := asked(req, can); minimum != "3" || own == "3" {
			t.Errorf("details show %v asked and %v of the candidate", minimum, own)
		}
		// A caller who knows nothing of the field changes nothing about it.
		delete(position, "MIN_EXP")
		if a := d.recruiter.post("/api/Position_Master.svc/update_position", position); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if row := named(t, d.manager.get("/api/Master.svc/name_of_the_position/all"), "NAME_OF_THE_POSITION",
			"Full Time Developer"); row["MIN_EXP"] != 3.0 {
			t.Errorf("after a change without the field: %v", row["MIN_EXP"])
		}
		fresher := d.manager.post("/api/requisitions", map[string]any{
			"positionId": d.position["Full Time"], "positions": 1, "state": "Maharashtra", "city": "Pune",
			"employmentStatus": "Fresher", "hireType": "New", "requestedBy": d.lead, "skills": "Go",
			"comments": "Campus", "tat": "2026-04-30",
		})
		if made, err := d.app.Store.Read().RequisitionByID(t.Context(),
			fresher.Data[0]["reqId"].(string)); err != nil || made.MinExperience != nil {
			t.Errorf("asked of a fresher: %v, %v", made.MinExperience, err)
		}
		// The requisition keeps what it was made with.
		if a := change(""); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if minimum, _ := asked(req, can); minimum != "3" {
			t.Errorf("after the position changed: %v", minimum)
		}
	})
}
