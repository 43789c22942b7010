package store

import (
	"context"
	"fmt"
	"sync"
	"time"
)

// longestYield is how long a job waits for writes in progress before it goes on regardless.
const longestYield = 25 * time.Millisecond

// writing counts the write transactions of this process that are in progress.
type writing struct {
	access sync.Mutex
	busy   int
	// free is closed when the last of them ends.
	free chan struct{}
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

func (w *writing) end() {
	w.access.Lock()
	defer w.access.Unlock()
	if w.busy--; w.busy == 0 {
		close(w.free)
	}
}

// yield waits until the writes in progress have ended, but no longer than longestYield.
func (w *writing) yield(ctx context.Context) {
	w.access.Lock()
	busy, free := w.busy > 0, w.free
	w.access.Unlock()
	if !busy {
		return
	}
	over := time.NewTimer(longestYield)
	defer over.Stop()
	select {
	case <-free:
	case <-over.C:
	case <-ctx.Done():
	}
}

// AfterOthers does work that nobody waits for, such as a step of a job. It yields to writes in progress, and only one
// such piece of work runs at a time.
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
	return s.AfterOthers(ctx, func() error { return s.InTx(ctx, do) })
}
