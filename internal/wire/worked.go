package wire

import (
	"muster/internal/hiring"
	"muster/internal/store"
)

// Team S6, Hourly Performance and the Huddle: what was done, by day.
var (
	TeamS6 = Operation{"TeamS6", "GET", "/api/Dashboard.svc/Get_Dashboard_S6", hiring.SeeDashboards,
		"The events of each stage today, this week, month, quarter and year, and in the six of each before"}
	HourlyPerformance = Operation{"HourlyPerformance", "GET",
		"/api/Requirement_Dashboard.svc/get_call_records_by_hours/{fromDate}/{toDate}", hiring.SeeDashboards,
		"What each recruiter did in each hour, ten rows a recruiter"}
	HourlyDetails = Operation{"HourlyDetails", "GET",
		"/api/Dashboard.svc/Hourly_Performance_Candidate_Data/{userGuid}/{from}/{to}/{slot}/{metric}",
		hiring.SeeDashboards, "The events that a cell of get_call_records_by_hours counts, newest first"}
	HuddleByRecruiter = Operation{"HuddleByRecruiter", "GET",
		"/api/Dashboard.svc/Huddle_Dashboard/{fromDate}/{toDate}", hiring.SeeDashboards,
		"What each recruiter did in a range"}
	HuddleOfRecruiter = Operation{"HuddleOfRecruiter", "GET",
		"/api/Dashboard.svc/Huddle_Dashboard_Position/{fromDate}/{toDate}/{userGuid}", hiring.SeeDashboards,
		"What one recruiter did for each requisition; the rows add up to the recruiter's"}
	HuddleByRequisition = Operation{"HuddleByRequisition", "GET",
		"/api/Dashboard.svc/Huddle_Dashboard_Requisition/{fromDate}/{toDate}", hiring.SeeDashboards,
		"What was done for each requisition in a range, with the totals in every row"}
	CountedEvents = Operation{"CountedEvents", "GET", "/api/counted_events/{from}/{to}", hiring.SeeDashboards,
		"The events that a number of the Huddle or of Team S6 counts, newest first"}
)

var workedCalls = []Operation{TeamS6, HourlyPerformance, HourlyDetails, HuddleByRecruiter, HuddleOfRecruiter,
	HuddleByRequisition, CountedEvents}

// DaysOfPath is a range of days.
type DaysOfPath struct {
	FromDate string `path:"fromDate" doc:"YYYY-MM-DD"`
	ToDate   string `path:"toDate" doc:"YYYY-MM-DD; days after today do not count"`
	SameHourQuery
}

// SameHourQuery ends a range at the present time of day, so that it can be compared with today.
type SameHourQuery struct {
	SameHour bool `query:"sameHour" doc:"Of the last day, counts only what was recorded by the present time of day"`
}

// DaysOfRecruiter is a range of days and a recruiter.
type DaysOfRecruiter struct {
	DaysOfPath
	UserGUID string `path:"userGuid"`
}

// HourlyDetailsInput names a cell of Hourly Performance.
type HourlyDetailsInput struct {
	ListQuery[CountedEventSort]
	UserGUID string `path:"userGuid" doc:"A recruiter, or all"`
	From     string `path:"from" doc:"YYYY-MM-DD"`
	To       string `path:"to" doc:"YYYY-MM-DD"`
	Slot     string `path:"slot" doc:"9 to 18, or Total"`
	Metric   string `path:"metric" doc:"Total_Calls, CALLS, SHORTLISTED, INTERVIEW or Tech_Round, or the label of one"`
}

// CountedEventsInput names a number of the Huddle or of Team S6.
type CountedEventsInput struct {
	ListQuery[CountedEventSort]
	From        string `path:"from" doc:"YYYY-MM-DD"`
	To          string `path:"to" doc:"YYYY-MM-DD; days after today do not count"`
	Figure      string `query:"figure" doc:"A count of the Huddle's rows, as NO_OF_CALL, HR_SELECTED or TL_ROUND_COUNT; also CONNECT and TECH_ROUND_COUNT"`
	Stage       string `query:"stage" doc:"A row of Team S6, if there is no figure"`
	HR          string `query:"hr" doc:"The id of a recruiter; without it all"`
	Requisition string `query:"requisition" doc:"The id or serial of a requisition; without it all"`
}

