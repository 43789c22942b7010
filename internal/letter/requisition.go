package letter

import (
	"fmt"
	"strconv"

	"muster/internal/hiring"
)

// Approval is a requisition that waits for its approver.
type Approval struct {
	// EventID is the event that asks.
	EventID int64
	Serial  string
	// Edited is set if it was approved before and then changed.
	Edited                        bool
	Position, Department          string
	Positions                     int64
	City, State                   string
	EmploymentStatus, HireType    string
	EmploymentType                hiring.EmploymentType
	TAT                           hiring.Day
	Comment                       string
	RequestedBy, Approver         string
	RequesterEmail, ApproverEmail string
}

// ApprovalRequest asks the approver for a decision.
func ApprovalRequest(a Approval) Message {
	m := Message{Cause: ApproveRequisition, CauseID: strconv.FormatInt(a.EventID, 10), To: []string{a.ApproverEmail}}
	ask, title := "approve", "A new requisition asks for your approval"
	if a.Edited {
		m.Cause, ask, title = ReapproveRequisition, "Re-Approve", "A requisition was edited and asks for your approval"
	}
	p := page{Title: title, Facts: a.facts(), Link: linkMark}
	m.Subject, m.HTML, m.Plain = fmt.Sprintf("Please %s requisition %s: %s", ask, a.Serial, a.Position), p.html(),
		p.plain()
	return m
}

// Copied reports whether the requester gets a copy.
func (a Approval) Copied() bool {
	return a.Edited && hiring.MailedWithCopy(a.EmploymentType) && a.RequesterEmail != a.ApproverEmail
}

// ApprovalCopy tells the requester that the requisition was edited and whom it waits for. It has no links: they stand
// for the approver.
func ApprovalCopy(a Approval) Message {
	p := page{
		Title: "A requisition was edited and waits for approval", Facts: append(a.facts(), fact{"Approver", a.Approver}),
	}
	return Message{
		Cause: CopyReapproval, CauseID: strconv.FormatInt(a.EventID, 10), To: []string{a.RequesterEmail},
		Subject: fmt.Sprintf("Requisition %s waits for approval: %s", a.Serial, a.Position), HTML: p.html(),
		Plain: p.plain(),
	}
}

// ApprovalWithdrawn tells whoever was asked for an approval, or knows of it, that the requisition was revoked by the
// event and nothing is left to decide.
func ApprovalWithdrawn(a Approval, event int64) Message {
	p := page{
		Title: "Your approval is not needed any more",
		Paragraphs: []string{fmt.Sprintf("requisition %s was revoked. Please ignore our mail that asks to approve it; "+
			"its links do nothing any more.", a.Serial)},
		Facts: a.facts(),
	}
	m := Message{
		Cause: WithdrawApproval, CauseID: strconv.FormatInt(event, 10), To: []string{a.ApproverEmail},
		Subject: fmt.Sprintf("Not needed any more: approval of requisition %s: %s", a.Serial, a.Position),
		HTML:    p.html(), Plain: p.plain(),
	}
	if a.Copied() {
		m.Cc = []string{a.RequesterEmail}
	}
	return m
}

func (a Approval) facts() []fact {
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
	return facts
}
