// Package audit is the audit as it is read, and the downloads that are written into it.
package audit

import "muster/internal/app/core"

// Service has the use cases of this room.
type Service struct{ *core.Core }

// New makes the service.
func New(c *core.Core) *Service { return &Service{c} }
