package httpapi_test

import (
	"cmp"
	"fmt"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"muster/internal/hiring"
	"muster/internal/store"
)

const (
	managerList = "/api/Requisition.svc/get_requirement_data/"
	ownList     = "/api/Get_requirement_Data.svc/get_requirement_data_Jr/"
	overdueList = "/api/Requirement_Dashboard.svc/get_requirement_data_hr_v2_overdue/"
	tileCounts  = "/api/Get_requirement_Data.svc/Get_Req_Count_Team_Dashboard/"
	dueList     = "/api/Get_requirement_Data.svc/Notification_Scheduler/"
	allOf       = "/all/all/all/all/all"
)

// The fields of a requisition row, from the third section of the document.
const requisitionFields = `REQ_ID ID POSITION_NAME DEPT_NAME DEPT_ID NO_OF_POSITION ASSIGNED_COUNT TOTAL_NO_OF_OPENINGS
	LOCATION EMPLOYMENT_STATUS EMPLOYMENT_TYPE RE_HIRE_FOR JD SKILL HR_NAME COMMENTS ADDED_ON TAT STATUS STIPEND TENURE
	IS_EXP APPROVED_FLAG HR_STATUS ADDED_BY ADDED_BY_EMAIL APPROVED_BY APPROVED_BY_ID HIRE_TYPE RAISE_REQ_ID OVERDUE_BY`
const ourRequisitionFields = "OWN_POSITIONS STATUS_ID ONBOARDED_COUNT REMAINING_COUNT OPENS VERSION PIPELINE WAITING_ON"

func TestTileCountsMatchTheirRows(t *testing.T) {
	eachStatusSet(t, func(t *testing.T, s *statusSet) {
		for _, v := range s.viewers() {
			counted := v.client.get(tileCounts + v.of + allOf)
			mustHave(t, v.name, counted, "No_Of_Positions Open In_Progress Closed Onboarded OVERDUE Hold_Revoke",
				"Requisitions Open_Positions In_Progress_Positions Closed_Positions Onboarded_Positions "+
					"OVERDUE_Positions Hold_Revoke_Positions")
			for _, tile := range []string{"all", "Open", "In_Progress", "Closed", "Onboarded", "OVERDUE",
				"Hold_Revoke"} {
				ids, positions := s.under(v, tile)
				lists := []string{ownList + v.of + "/" + tile}
				if v.client != s.manager || v.of == s.managerID {
					lists = append(lists, managerList+tile+allOf)
				}
				if tile == "OVERDUE" {
					lists = append(lists, overdueList+v.of)
				}
				held := positions
				for _, list := range lists {
					rows := v.client.get(list)
					if len(rows.Data) > 0 && rows.Data[0]["OWN_POSITIONS"] != nil {
						held = sumOf(rows.Data, "OWN_POSITIONS")
					}
					if got := idsOf(rows.Data); !slices.Equal(got, append([]string{}, ids...)) ||
						rows.Total != int64(len(ids)) || sumOf(rows.Data, "NO_OF_POSITION") != positions {
						t.Errorf("%s, %s: %d rows of %d with %d positions, want %d with %d", v.name, list, len(got),
							rows.Total, sumOf(rows.Data, "NO_OF_POSITION"), len(ids), positions)
					}
				}
				number, beside := tile, tile+"_Positions"
				if tile == "all" {
					number, beside = "Requisitions", "No_Of_Positions"
				}
				if row := counted.Data[0]; row[number] != float64(len(ids)) || row[beside] != float64(held) {
					t.Errorf("%s: the tile %s has %v and %v positions, want %d and %d", v.name, tile, row[number],
						row[beside], len(ids), held)
				}
			}
		}
	})
}

