// Package people is users and their grants, departments and roles.
package people

import (
	"muster/internal/app/account"
	"muster/internal/app/core"
	"muster/internal/app/messages"
	"muster/internal/app/requisitions"
	"muster/internal/app/waits"
)

// Service has the use cases of this room.
type Service struct {
	*core.Core
	messages *messages.Service
	account  *account.Service
	waits    *waits.Service
	// requisitions follow when somebody else approves them.
	requisitions *requisitions.Service
}

// New makes the service.
func New(
	c *core.Core, outbox *messages.Service, accounts *account.Service, waits *waits.Service,
	requisitions *requisitions.Service,
) *Service {
	return &Service{c, outbox, accounts, waits, requisitions}
}
