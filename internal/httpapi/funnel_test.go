package httpapi_test

import (
	"encoding/json"
	"fmt"
	"testing"
)

const (
	funnelReqs    = "/api/Dashboard.svc/Get_Funnel_Req_Dept_Wise/"
	feedbackReqs  = "/api/Candidate_Feedback_Form.svc/Get_Requisition_List/"
	profileFunnel = "/api/Dashboard.svc/Get_Profile_Wise_Funnel/"
	elplFunnel    = "/api/Can_Database.svc/Elpl_Funnel/"
	funnelCards   = "/api/Can_Database.svc/candidate_details_funnel"
	funnelSteps   = "/api/Can_Database.svc/candidate_details_timeline/"
	milestones    = "/api/Can_Database.svc/candidate_timeline_started_working_on/"
	feedbackCards = "/api/Candidate_Feedback_Form.svc/Feedback_candidate_cards/"
	feedbackCard  = "/api/Candidate_Feedback_Form.svc/Get_Feedback_Card_Details/"
)

// departmentOf returns the department of a requisition.
func (w *working) departmentOf(req string) string {
	w.t.Helper()
	row, err := w.app.Store.Read().RequisitionByID(w.t.Context(), req)
	if err != nil {
		w.t.Fatal(err)
	}
	return row.DepartmentID
}

type funnelAnswer struct {
	FunnelRows []map[string]any `json:"funnel_data"`
	Blocks     []map[string]any `json:"hrround_data"`
	FunnelData []map[string]any `json:"FunnelData"`
	ReqData    []map[string]any `json:"ReqData"`
}

func (w *working) funnel(path string) (answer funnelAnswer, raw string) {
	w.t.Helper()
	raw = w.manager.get(path).Raw
	if err := json.Unmarshal([]byte(raw), &answer); err != nil {
		w.t.Fatal(err)
	}
	return answer, raw
}

func TestFunnel(t *testing.T) {
	eachHired(t, func(t *testing.T, w *working) {
		department := w.departmentOf(w.first)
		choice, raw := w.funnel(funnelReqs + department)
		same := w.manager.get(feedbackReqs + department)
		mustHave(t, "a requisition to choose", same, "REQ_ID POSITION_NAME", "SERIAL")
		if fmt.Sprint(choice.FunnelRows) != fmt.Sprint(same.Data) || len(same.Data) != 3 {
			t.Errorf("the choices: %s", raw)
		}
		const full = "CALL Calls 3; SHORTLISTED Shortlisted 3; HR_ROUND HR Round 3; TL_ROUND TL Round 3; " +
			"PL_ROUND PL Round 3; CEO_ROUND CEO Round 3; OFFER_SENT Offer Sent 3; OFFER_ACCEPTED Offer Accepted 3; " +
			"ONBOARDED Onboarded 0"
		profile, _ := w.funnel(profileFunnel + department + "/" + w.first)
		elpl, raw := w.funnel(elplFunnel + department + "/" + w.first)
		for _, blocks := range [][]map[string]any{profile.Blocks, elpl.FunnelData} {
			if got := formatted(blocks, "STAGE", "label", "value"); got != full {
				t.Errorf("the funnel is %s", got)
			}
		}
		if got := formatted(elpl.ReqData, "Date", "Position_Type", "Employement_Type", "Internship_Tenure",
			"Internship_stipend"); got != "2026-03-16 New Full Time 0 0" || elpl.ReqData[0]["Level_wise_Score"] == float64(0) ||
			elpl.ReqData[0]["Location"] == "" {
			t.Errorf("the requisition: %s", raw)
		}
		if empty, raw := w.funnel(elplFunnel + department + "/" + w.no); empty.FunnelData == nil ||
			len(empty.FunnelData) != 0 {
			t.Errorf("nobody was called: %s", raw)
		}
		for _, path := range []string{elplFunnel + "x/" + w.first, profileFunnel + department + "/9999"} {
			if a := w.manager.get(path); a.code() != "404" {
				t.Errorf("%s: %s", path, a.Raw)
			}
		}
	})
}

func TestFunnelCandidates(t *testing.T) {
	eachHired(t, func(t *testing.T, w *working) {
		cards := func(req, stage, search string) reply {
			t.Helper()
			return w.manager.post(funnelCards, body{"REQ_ID": req, "STAGE": stage, "SEARCH": search})
		}
		a := cards(w.first, "Offer Accepted", "")
		mustHave(t, "a card", a, "CAN_ID HR_ID NAME MOBILE EMAIL EDUCATIONAL_TYPE EXP CURRENT_GROSS CTC STATUS "+
			"NAME_OF_RECRUITER REPORTING_MANAGER", "STAGE REQ_ID SERIAL")
		if a.Total != 3 || a.Data[0]["CTC"] != "---" || a.Data[0]["EDUCATIONAL_TYPE"] != "---" ||
			a.Data[0]["STATUS"] != "Offer Accepted" {
			t.Errorf("the cards: %s", a.Raw)
		}
		for _, c := range []struct {
			stage, search string
			want          int
		}{{"CALL", "", 3}, {"Calls", "IMRAN", 1}, {"CALL", "accepted", 3}, {"CALL", "nobody", 0}, {"ONBOARDED", "", 0}} {
			if a := cards(w.first, c.stage, c.search); a.code() != "200" || len(a.Data) != c.want || a.Total != int64(c.want) {
				t.Errorf("%v: %s", c, a.Raw)
			}
		}
		if a := cards(w.first, "New", ""); a.Status != 400 || a.field() != "STAGE" {
			t.Errorf("no block: %s", a.Raw)
		}
		can := a.Data[0]["CAN_ID"].(string)
		steps := w.manager.get(funnelSteps + can + "/" + w.first + "/" + w.hr)
		if steps.code() != "200" || len(steps.Data) < 8 || steps.Data[0]["STAGE"] != "New" ||
			steps.Data[0]["STATUS_ID"] == "" {
			t.Errorf("the steps: %s", steps.Raw)
		}
	})
}

