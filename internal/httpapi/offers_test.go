package httpapi_test

import (
	"encoding/json"
	"net/url"
	"testing"
)

const (
	offerMonths    = "/api/Dashboard.svc/Offer_Sent_Acc_EmpType_Dashboard/"
	offerDetails   = "/api/Dashboard.svc/Offer_Sent_Acc_Dashboard_Pop_Up/"
	sourceCounts   = "/api/Dashboard.svc/Source_Of_Candidate_Dashboard_Count/"
	sourceAccepted = "/api/Dashboard.svc/Source_Of_Candidatewise_List/"
	pieChart       = "/api/Dashboard.svc/Get_Pie_Chart_Data/"
	addedInMonth   = "/api/added_candidates/"
	monthlyReqs    = "/api/monthly_requisitions/"
	offerAccepted  = "/Offer%20Accepted"
)

func TestOfferMonths(t *testing.T) {
	eachHired(t, func(t *testing.T, w *working) {
		year := w.manager.get(offerMonths + "2026")
		mustHave(t, "a month of offers", year, "Slot Month_Name Offer_Sent_FT Offer_Sent_PT Offer_Sent_INT "+
			"Offer_Sent_CT Offer_acc_FT Offer_acc_PT Offer_acc_INT Offer_acc_CT", "Offer_Sent_ALL Offer_acc_ALL")
		got := formatted(year.Data[2:4], "Slot", "Offer_Sent_FT", "Offer_acc_FT", "Offer_Sent_CT", "Offer_acc_CT",
			"Offer_Sent_ALL", "Offer_acc_ALL")
		if len(year.Data) != 13 || got != "Mar 2026 3 2 2 1 5 3; Apr 2026 0 1 0 1 0 2" {
			t.Errorf("%d rows: %s", len(year.Data), got)
		}
		a := w.manager.get(offerDetails + "CONTRACT/2026/March/Offer%20Sent")
		mustHave(t, "an offer", a, "Sr_No Position_name Recruiter_Name Can_Name Offer_Sent_Date",
			"Offer_Accepted_Date CAN_ID REQ_ID SERIAL")
		for path, want := range map[string]int{"FULL_TIME/2026/Total" + offerAccepted: 3, "ALL/2026/March" + offerAccepted: 3,
			"ALL/2026/Total/Offer%20Sent": 5, "INTERN/2026/Total/Offer%20Sent": 0, "ALL/2025/Total/Offer%20Sent": 0} {
			if a := w.manager.get(offerDetails + path); a.code() != "200" || len(a.Data) != want || a.Total != int64(want) {
				t.Errorf("%s: %s", path, a.Raw)
			}
		}
		if got := formatted(w.manager.get(offerDetails+"FULL_TIME/2026/April"+offerAccepted).Data, "Sr_No", "Position_name",
			"Recruiter_Name", "Offer_Sent_Date", "Offer_Accepted_Date"); got !=
			"1 Full Time Developer Imran Shaikh 2026-03-31 2026-04-02" {
			t.Errorf("April: %s", got)
		}
		for path, field := range map[string]string{
			"ANY/2026/May" + offerAccepted: "employmentType", "ALL/26/May" + offerAccepted: "year",
			"ALL/2026/Mai" + offerAccepted: "monthName", "ALL/2026/May/Joined": "statusGuid",
		} {
			if a := w.manager.get(offerDetails + path); a.Status != 400 || a.field() != field {
				t.Errorf("%s: %s", path, a.Raw)
			}
		}
	})
}

