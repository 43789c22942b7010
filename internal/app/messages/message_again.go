package messages

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// Again is what the audit tells of a message that is sent once more.
type Again struct {
	State string `json:"state"`
	To    string `json:"to"`
}

// Requeue queues a message once more, to whom it now goes, in the caller's transaction, which has checked that it may
// be. before is what it was. One of a broadcast still waits for its hours.
func (s *Service) Requeue(
	ctx context.Context, q *store.Queries, by core.Caller, id string, before Again, to string,
) error {
	if to != before.To {
		if err := q.RetargetMessage(ctx, store.RetargetMessageParams{ID: id, ToList: to}); err != nil {
			return fmt.Errorf("app: receiver of a message: %w", err)
		}
	}
	if _, err := q.RequeueMessage(ctx, id); err != nil {
		return fmt.Errorf("app: send a message again: %w", err)
	}
	after := Again{string(hiring.MessageQueued), to}
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

// Open records in the caller's transaction, which has checked that it may be, that a user opened a kept message in
// their own WhatsApp.
func (s *Service) Open(ctx context.Context, q *store.Queries, by core.Caller, id string) error {
	changed, err := q.OpenMessage(ctx, id)
	if err != nil {
		return fmt.Errorf("app: open a message: %w", err)
	}
	if err := s.Record(ctx, q, by, "OpenMessage", "message", id, hiring.MessageKept, hiring.MessageOpened); err != nil {
		return err
	}
	return s.reached(ctx, q, id, hiring.MessageOpened, changed)
}
