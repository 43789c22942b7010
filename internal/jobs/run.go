package jobs

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"strings"
	"time"

	"github.com/google/uuid"

	"muster/internal/store"
)

// longestReason limits the stored text of an error.
const longestReason = 4000

func (w *Worker) run(ctx context.Context, job leased) {
	working, stop := context.WithCancelCause(ctx)
	ended := make(chan struct{})
	go func() { defer close(ended); w.renewLease(working, stop, job) }()
	fault := w.call(working, job.Job)
	interruption := context.Cause(working)
	stop(nil)
	<-ended
	// The result must be written even while the process stops.
	after, cancel := context.WithTimeout(context.WithoutCancel(ctx), 10*time.Second)
	defer cancel()
	if err := w.finish(after, job.Job, fault, interruption); err != nil {
		w.Log.Error("a job's end cannot be written", "job", job.ID, "kind", job.Kind, "error", err)
	}
}

// renewLease renews the lease while the job runs. It stops the job if another worker has the lease, and in good time if
// the lease cannot be renewed, because another worker may start the job when it ends.
func (w *Worker) renewLease(ctx context.Context, stop context.CancelCauseFunc, job leased) {
	every := w.Lease / 4
	tick := time.NewTicker(every)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		until := w.Now().Add(w.Lease)
		switch renewed, err := w.extend(ctx, job.Job, until); {
		case renewed:
			job.until = until
		case ctx.Err() != nil:
			return
		case err == nil, !w.Now().Add(every).Before(job.until):
			w.Log.Warn("a job's lease is lost", "job", job.ID, "kind", job.Kind, "attempt", job.Attempt, "error", err)
			stop(errLeaseLost)
			return
		}
	}
}

func (w *Worker) extend(ctx context.Context, job Job, until time.Time) (renewed bool, err error) {
	ctx, cancel := context.WithTimeout(ctx, w.Lease/8)
	defer cancel()
	n, err := w.Store.Alone().ExtendLease(ctx, store.ExtendLeaseParams{LeaseEnd: store.At(until), ID: job.ID,
		Attempts: job.Attempt})
	return n == 1, err
}

func (w *Worker) call(ctx context.Context, job Job) (err error) {
	defer func() {
		if fault := recover(); fault != nil {
			err = fmt.Errorf("jobs: %s panicked: %v", job.Kind, fault)
			w.Log.Error("a job panicked", "job", job.ID, "kind", job.Kind, "fault", fault, "stack",
				string(debug.Stack()))
		}
	}()
	return w.Handlers[job.Kind](ctx, job)
}

// finish writes how a job ended. Each statement does nothing if another worker has the job by now.
func (w *Worker) finish(ctx context.Context, job Job, fault, interruption error) (err error) {
	q, now := w.Store.Alone(), w.Now()
	switch next, recurring := errors.AsType[again](fault); {
	case recurring:
		id, err := uuid.NewV7()
		if err != nil {
			return err
		}
		_, err = q.RepeatJob(ctx, store.RepeatJobParams{NewID: id.String(), RunAt: store.At(next.at), ID: job.ID,
			Attempts: job.Attempt})
		return err
	case errors.Is(fault, errFinished):
		return nil
	case fault == nil:
		_, err = q.FinishJob(ctx, store.FinishJobParams{ID: job.ID, Attempts: job.Attempt})
	case LeaseLost(interruption) || LeaseLost(fault):
		// It was not the job that failed, so it waits for the end of the lease and not for longer each time.
		w.Log.Info("a job is left to another worker", "job", job.ID, "kind", job.Kind, "attempt", job.Attempt, "error", fault)
		return nil
	case interruption != nil:
		_, err = q.ReleaseJob(ctx, store.ReleaseJobParams{RunAt: store.At(now), ID: job.ID, Attempts: job.Attempt})
	case job.Last() || IsHopeless(fault):
		w.Log.Warn("a job is given up", "job", job.ID, "kind", job.Kind, "attempt", job.Attempt, "error", fault)
		_, err = q.BuryJob(ctx, store.BuryJobParams{LastError: reason(fault), ID: job.ID, Attempts: job.Attempt})
	default:
		w.Log.Info("a job will be tried again", "job", job.ID, "kind", job.Kind, "attempt", job.Attempt, "error", fault)
		_, err = q.DelayJob(ctx, store.DelayJobParams{
			RunAt: store.At(now.Add(backoff(job.Attempt, fault))), LastError: reason(fault), ID: job.ID, Attempts: job.Attempt,
		})
	}
	return err
}

// reason returns the text of an error in a form that both engines store: PostgreSQL refuses invalid UTF-8, and the job
// would never end.
func reason(fault error) string {
	text := fault.Error()
	if len(text) > longestReason {
		text = text[:longestReason]
	}
	return strings.ToValidUTF8(strings.ReplaceAll(text, "\x00", ""), "\uFFFD")
}
