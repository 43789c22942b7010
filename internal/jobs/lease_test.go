package jobs_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"muster/internal/jobs"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

// slow returns a handler that works for this long, or until it is stopped.
func slow(d time.Duration, stopped func(after time.Duration)) map[string]jobs.Handler {
	return map[string]jobs.Handler{kind: func(ctx context.Context, _ jobs.Job) error {
		start := time.Now()
		select {
		case <-ctx.Done():
			stopped(time.Since(start))
			return ctx.Err()
		case <-time.After(d):
			return nil
		}
	}}
}

func TestLongJobKeepsItsLease(t *testing.T) {
	onBoth(t, func(b *bench) {
		b.add(kind, nil, "")
		stop := b.start(b.worker(slow(10*time.Minute, func(after time.Duration) {
			b.Errorf("stopped after %v",
				after)
		})))
		b.pass(time.Second)
		r, handlers := b.record()
		other := b.worker(handlers)
		other.Store = storetest.Open(b, b.database)
		stopOther := b.start(other)
		b.pass(9 * time.Minute)
		if job := b.only(); job.attempts != 1 {
			b.Errorf("while it runs: %+v", job)
		}
		b.pass(5 * time.Minute)
		stop()
		stopOther()
		if len(r.tries) != 0 || len(b.rows()) != 0 {
			b.Errorf("the other worker ran it %d times; %d left", len(r.tries), len(b.rows()))
		}
	})
}

func TestJobOfADeadProcessIsTakenWhenItsLeaseEnds(t *testing.T) {
	onBoth(t, func(b *bench) {
		b.add(kind, nil, "")
		now := time.Now()
		taken, err := b.store.Alone().TakeJobs(b.Context(), store.TakeJobsParams{
			LeaseEnd: store.At(now.Add(time.Minute)), Now: store.At(now), Kinds: store.KindList(kind), Most: 1,
		})
		if err != nil || len(taken) != 1 {
			b.Fatalf("took %d: %v", len(taken), err)
		}
		r, handlers := b.record()
		stop := b.start(b.worker(handlers))
		b.pass(time.Hour)
		stop()
		if len(r.tries) != 1 || r.after[0] != time.Minute || r.tries[0].Attempt != 2 {
			b.Errorf("tries: %+v after %v", r.tries, r.after)
		}
	})
}

func TestJobStopsWhenAnotherWorkerHasIt(t *testing.T) {
	onBoth(t, func(b *bench) {
		b.add(kind, nil, "")
		var stopped []time.Duration
		stop := b.start(b.worker(slow(time.Hour, func(after time.Duration) { stopped = append(stopped, after) })))
		b.pass(time.Second)
		storetest.Exec(b, b.database, "UPDATE job SET attempts = attempts + 1")
		before := b.only()
		b.pass(20 * time.Second)
		if len(stopped) != 1 || stopped[0] != 15*time.Second {
			b.Errorf("stopped after %v", stopped)
		}
		if after := b.only(); after != before {
			b.Errorf("the worker that lost the lease changed the job: %+v, before %+v", after, before)
		}
		stop()
	})
}

// The lease ends after a minute, and then another worker may start; a worker that cannot renew it must have stopped by
// then.
func TestJobStopsBeforeAnUnrenewedLeaseEnds(t *testing.T) {
	onBoth(t, func(b *bench) {
		b.add(kind, nil, "")
		var stopped []time.Duration
		stop := b.start(b.worker(slow(time.Hour, func(after time.Duration) { stopped = append(stopped, after) })))
		b.pass(time.Second)
		storetest.Exec(b, b.database, "ALTER TABLE job RENAME TO job_elsewhere")
		b.pass(59 * time.Second)
		if len(stopped) != 1 || stopped[0] != 45*time.Second {
			b.Errorf("stopped after %v", stopped)
		}
		stop()
		storetest.Exec(b, b.database, "ALTER TABLE job_elsewhere RENAME TO job")
		r, handlers := b.record()
		stop = b.start(b.worker(handlers))
		b.pass(time.Minute)
		stop()
		if len(r.tries) != 1 || r.tries[0].Attempt != 2 {
			b.Errorf("afterwards: %+v", r.tries)
		}
	})
}

// A job that is stopped because the database was slow has not failed: it runs again when its lease ends, however many
// attempts it has had, and is never given up for it.
func TestJobThatLostItsLeaseIsTakenWhenItEnds(t *testing.T) {
	onBoth(t, func(b *bench) {
		b.add(kind, nil, "")
		storetest.Exec(b, b.database, "UPDATE job SET attempts = 7")
		stop := b.start(b.worker(slow(time.Hour, func(time.Duration) {
			storetest.Exec(b, b.database, "ALTER TABLE job_elsewhere RENAME TO job")
		})))
		b.pass(time.Second)
		storetest.Exec(b, b.database, "ALTER TABLE job RENAME TO job_elsewhere")
		b.pass(50 * time.Second)
		stop()
		if left := b.only(); left.dead || left.attempts != 8 || left.lastError != "" {
			b.Errorf("left: %+v", left)
		}
		r, handlers := b.record()
		stop = b.start(b.worker(handlers))
		b.pass(time.Minute)
		stop()
		if len(r.tries) != 1 || r.after[0] > 15*time.Second {
			b.Errorf("tries: %+v after %v", r.tries, r.after)
		}
	})
}

