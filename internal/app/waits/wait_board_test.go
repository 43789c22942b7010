package waits

import (
	"context"
	"errors"
	"testing"
)

// TestWaitingForTheBoardEndsWithTheRequest: while somebody else reads all waits, a request gives up at its deadline.
func TestWaitingForTheBoardEndsWithTheRequest(t *testing.T) {
	busy := &New(nil).board
	busy.updating <- struct{}{}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := busy.update(ctx, nil, 1); !errors.Is(err, context.Canceled) {
		t.Errorf("it ended with %v", err)
	}
}
