package messages

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/jobs"
	"muster/internal/letter"
	"muster/internal/outreach"
	"muster/internal/store"
)

// JobSendMessage is the kind of job that sends one message of the outbox.
const JobSendMessage = "SendMessage"

// newerWait is how long a message is left to a newer server before the next look at it.
const newerWait = 10 * time.Second

// sender sends a message, with its link filled in, through a channel. An outreach.ErrRefused is final.
type sender func(ctx context.Context, row store.MessageByIDRow, settings core.Settings) error

// senders returns the senders of the configured channels.
func (s *Service) senders() map[letter.Channel]sender {
	configured := map[letter.Channel]sender{}
	if s.SendMail != nil {
		configured[letter.Mail] = s.mail
	}
	return configured
}

// keptReason returns why a message without a sender for its channel stays in the outbox.
func keptReason(channel letter.Channel) string {
	switch channel {
	case letter.Mail:
		return "No mail server is set up, so the mail is kept here"
	case letter.WhatsApp:
		return "No WhatsApp service is set up, so the message is kept here"
	}
	return fmt.Sprintf("Nothing is set up to send by %s, so the message is kept here", channel)
}

// SendMessage is the handler of JobSendMessage. It writes the message's state before the job ends, so a repeat after a
// crash finds the message sent and leaves it alone.
func (s *Service) SendMessage(ctx context.Context, job jobs.Job) error {
	var id string
	if err := json.Unmarshal([]byte(job.Payload), &id); err != nil {
		return jobs.Hopeless(fmt.Errorf("app: payload of a message: %w", err))
	}
	row, err := s.Store.Read().MessageByID(ctx, id)
	if err != nil {
		return fmt.Errorf("app: message to send: %w", err)
	}
	if _, known := letter.Causes[letter.Cause(row.Cause)]; !known {
		// A newer server queued it and knows which link belongs into it.
		return jobs.Again(s.Now().Add(newerWait))
	}
	if letter.Channel(row.Channel) == letter.WhatsApp {
		return s.sendCampaign(ctx, job, row)
	}
	if row.State == "sent" || row.State == "cancelled" {
		return nil
	}
	send, configured := s.senders()[letter.Channel(row.Channel)]
	if !configured {
		return s.keepMessage(ctx, job, row)
	}
	fault := s.deliver(ctx, row, send)
	switch {
	case fault == nil:
		return jobs.FinishIn(ctx, s.Store, job, func(q *store.Queries) error {
			if err := s.correctCancelled(ctx, q, id); err != nil {
				return err
			}
			changed, err := q.MessageSent(ctx, store.MessageSentParams{ID: id, SentAt: new(store.At(s.Now()))})
			if err != nil {
				return fmt.Errorf("app: message sent: %w", err)
			}
			if err := s.addressesAccepted(ctx, q, row); err != nil {
				return err
			}
			return s.reached(ctx, q, id, hiring.MessageSent, changed)
		})
	case errors.Is(fault, outreach.ErrRefused):
		return errors.Join(jobs.WriteIn(ctx, s.Store, job, func(q *store.Queries) error {
			if err := s.addressesRefused(ctx, q, fault); err != nil {
				return err
			}
			return s.messageNotSent(ctx, q, id, hiring.MessageFailed, fault.Error(), 1)
		}), jobs.Hopeless(fault))
	case ctx.Err() != nil:
		return fault
	case job.Last():
		return errors.Join(s.notSent(ctx, job, id, hiring.MessageFailed, fault.Error(), 1), fault)
	}
	return errors.Join(s.notSent(ctx, job, id, hiring.MessageQueued, fault.Error(), 1), fault)
}

// keepMessage leaves a message in the outbox. The demo company's shows its link, which no server would ever deliver.
func (s *Service) keepMessage(ctx context.Context, job jobs.Job, row store.MessageByIDRow) error {
	if s.Demo {
		if err := s.revealLink(ctx, row); err != nil && !errors.Is(err, outreach.ErrRefused) {
			return err
		}
	}
	return jobs.FinishIn(ctx, s.Store, job, func(q *store.Queries) error {
		return s.messageNotSent(ctx, q, row.ID, hiring.MessageKept, keptReason(letter.Channel(row.Channel)), 0)
	})
}

