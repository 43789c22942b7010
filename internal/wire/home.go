package wire

import (
	"strings"

	"muster/internal/hiring"
	"muster/internal/store"
)

// The panels of the home dashboard besides requisitions.
var (
	SourceCounts = Operation{"SourceCounts", "GET",
		"/api/Dashboard.svc/Candidate_Added_By_Source/{userId}/{from}/{to}", hiring.UseDesk,
		"Who added how many candidates in a range, for which positions and from which sources"}
	CallDashboard = Operation{"CallDashboard", "GET", "/api/Dashboard.svc/Call_Dashboard/{userId}/{date}",
		hiring.UseDesk,
		"The calls and shortlistings of a day by recruiter"}
	FollowUps = Operation{"FollowUps", "GET", "/api/Candidate_Dashboard.svc/get_followup/{userId}/{from}/{to}",
		hiring.UseDesk,
		"The candidates who are to be called again in a range, the first one first"}
	DailyCalls = Operation{"DailyCalls", "GET",
		"/api/Requirement_Dashboard.svc/get_jr_manager_dashboard_range/{from}/{to}/{userId}", hiring.UseDesk,
		"The calls of a range by requisition"}
)

var homeReads = []Operation{SourceCounts, CallDashboard, FollowUps, FollowUpNeighbours, DailyCalls}

// RangeOfUser is a user and a range of days.
type RangeOfUser struct {
	UserID string `path:"userId"`
	From   string `path:"from" doc:"YYYY-MM-DD"`
	To     string `path:"to" doc:"YYYY-MM-DD"`
}

// DayOfUser is a user and a day.
type DayOfUser struct {
	UserID string `path:"userId"`
	Date   string `path:"date" doc:"YYYY-MM-DD"`
}

// FollowUpsInput is what get_followup takes.
type FollowUpsInput struct {
	RangeOfUser
	ListQuery[FollowUpSort]
}

// SourceCountRow is a recruiter's row of Source Count.
type SourceCountRow struct {
	UserGUID          string `json:"User_Guid"`
	PositionName      string `json:"Position_Name" doc:"Positions separated by commas, the most used first"`
	HRName            string `json:"HR_Name"`
	TotalCount        int    `json:"Total_Count"`
	SourceOfCandidate string `json:"Source_Of_Candidate" doc:"Sources separated by commas, the most used first"`
}

// SourceCountRowOf makes a row of Source Count.
func SourceCountRowOf(c hiring.SourceCount) SourceCountRow {
	return SourceCountRow{c.HR, commaList(c.Positions), c.HRName, c.Total, commaList(c.Sources)}
}

// commaList joins names; a name contains no comma.
func commaList(names []string) string { return strings.Join(names, ",") }

// CallDashboardRow is a recruiter's row of the Calls Shortlist Dashboard.
type CallDashboardRow struct {
	UserGUID           string  `json:"User_Guid"`
	HRName             string  `json:"HR_Name"`
	PositionName       string  `json:"Position_Name" doc:"Positions separated by commas, the most called for first"`
	TotalCalls         int     `json:"Total_Calls"`
	Shortlistings      int     `json:"Shortlistings"`
	AchievedPercentage float64 `json:"Achieved_Percentage" doc:"100 at most, one decimal"`
}

// CallDashboardRowOf makes a row of the Calls Shortlist Dashboard.
func CallDashboardRowOf(c hiring.CallDay) CallDashboardRow {
	return CallDashboardRow{c.HR, c.HRName, commaList(c.Positions), c.Calls, c.Shortlisted, c.Achieved}
}

// DailyCallRow is a requisition's row of Daily Call Details.
type DailyCallRow struct {
	ReqID          string `json:"REQ_ID"`
	Serial         string `json:"SERIAL"`
	PositionName   string `json:"POSITION_NAME"`
	TAT            string `json:"TAT"`
	DateDifference int    `json:"date_difference" doc:"Days past the TAT"`
	NoOfCall       int    `json:"NO_OF_CALL"`
	Connect        int    `json:"Connect"`
	Shortlisted    int    `json:"Shortlisted"`
}

// DailyCallRowOf makes a row of Daily Call Details.
func DailyCallRowOf(c hiring.DailyCall) DailyCallRow {
	return DailyCallRow{c.RequisitionID, c.Serial, c.Position, c.TAT.String(), c.OverdueBy, c.Calls, c.Connects,
		c.Shortlisted}
}

// FollowUpRow is a candidate to call again.
type FollowUpRow struct {
	Name         string `json:"NAME"`
	Mobile       string `json:"MOBILE"`
	Email        string `json:"EMAIL"`
	Address      string `json:"ADDRESS"`
	Exp          string `json:"EXP"`
	NoticePeriod string `json:"NOTICE_PERIOD"`
	CreatedOn    string `json:"CREATED_ON"`
	DateTime     string `json:"DATETIME" doc:"The follow-up, an instant"`
	Status       string `json:"STATUS"`
	Comment      string `json:"COMMENT" doc:"Comments separated by dollar signs, oldest first"`
	CanID        string `json:"CAN_ID"`
	ReqID        string `json:"REQ_ID"`
	PositionName string `json:"POSITION_NAME"`
	HRName       string `json:"HR_NAME"`
	Late         string `json:"LATE" doc:"Ours: '1' when the time to call has passed"`
}

// FollowUpRowOf makes a row of Follow Up Details.
func FollowUpRowOf(f store.FollowUpRow, late bool) FollowUpRow {
	return FollowUpRow{
		Name: f.Name, Mobile: f.Mobile, Email: f.Email, Address: f.Address, Exp: f.Experience,
		NoticePeriod: f.NoticePeriod,
		CreatedOn:    string(f.CreatedOn), DateTime: Instant(&f.FollowUpAt), Status: f.Status,
		Comment: DollarList(f.Comments),
		CanID:   f.CandidateID, ReqID: f.RequisitionID, PositionName: f.Position, HRName: f.OwnerName,
		Late: Flag(late),
	}
}

// DollarList joins comments with dollar signs. A typed dollar sign becomes the full-width one, so that it does not
// split the comment.
func DollarList(parts []string) string {
	joined := make([]string, len(parts))
	for i, part := range parts {
		joined[i] = strings.ReplaceAll(part, "$", "＄")
	}
	return strings.Join(joined, "$")
}
