package requisitions

import (
	"context"
	"fmt"
	"net/url"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/store"
	"muster/internal/wire/link"
)

const (
	approvalPurpose = "requisition approval"
	approvalAge     = 30 * 24 * time.Hour
)

// askApprover mails the approver of a new or edited requisition. The links are made when the mail is sent.
func (s *Service) askApprover(
	ctx context.Context, q *store.Queries, by core.Caller, was *Loaded, is hiring.Requisition, comment string,
) error {
	f, err := q.RequisitionFacts(ctx, was.Row.ID)
	if err != nil {
		return fmt.Errorf("app: facts of a requisition: %w", err)
	}
	return s.messages.Queue(ctx, q, by.User.ID, letter.ApprovalRequest(letter.Approval{
		RequisitionID: f.ID, Serial: f.Serial, Edited: is.Status != hiring.StatusNew, Position: f.Position,
		Department: f.Department,
		Positions:  f.Positions, City: f.City, State: f.State, EmploymentStatus: f.EmploymentStatus,
		HireType:       f.HireType,
		EmploymentType: is.EmploymentType, TAT: core.DayOf(f.Tat), Comment: comment, RequestedBy: f.RequestedBy,
		RequesterEmail: f.RequestedEmail, ApproverEmail: f.ApproverEmail,
	}))
}

// ApprovalLinks returns the two addresses of an approval mail: yes and no, each with its own signature.
func (s *Service) ApprovalLinks(ctx context.Context, requisitionID string, _ core.Settings) ([]letter.Link, error) {
	f, err := s.Store.Read().RequisitionFacts(ctx, requisitionID)
	if err != nil {
		return nil, fmt.Errorf("app: facts of a requisition: %w", err)
	}
	links := []letter.Link{}
	for _, approved := range []bool{true, false} {
		values, err := s.messages.Sign(ctx, approvalPurpose, link.Approval{
			RequisitionID: requisitionID, ApproverID: f.ApproverID, Approved: approved,
			RequesterEmail: f.RequestedEmail,
			Position:       f.Position, EmploymentStatus: f.EmploymentStatus, HireType: f.HireType,
		}.Values(), approvalAge)
		if err != nil {
			return nil, err
		}
		links = append(links, letter.Link{Address: s.PublicURL + "/requisition_approval?" + values.Encode()})
	}
	return links, nil
}

// Approval is what the page behind a link of an approval mail shows.
type Approval struct {
	store.RequisitionFactsRow
	Approved bool
	// Decided says what became of it, if there is nothing left to decide.
	Decided string
}

// RequisitionApproval reads a link of an approval mail. Opening it changes nothing.
func (s *Service) RequisitionApproval(ctx context.Context, values url.Values) (Approval, error) {
	if err := s.messages.CheckSigned(ctx, approvalPurpose, values); err != nil {
		return Approval{}, err
	}
	q, says := s.Store.Read(), link.ReadApproval(values)
	r, err := s.Load(ctx, q, says.RequisitionID)
	if err != nil {
		return Approval{}, err
	}
	f, err := q.RequisitionFacts(ctx, r.Row.ID)
	if err != nil {
		return Approval{}, fmt.Errorf("app: facts of a requisition: %w", err)
	}
	page := Approval{RequisitionFactsRow: f, Approved: says.Approved}
	if _, err := answerApproval(r.Requisition, page.Approved, 1, ""); err != nil {
		page.Decided = err.Error()
	}
	return page, nil
}

// AnswerApproval records the approver's yes or no. The signed link stands for the approver, who need not be signed in.
func (s *Service) AnswerApproval(ctx context.Context, by core.Caller, values url.Values, comment string) (Step, error) {
	if err := s.messages.CheckSigned(ctx, approvalPurpose, values); err != nil {
		return Step{}, err
	}
	says := link.ReadApproval(values)
	by.User.ID = says.ApproverID
	return s.change(ctx, by, says.RequisitionID, 0, func(_ *store.Queries, r *Loaded,
		today hiring.Day) (hiring.Change, error) {
		return answerApproval(r.Requisition, says.Approved, today, comment)
	})
}

func answerApproval(r hiring.Requisition, approved bool, today hiring.Day, comment string) (hiring.Change, error) {
	if approved {
		return r.Approve(today, comment)
	}
	return r.Unapprove(comment)
}
