package httpapi_test

import (
	"encoding/json"
	"fmt"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"
)

const (
	openTillDate = "/api/Position_Dashboard.svc/get_Position_Dashboard"
	averageTTF   = "/api/Average_TTF.svc/Average_TTF_Dashboard/"
	ttfDetails   = "/api/Average_TTF.svc/Average_TTF_OnClick/"
	reviewCounts = "/api/Review_Dashboard.svc/Review_Dashboard_Count/"
	reviewTable  = "/api/Review_Dashboard.svc/Can_Review_Dashboard/"
	reviewedReqs = "/api/reviewed_requisitions/"
)

// listing is the part of a list's answer besides the rows.
type listing struct {
	InProgress, Delayed int64
	Choices             map[string][]string
}

func listingOf(t *testing.T, a reply) (l listing) {
	t.Helper()
	if err := json.Unmarshal([]byte(a.Raw), &l); err != nil {
		t.Fatal(err)
	}
	return l
}

// formatted joins some fields of each row, with semicolons between the rows.
func formatted(rows []map[string]any, fields ...string) string {
	lines := []string{}
	for _, row := range rows {
		parts := []string{}
		for _, field := range fields {
			parts = append(parts, fmt.Sprint(row[field]))
		}
		lines = append(lines, strings.Join(parts, " "))
	}
	return strings.Join(lines, "; ")
}

func TestOpenTillDate(t *testing.T) {
	eachStatusSet(t, func(t *testing.T, s *statusSet) {
		open := map[string]bool{}
		for id, is := range s.of {
			if slices.Contains([]string{"Approved", "Assigned", "Re-Assigned", "Inprogress"}, is.status) {
				open[id] = is.late
			}
		}
		all := s.manager.get(openTillDate)
		mustHave(t, "an open position", all,
			"Req_id id Approved_On Designation Dept_name Location Employement_Type Days_Open TAT Status", "SERIAL")
		if len(all.Data) != len(open) || all.Total != int64(len(open)) {
			t.Errorf("%d rows of %d, want %d", len(all.Data), all.Total, len(open))
		}
		for i, row := range all.Data {
			late, is := open[row["Req_id"].(string)]
			state, tat := "In-progress", "2026-06-30"
			if late {
				state, tat = "Delayed", "2026-03-17"
			}
			if !is || row["id"] != float64(i+1) || row["Status"] != state || row["TAT"] != tat ||
				row["Days_Open"] != float64(3) || row["Approved_On"] != "2026-03-16" ||
				row["Designation"] != "Full Time Developer" || row["Dept_name"] != "Engineering" ||
				row["Location"] != "Pune" || row["Employement_Type"] != "Full Time" {
				t.Errorf("row %d: %v", i, row)
			}
		}
		counts := listingOf(t, all)
		tiles := s.manager.get("/api/Get_requirement_Data.svc/Get_Req_Count_Team_Dashboard/" + s.managerID +
			"/all/all/all/all/all").Data[0]
		if counts.Delayed != 4 || counts.InProgress != 4 || tiles["OVERDUE"] != float64(counts.Delayed) {
			t.Errorf("the buttons say %+v, the home tile %v", counts, tiles["OVERDUE"])
		}
		for query, want := range map[string]int{
			"status=Delayed": 4, "status=In-progress": 4, "department=Engineering": 8, "department=Sales": 0,
			"department=No+such": 0, "location=Pune": 8, "location=Goa": 0,
			"employmentType=Full+Time": 8, "employmentType=Intern": 0,
			"status=Delayed&location=Pune&department=Engineering": 4, "q=developer": 8, "q=nobody": 0,
		} {
			a := s.manager.get(openTillDate + "?" + query)
			if a.code() != "200" || a.Total != int64(want) || len(a.Data) != want {
				t.Errorf("%s: %d of %d rows, want %d: %s", query, len(a.Data), a.Total, want, a.message())
			}
			counts := listingOf(t, a)
			if whole := s.manager.get(openTillDate + "?" + strings.ReplaceAll(query, "status=",
				"x=")).Total; counts.Delayed+counts.InProgress != whole {
				t.Errorf("%s: %+v are not the %d rows without the state", query, counts, whole)
			}
		}
		second := s.manager.get(openTillDate + "?size=3&page=2")
		if formatted(second.Data, "id") != "4; 5; 6" || second.Total != 8 {
			t.Errorf("the second page: %s", second.Raw)
		}
		if got := formatted(s.manager.get(openTillDate+"?sort=-tat").Data,
			"Status"); got != strings.Repeat("In-progress; ", 4)+strings.Repeat("Delayed; ", 3)+"Delayed" {
			t.Errorf("by target closure date, latest first: %s", got)
		}
		if fmt.Sprint(counts.Choices) != "map[department:[Engineering] employmentType:[Full Time] location:[Pune]]" {
			t.Errorf("choices: %v", counts.Choices)
		}
		for query, field := range map[string]string{"status=late": "status", "sort=name": "sort", "size=5001": "size",
			"page=-1": "page"} {
			if a := s.manager.get(openTillDate + "?" + query); a.Status != 400 || a.field() != field {
				t.Errorf("%s: %d %s", query, a.Status, a.Raw)
			}
		}
	})
}