func TestAcceptedBySource(t *testing.T) {
	eachHired(t, func(t *testing.T, w *working) {
		var answer struct {
			Response struct{ Code, Message string }
			Data     []struct {
				Name  string
				Value int
			}
		}
		read := func(path string) {
			t.Helper()
			answer.Data = nil
			if err := json.Unmarshal([]byte(w.manager.get(path).Raw), &answer); err != nil {
				t.Fatal(err)
			}
		}
		// The month and the year may come as one segment.
		for _, path := range []string{sourceCounts + "03/2026", sourceCounts + "03%2F2026", sourceCounts + "03%2f2026"} {
			if read(path); answer.Response.Code != "200" || len(answer.Data) != 2 || answer.Data[0].Name != "Naukri" ||
				answer.Data[0].Value != 3 || answer.Data[1].Name != "Total Count" || answer.Data[1].Value != 3 {
				t.Errorf("%s: %+v", path, answer)
			}
		}
		if read(sourceCounts + "02/2026"); answer.Response.Code != "409" || answer.Response.Message != "Data Not Available." {
			t.Errorf("without any: %+v", answer)
		}
		a := w.manager.get(sourceAccepted + "Naukri/04/2026")
		mustHave(t, "an accepted candidate", a,
			"Can_id Name Total_Calls Position_name Dept_Name Location Offer_accpeted_date HR_Name", "REQ_ID SERIAL")
		if got := formatted(a.Data, "Position_name", "Total_Calls", "Offer_accpeted_date", "HR_Name"); a.Total != 2 ||
			got != "Contract Developer 1 2026-04-05 Asha Kulkarni; Full Time Developer 1 2026-04-02 Imran Shaikh" {
			t.Errorf("April: %s", got)
		}
		for path, want := range map[string]int{"Not%20Defined/04/2026": 0, "Naukri/04%2F2026?q=contract": 1} {
			if a := w.manager.get(sourceAccepted + path); a.code() != "200" || len(a.Data) != want {
				t.Errorf("%s: %s", path, a.Raw)
			}
		}
		if a := w.manager.get(sourceAccepted + url.PathEscape("No/where") + "/04/2026"); a.code() != "404" {
			t.Errorf("an unknown source: %s", a.Raw)
		}
	})
}

func TestAddedBySource(t *testing.T) {
	eachHired(t, func(t *testing.T, w *working) {
		var answer struct {
			Response []struct{ Code string }
			PieData  []map[string]any `json:"pie_data"`
		}
		for path, want := range map[string]string{"03/2026": "Naukri 5", "04/2026": "", "03%2F2026": "Naukri 5"} {
			answer.PieData = nil
			if err := json.Unmarshal([]byte(w.manager.get(pieChart+path).Raw), &answer); err != nil {
				t.Fatal(err)
			}
			if got := formatted(answer.PieData, "Source_of_Candidate", "Count_of_Candidate"); got != want ||
				answer.Response[0].Code != "200" || answer.PieData == nil {
				t.Errorf("%s: %s, want %s", path, got, want)
			}
		}
		a := w.manager.get(addedInMonth + "03/2026?source=Naukri")
		mustHave(t, "an added candidate", a, "", "id name mobile email addedAt addedBy position status requisitionId serial")
		if a.Total != 5 || len(a.Data) != 5 {
			t.Errorf("the slice opens %s", a.Raw)
		}
		for query, want := range map[string]int{"": 5, "?source=Not+Defined": 0, "?page=1&size=2": 2} {
			if a := w.manager.get(addedInMonth + "03/2026" + query); a.code() != "200" || len(a.Data) != want {
				t.Errorf("%s: %s", query, a.Raw)
			}
		}
	})
}

func TestMonthlyRequisitions(t *testing.T) {
	eachHired(t, func(t *testing.T, w *working) {
		a := w.manager.get(monthlyReqs + "2026")
		mustHave(t, "a month of requisitions", a, "", "slot monthName open_full_time open_part_time open_total "+
			"closed_full_time closed_part_time closed_total closed_in_tat")
		fields := []string{"slot", "open_full_time", "open_part_time", "open_total", "closed_full_time", "closed_part_time",
			"closed_total", "closed_in_tat"}
		if got := formatted(a.Data[2:4], fields...); got != "Mar 2026 2 1 3 2 0 2 0; Apr 2026 0 0 0 2 0 2 1" ||
			len(a.Data) != 13 {
			t.Errorf("got %s", got)
		}
		var opened struct {
			Opened []map[string]any
			Closed []struct {
				N int `json:"Offer_Acc_Count"`
			}
		}
		for path, want := range map[string][2]int{"March/open_total": {3, 0}, "Total/open_part_time": {1, 0},
			"March/closed_total": {0, 2}, "Total/closed_total": {0, 4}, "April/closed_in_tat": {0, 1}} {
			opened.Opened, opened.Closed = nil, nil
			if err := json.Unmarshal([]byte(w.manager.get(monthlyReqs+"2026/"+path).Raw), &opened); err != nil {
				t.Fatal(err)
			}
			sum := 0
			for _, row := range opened.Closed {
				sum += row.N
			}
			if len(opened.Opened) != want[0] || sum != want[1] {
				t.Errorf("%s opens %d and %d, want %v", path, len(opened.Opened), sum, want)
			}
		}
		if a := w.manager.get(monthlyReqs + "2026/March/open"); a.Status != 400 || a.field() != "column" {
			t.Errorf("no column: %s", a.Raw)
		}
	})
}
