package account

import (
	"context"
	"fmt"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/jobs"
	"muster/internal/store"
)

// JobSweep is the kind of the recurring job that deletes expired rows.
const JobSweep = "Sweep"

// StartSweeping makes sure that the recurring job exists; however many processes start, there is only one.
func (s *Service) StartSweeping(ctx context.Context) error {
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		return jobs.Add(ctx, q, s.Now(), JobSweep, nil, JobSweep)
	})
}

// Sweep deletes expired sessions, links, what the limits have counted, what was typed on the ESA programme's public
// page too long ago, and old notifications.
func (s *Service) Sweep(ctx context.Context, _ jobs.Job) error {
	now := s.Now()
	err := s.Store.InTx(ctx, func(q *store.Queries) error {
		if _, err := q.SweepSessions(ctx, store.SweepSessionsParams{
			IdleSince: store.At(now.Add(-hiring.SessionIdle)), MadeSince: store.At(now.Add(-hiring.SessionAge)),
		}); err != nil {
			return fmt.Errorf("app: sweep login sessions: %w", err)
		}
		if _, err := q.SweepPasswordLinks(ctx, store.At(now)); err != nil {
			return fmt.Errorf("app: sweep password links: %w", err)
		}
		if _, err := q.SweepAttempts(ctx, store.At(now.Add(-hiring.AttemptWindow))); err != nil {
			return fmt.Errorf("app: sweep attempts: %w", err)
		}
		if _, err := q.SweepCandidateSessions(ctx, store.At(now.Add(-hiring.CandidateSessionIdle))); err != nil {
			return fmt.Errorf("app: sweep candidate sessions: %w", err)
		}
		if _, err := q.SweepVisitTries(ctx, store.At(now.Add(-hiring.VisitMemory))); err != nil {
			return fmt.Errorf("app: sweep what the limits count: %w", err)
		}
		if _, err := q.SweepOnce(ctx, store.At(now.Add(-core.OnceAge))); err != nil {
			return fmt.Errorf("app: sweep keys of writes: %w", err)
		}
		if _, err := q.SweepEsaTyped(ctx, store.At(now.Add(-hiring.TypedAge))); err != nil {
			return fmt.Errorf("app: sweep what was typed: %w", err)
		}
		old := now.AddDate(0, 0, -hiring.NotificationDays)
		if _, err := q.SweepNotifications(ctx, store.At(old)); err != nil {
			return fmt.Errorf("app: sweep notifications: %w", err)
		}
		return nil
	})
	if err != nil {
		return err
	}
	return jobs.Again(now.Add(10 * time.Minute))
}
