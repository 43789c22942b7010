// Package messages is the outbox: messages are queued with what causes them, and a job sends them. It makes and reads
// signed links, and queues the mail that users write.
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
	// SendMail sends a mail to the mail server; if nil, mail is kept in the outbox.
	SendMail func(context.Context, outreach.Mail) error
	// MailHost is the mail server's host.
	MailHost string
	// Whatsapp is the service that sends campaigns; if nil, they are kept in the outbox.
	Whatsapp *outreach.Whatsapp
	// Telephony makes telephone calls; nil if none is configured.
	Telephony *outreach.Telephony
	// WhatsappHook is what the service proves its reports with.
	WhatsappHook WhatsappHook
	// Demo is set for the demo company: its outbox may show links that are otherwise only in the mail itself.
	Demo bool
	// LinkKey signs links. It is not in the database, so that a copy of the database opens no door.
	LinkKey []byte
	// Links makes the links in the table of causes. The rooms that know what a link is about provide them.
	Links map[letter.LinkKind]LinkMaker
	// leaving has a place for each message that is being handed to the WhatsApp service.
	leaving chan struct{}
}

// New makes the service. It sends nothing and makes no link until the fields are set.
func New(c *core.Core) *Service { return &Service{Core: c, leaving: make(chan struct{}, MostLeaving)} }
