package store

import (
	"context"
	"fmt"
	"sync"
	"time"

	"github.com/google/uuid"
)

const (
	// probeTime is how long a trial write may take.
	probeTime = 2 * time.Second
	// verdictTime is how long its outcome holds, so that whoever asks without pause costs no more than one write a second.
	verdictTime = time.Second
	// probeSize needs pages of its own, which a full disk does not have.
	probeSize = 10_000
)

// readiness is what the last trial write told.
type readiness struct {
	access sync.Mutex
	until  time.Time
	fault  error
}

// Ready says whether the database can be read and written, by doing both.
func (s *Store) Ready(ctx context.Context) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	s.readiness.access.Lock()
	defer s.readiness.access.Unlock()
	if time.Now().Before(s.readiness.until) {
		return s.readiness.fault
	}
	// What is found out is for others as well, so it does not end with whoever asks first.
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), probeTime)
	defer cancel()
	s.readiness.fault = s.probe(ctx)
	s.readiness.until = time.Now().Add(verdictTime)
	return s.readiness.fault
}

func (s *Store) probe(ctx context.Context) error {
	var one int
	if err := s.session.QueryRowContext(ctx, "SELECT 1").Scan(&one); err != nil {
		return fmt.Errorf("store: read: %w", err)
	}
	id := uuid.NewString()
	return s.inTx(ctx, false, func(q *Queries) error {
		if err := q.AddProbe(ctx, AddProbeParams{ID: id, Filler: make([]byte, probeSize)}); err != nil {
			return fmt.Errorf("store: write: %w", err)
		}
		return q.RemoveProbe(ctx, id)
	})
}

// doubt forgets what was found out: a write has failed since.
func (r *readiness) doubt() {
	// Whoever probes at this moment will know better.
	if r.access.TryLock() {
		r.until = time.Time{}
		r.access.Unlock()
	}
}
