package httpapi

import (
	"context"
	"errors"
	"net/http"
	"testing"

	"muster/internal/wire"
)

func TestReadsTakeTurnsAndWritesDoNot(t *testing.T) {
	t.Parallel()
	read := wire.FollowUps
	turns := newTurns(2)
	var leave func()
	for range 2 {
		var err error
		if leave, err = turns.enter(t.Context(), read); err != nil {
			t.Fatalf("a free turn was refused: %v", err)
		}
	}
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	for _, other := range []wire.Operation{{Method: http.MethodPost}, wire.DeletePosition, wire.MobileValidation,
		wire.RequisitionApproval, wire.InterviewResult} {
		if _, err := turns.enter(gone, other); err != nil {
			t.Errorf("%s %s waited for reads: %v", other.Method, other.Stem, err)
		}
	}
	if _, err := turns.enter(gone, read); !errors.Is(err, context.Canceled) {
		t.Errorf("a caller who has gone away still waits: %v", err)
	}
	leave()
	if _, err := turns.enter(t.Context(), read); err != nil {
		t.Errorf("a turn that ended was not given to the next: %v", err)
	}
}
