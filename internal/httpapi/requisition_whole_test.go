package httpapi_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"
)

const timelines = "/api/Requirement_Dashboard.svc/"

// find is the id of a requisition in a status.
func (s *statusSet) find(status string, late bool) string {
	for id, is := range s.of {
		if is == (standing{status, late}) {
			return id
		}
	}
	s.t.Fatalf("no requisition is %s", status)
	return ""
}

// enabled lists the enabled buttons of a requisition.
func enabled(t *testing.T, buttons any) string {
	t.Helper()
	names := []string{}
	for _, one := range buttons.([]any) {
		b := one.(map[string]any)
		if b["enabled"] == true {
			names = append(names, b["action"].(string))
		}
		if (b["enabled"] == true) != (b["reason"] == "") {
			t.Errorf("a button and its reason: %v", b)
		}
	}
	return strings.Join(names, ", ")
}

func TestGetRequisition(t *testing.T) {
	eachStatusSet(t, func(t *testing.T, s *statusSet) {
		// Assign is one while a position is unassigned.
		buttons := map[string]string{
			"New": "Revoke Requisition, Edit Requisition", "Unapproved": "Revoke Requisition, Ask again", "Revoke": "",
			"Completed": "Raise Requisition", "Onboarded": "",
			"Approved":    "Assign, Revoke Requisition, Revoke Position, Hold, Edit Requisition",
			"Assigned":    "Revoke Requisition, Revoke Position, Hold, Edit Requisition",
			"Re-Assigned": "Revoke Requisition, Revoke Position, Hold, Edit Requisition",
			"Inprogress":  "Revoke Requisition, Revoke Position, Hold, Edit Requisition",
			"Hold":        "Revoke Requisition, Revoke Position, Resume, Edit Requisition",
			"Hr Revoke":   "Assign, Revoke Requisition, Revoke Position, Edit Requisition",
		}
		for id, is := range s.of {
			stored, err := s.app.Store.Read().RequisitionByID(t.Context(), id)
			if err != nil {
				t.Fatal(err)
			}
			a := s.manager.get("/api/requisitions/" + stored.Serial)
			if a.code() != "200" || a.Data[0]["id"] != id {
				t.Fatalf("%+v by its serial: %s", is, a.Raw)
			}
			w, row := a.Data[0], s.manager.get("/api/Get_requirement_Data.svc/get_requisition_details/" + id).Data[0]
			for ours, theirs := range map[string]string{
				"serial": "REQ_ID", "version": "VERSION", "position": "POSITION_NAME", "department": "DEPT_NAME",
				"status": "STATUS", "statusId": "STATUS_ID",
				"opens": "OPENS", "overdueBy": "OVERDUE_BY", "positions": "NO_OF_POSITION",
				"assigned": "ASSIGNED_COUNT", "onboarded": "ONBOARDED_COUNT",
				"remaining": "REMAINING_COUNT", "city": "LOCATION", "tat": "TAT", "addedOn": "ADDED_ON", "jd": "JD",
				"skills": "SKILL", "comments": "COMMENTS",
				"requestedBy": "ADDED_BY", "approver": "APPROVED_BY", "approverId": "APPROVED_BY_ID",
				"rehireFor": "RE_HIRE_FOR", "stipend": "STIPEND", "tenure": "TENURE",
			} {
				if w[ours] != row[theirs] {
					t.Errorf("%+v: %s is %v, in the row %v", is, ours, w[ours], row[theirs])
				}
			}
			if got := enabled(t, w["buttons"]); got != buttons[is.status] {
				t.Errorf("%+v: enabled are %s, want %s", is, got, buttons[is.status])
			}
			if unassigned := w["positions"].(float64) - w["assigned"].(float64); w["unassigned"] != unassigned {
				t.Errorf("%+v: %v unassigned", is, w["unassigned"])
			}
			hold, revoke := w["hold"].(map[string]any), w["revoke"].(map[string]any)
			if (hold["comment"] == "no budget" && hold["by"] == "Meera Deshpande" &&
				hold["at"] != "") != (is.status == "Hold") || hold["by"] != "" && is.status != "Hold" {
				t.Errorf("%+v: the hold is %v", is, hold)
			}
			if (revoke["comment"] == "not needed" && revoke["by"] == "Meera Deshpande" &&
				revoke["at"] != "") != (is.status == "Revoke") || revoke["by"] != "" && is.status != "Revoke" {
				t.Errorf("%+v: the revoke is %v", is, revoke)
			}
			if w["asksStipend"] != false || len(w["lockedTypes"].([]any)) != 0 || w["pending"] != false {
				t.Errorf("%+v: %v", is, w)
			}
			if other := enabled(t, s.as("senior-hr").get("/api/requisitions/" + id).Data[0]["buttons"]); other != "" {
				t.Errorf("a reader can press %s", other)
			}
		}
		if a := s.manager.get("/api/requisitions/" + nothing); a.code() != "404" ||
			a.message() != "Data not available" {
			t.Errorf("no such requisition: %s", a.Raw)
		}
		if a := s.manager.get("/api/requisitions/999999"); a.code() != "404" {
			t.Errorf("no such serial: %s", a.Raw)
		}
	})
}

