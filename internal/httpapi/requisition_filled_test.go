package httpapi_test

import (
	"strings"
	"testing"
)

// A manager's own candidate fills a requisition that was never assigned; the tiles, Open Till Date and Average TTF
// agree.
func TestRequisitionFilledWithoutAnAssignmentIsClosed(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req := d.approved("Full Time", 1)
		added := d.manager.post("/api/Candidate_Dashboard.svc/insert_candidate", body{"NAME": "Asha Rao",
			"MOBILE": "9000000001", "SOURCE_OF_CANDIDATE": "Naukri", "STATE": "Maharashtra", "CITY": "Pune", "REQ_ID": req,
			"CREATED_BY": d.managerID, "IS_MAP": "1"})
		if added.code() != "200" {
			t.Fatal(added.Raw)
		}
		can := added.Data[0]["CAN_ID"].(string)
		expect := func(status string, open, closed, onboarded, closures float64) {
			t.Helper()
			tiles := d.manager.get("/api/Get_requirement_Data.svc/Get_Req_Count_Team_Dashboard/" + d.managerID +
				"/all/all/all/all/all").Data[0]
			if d.status(req) != status || tiles["Open"] != open || tiles["Closed"] != closed ||
				tiles["Onboarded"] != onboarded {
				t.Errorf("%s: the tiles are %v", d.status(req), tiles)
			}
			if rows := d.manager.get(openTillDate).Data; float64(len(rows)) != open {
				t.Errorf("%s: %d rows in Open Till Date", status, len(rows))
			}
			year := d.manager.get(averageTTF + "2026").Data
			if total := year[len(year)-1]; total["No_Of_Closure_FT"] != closures {
				t.Errorf("%s: Average TTF counts %v", status, total["No_Of_Closure_FT"])
			}
		}
		expect("Approved", 1, 0, 0, 0)
		d.clears(d.manager, req, can)
		d.accepts(req, can, "2026-03-16", "2026-03-16")
		expect("Completed", 0, 1, 0, 1)
		d.does(d.manager, req, can, "JOINING", "Joined", nil)
		expect("Onboarded", 0, 0, 1, 1)
	})
}

// The offer was out when its recruiter was taken off; the positions became fewer before it was accepted.
func TestPositionFilledUnderAFormerRecruiter(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req := d.approved("Full Time", 2)
		if a := d.assign(req, []string{d.hr, d.hr2}, 1); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		can := d.add(req, "Asha Rao", "9000000001")
		d.clears(d.recruiter, req, can)
		d.does(d.manager, req, can, "OFFER", "Offer Sent", body{"CALLBACK_DATE": "2026-03-16"})
		if a := d.manager.post("/api/Requirement_Mapping.svc/full_hr_revoke_v2", map[string]any{"STATUS": "Full Hr Revoke",
			"REQ_ID": req, "COMMENTS": "other work", "HR_LIST": []body{{"HR": d.hr}}}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if a := d.manager.post("/api/Requirement_Mapping.svc/Revoke_Openings", body{"REQ_ID": req, "NO_OF_OPENING": "1",
			"COMMENTS": "budget"}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		d.does(d.manager, req, can, "OFFER", "Offer Accepted", body{"CALLBACK_DATE": "2026-03-16"})
		whole := d.manager.get("/api/requisitions/" + req)
		if row := whole.Data[0]; row["assigned"] != 1.0 || row["positions"] != 1.0 || row["status"] != "Completed" ||
			!strings.Contains(string(whole.Raw), `"comment":"Position filled under Asha Kulkarni"`) {
			t.Errorf("afterwards: %s", whole.Raw)
		}
	})
}
