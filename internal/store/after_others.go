package store

import (
	"context"
	"fmt"
	"sync"
	"time"
)

const (
	// longestYield is how long a job waits for writes before it goes on regardless.
	longestYield = 100 * time.Millisecond
	// quiet is how long nobody must have written: whoever makes one change after the other has the next one ready by
	// then.
	quiet = 2 * time.Millisecond
)

// writing counts the write transactions of this process that are in progress.
type writing struct {
	access sync.Mutex
	busy   int
	// free is closed when the last of them ends.
	free chan struct{}
	// ended is when the last one ended that somebody waited for.
	ended time.Time
	// yielding has room for one job: several at once would slow writes down as much as not yielding at all.
	yielding chan struct{}
}

func newWriting() writing { return writing{yielding: make(chan struct{}, 1)} }

func (w *writing) begin() {
	w.access.Lock()
	defer w.access.Unlock()
	if w.busy++; w.busy == 1 {
		w.free = make(chan struct{})
	}
}

func (w *writing) end(awaited bool) {
	w.access.Lock()
	defer w.access.Unlock()
	if awaited {
		w.ended = time.Now()
	}
	if w.busy--; w.busy == 0 {
		close(w.free)
	}
}

// yield waits until nobody has been writing for a moment, but no longer than longestYield.
func (w *writing) yield(ctx context.Context) {
	over := time.NewTimer(longestYield)
	defer over.Stop()
	for {
		w.access.Lock()
		busy, free, rest := w.busy > 0, w.free, quiet-time.Since(w.ended)
		w.access.Unlock()
		var rested <-chan time.Time
		if !busy {
			if rest <= 0 {
				return
			}
			free, rested = nil, time.After(rest)
		}
		select {
		case <-free:
		case <-rested:
		case <-over.C:
			return
		case <-ctx.Done():
			return
		}
	}
}

// AfterOthers does work that nobody waits for, such as a step of a job. It yields to writes that somebody waits for,
// and only one such piece of work runs at a time.
func (s *Store) AfterOthers(ctx context.Context, do func() error) error {
	select {
	case s.writing.yielding <- struct{}{}:
		defer func() { <-s.writing.yielding }()
	case <-ctx.Done():
		return fmt.Errorf("store: wait for others: %w", context.Cause(ctx))
	}
	s.writing.yield(ctx)
	return do()
}

// InTxAfterOthers is InTx for work that nobody waits for.
func (s *Store) InTxAfterOthers(ctx context.Context, do func(q *Queries) error) error {
	return s.AfterOthers(ctx, func() error { return s.doubting(s.inTx(ctx, false, do)) })
}
