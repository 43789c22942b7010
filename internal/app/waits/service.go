// Package waits keeps whom each application waits on: it works the waits out anew in the transaction of whatever
// changes them, and all of them after a change of settings. Whom a requisition waits on it works out when that is read.
package waits

import "muster/internal/app/core"

// Service has the use cases of this room.
type Service struct {
	*core.Core
	board        board
	requisitions requisitionWaits
}

// New makes the service.
func New(c *core.Core) *Service {
	return &Service{Core: c, board: board{updating: make(chan struct{}, 1)}}
}
