package requisitions

import (
	"context"
	"fmt"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// askedAgain is what the audit keeps of a repeated question.
type askedAgain struct {
	Approver string `json:"approver"`
}

// AskAgain mails new links to whoever approves today, for a requisition that was refused or whose links are dead.
// They stand for the same version as the former ones.
func (s *Service) AskAgain(ctx context.Context, by core.Caller, reqID string) (Step, error) {
	var step Step
	err := s.Store.InTx(ctx, func(q *store.Queries) error {
		r, err := s.Load(ctx, q, reqID)
		if err != nil {
			return err
		}
		asked, now, err := s.lastAsked(ctx, q, r.Row)
		if err != nil {
			return err
		}
		if err := r.CheckAskAgain(asked, now); err != nil {
			return err
		}
		about, err := s.approval(ctx, q, by, r.Row.ID)
		if err != nil {
			return err
		}
		if err := s.ask(ctx, q, by, r.Row.ID, about); err != nil {
			return err
		}
		step = Step{RequisitionID: r.Row.ID, Serial: r.Row.Serial}
		return q.MarkChange(ctx, core.TopicRequisition)
	})
	return step, err
}

// lastAsked returns when the approver was asked last, and now in the business zone.
func (s *Service) lastAsked(
	ctx context.Context, q *store.Queries, row store.Requisition,
) (asked hiring.Asked, now time.Time, err error) {
	zone, err := s.ZoneIn(ctx, q)
	if err != nil {
		return asked, now, err
	}
	event, err := q.ApprovalAsked(ctx, row.ID)
	if err != nil && !store.IsNone(err) {
		return asked, now, fmt.Errorf("app: event that asks for an approval: %w", err)
	}
	again, err := q.ApprovalAskedAgain(ctx, row.ID)
	if err != nil && !store.IsNone(err) {
		return asked, now, fmt.Errorf("app: when an approver was asked again: %w", err)
	}
	asked.At = event.At.Time
	if again.After(asked.At) {
		asked = hiring.Asked{At: again.Time, Again: true}
	}
	approver, err := approverIn(ctx, q, row.DepartmentID)
	if err != nil {
		return asked, now, err
	}
	asked.Former = approver != row.ApproverID
	return asked, s.Now().In(zone), nil
}

// buttons returns the requisition's buttons as the caller sees them. Ask again is one of them while the approver can
// still say yes.
func (s *Service) buttons(
	ctx context.Context, q *store.Queries, by core.Caller, r *Loaded,
) ([]hiring.Button, error) {
	buttons := r.Buttons(by.User)
	if !r.WaitsForApprover() {
		return buttons, nil
	}
	asked, now, err := s.lastAsked(ctx, q, r.Row)
	return append(buttons, r.AskAgainButton(by.User, asked, now)), err
}
