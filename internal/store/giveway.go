package store

import (
	"context"
	"fmt"
	"sync"
	"time"
)

// courtesy is how long who reads lets a write go first.
const courtesy = 10 * time.Millisecond

// writing knows whether a write transaction of this process is under way.
type writing struct {
	access sync.Mutex
	busy   int
	// free is closed when the last one ends.
	free chan struct{}
	// patient has room for the one write at a time that lets others go first.
	patient chan struct{}
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

// GiveWay lets a write that is under way go first, for a moment at most. All who write wait for it, and it waits for a core at each
// of its steps: who begins to read in that moment makes all of them wait longer than they wait themselves.
func (s *Store) GiveWay(ctx context.Context) {
	s.writing.access.Lock()
	busy, free := s.writing.busy > 0, s.writing.free
	s.writing.access.Unlock()
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

// InTxAfterOthers is InTx for work that nobody waits for, such as a job's: it lets writes that are under way go first, for a moment
// at most, and of several such transactions only one is ever in somebody's way.
func (s *Store) InTxAfterOthers(ctx context.Context, do func(q *Queries) error) error {
	select {
	case s.writing.patient <- struct{}{}:
		defer func() { <-s.writing.patient }()
	case <-ctx.Done():
		return fmt.Errorf("store: wait for other writes: %w", context.Cause(ctx))
	}
	s.GiveWay(ctx)
	return s.InTx(ctx, do)
}
