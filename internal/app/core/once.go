package core

import (
	"context"
	"errors"
	"fmt"
	"time"

	"muster/internal/hiring"
	"muster/internal/store"
)

// OnceAge is how long a write with a key is remembered.
const OnceAge = 24 * time.Hour

const longestKey = 200

// Order is a write that its caller may send again: the key they gave it, the call, and a digest of what was sent.
type Order struct{ Key, Operation, Digest string }

// Once makes the write of ctx idempotent under the caller's key.
func (c *Core) Once(ctx context.Context, by Caller, order Order) (context.Context, error) {
	if len(order.Key) > longestKey {
		return ctx, &hiring.Problem{Kind: hiring.Invalid, Field: "Idempotency-Key",
			Message: "Idempotency-Key may have 200 characters at most"}
	}
	return store.WithKey(ctx, &store.Key{UserID: by.User.ID, Key: order.Key, Operation: order.Operation,
		Digest: order.Digest, At: store.At(c.Now())}), nil
}

// IsRepeated reports whether a write was refused because it was already done.
func IsRepeated(err error) bool { return errors.Is(err, store.ErrRepeated) }

// FirstAnswer returns the answer to the first of several equal writes; it is empty if the process ended before it could
// store it.
func (c *Core) FirstAnswer(ctx context.Context, by Caller, order Order) (string, error) {
	row, err := c.Store.Read().OnceByKey(ctx, store.OnceByKeyParams{UserID: by.User.ID, Key: order.Key})
	if err != nil {
		return "", fmt.Errorf("app: first answer: %w", err)
	}
	if row.Operation != order.Operation {
		return "", &hiring.Problem{Kind: hiring.Invalid, Field: "Idempotency-Key",
			Message: "This Idempotency-Key was used for another call"}
	}
	if row.Digest != "" && row.Digest != order.Digest {
		return "", &hiring.Problem{Kind: hiring.Refused, Field: "Idempotency-Key",
			Message: "This was sent before with other values, and those were saved. Please look before you send it again."}
	}
	answer, err := c.Unseal(answerOf(by, order.Key), row.Answer)
	if err != nil {
		c.Log.Warn("the answer to a write cannot be opened", "request", by.RequestID, "error", err)
		return "", nil
	}
	return answer, nil
}

// answerOf is whose answer is sealed: it may have a link that opens something, or what is written about a person.
func answerOf(by Caller, key string) SecretOwner {
	return SecretOwner{UserID: by.User.ID, Field: "answer " + key}
}

// keepTime is how long the database may take to store an answer.
const keepTime = 5 * time.Second

// KeepAnswer stores the answer to a write, sealed. The write is done, so a failure is logged only: a repeat is told
// that it has been done.
func (c *Core) KeepAnswer(ctx context.Context, by Caller, order Order, answer string) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), keepTime)
	defer cancel()
	sealed, err := c.Seal(answerOf(by, order.Key), answer)
	if err == nil {
		err = c.Store.Alone().AnswerOnce(ctx, store.AnswerOnceParams{UserID: by.User.ID, Key: order.Key,
			Operation: order.Operation, Answer: sealed})
	}
	if err != nil {
		c.Log.Warn("the answer to a write cannot be stored", "request", by.RequestID, "error", err)
	}
}
