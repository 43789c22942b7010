package wire

import (
	"fmt"

	"muster/internal/hiring"
	"muster/internal/store"
)

// Offers, sources, and requisitions by month.
var (
	OfferMonths = Operation{"OfferMonths", "GET", "/api/Dashboard.svc/Offer_Sent_Acc_EmpType_Dashboard/{year}",
		hiring.SeeDashboards, "How many offers were sent and accepted in each month of a year, by employment type"}
	OfferDetails = Operation{"OfferDetails", "GET",
		"/api/Dashboard.svc/Offer_Sent_Acc_Dashboard_Pop_Up/{employmentType}/{year}/{monthName}/{statusGuid}",
		hiring.SeeDashboards, "The offers that a number of Offer_Sent_Acc_EmpType_Dashboard counts, newest first"}
	AcceptedBySource = Operation{"AcceptedBySource", "GET",
		"/api/Dashboard.svc/Source_Of_Candidate_Dashboard_Count/{month}/{year}", hiring.SeeDashboards,
		"The offers accepted in a month by the candidates' sources; CODE '409' when there are none"}
	AcceptedOfSource = Operation{"AcceptedOfSource", "GET",
		"/api/Dashboard.svc/Source_Of_Candidatewise_List/{source}/{month}/{year}", hiring.SeeDashboards,
		"The offers that candidates of a source accepted in a month, newest first"}
	AddedBySource = Operation{"AddedBySource", "GET", "/api/Dashboard.svc/Get_Pie_Chart_Data/{month}/{year}",
		hiring.SeeDashboards, "The candidates whose record was made in a month, by source"}
	AddedCandidates = Operation{"AddedCandidates", "GET", "/api/added_candidates/{month}/{year}", hiring.SeeDashboards,
		"The candidates that a number of Get_Pie_Chart_Data counts, newest first"}
	MonthlyRequisitions = Operation{"MonthlyRequisitions", "GET", "/api/monthly_requisitions/{year}",
		hiring.SeeDashboards, "The requisitions approved and the positions closed in each month of a year"}
	MonthlyDetails = Operation{"MonthlyDetails", "GET", "/api/monthly_requisitions/{year}/{monthName}/{column}",
		hiring.SeeDashboards, "What a number of the requisitions by month counts"}
)

var offerCalls = []Operation{OfferMonths, OfferDetails, AcceptedBySource, AcceptedOfSource, AddedBySource,
	AddedCandidates, MonthlyRequisitions, MonthlyDetails}

// OfferDetailsInput names a number of Offer Sent and Accepted.
type OfferDetailsInput struct {
	ListQuery[OfferEventSort]
	YearOfPath
	EmploymentType string `path:"employmentType" doc:"FULL_TIME, PART_TIME, INTERN, CONTRACT, or ALL"`
	MonthName      string `path:"monthName" doc:"January to December, or Total for the year"`
	StatusGUID     string `path:"statusGuid" doc:"The id or name of Offer Sent or Offer Accepted"`
}

// AcceptedOfSourceInput is a source and a month.
type AcceptedOfSourceInput struct {
	ListQuery[OfferEventSort]
	MonthOfPath
	Source string `path:"source" doc:"The name or id of a source, or Not Defined"`
}

// AddedCandidatesInput is a month, and a source.
type AddedCandidatesInput struct {
	ListQuery[AddedCandidateSort]
	MonthOfPath
	Source string `query:"source" doc:"The name or id of a source, or Not Defined; without it all"`
}

// MonthlyDetailsInput names a number of the requisitions by month.
type MonthlyDetailsInput struct {
	YearOfPath
	MonthName string `path:"monthName" doc:"January to December, or Total for the year"`
	Column    string `path:"column" doc:"A field of the rows, as open_total or closed_in_tat"`
}

// slotOf returns how a month of a year is shown, and its name.
func slotOf(name, year string) (slot, monthName string) {
	if name == hiring.Summary {
		return name, name
	}
	return fmt.Sprintf("%s %s", name[:3], year), name
}

// OfferMonthRow is a month of Offer Sent and Accepted, or the whole year.
type OfferMonthRow struct {
	Slot         string `json:"Slot" doc:"How the row is shown: Jan 2026, or Total"`
	MonthName    string `json:"Month_Name" doc:"January to December, or Total"`
	OfferSentFT  int    `json:"Offer_Sent_FT"`
	OfferSentPT  int    `json:"Offer_Sent_PT"`
	OfferSentINT int    `json:"Offer_Sent_INT"`
	OfferSentCT  int    `json:"Offer_Sent_CT"`
	OfferSentALL int    `json:"Offer_Sent_ALL" doc:"All types together"`
	OfferAccFT   int    `json:"Offer_acc_FT"`
	OfferAccPT   int    `json:"Offer_acc_PT"`
	OfferAccINT  int    `json:"Offer_acc_INT"`
	OfferAccCT   int    `json:"Offer_acc_CT"`
	OfferAccALL  int    `json:"Offer_acc_ALL" doc:"All types together"`
}

