package broadcasts

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/app/messages"
	"muster/internal/hiring"
	"muster/internal/jobs"
	"muster/internal/store"
)

// SendAgain queues one message of a broadcast of the caller again, which failed or was kept. agreed is whether they know
// that it may arrive twice.
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
		if err := hiring.CheckSendAgain(hiring.MessageState(row.State), row.Reason, agreed); err != nil {
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
		now := s.Now().In(settings.Zone)
		if why := to.facts.WhyNoCampaign(now); why != "" {
			return hiring.Refuse(why)
		}
		if _, err := q.RequeueMessage(ctx, row.ID); err != nil {
			return fmt.Errorf("app: send a message again: %w", err)
		}
		if err := jobs.Add(ctx, q, hiring.BroadcastOpenFrom(now), messages.JobSendMessage, row.ID, ""); err != nil {
			return err
		}
		if err := s.Record(ctx, q, by, "SendAgain", "message", row.ID, row.State, "queued"); err != nil {
			return err
		}
		return q.MarkChange(ctx, core.TopicMessage)
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
