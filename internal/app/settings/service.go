// Package settings is the administration of settings and statuses. Reading settings is in core.
package settings

import "muster/internal/app/core"

// Service has the use cases of this room.
type Service struct{ *core.Core }

// New makes the service.
func New(c *core.Core) *Service { return &Service{c} }
