// Package people is users and their grants, departments and roles.
package people

import (
	"muster/internal/app/account"
	"muster/internal/app/core"
	"muster/internal/app/messages"
)

// Service has the use cases of this room.
type Service struct {
	*core.Core
	messages *messages.Service
	account  *account.Service
}

// New makes the service.
func New(c *core.Core, outbox *messages.Service, accounts *account.Service) *Service {
	return &Service{c, outbox, accounts}
}
