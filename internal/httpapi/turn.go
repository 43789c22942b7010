package httpapi

import (
	"context"
	"fmt"

	"muster/internal/wire"
)

// turns limits how many reads are worked on at a time. More than there are cores only slow each other down, and every
// step of a write queues behind all of them. A turn ends before the answer is written, so a slow network holds none.
type turns chan struct{}

func newTurns(cores int) turns { return make(turns, max(2, cores)) }

// enter waits for a turn if the call only reads. Writes have their own order and never wait here, nor do links that are
// opened: their audit line waits for a writer, and would keep the readers' turn that long.
func (t turns) enter(ctx context.Context, op wire.Operation) (leave func(), err error) {
	if !op.Reads() || op.Public() {
		return func() {}, nil
	}
	select {
	case t <- struct{}{}:
		return func() { <-t }, nil
	case <-ctx.Done():
		return nil, fmt.Errorf("httpapi: wait for a turn to read: %w", context.Cause(ctx))
	}
}
