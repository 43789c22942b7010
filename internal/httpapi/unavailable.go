package httpapi

import (
	"context"
	"errors"
	"net/http"
	"strconv"
	"time"

	"muster/internal/app/core"
	"muster/internal/wire"
)

const (
	// requestTime limits every request. It is shorter than the server's time for writing an answer, so that the caller
	// still gets one.
	requestTime = 40 * time.Second
	// awayTime is how long a read waits for a database that is being restarted.
	awayTime = 10 * time.Second
	// retryAfter is when callers are told to try again.
	retryAfter = 10 * time.Second
)

const (
	cannotRead = "Muster cannot reach its data right now. Please try again in a minute."
	cannotSave = "This cannot be saved right now. Please try again in a minute."
	cannotNote = "Downloads and long lists are recorded, which is not possible right now. Please try again in a minute."
	uncertain  = "It is not certain whether this was saved. Please check before you try again."
)

// unavailable refuses a call for which the database has no time, no space or no answer.
func (b *Border) unavailable(ctx context.Context, op wire.Operation, err error) *refused {
	v := visitOf(ctx)
	b.Log.Warn("the database is unavailable", "operation", op.Stem, "request", v.RequestID, "error", err)
	sentence := cannotSave
	switch {
	case op.Reads():
		sentence = cannotRead
	case core.IsUncertain(err), errors.Is(ctx.Err(), context.DeadlineExceeded):
		sentence = uncertain
	}
	return tryLater(sentence)
}

func tryLater(sentence string) *refused {
	no := newRefused(http.StatusServiceUnavailable, "503", sentence, "")
	no.retryAfter = strconv.Itoa(int(retryAfter.Seconds()))
	return no
}

// patiently reads, and reads again while the database is away.
func patiently[T any](ctx context.Context, read func() (T, error)) (found T, err error) {
	over := time.NewTimer(awayTime)
	defer over.Stop()
	for wait := 50 * time.Millisecond; ; wait = min(2*wait, time.Second) {
		if found, err = read(); !core.IsAway(err) {
			return found, err
		}
		select {
		case <-ctx.Done():
			return found, err
		case <-over.C:
			return found, err
		case <-time.After(wait):
		}
	}
}
