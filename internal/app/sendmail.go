package app

import (
	"context"
	"fmt"
	"html"
	"regexp"
	"strings"
	"time"

	"github.com/microcosm-cc/bluemonday"

	"muster/internal/hiring"
	"muster/internal/outreach"
	"muster/internal/store"
)

// safe keeps the formatting that people use in mails and templates, and nothing that runs or loads from elsewhere.
var safe = func() *bluemonday.Policy {
	p := bluemonday.NewPolicy()
	p.AllowStandardURLs()
	p.AllowElements("p", "br", "div", "span", "b", "strong", "i", "em", "u", "s", "h1", "h2", "h3", "h4", "blockquote", "hr", "pre", "code", "ul", "ol", "li")
	p.AllowAttrs("href").OnElements("a")
	p.AllowTables()
	p.RequireNoFollowOnLinks(true)
	return p
}()

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
	return d.Store.InTx(ctx, func(q *store.Queries) error {
		written, err := q.CountMailsWritten(ctx, store.CountMailsWrittenParams{SenderID: &by.User.ID, Since: store.At(d.Now().Add(-time.Hour))})
		if err != nil {
			return fmt.Errorf("app: count mails: %w", err)
		}
		if written >= hiring.MailsAnHour {
			return &hiring.Problem{Kind: hiring.TooOften, Message: hiring.MailTooOften, RetryAfter: time.Hour}
		}
		for _, address := range append(append([]string{}, to...), cc...) {
			if err := d.mayWriteTo(ctx, q, by, address); err != nil {
				return err
			}
		}
		body := safe.Sanitize(m.Body)
		mail := outgoing{
			To: to, Cc: cc, Subject: strings.TrimSpace(m.Subject), HTML: mailPage("", body), Plain: plainOf(body),
			Cause: causeSendMail, CauseID: by.User.ID, SenderID: by.User.ID,
		}
		if meeting != nil {
			if mail.Calendar, err = d.writtenCalendar(ctx, q, by, mail, *meeting); err != nil {
				return err
			}
		}
		return d.queue(ctx, q, mail)
	})
}

// writtenCalendar is the calendar entry of a mail that a person wrote, who is its organizer.
func (d *Desk) writtenCalendar(ctx context.Context, q *store.Queries, by Caller, mail outgoing, meeting hiring.WrittenMeeting) (string, error) {
	zone, err := d.zone(ctx, q)
	if err != nil {
		return "", err
	}
	at, location, err := meeting.Read(d.Now().In(zone))
	if err != nil {
		return "", err
	}
	user, err := q.UserByID(ctx, by.User.ID)
	if err != nil {
		return "", fmt.Errorf("app: who writes: %w", err)
	}
	entry := outreach.Meeting{
		UID: newID() + "@muster", Summary: mail.Subject, Description: mail.Plain, Location: location, Start: at, Length: hiring.InterviewLength,
		Organizer: outreach.Person{Name: user.FirstName + " " + user.LastName, Address: user.Email}, Written: d.Now(),
	}
	for _, address := range append(append([]string{}, mail.To...), mail.Cc...) {
		entry.Attendees = append(entry.Attendees, outreach.Person{Name: address, Address: address})
	}
	return entry.Calendar(), nil
}

const causeSendMail = "SendMail"

func (d *Desk) mayWriteTo(ctx context.Context, q *store.Queries, by Caller, address string) error {
	known, err := q.IsUserEmail(ctx, address)
	if err == nil && !known {
		if hiring.SeesEveryCandidate(by.User) {
			known, err = q.IsCandidateEmail(ctx, address)
		} else {
			known, err = q.IsOwnCandidateEmail(ctx, store.IsOwnCandidateEmailParams{Email: address, UserID: by.User.ID})
		}
	}
	if err != nil {
		return fmt.Errorf("app: receiver of a mail: %w", err)
	}
	if !known {
		return &hiring.Problem{Kind: hiring.NotYours, Message: hiring.MailNotToThem}
	}
	return nil
}

var (
	lineEnds = regexp.MustCompile(`(?i)<(br|/p|/div|/li|/tr|/h[1-4])[^>]*>`)
	anyTag   = regexp.MustCompile(`<[^>]*>`)
)

// plainOf is the text of sanitised HTML, for mail programs that show no HTML.
func plainOf(body string) string {
	text := anyTag.ReplaceAllString(lineEnds.ReplaceAllString(body, "\n"), "")
	return strings.TrimSpace(html.UnescapeString(text)) + "\n"
}
