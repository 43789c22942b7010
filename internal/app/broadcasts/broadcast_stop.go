package broadcasts

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// StopBroadcast stops a broadcast of the caller: who has no message yet gets none. A message that is leaving can no
// longer be called back.
func (s *Service) StopBroadcast(ctx context.Context, by core.Caller, id string) error {
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		b, err := own(ctx, q, by, id)
		if err != nil {
			return err
		}
		if b.State != string(hiring.BroadcastRunning) {
			return hiring.Refuse(hiring.BroadcastOver)
		}
		reason := hiring.BroadcastStoppedBy(by.Name)
		if err := s.cancelLast(ctx, q, id, reason); err != nil {
			return err
		}
		if err := s.end(ctx, q, id, hiring.BroadcastCut, reason); err != nil {
			return err
		}
		return s.Record(ctx, q, by, "StopBroadcast", "broadcast", id, nil, nil)
	})
}

// cancelLast cancels the last message if it waits for the service.
func (s *Service) cancelLast(ctx context.Context, q *store.Queries, id, reason string) error {
	last, err := q.LastHanded(ctx, id)
	if store.IsNone(err) || err == nil && last.State != string(hiring.MessageQueued) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("app: last message of a broadcast: %w", err)
	}
	if err := q.CancelQueuedMessage(ctx, store.CancelQueuedMessageParams{ID: last.ID, Reason: reason}); err != nil {
		return fmt.Errorf("app: cancel a message: %w", err)
	}
	if err := q.AddMessageStep(ctx, store.AddMessageStepParams{MessageID: last.ID, State: string(hiring.MessageCancelled),
		At: store.At(s.Now())}); err != nil {
		return fmt.Errorf("app: step of a message: %w", err)
	}
	return nil
}
