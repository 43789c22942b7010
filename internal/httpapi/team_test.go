package httpapi_test

import (
	"encoding/json"
	"testing"
)

const (
	teamSummary = "/api/Requirement_Dashboard.svc/get_Hr_Manager_Dashboard_ALL/"
	teamTable   = "/api/Requirement_Dashboard.svc/get_sr_hr_dashboard_TD/"
	teamTile    = "/api/Dashboard.svc/Get_Team_dashboard_Onclick/"
	teamColumn  = "/api/Dashboard.svc/Team_Dashboard_Hr_Onclick/"
	monthlyTeam = "/api/Dashboard.svc/Monthly_Team_Dashboard/"
	teamFields  = "Sr_No Position_Name HR_Name No_Of_Opening Offer_Acc_Count Dept_Name"
	tileFields  = "No_of_Requisition Position_to_be_Closed Before_Time On_Time On_Going Delayed Position_On_Hold " +
		"Offer_Not_Accepted Backed_Out"
)

// In March the Full Time requisition is due: of four positions three were closed late, and one is open. In May it is
// the Contract one: of two positions one was closed before, one is open, and a candidate has backed out.
func TestTeamDashboard(t *testing.T) {
	eachHired(t, func(t *testing.T, w *working) {
		for _, path := range []string{"2026/03", "2026%2F03"} {
			march := w.manager.get(teamSummary + path)
			mustHave(t, "the summary", march, tileFields, "Team_Performance")
			if got := formatted(march.Data, "No_of_Requisition", "Position_to_be_Closed", "Before_Time", "On_Time", "On_Going",
				"Delayed", "Position_On_Hold", "Backed_Out", "Team_Performance"); got != "1 4 0 0 0 4 0 0 0" {
				t.Errorf("March: %s", got)
			}
		}
		if got := formatted(w.manager.get(teamSummary+"2026/05").Data, "No_of_Requisition", "Position_to_be_Closed",
			"Before_Time", "On_Time", "On_Going", "Delayed", "Backed_Out", "Team_Performance"); got != "1 2 1 0 1 0 1 33.33" {
			t.Errorf("May: %s", got)
		}
		empty := w.manager.get(teamSummary + "2025/05").Data
		if got := formatted(empty, "No_of_Requisition", "Team_Performance"); got != "0 0" {
			t.Errorf("an empty month: %s", got)
		}
		table := w.manager.get(teamTable + "2026/03")
		mustHave(t, "a recruiter", table, "User_guid Name_of_Recruiter No_of_Position_to_be_Closed_in_that_Month "+
			"Actual_Position_Closed_Against_TAT Target Actual_Score_Achived Position_Closed Joined "+
			"Position_Closed_Against_TAT Score_Achived Joined_Against_Onboarded Total_Percentage", "")
		if got := formatted(table.Data, "Name_of_Recruiter", "No_of_Position_to_be_Closed_in_that_Month", "Position_Closed",
			"Actual_Position_Closed_Against_TAT", "Joined", "Position_Closed_Against_TAT", "Total_Percentage"); got !=
			"Asha Kulkarni 2 2 0 0 0 100; Imran Shaikh 2 1 0 0 0 50" {
			t.Errorf("the table: %s", got)
		}
		tile := w.manager.get(teamTile + "Delayed/03/2026")
		mustHave(t, "a requisition of a tile", tile, teamFields, "REQ_ID SERIAL COUNT")
		for path, want := range map[string]string{"Delayed/03/2026": "1 Full Time Developer Asha Kulkarni,Imran Shaikh 4 3 4",
			"Hold%2FRevoke%20Positions/03/2026": "", "Backed%20Out/05/2026": "1 Contract Developer Asha Kulkarni 2 1 1",
			"No_of_Requisition/05%2F2026": "1 Contract Developer Asha Kulkarni 2 1 1"} {
			a := w.manager.get(teamTile + path)
			got := formatted(a.Data, "Sr_No", "Position_Name", "HR_Name", "No_Of_Opening", "Offer_Acc_Count", "COUNT")
			if got != want || a.code() != "200" {
				t.Errorf("%s: %s, want %s", path, got, want)
			}
		}
		var rows struct {
			TeamDashboard []map[string]any `json:"team_dashboard"`
		}
		a := w.manager.get(teamColumn + w.hr2 + "/No_of_Position_to_be_Closed_in_that_Month/03/2026")
		if err := json.Unmarshal([]byte(a.Raw), &rows); err != nil ||
			formatted(rows.TeamDashboard, "Position_Name", "COUNT") != "Full Time Developer 2" {
			t.Errorf("a recruiter's rows: %v %s", err, a.Raw)
		}
		if a := w.manager.get(teamColumn + "nobody/Joined/03/2026"); a.code() != "404" {
			t.Errorf("nobody: %s", a.Raw)
		}
		for path, field := range map[string]string{
			teamTile + "Overdue/03/2026": "metric", teamTile + "Delayed/13/2026": "month",
			teamColumn + w.hr + "/Total_Percentage/03/2026": "columnName", teamSummary + "26/03": "year",
			monthlyTeam + "x": "year",
		} {
			if a := w.manager.get(path); a.Status != 400 || a.field() != field {
				t.Errorf("%s: %s", path, a.Raw)
			}
		}
		year := w.manager.get(monthlyTeam + "2026")
		mustHave(t, "a recruiter's year", year, "Name_of_Recruiter January February March April May June July "+
			"August September October November December", "User_guid")
		if got := formatted(year.Data, "Name_of_Recruiter", "March", "April", "May"); got !=
			"Asha Kulkarni 100 <nil> 50; Imran Shaikh 50 <nil> <nil>" {
			t.Errorf("the year: %s", got)
		}
	})
}

// An edited position leaves the points of requisitions alone that were made before.
func TestRequisitionsKeepTheirPoints(t *testing.T) {
	eachHired(t, func(t *testing.T, w *working) {
		before := formatted(w.manager.get(teamTable+"2026/03").Data, "Target", "Actual_Score_Achived")
		row, err := w.app.Store.Read().RequisitionByID(t.Context(), w.first)
		if err != nil || row.Points == 0 {
			t.Fatalf("%d points, %v", row.Points, err)
		}
		position := w.manager.get("/api/Master.svc/name_of_the_position/all")
		for _, p := range position.Data {
			if p["NAME_OF_THE_POSITION_ID"] == row.PositionID {
				if a := w.manager.post("/api/Position_Master.svc/update_position", body{"NAME_OF_THE_POSITION_ID": row.PositionID,
					"NAME_OF_THE_POSITION": p["NAME_OF_THE_POSITION"].(string), "DESCRIPTION": p["DESCRIPTION"].(string),
					"POINT": "99", "LASTUPDATED_BY": w.managerID, "DEPT": p["DEPT_ID"].(string),
					"EMPLOYEMENT_TYPE": p["EMPLOYEMENT_TYPE"].(string)}); a.code() != "200" {
					t.Fatal(a.Raw)
				}
			}
		}
		if after := formatted(w.manager.get(teamTable+"2026/03").Data, "Target", "Actual_Score_Achived"); after != before {
			t.Errorf("the scores were %s and are %s", before, after)
		}
	})
}
