package app

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"muster/internal/hiring"
	"muster/internal/jobs"
	"muster/internal/outreach"
	"muster/internal/store"
)

// JobSendMessage is the kind of job that sends one message of the outbox.
const JobSendMessage = "SendMessage"

const noMailServer = "No mail server is set up, so the mail is kept here"

// outgoing is a mail before it is queued.
type outgoing struct {
	To, Cc               []string
	Subject, HTML, Plain string
	// Calendar is a calendar file; most mails have none.
	Calendar string
	// Cause and CauseID say why the mail exists: the use case, and what it is about.
	Cause, CauseID string
	SenderID       string
}

// queue puts a mail into the outbox and its job beside it, in the caller's transaction.
func (d *Desk) queue(ctx context.Context, q *store.Queries, mail outgoing) error {
	row := store.AddMessageParams{
		ID: newID(), ToList: strings.Join(mail.To, ", "), CcList: strings.Join(mail.Cc, ", "), Subject: mail.Subject,
		Html: mail.HTML, Plain: mail.Plain, Calendar: mail.Calendar, Cause: mail.Cause, CauseID: mail.CauseID, CreatedAt: store.At(d.Now()),
	}
	if mail.SenderID != "" {
		row.SenderID = &mail.SenderID
	}
	if err := q.AddMessage(ctx, row); err != nil {
		return fmt.Errorf("app: queue a mail: %w", err)
	}
	return d.enqueueMessage(ctx, q, row.ID)
}

func (d *Desk) enqueueMessage(ctx context.Context, q *store.Queries, id string) error {
	if err := jobs.Add(ctx, q, d.Now(), JobSendMessage, id, ""); err != nil {
		return err
	}
	return q.MarkChange(ctx, topicMessage)
}

// SendMessage is the handler of JobSendMessage. What the outbox says of a message is written before the job ends, so a repeat
// after a crash finds a message that is sent already and leaves it alone.
func (d *Desk) SendMessage(ctx context.Context, job jobs.Job) error {
	var id string
	if err := json.Unmarshal([]byte(job.Payload), &id); err != nil {
		return jobs.Hopeless(fmt.Errorf("app: payload of a message: %w", err))
	}
	row, err := d.Store.Read().MessageByID(ctx, id)
	if err != nil {
		return fmt.Errorf("app: message to send: %w", err)
	}
	if row.State == "sent" || row.State == "cancelled" {
		return nil
	}
	if d.SendMail == nil {
		if d.Demo {
			if err := d.revealLink(ctx, row); err != nil && !errors.Is(err, outreach.ErrRefused) {
				return err
			}
		}
		return jobs.FinishIn(ctx, d.Store, job, func(q *store.Queries) error { return messageNotSent(ctx, q, id, "kept", noMailServer, 0) })
	}
	fault := d.deliver(ctx, row)
	switch {
	case fault == nil:
		return jobs.FinishIn(ctx, d.Store, job, func(q *store.Queries) error {
			if err := q.MessageSent(ctx, store.MessageSentParams{ID: id, SentAt: ptr(store.At(d.Now()))}); err != nil {
				return fmt.Errorf("app: message sent: %w", err)
			}
			return q.MarkChange(ctx, topicMessage)
		})
	case errors.Is(fault, outreach.ErrRefused):
		return errors.Join(d.notSent(ctx, id, "failed", fault.Error(), 1), jobs.Hopeless(fault))
	case ctx.Err() != nil:
		return fault
	case job.Last():
		return errors.Join(d.notSent(ctx, id, "failed", fault.Error(), 1), fault)
	}
	return errors.Join(d.notSent(ctx, id, "queued", fault.Error(), 1), fault)
}

func (d *Desk) deliver(ctx context.Context, row store.MessageByIDRow) error {
	mail := outreach.Mail{ID: row.ID, To: addresses(row.ToList), Cc: addresses(row.CcList), Subject: row.Subject, Calendar: row.Calendar, At: d.Now()}
	if err := d.Store.AfterOthers(ctx, func() error {
		settings, err := d.settled(ctx, d.Store.Read())
		if err != nil {
			return err
		}
		mail.From, mail.FromName = settings.value(hiring.MailSender), settings.value(hiring.MailName)
		mail.HTML, mail.Plain, err = d.withLink(ctx, row, settings)
		return err
	}); err != nil {
		return err
	}
	return d.SendMail(ctx, mail)
}

func (d *Desk) notSent(ctx context.Context, id, state, reason string, tried int64) error {
	return d.Store.InTx(ctx, func(q *store.Queries) error { return messageNotSent(ctx, q, id, state, reason, tried) })
}

func messageNotSent(ctx context.Context, q *store.Queries, id, state, reason string, tried int64) error {
	if err := q.MessageNotSent(ctx, store.MessageNotSentParams{ID: id, State: state, Reason: reason, Tried: tried}); err != nil {
		return fmt.Errorf("app: message not sent: %w", err)
	}
	return q.MarkChange(ctx, topicMessage)
}

func addresses(list string) []string {
	if list == "" {
		return nil
	}
	return strings.Split(list, ", ")
}

func ptr[T any](v T) *T { return &v }
