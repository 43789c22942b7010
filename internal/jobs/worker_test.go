package jobs_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"muster/internal/jobs"
	"muster/internal/store"
)

const kind = "Greet"

// recorder is a handler that records its attempts and returns the given answers.
type recorder struct {
	start time.Time
	after []time.Duration
	tries []jobs.Job
	// answers are returned in turn, the last one repeatedly.
	answers []error
}

func (r *recorder) handle(_ context.Context, job jobs.Job) error {
	r.after, r.tries = append(r.after, time.Since(r.start)), append(r.tries, job)
	if len(r.answers) == 0 {
		return nil
	}
	return r.answers[min(len(r.tries), len(r.answers))-1]
}

func (b *bench) record(answers ...error) (*recorder, map[string]jobs.Handler) {
	r := &recorder{start: time.Now(), answers: answers}
	return r, map[string]jobs.Handler{kind: r.handle}
}

func TestJobRunsOnce(t *testing.T) {
	onBoth(t, func(b *bench) {
		r, handlers := b.record()
		b.add(kind, map[string]string{"to": "Äsha"}, "")
		stop := b.start(b.worker(handlers))
		b.pass(time.Hour)
		stop()
		if len(r.tries) != 1 || r.tries[0].Kind != kind || r.tries[0].Payload != `{"to":"Äsha"}` ||
			r.tries[0].Attempt != 1 || r.tries[0].Last() {
			b.Errorf("tries: %+v", r.tries)
		}
		if left := b.rows(); len(left) != 0 {
			b.Errorf("left: %+v", left)
		}
	})
}

// A job's last write and its end are one transaction, so that a crash in between cannot repeat the write.
func TestJobEndsWithItsLastWrite(t *testing.T) {
	onBoth(t, func(b *bench) {
		tries, broken := 0, errors.New("broken")
		handlers := map[string]jobs.Handler{kind: func(ctx context.Context, job jobs.Job) error {
			tries++
			return jobs.FinishIn(ctx, b.store, job, func(q *store.Queries) error {
				if _, err := q.AddSetting(ctx, store.AddSettingParams{Key: fmt.Sprint("try ", tries), Value: "done",
					UpdatedAt: store.At(time.Now())}); err != nil {
					return err
				}
				if tries == 1 {
					return broken
				}
				return nil
			})
		}}
		b.add(kind, nil, "")
		stop := b.start(b.worker(handlers))
		b.pass(time.Second)
		if left := b.only(); left.lastError != "jobs: finish Greet: broken" {
			b.Errorf("after a fault: %+v", left)
		}
		b.pass(time.Hour)
		stop()
		written, err := b.store.Read().Settings(b.Context())
		if err != nil || len(written) != 1 || written[0].Key != "try 2" || tries != 2 || len(b.rows()) != 0 {
			b.Errorf("written %+v in %d tries (%v), left: %+v", written, tries, err, b.rows())
		}
	})
}

func TestBackoffBetweenAttempts(t *testing.T) {
	onBoth(t, func(b *bench) {
		r, handlers := b.record(errors.New("no luck"))
		b.add(kind, nil, "once")
		stop := b.start(b.worker(handlers))
		b.pass(4 * time.Hour)
		stop()
		waits := []time.Duration{
			10 * time.Second, 40 * time.Second, 160 * time.Second, 640 * time.Second, 2560 * time.Second, time.Hour,
			time.Hour,
		}
		want := []time.Duration{0}
		for i, wait := range waits {
			want = append(want, want[i]+wait)
		}
		if diff := cmp.Diff(want, r.after); diff != "" {
			b.Error(diff)
		}
		for i, job := range r.tries {
			if job.Attempt != int64(i+1) || job.Last() != (i == jobs.MaxAttempts-1) || job.ID != r.tries[0].ID {
				b.Errorf("try %d: %+v", i+1, job)
			}
		}
		if dead := b.only(); !dead.dead || dead.lastError != "no luck" || dead.attempts != jobs.MaxAttempts ||
			dead.id != r.tries[0].ID {
			b.Errorf("in the end: %+v", dead)
		}
	})
}

func TestFailedJobSucceedsOnTheNextAttempt(t *testing.T) {
	onBoth(t, func(b *bench) {
		r, handlers := b.record(errors.New("not yet"), nil)
		b.add(kind, nil, "")
		stop := b.start(b.worker(handlers))
		b.pass(9 * time.Second)
		if waiting := b.only(); waiting.lastError != "not yet" || waiting.dead ||
			!waiting.runAt.Equal(r.start.Add(10*time.Second)) {
			b.Errorf("while it waits: %+v", waiting)
		}
		b.pass(time.Hour)
		stop()
		if len(r.tries) != 2 || len(b.rows()) != 0 {
			b.Errorf("%d tries, %d left", len(r.tries), len(b.rows()))
		}
	})
}

func TestErrorCanAskForALongerWait(t *testing.T) {
	onBoth(t, func(b *bench) {
		busy := errors.New("busy")
		r, handlers := b.record(jobs.After(busy, time.Minute), jobs.After(busy, time.Second), nil)
		b.add(kind, nil, "")
		stop := b.start(b.worker(handlers))
		b.pass(time.Hour)
		stop()
		if diff := cmp.Diff([]time.Duration{0, time.Minute, time.Minute + 40*time.Second}, r.after); diff != "" {
			b.Error(diff)
		}
	})
}

