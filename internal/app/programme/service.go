// Package programme is the ESA programme: the public page behind its link, and the queue of those who came through it.
// Its directory is the candidates' directory.
package programme

import (
	"muster/internal/app/applications"
	"muster/internal/app/candidates"
	"muster/internal/app/core"
	"muster/internal/app/messages"
	"muster/internal/app/requisitions"
	"muster/internal/app/visits"
)

// Service has the use cases of this room.
type Service struct {
	*core.Core
	messages     *messages.Service
	requisitions *requisitions.Service
	applications *applications.Service
	candidates   *candidates.Service
	visits       *visits.Service
}

// New makes the service.
func New(
	c *core.Core, messages *messages.Service, requisitions *requisitions.Service, applications *applications.Service,
	candidates *candidates.Service, visits *visits.Service,
) *Service {
	return &Service{c, messages, requisitions, applications, candidates, visits}
}
