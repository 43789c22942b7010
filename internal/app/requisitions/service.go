// Package requisitions is requisitions: their lists, one as a whole, the actions on it, undo, and its approval by mail.
//
// An action is read top to bottom: it stands in requisition_action.go, and requisition_change.go loads the requisition,
// lets the rules decide, and saves what they decided.
package requisitions

import (
	"muster/internal/app/core"
	"muster/internal/app/messages"
	"muster/internal/app/waits"
)

// Service has the use cases of this room.
type Service struct {
	*core.Core
	messages *messages.Service
	waits    *waits.Service
}

// New makes the service.
func New(c *core.Core, outbox *messages.Service, waits *waits.Service) *Service {
	return &Service{c, outbox, waits}
}
