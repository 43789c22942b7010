package broadcasts

import (
	"context"
	"fmt"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/store"
)

// Previewed is what a broadcast would do with a candidate.
type Previewed struct {
	letter.Campaign
	// Skipped is why the candidate would get nothing; empty if they would.
	Skipped string
}

// Preview is what a broadcast would do.
type Preview struct {
	Recipients []Previewed
	// LeftToday is how many more candidates the user can reach today.
	LeftToday int64
	// OpensAt is when it would begin; zero for at once.
	OpensAt    time.Time
	Configured bool
	Running    bool
}

// PreviewBroadcast shows what the chosen candidates would get, and who would be skipped and why.
func (s *Service) PreviewBroadcast(ctx context.Context, by core.Caller, candidates []string) (Preview, error) {
	candidates = once(candidates)
	if err := hiring.CheckBroadcast(candidates); err != nil {
		return Preview{}, err
	}
	q := s.Store.Read()
	settings, err := s.ReadSettings(ctx, q)
	if err != nil {
		return Preview{}, err
	}
	p := Preview{Configured: s.configured()}
	if p.Recipients, err = s.previewed(ctx, q, by.User.ID, settings, candidates); err != nil {
		return p, err
	}
	now := s.Now().In(settings.Zone)
	if opens := hiring.BroadcastOpenFrom(now); opens.After(now) {
		p.OpensAt = opens
	}
	today, err := countToday(ctx, q, by.User.ID, now)
	if err != nil {
		return p, err
	}
	p.LeftToday = max(0, hiring.MostBroadcastADay-today)
	p.Running, err = runs(ctx, q, by.User.ID)
	return p, err
}

func (s *Service) previewed(
	ctx context.Context, q *store.Queries, userID string, settings core.Settings, candidates []string,
) ([]Previewed, error) {
	from, err := s.sender(ctx, q, userID)
	if err != nil {
		return nil, err
	}
	now := s.Now().In(settings.Zone)
	found := make([]Previewed, len(candidates))
	for i, id := range candidates {
		to, err := s.recipient(ctx, q, id)
		if err != nil {
			return nil, err
		}
		found[i] = Previewed{s.campaign(settings, from, to), to.facts.WhySkipped(now)}
	}
	return found, nil
}

// countToday returns how many candidates the user's broadcasts of today reach.
func countToday(ctx context.Context, q *store.Queries, userID string, now time.Time) (int64, error) {
	year, month, day := now.Date()
	count, err := q.CountBroadcastOf(ctx, store.CountBroadcastOfParams{UserID: userID,
		Since: store.At(time.Date(year, month, day, 0, 0, 0, 0, now.Location()))})
	if err != nil {
		return 0, fmt.Errorf("app: broadcasts of today: %w", err)
	}
	return count, nil
}

func runs(ctx context.Context, q *store.Queries, userID string) (bool, error) {
	_, err := q.RunningBroadcastOf(ctx, userID)
	if err != nil && !store.IsNone(err) {
		return false, fmt.Errorf("app: running broadcast: %w", err)
	}
	return err == nil, nil
}

// once drops the repetitions.
func once(candidates []string) []string {
	seen, kept := map[string]bool{}, []string{}
	for _, id := range candidates {
		if id != "" && !seen[id] {
			seen[id] = true
			kept = append(kept, id)
		}
	}
	return kept
}
