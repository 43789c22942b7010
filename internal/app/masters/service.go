// Package masters is the master data: positions, sources, and the templates of WhatsApp messages and e-mails.
package masters

import "muster/internal/app/core"

// Service has the use cases of this room.
type Service struct{ *core.Core }

// New makes the service.
func New(c *core.Core) *Service { return &Service{c} }