func TestOpenTillDateSortedByDaysOpen(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		serials := []string{}
		for range 3 {
			id := d.approved("Contract", 1)
			row, err := d.app.Store.Read().RequisitionByID(t.Context(), id)
			if err != nil {
				t.Fatal(err)
			}
			serials = append(serials, row.Serial)
			d.pass(48 * time.Hour)
			d.manager = d.as("manager")
		}
		up := fmt.Sprintf("%s 6; %s 4; %s 2", serials[0], serials[1], serials[2])
		down := fmt.Sprintf("%s 2; %s 4; %s 6", serials[2], serials[1], serials[0])
		for sort, want := range map[string]string{"": up, "approvedOn": up, "-daysOpen": up, "daysOpen": down,
			"-approvedOn": down} {
			if got := formatted(d.manager.get(openTillDate+"?sort="+sort).Data, "SERIAL", "Days_Open"); got != want {
				t.Errorf("by %q: %s, want %s", sort, got, want)
			}
		}
	})
}

// clears takes a candidate from the first call past the CEO round.
func (d *team) clears(by *client, req, can string) {
	d.t.Helper()
	interview := body{"CALLBACK_DATE": "2027-01-01", "CALLBACK_TIME": "15:30", "INTERVIEW_TYPE": "Online",
		"MEETING_LINK": "https://meet.example/1", "METTING_CONDUCTED_BY_ID": d.conductor}
	d.does(by, req, can, "CALL", "Shortlisted", interview)
	for _, stage := range []string{"HR_ROUND", "TL_ROUND", "PL_ROUND", "CEO_ROUND"} {
		d.does(by, req, can, stage, "Skip", nil)
	}
}

// accepts sends a candidate an offer, and records that it was accepted, on the given days.
func (d *team) accepts(req, can, sent, accepted string) {
	d.t.Helper()
	d.does(d.manager, req, can, "OFFER", "Offer Sent", body{"CALLBACK_DATE": sent})
	d.does(d.manager, req, can, "OFFER", "Offer Accepted", body{"CALLBACK_DATE": accepted})
}

func (d *team) does(by *client, req, can, stage, status string, more body) {
	d.t.Helper()
	if a := d.move(by, req, can, stage, status, more); a.code() != "200" {
		d.t.Fatalf("%s %s: %s", stage, status, a.Raw)
	}
}

func (w *working) later(d time.Duration) {
	w.pass(d)
	w.manager, w.recruiter, w.other = w.as("manager"), w.as("recruiter"), w.as("recruiter2")
}

// eachHired has a Full Time requisition with four positions, approved on 16 March, of which three are closed: two by
// one recruiter after 4 and 10 days, one by another in April. Of two Contract candidates who accepted, one has backed
// out.
func eachHired(t *testing.T, test func(t *testing.T, w *working)) {
	eachWorking(t, func(t *testing.T, w *working) {
		mine, contract := w.added(w.recruiter, w.hr, w.first, 2), w.added(w.recruiter, w.hr, w.second, 2)
		theirs := w.added(w.other, w.hr2, w.first, 1)
		for _, can := range mine {
			w.clears(w.recruiter, w.first, can)
		}
		for _, can := range contract {
			w.clears(w.recruiter, w.second, can)
		}
		w.clears(w.other, w.first, theirs[0])
		w.later(20 * 24 * time.Hour)
		w.accepts(w.first, mine[0], "2026-03-18", "2026-03-20")
		w.accepts(w.first, mine[1], "2026-03-20", "2026-03-26")
		w.accepts(w.first, theirs[0], "2026-03-31", "2026-04-02")
		w.accepts(w.second, contract[0], "2026-03-20", "2026-04-05")
		w.accepts(w.second, contract[1], "2026-03-20", "2026-03-21")
		if a := w.move(w.manager, w.second, contract[1], "JOINING", "Backed Out", nil); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		test(t, w)
	})
}