func TestMilestones(t *testing.T) {
	eachHired(t, func(t *testing.T, w *working) {
		a := w.manager.get(offerDetails + "FULL_TIME/2026/April/Offer%20Accepted")
		can := a.Data[0]["CAN_ID"].(string)
		w.does(w.manager, w.first, can, "JOINING", "Expected DOJ", body{"CALLBACK_DATE": "2026-05-04"})
		line := w.manager.get(milestones + w.first + "/" + can)
		fields := []string{"Started_Working_On", "Documents_Sent_Date", "Offer_Sent_Due_Date", "Offer_Sent_Date",
			"Call_Explaination_Date", "Date_Of_Position_Closed", "Expected_DOJ", "DOJ", "Flag"}
		if got := formatted(line.Data, fields...); got != "2026-03-16  2026-03-18 2026-03-31  2026-04-02 2026-05-04  7" ||
			len(line.Data[0]) != len(fields) {
			t.Errorf("the line: %s", line.Raw)
		}
		for _, path := range []string{w.second + "/" + can, w.first + "/nobody", "9999/" + can} {
			if a := w.manager.get(milestones + path); a.code() != "404" || a.message() != "Data not available" {
				t.Errorf("%s: %s", path, a.Raw)
			}
		}
	})
}

func TestFeedback(t *testing.T) {
	eachWorking(t, func(t *testing.T, w *working) {
		can := w.added(w.recruiter, w.hr, w.first, 1)[0]
		w.call(w.recruiter, w.first, can, "Shortlisted", w.interview())
		w.does(w.recruiter, w.first, can, "HR_ROUND", "Selected", nil)
		w.does(w.manager, w.first, can, "TL_ROUND", "Scheduled", w.interview())
		if a := w.manager.post("/api/Candidate_Dashboard.svc/update_candidate_round", map[string]any{
			"CAN_ID": can, "REQ_ID": w.first, "STAGE": "TL_ROUND", "STATUS": "Selected", "COMMENT": "solid",
			"TAKE_INTERVIEW": "1", "SCORES": []map[string]any{
				{"FACTOR": "Communication", "SCORE": 4}, {"FACTOR": "Ownership", "SCORE": 3}},
		}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		w.does(w.manager, w.first, can, "PL_ROUND", "Skip", nil)
		a := w.manager.get(feedbackCards + w.first + "/All/All/2026-03-01/2026-03-31")
		mustHave(t, "a feedback card", a, "Name Position_Name Stage Status Avg_Score Can_Id Req_Id", "SERIAL ON_DATE")
		if got := formatted(a.Data, "Stage", "Status", "Avg_Score"); got != "TL Round Selected 3.5" {
			t.Errorf("the cards: %s", a.Raw)
		}
		for path, want := range map[string]int{"/TL%20Round/Selected/2026-03-16/2026-03-16": 1,
			"/TL_ROUND/Rejected/2026-03-16/2026-03-16": 0, "/PL_ROUND/All%20Status/2026-03-16/2026-03-16": 0,
			"/All%20Stage/All/2026-03-17/2026-03-31": 0} {
			if a := w.manager.get(feedbackCards + w.first + path); a.code() != "200" || len(a.Data) != want {
				t.Errorf("%s: %s", path, a.Raw)
			}
		}
		for path, field := range map[string]string{
			"/HR_ROUND/All/2026-03-16/2026-03-16": "stage", "/All/Skip/2026-03-16/2026-03-16": "status",
			"/All/All/x/2026-03-16": "from",
		} {
			if a := w.manager.get(feedbackCards + w.first + path); a.Status != 400 || a.field() != field {
				t.Errorf("%s: %s", path, a.Raw)
			}
		}
		card := w.manager.get(feedbackCard + can + "/" + w.first)
		mustHave(t, "a factor", card, "FeedbackType TL PL CEO", "")
		if got := formatted(card.Data, "FeedbackType", "TL", "PL", "CEO"); got !=
			"Communication 4 <nil> <nil>; Ownership 3 <nil> <nil>; Average 3.5 <nil> <nil>" {
			t.Errorf("the factors: %s", got)
		}
		if a := w.manager.get(feedbackCard + can + "/" + w.second); a.code() != "200" || len(a.Data) != 0 {
			t.Errorf("without scores: %s", a.Raw)
		}
	})
}
