package app

import (
	"context"
	"fmt"
	"slices"
	"time"

	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/outreach"
	"muster/internal/store"
)

// SendMailOf queues a mail that a person wrote, to colleagues and to candidates whom they may see.
func (d *Desk) SendMailOf(ctx context.Context, by Caller, m hiring.WrittenMail) error {
	return d.sendWritten(ctx, by, m, nil)
}

// SendMailCalendar is SendMailOf with an entry for the receivers' calendars.
func (d *Desk) SendMailCalendar(ctx context.Context, by Caller, m hiring.WrittenMail, meeting hiring.WrittenMeeting) error {
	return d.sendWritten(ctx, by, m, &meeting)
}

func (d *Desk) sendWritten(ctx context.Context, by Caller, m hiring.WrittenMail, meeting *hiring.WrittenMeeting) error {
	to, cc, err := m.Receivers()
	if err != nil {
		return err
	}
	for _, address := range slices.Concat(to, cc) {
		if err := d.mayWriteTo(ctx, by, address); err != nil {
			return err
		}
	}
	return d.Store.InTx(ctx, func(q *store.Queries) error {
		written, err := q.CountMailsWritten(ctx, store.CountMailsWrittenParams{SenderID: &by.User.ID, Since: store.At(d.Now().Add(-time.Hour))})
		if err != nil {
			return fmt.Errorf("app: count mails: %w", err)
		}
		if written >= hiring.MailsAnHour {
			return &hiring.Problem{Kind: hiring.TooOften, Message: hiring.MailTooOften, RetryAfter: time.Hour}
		}
		draft := letter.Draft{WriterID: by.User.ID, To: to, Cc: cc, Subject: m.Subject, Body: m.Body}
		if meeting != nil {
			if draft.Appointment, err = d.appointment(ctx, q, by, *meeting); err != nil {
				return err
			}
		}
		return d.queue(ctx, q, by.User.ID, letter.Written(draft))
	})
}

// appointment is the calendar entry of a mail that a person wrote, who is its organizer.
func (d *Desk) appointment(ctx context.Context, q *store.Queries, by Caller, meeting hiring.WrittenMeeting) (*letter.Appointment, error) {
	zone, err := d.zone(ctx, q)
	if err != nil {
		return nil, err
	}
	at, location, err := meeting.Read(d.Now().In(zone))
	if err != nil {
		return nil, err
	}
	user, err := q.UserByID(ctx, by.User.ID)
	if err != nil {
		return nil, fmt.Errorf("app: who writes: %w", err)
	}
	return &letter.Appointment{
		UID: newID() + "@muster", Start: at, Location: location, Now: d.Now(),
		Organizer: outreach.Person{Name: user.FirstName + " " + user.LastName, Address: user.Email},
	}, nil
}

// mayWriteTo says why the caller may not write to an address: it must be a colleague's, or that of a candidate whom they may
// see and who is not blacklisted.
func (d *Desk) mayWriteTo(ctx context.Context, by Caller, address string) error {
	colleague, err := d.Store.Read().IsUserEmail(ctx, address)
	if err != nil {
		return fmt.Errorf("app: receiver of a mail: %w", err)
	}
	if colleague {
		return nil
	}
	found, err := d.Store.Read().CandidatesOfEmail(ctx, address)
	if err != nil {
		return fmt.Errorf("app: receiver of a mail: %w", err)
	}
	refusal := error(&hiring.Problem{Kind: hiring.NotYours, Message: hiring.MailNotToThem})
	for _, c := range found {
		seen, err := d.Store.CandidateSeen(ctx, c.ID, by.Viewer().Scope)
		switch {
		case err != nil:
			return fmt.Errorf("app: receiver of a mail: %w", err)
		case seen && !c.Blacklisted:
			return nil
		case seen:
			refusal = hiring.Refuse(hiring.CandidateIsBlacklisted)
		}
	}
	return refusal
}
