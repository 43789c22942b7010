package messages

import (
	"context"
	"fmt"
	"slices"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/outreach"
	"muster/internal/store"
)

// SendMailOf queues a mail written by a user, to colleagues and to candidates whom they may see.
func (s *Service) SendMailOf(ctx context.Context, by core.Caller, m hiring.WrittenMail) error {
	return s.sendWritten(ctx, by, m, writing{mayWriteTo: s.mayWriteTo})
}

// SendMailCalendar is SendMailOf with an entry for the receivers' calendars.
func (s *Service) SendMailCalendar(
	ctx context.Context, by core.Caller, m hiring.WrittenMail, meeting hiring.WrittenMeeting,
) error {
	return s.sendWritten(ctx, by, m, writing{mayWriteTo: s.mayWriteTo, meeting: &meeting})
}

// SendMailToUsers is SendMailOf for a mail that does not leave the house.
func (s *Service) SendMailToUsers(ctx context.Context, by core.Caller, m hiring.WrittenMail) error {
	return s.sendWritten(ctx, by, m, writing{mayWriteTo: s.mayWriteToUser})
}

// ToCandidate is the candidate to whom a mail was written from a template.
type ToCandidate struct{ CandidateID, RequisitionID, Title string }

// SendMailTo queues a mail to a candidate, with copies to colleagues. Its caller has checked that the user may write to
// them, and that the mail goes to their address.
func (s *Service) SendMailTo(ctx context.Context, by core.Caller, m hiring.WrittenMail, to ToCandidate) error {
	theirs := hiring.EmailKey(m.To)
	return s.sendWritten(ctx, by, m, writing{to: to,
		mayWriteTo: func(ctx context.Context, by core.Caller, address string) ([]string, error) {
			if address == theirs {
				return nil, nil
			}
			return s.mayWriteToUser(ctx, by, address)
		}})
}

// writing is what differs between the ways to write a mail.
type writing struct {
	// mayWriteTo returns the candidates whose address it is, or why the user may not write to it.
	mayWriteTo func(ctx context.Context, by core.Caller, address string) (candidates []string, err error)
	meeting    *hiring.WrittenMeeting
	to         ToCandidate
}

func (s *Service) sendWritten(ctx context.Context, by core.Caller, m hiring.WrittenMail, w writing) error {
	to, cc, err := m.Receivers()
	if err != nil {
		return err
	}
	var candidates []string
	for _, address := range slices.Concat(to, cc) {
		found, err := w.mayWriteTo(ctx, by, address)
		if err != nil {
			return err
		}
		candidates = append(candidates, found...)
	}
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		if err := s.CheckMails(ctx, q, by); err != nil {
			return err
		}
		draft := letter.Draft{WriterID: by.User.ID, To: to, Cc: cc, Subject: m.Subject, Body: m.Body,
			Own: s.PublicURL}
		var err error
		if w.meeting != nil {
			if draft.Appointment, err = s.appointment(ctx, q, by, *w.meeting); err != nil {
				return err
			}
		}
		mail, err := letter.Written(draft)
		if err != nil {
			return err
		}
		if err := hiring.CheckFilled("subject", mail.Subject); err != nil {
			return err
		}
		if err := hiring.CheckFilled("body", mail.Plain); err != nil {
			return err
		}
		mail.CandidateID, mail.RequisitionID, mail.Title = w.to.CandidateID, w.to.RequisitionID, w.to.Title
		row, err := s.queueMail(ctx, q, s.Now(), by.User.ID, mail)
		if err != nil {
			return err
		}
		for _, candidateID := range candidates {
			if err := addToCandidate(ctx, q, store.AddCandidateMessageParams{CandidateID: candidateID, MessageID: row.ID,
				CreatedAt: row.CreatedAt, Title: "Email"}); err != nil {
				return err
			}
		}
		return nil
	})
}

