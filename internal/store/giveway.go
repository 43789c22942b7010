package store

import (
	"context"
	"fmt"
	"sync"
	"time"
)

// courtesy is how long a job lets a write go first.
const courtesy = 25 * time.Millisecond

// writing knows whether a write transaction of this process is under way.
type writing struct {
	access sync.Mutex
	busy   int
	// free is closed when the last one ends.
	free chan struct{}
	// patient has room for the one who lets all others go first.
	patient chan struct{}
}

func newWriting() writing { return writing{patient: make(chan struct{}, 1)} }

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

// letGoFirst waits for the end of the writes that are under way, for a moment at most.
func (w *writing) letGoFirst(ctx context.Context) {
	w.access.Lock()
	busy, free := w.busy > 0, w.free
	w.access.Unlock()
	if !busy {
		return
	}
	over := time.NewTimer(courtesy)
	defer over.Stop()
	select {
	case <-free:
	case <-over.C:
	case <-ctx.Done():
	}
}

// AfterOthers does what nobody waits for, such as a step of a job: it lets writes that are under way go first, for a
// moment at most, and of several who work so only one is ever in somebody's way.
func (s *Store) AfterOthers(ctx context.Context, do func() error) error {
	select {
	case s.writing.patient <- struct{}{}:
		defer func() { <-s.writing.patient }()
	case <-ctx.Done():
		return fmt.Errorf("store: wait for others: %w", context.Cause(ctx))
	}
	s.writing.letGoFirst(ctx)
	return do()
}

// InTxAfterOthers is InTx for what nobody waits for.
func (s *Store) InTxAfterOthers(ctx context.Context, do func(q *Queries) error) error {
	return s.AfterOthers(ctx, func() error { return s.InTx(ctx, do) })
}
