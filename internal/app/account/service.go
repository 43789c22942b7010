// Package account is signing in, login sessions and passwords.
package account

import (
	"muster/internal/app/core"
	"muster/internal/app/messages"
)

// Service has the use cases of this room.
type Service struct {
	*core.Core
	messages   *messages.Service
	seen       seen
	judgements pace
}

// New makes the service.
func New(c *core.Core, outbox *messages.Service) *Service { return &Service{Core: c, messages: outbox} }