func TestRequisitionAssignments(t *testing.T) {
	eachStatusSet(t, func(t *testing.T, s *statusSet) {
		const fields = "HR_ID HR_NAME NO_OF_POSITION MOBILE CREATED_ON STATUS STAGE CANDIDATE_STATUS"
		for status, want := range map[string][]string{
			"Re-Assigned": {"Imran Shaikh 0 Hr Revoke  ", "Asha Kulkarni 6 Re-Assigned  "},
			"Inprogress":  {"Asha Kulkarni 7 Inprogress New New"},
			"Completed":   {"Asha Kulkarni 1 Completed OFFER Offer Accepted"},
			"Onboarded":   {"Asha Kulkarni 1 Onboarded JOINING Joined"},
			"Hr Revoke":   {"Asha Kulkarni 0 Hr Revoke  "},
		} {
			id := s.find(status, false)
			a, got := s.manager.get(timelines+"assign_inprogress_requirement_timeline/"+id), []string{}
			mustHave(t, "an assignment", a, fields, "")
			for _, row := range a.Data {
				got = append(got, fmt.Sprint(row["HR_NAME"], " ", row["NO_OF_POSITION"], " ", row["STATUS"], " ",
					row["STAGE"], " ", row["CANDIDATE_STATUS"]))
				if row["CREATED_ON"] != "2026-03-16" || len(row["MOBILE"].(string)) != 10 {
					t.Errorf("%s: %v", status, row)
				}
			}
			if !slices.Equal(got, want) {
				t.Errorf("%s: %q, want %q", status, got, want)
			}
			shown := s.manager.get("/api/requisitions/" + id).Data[0]["assignments"].([]any)
			for i, one := range shown {
				row := one.(map[string]any)
				open := status == "Re-Assigned" && i == 1 || status == "Inprogress"
				for _, button := range []string{"revoke", "reassign"} {
					if b := row[button].(map[string]any); (b["enabled"] == true) != open ||
						(b["reason"] == "") != open {
						t.Errorf("%s: %s of row %d is %v", status, button, i, b)
					}
				}
				if row["hrName"] != a.Data[i]["HR_NAME"] || row["stage"] != a.Data[i]["STAGE"] ||
					row["hrId"] != a.Data[i]["HR_ID"] {
					t.Errorf("%s: the panel has %v, the call %v", status, row, a.Data[i])
				}
			}
			if len(shown) != len(a.Data) {
				t.Errorf("%s: %d rows in the panel, %d in the call", status, len(shown), len(a.Data))
			}
		}
		id := s.find("Re-Assigned", false)
		for who, hr := range map[string]string{"recruiter": s.hr, "recruiter2": s.hr2} {
			if a := s.as(who).get(timelines + "assign_inprogress_requirement_timeline/" + id); len(a.Data) != 1 ||
				a.Data[0]["HR_ID"] != hr {
				t.Errorf("%s sees the assignments %s", who, a.Raw)
			}
		}
		live := s.manager.get(timelines + "get_req_assigned_hr_name/" + id)
		mustHave(t, "get_req_assigned_hr_name", live, "id text", "")
		if len(live.Data) != 1 || live.Data[0]["id"] != s.hr || live.Data[0]["text"] != "Asha Kulkarni" {
			t.Errorf("who works on it: %s", live.Raw)
		}
		if a := s.manager.get(timelines + "get_req_assigned_hr_name/" +
			s.find("Hr Revoke", true)); a.code() != "200" || len(a.Data) != 0 {
			t.Errorf("nobody works on it: %s", a.Raw)
		}
	})
}

