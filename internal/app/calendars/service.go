// Package calendars is the calendar that each user can subscribe to: their interviews, and the days on which their
// candidates join.
package calendars

import (
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
)

// Service has the use cases of this room.
type Service struct {
	*core.Core
	reads core.Pace
}

// New makes the service.
func New(c *core.Core) *Service {
	return &Service{Core: c, reads: core.Pace{Within: time.Hour, Most: hiring.CalendarReadsAnHour}}
}
