package messages

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/store"
)

// Messages returns a page of the outbox.
func (s *Service) Messages(ctx context.Context, state string, ask core.ListAsk) ([]store.MessageRow, int64, error) {
	page, err := ask.Read(store.MessageSorts, "-createdAt")
	if err != nil {
		return nil, 0, err
	}
	rows, total, err := s.Store.Messages(ctx, state, ask.Part, page)
	if err != nil {
		return nil, 0, fmt.Errorf("app: outbox: %w", err)
	}
	return rows, total, nil
}

// Message returns one mail of the outbox with its bodies.
func (s *Service) Message(ctx context.Context, id string) (store.MessageByIDRow, error) {
	row, err := s.Store.Read().MessageByID(ctx, id)
	if store.IsNone(err) {
		return row, hiring.Missing()
	}
	if err != nil {
		return row, fmt.Errorf("app: message: %w", err)
	}
	return row, nil
}

// RetryMessage queues a failed or kept mail again.
func (s *Service) RetryMessage(ctx context.Context, by core.Caller, id string) error {
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		row, err := q.MessageByID(ctx, id)
		if store.IsNone(err) {
			return hiring.Missing()
		}
		if err != nil {
			return fmt.Errorf("app: message to retry: %w", err)
		}
		done, err := q.RequeueMessage(ctx, id)
		if err != nil {
			return fmt.Errorf("app: retry a message: %w", err)
		}
		if done == 0 {
			return hiring.Refuse("Only a mail that failed or was kept can be sent again; this one is " + row.State +
				".")
		}
		if err := s.Record(ctx, q, by, "RetryMessage", "message", id, row.State, "queued"); err != nil {
			return err
		}
		return s.enqueueMessage(ctx, q, s.Now(), id)
	})
}

// TestMessage sends the calling administrator a mail, to prove that mail works.
func (s *Service) TestMessage(ctx context.Context, by core.Caller) error {
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		user, err := q.UserByID(ctx, by.User.ID)
		if err != nil {
			return fmt.Errorf("app: test mail: %w", err)
		}
		if err := s.Record(ctx, q, by, "TestMessage", "user", user.ID, nil, nil); err != nil {
			return err
		}
		return s.Queue(ctx, q, user.ID, letter.Trial(letter.Administrator{
			UserID: user.ID, Name: user.FirstName + " " + user.LastName, Email: user.Email,
		}))
	})
}