// Filters by each status, and by the labels of tiles.
func TestFilterByStatus(t *testing.T) {
	eachStatusSet(t, func(t *testing.T, s *statusSet) {
		for word, wants := range map[string]func(standing) bool{
			"Inprogress":       func(is standing) bool { return is.status == "Inprogress" && !is.late },
			"assigned":         func(is standing) bool { return is.status == "Assigned" && !is.late },
			"Hold":             func(is standing) bool { return is.status == "Hold" },
			"Revoke":           func(is standing) bool { return is.status == "Revoke" },
			"Hr Revoke":        func(is standing) bool { return is.status == "Hr Revoke" },
			"New":              func(is standing) bool { return is.status == "New" },
			"Unapproved":       func(is standing) bool { return is.status == "Unapproved" },
			"Overdue":          func(is standing) bool { return tilesOf[is.status][1] == "OVERDUE" && is.late },
			"No. of Positions": func(standing) bool { return true },
			"In Progress": func(is standing) bool {
				return !is.late && slices.Contains([]string{"Assigned", "Re-Assigned", "Inprogress"}, is.status)
			},
			"Hold/Revoke": func(is standing) bool {
				return slices.Contains([]string{"Hold", "Revoke", "Hr Revoke"},
					is.status)
			},
		} {
			want := []string{}
			for id, is := range s.of {
				if wants(is) {
					want = append(want, id)
				}
			}
			slices.Sort(want)
			if got := s.manager.get(managerList + url.PathEscape(word) + allOf); !slices.Equal(idsOf(got.Data), want) {
				t.Errorf("%s: %d rows, want %d: %.200s", word, len(got.Data), len(want), got.Raw)
			}
		}
		if a := s.manager.get(managerList + "Nonsense" + allOf); a.Status != 400 || a.field() != "status" {
			t.Errorf("no such status: %d %s", a.Status, a.Raw)
		}
	})
}

func TestRequisitionRow(t *testing.T) {
	eachStatusSet(t, func(t *testing.T, s *statusSet) {
		whole := s.manager.get(managerList + "all" + allOf)
		mustHave(t, "a requisition row", whole, requisitionFields, ourRequisitionFields)
		for _, row := range whole.Data {
			id := row["ID"].(string)
			is := s.of[id]
			stored, err := s.app.Store.Read().RequisitionByID(t.Context(), id)
			if err != nil {
				t.Fatal(err)
			}
			shown, overdueBy := is.status, 0.0
			if tilesOf[is.status][1] == "OVERDUE" && is.late {
				shown, overdueBy = "Overdue", 2
			}
			joined := map[bool]float64{is.status == "Onboarded": 1}[true]
			hrName, hrWorks, assigned := "", "0", 0.0
			if !slices.Contains([]string{"New", "Unapproved", "Approved", "Hr Revoke"}, is.status) {
				hrName, hrWorks, assigned = "Asha Kulkarni", "1", float64(s.positions[id])
			}
			opens := map[string]string{
				"Approved": "assign", "Hold": "hold", "Revoke": "revoke", "Assigned": "assignments",
				"Re-Assigned": "assignments", "Hr Revoke": "assignments",
				"Inprogress": "assignments", "Completed": "assignments", "Onboarded": "assignments",
				"Overdue": "assignments",
			}[shown]
			for field, want := range map[string]any{
				"REQ_ID": stored.Serial, "POSITION_NAME": "Full Time Developer", "DEPT_NAME": "Engineering",
				"DEPT_ID":        stored.DepartmentID,
				"NO_OF_POSITION": float64(s.positions[id]), "TOTAL_NO_OF_OPENINGS": float64(s.positions[id]),
				"ASSIGNED_COUNT": assigned,
				"LOCATION":       "Pune", "EMPLOYMENT_STATUS": "Experienced", "EMPLOYMENT_TYPE": "Full Time",
				"RE_HIRE_FOR": "Somebody " + is.status,
				"JD":          "Builds things", "SKILL": "Go, SQL", "HR_NAME": hrName, "COMMENTS": "Needed soon",
				"ADDED_ON": "2026-03-16",
				"TAT":      map[bool]string{true: "2026-03-17", false: "2026-06-30"}[is.late], "STATUS": shown,
				"STIPEND": nil, "TENURE": nil, "IS_EXP": "1",
				"APPROVED_FLAG": map[bool]string{true: "0", false: "1"}[is.status == "New" ||
					is.status == "Unapproved"], "HR_STATUS": hrWorks,
				"APPROVED_BY": "Vikram Malhotra", "APPROVED_BY_ID": stored.ApproverID, "HIRE_TYPE": "Replacement",
				"RAISE_REQ_ID": "", "OVERDUE_BY": overdueBy,
				"ONBOARDED_COUNT": joined, "REMAINING_COUNT": float64(s.positions[id]) - joined, "OPENS": opens,
				"VERSION": float64(stored.Version),
			} {
				if row[field] != want {
					t.Errorf("%+v: %s is %v, want %v", is, field, row[field], want)
				}
			}
			asked, err := s.app.Store.Read().UserByID(t.Context(), stored.RequestedBy)
			if err != nil {
				t.Fatal(err)
			}
			if row["ADDED_BY"] != asked.FirstName+" "+asked.LastName || row["ADDED_BY_EMAIL"] != asked.Email {
				t.Errorf("%+v was requested by %v, %v", is, row["ADDED_BY"], row["ADDED_BY_EMAIL"])
			}
			if info, known := hiring.InfoOf(hiring.Status(shown)); !known || row["STATUS_ID"] != info.ID {
				t.Errorf("%+v has the status id %v", is, row["STATUS_ID"])
			}
			alone := s.manager.get("/api/Get_requirement_Data.svc/get_requisition_details/" + stored.Serial)
			mustHave(t, "get_requisition_details", alone, requisitionFields, ourRequisitionFields)
			if fmt.Sprint(alone.Data[0]) != fmt.Sprint(row) {
				t.Errorf("the details differ from the row: %v\n%v", alone.Data[0], row)
			}
		}
	})
}

