// Package messages is the outbox: messages are queued with what causes them, and a job sends them. It makes signed
// links and reads them, and queues the mail that people write.
package messages

import (
	"context"

	"muster/internal/app/core"
	"muster/internal/letter"
	"muster/internal/outreach"
)

// Service has the use cases of this room.
type Service struct {
	*core.Core
	// SendMail hands a mail to the mail server; without one (nil) mail is kept in the outbox.
	SendMail func(context.Context, outreach.Mail) error
	// Demo says that this is the demo company: its outbox may show links that are otherwise only in the mail itself.
	Demo bool
	// Links make the links that the table of causes names. The rooms that know what a link is about make it.
	Links map[letter.LinkKind]LinkMaker
}

// New makes the service. Nothing is sent, and no link is made, until it is told how.
func New(c *core.Core) *Service { return &Service{Core: c} }
