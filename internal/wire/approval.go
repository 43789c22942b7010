package wire

import (
	"net/url"

	"muster/internal/store"
)

var (
	RequisitionApproval = Operation{"RequisitionApproval", "GET", "/api/approvals", "",
		"What the link of an approval mail asks; the link itself is the right to see it"}
	AnswerApproval = Operation{"AnswerApproval", "POST", "/api/approvals", "",
		"The approver's yes or no, with the values of the link"}
)

// ApprovalQuery holds the values of a link in an approval mail.
type ApprovalQuery struct {
	ReqID            string `query:"REQ_ID"`
	ApprovedBy       string `query:"APPROVED_BY"`
	ApprovedFlag     string `query:"APPROVED_FLAG"`
	AddedByEmail     string `query:"ADDED_BY_EMAIL"`
	PositionName     string `query:"POSITION_NAME"`
	EmploymentStatus string `query:"EMPLOYMENT_STATUS"`
	HireType         string `query:"HIRE_TYPE"`
	Version          string `query:"version"`
	Until            string `query:"until"`
	Signature        string `query:"signature"`
}

// Values returns them as they appear in the link.
func (a ApprovalQuery) Values() url.Values {
	return url.Values{
		"REQ_ID": {a.ReqID}, "APPROVED_BY": {a.ApprovedBy}, "APPROVED_FLAG": {a.ApprovedFlag},
		"ADDED_BY_EMAIL": {a.AddedByEmail},
		"POSITION_NAME":  {a.PositionName}, "EMPLOYMENT_STATUS": {a.EmploymentStatus}, "HIRE_TYPE": {a.HireType},
		"version": {a.Version}, "until": {a.Until}, "signature": {a.Signature},
	}
}

// AnswerApprovalBody is the comment that an approver may add.
type AnswerApprovalBody struct {
	Comment Text `json:"comment"`
}

// ApprovalRow is what an approver sees before deciding.
type ApprovalRow struct {
	Serial           string `json:"serial"`
	Position         string `json:"position"`
	Department       string `json:"department"`
	Positions        int64  `json:"positions"`
	Location         string `json:"location"`
	EmploymentStatus string `json:"employmentStatus"`
	EmploymentType   string `json:"employmentType"`
	HireType         string `json:"hireType"`
	RehireFor        string `json:"rehireFor"`
	RequestedBy      string `json:"requestedBy"`
	Approver         string `json:"approver"`
	TAT              string `json:"tat"`
	Status           string `json:"status"`
	Approve          bool   `json:"approve" doc:"Whether the link says yes or no"`
	Decided          string `json:"decided" doc:"What became of it; empty while it can be decided"`
}

// ApprovalRowOf makes the row of the approval page.
func ApprovalRowOf(f store.RequisitionFactsRow, approved bool, decided string) ApprovalRow {
	return ApprovalRow{
		Serial: f.Serial, Position: f.Position, Department: f.Department, Positions: f.Positions, Location: f.City +
			", " + f.State,
		EmploymentStatus: f.EmploymentStatus, EmploymentType: f.EmploymentType, HireType: f.HireType,
		RehireFor:   f.RehireFor,
		RequestedBy: f.RequestedBy, Approver: f.Approver, TAT: string(f.Tat), Status: f.Status, Approve: approved,
		Decided: decided,
	}
}
