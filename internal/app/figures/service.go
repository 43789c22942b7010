// Package figures is the home screen's panels and the dashboards.
package figures

import "muster/internal/app/core"

// Service has the use cases of this room.
type Service struct{ *core.Core }

// New makes the service.
func New(c *core.Core) *Service { return &Service{c} }
