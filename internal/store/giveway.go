package store

import (
	"context"
	"fmt"
	"runtime"
	"sync"
	"time"
)

// courtesy is how long who reads lets a write go first, and again how long one waits for others who read beside it.
const courtesy = 25 * time.Millisecond

// writing knows whether a write transaction of this process is under way.
type writing struct {
	access sync.Mutex
	busy   int
	// free is closed when the last one ends.
	free chan struct{}
	// beside has room for those who read beside a write, and patient for the one who lets all others go first.
	beside, patient chan struct{}
}

// newWriting leaves one core to who writes, where there is more than one.
func newWriting() writing {
	return writing{beside: make(chan struct{}, max(1, runtime.NumCPU()-1)), patient: make(chan struct{}, 1)}
}

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

// letGoFirst waits for the end of the writes that are under way, for a moment at most, and says whether there were any.
func (w *writing) letGoFirst(ctx context.Context) bool {
	w.access.Lock()
	busy, free := w.busy > 0, w.free
	w.access.Unlock()
	if !busy {
		return false
	}
	over := time.NewTimer(courtesy)
	defer over.Stop()
	select {
	case <-free:
	case <-over.C:
	case <-ctx.Done():
	}
	return true
}

// GiveWay lets a write that is under way go first, for a moment at most, and has those who read beside writes do it a few at a
// time; leave says that the caller has read. All who write wait for the write, and it waits for a core at each of its steps: who
// begins to read in that moment makes all of them wait longer than they wait themselves.
func (s *Store) GiveWay(ctx context.Context) (leave func()) {
	if !s.writing.letGoFirst(ctx) {
		return func() {}
	}
	over := time.NewTimer(courtesy)
	defer over.Stop()
	select {
	case s.writing.beside <- struct{}{}:
		return func() { <-s.writing.beside }
	case <-over.C:
	case <-ctx.Done():
	}
	return func() {}
}

// AfterOthers does what nobody waits for, such as a step of a job: it lets writes that are under way go first, for a moment at most,
// and of several who work so only one is ever in somebody's way.
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