// CheckMails refuses another mail of a user who has sent as many in the last hour as they may, those with a link
// included.
func (s *Service) CheckMails(ctx context.Context, q *store.Queries, by core.Caller) error {
	written, err := q.CountMailsWritten(ctx, store.CountMailsWrittenParams{SenderID: &by.User.ID,
		Since: store.At(s.Now().Add(-time.Hour))})
	if err != nil {
		return fmt.Errorf("app: count mails: %w", err)
	}
	if written >= hiring.MailsAnHour {
		return &hiring.Problem{Kind: hiring.TooOften, Message: hiring.MailTooOften, RetryAfter: time.Hour}
	}
	return nil
}

// appointment returns the calendar entry of a mail written by a user, who is its organizer.
func (s *Service) appointment(
	ctx context.Context, q *store.Queries, by core.Caller, meeting hiring.WrittenMeeting,
) (*letter.Appointment, error) {
	zone, err := s.ZoneIn(ctx, q)
	if err != nil {
		return nil, err
	}
	at, location, err := meeting.Read(s.Now().In(zone))
	if err != nil {
		return nil, err
	}
	user, err := q.UserByID(ctx, by.User.ID)
	if err != nil {
		return nil, fmt.Errorf("app: who writes: %w", err)
	}
	return &letter.Appointment{
		UID: core.NewID() + "@muster", Start: at, Location: location, Now: s.Now(),
		Organizer: outreach.Person{Name: user.FirstName + " " + user.LastName, Address: user.Email},
	}, nil
}

// mayWriteTo returns the candidates whose address it is, or why the caller may not write to it: it must be a
// colleague's, or that of a visible candidate who is not blacklisted.
func (s *Service) mayWriteTo(ctx context.Context, by core.Caller, address string) (candidates []string, err error) {
	colleague, err := s.Store.Read().IsUserEmail(ctx, address)
	if err != nil {
		return nil, fmt.Errorf("app: receiver of a mail: %w", err)
	}
	if colleague {
		return nil, nil
	}
	found, err := s.Store.Read().CandidatesOfEmail(ctx, address)
	if err != nil {
		return nil, fmt.Errorf("app: receiver of a mail: %w", err)
	}
	refusal := error(&hiring.Problem{Kind: hiring.NotYours, Message: hiring.MailNotToThem})
	for _, c := range found {
		seen, err := s.Store.CandidateSeen(ctx, c.ID, by.Viewer().Scope)
		switch {
		case err != nil:
			return nil, fmt.Errorf("app: receiver of a mail: %w", err)
		case seen && !c.Blacklisted:
			may, err := s.stillOn(ctx, by, c.ID)
			if err != nil {
				return nil, err
			}
			if may {
				candidates = append(candidates, c.ID)
			}
		case seen:
			refusal = hiring.Refuse(hiring.CandidateIsBlacklisted)
		}
	}
	if len(candidates) > 0 {
		return candidates, nil
	}
	return nil, refusal
}

// stillOn reports whether the caller was not taken off the candidate: a recruiter whose assignment is Hr Revoke only
// reads.
func (s *Service) stillOn(ctx context.Context, by core.Caller, candidateID string) (bool, error) {
	facts, err := s.Store.Read().RightFacts(ctx, candidateID)
	if store.IsNone(err) {
		return true, nil
	}
	if err != nil {
		return false, fmt.Errorf("app: who works on a candidate: %w", err)
	}
	return core.Text(facts.OwnerID) != by.User.ID || hiring.Status(facts.OwnerRow) != hiring.StatusHrRevoke ||
		by.User.Has(hiring.GrantManager), nil
}

// mayWriteToUser refuses an address that is no colleague's.
func (s *Service) mayWriteToUser(ctx context.Context, _ core.Caller, address string) ([]string, error) {
	colleague, err := s.Store.Read().IsUserEmail(ctx, address)
	if err != nil {
		return nil, fmt.Errorf("app: receiver of a mail: %w", err)
	}
	if !colleague {
		return nil, &hiring.Problem{Kind: hiring.NotYours, Message: hiring.MailOnlyToUsers}
	}
	return nil, nil
}
