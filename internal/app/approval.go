package app

import (
	"context"
	"fmt"
	"net/url"
	"time"

	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/store"
)

const (
	approvalPurpose = "requisition approval"
	approvalAge     = 30 * 24 * time.Hour
)

// queueApproval mails the approver of a requisition that is new or was edited. The links are made when the mail leaves.
func (d *Desk) queueApproval(ctx context.Context, q *store.Queries, by Caller, was *held, is hiring.Requisition, comment string) error {
	f, err := q.RequisitionFacts(ctx, was.row.ID)
	if err != nil {
		return fmt.Errorf("app: facts of a requisition: %w", err)
	}
	return d.queue(ctx, q, by.User.ID, letter.ApprovalRequest(letter.Approval{
		RequisitionID: f.ID, Serial: f.Serial, Edited: is.Status != hiring.StatusNew, Position: f.Position, Department: f.Department,
		Positions: f.Positions, City: f.City, State: f.State, EmploymentStatus: f.EmploymentStatus, HireType: f.HireType,
		EmploymentType: is.EmploymentType, TAT: dayOf(f.Tat), Comment: comment, RequestedBy: f.RequestedBy,
		RequesterEmail: f.RequestedEmail, ApproverEmail: f.ApproverEmail,
	}))
}

// approvalLinks are the two addresses of an approval mail: yes and no, each signed for itself.
func (d *Desk) approvalLinks(ctx context.Context, requisitionID string, _ settled) ([]letter.Link, error) {
	f, err := d.Store.Read().RequisitionFacts(ctx, requisitionID)
	if err != nil {
		return nil, fmt.Errorf("app: facts of a requisition: %w", err)
	}
	links := []letter.Link{}
	for _, flag := range []string{"1", "0"} {
		values, err := d.sign(ctx, approvalPurpose, url.Values{
			"REQ_ID": {requisitionID}, "APPROVED_BY": {f.ApproverID}, "APPROVED_FLAG": {flag}, "ADDED_BY_EMAIL": {f.RequestedEmail},
			"POSITION_NAME": {f.Position}, "EMPLOYMENT_STATUS": {f.EmploymentStatus}, "HIRE_TYPE": {f.HireType},
		}, approvalAge)
		if err != nil {
			return nil, err
		}
		links = append(links, letter.Link{Address: d.PublicURL + "/requisition_approval?" + values.Encode()})
	}
	return links, nil
}

// Approval is what the page behind a link of an approval mail shows.
type Approval struct {
	store.RequisitionFactsRow
	Flag string
	// Decided says what became of it, when there is nothing to decide any more.
	Decided string
}

// RequisitionApproval reads a link of an approval mail. Opening it changes nothing.
func (d *Desk) RequisitionApproval(ctx context.Context, values url.Values) (Approval, error) {
	if err := d.checkSigned(ctx, approvalPurpose, values); err != nil {
		return Approval{}, err
	}
	q := d.Store.Read()
	r, err := d.holdRequisition(ctx, q, values.Get("REQ_ID"))
	if err != nil {
		return Approval{}, err
	}
	f, err := q.RequisitionFacts(ctx, r.row.ID)
	if err != nil {
		return Approval{}, fmt.Errorf("app: facts of a requisition: %w", err)
	}
	page := Approval{RequisitionFactsRow: f, Flag: values.Get("APPROVED_FLAG")}
	if _, err := answerApproval(r.Requisition, page.Flag, 1, ""); err != nil {
		page.Decided = err.Error()
	}
	return page, nil
}

// AnswerApproval is the approver's yes or no. The signed link stands for the approver, who need not be signed in.
func (d *Desk) AnswerApproval(ctx context.Context, by Caller, values url.Values, comment string) (Step, error) {
	if err := d.checkSigned(ctx, approvalPurpose, values); err != nil {
		return Step{}, err
	}
	by.User.ID = values.Get("APPROVED_BY")
	return d.changeRequisition(ctx, by, values.Get("REQ_ID"), 0, func(_ *store.Queries, r *held, today hiring.Day) (hiring.Change, error) {
		return answerApproval(r.Requisition, values.Get("APPROVED_FLAG"), today, comment)
	})
}

func answerApproval(r hiring.Requisition, flag string, today hiring.Day, comment string) (hiring.Change, error) {
	if flag == "1" {
		return r.Approve(today, comment)
	}
	return r.Unapprove(comment)
}
