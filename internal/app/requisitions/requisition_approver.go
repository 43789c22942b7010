package requisitions

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/store"
)

// approverOf returns who approves what the department asks for.
func (s *Service) approverOf(ctx context.Context, q *store.Queries, departmentID string) (string, error) {
	id, err := approverIn(ctx, q, departmentID)
	if err == nil && id == "" {
		return "", hiring.Refuse("Nobody can approve this: the department has no approver and there is no CEO")
	}
	return id, err
}

// approverIn returns the department's approver, or the CEO if it has none or the approver has left; empty if there is
// no CEO either.
func approverIn(ctx context.Context, q *store.Queries, departmentID string) (string, error) {
	department, err := q.DepartmentByID(ctx, departmentID)
	if err != nil {
		return "", fmt.Errorf("app: department: %w", err)
	}
	if department.ApproverID != nil {
		approver, err := q.UserByID(ctx, *department.ApproverID)
		if err != nil {
			return "", fmt.Errorf("app: approver of a department: %w", err)
		}
		if approver.Active {
			return approver.ID, nil
		}
	}
	id, err := q.CEOID(ctx)
	if err != nil && !store.IsNone(err) {
		return "", fmt.Errorf("app: the CEO: %w", err)
	}
	return id, nil
}

// FollowApprovers gives every open question to whoever approves today. It belongs to each transaction that may change
// who that is: the former approver's links end with it.
func (s *Service) FollowApprovers(ctx context.Context, q *store.Queries, by core.Caller) error {
	open, err := q.OpenApprovals(ctx)
	if err != nil {
		return fmt.Errorf("app: open approvals: %w", err)
	}
	approvers := map[string]string{}
	for _, r := range open {
		approver, known := approvers[r.DepartmentID]
		if !known {
			if approver, err = approverIn(ctx, q, r.DepartmentID); err != nil {
				return err
			}
			approvers[r.DepartmentID] = approver
		}
		if approver == "" || approver == r.ApproverID {
			continue
		}
		if err := s.followApprover(ctx, q, by, r.ID); err != nil {
			return err
		}
	}
	return nil
}

// followApprover makes whoever approves today the approver of one requisition, and asks them if the former one still
// had to answer.
func (s *Service) followApprover(ctx context.Context, q *store.Queries, by core.Caller, requisitionID string) error {
	r, err := s.Load(ctx, q, requisitionID)
	if err != nil {
		return err
	}
	waiting, err := s.waits.OneRequisition(ctx, q, requisitionID)
	if err != nil {
		return err
	}
	about, err := s.approval(ctx, q, by, requisitionID)
	if err != nil {
		return err
	}
	if r.AsksNewApprover(waiting.Wait) {
		if err := s.ask(ctx, q, by, requisitionID, about); err != nil {
			return err
		}
	}
	return q.MarkChange(ctx, core.TopicRequisition)
}

// ApproverChange is what the audit keeps of who approved a requisition before: what they decided stays theirs.
type ApproverChange struct {
	ApproverID string `json:"approverId"`
}

func (s *Service) changeApprover(
	ctx context.Context, q *store.Queries, by core.Caller, row store.Requisition, to string,
) error {
	if err := q.SetRequisitionApprover(ctx, store.SetRequisitionApproverParams{ID: row.ID, ApproverID: to}); err != nil {
		return fmt.Errorf("app: approver of a requisition: %w", err)
	}
	return s.Record(ctx, q, by, "ChangeApprover", "requisition", row.ID, ApproverChange{row.ApproverID},
		ApproverChange{to})
}

// ask mails the approver once more, and records that: what waits on them waits from then on.
func (s *Service) ask(
	ctx context.Context, q *store.Queries, by core.Caller, requisitionID string, about letter.Approval,
) error {
	if err := s.messages.Queue(ctx, q, by.User.ID, letter.ApprovalRequest(about)); err != nil {
		return err
	}
	return s.Record(ctx, q, by, "AskAgain", "requisition", requisitionID, nil, askedAgain{about.Approver})
}
