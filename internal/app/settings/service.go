// Package settings is the administration of settings and statuses. Reading settings is in core.
package settings

import (
	"muster/internal/app/core"
	"muster/internal/app/waits"
)

// Service has the use cases of this room.
type Service struct {
	*core.Core
	waits *waits.Service
}

// New makes the service.
func New(c *core.Core, waits *waits.Service) *Service { return &Service{c, waits} }
