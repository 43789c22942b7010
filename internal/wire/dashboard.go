package wire

import (
	"muster/internal/hiring"
	"muster/internal/store"
)

// The managers' dashboards.
var (
	OpenTillDate = Operation{"OpenTillDate", "GET", "/api/Position_Dashboard.svc/get_Position_Dashboard",
		hiring.SeeDashboards,
		"The requisitions that are still hiring, the one open longest first"}
	AverageTTF = Operation{"AverageTTF", "GET", "/api/Average_TTF.svc/Average_TTF_Dashboard/{year}",
		hiring.SeeDashboards,
		"How many positions were closed in each month of a year and how long that took, by employment type"}
	AverageTTFDetails = Operation{"AverageTTFDetails", "GET",
		"/api/Average_TTF.svc/Average_TTF_OnClick/{year}/{monthName}/{employmentType}", hiring.SeeDashboards,
		"What a number of Average TTF counts; the sum of Offer_Acc_Count is the number"}
	ReviewCounts = Operation{"ReviewCounts", "GET", "/api/Review_Dashboard.svc/Review_Dashboard_Count/{month}/{year}",
		hiring.SeeReviewDashboard,
		"What became of the requisitions first approved in a month, by department"}
	ReviewedRequisitions = Operation{"ReviewedRequisitions", "GET", "/api/reviewed_requisitions/{month}/{year}",
		hiring.SeeReviewDashboard,
		"The requisitions that a number of Review_Dashboard_Count counts"}
	ReviewTable = Operation{"ReviewTable", "GET",
		"/api/Review_Dashboard.svc/Can_Review_Dashboard/{fromDate}/{toDate}", hiring.SeeReviewDashboard,
		"The assignments made in a range, newest first"}
)

var dashboards = []Operation{OpenTillDate, AverageTTF, AverageTTFDetails, ReviewCounts, ReviewedRequisitions,
	ReviewTable}

// Listing is one page of a longer list whose columns can be filtered.
type Listing[Row any] struct {
	Response []Outcome           `json:"response"`
	Data     []Row               `json:"data"`
	Total    int64               `json:"total" doc:"The rows of all pages together"`
	Choices  map[string][]string `json:"choices" doc:"What each column can be filtered by"`
}

// ListingOf is a page of a list whose columns can be filtered.
func ListingOf[Row any](rows []Row, total int64, choices store.Choices) Listing[Row] {
	return Listing[Row]{Response: []Outcome{{Code: success}}, Data: rows, Total: total, Choices: choices}
}

// DetailRow is a requisition, or a recruiter's share of one, behind a number of the team's dashboards and of Average
// TTF.
type DetailRow struct {
	SrNo          int    `json:"Sr_No"`
	PositionName  string `json:"Position_Name"`
	HRName        string `json:"HR_Name" doc:"Empty where the number is that of a whole year"`
	NoOfOpening   int    `json:"No_Of_Opening" doc:"The positions of the requisition"`
	OfferAccCount int    `json:"Offer_Acc_Count"`
	DeptName      string `json:"Dept_Name"`
	ReqID         string `json:"REQ_ID"`
	Serial        string `json:"SERIAL"`
}

// DetailRowsOf numbers the rows.
func DetailRowsOf(facts []hiring.ClosedFact) []DetailRow {
	rows := make([]DetailRow, len(facts))
	for i, f := range facts {
		rows[i] = DetailRow{i + 1, f.Position, f.HRName, f.Openings, f.Closed, f.Department, f.RequisitionID, f.Serial}
	}
	return rows
}
