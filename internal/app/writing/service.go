// Package writing is what users write to candidates from templates: filled with what the record knows, then mailed or
// opened in WhatsApp.
package writing

import (
	"muster/internal/app/applications"
	"muster/internal/app/core"
	"muster/internal/app/masters"
	"muster/internal/app/messages"
)

// Service has the use cases of this room.
type Service struct {
	*core.Core
	messages     *messages.Service
	masters      *masters.Service
	applications *applications.Service
}

// New makes the service.
func New(
	c *core.Core, outbox *messages.Service, masters *masters.Service, applications *applications.Service,
) *Service {
	return &Service{Core: c, messages: outbox, masters: masters, applications: applications}
}