func (s *Service) deliver(ctx context.Context, row store.MessageByIDRow, send sender) error {
	var settings core.Settings
	if err := s.Store.AfterOthers(ctx, func() (err error) {
		if settings, err = s.ReadSettings(ctx, s.Store.Read()); err != nil {
			return err
		}
		row.Html, row.Plain, err = s.withLink(ctx, row, settings)
		return err
	}); err != nil {
		return err
	}
	return send(ctx, row, settings)
}

func (s *Service) mail(ctx context.Context, row store.MessageByIDRow, settings core.Settings) error {
	var file store.MessageFile
	if letter.Causes[letter.Cause(row.Cause)].Brings {
		if err := s.Store.AfterOthers(ctx, func() (err error) {
			file, err = s.Store.Read().FileOfMessage(ctx, row.ID)
			return err
		}); err != nil {
			return fmt.Errorf("app: file of a message: %w", err)
		}
	}
	return s.SendMail(ctx, outreach.Mail{
		ID: row.ID, From: settings.Value(hiring.MailSender), FromName: settings.Value(hiring.MailName),
		To: addresses(row.ToList),
		Cc: addresses(row.CcList), Subject: row.Subject, HTML: row.Html, Plain: row.Plain, Calendar: row.Calendar,
		FileName: file.Name, FileText: file.Content,
		At: s.Now(),
	})
}

func (s *Service) notSent(
	ctx context.Context, job jobs.Job, id string, state hiring.MessageState, reason string, tried int64,
) error {
	return jobs.WriteIn(ctx, s.Store, job, func(q *store.Queries) error {
		return s.messageNotSent(ctx, q, id, state, reason, tried)
	})
}

func (s *Service) messageNotSent(
	ctx context.Context, q *store.Queries, id string, state hiring.MessageState, reason string, tried int64,
) error {
	changed, err := q.MessageNotSent(ctx, store.MessageNotSentParams{ID: id, State: string(state), Reason: reason,
		Tried: tried})
	if err != nil {
		return fmt.Errorf("app: message not sent: %w", err)
	}
	if changed > 0 && state == hiring.MessageFailed {
		if err := s.tellFailed(ctx, q, id); err != nil {
			return err
		}
	}
	return s.reached(ctx, q, id, state, changed)
}

// reached records that a message has reached a state, unless nothing was changed because it was cancelled meanwhile.
func (s *Service) reached(
	ctx context.Context, q *store.Queries, id string, state hiring.MessageState, changed int64,
) error {
	if changed > 0 && state != hiring.MessageQueued {
		if err := s.step(ctx, q, id, state); err != nil {
			return err
		}
	}
	return q.MarkChange(ctx, core.TopicMessage)
}

func addresses(list string) []string {
	if list == "" {
		return nil
	}
	return strings.Split(list, ", ")
}

// JobCorrectMessage is the kind of job that corrects a mail which left about a move that was taken back.
const JobCorrectMessage = "CorrectMessage"

// Correct queues the job that corrects a mail that has left.
func (s *Service) Correct(ctx context.Context, q *store.Queries, id string) error {
	return jobs.Add(ctx, q, s.Now(), JobCorrectMessage, id, "")
}

// correctCancelled has a mail corrected that was cancelled while the mail server took it.
func (s *Service) correctCancelled(ctx context.Context, q *store.Queries, id string) error {
	row, err := q.MessageByID(ctx, id)
	if err != nil {
		return fmt.Errorf("app: message that left: %w", err)
	}
	if row.State != string(hiring.MessageCancelled) || letter.Causes[letter.Cause(row.Cause)].About != letter.StageEvent {
		return nil
	}
	return s.Correct(ctx, q, id)
}
