package store

import (
	"context"
	"errors"
	"fmt"
)

// ErrRepeated is returned for a write whose key has been used already.
var ErrRepeated = errors.New("store: this write has been done already")

// Key identifies a write so that it is done once, however often it is sent.
type Key struct {
	UserID, Key, Operation string
	// Digest stands for what was sent.
	Digest string
	At     Instant
	// taken: the key is written; a second transaction of the same call runs without it.
	taken bool
	// looks: the transaction does not decide.
	looks bool
}

type keyOfContext struct{}

// WithKey makes the next write transaction of ctx use the key.
func WithKey(ctx context.Context, key *Key) context.Context {
	return context.WithValue(ctx, keyOfContext{}, key)
}

// Beforehand makes a write transaction of ctx one that comes before the one that decides, as what counts the tries of a
// password. It is refused if the key has been used, and leaves the key to the other.
func Beforehand(ctx context.Context) context.Context {
	key := keyOf(ctx)
	if key == nil {
		return ctx
	}
	looks := *key
	looks.looks = true
	return WithKey(ctx, &looks)
}

func keyOf(ctx context.Context) *Key {
	key, _ := ctx.Value(keyOfContext{}).(*Key)
	return key
}

// take writes the key in the transaction: both are committed, or neither.
func (k *Key) take(ctx context.Context, q *Queries) error {
	if k == nil || k.taken {
		return nil
	}
	_, err := q.OnceByKey(ctx, OnceByKeyParams{UserID: k.UserID, Key: k.Key})
	if err == nil {
		return ErrRepeated
	}
	if !IsNone(err) {
		return fmt.Errorf("store: look for a key: %w", err)
	}
	if k.looks {
		return nil
	}
	if err := q.AddOnce(ctx, AddOnceParams{UserID: k.UserID, Key: k.Key, Operation: k.Operation,
		Digest: k.Digest, At: k.At}); err != nil {
		return fmt.Errorf("store: write a key: %w", err)
	}
	return nil
}

func (k *Key) done() {
	if k != nil && !k.looks {
		k.taken = true
	}
}