// OfferMonthRowOf makes a row of Offer Sent and Accepted.
func OfferMonthRowOf(m hiring.OfferMonth, year string) OfferMonthRow {
	full, part, intern, contract, all := m.Of[hiring.FullTime], m.Of[hiring.PartTime], m.Of[hiring.Intern],
		m.Of[hiring.Contract], m.Of[""]
	row := OfferMonthRow{
		OfferSentFT: full.Sent, OfferSentPT: part.Sent, OfferSentINT: intern.Sent, OfferSentCT: contract.Sent,
		OfferSentALL: all.Sent, OfferAccFT: full.Accepted, OfferAccPT: part.Accepted, OfferAccINT: intern.Accepted,
		OfferAccCT: contract.Accepted, OfferAccALL: all.Accepted,
	}
	row.Slot, row.MonthName = slotOf(hiring.MonthName(m.Month), year)
	return row
}

// OfferDetailRow is an offer.
type OfferDetailRow struct {
	SrNo              int    `json:"Sr_No"`
	PositionName      string `json:"Position_name"`
	RecruiterName     string `json:"Recruiter_Name"`
	CanName           string `json:"Can_Name"`
	OfferSentDate     string `json:"Offer_Sent_Date"`
	OfferAcceptedDate string `json:"Offer_Accepted_Date" doc:"Empty while it is not accepted"`
	CanID             string `json:"CAN_ID"`
	ReqID             string `json:"REQ_ID"`
	Serial            string `json:"SERIAL"`
}

// OfferDetailRowsOf numbers the offers of a page, whose first row has this place in the list.
func OfferDetailRowsOf(found []store.OfferEventRow, place int) []OfferDetailRow {
	rows := make([]OfferDetailRow, len(found))
	for i, r := range found {
		rows[i] = OfferDetailRow{place + i, r.Position, r.HRName, r.Name, Day(r.SentOn), Day(r.AcceptedOn),
			r.CandidateID, r.RequisitionID, r.Serial}
	}
	return rows
}

// SourceCountAnswer is the offers accepted in a month by source. Its response is one outcome, not a list.
type SourceCountAnswer struct {
	Response Outcome       `json:"response"`
	Data     []SourceValue `json:"data"`
}

// SourceValue counts the candidates of a source.
type SourceValue struct {
	Name  string `json:"name" doc:"A source, Not Defined, or Total Count"`
	Value int    `json:"value"`
	ID    string `json:"id" doc:"Of the source; empty for Not Defined and for Total Count"`
}

// SourceCountAnswerOf ends with the total. Without any it says no.
func SourceCountAnswerOf(uses []hiring.SourceUse, total int) SourceCountAnswer {
	if total == 0 {
		return SourceCountAnswer{Outcome{Code: "409", Message: "Data Not Available."}, []SourceValue{}}
	}
	answer := SourceCountAnswer{Response: Outcome{Code: success}}
	for _, u := range uses {
		answer.Data = append(answer.Data, SourceValue{u.Name, u.Times, u.ID})
	}
	answer.Data = append(answer.Data, SourceValue{hiring.SourceTotal, total, ""})
	return answer
}

// SourceCandidateRow is an accepted offer of a candidate of a source.
type SourceCandidateRow struct {
	CanID        string `json:"Can_id"`
	Name         string `json:"Name"`
	TotalCalls   int64  `json:"Total_Calls" doc:"The calls of that application"`
	PositionName string `json:"Position_name"`
	DeptName     string `json:"Dept_Name"`
	Location     string `json:"Location"`
	AcceptedDate string `json:"Offer_accpeted_date"`
	HRName       string `json:"HR_Name"`
	ReqID        string `json:"REQ_ID"`
	Serial       string `json:"SERIAL"`
}

// SourceCandidateRowOf makes the row of an accepted offer.
func SourceCandidateRowOf(r store.OfferEventRow) SourceCandidateRow {
	return SourceCandidateRow{r.CandidateID, r.Name, r.Calls, r.Position, r.Department, r.City, string(r.OnDay), r.HRName,
		r.RequisitionID, r.Serial}
}

