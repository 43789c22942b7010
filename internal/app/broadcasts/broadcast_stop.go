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
		if err := s.cancelLast(ctx, q, by, id, reason); err != nil {
			return err
		}
		if err := s.end(ctx, q, id, hiring.BroadcastCut, reason); err != nil {
			return err
		}
		return s.Record(ctx, q, by, "StopBroadcast", "broadcast", id, nil, nil)
	})
}

// cancelLast cancels the last message if it waits for the service.
func (s *Service) cancelLast(ctx context.Context, q *store.Queries, by core.Caller, id, reason string) error {
	last, err := q.LastHanded(ctx, id)
	if store.IsNone(err) || err == nil && last.State != string(hiring.MessageQueued) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("app: last message of a broadcast: %w", err)
	}
	return s.messages.Cancel(ctx, q, by, last.ID, last.State, reason)
}
