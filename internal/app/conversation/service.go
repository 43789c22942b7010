// Package conversation is everything that was written to a candidate, by every channel, and the calls: reading it,
// sending it again, cancelling what has not left.
package conversation

import (
	"muster/internal/app/candidates"
	"muster/internal/app/core"
	"muster/internal/app/messages"
)

// Service has the use cases of this room.
type Service struct {
	*core.Core
	messages   *messages.Service
	candidates *candidates.Service
}

// New makes the service.
func New(c *core.Core, messages *messages.Service, candidates *candidates.Service) *Service {
	return &Service{c, messages, candidates}
}
