// Package weekly mails the tables of dashboards to their readers as files, every week.
package weekly

import (
	"muster/internal/app/core"
	"muster/internal/app/figures"
	"muster/internal/app/messages"
)

// Service has the use cases of this room.
type Service struct {
	*core.Core
	figures  *figures.Service
	messages *messages.Service
}

// New makes the service.
func New(c *core.Core, f *figures.Service, m *messages.Service) *Service { return &Service{c, f, m} }