// They see their own requisitions, as Hr Revoke after they were removed.
func TestWhatARecruiterSees(t *testing.T) {
	eachStatusSet(t, func(t *testing.T, s *statusSet) {
		for _, row := range s.as("recruiter2").get(ownList + s.hr2 + "/all").Data {
			if row["STATUS"] != "Hr Revoke" || row["OVERDUE_BY"] != 0.0 || row["OPENS"] != "" ||
				row["HR_STATUS"] != "0" {
				t.Errorf("a recruiter who was replaced sees %v", row)
			}
		}
		opens := map[string]int{}
		for _, row := range s.recruiter.get(ownList + s.hr + "/all").Data {
			opens[fmt.Sprint(row["STATUS"], " ", row["OPENS"])]++
		}
		if opens["Revoke revoke"] != 2 || opens["Overdue "] != 3 || opens["Hold held"] != 2 || len(opens) != 9 {
			t.Errorf("statuses and what they open: %v", opens)
		}
		for id, is := range s.of {
			a := s.as("recruiter2").get("/api/Get_requirement_Data.svc/get_requisition_details/" + id)
			if visible := is.status == "Re-Assigned"; (a.code() == "200") != visible || !visible &&
				(a.code() != "404" || len(a.Data) != 0) {
				t.Errorf("%+v as somebody who is not on it: %s", is, a.Raw)
			}
		}
	})
}

