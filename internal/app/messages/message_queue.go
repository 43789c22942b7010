package messages

import (
	"context"
	"fmt"
	"strings"
	"time"

	"muster/internal/app/core"
	"muster/internal/jobs"
	"muster/internal/letter"
	"muster/internal/store"
)

// Queue adds a message to the outbox with its job, in the caller's transaction. senderID is empty if no user sends it.
func (s *Service) Queue(ctx context.Context, q *store.Queries, senderID string, m letter.Message) error {
	return s.QueueAt(ctx, q, s.Now(), senderID, m)
}

// QueueAt is Queue for a message that leaves at that time.
func (s *Service) QueueAt(
	ctx context.Context, q *store.Queries, leaves time.Time, senderID string, m letter.Message,
) error {
	kind, known := letter.Causes[m.Cause]
	if !known {
		return fmt.Errorf("app: queue a message: the cause %q is not in the table", m.Cause)
	}
	if kind.Link != "" && len(m.To)+len(m.Cc) != 1 {
		return fmt.Errorf("app: queue a message: %s has a link, which stands for one person", m.Cause)
	}
	row := store.AddMessageParams{
		ID: core.NewID(), Channel: string(kind.Channel), ToList: strings.Join(m.To, ", "),
		CcList: strings.Join(m.Cc, ", "), Subject: m.Subject,
		Html: m.HTML, Plain: m.Plain, Calendar: m.Calendar, Cause: string(m.Cause), CauseID: m.CauseID,
		SenderID:  core.TextOrNil(senderID),
		CreatedAt: store.At(s.Now()),
	}
	if err := q.AddMessage(ctx, row); err != nil {
		return fmt.Errorf("app: queue a message: %w", err)
	}
	return s.enqueueMessage(ctx, q, leaves, row.ID)
}

// Withdraw cancels the messages of a cause that was undone, as far as they have not left.
func (s *Service) Withdraw(ctx context.Context, q *store.Queries, cause letter.Cause, causeID string) error {
	withdrawn, err := q.CancelMessages(ctx, store.CancelMessagesParams{Cause: string(cause), CauseID: causeID,
		Reason: "What it tells of was undone"})
	if err != nil {
		return fmt.Errorf("app: withdraw messages: %w", err)
	}
	if withdrawn == 0 {
		return nil
	}
	return q.MarkChange(ctx, core.TopicMessage)
}

func (s *Service) enqueueMessage(ctx context.Context, q *store.Queries, leaves time.Time, id string) error {
	if err := jobs.Add(ctx, q, leaves, JobSendMessage, id, ""); err != nil {
		return err
	}
	return q.MarkChange(ctx, core.TopicMessage)
}
