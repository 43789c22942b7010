// Package app is the use cases of Muster. A write loads what it needs, asks hiring, and saves, in one transaction with its
// audit line and its jobs. A read gives the rows of a query, scoped to who asks.
package app

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"strings"
	"time"

	"github.com/google/uuid"

	"muster/internal/hiring"
	"muster/internal/jobs"
	"muster/internal/outreach"
	"muster/internal/store"
)

// Desk is the whole of Muster as far as it does not depend on how it is reached.
type Desk struct {
	Store *store.Store
	Now   func() time.Time
	Log   *slog.Logger
	// PublicURL begins every link that leaves the house, without a slash at its end.
	PublicURL string
	// SendMail hands a mail to the mail server; without one (nil) mail is kept in the outbox.
	SendMail func(context.Context, outreach.Mail) error
	// Demo says that this is the demo company: its outbox may show links that are otherwise only in the mail itself.
	Demo bool
}

// Caller is who asks, and from where.
type Caller struct {
	User      hiring.User
	SessionID string
	Address   string
	Agent     string
	RequestID string
}

// Topics of changes: what a screen shows is refetched when its topic changed.
const (
	topicMessage = "message"
	topicSetting = "setting"
	topicUser    = "user"
	topicSession = "session"
)

// Jobs are the handlers of all kinds of jobs.
func (d *Desk) Jobs() map[string]jobs.Handler {
	return map[string]jobs.Handler{JobSendMessage: d.SendMessage, JobMailMove: d.MailMove, JobSweep: d.Sweep}
}

func newID() string { return uuid.Must(uuid.NewV7()).String() }

// audit writes the line that says who changed what; before and after are kept as JSON. Secrets never go in.
func (d *Desk) audit(ctx context.Context, q *store.Queries, by Caller, action, subject, subjectID string, before, after any) error {
	was, err := plainJSON(before)
	if err != nil {
		return fmt.Errorf("app: audit %s: %w", action, err)
	}
	is, err := plainJSON(after)
	if err != nil {
		return fmt.Errorf("app: audit %s: %w", action, err)
	}
	line := store.AddAuditParams{
		ID: newID(), At: store.At(d.Now()), Action: action, Subject: subject, SubjectID: subjectID,
		Before: was, After: is, Address: by.Address, RequestID: by.RequestID,
	}
	if by.User.ID != "" {
		line.ActorID = &by.User.ID
	}
	if err := q.AddAudit(ctx, line); err != nil {
		return fmt.Errorf("app: audit %s: %w", action, err)
	}
	return nil
}

// plainJSON leaves the signs of HTML as they are, so that a search finds them in an audit line.
func plainJSON(value any) (string, error) {
	var text strings.Builder
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(value)
	return strings.TrimSuffix(text.String(), "\n"), err
}

// Zone is the business zone.
func (d *Desk) Zone(ctx context.Context) (*time.Location, error) { return d.zone(ctx, d.Store.Read()) }

// Changes tells which topics changed after the number that the caller knows, and the newest number.
func (d *Desk) Changes(ctx context.Context, since int64) (now int64, topics []string, err error) {
	rows, err := d.Store.Read().ChangesSince(ctx, since)
	if err != nil {
		return 0, nil, fmt.Errorf("app: changes: %w", err)
	}
	now, topics = since, []string{}
	for _, row := range rows {
		now = max(now, row.N)
		topics = append(topics, row.Topic)
	}
	return now, topics, nil
}