func TestAverageTTF(t *testing.T) {
	eachHired(t, func(t *testing.T, w *working) {
		year := w.manager.get(averageTTF + "2026")
		mustHave(t, "an average TTF row", year,
			"Slot Month_Name No_Of_Closure_FT No_Of_Closure_PT No_Of_Closure_INT No_Of_Closure_CT "+
				"FT_TTF PT_TTF INT_TTF CT_TTF", "")
		if len(year.Data) != 13 {
			t.Fatalf("%d rows", len(year.Data))
		}
		want := map[string]string{
			"January": "Jan 2026 0 <nil> 0 <nil>", "March": "Mar 2026 2 7 0 <nil>", "April": "Apr 2026 1 17 1 20",
			"December": "Dec 2026 0 <nil> 0 <nil>", "Total": "Total 3 10.3 1 20",
		}
		for _, row := range year.Data {
			got := formatted([]map[string]any{row}, "Slot", "No_Of_Closure_FT", "FT_TTF", "No_Of_Closure_CT", "CT_TTF")
			if wanted, ok := want[row["Month_Name"].(string)]; ok && got != wanted {
				t.Errorf("%s, want %s", got, wanted)
			}
			if row["No_Of_Closure_PT"] != float64(0) || row["INT_TTF"] != nil {
				t.Errorf("nothing of these was closed: %v", row)
			}
		}
		if got := formatted(w.manager.get(averageTTF+"2025").Data, "No_Of_Closure_FT"); strings.Trim(got, "0; ") != "" {
			t.Errorf("the year before: %s", got)
		}
		if a := w.manager.get(averageTTF + "26"); a.Status != 400 || a.field() != "year" {
			t.Errorf("no year: %s", a.Raw)
		}
	})
}

func TestAverageTTFDetails(t *testing.T) {
	eachHired(t, func(t *testing.T, w *working) {
		fields := []string{"Sr_No", "Position_Name", "HR_Name", "No_Of_Opening", "Offer_Acc_Count", "Dept_Name"}
		mustHave(t, "a TTF detail row", w.manager.get(ttfDetails+"2026/March/FULL_TIME"), strings.Join(fields, " "),
			"REQ_ID SERIAL")
		for path, want := range map[string]string{
			"2026/March/FULL_TIME": "1 Full Time Developer Asha Kulkarni 4 2 Engineering",
			"2026/April/FULL_TIME": "1 Full Time Developer Imran Shaikh 4 1 Engineering",
			"2026/Total/FULL_TIME": "1 Full Time Developer  4 3 Engineering",
			"2026/April/CONTRACT":  "1 Contract Developer Asha Kulkarni 2 1 Engineering",
			"2026/March/CONTRACT":  "", "2026/March/INTERN": "", "2025/Total/FULL_TIME": "",
		} {
			a := w.manager.get(ttfDetails + path)
			if got := formatted(a.Data, fields...); a.code() != "200" || got != want {
				t.Errorf("%s: %s, want %s", path, got, want)
			}
		}
		for path, field := range map[string]string{"26/March/INTERN": "year", "2026/Mar/INTERN": "monthName",
			"2026/March/Intern": "employmentType"} {
			if a := w.manager.get(ttfDetails + path); a.Status != 400 || a.field() != field {
				t.Errorf("%s: %d %s", path, a.Status, a.Raw)
			}
		}
	})
}

