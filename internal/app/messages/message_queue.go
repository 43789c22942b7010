package messages

import (
	"context"
	"fmt"
	"strings"

	"muster/internal/app/core"
	"muster/internal/jobs"
	"muster/internal/letter"
	"muster/internal/store"
)

// Queue adds a message to the outbox with its job, in the caller's transaction. senderID is empty if no user sends it.
func (s *Service) Queue(ctx context.Context, q *store.Queries, senderID string, m letter.Message) error {
	kind, known := letter.Causes[m.Cause]
	if !known {
		return fmt.Errorf("app: queue a message: the cause %q is not in the table", m.Cause)
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
	return s.enqueueMessage(ctx, q, row.ID)
}

func (s *Service) enqueueMessage(ctx context.Context, q *store.Queries, id string) error {
	if err := jobs.Add(ctx, q, s.Now(), JobSendMessage, id, ""); err != nil {
		return err
	}
	return q.MarkChange(ctx, core.TopicMessage)
}
