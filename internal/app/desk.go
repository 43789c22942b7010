// Package app is the use cases of Muster. A write loads what it needs, asks hiring, and saves, in one transaction with its
// audit line and its jobs. A read gives the rows of a query, scoped to who asks.
package app

import (
	"context"
	"log/slog"
	"time"

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

// Jobs are the handlers of all kinds of jobs.
func (d *Desk) Jobs() map[string]jobs.Handler {
	return map[string]jobs.Handler{JobSendMessage: d.SendMessage, JobMailMove: d.MailMove, JobSweep: d.Sweep}
}

// Zone is the business zone.
func (d *Desk) Zone(ctx context.Context) (*time.Location, error) { return d.zone(ctx, d.Store.Read()) }
