package wire

import "muster/internal/hiring"

// The Team Dashboard, and the team by month.
var (
	TeamSummary = Operation{"TeamSummary", "GET",
		"/api/Requirement_Dashboard.svc/get_Hr_Manager_Dashboard_ALL/{year}/{month}", hiring.SeeDashboards,
		"What became of the requisitions due in a month"}
	TeamTable = Operation{"TeamTable", "GET",
		"/api/Requirement_Dashboard.svc/get_sr_hr_dashboard_TD/{year}/{month}", hiring.SeeDashboards,
		"What each recruiter has of the requisitions due in a month; a last row has what is nobody's"}
	TeamTileDetails = Operation{"TeamTileDetails", "GET",
		"/api/Dashboard.svc/Get_Team_dashboard_Onclick/{metric}/{month}/{year}", hiring.SeeDashboards,
		"The requisitions that a number of the summary counts; the sum of COUNT is the number"}
	TeamColumnDetails = Operation{"TeamColumnDetails", "GET",
		"/api/Dashboard.svc/Team_Dashboard_Hr_Onclick/{userId}/{columnName}/{month}/{year}", hiring.SeeDashboards,
		"The requisitions that a number of a recruiter's row counts; the sum of COUNT is the number"}
	MonthlyTeam = Operation{"MonthlyTeam", "GET", "/api/Dashboard.svc/Monthly_Team_Dashboard/{year}",
		hiring.SeeDashboards, "Each recruiter's Total_Percentage in the months of a year"}
)

var teamCalls = []Operation{TeamSummary, TeamTable, TeamTileDetails, TeamColumnDetails, MonthlyTeam}

// TeamTileDetailsInput names a number of the summary.
type TeamTileDetailsInput struct {
	MonthOfPath
	Metric string `path:"metric" doc:"A field of the summary, or the label of its tile"`
}

// TeamColumnDetailsInput names a number of a recruiter's row.
type TeamColumnDetailsInput struct {
	MonthOfPath
	UserID     string `path:"userId" doc:"A recruiter, or unassigned"`
	ColumnName string `path:"columnName" doc:"A field of the row that is no percentage"`
}

// TeamSummaryRow is the tiles of the Team Dashboard.
type TeamSummaryRow struct {
	NoOfRequisition    int     `json:"No_of_Requisition"`
	PositionToBeClosed int     `json:"Position_to_be_Closed" doc:"Before_Time, On_Time, On_Going and Delayed together"`
	BeforeTime         int     `json:"Before_Time"`
	OnTime             int     `json:"On_Time"`
	OnGoing            int     `json:"On_Going"`
	Delayed            int     `json:"Delayed" doc:"Positions that were closed late, or are open after the TAT"`
	PositionOnHold     int     `json:"Position_On_Hold" doc:"Also those that were revoked"`
	OfferNotAccepted   int     `json:"Offer_Not_Accepted"`
	BackedOut          int     `json:"Backed_Out"`
	TeamPerformance    float64 `json:"Team_Performance" doc:"Ours: the percentage, two decimals"`
}

// TeamSummaryRowOf makes the summary of a month.
func TeamSummaryRowOf(n hiring.TeamCounts) TeamSummaryRow {
	return TeamSummaryRow{
		NoOfRequisition: n[hiring.TeamRequisitions], PositionToBeClosed: n[hiring.TeamToBeClosed],
		BeforeTime: n[hiring.TeamBeforeTime], OnTime: n[hiring.TeamOnTime], OnGoing: n[hiring.TeamOnGoing],
		Delayed: n[hiring.TeamDelayed], PositionOnHold: n[hiring.TeamOnHold],
		OfferNotAccepted: n[hiring.TeamNotAccepted], BackedOut: n[hiring.TeamBackedOut], TeamPerformance: n.Performance(),
	}
}

