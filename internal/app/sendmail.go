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
	for _, address := range append(append([]string{}, to...), cc...) {
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

var (
	lineEnds = regexp.MustCompile(`(?i)<(br|/p|/div|/li|/tr|/h[1-4])[^>]*>`)
	anyTag   = regexp.MustCompile(`<[^>]*>`)
)

// plainOf is the text of sanitised HTML, for mail programs that show no HTML.
func plainOf(body string) string {
	text := anyTag.ReplaceAllString(lineEnds.ReplaceAllString(body, "\n"), "")
	return strings.TrimSpace(html.UnescapeString(text)) + "\n"
}
