package httpapi_test

import (
	"encoding/json"
	"fmt"
	"net/url"
	"strings"
	"time"

	"muster/internal/hiring"
)

func (w *walk) team() {
	month := w.day.Format("2006/01")
	tiles := w.table(teamSummary + month)[0]
	for field := range strings.FieldsSeq(tileFields) {
		w.whole(tiles[field], teamTile+field+"/"+w.month(), "data", "COUNT")
	}
	for _, row := range w.table(teamTable + month) {
		for _, column := range []string{"No_of_Position_to_be_Closed_in_that_Month", "Actual_Position_Closed_Against_TAT",
			"Target", "Actual_Score_Achived", "Position_Closed", "Joined"} {
			w.whole(row[column], fmt.Sprintf("%s%s/%s/%s", teamColumn, row["User_guid"], column, w.month()),
				"team_dashboard", "COUNT")
		}
	}
}

// monthlyTeam: a cell leads to the table of its month, which says the same.
func (w *walk) monthlyTeam() {
	for _, row := range w.table(monthlyTeam + w.year()) {
		for m := time.January; m <= time.December; m++ {
			if row[m.String()] == nil {
				continue
			}
			w.seen++
			found := any("nobody")
			for _, other := range w.table(fmt.Sprintf("%s%s/%02d", teamTable, w.year(), m)) {
				if other["User_guid"] == row["User_guid"] {
					found = other["Total_Percentage"]
				}
			}
			if found != row[m.String()] {
				w.Errorf("%s in %s: %v, and %v in the month's table", row["Name_of_Recruiter"], m, row[m.String()], found)
			}
		}
	}
}

func (w *walk) hourly() {
	all := map[string]float64{}
	path := func(user any, slot any, metric string) string {
		return fmt.Sprintf("/api/Dashboard.svc/Hourly_Performance_Candidate_Data/%v/%s/%s/%v/%s", user, w.date(),
			w.date(), slot, metric)
	}
	for _, row := range w.table("/api/Requirement_Dashboard.svc/get_call_records_by_hours/" + w.date() + "/" + w.date()) {
		for _, metric := range []string{"Total_Calls", "CALLS", "SHORTLISTED", "INTERVIEW", "Tech_Round"} {
			w.paged(row[metric], path(row["User_Guid"], row["SLOT"], metric))
			all[path(row["User_Guid"], "Total", metric)] += row[metric].(float64)
			all[path("all", row["SLOT"], metric)] += row[metric].(float64)
			all[path("all", "Total", metric)] += row[metric].(float64)
		}
	}
	for path, n := range all {
		w.paged(n, path)
	}
}

const (
	huddleCounts = `NO_OF_CALL SHORTLISTED HR_SELECTED HR_REJECTED TL_SELECTED TL_REJECTED PL_SELECTED PL_REJECTED
		CEO_SELECTED CEO_REJECTED OFFER_SEND OFFER_ACCEPT ONBOARDED`
	huddleTotals = `TOTAL_NO_OF_CALL TOTAL_SHORTLISTED HR_TOTAL_COUNT TL_ROUND_COUNT PL_ROUND_COUNT CEO_ROUND_COUNT
		OFFER_SENT_COUNT OFFER_ACC_COUNT ONB_COUNT`
)

func (w *walk) huddle() {
	days := w.date() + "/" + w.date()
	events := "/api/counted_events/" + days + "?figure="
	counts := strings.Fields(huddleCounts)
	for _, person := range w.table("/api/Dashboard.svc/Huddle_Dashboard/" + days) {
		hr := fmt.Sprint("&hr=", person["USER_GUID"])
		own := w.table(fmt.Sprint("/api/Dashboard.svc/Huddle_Dashboard_Position/", days, "/", person["USER_GUID"]))
		for _, figure := range counts {
			w.paged(person[figure], events+figure+hr)
			sum := 0
			for _, row := range own {
				sum += intOf(row, figure)
				w.paged(row[figure], fmt.Sprint(events, figure, hr, "&requisition=", row["REQ_ID"]))
			}
			if sum != intOf(person, figure) {
				w.Errorf("%s of %s: %d in all, %v in the row", figure, person["ASSIGNED_HR"], sum, person[figure])
			}
		}
	}
	for i, row := range w.table("/api/Dashboard.svc/Huddle_Dashboard_Requisition/" + days) {
		for _, figure := range counts {
			w.paged(row[figure], fmt.Sprint(events, figure, "&requisition=", row["REQ_ID"]))
		}
		if i > 0 {
			continue
		}
		for total := range strings.FieldsSeq(huddleTotals) {
			w.paged(row[total], events+total)
		}
	}
}

func (w *walk) s6() {
	periods := hiring.S6Periods(hiring.DayOf(w.day))
	for _, row := range w.table("/api/Dashboard.svc/Get_Dashboard_S6") {
		for _, p := range periods {
			w.paged(row[p.Name], fmt.Sprintf("/api/counted_events/%s/%s?stage=%s", p.From, p.To, row["Stage"]))
		}
	}
}

func (w *walk) offers() {
	types := map[string]string{"FT": "FULL_TIME", "PT": "PART_TIME", "INT": "INTERN", "CT": "CONTRACT", "ALL": "ALL"}
	for _, row := range w.table("/api/Dashboard.svc/Offer_Sent_Acc_EmpType_Dashboard/" + w.year()) {
		for short, kind := range types {
			for field, status := range map[string]string{"Offer_Sent_": "Offer Sent", "Offer_acc_": "Offer Accepted"} {
				w.paged(row[field+short], fmt.Sprintf("/api/Dashboard.svc/Offer_Sent_Acc_Dashboard_Pop_Up/%s/%s/%s/%s", kind,
					w.year(), row["Month_Name"], url.PathEscape(status)))
			}
		}
	}
}