func TestReviewCounts(t *testing.T) {
	eachStatusSet(t, func(t *testing.T, s *statusSet) {
		// There are two in each status. All but New and Unapproved were approved, and of these all but Approved were
		// assigned.
		chart := s.manager.get(reviewCounts + "03/2026")
		mustHave(t, "a review count row", chart, "Dept_name Requisition_Approved Requisition_Assigned Closed",
			"DEPT_ID")
		if got := formatted(chart.Data, "Dept_name", "Requisition_Approved", "Requisition_Assigned",
			"Closed"); got != "Engineering 18 16 4" {
			t.Errorf("the chart: %s", got)
		}
		for _, path := range []string{"02/2026", "03/2025"} {
			if a := s.manager.get(reviewCounts + path); a.code() != "200" || len(a.Data) != 0 {
				t.Errorf("%s: %s", path, a.Raw)
			}
		}
		for path, field := range map[string]string{"13/2026": "month", "03/26": "year", "all/all": "month"} {
			if a := s.manager.get(reviewCounts + path); a.Status != 400 || a.field() != field {
				t.Errorf("%s: %d %s", path, a.Status, a.Raw)
			}
		}
		row := chart.Data[0]
		for _, series := range []string{"Requisition_Approved", "Requisition_Assigned", "Closed"} {
			a := s.manager.get(reviewedReqs + "03/2026?series=" + series + "&department=" + row["DEPT_ID"].(string))
			mustHave(t, "a reviewed requisition", a, "id serial position department positions approvedOn status", "")
			if float64(len(a.Data)) != row[series] {
				t.Errorf("%s is %v and has %d rows", series, row[series], len(a.Data))
			}
			for _, r := range a.Data {
				is := s.of[r["id"].(string)]
				shown := is.status
				if is.late && slices.Contains([]string{"Approved", "Assigned", "Re-Assigned", "Inprogress"},
					is.status) {
					shown = "Overdue"
				}
				if r["status"] != shown || r["approvedOn"] != "2026-03-16" || r["department"] != "Engineering" ||
					r["positions"] != float64(s.positions[r["id"].(string)]) {
					t.Errorf("%s has %v, want %s", series, r, shown)
				}
				if series == "Closed" && shown != "Completed" && shown != "Onboarded" {
					t.Errorf("closed is %s", shown)
				}
			}
		}
		if a := s.manager.get(reviewedReqs + "03/2026"); a.Status != 400 || a.field() != "series" {
			t.Errorf("without a series: %s", a.Raw)
		}
	})
}

func TestReviewTable(t *testing.T) {
	eachHired(t, func(t *testing.T, w *working) {
		fields := []string{"Position_Name", "Assigned_HR", "Approved_On", "Assigned_Date", "Total_Openings_Assigned",
			"Recruiter_Start_Date", "Position_Closed"}
		march := w.manager.get(reviewTable + "2026-03-16/2026-03-31")
		mustHave(t, "a review row", march, "Dept_Name Position_Name Approved_On Assigned_Date Assigned_HR "+
			"Total_Openings_Assigned Recruiter_Start_Date Position_Closed", "ID REQ_ID SERIAL")
		lines := strings.Split(formatted(march.Data, fields...), "; ")
		slices.Sort(lines)
		want := []string{
			"Contract Developer Asha Kulkarni 2026-03-16 2026-03-16 2 2026-03-16 1",
			"Full Time Developer Asha Kulkarni 2026-03-16 2026-03-16 2 2026-03-16 2",
			"Full Time Developer Imran Shaikh 2026-03-16 2026-03-16 2 2026-03-16 1",
		}
		if !slices.Equal(lines, want) {
			t.Errorf("got  %v\nwant %v", lines, want)
		}
		if a := w.manager.get(reviewTable + "2026-03-17/2026-04-30"); a.code() != "200" || len(a.Data) != 0 ||
			a.Total != 0 {
			t.Errorf("when nothing was assigned: %s", a.Raw)
		}
		for query, n := range map[string]int{
			"department=Engineering": 3, "department=Sales": 0, "position=Contract+Developer": 1,
			"recruiter=Imran+Shaikh": 1, "recruiter=" + url.QueryEscape("Asha Kulkarni") +
				"&position=Full+Time+Developer": 1,
			"q=IMRAN": 1, "q=contract": 1, "q=engineer": 3, "q=nobody": 0,
		} {
			if a := w.manager.get(reviewTable + "2026-03-01/2026-03-31?" + query); a.code() != "200" ||
				len(a.Data) != n || a.Total != int64(n) {
				t.Errorf("%s: %d of %d rows, want %d", query, len(a.Data), a.Total, n)
			}
		}
		if got := formatted(w.manager.get(reviewTable+"2026-03-16/2026-03-16?sort=-closed&size=1").Data, "Position_Name",
			"Position_Closed"); got != "Full Time Developer 2" {
			t.Errorf("the most closed: %s", got)
		}
		if choices := listingOf(t, march).Choices; fmt.Sprint(choices) != "map[department:[Engineering] "+
			"position:[Contract Developer Full Time Developer] recruiter:[Asha Kulkarni Imran Shaikh]]" {
			t.Errorf("choices: %v", choices)
		}
		for path, field := range map[string]string{"2026-03-31/2026-03-01": "toDate", "x/2026-03-01": "fromDate",
			"2026-03-01/2026-02-30": "toDate", "2026-03-01/2026-03-31?sort=startedOn": "sort"} {
			if a := w.manager.get(reviewTable + path); a.Status != 400 || a.field() != field {
				t.Errorf("%s: %d %s", path, a.Status, a.Raw)
			}
		}
	})
}

