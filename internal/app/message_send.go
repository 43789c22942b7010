package app

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"muster/internal/hiring"
	"muster/internal/jobs"
	"muster/internal/letter"
	"muster/internal/outreach"
	"muster/internal/store"
)

// JobSendMessage is the kind of job that sends one message of the outbox.
const JobSendMessage = "SendMessage"

// sender hands a message, with its link in place, to what carries its channel. An error that is outreach.ErrRefused is final.
type sender func(ctx context.Context, row store.MessageByIDRow, settings settled) error

// senders are the channels by which messages can leave.
func (d *Desk) senders() map[letter.Channel]sender {
	configured := map[letter.Channel]sender{}
	if d.SendMail != nil {
		configured[letter.Mail] = d.mail
	}
	return configured
}

// keptReason says why a message stays in the outbox whose channel has no sender.
func keptReason(channel letter.Channel) string {
	if channel == letter.Mail {
		return "No mail server is set up, so the mail is kept here"
	}
	return fmt.Sprintf("Nothing is set up to send by %s, so the message is kept here", channel)
}

// SendMessage is the handler of JobSendMessage. The message's state is written before the job ends, so a repeat after a crash
// finds a message that is sent already and leaves it alone.
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
	send, configured := d.senders()[letter.Channel(row.Channel)]
	if !configured {
		return d.keepMessage(ctx, job, row)
	}
	fault := d.deliver(ctx, row, send)
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

// keepMessage leaves a message in the outbox. That of the demo company shows its link, which no server would ever bring.
func (d *Desk) keepMessage(ctx context.Context, job jobs.Job, row store.MessageByIDRow) error {
	if d.Demo {
		if err := d.revealLink(ctx, row); err != nil && !errors.Is(err, outreach.ErrRefused) {
			return err
		}
	}
	return jobs.FinishIn(ctx, d.Store, job, func(q *store.Queries) error {
		return messageNotSent(ctx, q, row.ID, "kept", keptReason(letter.Channel(row.Channel)), 0)
	})
}

func (d *Desk) deliver(ctx context.Context, row store.MessageByIDRow, send sender) error {
	var settings settled
	if err := d.Store.AfterOthers(ctx, func() (err error) {
		if settings, err = d.settled(ctx, d.Store.Read()); err != nil {
			return err
		}
		row.Html, row.Plain, err = d.withLink(ctx, row, settings)
		return err
	}); err != nil {
		return err
	}
	return send(ctx, row, settings)
}

func (d *Desk) mail(ctx context.Context, row store.MessageByIDRow, settings settled) error {
	return d.SendMail(ctx, outreach.Mail{
		ID: row.ID, From: settings.value(hiring.MailSender), FromName: settings.value(hiring.MailName), To: addresses(row.ToList),
		Cc: addresses(row.CcList), Subject: row.Subject, HTML: row.Html, Plain: row.Plain, Calendar: row.Calendar, At: d.Now(),
	})
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
