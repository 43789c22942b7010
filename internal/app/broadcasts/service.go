// Package broadcasts sends campaigns to candidates: ESA Link to one, a broadcast to several, one after the other.
package broadcasts

import (
	"time"

	"muster/internal/app/applications"
	"muster/internal/app/candidates"
	"muster/internal/app/core"
	"muster/internal/app/messages"
	"muster/internal/app/visits"
	"muster/internal/hiring"
)

// Service has the use cases of this room.
type Service struct {
	*core.Core
	messages     *messages.Service
	applications *applications.Service
	visits       *visits.Service
	candidates   *candidates.Service
	// Wait is how long the answer about an ESA Link waits for what becomes of it.
	Wait time.Duration
}

// New makes the service.
func New(
	c *core.Core, messages *messages.Service, applications *applications.Service, visits *visits.Service,
	candidates *candidates.Service,
) *Service {
	return &Service{c, messages, applications, visits, candidates, hiring.EsaLinkWait}
}
