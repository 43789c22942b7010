package broadcasts

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// StartBroadcast begins a broadcast to the chosen candidates. Who is skipped now stays skipped; all others are looked
// at once more when it is their turn, so they are read before the transaction.
func (s *Service) StartBroadcast(ctx context.Context, by core.Caller, candidates []string) (id string, err error) {
	candidates = once(candidates)
	if err := hiring.CheckBroadcast(candidates); err != nil {
		return "", err
	}
	settings, err := s.ReadSettings(ctx, s.Store.Read())
	if err != nil {
		return "", err
	}
	chosen, err := s.previewed(ctx, s.Store.Read(), by.User.ID, settings, candidates)
	if err != nil {
		return "", err
	}
	err = s.Store.InTx(ctx, func(q *store.Queries) error {
		id = core.NewID()
		now := s.Now().In(settings.Zone)
		if err := checkStart(ctx, q, by, settings, s, chosen); err != nil {
			return err
		}
		if err := q.AddBroadcast(ctx, store.AddBroadcastParams{ID: id, UserID: by.User.ID,
			BegunAt: store.At(now)}); err != nil {
			return fmt.Errorf("app: begin a broadcast: %w", err)
		}
		if err := addRecipients(ctx, q, id, chosen, store.At(now)); err != nil {
			return err
		}
		if err := addJob(ctx, q, hiring.BroadcastOpenFrom(now), id); err != nil {
			return err
		}
		if err := s.Record(ctx, q, by, "StartBroadcast", "broadcast", id, nil, begun{len(chosen),
			skippedOf(chosen)}); err != nil {
			return err
		}
		return q.MarkChange(ctx, core.TopicMessage)
	})
	return id, err
}

// begun is what the audit tells of a new broadcast.
type begun struct {
	Candidates int `json:"candidates"`
	Skipped    int `json:"skipped"`
}

func skippedOf(chosen []Previewed) (n int) {
	for _, one := range chosen {
		if one.Skipped != "" {
			n++
		}
	}
	return n
}

func checkStart(
	ctx context.Context, q *store.Queries, by core.Caller, settings core.Settings, s *Service, chosen []Previewed,
) error {
	running, err := runs(ctx, q, by.User.ID)
	if err != nil {
		return err
	}
	if running {
		return hiring.Refuse(hiring.BroadcastRuns)
	}
	toSend := len(chosen) - skippedOf(chosen)
	if toSend == 0 {
		return hiring.Refuse(hiring.BroadcastToNobody)
	}
	today, err := countToday(ctx, q, by.User.ID, s.Now().In(settings.Zone))
	if err != nil {
		return err
	}
	return hiring.CheckBroadcastDay(today, int64(toSend))
}

func addRecipients(ctx context.Context, q *store.Queries, id string, chosen []Previewed, now store.Instant) error {
	for i, one := range chosen {
		row := store.AddBroadcastRecipientParams{BroadcastID: id, Number: int64(i + 1), CandidateID: one.CandidateID,
			State: "waiting"}
		if one.Skipped != "" {
			row.State, row.Reason, row.At = "skipped", one.Skipped, &now
		}
		if err := q.AddBroadcastRecipient(ctx, row); err != nil {
			return fmt.Errorf("app: recipient of a broadcast: %w", err)
		}
	}
	return nil
}
