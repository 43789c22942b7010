// Package home is the card above the tiles: My day of a recruiter, Needs you of a manager.
package home

import (
	"muster/internal/app/calling"
	"muster/internal/app/core"
	"muster/internal/app/figures"
	"muster/internal/app/requisitions"
	"muster/internal/app/waits"
)

// Service has the use cases of this room.
type Service struct {
	*core.Core
	waits        *waits.Service
	requisitions *requisitions.Service
	figures      *figures.Service
	calling      *calling.Service
}

// New makes the service.
func New(
	c *core.Core, waits *waits.Service, requisitions *requisitions.Service, figures *figures.Service,
	calling *calling.Service,
) *Service {
	return &Service{c, waits, requisitions, figures, calling}
}