func (w *walk) sources() {
	total, sum := any(nil), 0
	for _, row := range w.table("/api/Dashboard.svc/Source_Of_Candidate_Dashboard_Count/" + w.month()) {
		if row["name"] == hiring.SourceTotal {
			total = row["value"]
			continue
		}
		sum += intOf(row, "value")
		w.paged(row["value"], fmt.Sprintf("/api/Dashboard.svc/Source_Of_Candidatewise_List/%s/%s",
			url.PathEscape(row["name"].(string)), w.month()))
	}
	if total != float64(sum) {
		w.Errorf("the sources add up to %d, not to %v", sum, total)
	}
}

// funnels clicks the slices of the Source Chart, and the blocks of every funnel of a department and of the programme.
func (w *walk) funnels() {
	for _, row := range w.rows(w.client.get("/api/Dashboard.svc/Get_Pie_Chart_Data/"+w.month()), "pie_data") {
		w.paged(row["Count_of_Candidate"], "/api/added_candidates/"+w.month()+"?source="+
			url.QueryEscape(row["Source_of_Candidate"].(string)))
	}
	for _, department := range w.departments("Sales") {
		for _, r := range w.rows(w.client.get("/api/Dashboard.svc/Get_Funnel_Req_Dept_Wise/"+department), "funnel_data") {
			of := fmt.Sprint(department, "/", r["REQ_ID"])
			profile := w.rows(w.client.get("/api/Dashboard.svc/Get_Profile_Wise_Funnel/"+of), "hrround_data")
			for i, block := range w.rows(w.client.get("/api/Can_Database.svc/Elpl_Funnel/"+of), "FunnelData") {
				if profile[i]["value"] != block["value"] {
					w.Errorf("%s: %v on one screen, %v on the other", block["label"], profile[i]["value"], block["value"])
				}
				w.block(r["REQ_ID"], block)
			}
		}
	}
}

func (w *walk) block(requisition any, block map[string]any) {
	want := intOf(block, "value")
	if want == 0 {
		return
	}
	w.seen++
	body := map[string]any{"REQ_ID": requisition, "STAGE": block["STAGE"], "SEARCH": ""}
	page := w.client.post("/api/Can_Database.svc/candidate_details_funnel?page=1&size=10", body)
	file := w.client.post("/api/Can_Database.svc/candidate_details_funnel?page=1&size=5000&download=1", body)
	if int(page.Total) != want || len(page.Data) != min(want, 10) || len(file.Data) != want {
		w.Errorf("%s: %d candidates and %d in the file, of %d", block["label"], page.Total, len(file.Data), want)
	}
}

func (w *walk) departments(name string) (ids []string) {
	for _, row := range w.table("/api/Review_Dashboard.svc/Review_Dashboard_Count/" + w.month()) {
		if row["Dept_name"] == name {
			ids = append(ids, row["DEPT_ID"].(string))
		}
	}
	return ids
}

// feedback: the cards of all results are those of the Huddle's rounds of the same days.
func (w *walk) feedback() {
	days := w.day.Format("2006-01") + "-01/" + w.date()
	for _, row := range w.table("/api/Dashboard.svc/Huddle_Dashboard_Requisition/" + days) {
		n := 0
		for _, round := range []string{"TL", "PL", "CEO"} {
			n += intOf(row, round+"_SELECTED") + intOf(row, round+"_REJECTED")
		}
		w.paged(float64(n), fmt.Sprintf("/api/Candidate_Feedback_Form.svc/Feedback_candidate_cards/%s/All/All/%s",
			row["REQ_ID"], days))
	}
}

func (w *walk) monthlyRequisitions() {
	for _, row := range w.table("/api/monthly_requisitions/" + w.year()) {
		for _, column := range []string{"open_full_time", "open_part_time", "open_total", "closed_full_time",
			"closed_part_time", "closed_total", "closed_in_tat"} {
			list, count := "closed", "Offer_Acc_Count"
			if strings.HasPrefix(column, "open") {
				list, count = "opened", ""
			}
			w.whole(row[column], fmt.Sprintf("/api/monthly_requisitions/%s/%s/%s", w.year(), row["monthName"],
				column), list, count)
		}
	}
}

func (w *walk) openTillDate() {
	const path = "/api/Position_Dashboard.svc/get_Position_Dashboard"
	var n struct{ InProgress, Delayed float64 }
	a := w.client.get(path + "?page=1&size=10")
	if err := json.Unmarshal([]byte(a.Raw), &n); err != nil {
		w.Fatal(err)
	}
	w.paged(n.InProgress, path+"?status=In-progress")
	w.paged(n.Delayed, path+"?status=Delayed")
	w.paged(n.InProgress+n.Delayed, path)
}

func (w *walk) averageTTF() {
	types := map[string]string{"FT": "FULL_TIME", "PT": "PART_TIME", "INT": "INTERN", "CT": "CONTRACT"}
	for _, row := range w.table("/api/Average_TTF.svc/Average_TTF_Dashboard/" + w.year()) {
		for short, kind := range types {
			w.whole(row["No_Of_Closure_"+short], fmt.Sprintf("/api/Average_TTF.svc/Average_TTF_OnClick/%s/%s/%s", w.year(),
				row["Month_Name"], kind), "data", "Offer_Acc_Count")
		}
	}
}

func (w *walk) review() {
	for _, bar := range w.table("/api/Review_Dashboard.svc/Review_Dashboard_Count/" + w.month()) {
		for _, series := range []string{"Requisition_Approved", "Requisition_Assigned", "Closed"} {
			w.whole(bar[series], fmt.Sprintf("/api/reviewed_requisitions/%s?department=%s&series=%s", w.month(),
				bar["DEPT_ID"], series), "data", "")
		}
	}
}
