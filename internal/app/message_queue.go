package app

import (
	"context"
	"fmt"
	"strings"

	"muster/internal/jobs"
	"muster/internal/letter"
	"muster/internal/store"
)

// queue puts a message into the outbox and its job beside it, in the caller's transaction. senderID is empty where nobody sends it.
func (d *Desk) queue(ctx context.Context, q *store.Queries, senderID string, m letter.Message) error {
	kind, known := letter.Causes[m.Cause]
	if !known {
		return fmt.Errorf("app: queue a message: the cause %q is not in the table", m.Cause)
	}
	row := store.AddMessageParams{
		ID: newID(), Channel: string(kind.Channel), ToList: strings.Join(m.To, ", "), CcList: strings.Join(m.Cc, ", "), Subject: m.Subject,
		Html: m.HTML, Plain: m.Plain, Calendar: m.Calendar, Cause: string(m.Cause), CauseID: m.CauseID, SenderID: textOrNil(senderID),
		CreatedAt: store.At(d.Now()),
	}
	if err := q.AddMessage(ctx, row); err != nil {
		return fmt.Errorf("app: queue a message: %w", err)
	}
	return d.enqueueMessage(ctx, q, row.ID)
}

func (d *Desk) enqueueMessage(ctx context.Context, q *store.Queries, id string) error {
	if err := jobs.Add(ctx, q, d.Now(), JobSendMessage, id, ""); err != nil {
		return err
	}
	return q.MarkChange(ctx, topicMessage)
}
