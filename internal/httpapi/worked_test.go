package httpapi_test

import (
	"strings"
	"testing"
	"time"
)

const (
	teamS6      = "/api/Dashboard.svc/Get_Dashboard_S6"
	hourly      = "/api/Requirement_Dashboard.svc/get_call_records_by_hours/"
	hourlyCell  = "/api/Dashboard.svc/Hourly_Performance_Candidate_Data/"
	huddle      = "/api/Dashboard.svc/Huddle_Dashboard/"
	huddleOf    = "/api/Dashboard.svc/Huddle_Dashboard_Position/"
	huddleByReq = "/api/Dashboard.svc/Huddle_Dashboard_Requisition/"
	counted     = "/api/counted_events/"
	huddleRow   = "NO_OF_CALL SHORTLISTED HR_SELECTED HR_REJECTED TL_SELECTED TL_REJECTED PL_SELECTED PL_REJECTED " +
		"CEO_SELECTED CEO_REJECTED OFFER_SEND OFFER_ACCEPT ONBOARDED"
	eventRow  = "Name Email Mobile Position_Name Status HR_Name Slot"
	eventOurs = "STAGE ON_DATE CAN_ID REQ_ID SERIAL"
)

// eachWorked has a recruiter with four calls on 16 March at 15 h and one of 20 March, two of them shortlistings, and a
// candidate who was rejected in the HR round.
func eachWorked(t *testing.T, test func(t *testing.T, w *working)) {
	eachWorking(t, func(t *testing.T, w *working) {
		first, second := w.added(w.recruiter, w.hr, w.first, 2), w.added(w.recruiter, w.hr, w.second, 1)
		w.call(w.recruiter, w.first, first[0], "Ringing", back("2026-03-20", "10:00"))
		w.call(w.recruiter, w.first, first[0], "Shortlisted", w.interview())
		w.call(w.recruiter, w.first, first[1], "Shortlisted", w.interview())
		w.call(w.recruiter, w.second, second[0], "Wrong Number", nil)
		w.does(w.recruiter, w.first, first[0], "HR_ROUND", "Rejected", nil)
		w.later(4 * 24 * time.Hour)
		w.call(w.recruiter, w.second, second[0], "Not Interested", nil)
		test(t, w)
	})
}

func TestTeamS6(t *testing.T) {
	eachWorked(t, func(t *testing.T, w *working) {
		periods := strings.Split("D W M Q Y", " ")
		fields := []string{"Stage"}
		for _, p := range periods {
			fields = append(fields, p, p+"1", p+"2", p+"3", p+"4", p+"5", p+"6")
		}
		a := w.manager.get(teamS6)
		mustHave(t, "a row of Team S6", a, strings.Join(fields, " "), "")
		if got := formatted(a.Data, "Stage", "D", "D4", "D5", "W", "M", "Y", "Y6"); got !=
			"New 0 3 0 3 3 3 0; CALL 1 4 0 5 5 5 0; HR_ROUND 0 3 0 3 3 3 0; TL_ROUND 0 0 0 0 0 0 0; "+
				"PL_ROUND 0 0 0 0 0 0 0; CEO_ROUND 0 0 0 0 0 0 0; OFFER 0 0 0 0 0 0 0; JOINING 0 0 0 0 0 0 0" {
			t.Errorf("got %s", got)
		}
		cell := w.manager.get(counted + "2026-03-16/2026-03-20?stage=CALL")
		mustHave(t, "a counted event", cell, eventRow, eventOurs)
		if cell.Total != 5 || len(cell.Data) != 5 || cell.Data[0]["Status"] != "Not Interested" {
			t.Errorf("the cell opens %s", formatted(cell.Data, "Status", "ON_DATE"))
		}
		for query, field := range map[string]string{"": "stage", "?stage=Calls": "stage", "?figure=calls": "figure",
			"?stage=CALL&hr=" + w.hr: "figure", "?stage=CALL&sort=age": "sort"} {
			if a := w.manager.get(counted + "2026-03-16/2026-03-20" + query); a.Status != 400 || a.field() != field {
				t.Errorf("%q: %d %s", query, a.Status, a.Raw)
			}
		}
	})
}