func TestRequisitionTimeline(t *testing.T) {
	eachStatusSet(t, func(t *testing.T, s *statusSet) {
		id := s.find("Re-Assigned", true)
		lines := func(a reply) string {
			mustHave(t, "a line of a timeline", a, "CREATED_ON STATUS COMMENTS HR_NAME", "")
			got := []string{}
			for _, row := range a.Data {
				if _, err := time.Parse(time.RFC3339, row["CREATED_ON"].(string)); err != nil {
					t.Error(err)
				}
				got = append(got, strings.TrimSpace(fmt.Sprint(row["STATUS"], " ", row["HR_NAME"])))
			}
			return strings.Join(got, ", ")
		}
		whole := lines(s.manager.get(timelines + "get_requirement_timeline_new/" + id))
		if whole != "New, Approved, Assigned Imran Shaikh, Re-Assigned Asha Kulkarni" {
			t.Errorf("the timeline is %s", whole)
		}
		own, former := lines(s.recruiter.get(timelines+"get_requirement_timeline_jr_hr/"+id+"/"+s.hr)),
			lines(s.as("recruiter2").get(timelines+"get_requirement_timeline_jr_hr/"+id+"/"+s.hr2))
		if own != "Re-Assigned Asha Kulkarni" || former != "Assigned Imran Shaikh, Re-Assigned Asha Kulkarni" {
			t.Errorf("about the one %q, about the other %q", own, former)
		}
		if got := lines(s.manager.get(timelines + "get_requirement_timeline_jr_hr/" + id + "/" +
			s.hr2)); got != former {
			t.Errorf("a manager sees %q of a recruiter", got)
		}
		if got := lines(s.recruiter.get(timelines + "get_requirement_timeline_new/" + id)); got != own {
			t.Errorf("a recruiter sees %q of all", got)
		}
		if a := s.as("recruiter2").get(timelines + "get_requirement_timeline_new/" +
			s.find("Hold", true)); a.code() != "404" {
			t.Errorf("another's requisition: %s", a.Raw)
		}
		held := s.manager.get(timelines + "get_requirement_timeline_new/" + s.find("Hold", true)).Data
		if last := held[len(held)-1]; last["STATUS"] != "Hold" || last["COMMENTS"] != "no budget" {
			t.Errorf("the last of a hold: %v", last)
		}
		steps := s.manager.get("/api/requisitions/" + id).Data[0]["timeline"].([]any)
		if len(steps) != 4 || steps[1].(map[string]any)["by"] != "Vikram Malhotra" ||
			steps[2].(map[string]any)["positions"] != 26.0 {
			t.Errorf("the panel's timeline: %v", steps)
		}
	})
}