func TestMonthsDepartmentsAndSearch(t *testing.T) {
	eachStatusSet(t, func(t *testing.T, s *statusSet) {
		s.pass(20 * 24 * time.Hour)
		s.manager = s.as("manager")
		sales, err := s.app.Store.Read().DepartmentByName(t.Context(), "Sales")
		if err != nil {
			t.Fatal(err)
		}
		seller := "018f0000-0000-7000-8000-0000000a0009"
		if err := s.app.Store.InTx(t.Context(), func(q *store.Queries) error {
			return q.AddPosition(t.Context(), store.AddPositionParams{
				ID: seller, Name: "Field Agent", DepartmentID: sales.ID, Description: "Sells",
				EmploymentType: "Intern", Point: 1, CreatedAt: store.At(s.clock()),
			})
		}); err != nil {
			t.Fatal(err)
		}
		april := s.ask(body{"positionId": seller, "tat": "2026-06-01", "state": "Kerala", "city": "Kochi", "positions": "40",
			"stipend": "12000", "tenure": "6", "employmentStatus": "Fresher"})
		late, later := 0, 0
		for _, is := range s.of {
			if is.late {
				late++
			} else {
				later++
			}
		}
		all := late + later
		for _, c := range []struct {
			filter, q string
			want      int
		}{
			{"/all/all/all/all/all", "", all + 1}, {"/all/03/2026/all/all", "", all}, {"/all/3/2026/ALL/all", "",
				all}, {"/all/04/2026/all/all", "", 1},
			{"/all/05/2026/all/all", "", 0}, {"/all/02/2026/all/all", "", 0}, {"/all/04/2025/all/all", "", 0},
			{"/all/all/all/03/2026", "", late}, {"/all/all/all/06/2026", "", later + 1}, {"/all/03/2026/06/2026", "",
				later}, {"/all/04/2026/03/2026", "", 0},
			{"/" + sales.ID + "/all/all/all/all", "", 1}, {"/" + sales.ID + "/03/2026/all/all", "", 0},
			{"/" + sales.ID + "/04/2026/06/2026", "", 1},
			{"/all/all/all/all/all", "field AGENT", 1}, {"/all/all/all/all/all", "kochi", 1}, {"/all/all/all/all/all",
				"sales", 1},
			{"/all/all/all/all/all", "Developer", all}, {"/all/all/all/all/all", "1001", 1}, {"/all/all/all/all/all",
				"nobody has this", 0},
			{"/all/all/all/all/all", "kulkarni", all - 8}, {"/" + sales.ID + "/all/all/all/all", "developer", 0},
			{"/all/all/all/03/2026", "engineering", late},
		} {
			query := ""
			if c.q != "" {
				query = "?q=" + url.QueryEscape(c.q)
			}
			rows, counts := s.manager.get(managerList+"all"+c.filter+query),
				s.manager.get(tileCounts+s.managerID+c.filter+query)
			if len(rows.Data) != c.want || rows.Total != int64(c.want) ||
				counts.Data[0]["Requisitions"] != float64(c.want) ||
				counts.Data[0]["No_Of_Positions"] != float64(sumOf(rows.Data, "NO_OF_POSITION")) {
				t.Errorf("%s %q: %d rows of %d, counted %v; want %d", c.filter, c.q, len(rows.Data), rows.Total,
					counts.Data[0], c.want)
			}
		}
		row := s.manager.get(managerList + "all/" + sales.ID + "/all/all/all/all").Data[0]
		if row["ID"] != april || row["STIPEND"] != 12000.0 || row["TENURE"] != 6.0 || row["IS_EXP"] != "0" ||
			row["ADDED_ON"] != "2026-04-08" || row["DEPT_NAME"] != "Sales" {
			t.Errorf("the one of April: %v", row)
		}
	})
}

func TestPagesAndOrder(t *testing.T) {
	eachStatusSet(t, func(t *testing.T, s *statusSet) {
		for _, sort := range []string{"", "serial", "position", "department", "positions", "location", "addedOn",
			"tat", "status"} {
			for _, sign := range []string{"", "-"} {
				if sort == "" && sign == "-" {
					continue
				}
				whole, paged := s.manager.get(managerList+"all"+allOf+"?sort="+sign+sort), []map[string]any{}
				for page := 1; page <= 6; page++ {
					a := s.manager.get(fmt.Sprintf("%sall%s?page=%d&size=5&sort=%s%s", managerList, allOf, page, sign,
						sort))
					if a.Total != 22 || page < 5 && len(a.Data) != 5 || page == 6 && len(a.Data) != 0 {
						t.Errorf("%s%s page %d: %d of %d", sign, sort, page, len(a.Data), a.Total)
					}
					paged = append(paged, a.Data...)
				}
				if fmt.Sprint(paged) != fmt.Sprint(whole.Data) {
					t.Errorf("%s%s: the pages together are not the list", sign, sort)
				}
			}
		}
		field := map[string]string{"tat": "TAT", "serial": "REQ_ID"}
		for sort, name := range field {
			values := []string{}
			for _, row := range s.manager.get(managerList + "all" + allOf + "?sort=" + sort).Data {
				values = append(values, row[name].(string))
			}
			if !slices.IsSorted(values) {
				t.Errorf("by %s: %v", sort, values)
			}
		}
		newest := s.manager.get(managerList + "all" + allOf).Data
		if !slices.IsSortedFunc(newest, func(a, b map[string]any) int {
			return cmp.Compare(b["ID"].(string),
				a["ID"].(string))
		}) {
			t.Error("the list does not begin with the newest")
		}
		for _, query := range []string{"page=0x", "page=-1", "size=5001", "size=-5", "sort=jd", "sort=r.id"} {
			if a := s.manager.get(managerList + "all" + allOf + "?" + query); a.Status != 400 ||
				a.field() != strings.Split(query, "=")[0] {
				t.Errorf("%s: %d %s", query, a.Status, a.Raw)
			}
		}
	})
}