func TestHourlyPerformance(t *testing.T) {
	eachWorked(t, func(t *testing.T, w *working) {
		a := w.manager.get(hourly + "2026-03-16/2026-03-20")
		mustHave(t, "an hourly row", a, "Name User_Guid SLOT Total_Calls CALLS SHORTLISTED INTERVIEW Tech_Round", "")
		if len(a.Data) != 20 {
			t.Fatalf("%d rows of two recruiters", len(a.Data))
		}
		got, slot := "", ""
		for _, row := range a.Data {
			if row["Total_Calls"] != float64(0) {
				slot = formatted([]map[string]any{row}, "SLOT")
				got += formatted([]map[string]any{row}, "Name", "Total_Calls", "CALLS", "SHORTLISTED", "INTERVIEW", "Tech_Round")
			}
		}
		if got != "Asha Kulkarni 5 3 2 1 0" {
			t.Errorf("the grid has %s", got)
		}
		for path, want := range map[string]int{
			slot + "/CALLS": 3, slot + "/No. of Connected Calls": 3, "Total/Total_Calls": 5, "total/HR Round": 1,
			slot + "/Tech_Round": 0,
		} {
			cell := w.manager.get(hourlyCell + w.hr + "/2026-03-16/2026-03-20/" + strings.ReplaceAll(path, " ", "%20"))
			if cell.code() != "200" || len(cell.Data) != want || cell.Total != int64(want) {
				t.Errorf("%s: %s", path, cell.Raw)
			}
		}
		all := w.manager.get(hourlyCell + "all/2026-03-16/2026-03-16/Total/SHORTLISTED?page=1&size=1")
		mustHave(t, "an hourly detail", all, eventRow, eventOurs)
		if all.Total != 2 || len(all.Data) != 1 || all.Data[0]["HR_Name"] != "Asha Kulkarni" {
			t.Errorf("everybody: %s", all.Raw)
		}
		if a := w.manager.get(hourlyCell + "nobody/2026-03-16/2026-03-16/9/CALLS"); a.code() != "404" ||
			a.message() != "Data not available" {
			t.Errorf("nobody: %s", a.Raw)
		}
		for path, field := range map[string]string{"8/CALLS": "slot", "9/Calls made": "metric"} {
			a := w.manager.get(hourlyCell + w.hr + "/2026-03-16/2026-03-16/" + strings.ReplaceAll(path, " ", "%20"))
			if a.Status != 400 || a.field() != field {
				t.Errorf("%s: %s", path, a.Raw)
			}
		}
	})
}

func TestHuddle(t *testing.T) {
	eachWorked(t, func(t *testing.T, w *working) {
		people := w.manager.get(huddle + "2026-03-16/2026-03-20")
		mustHave(t, "a huddle row", people, "USER_GUID ASSIGNED_HR "+huddleRow, "")
		if got := formatted(people.Data, "ASSIGNED_HR", "NO_OF_CALL", "SHORTLISTED", "HR_SELECTED", "HR_REJECTED"); got !=
			"Asha Kulkarni 5 2 0 1; Imran Shaikh 0 0 0 0" {
			t.Errorf("people: %s", got)
		}
		of := w.manager.get(huddleOf + "2026-03-16/2026-03-20/" + w.hr)
		mustHave(t, "a huddle position", of, "USER_GUID ASSIGNED_HR POSITION_NAME "+huddleRow, "REQ_ID SERIAL")
		if got := formatted(of.Data, "POSITION_NAME", "NO_OF_CALL", "SHORTLISTED", "HR_REJECTED"); got !=
			"Contract Developer 2 0 0; Full Time Developer 3 2 1" {
			t.Errorf("positions: %s", got)
		}
		reqs := w.manager.get(huddleByReq + "2026-03-16/2026-03-19")
		mustHave(t, "a huddle requisition", reqs, "SR_NO REQ_NAME EMPLOYMENT_TYPE DEPT_NAME LOCATION "+huddleRow+
			" TOTAL_NO_OF_CALL TOTAL_SHORTLISTED HR_TOTAL_COUNT TL_ROUND_COUNT PL_ROUND_COUNT CEO_ROUND_COUNT"+
			" OFFER_SENT_COUNT OFFER_ACC_COUNT ONB_COUNT", "REQ_ID SERIAL")
		if got := formatted(reqs.Data, "SR_NO", "REQ_NAME", "NO_OF_CALL", "TOTAL_NO_OF_CALL", "HR_TOTAL_COUNT"); got !=
			"1 Contract Developer 1 4 1; 2 Full Time Developer 3 4 1" {
			t.Errorf("requisitions: %s", got)
		}
		for query, want := range map[string]int{"?figure=NO_OF_CALL": 5, "?figure=NO_OF_CALL&requisition=" + w.second: 2,
			"?figure=HR_TOTAL_COUNT&hr=" + w.hr: 1, "?figure=SHORTLISTED&hr=" + w.hr2: 0, "?figure=NO_OF_CALL&q=contract": 2} {
			a := w.manager.get(counted + "2026-03-16/2026-03-20" + query)
			if a.code() != "200" || len(a.Data) != want || a.Total != int64(want) {
				t.Errorf("%s: %s", query, a.Raw)
			}
		}
		for _, path := range []string{huddleOf + "2026-03-16/2026-03-20/nobody",
			counted + "2026-03-16/2026-03-20?figure=ONBOARDED&requisition=9999",
			counted + "2026-03-16/2026-03-20?figure=ONBOARDED&hr=x"} {
			if a := w.manager.get(path); a.Status != 200 || a.code() != "404" {
				t.Errorf("%s: %s", path, a.Raw)
			}
		}
		if a := w.manager.get(huddle + "2026-03-20/2026-03-16"); a.Status != 400 || a.field() != "toDate" {
			t.Errorf("the wrong way round: %s", a.Raw)
		}
		if a := w.manager.get(huddleByReq + "2027-01-01/2027-02-01"); a.code() != "200" || len(a.Data) != 0 {
			t.Errorf("the future: %s", a.Raw)
		}
	})
}