// TeamRow is what a recruiter has of the requisitions due in a month.
type TeamRow struct {
	UserGUID               string   `json:"User_guid" doc:"unassigned for what is nobody's"`
	NameOfRecruiter        string   `json:"Name_of_Recruiter"`
	ToBeClosed             int      `json:"No_of_Position_to_be_Closed_in_that_Month"`
	ActualClosedAgainstTAT int      `json:"Actual_Position_Closed_Against_TAT"`
	Target                 int      `json:"Target" doc:"The points of the positions to be closed"`
	ActualScoreAchived     int      `json:"Actual_Score_Achived" doc:"The points of the closed ones"`
	PositionClosed         int      `json:"Position_Closed"`
	Joined                 int      `json:"Joined"`
	PositionClosedInTAT    *float64 `json:"Position_Closed_Against_TAT" doc:"Percentage, two decimals; null of nothing"`
	ScoreAchived           *float64 `json:"Score_Achived" doc:"Percentage"`
	JoinedAgainstOnboarded *float64 `json:"Joined_Against_Onboarded" doc:"Percentage"`
	TotalPercentage        *float64 `json:"Total_Percentage"`
}

// TeamRowOf makes a recruiter's row.
func TeamRowOf(r hiring.TeamRow) TeamRow {
	return TeamRow{
		r.ID, r.Name, r.Columns[hiring.TeamColumnToBeClosed], r.Columns[hiring.TeamColumnAgainstTAT],
		r.Columns[hiring.TeamColumnTarget], r.Columns[hiring.TeamColumnScore], r.Columns[hiring.TeamColumnClosed],
		r.Columns[hiring.TeamColumnJoined], r.ClosedAgainstTAT(), r.ScoreAchieved(), r.JoinedAgainstClosed(), r.Total(),
	}
}

// TeamDetailRow is a requisition behind a number of the Team Dashboard.
type TeamDetailRow struct {
	DetailRow
	Count int `json:"COUNT" doc:"Ours: what the number counts of the requisition"`
}

// TeamDetailRowsOf numbers the rows.
func TeamDetailRowsOf(details []hiring.TeamDetail) []TeamDetailRow {
	rows := make([]TeamDetailRow, len(details))
	for i, d := range details {
		rows[i] = TeamDetailRow{DetailRow{i + 1, d.Position, commaList(d.Recruiters), d.Positions, d.Accepted, d.Department,
			d.ID, d.Serial}, d.Count}
	}
	return rows
}

// TeamColumnAnswer has the requisitions behind a number of a recruiter's row.
type TeamColumnAnswer struct {
	Response      []Outcome       `json:"response"`
	TeamDashboard []TeamDetailRow `json:"team_dashboard"`
}

// TeamColumnAnswerOf makes the answer of Team_Dashboard_Hr_Onclick.
func TeamColumnAnswerOf(details []hiring.TeamDetail) TeamColumnAnswer {
	return TeamColumnAnswer{[]Outcome{{Code: success}}, TeamDetailRowsOf(details)}
}

// MonthlyTeamRow is a recruiter's percentage in each month, null where they have nothing.
type MonthlyTeamRow struct {
	UserGUID        string   `json:"User_guid"`
	NameOfRecruiter string   `json:"Name_of_Recruiter"`
	January         *float64 `json:"January"`
	February        *float64 `json:"February"`
	March           *float64 `json:"March"`
	April           *float64 `json:"April"`
	May             *float64 `json:"May"`
	June            *float64 `json:"June"`
	July            *float64 `json:"July"`
	August          *float64 `json:"August"`
	September       *float64 `json:"September"`
	October         *float64 `json:"October"`
	November        *float64 `json:"November"`
	December        *float64 `json:"December"`
}

// MonthlyTeamRowOf makes a recruiter's row of a year.
func MonthlyTeamRowOf(r hiring.MonthlyTeamRow) MonthlyTeamRow {
	m := r.Months
	return MonthlyTeamRow{r.ID, r.Name, m[0], m[1], m[2], m[3], m[4], m[5], m[6], m[7], m[8], m[9], m[10], m[11]}
}
