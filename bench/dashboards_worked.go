package main

import (
	"context"
	"fmt"
	"net/http"
	"time"
)

const (
	boards   = "/api/Dashboard.svc/"
	required = "/api/Requirement_Dashboard.svc/"
	funnels  = "/api/Can_Database.svc/"
)

// today and thisYear fill in a range of days: what a dashboard opens with, and its widest preset.
func today(before, after string) func(context.Context, *site) (request, error) {
	day := time.Now().Format(time.DateOnly)
	return some("manager", before+day+"/"+day+after)
}

func thisYear(before, after string) func(context.Context, *site) (request, error) {
	now := time.Now()
	return some("manager", before+now.AddDate(-1, 0, 0).Format(time.DateOnly)+"/"+now.Format(time.DateOnly)+after)
}

// workedRows are the dashboards of what was done, of offers and sources, and of the team.
var workedRows = []row{
	{name: "Team S6", budget: opens, prepare: some("manager", boards+"Get_Dashboard_S6")},
	{name: "Hourly Performance", budget: opens, prepare: today(required+"get_call_records_by_hours/", "")},
	{name: "Hourly Performance, a year", budget: widest, prepare: thisYear(required+"get_call_records_by_hours/", "")},
	{
		name: "Hourly Performance, events of a year", budget: tableWidest,
		prepare: thisYear(boards+"Hourly_Performance_Candidate_Data/all/", "/Total/CALLS?page=1&size=25"),
	},
	{name: "Huddle", budget: opens, prepare: today(boards+"Huddle_Dashboard/", "")},
	{name: "Huddle, a year", budget: widest, prepare: thisYear(boards+"Huddle_Dashboard/", "")},
	{
		name: "Huddle by requisition, a year", budget: widest,
		prepare: thisYear(boards+"Huddle_Dashboard_Requisition/", ""),
	},
	{
		name: "Huddle, events of a year", budget: tableWidest,
		prepare: thisYear("/api/counted_events/", "?figure=NO_OF_CALL&page=1&size=25"),
	},
	{name: "Offer Sent and Accepted", budget: opens, prepare: lately(boards + "Offer_Sent_Acc_EmpType_Dashboard/2006")},
	{
		name: "Offer Sent and Accepted, page of a year", budget: tableWidest,
		prepare: lately(boards + "Offer_Sent_Acc_Dashboard_Pop_Up/ALL/2006/Total/Offer%20Sent?page=1&size=25"),
	},
	{
		name: "Selected Candidate Source", budget: opens,
		prepare: lately(boards + "Source_Of_Candidate_Dashboard_Count/01/2006"),
	},
	{name: "Source Chart", budget: opens, prepare: pie},
	{
		name: "Source Chart, candidates of a month", budget: tableOpens,
		prepare: lately("/api/added_candidates/01/2006?page=1&size=25"),
	},
	{name: "Monthly Requisition Data", budget: opens, prepare: lately("/api/monthly_requisitions/2006")},
	{name: "Team Dashboard", budget: opens, prepare: lately(required + "get_Hr_Manager_Dashboard_ALL/2006/01")},
	{name: "Team Dashboard, recruiters", budget: opens, prepare: lately(required + "get_sr_hr_dashboard_TD/2006/01")},
	{
		name: "Team Dashboard, requisitions of a tile", budget: opens,
		prepare: lately(boards + "Get_Team_dashboard_Onclick/Position_to_be_Closed/01/2006"),
	},
	{name: "Monthly Team Performance", budget: opens, prepare: lately(boards + "Monthly_Team_Dashboard/2006")},
	{name: "ELPL funnel", budget: opens, prepare: funnel},
	{name: "ELPL funnel, cards of a block", budget: tableOpens, prepare: funnelCards},
	{
		name: "Candidate Feedback", budget: opens,
		prepare: some("manager",
			"/api/Candidate_Feedback_Form.svc/Feedback_candidate_cards/1001/All/All/2000-01-01/2099-12-31"),
	},
}

// pie has its rows under another name.
func pie(ctx context.Context, at *site) (request, error) {
	session, err := at.signIn(ctx, "manager")
	path := time.Now().AddDate(0, -1, 0).Format(boards + "Get_Pie_Chart_Data/01/2006")
	return func(ctx context.Context, _ int) error {
		_, err := at.call(ctx, http.MethodGet, path, session, nil)
		return err
	}, err
}

// firstDepartment returns a department that has requisitions, and the first of them.
func (at *site) firstDepartment(ctx context.Context, session string) (department, requisition string, err error) {
	departments, err := at.rows(ctx, session, "/api/Department_Master.svc/Get_Department_Dropdown")
	if err != nil {
		return "", "", err
	}
	for _, d := range departments {
		id := fmt.Sprint(d["id"])
		found, err := at.rows(ctx, session, "/api/Candidate_Feedback_Form.svc/Get_Requisition_List/"+id)
		if err != nil {
			return "", "", err
		}
		if len(found) > 0 {
			return id, fmt.Sprint(found[len(found)-1]["REQ_ID"]), nil
		}
	}
	return "", "", fmt.Errorf("no department has a requisition")
}

func funnel(ctx context.Context, at *site) (request, error) {
	session, err := at.signIn(ctx, "manager")
	if err != nil {
		return nil, err
	}
	department, requisition, err := at.firstDepartment(ctx, session)
	return func(ctx context.Context, _ int) error {
		_, err := at.call(ctx, http.MethodGet, funnels+"Elpl_Funnel/"+department+"/"+requisition, session, nil)
		return err
	}, err
}

func funnelCards(ctx context.Context, at *site) (request, error) {
	session, err := at.signIn(ctx, "manager")
	if err != nil {
		return nil, err
	}
	_, requisition, err := at.firstDepartment(ctx, session)
	return func(ctx context.Context, _ int) error {
		_, err := at.call(ctx, http.MethodPost, funnels+"candidate_details_funnel?page=1&size=25", session,
			map[string]string{"REQ_ID": requisition, "STAGE": "Calls", "SEARCH": ""})
		return err
	}, err
}