func TestJobSurvivesAShortDatabaseOutage(t *testing.T) {
	onBoth(t, func(b *bench) {
		b.add(kind, nil, "")
		stop := b.start(b.worker(slow(5*time.Minute, func(after time.Duration) {
			b.Errorf("stopped after %v",
				after)
		})))
		b.pass(time.Second)
		storetest.Exec(b, b.database, "ALTER TABLE job RENAME TO job_elsewhere")
		b.pass(35 * time.Second)
		storetest.Exec(b, b.database, "ALTER TABLE job_elsewhere RENAME TO job")
		b.pass(10 * time.Minute)
		stop()
		if left := b.rows(); len(left) != 0 {
			b.Errorf("left: %+v", left)
		}
	})
}

func TestStopLetsRunningJobsFinish(t *testing.T) {
	onBoth(t, func(b *bench) {
		b.add(kind, "first", "")
		w := b.worker(slow(5*time.Second, func(after time.Duration) { b.Errorf("stopped after %v", after) }))
		w.Slots = 1
		stop := b.start(w)
		b.pass(time.Second)
		b.add(kind, "second", "")
		start := time.Now()
		stop()
		if waited := time.Since(start); waited != 4*time.Second {
			b.Errorf("the stop took %v", waited)
		}
		if left := b.only(); left.payload != `"second"` || left.attempts != 0 || left.runAt.After(time.Now()) {
			b.Errorf("left: %+v", left)
		}
	})
}

func TestInterruptedJobIsReleased(t *testing.T) {
	onBoth(t, func(b *bench) {
		b.add(kind, nil, "")
		var stopped []time.Duration
		stop := b.start(b.worker(slow(time.Hour, func(after time.Duration) { stopped = append(stopped, after) })))
		b.pass(time.Second)
		stop()
		if len(stopped) != 1 || stopped[0] != 11*time.Second {
			b.Errorf("stopped after %v; the grace is 10 s", stopped)
		}
		if left := b.only(); left.attempts != 0 || !left.runAt.Equal(time.Now()) || left.lastError != "" || left.dead {
			b.Errorf("left: %+v", left)
		}
		r, handlers := b.record()
		stop = b.start(b.worker(handlers))
		b.pass(time.Second)
		stop()
		if len(r.tries) != 1 || r.tries[0].Attempt != 1 {
			b.Errorf("afterwards: %+v", r.tries)
		}
	})
}

func TestJobThatFailsDuringShutdownIsCounted(t *testing.T) {
	onBoth(t, func(b *bench) {
		b.add(kind, nil, "")
		stop := b.start(b.worker(map[string]jobs.Handler{kind: func(context.Context, jobs.Job) error {
			<-time.After(5 * time.Second)
			return errors.New("no luck")
		}}))
		b.pass(time.Second)
		stop()
		if left := b.only(); left.attempts != 1 || left.lastError != "no luck" ||
			!left.runAt.Equal(time.Now().Add(10*time.Second)) {
			b.Errorf("left: %+v", left)
		}
	})
}

// A machine that is suspended in the middle of a job finds it done by another when it wakes up.
func TestWorkerThatLostItsLeaseWritesNothing(t *testing.T) {
	onBoth(t, func(b *bench) {
		b.add(kind, nil, "")
		now := time.Now()
		taken, err := b.store.Alone().TakeJobs(b.Context(), store.TakeJobsParams{
			LeaseEnd: store.At(now.Add(time.Minute)), Now: store.At(now), Kinds: store.KindList(kind), Most: 1,
		})
		if err != nil || len(taken) != 1 {
			b.Fatalf("took %d: %v", len(taken), err)
		}
		write := func(who string) func(q *store.Queries) error {
			return func(q *store.Queries) error {
				_, err := q.AddSetting(b.Context(), store.AddSettingParams{Key: who, Value: "done",
					UpdatedAt: store.At(time.Now())})
				return err
			}
		}
		suspended := jobs.Job{ID: taken[0].ID, Kind: kind, Attempt: taken[0].Attempts}
		wakes := func(when string) {
			b.Helper()
			for name, err := range map[string]error{
				"the last write": jobs.FinishIn(b.Context(), b.store, suspended, write("suspended, at last")),
				"another write":  jobs.WriteIn(b.Context(), b.store, suspended, write("suspended")),
			} {
				if !jobs.LeaseLost(err) || jobs.Finished(err) {
					b.Errorf("%s %s: %v", name, when, err)
				}
			}
		}
		stop := b.start(b.worker(map[string]jobs.Handler{kind: func(ctx context.Context, job jobs.Job) error {
			wakes("before the job is done")
			if err := jobs.WriteIn(ctx, b.store, job, write("first")); err != nil {
				return err
			}
			return jobs.FinishIn(ctx, b.store, job, write("last"))
		}}))
		b.pass(2 * time.Minute)
		stop()
		wakes("afterwards")
		written, err := b.store.Read().Settings(b.Context())
		if err != nil || len(written) != 2 || written[0].Key != "first" || written[1].Key != "last" || len(b.rows()) != 0 {
			b.Errorf("written %+v (%v), left: %+v", written, err, b.rows())
		}
	})
}

// What a handler says of a lost lease is no failure of the job.
func TestLostLeaseIsNoFailure(t *testing.T) {
	onBoth(t, func(b *bench) {
		b.add(kind, nil, "")
		first := true
		stop := b.start(b.worker(map[string]jobs.Handler{kind: func(ctx context.Context, job jobs.Job) error {
			if first {
				first = false
				storetest.Exec(b, b.database, "UPDATE job SET attempts = attempts + 1")
			}
			return jobs.FinishIn(ctx, b.store, job, func(*store.Queries) error { return nil })
		}}))
		b.pass(time.Second)
		if left := b.only(); left.attempts != 2 || left.lastError != "" || left.dead {
			b.Errorf("left: %+v", left)
		}
		b.pass(2 * time.Minute)
		stop()
		if left := b.rows(); len(left) != 0 {
			b.Errorf("in the end: %+v", left)
		}
	})
}
