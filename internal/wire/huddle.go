package wire

import "muster/internal/hiring"

// HuddleCounts are the counts of every row of the Huddle.
type HuddleCounts struct {
	NoOfCall    int `json:"NO_OF_CALL"`
	Shortlisted int `json:"SHORTLISTED"`
	HRSelected  int `json:"HR_SELECTED"`
	HRRejected  int `json:"HR_REJECTED"`
	TLSelected  int `json:"TL_SELECTED"`
	TLRejected  int `json:"TL_REJECTED"`
	PLSelected  int `json:"PL_SELECTED"`
	PLRejected  int `json:"PL_REJECTED"`
	CEOSelected int `json:"CEO_SELECTED"`
	CEORejected int `json:"CEO_REJECTED"`
	OfferSend   int `json:"OFFER_SEND"`
	OfferAccept int `json:"OFFER_ACCEPT"`
	Onboarded   int `json:"ONBOARDED"`
}

func huddleCountsOf(f hiring.Figures) HuddleCounts {
	return HuddleCounts{
		NoOfCall: f[hiring.FigureCalls], Shortlisted: f[hiring.FigureShortlisted],
		HRSelected: f[hiring.FigureHRSelected], HRRejected: f[hiring.FigureHRRejected],
		TLSelected: f[hiring.FigureTLSelected], TLRejected: f[hiring.FigureTLRejected],
		PLSelected: f[hiring.FigurePLSelected], PLRejected: f[hiring.FigurePLRejected],
		CEOSelected: f[hiring.FigureCEOSelected], CEORejected: f[hiring.FigureCEORejected],
		OfferSend: f[hiring.FigureOfferSent], OfferAccept: f[hiring.FigureOfferAccepted],
		Onboarded: f[hiring.FigureOnboarded],
	}
}

// HuddleRow is what a recruiter did.
type HuddleRow struct {
	UserGUID   string `json:"USER_GUID"`
	AssignedHR string `json:"ASSIGNED_HR"`
	HuddleCounts
}

// HuddleRowOf makes a recruiter's row of the Huddle.
func HuddleRowOf(w hiring.Worked) HuddleRow {
	return HuddleRow{w.ID, w.Name, huddleCountsOf(w.Figures)}
}

// HuddlePositionRow is what a recruiter did for a requisition.
type HuddlePositionRow struct {
	HuddleRow
	PositionName string `json:"POSITION_NAME"`
	ReqID        string `json:"REQ_ID"`
	Serial       string `json:"SERIAL"`
}

// HuddlePositionRowOf makes the row of a requisition that a recruiter worked on.
func HuddlePositionRowOf(who hiring.Worker, w hiring.WorkedRequisition) HuddlePositionRow {
	return HuddlePositionRow{HuddleRow{who.ID, who.Name, huddleCountsOf(w.Figures)}, w.Position, w.RequisitionID, w.Serial}
}

// HuddleRequisitionRow is what was done for a requisition. The totals of all rows stand in every row.
type HuddleRequisitionRow struct {
	SrNo           int    `json:"SR_NO"`
	ReqName        string `json:"REQ_NAME"`
	EmploymentType string `json:"EMPLOYMENT_TYPE"`
	DeptName       string `json:"DEPT_NAME"`
	Location       string `json:"LOCATION"`
	HuddleCounts
	TotalNoOfCall    int    `json:"TOTAL_NO_OF_CALL"`
	TotalShortlisted int    `json:"TOTAL_SHORTLISTED"`
	HRTotalCount     int    `json:"HR_TOTAL_COUNT" doc:"Selected and rejected"`
	TLRoundCount     int    `json:"TL_ROUND_COUNT" doc:"Selected and rejected"`
	PLRoundCount     int    `json:"PL_ROUND_COUNT" doc:"Selected and rejected"`
	CEORoundCount    int    `json:"CEO_ROUND_COUNT" doc:"Selected and rejected"`
	OfferSentCount   int    `json:"OFFER_SENT_COUNT"`
	OfferAccCount    int    `json:"OFFER_ACC_COUNT"`
	OnbCount         int    `json:"ONB_COUNT"`
	ReqID            string `json:"REQ_ID"`
	Serial           string `json:"SERIAL"`
}

// HuddleRequisitionRowsOf numbers the rows, and writes the totals into each.
func HuddleRequisitionRowsOf(worked []hiring.WorkedRequisition, total hiring.Figures) []HuddleRequisitionRow {
	rows := make([]HuddleRequisitionRow, len(worked))
	for i, w := range worked {
		rows[i] = HuddleRequisitionRow{
			SrNo: i + 1, ReqName: w.Position, EmploymentType: string(w.Type), DeptName: w.Department, Location: w.City,
			HuddleCounts: huddleCountsOf(w.Figures), TotalNoOfCall: total[hiring.FigureCalls],
			TotalShortlisted: total[hiring.FigureShortlisted], HRTotalCount: total.Sum(hiring.HRRound),
			TLRoundCount: total.Sum(hiring.TLRound), PLRoundCount: total.Sum(hiring.PLRound),
			CEORoundCount: total.Sum(hiring.CEORound), OfferSentCount: total[hiring.FigureOfferSent],
			OfferAccCount: total[hiring.FigureOfferAccepted], OnbCount: total[hiring.FigureOnboarded],
			ReqID: w.RequisitionID, Serial: w.Serial,
		}
	}
	return rows
}