func TestRaisedAndEditedRequisitions(t *testing.T) {
	eachStatusSet(t, func(t *testing.T, s *statusSet) {
		id := s.find("Completed", false)
		parent := s.manager.get("/api/requisitions/" + id).Data[0]
		a := s.manager.post("/api/Get_requirement_Data.svc/insert_raised_requirement_suffix",
			body{"parent_id": id, "NO_OF_OPENING": "2", "HR_COMMENT": "one more team", "ADDED_BY": s.managerID})
		if a.code() != "200" {
			t.Fatal(a.Raw)
		}
		serial := parent["serial"].(string) + "-1"
		child := s.manager.get("/api/requisitions/" + serial).Data[0]
		if child["raisedFrom"] != parent["serial"] || child["status"] != "Approved" || child["positions"] != 2.0 ||
			fmt.Sprint(s.manager.get("/api/requisitions/" + id).Data[0]["raised"]) != "["+serial+"]" {
			t.Errorf("raised: %v", child)
		}
		if row := s.manager.get("/api/Get_requirement_Data.svc/get_requisition_details/" +
			serial).Data[0]; row["RAISE_REQ_ID"] != serial || row["REQ_ID"] != serial {
			t.Errorf("the row of a raised one: %v", row)
		}
		intern := s.approvedWith(body{"positionId": s.position["Intern"]})
		if w := s.manager.get("/api/requisitions/" + intern).Data[0]; w["asksStipend"] != true ||
			fmt.Sprint(w["lockedTypes"]) != "[Intern]" || w["pending"] != false || w["approvedOn"] != "2026-03-19" {
			t.Errorf("an Intern requisition: %v", w)
		}
		if a := s.manager.post("/api/Requirement_Dashboard.svc/update_requirement_V3", body{"REQ_ID": intern,
			"COMMENT": "changed", "USER_GUID": s.managerID, "EMPLOYMENT_TYPE": "Contract",
			"POSITION_NAME": "x"}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if w := s.manager.get("/api/requisitions/" + intern).Data[0]; w["asksStipend"] != false ||
			fmt.Sprint(w["lockedTypes"]) != "[]" || w["pending"] != true || w["approved"] != false ||
			w["employmentType"] != "Contract" {
			t.Errorf("after the edit: %v", w)
		}
	})
}

func TestNotifications(t *testing.T) {
	eachStatusSet(t, func(t *testing.T, s *statusSet) {
		weeks := s.manager.get("/api/Get_requirement_Data.svc/Get_Date_NS/2026/19/03")
		mustHave(t, "a notification", weeks, "START_DATE END_DATE", "")
		if len(weeks.Data) != 1 || weeks.Data[0]["START_DATE"] != "2026-03-16" ||
			weeks.Data[0]["END_DATE"] != "2026-03-22" {
			t.Errorf("up to this week: %s", weeks.Raw)
		}
		later := s.manager.get("/api/Get_requirement_Data.svc/Get_Date_NS/2026/1/07")
		if len(later.Data) != 1 || later.Data[0]["START_DATE"] != "2026-06-29" ||
			later.Data[0]["END_DATE"] != "2026-07-05" {
			t.Errorf("twelve weeks up to July, without that of March: %s", later.Raw)
		}
		between := s.manager.get("/api/Get_requirement_Data.svc/Get_Date_NS/2026/31/05")
		if len(between.Data) != 1 || between.Data[0]["START_DATE"] != "2026-03-16" {
			t.Errorf("up to May: %s", between.Raw)
		}
		s.ask(body{"tat": "2026-03-23"})
		if a := s.manager.get("/api/Get_requirement_Data.svc/Get_Date_NS/2026/23/3"); len(a.Data) != 1 {
			t.Errorf("a new requisition is not open yet: %s", a.Raw)
		}
		s.approvedWith(body{"tat": "2026-03-23"})
		if a := s.manager.get("/api/Get_requirement_Data.svc/Get_Date_NS/2026/23/3"); len(a.Data) != 2 ||
			a.Data[0]["START_DATE"] != "2026-03-16" || a.Data[1]["START_DATE"] != "2026-03-23" {
			t.Errorf("oldest first: %s", a.Raw)
		}
		rows := s.manager.get(dueList + "2026-03-16/2026-03-22")
		mustHave(t, "Notification_Scheduler", rows, requisitionFields, ourRequisitionFields)
		want := []string{s.find("Approved", true), s.find("Assigned", true), s.find("Re-Assigned", true),
			s.find("Inprogress", true)}
		slices.Sort(want)
		if !slices.Equal(idsOf(rows.Data), want) || rows.Total != 4 {
			t.Errorf("due in the week: %v, want %v", idsOf(rows.Data), want)
		}
		for days, n := range map[string]int{"2026-03-17/2026-03-17": 4, "2026-03-18/2026-03-22": 0,
			"2026-03-10/2026-03-16": 0, "2026-03-17/2026-03-23": 5} {
			if a := s.manager.get(dueList + days); len(a.Data) != n {
				t.Errorf("%s: %d rows, want %d", days, len(a.Data), n)
			}
		}
		if a := s.recruiter.get(dueList + "2026-03-16/2026-03-22"); len(a.Data) != 3 {
			t.Errorf("a recruiter's: %s", a.Raw)
		}
		if a := s.as("recruiter2").get("/api/Get_requirement_Data.svc/Get_Date_NS/2026/19/03"); a.code() != "200" ||
			len(a.Data) != 0 {
			t.Errorf("of a removed recruiter: %s", a.Raw)
		}
	})
}

func TestDropdowns(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		departments := d.recruiter.get("/api/Department_Master.svc/Get_Department_Dropdown")
		mustHave(t, "a department", departments, "id text", "")
		names := []string{}
		for _, row := range departments.Data {
			names = append(names, row["text"].(string))
			if found, err := d.app.Store.Read().DepartmentByID(t.Context(), row["id"].(string)); err != nil ||
				found.Name != row["text"] {
				t.Errorf("%v: %v", row, err)
			}
		}
		if len(names) != 12 || !slices.IsSorted(names) {
			t.Errorf("departments: %v", names)
		}
		// Of the company's ten TLs and ATLs, eachTeam makes one an interviewer.
		for role, want := range map[string]struct {
			roles string
			n     int
		}{"HR": {"Recruiter, ESA HR", 13}, "hr": {"Recruiter, ESA HR", 13}, "TL": {"TL, ATL", 9}, "PL": {"PL", 4},
			"CEO": {"CEO", 1}} {
			a := d.recruiter.get("/api/Master.svc/get_role_select2/" + role)
			mustHave(t, role, a, "id text", "mail_id dept dept_id role")
			names := []string{}
			for _, row := range a.Data {
				names = append(names, row["text"].(string))
				user, err := d.app.Store.Read().UserByID(t.Context(), row["id"].(string))
				if err != nil || !user.Active || user.Email != row["mail_id"] ||
					user.DepartmentID != row["dept_id"] || !strings.Contains(", "+want.roles+",",
					", "+row["role"].(string)+",") {
					t.Errorf("%s: %v, %v", role, row, err)
				}
			}
			if len(names) != want.n || !slices.IsSorted(names) {
				t.Errorf("%s: %d of %d: %v", role, len(names), want.n, names)
			}
			if slices.Contains(names, "Gaurav Saxena") {
				t.Errorf("%s: a former user can be chosen", role)
			}
		}
		positions := d.manager.get("/api/positions")
		mustHave(t, "a position", positions, "", "id name departmentId department employmentType description")
		kinds := []string{}
		for _, row := range positions.Data {
			kinds = append(kinds, row["employmentType"].(string))
			if row["department"] != "Engineering" || row["description"] != "Builds things" ||
				row["name"] != row["employmentType"].(string)+" Developer" ||
				row["id"] != d.position[row["employmentType"].(string)] {
				t.Errorf("a position: %v", row)
			}
		}
		if !slices.Equal(kinds, []string{"Contract", "Full Time", "Intern", "Part Time"}) {
			t.Errorf("positions: %v", kinds)
		}
	})
}
