package interviews

import (
	"context"
	"encoding/json"
	"fmt"
	"math"

	"muster/internal/app/requisitions"
	"muster/internal/hiring"
	"muster/internal/jobs"
	"muster/internal/letter"
	"muster/internal/store"
)

// MailRevoke is the handler of JobMailRevoke: it cancels the pending interviews of a revoked requisition. The mails
// wait until the revocation cannot be undone any more, and Undo withdraws them.
func (s *Service) MailRevoke(ctx context.Context, job jobs.Job) error {
	var revoked requisitions.Revoked
	if err := json.Unmarshal([]byte(job.Payload), &revoked); err != nil {
		return jobs.Hopeless(fmt.Errorf("app: payload of the mails of a revocation: %w", err))
	}
	var messages []letter.Message
	if err := s.Store.AfterOthers(ctx, func() (err error) {
		messages, err = s.revocations(ctx, s.Store.Read(), revoked)
		return err
	}); err != nil {
		return err
	}
	return jobs.FinishIn(ctx, s.Store, job, func(q *store.Queries) error {
		step, err := q.RequisitionEventByID(ctx, revoked.Step)
		if err != nil {
			return fmt.Errorf("app: step of a revocation: %w", err)
		}
		if step.VoidedAt != nil {
			return nil
		}
		for _, message := range messages {
			leaves := revoked.At.Add(hiring.UndoableMailDelay)
			if err := s.messages.QueueAt(ctx, q, leaves, revoked.SenderID, message); err != nil {
				return err
			}
		}
		return nil
	})
}

// revocations composes the cancellations of the interviews that people can still be told of.
func (s *Service) revocations(
	ctx context.Context, q *store.Queries, revoked requisitions.Revoked,
) (all []letter.Message, err error) {
	settings, err := s.ReadSettings(ctx, q)
	if err != nil {
		return nil, err
	}
	pending, err := q.PendingInterviewsOf(ctx, revoked.RequisitionID)
	if err != nil {
		return nil, fmt.Errorf("app: pending interviews of a requisition: %w", err)
	}
	by := letter.Cancelled{Cause: letter.RevokeRequisition, ID: revoked.Step, Says: hiring.WillNotTakePlace}
	for _, one := range pending {
		if !hiring.WorthCancelling(one.At.Time, revoked.At) {
			continue
		}
		i, err := s.invitation(ctx, q, one.EventID, settings, revoked.At, math.MaxInt64)
		if err != nil {
			return nil, err
		}
		all = append(all, cancellations(i.facts(s.Now()), by)...)
	}
	return all, nil
}