// S6Row is a stage of Team S6: Stage, and the counts D, D1 to D6, W, W1 to W6, M, Q and Y.
type S6Row struct {
	Stage string `json:"Stage"`
	D     int    `json:"D" doc:"Today"`
	D1    int    `json:"D1"`
	D2    int    `json:"D2"`
	D3    int    `json:"D3"`
	D4    int    `json:"D4"`
	D5    int    `json:"D5"`
	D6    int    `json:"D6"`
	W     int    `json:"W" doc:"This week, from Monday"`
	W1    int    `json:"W1"`
	W2    int    `json:"W2"`
	W3    int    `json:"W3"`
	W4    int    `json:"W4"`
	W5    int    `json:"W5"`
	W6    int    `json:"W6"`
	M     int    `json:"M" doc:"This month"`
	M1    int    `json:"M1"`
	M2    int    `json:"M2"`
	M3    int    `json:"M3"`
	M4    int    `json:"M4"`
	M5    int    `json:"M5"`
	M6    int    `json:"M6"`
	Q     int    `json:"Q" doc:"This quarter of the calendar"`
	Q1    int    `json:"Q1"`
	Q2    int    `json:"Q2"`
	Q3    int    `json:"Q3"`
	Q4    int    `json:"Q4"`
	Q5    int    `json:"Q5"`
	Q6    int    `json:"Q6"`
	Y     int    `json:"Y" doc:"This year"`
	Y1    int    `json:"Y1"`
	Y2    int    `json:"Y2"`
	Y3    int    `json:"Y3"`
	Y4    int    `json:"Y4"`
	Y5    int    `json:"Y5"`
	Y6    int    `json:"Y6"`
}

// S6RowOf makes a row of Team S6. The counts are in the order of the fields.
func S6RowOf(r hiring.S6Row) S6Row {
	row := S6Row{Stage: string(r.Stage)}
	for i, count := range []*int{
		&row.D, &row.D1, &row.D2, &row.D3, &row.D4, &row.D5, &row.D6, &row.W, &row.W1, &row.W2, &row.W3, &row.W4,
		&row.W5, &row.W6, &row.M, &row.M1, &row.M2, &row.M3, &row.M4, &row.M5, &row.M6, &row.Q, &row.Q1, &row.Q2,
		&row.Q3, &row.Q4, &row.Q5, &row.Q6, &row.Y, &row.Y1, &row.Y2, &row.Y3, &row.Y4, &row.Y5, &row.Y6,
	} {
		*count = r.Counts[i]
	}
	return row
}

// HourlyRow is what a recruiter did in an hour.
type HourlyRow struct {
	Name        string `json:"Name"`
	UserGUID    string `json:"User_Guid"`
	Slot        int    `json:"SLOT" doc:"The hour, 9 to 18; 9 has what came earlier in the day, 18 what came later"`
	TotalCalls  int    `json:"Total_Calls"`
	Calls       int    `json:"CALLS" doc:"Connected calls"`
	Shortlisted int    `json:"SHORTLISTED"`
	Interview   int    `json:"INTERVIEW" doc:"HR Round: selected and rejected"`
	TechRound   int    `json:"Tech_Round" doc:"TL, PL and CEO Round: selected and rejected"`
}

// HourlyRowOf makes a row of Hourly Performance.
func HourlyRowOf(f hiring.HourFact) HourlyRow {
	return HourlyRow{f.Name, f.ID, f.Slot, f.Counts[hiring.MetricCalls], f.Counts[hiring.MetricConnects],
		f.Counts[hiring.MetricShortlisted], f.Counts[hiring.MetricHRRound], f.Counts[hiring.MetricTechRound]}
}

// CountedEventRow is an event that a number counts.
type CountedEventRow struct {
	Name         string `json:"Name"`
	Email        string `json:"Email"`
	Mobile       string `json:"Mobile"`
	PositionName string `json:"Position_Name"`
	Status       string `json:"Status" doc:"What the event said; the application may be further on"`
	HRName       string `json:"HR_Name" doc:"For whom it counts"`
	Slot         int    `json:"Slot" doc:"The hour, 9 to 18"`
	Stage        string `json:"STAGE"`
	On           string `json:"ON_DATE" doc:"The day on which it counts"`
	CanID        string `json:"CAN_ID"`
	ReqID        string `json:"REQ_ID"`
	Serial       string `json:"SERIAL"`
}

// CountedEventRowOf makes the row of an event that a number counts.
func CountedEventRowOf(r store.CountedEventRow) CountedEventRow {
	return CountedEventRow{
		Name: r.Name, Email: r.Email, Mobile: r.Mobile, PositionName: r.Position, Status: r.Status, HRName: r.HRName,
		Slot: hiring.SlotOf(int(r.Hour)), Stage: r.Stage, On: string(r.OnDay), CanID: r.CandidateID,
		ReqID: r.RequisitionID, Serial: r.Serial,
	}
}
