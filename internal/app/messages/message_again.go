package messages

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// Requeue queues a message once more in the caller's transaction, which has checked that it may be. before and after
// are what the audit tells.
func (s *Service) Requeue(
	ctx context.Context, q *store.Queries, by core.Caller, id string, before, after any,
) error {
	if _, err := q.RequeueMessage(ctx, id); err != nil {
		return fmt.Errorf("app: send a message again: %w", err)
	}
	if err := s.Record(ctx, q, by, "RetryMessage", "message", id, before, after); err != nil {
		return err
	}
	return s.enqueueMessage(ctx, q, s.Now(), id)
}

// Cancel cancels a message in the caller's transaction, which has checked that it may be; its job then finds nothing to
// do.
func (s *Service) Cancel(ctx context.Context, q *store.Queries, by core.Caller, id, state, reason string) error {
	changed, err := q.CancelMessage(ctx, store.CancelMessageParams{ID: id, State: state, Reason: reason})
	if err != nil {
		return fmt.Errorf("app: cancel a message: %w", err)
	}
	if err := s.Record(ctx, q, by, "CancelMessage", "message", id, state, "cancelled"); err != nil {
		return err
	}
	return s.reached(ctx, q, id, hiring.MessageCancelled, changed)
}
