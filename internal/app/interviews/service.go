// Package interviews is the interviews a user conducts, their results through a signed link, and the mails of a move.
package interviews

import (
	"muster/internal/app/applications"
	"muster/internal/app/core"
	"muster/internal/app/messages"
)

// Service has the use cases of this room.
type Service struct {
	*core.Core
	messages     *messages.Service
	applications *applications.Service
}

// New makes the service.
func New(c *core.Core, outbox *messages.Service, applications *applications.Service) *Service {
	return &Service{c, outbox, applications}
}
