// Package candidates is candidates: adding and editing them, the directory of a requisition, details, timelines,
// resumes.
package candidates

import (
	"muster/internal/app/applications"
	"muster/internal/app/core"
	"muster/internal/app/requisitions"
	"muster/internal/app/resumes"
	"muster/internal/app/waits"
)

// Service has the use cases of this room.
type Service struct {
	*core.Core
	requisitions *requisitions.Service
	applications *applications.Service
	resumes      *resumes.Service
	waits        *waits.Service
}

// New makes the service.
func New(
	c *core.Core, requisitions *requisitions.Service, applications *applications.Service, resumes *resumes.Service,
	waits *waits.Service,
) *Service {
	return &Service{c, requisitions, applications, resumes, waits}
}