// PieAnswer is the candidates added in a month by source.
type PieAnswer struct {
	Response []Outcome `json:"response"`
	PieData  []PieRow  `json:"pie_data"`
}

// PieRow counts the candidates of a source.
type PieRow struct {
	SourceOfCandidate string `json:"Source_of_Candidate" doc:"Not Defined where none was given, last"`
	CountOfCandidate  int    `json:"Count_of_Candidate"`
	ID                string `json:"SOURCE_OF_CANDIDATE_ID"`
}

// PieAnswerOf makes the answer of Get_Pie_Chart_Data.
func PieAnswerOf(uses []hiring.SourceUse) PieAnswer {
	answer := PieAnswer{Response: []Outcome{{Code: success}}, PieData: []PieRow{}}
	for _, u := range uses {
		answer.PieData = append(answer.PieData, PieRow{u.Name, u.Times, u.ID})
	}
	return answer
}

// AddedCandidateRow is a candidate whose record was made in a month.
type AddedCandidateRow struct {
	ID            string `json:"id"`
	Name          string `json:"name"`
	Mobile        string `json:"mobile"`
	Email         string `json:"email"`
	AddedAt       string `json:"addedAt"`
	AddedBy       string `json:"addedBy" doc:"Empty where nobody of ours did"`
	Position      string `json:"position" doc:"Of the last application; empty where there is none"`
	Status        string `json:"status" doc:"Of the last application"`
	RequisitionID string `json:"requisitionId"`
	Serial        string `json:"serial"`
}

// AddedCandidateRowOf makes the row of an added candidate.
func AddedCandidateRowOf(r store.AddedCandidateRow) AddedCandidateRow {
	return AddedCandidateRow{r.ID, r.Name, r.Mobile, r.Email, Instant(&r.AddedAt), r.AddedBy, r.Position, r.Status,
		r.RequisitionID, r.Serial}
}

// MonthlyRow is a month of the requisitions by month, or the whole year.
type MonthlyRow struct {
	Slot           string `json:"slot" doc:"How the row is shown: Jan 2026, or Total"`
	MonthName      string `json:"monthName" doc:"January to December, or Total"`
	OpenFullTime   int    `json:"open_full_time" doc:"Approved, Full Time and Contract"`
	OpenPartTime   int    `json:"open_part_time" doc:"Approved, Part Time and Intern"`
	OpenTotal      int    `json:"open_total"`
	ClosedFullTime int    `json:"closed_full_time" doc:"Positions closed, Full Time and Contract"`
	ClosedPartTime int    `json:"closed_part_time" doc:"Positions closed, Part Time and Intern"`
	ClosedTotal    int    `json:"closed_total"`
	ClosedInTAT    int    `json:"closed_in_tat" doc:"Positions closed by the TAT day"`
}

// MonthlyRowOf makes a row of the requisitions by month.
func MonthlyRowOf(m hiring.MonthlyRow, year string) MonthlyRow {
	row := MonthlyRow{
		OpenFullTime: m.Of[hiring.OpenFullTime], OpenPartTime: m.Of[hiring.OpenPartTime], OpenTotal: m.Of[hiring.OpenTotal],
		ClosedFullTime: m.Of[hiring.ClosedFullTime], ClosedPartTime: m.Of[hiring.ClosedPartTime],
		ClosedTotal: m.Of[hiring.ClosedTotal], ClosedInTAT: m.Of[hiring.ClosedInTAT],
	}
	row.Slot, row.MonthName = slotOf(hiring.MonthName(m.Month), year)
	return row
}

// MonthlyDetailsAnswer has the requisitions that were approved, or those whose positions were closed.
type MonthlyDetailsAnswer struct {
	Response []Outcome                `json:"response"`
	Opened   []ReviewedRequisitionRow `json:"opened" doc:"For the columns that begin with open"`
	Closed   []DetailRow              `json:"closed" doc:"For the others; the sum of Offer_Acc_Count is the number"`
}

// MonthlyDetailsAnswerOf makes the answer for a number of the requisitions by month.
func MonthlyDetailsAnswerOf(opened []hiring.ReviewFact, closed []hiring.ClosedFact) MonthlyDetailsAnswer {
	answer := MonthlyDetailsAnswer{[]Outcome{{Code: success}}, []ReviewedRequisitionRow{}, DetailRowsOf(closed)}
	for _, f := range opened {
		answer.Opened = append(answer.Opened, ReviewedRequisitionRowOf(f))
	}
	return answer
}
