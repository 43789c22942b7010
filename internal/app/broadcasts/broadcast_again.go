package broadcasts

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/app/messages"
	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/store"
)

// SendAgain queues one message of a broadcast of the caller again, which failed or was kept, to the mobile that the
// candidate has now. agreed is whether they know that it may arrive twice.
func (s *Service) SendAgain(ctx context.Context, by core.Caller, id, candidateID string, agreed bool) error {
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		if _, err := own(ctx, q, by, id); err != nil {
			return err
		}
		row, err := q.MessageOfBroadcast(ctx, store.MessageOfBroadcastParams{BroadcastID: id, CandidateID: candidateID})
		if store.IsNone(err) {
			return hiring.Missing()
		}
		if err != nil {
			return fmt.Errorf("app: message of a broadcast: %w", err)
		}
		if err := hiring.CheckRetry(string(letter.WhatsApp), hiring.MessageState(row.State), row.Reason,
			agreed); err != nil {
			return err
		}
		settings, err := s.ReadSettings(ctx, q)
		if err != nil {
			return err
		}
		to, err := s.recipient(ctx, q, candidateID)
		if err != nil {
			return err
		}
		if why := to.facts.WhyNoCampaign(s.Now().In(settings.Zone)); why != "" {
			return hiring.Refuse(why)
		}
		return s.messages.Requeue(ctx, q, by, row.ID, messages.Again{State: row.State, To: row.ToList}, to.Mobile)
	})
}

// own loads a broadcast of the caller; nobody else's is there for them.
func own(ctx context.Context, q *store.Queries, by core.Caller, id string) (store.Broadcast, error) {
	b, err := q.BroadcastByID(ctx, id)
	if store.IsNone(err) || err == nil && b.UserID != by.User.ID {
		return b, hiring.Missing()
	}
	if err != nil {
		return b, fmt.Errorf("app: broadcast: %w", err)
	}
	return b, nil
}
