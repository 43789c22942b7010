package messages

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
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
	_, err := s.queueMail(ctx, q, leaves, senderID, m)
	return err
}

// queueMail returns the row of the message.
func (s *Service) queueMail(
	ctx context.Context, q *store.Queries, leaves time.Time, senderID string, m letter.Message,
) (row store.AddMessageParams, err error) {
	kind, err := kindOf(m.Cause, letter.Mail)
	if err != nil {
		return row, err
	}
	if kind.Link != "" && len(m.To)+len(m.Cc) != 1 {
		return row, fmt.Errorf("app: queue a message: %s has a link, which stands for one person", m.Cause)
	}
	row = store.AddMessageParams{
		ID: core.NewID(), Channel: string(kind.Channel), ToList: strings.Join(m.To, ", "),
		CcList: strings.Join(m.Cc, ", "), Subject: m.Subject,
		Html: m.HTML, Plain: m.Plain, Calendar: m.Calendar, Cause: string(m.Cause), CauseID: m.CauseID,
		SenderID:  core.TextOrNil(senderID),
		CreatedAt: store.At(s.Now()),
	}
	if err := q.AddMessage(ctx, row); err != nil {
		return row, fmt.Errorf("app: queue a message: %w", err)
	}
	if err := addToCandidate(ctx, q, store.AddCandidateMessageParams{CandidateID: m.CandidateID, MessageID: row.ID,
		CreatedAt: row.CreatedAt, RequisitionID: m.RequisitionID, Title: m.Title}); err != nil {
		return row, err
	}
	if m.File != nil {
		if err := q.AddMessageFile(ctx, store.AddMessageFileParams{MessageID: row.ID, Name: m.File.Name,
			Content: m.File.Content}); err != nil {
			return row, fmt.Errorf("app: file of a message: %w", err)
		}
	}
	return row, s.enqueueMessage(ctx, q, leaves, row.ID)
}

// QueueCampaign adds a message that leaves by the WhatsApp service at that time, with its job, in the caller's
// transaction.
func (s *Service) QueueCampaign(
	ctx context.Context, q *store.Queries, leaves time.Time, senderID string, c letter.Campaign,
) (id string, err error) {
	if _, err := kindOf(c.Cause, letter.WhatsApp); err != nil {
		return "", err
	}
	params, err := json.Marshal(append([]string{}, c.Params...))
	if err != nil {
		return "", fmt.Errorf("app: parameters of a campaign: %w", err)
	}
	row := store.AddMessageParams{
		ID: core.NewID(), Channel: string(letter.WhatsApp), ToList: c.Mobile, Subject: c.Title, Plain: c.Text,
		Cause: string(c.Cause), CauseID: c.CauseID, SenderID: core.TextOrNil(senderID), CreatedAt: store.At(s.Now()),
	}
	if row.CauseID == "" {
		row.CauseID = c.CandidateID
	}
	if err := q.AddMessage(ctx, row); err != nil {
		return "", fmt.Errorf("app: queue a campaign: %w", err)
	}
	if err := q.AddCampaignMessage(ctx, store.AddCampaignMessageParams{
		MessageID: row.ID, Campaign: c.Campaign, Name: c.Name, Params: string(params), MediaUrl: c.MediaURL,
		MediaName: c.MediaName, BroadcastID: c.BroadcastID,
	}); err != nil {
		return "", fmt.Errorf("app: queue a campaign: %w", err)
	}
	if err := addToCandidate(ctx, q, store.AddCandidateMessageParams{CandidateID: c.CandidateID, MessageID: row.ID,
		CreatedAt: row.CreatedAt, RequisitionID: c.RequisitionID, Title: c.Title}); err != nil {
		return "", err
	}
	return row.ID, s.enqueueMessage(ctx, q, leaves, row.ID)
}

// NoteOpened records in the caller's transaction that a user opened a text in WhatsApp on a device of their own.
func (s *Service) NoteOpened(
	ctx context.Context, q *store.Queries, senderID string, o letter.Opened,
) (id string, err error) {
	if _, err := kindOf(o.Cause, letter.WhatsApp); err != nil {
		return "", err
	}
	row := store.AddOpenedMessageParams{
		ID: core.NewID(), Channel: string(letter.WhatsApp), ToList: o.Mobile, Subject: o.Title, Plain: o.Text,
		Cause: string(o.Cause), CauseID: o.CandidateID, SenderID: core.TextOrNil(senderID), CreatedAt: store.At(s.Now()),
	}
	if err := q.AddOpenedMessage(ctx, row); err != nil {
		return "", fmt.Errorf("app: note an opened message: %w", err)
	}
	if err := s.step(ctx, q, row.ID, hiring.MessageOpened); err != nil {
		return "", err
	}
	if err := addToCandidate(ctx, q, store.AddCandidateMessageParams{CandidateID: o.CandidateID, MessageID: row.ID,
		CreatedAt: row.CreatedAt, RequisitionID: o.RequisitionID, Title: o.Title}); err != nil {
		return "", err
	}
	return row.ID, q.MarkChange(ctx, core.TopicMessage)
}

func kindOf(cause letter.Cause, channel letter.Channel) (letter.Kind, error) {
	kind, known := letter.Causes[cause]
	if !known {
		return kind, fmt.Errorf("app: queue a message: the cause %q is not in the table", cause)
	}
	if kind.Channel != channel {
		return kind, fmt.Errorf("app: queue a message: %s does not leave by %s", cause, channel)
	}
	return kind, nil
}

// addToCandidate lists a message with the candidate to whom it is written, if there is one.
func addToCandidate(ctx context.Context, q *store.Queries, row store.AddCandidateMessageParams) error {
	if row.CandidateID == "" {
		return nil
	}
	if err := q.AddCandidateMessage(ctx, row); err != nil {
		return fmt.Errorf("app: list a message with its candidate: %w", err)
	}
	return nil
}

// step records when a message reached a state.
func (s *Service) step(ctx context.Context, q *store.Queries, id string, state hiring.MessageState) error {
	if err := q.AddMessageStep(ctx, store.AddMessageStepParams{MessageID: id, State: string(state),
		At: store.At(s.Now())}); err != nil {
		return fmt.Errorf("app: step of a message: %w", err)
	}
	return nil
}

// Withdraw cancels the messages of a cause that was undone, as far as they have not left.
func (s *Service) Withdraw(ctx context.Context, q *store.Queries, cause letter.Cause, causeID string) error {
	withdrawn, err := q.CancelMessages(ctx, store.CancelMessagesParams{Cause: string(cause), CauseID: causeID,
		Reason: "What it tells of was undone"})
	if err != nil {
		return fmt.Errorf("app: withdraw messages: %w", err)
	}
	for _, id := range withdrawn {
		if err := s.step(ctx, q, id, hiring.MessageCancelled); err != nil {
			return err
		}
	}
	if len(withdrawn) == 0 {
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
