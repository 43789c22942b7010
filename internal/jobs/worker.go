package jobs

import (
	"context"
	"fmt"
	"log/slog"
	"maps"
	"slices"
	"sync"
	"time"

	"muster/internal/store"
)

// Worker takes jobs that are due and runs them, several at a time. Any number of workers, in any number of processes,
// may share one database.
type Worker struct {
	Store    *store.Store
	Now      func() time.Time
	Log      *slog.Logger
	Handlers map[string]Handler
	// Lease is how long a job belongs to the worker that took it; it is renewed while the job runs. When the lease of a
	// dead process has run out, another worker takes its job.
	Lease time.Duration
	// Poll is the pause between two queries for work when there was none.
	Poll time.Duration
	// Slots is how many jobs run concurrently.
	Slots int
	// Grace is how long running jobs may go on after a stop.
	Grace time.Duration
}

// Run works until ctx ends. Then it takes no more jobs, lets the running ones finish within Grace, and releases the
// rest.
func (w *Worker) Run(ctx context.Context) {
	running, abort := context.WithCancel(context.WithoutCancel(ctx))
	defer abort()
	var busy sync.WaitGroup
	slots := make(chan struct{}, w.Slots)
	for failing := false; w.waitForSlot(ctx, slots); {
		taken, err := w.take(ctx, w.Slots-len(slots)+1)
		// A database that is away for an hour is told once, not at every look.
		if err != nil && !failing {
			w.Log.Error("jobs cannot be taken", "error", err)
		}
		if err == nil && failing {
			w.Log.Info("jobs are taken again")
		}
		failing = err != nil
		<-slots
		for _, job := range taken {
			slots <- struct{}{}
			busy.Go(func() {
				defer func() { <-slots }()
				w.run(running, job)
			})
		}
		if len(taken) == 0 {
			pause(ctx, w.Poll)
		}
	}
	done := make(chan struct{})
	go func() { busy.Wait(); close(done) }()
	select {
	case <-done:
	case <-time.After(w.Grace):
		abort()
		<-done
	}
}

func (w *Worker) waitForSlot(ctx context.Context, slots chan struct{}) bool {
	select {
	case <-ctx.Done():
		return false
	default:
	}
	select {
	case <-ctx.Done():
		return false
	case slots <- struct{}{}:
		return true
	}
}

func pause(ctx context.Context, d time.Duration) {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-ctx.Done():
	case <-timer.C:
	}
}

// leased is a job that belongs to this worker until its lease ends.
type leased struct {
	Job
	until time.Time
}

// take leases up to most due jobs. It is one statement, so two workers can never take the same row. A stop does not
// cancel it: jobs leased without the worker's knowledge would wait for their lease to end.
func (w *Worker) take(ctx context.Context, most int) ([]leased, error) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), w.Lease/4)
	defer cancel()
	now := w.Now()
	until := now.Add(w.Lease)
	rows, err := w.Store.Alone().TakeJobs(ctx, store.TakeJobsParams{LeaseEnd: store.At(until), Now: store.At(now),
		Kinds: store.KindList(slices.Sorted(maps.Keys(w.Handlers))...), Most: int64(most)})
	if err != nil {
		return nil, fmt.Errorf("jobs: take: %w", err)
	}
	taken := make([]leased, len(rows))
	for i, r := range rows {
		taken[i] = leased{Job{ID: r.ID, Kind: r.Kind, Payload: r.Payload, Attempt: r.Attempts}, until}
	}
	return taken, nil
}
