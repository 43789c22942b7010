package letter

import (
	"fmt"
	"strconv"

	"muster/internal/hiring"
)

// Approval is a requisition that waits for its approver.
type Approval struct {
	RequisitionID, Serial string
	// Edited is set if it was approved before and then changed.
	Edited                        bool
	Position, Department          string
	Positions                     int64
	City, State                   string
	EmploymentStatus, HireType    string
	EmploymentType                hiring.EmploymentType
	TAT                           hiring.Day
	Comment                       string
	RequestedBy                   string
	RequesterEmail, ApproverEmail string
}

// ApprovalRequest asks the approver for a decision.
func ApprovalRequest(a Approval) Message {
	m := Message{Cause: ApproveRequisition, CauseID: a.RequisitionID, To: []string{a.ApproverEmail}}
	ask, title := "approve", "A new requisition asks for your approval"
	if a.Edited {
		m.Cause, ask, title = ReapproveRequisition, "Re-Approve", "A requisition was edited and asks for your approval"
		if hiring.MailedWithCopy(a.EmploymentType) && a.RequesterEmail != a.ApproverEmail {
			m.Cc = []string{a.RequesterEmail}
		}
	}
	facts := []fact{
		{"Req ID", a.Serial}, {"Position", a.Position}, {"Department", a.Department},
		{"No. of Positions", strconv.FormatInt(a.Positions, 10)},
		{"Location", a.City + ", " + a.State}, {"Employee Status", a.EmploymentStatus},
		{"Employee Type", string(a.EmploymentType)},
		{"Hire Type", a.HireType}, {"Requested by", a.RequestedBy}, {"TAT", a.TAT.Shown()},
	}
	if a.Comment != "" {
		facts = append(facts, fact{"Comment", a.Comment})
	}
	p := page{Title: title, Facts: facts, Link: linkMark}
	m.Subject, m.HTML, m.Plain = fmt.Sprintf("Please %s requisition %s: %s", ask, a.Serial, a.Position), p.html(),
		p.plain()
	return m
}
