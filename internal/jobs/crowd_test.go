package jobs_test

import (
	"context"
	"log/slog"
	"runtime"
	"sync"
	"testing"
	"time"

	"muster/internal/jobs"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

// complaints is a log handler that fails the test on a worker's error.
type complaints struct {
	slog.Handler
	t *testing.T
}

func (c complaints) Enabled(context.Context, slog.Level) bool { return true }

func (c complaints) Handle(_ context.Context, r slog.Record) error {
	if r.Level >= slog.LevelWarn {
		r.Attrs(func(a slog.Attr) bool { c.t.Errorf("%s: %s", r.Message, a); return true })
	}
	return nil
}

// Eight workers on two handles, as in two processes, with the real clock: no job runs twice, is left over, or runs on
// two workers at once.
func TestConcurrentWorkersShareTheJobs(t *testing.T) {
	const all, handles, workers = 500, 2, 4
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		s := storetest.Open(t, database)
		if err := s.InTx(t.Context(), func(q *store.Queries) error {
			for i := range all {
				if err := jobs.Add(t.Context(), q, time.Now(), kind, i, ""); err != nil {
					return err
				}
			}
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		var mu sync.Mutex
		running, runs, done := map[string]bool{}, map[string]int{}, make(chan struct{})
		handler := func(_ context.Context, job jobs.Job) error {
			mu.Lock()
			if running[job.ID] || job.Attempt != 1 {
				t.Errorf("job %s runs twice: attempt %d", job.ID, job.Attempt)
			}
			running[job.ID] = true
			mu.Unlock()
			runtime.Gosched()
			mu.Lock()
			defer mu.Unlock()
			running[job.ID] = false
			if runs[job.ID]++; len(runs) == all && runs[job.ID] == 1 {
				close(done)
			}
			return nil
		}
		ctx, stop := context.WithCancel(t.Context())
		defer stop()
		var busy sync.WaitGroup
		for range handles {
			opened := storetest.Open(t, database)
			for range workers {
				busy.Go(func() {
					(&jobs.Worker{
						Store: opened, Now: time.Now, Log: slog.New(complaints{t: t}),
						Handlers: map[string]jobs.Handler{kind: handler},
						Lease:    time.Minute, Poll: 10 * time.Millisecond, Slots: 3, Grace: time.Minute,
					}).Run(ctx)
				})
			}
		}
		select {
		case <-done:
		case <-time.After(5 * time.Minute):
			t.Error("the jobs do not finish")
		}
		stop()
		busy.Wait()
		for id, n := range runs {
			if n != 1 {
				t.Errorf("job %s ran %d times", id, n)
			}
		}
		if counts, err := s.Read().JobCounts(t.Context()); err != nil || counts.Waiting != 0 || counts.Dead != 0 {
			t.Errorf("left: %+v, %v", counts, err)
		}
	})
}
