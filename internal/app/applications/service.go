// Package applications is one candidate's way through one requisition: what may follow, and the moves.
//
// A move is read top to bottom: it stands in application_move.go, application_load.go reads what it is decided from,
// and application_save.go writes what the rules decided.
package applications

import (
	"muster/internal/app/core"
	"muster/internal/app/requisitions"
	"muster/internal/app/waits"
)

// Service has the use cases of this room.
type Service struct {
	*core.Core
	requisitions *requisitions.Service
	waits        *waits.Service
}

// New makes the service.
func New(c *core.Core, requisitions *requisitions.Service, waits *waits.Service) *Service {
	return &Service{c, requisitions, waits}
}
