package wire

import (
	"slices"
	"strings"

	"muster/internal/hiring"
)

// A number of a dashboard is opened by a path that names it: by the field of the row it stands in, or by its label on
// the screen.

// numbered are the names of numbers, in the order of their values: the field and, where the documents take it, the
// label.
type numbered [][2]string

func (n numbered) find(text string) int {
	return slices.IndexFunc(n, func(names [2]string) bool {
		return text != "" && (strings.EqualFold(text, names[0]) || strings.EqualFold(text, names[1]))
	})
}

func noNumber(field, sentence string) *hiring.Problem {
	return &hiring.Problem{Kind: hiring.Invalid, Field: field, Message: field + " must be " + sentence}
}

var metrics = numbered{
	hiring.MetricCalls:       {"Total_Calls", "Total No. of Calls"},
	hiring.MetricConnects:    {"CALLS", "No. of Connected Calls"},
	hiring.MetricShortlisted: {"SHORTLISTED", "No. of Shortlistings"},
	hiring.MetricHRRound:     {"INTERVIEW", "HR Round"},
	hiring.MetricTechRound:   {"Tech_Round", "Tech Round"},
}

// MetricOf reads what a cell of Hourly Performance counts.
func MetricOf(text string) (hiring.Metric, error) {
	if i := metrics.find(text); i >= 0 {
		return hiring.Metric(i), nil
	}
	return 0, noNumber("metric", "Total_Calls, CALLS, SHORTLISTED, INTERVIEW or Tech_Round")
}

var teamTiles = numbered{
	hiring.TeamRequisitions: {"No_of_Requisition", "Number of Requisitions"},
	hiring.TeamToBeClosed:   {"Position_to_be_Closed", "Position to be Closed"},
	hiring.TeamBeforeTime:   {"Before_Time", "Before Time"},
	hiring.TeamOnTime:       {"On_Time", "On Time"},
	hiring.TeamOnGoing:      {"On_Going", "On-Going"},
	hiring.TeamDelayed:      {"Delayed", "Delayed (Overdue)"},
	hiring.TeamOnHold:       {"Position_On_Hold", "Hold/Revoke Positions"},
	hiring.TeamNotAccepted:  {"Offer_Not_Accepted", "Offer Not Accepted"},
	hiring.TeamBackedOut:    {"Backed_Out", "Backed Out"},
}

// TeamTileOf reads a tile of the Team Dashboard.
func TeamTileOf(text string) (hiring.TeamTile, error) {
	if i := teamTiles.find(text); i >= 0 {
		return hiring.TeamTile(i), nil
	}
	return 0, noNumber("metric", "a field of the summary, as Before_Time or Backed_Out")
}

var teamColumns = []string{
	hiring.TeamColumnToBeClosed: "No_of_Position_to_be_Closed_in_that_Month",
	hiring.TeamColumnAgainstTAT: "Actual_Position_Closed_Against_TAT",
	hiring.TeamColumnTarget:     "Target",
	hiring.TeamColumnScore:      "Actual_Score_Achived",
	hiring.TeamColumnClosed:     "Position_Closed",
	hiring.TeamColumnJoined:     "Joined",
}

// TeamColumnOf reads a column of the team's table.
func TeamColumnOf(text string) (hiring.TeamColumn, error) {
	if i := slices.Index(teamColumns, text); i >= 0 {
		return hiring.TeamColumn(i), nil
	}
	return 0, noNumber("columnName", "one of "+strings.Join(teamColumns, ", "))
}

var monthlyColumns = []string{
	hiring.OpenFullTime: "open_full_time", hiring.OpenPartTime: "open_part_time", hiring.OpenTotal: "open_total",
	hiring.ClosedFullTime: "closed_full_time", hiring.ClosedPartTime: "closed_part_time",
	hiring.ClosedTotal: "closed_total", hiring.ClosedInTAT: "closed_in_tat",
}

// MonthlyColumnOf reads a column of Monthly Requisition Data.
func MonthlyColumnOf(text string) (hiring.MonthlyColumn, error) {
	if i := slices.Index(monthlyColumns, text); i >= 0 {
		return hiring.MonthlyColumn(i), nil
	}
	return 0, noNumber("column", "one of "+strings.Join(monthlyColumns, ", "))
}

// figureNames are the names of the figures in the rows of the Huddle, and of their totals.
var figureNames = map[string]hiring.FigureSet{
	"NO_OF_CALL": {hiring.FigureCalls}, "TOTAL_NO_OF_CALL": {hiring.FigureCalls},
	"CONNECT":     {hiring.FigureConnects},
	"SHORTLISTED": {hiring.FigureShortlisted}, "TOTAL_SHORTLISTED": {hiring.FigureShortlisted},
	"HR_SELECTED": {hiring.FigureHRSelected}, "HR_REJECTED": {hiring.FigureHRRejected},
	"HR_TOTAL_COUNT": hiring.HRRound,
	"TL_SELECTED":    {hiring.FigureTLSelected}, "TL_REJECTED": {hiring.FigureTLRejected},
	"TL_ROUND_COUNT": hiring.TLRound,
	"PL_SELECTED":    {hiring.FigurePLSelected}, "PL_REJECTED": {hiring.FigurePLRejected},
	"PL_ROUND_COUNT": hiring.PLRound,
	"CEO_SELECTED":   {hiring.FigureCEOSelected}, "CEO_REJECTED": {hiring.FigureCEORejected},
	"CEO_ROUND_COUNT": hiring.CEORound, "TECH_ROUND_COUNT": hiring.TechRound,
	"OFFER_SEND": {hiring.FigureOfferSent}, "OFFER_SENT_COUNT": {hiring.FigureOfferSent},
	"OFFER_ACCEPT": {hiring.FigureOfferAccepted}, "OFFER_ACC_COUNT": {hiring.FigureOfferAccepted},
	"ONBOARDED": {hiring.FigureOnboarded}, "ONB_COUNT": {hiring.FigureOnboarded},
}

// CountedOf reads what a number counts: a figure of the Huddle or, without one, a stage of Team S6.
func CountedOf(figure, stage string) (hiring.FigureSet, hiring.Stage, error) {
	if figure != "" {
		set, known := figureNames[figure]
		if !known {
			return nil, "", noNumber("figure", "a field of the Huddle, as NO_OF_CALL or HR_SELECTED")
		}
		return set, "", nil
	}
	if !slices.Contains(hiring.Stages[:], hiring.Stage(stage)) {
		return nil, "", noNumber("stage", "New, CALL, HR_ROUND, TL_ROUND, PL_ROUND, CEO_ROUND, OFFER or JOINING")
	}
	return nil, hiring.Stage(stage), nil
}
