// Package calling is the calling round: whom a recruiter calls next, one candidate after the other.
package calling

import (
	"muster/internal/app/applications"
	"muster/internal/app/core"
	"muster/internal/app/requisitions"
)

// Service has the use cases of this room.
type Service struct {
	*core.Core
	requisitions *requisitions.Service
	applications *applications.Service
}

// New makes the service.
func New(c *core.Core, requisitions *requisitions.Service, applications *applications.Service) *Service {
	return &Service{c, requisitions, applications}
}
