// Package settings is the settings and the statuses as they are administered. How settings are read is in core.
package settings

import "muster/internal/app/core"

// Service has the use cases of this room.
type Service struct{ *core.Core }

// New makes the service.
func New(c *core.Core) *Service { return &Service{c} }
