// Package profiles is what candidates tell about themselves: the five steps of the form, unfinished typing, and where
// they differ from the record.
package profiles

import (
	"muster/internal/app/candidates"
	"muster/internal/app/core"
	"muster/internal/app/messages"
	"muster/internal/app/visits"
)

// Service has the use cases of this room.
type Service struct {
	*core.Core
	messages   *messages.Service
	candidates *candidates.Service
	visits     *visits.Service
}

// New makes the service.
func New(
	c *core.Core, outbox *messages.Service, candidates *candidates.Service, visits *visits.Service,
) *Service {
	return &Service{c, outbox, candidates, visits}
}
