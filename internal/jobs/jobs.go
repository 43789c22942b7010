// Package jobs does work after the answer has gone out: a job is a row that is written in the transaction that needs
// it, and it stays until its work succeeded or was given up with a reason. It may run more than once after a crash,
// never twice at the same time.
package jobs

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"

	"muster/internal/store"
)

// MaxAttempts is how often a job is tried before it is given up.
const MaxAttempts = 8

// Job is what a handler is given.
type Job struct {
	ID      string
	Kind    string
	Payload string
	Attempt int64
}

// Last reports whether this is the last attempt.
func (j Job) Last() bool { return j.Attempt >= MaxAttempts }

// Handler does the work of one kind of job. Its context ends when the lease is lost or the process must stop.
type Handler func(ctx context.Context, job Job) error

// Add writes a job in the caller's transaction. At most one job with the same dedupe key waits or runs at a time.
func Add(ctx context.Context, q *store.Queries, now time.Time, kind string, payload any, dedupe string) error {
	text, err := json.Marshal(payload)
	if err != nil {
		return fmt.Errorf("jobs: payload of %s: %w", kind, err)
	}
	id, err := uuid.NewV7()
	if err != nil {
		return fmt.Errorf("jobs: %w", err)
	}
	row := store.AddJobParams{
		ID: id.String(), Kind: kind, Payload: string(text), RunAt: store.At(now), CreatedAt: store.At(now),
	}
	if dedupe != "" {
		row.Dedupe = &dedupe
	}
	if err := q.AddJob(ctx, row); err != nil {
		return fmt.Errorf("jobs: add %s: %w", kind, err)
	}
	return nil
}

type hopeless struct{ error }

func (h hopeless) Unwrap() error { return h.error }

// Hopeless marks an error that another attempt cannot fix: the job is given up immediately.
func Hopeless(err error) error { return hopeless{err} }

// IsHopeless reports whether an error was marked with Hopeless.
func IsHopeless(err error) bool {
	_, ok := errors.AsType[hopeless](err)
	return ok
}

type again struct{ at time.Time }

func (again) Error() string { return "jobs: to be run again" }

// Again is returned by the handler of a recurring job: it succeeded and is due again at that time.
func Again(at time.Time) error { return again{at} }

type later struct {
	error
	wait time.Duration
}

func (l later) Unwrap() error { return l.error }

// After marks an error whose next attempt should wait at least that long.
func After(err error, wait time.Duration) error { return later{err, wait} }

// errFinished is returned by a handler that has already written the end of its job.
var errFinished = errors.New("jobs: finished")

// Finished reports whether FinishIn has ended the job.
func Finished(err error) bool { return errors.Is(err, errFinished) }

// errLeaseLost says that the job belongs, or will soon belong, to whoever takes it next.
var errLeaseLost = errors.New("jobs: the lease is lost")

// LeaseLost reports whether a write was refused because another worker has taken the job since, or has ended it.
func LeaseLost(err error) bool { return errors.Is(err, errLeaseLost) }

// FinishIn ends a job and runs its last write in the same transaction: both are committed, or neither. A worker that
// lost its lease, as on a machine that was suspended, writes nothing. The handler returns the result.
func FinishIn(ctx context.Context, s *store.Store, job Job, write func(q *store.Queries) error) error {
	if err := writeAfter(ctx, s, job, write, func(q *store.Queries) (int64, error) {
		return q.FinishJob(ctx, store.FinishJobParams{ID: job.ID, Attempts: job.Attempt})
	}); err != nil {
		return fmt.Errorf("jobs: finish %s: %w", job.Kind, err)
	}
	return errFinished
}

// WriteIn runs a write of a job that goes on. Like the last one, it needs the lease.
func WriteIn(ctx context.Context, s *store.Store, job Job, write func(q *store.Queries) error) error {
	if err := writeAfter(ctx, s, job, write, func(q *store.Queries) (int64, error) {
		return q.HoldJob(ctx, store.HoldJobParams{ID: job.ID, Attempts: job.Attempt})
	}); err != nil {
		return fmt.Errorf("jobs: write for %s: %w", job.Kind, err)
	}
	return nil
}

// writeAfter first changes the row of the job, which tells whether it is still held and keeps others from taking it.
func writeAfter(ctx context.Context, s *store.Store, job Job, write func(q *store.Queries) error,
	hold func(q *store.Queries) (rows int64, err error)) error {
	return s.InTxAfterOthers(ctx, func(q *store.Queries) error {
		held, err := hold(q)
		if err != nil {
			return err
		}
		if held == 0 {
			return errLeaseLost
		}
		return write(q)
	})
}

// backoff returns the delay before the next attempt: 10 s, 40 s, 160 s, ... at most an hour, but not less than the
// error asks for.
func backoff(attempt int64, fault error) time.Duration {
	wait := 10 * time.Second
	for ; attempt > 1 && wait < time.Hour; attempt-- {
		wait *= 4
	}
	asked, _ := errors.AsType[later](fault)
	return max(min(wait, time.Hour), asked.wait)
}
