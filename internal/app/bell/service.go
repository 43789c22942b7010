// Package bell is what users are told of: reading their notifications, marking them, and mailing some at once. They are
// written by core.Notify, in the transaction of the step that they tell of.
package bell

import (
	"muster/internal/app/core"
	"muster/internal/app/messages"
)

// Service has the use cases of this room.
type Service struct {
	*core.Core
	messages *messages.Service
}

// New makes the service.
func New(c *core.Core, outbox *messages.Service) *Service { return &Service{c, outbox} }
