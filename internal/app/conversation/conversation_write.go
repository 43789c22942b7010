package conversation

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/app/messages"
	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/store"
)

// SendMessageAgain queues a message to a candidate once more, to the address that they have now. Whoever may edit the
// candidate may; agreed is whether they know that it may arrive twice.
func (s *Service) SendMessageAgain(
	ctx context.Context, by core.Caller, candidateID, messageID string, agreed bool,
) error {
	return s.change(ctx, by, candidateID, messageID, func(q *store.Queries, row store.CandidateMessageRow) error {
		if err := hiring.CheckRetry(row.Channel, hiring.MessageState(row.State), row.Reason, agreed); err != nil {
			return err
		}
		to, err := receiverOf(ctx, q, row)
		if err != nil {
			return err
		}
		return s.messages.Requeue(ctx, q, by, row.ID, messages.Again{State: row.State, To: row.ToList}, to)
	})
}

func receiverOf(ctx context.Context, q *store.Queries, row store.CandidateMessageRow) (string, error) {
	if letter.Channel(row.Channel) != letter.Mail {
		return hiring.PresentReceiver(row.ToList, row.Mobile10, false), nil
	}
	colleague, err := q.IsUserEmail(ctx, row.ToList)
	if err != nil {
		return "", fmt.Errorf("app: receiver of a message: %w", err)
	}
	return hiring.PresentReceiver(row.ToList, row.EmailKey, colleague), nil
}

// CancelMessage cancels a message to a candidate that has not left.
func (s *Service) CancelMessage(ctx context.Context, by core.Caller, candidateID, messageID string) error {
	return s.change(ctx, by, candidateID, messageID, func(q *store.Queries, row store.CandidateMessageRow) error {
		if err := hiring.CheckCancel(hiring.MessageState(row.State)); err != nil {
			return err
		}
		name, err := core.UserName(ctx, q, by.User.ID)
		if err != nil {
			return err
		}
		return s.messages.Cancel(ctx, q, by, row.ID, row.State, hiring.MessageCancelledBy+name)
	})
}

// change loads a message for whoever may edit the candidate, and changes it in the same transaction.
func (s *Service) change(
	ctx context.Context, by core.Caller, candidateID, messageID string,
	do func(q *store.Queries, row store.CandidateMessageRow) error,
) error {
	if err := s.candidates.CheckVisible(ctx, by, candidateID); err != nil {
		return err
	}
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		if err := s.candidates.CheckPerson(ctx, q, by, candidateID); err != nil {
			return err
		}
		row, err := message(ctx, q, candidateID, messageID)
		if err != nil {
			return err
		}
		return do(q, row)
	})
}
