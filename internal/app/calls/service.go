// Package calls is telephone calls: asking the telephony service for one, and what it reports about it.
package calls

import (
	"muster/internal/app/applications"
	"muster/internal/app/core"
	"muster/internal/app/messages"
	"muster/internal/app/people"
)

// Service has the use cases of this room.
type Service struct {
	*core.Core
	applications *applications.Service
	people       *people.Service
	messages     *messages.Service
	// HookSecret proves the reports of the telephony service; none is believed if it is empty.
	HookSecret string
}

// New makes the service. It calls nobody until the channel of telephony is configured.
func New(
	c *core.Core, applications *applications.Service, people *people.Service, outbox *messages.Service,
) *Service {
	return &Service{Core: c, applications: applications, people: people, messages: outbox}
}