func TestJobIsGivenUpImmediately(t *testing.T) {
	cases := map[string]struct {
		answer error
		reason string
	}{
		"hopeless": {jobs.Hopeless(errors.New("nobody lives there")), "nobody lives there"},
		"hopeless, wrapped": {errors.Join(errors.New("first"), jobs.Hopeless(errors.New("second"))),
			"first\nsecond"},
		"not UTF-8": {jobs.Hopeless(errors.New("gew\xfcnscht\x00")), "gew\uFFFDnscht"},
		"very long": {jobs.Hopeless(errors.New(strings.Repeat("ü", 5000))), strings.Repeat("ü", 2000)},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			onBoth(t, func(b *bench) {
				r, handlers := b.record(c.answer)
				b.add(kind, nil, "")
				stop := b.start(b.worker(handlers))
				b.pass(time.Minute)
				stop()
				if dead := b.only(); !dead.dead || dead.lastError != c.reason || dead.attempts != 1 {
					b.Errorf("in the end: %+v", dead)
				}
				if len(r.tries) != 1 {
					b.Errorf("%d tries", len(r.tries))
				}
			})
		})
	}
}

// A server of an older version shares the database with a newer one during an upgrade.
func TestJobOfAnUnknownKindIsLeftForANewerVersion(t *testing.T) {
	onBoth(t, func(b *bench) {
		r, handlers := b.record()
		for _, other := range []string{"Whistle", "greet", "Gree_", "%", "Greet,Greet"} {
			b.add(other, nil, "")
		}
		b.add(kind, nil, "")
		stop := b.start(b.worker(handlers))
		b.pass(time.Hour)
		stop()
		if len(r.tries) != 1 {
			b.Errorf("%d tries of the kind that is known", len(r.tries))
		}
		left := b.rows()
		if len(left) != 5 {
			b.Errorf("%d jobs of other kinds are left", len(left))
		}
		for _, job := range left {
			if job.kind == kind || job.dead || job.attempts != 0 || job.lastError != "" {
				b.Errorf("left: %+v", job)
			}
		}
		newer := map[string]jobs.Handler{"Whistle": r.handle}
		stop = b.start(b.worker(newer))
		b.pass(time.Minute)
		stop()
		if len(r.tries) != 2 || r.tries[1].Kind != "Whistle" || r.tries[1].Attempt != 1 {
			b.Errorf("the newer version tried %+v", r.tries)
		}
	})
}

func TestPanicCountsAsAFailure(t *testing.T) {
	onBoth(t, func(b *bench) {
		tries := 0
		b.add(kind, nil, "")
		stop := b.start(b.worker(map[string]jobs.Handler{kind: func(context.Context, jobs.Job) error {
			if tries++; tries == 1 {
				panic("out of tea")
			}
			return nil
		}}))
		b.pass(5 * time.Second)
		if waiting := b.only(); waiting.lastError != "jobs: Greet panicked: out of tea" || waiting.dead {
			b.Errorf("after the panic: %+v", waiting)
		}
		b.pass(time.Hour)
		stop()
		if tries != 2 || len(b.rows()) != 0 {
			b.Errorf("%d tries, %d left", tries, len(b.rows()))
		}
	})
}

func TestRecurringJobIsRescheduledOnce(t *testing.T) {
	onBoth(t, func(b *bench) {
		r, _ := b.record()
		handlers := map[string]jobs.Handler{kind: func(ctx context.Context, job jobs.Job) error {
			if err := r.handle(ctx, job); err != nil {
				return err
			}
			return jobs.Again(time.Now().Add(10 * time.Minute))
		}}
		b.add(kind, nil, "the greeting")
		b.add(kind, nil, "the greeting")
		first := b.only()
		stop := b.start(b.worker(handlers))
		b.pass(25 * time.Minute)
		b.add(kind, nil, "the greeting")
		stop()
		if diff := cmp.Diff([]time.Duration{0, 10 * time.Minute, 20 * time.Minute}, r.after); diff != "" {
			b.Error(diff)
		}
		for _, job := range r.tries {
			if job.Attempt != 1 {
				b.Errorf("the rescheduled job looks like a retry: %+v", job)
			}
		}
		next := b.only()
		if next.dead || next.attempts != 0 || !next.runAt.Equal(r.start.Add(30*time.Minute)) || next.dedupe == nil ||
			*next.dedupe != "the greeting" {
			b.Errorf("in the end: %+v", next)
		}
		if next.id == first.id {
			b.Error("the rescheduled job kept its id; a worker that lost the first run could end it")
		}
	})
}

func TestDedupeKeyIsReleasedWhenItsJobIsGivenUp(t *testing.T) {
	onBoth(t, func(b *bench) {
		_, handlers := b.record(jobs.Hopeless(errors.New("never")))
		b.add(kind, nil, "key")
		stop := b.start(b.worker(handlers))
		b.pass(time.Minute)
		stop()
		b.add(kind, nil, "key")
		if all := b.rows(); len(all) != 2 || !all[0].dead || all[1].dead {
			b.Errorf("got %+v", all)
		}
	})
}

func TestPayloadThatIsNotJSONIsRefused(t *testing.T) {
	onBoth(t, func(b *bench) {
		if err := jobs.Add(b.Context(), b.store.Alone(), time.Now(), kind, func() {}, ""); err == nil {
			b.Error("it was accepted")
		}
		if len(b.rows()) != 0 {
			b.Error("a job was written")
		}
	})
}