// Follows a recruiter who is removed before any work and returns later.
func TestReviewTableShowsWhenWorkBegan(t *testing.T) {
	eachWorking(t, func(t *testing.T, w *working) {
		day := 24 * time.Hour
		begun := func() string {
			t.Helper()
			a := w.manager.get(reviewTable + "2026-03-01/2026-12-31?sort=assignedOn&position=Part+Time+Developer")
			return formatted(a.Data, "Assigned_HR", "Assigned_Date", "Recruiter_Start_Date")
		}
		assigned := func(hr string) {
			t.Helper()
			if a := w.assign(w.no, []string{hr}, 1); a.code() != "200" {
				t.Fatal(a.Raw)
			}
		}
		takenOff := func(hr string) {
			t.Helper()
			if a := w.manager.post("/api/Requirement_Mapping.svc/full_hr_revoke_v2", map[string]any{
				"STATUS": "Full Hr Revoke", "REQ_ID": w.no, "COMMENTS": "other work", "CREATED_BY": w.managerID,
				"HR_LIST": []body{{"HR": hr}},
			}); a.code() != "200" {
				t.Fatal(a.Raw)
			}
		}
		w.later(day)
		assigned(w.hr2)
		if got := begun(); got != "Imran Shaikh 2026-03-17 " {
			t.Errorf("assigned: %q", got)
		}
		w.later(day)
		takenOff(w.hr2)
		w.later(2 * day)
		assigned(w.hr2)
		w.later(3 * day)
		can := w.added(w.other, w.hr2, w.no, 1)[0]
		w.later(day)
		w.call(w.other, w.no, can, "Ringing", back("2026-03-30", "10:00"))
		want := "Imran Shaikh 2026-03-17 ; Imran Shaikh 2026-03-20 2026-03-23"
		if got := begun(); got != want {
			t.Errorf("back again: %q, want %q", got, want)
		}
		w.later(2 * day)
		if a := w.manager.post("/api/Requirement_Mapping.svc/requirement_reassign_hr", map[string]any{
			"STATUS": "Re-Assigned", "REQ_ID": w.no, "CREATED_BY": w.managerID, "HR_LIST": []body{{"HR": w.hr}},
			"NO_OF_POSITION": 1, "HR_ID_OLD": w.hr2,
		}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		want += "; Asha Kulkarni 2026-03-26 "
		if got := begun(); got != want {
			t.Errorf("re-assigned: %q, want %q", got, want)
		}
		w.later(day)
		w.call(w.recruiter, w.no, can, "Call Back", back("2026-03-30", "10:00"))
		want += "2026-03-27"
		if got := begun(); got != want {
			t.Errorf("the first call of the successor: %q", got)
		}
		takenOff(w.hr)
		w.pass(time.Hour)
		assigned(w.hr)
		w.later(day)
		w.call(w.recruiter, w.no, can, "Ringing", back("2026-03-30", "10:00"))
		if got := begun(); got != want+"; Asha Kulkarni 2026-03-27 2026-03-28" {
			t.Errorf("removed and assigned again on one day: %q", got)
		}
	})
}
