package messages

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// OutboxAsk is which messages of the outbox are wanted; an empty channel or state means all.
type OutboxAsk struct {
	Channel, State string
	core.ListAsk
}

// Messages returns a page of the outbox.
func (s *Service) Messages(ctx context.Context, ask OutboxAsk) ([]store.MessageRow, int64, error) {
	page, err := ask.Read(store.MessageSorts, "-createdAt")
	if err != nil {
		return nil, 0, err
	}
	rows, total, err := s.Store.Messages(ctx, store.MessageFilter{Channel: ask.Channel, State: ask.State}, ask.Part,
		page)
	if err != nil {
		return nil, 0, fmt.Errorf("app: outbox: %w", err)
	}
	return rows, total, nil
}

// Whole is a message of the outbox with its bodies, and the candidate to whom it was written, if there is one.
type Whole struct {
	store.MessageByIDRow
	Receiver store.ReceiverOfMessageRow
}

// Message returns one message of the outbox with its bodies.
func (s *Service) Message(ctx context.Context, id string) (whole Whole, err error) {
	q := s.Store.Read()
	whole.MessageByIDRow, err = q.MessageByID(ctx, id)
	if store.IsNone(err) {
		return whole, hiring.Missing()
	}
	if err != nil {
		return whole, fmt.Errorf("app: message: %w", err)
	}
	if whole.Receiver, err = q.ReceiverOfMessage(ctx, id); err != nil && !store.IsNone(err) {
		return whole, fmt.Errorf("app: receiver of a message: %w", err)
	}
	return whole, nil
}

// RetryMessage queues a failed or kept message again. agreed is whether the caller knows that it may arrive twice.
func (s *Service) RetryMessage(ctx context.Context, by core.Caller, id string, agreed bool) error {
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		row, err := q.MessageByID(ctx, id)
		if store.IsNone(err) {
			return hiring.Missing()
		}
		if err != nil {
			return fmt.Errorf("app: message to retry: %w", err)
		}
		if err := hiring.CheckRetry(row.Channel, hiring.MessageState(row.State), row.Reason, agreed); err != nil {
			return err
		}
		return s.Requeue(ctx, q, by, id, Again{row.State, row.ToList}, row.ToList)
	})
}