func TestInvalidPathParametersNameTheirField(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		c, me := h.as("manager"), h.idOf("manager")
		for path, field := range map[string]string{
			managerList + "all/all/13/2026/all/all": "addedMonth", managerList +
				"all/all/00/2026/all/all": "addedMonth", managerList + "all/all/03/26/all/all": "addedYear",
			managerList + "all/all/all/2026/all/all": "addedMonth", managerList + "all/all/03/all/all/all": "addedYear",
			managerList + "all/all/all/all/13/2026": "tatMonth", managerList + "all/all/all/all/12/x": "tatYear",
			managerList + "all/" + nothing + "/all/all/all/all": "dept",
			managerList + "Ringing" + allOf:                     "status", ownList + me + "/Joined": "status",
			tileCounts + me + "/all/13/2026/all/all": "addedMonth", tileCounts + me +
				"/all/all/all/01/all": "tatYear", tileCounts + me + "/nosuch/all/all/all/all": "dept",
			dueList + "2026-02-30/2026-03-01": "startDate", dueList + "0001-01-01/2026-03-01": "startDate", dueList +
				"2026-03-01/x": "endDate", dueList + "2026-03-02/2026-03-01": "endDate",
			"/api/Get_requirement_Data.svc/Get_Date_NS/2026/31/02":                               "day",
			"/api/Get_requirement_Data.svc/Get_Date_NS/2026/16/13":                               "month",
			"/api/Get_requirement_Data.svc/Get_Date_NS/x/16/03":                                  "year",
			"/api/Get_requirement_Data.svc/Get_Date_NS/1/1/1":                                    "year",
			"/api/Master.svc/get_role_select2/Boss":                                              "role",
			"/api/Dashboard.svc/Candidate_Added_By_Source/" + me + "/x/2026-03-01":               "from",
			"/api/Dashboard.svc/Candidate_Added_By_Source/" + me + "/2026-03-01/2026-13-01":      "to",
			"/api/Dashboard.svc/Call_Dashboard/" + me + "/16-03-2026":                            "date",
			"/api/Candidate_Dashboard.svc/get_followup/" + me + "/2026-03-02/2026-03-01":         "to",
			"/api/Candidate_Dashboard.svc/get_followup/" + me + "/2026-03-02/2026-03-02?sort=x":  "sort",
			"/api/Requirement_Dashboard.svc/get_jr_manager_dashboard_range/2026-03-01/all/" + me: "to",
		} {
			if a := c.get(path); a.Status != 400 || a.code() != "400" || a.field() != field || a.message() == "" {
				t.Errorf("%s: %d %s, want the field %s", path, a.Status, a.Raw, field)
			}
		}
	})
}

// Adds one requisition half an hour before the end of March in Kolkata, and one half an hour after it, which is still
// March in UTC.
func TestMonthsAreInTheBusinessZone(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		d.pass(time.Date(2026, 3, 31, 18, 0, 0, 0, time.UTC).Sub(d.clock()))
		d.manager = d.as("manager")
		last := d.ask(body{"tat": "2026-04-30"})
		d.pass(time.Hour)
		first := d.ask(body{"tat": "2026-05-01"})
		for filter, want := range map[string]string{"all/03/2026/all/all": last, "all/04/2026/all/all": first,
			"all/all/all/04/2026": last, "all/all/all/05/2026": first} {
			rows := d.manager.get(managerList + "all/" + filter)
			if len(rows.Data) != 1 || rows.Data[0]["ID"] != want {
				t.Errorf("%s: %v", filter, rows.Data)
			}
			if counts := d.manager.get(tileCounts + d.managerID + "/" + filter); counts.Data[0]["Requisitions"] != 1.0 {
				t.Errorf("%s: %s", filter, counts.Raw)
			}
		}
	})
}

// The server sorts by every column that the screen offers.
func TestEveryColumnSorts(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		d.made("Full Time", 1)
		d.made("Intern", 2)
		for _, key := range []string{"serial", "position", "department", "positions", "location", "addedOn", "tat",
			"status", "employmentStatus", "employmentType", "rehireFor", "stipend", "tenure"} {
			for _, sort := range []string{key, "-" + key} {
				a := d.manager.get("/api/Requisition.svc/get_requirement_data/all/all/all/all/all/all?size=10&sort=" + sort)
				if a.code() != "200" || len(a.Data) != int(min(a.Total, 10)) || a.Total < 2 {
					t.Errorf("sort=%s: %d %.200s", sort, a.Status, a.Raw)
				}
			}
		}
	})
}
