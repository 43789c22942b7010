package requisitions

import (
	"context"
	"errors"
	"fmt"
	"net/url"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
	"muster/internal/wire/link"
)

// Approval is what the page behind a link of an approval mail shows.
type Approval struct {
	store.RequisitionFactsRow
	Approved bool
	// Decided says what became of it, if there is nothing left to decide.
	Decided string
}

// RequisitionApproval reads a link of an approval mail. Opening it changes nothing.
func (s *Service) RequisitionApproval(ctx context.Context, by core.Caller, values url.Values) (Approval, error) {
	if err := s.messages.CheckSigned(approvalPurpose, values); err != nil {
		return Approval{}, err
	}
	q, says := s.Store.Read(), link.ReadApproval(values)
	r, err := s.Load(ctx, q, says.RequisitionID)
	if err != nil {
		return Approval{}, err
	}
	if err := s.checkApprovalLink(ctx, q, r, says); err != nil {
		return Approval{}, err
	}
	page, err := approvalPage(ctx, q, r, says.Approved)
	if err != nil {
		return Approval{}, err
	}
	approver, use := by.ByLink(approvalPurpose, says.ApproverID)
	s.Note(ctx, approver, "OpenApproval", "requisition", r.Row.ID, use)
	return page, nil
}

func approvalPage(ctx context.Context, q *store.Queries, r *Loaded, approved bool) (Approval, error) {
	f, err := q.RequisitionFacts(ctx, r.Row.ID)
	if err != nil {
		return Approval{}, fmt.Errorf("app: facts of a requisition: %w", err)
	}
	page := Approval{RequisitionFactsRow: f, Approved: approved}
	if _, err := answerApproval(r.Requisition, approved, 1, ""); err != nil {
		page.Decided = err.Error()
	}
	return page, nil
}

// AnswerApproval records the approver's yes or no, and returns what the page then shows. The signed link stands for the
// approver, who need not be signed in.
func (s *Service) AnswerApproval(
	ctx context.Context, by core.Caller, values url.Values, comment string,
) (page Approval, err error) {
	if err := s.messages.CheckSigned(approvalPurpose, values); err != nil {
		return page, err
	}
	says := link.ReadApproval(values)
	approver, use := by.ByLink(approvalPurpose, says.ApproverID)
	use.Answer = string(hiring.Unapprove)
	if says.Approved {
		use.Answer = string(hiring.Approve)
	}
	answer := func(q *store.Queries, r *Loaded, today hiring.Day) (hiring.Change, error) {
		if err := s.checkApprovalLink(ctx, q, r, says); err != nil {
			return hiring.Change{}, err
		}
		change, err := answerApproval(r.Requisition, says.Approved, today, comment)
		if err != nil {
			return change, err
		}
		return change, s.Record(ctx, q, approver, "AnswerApproval", "requisition", r.Row.ID, nil, use)
	}
	_, err = s.changeThen(ctx, approver, says.RequisitionID, 0, answer, func(q *store.Queries, id string) error {
		r, err := s.Load(ctx, q, id)
		if err == nil {
			page, err = approvalPage(ctx, q, r, says.Approved)
		}
		return err
	})
	if problem, ok := errors.AsType[*hiring.Problem](err); ok {
		use.Refused = problem.Message
		s.Note(ctx, approver, "RefusedLink", "requisition", says.RequisitionID, use)
	}
	return page, err
}

// checkApprovalLink compares a link with what a link made now would stand for.
func (s *Service) checkApprovalLink(ctx context.Context, q *store.Queries, r *Loaded, says link.Approval) error {
	approver, err := s.approverOf(ctx, q, r.Row.DepartmentID)
	if err != nil {
		return err
	}
	asked, err := q.ApprovalAsked(ctx, r.Row.ID)
	if err != nil && !store.IsNone(err) {
		return fmt.Errorf("app: event that asks for an approval: %w", err)
	}
	user, err := q.UserByID(ctx, approver)
	if err != nil {
		return fmt.Errorf("app: who approves: %w", err)
	}
	return hiring.ApprovalLink{ApproverID: says.ApproverID, Version: says.Version}.
		Check(hiring.ApprovalLink{ApproverID: approver, Version: asked.ID}, user.FirstName+" "+user.LastName)
}

func answerApproval(r hiring.Requisition, approved bool, today hiring.Day, comment string) (hiring.Change, error) {
	if approved {
		return r.Approve(today, comment)
	}
	return r.Unapprove(comment)
}
