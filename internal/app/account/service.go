// Package account is signing in, login sessions and passwords.
package account

import (
	"context"
	"time"

	"muster/internal/app/core"
	"muster/internal/app/messages"
	"muster/internal/hiring"
	"muster/internal/store"
)

// Service has the use cases of this room.
type Service struct {
	*core.Core
	messages   *messages.Service
	seen       core.LastSeen
	judgements core.Pace
}

// New makes the service.
func New(c *core.Core, outbox *messages.Service) *Service {
	return &Service{
		Core: c, messages: outbox, judgements: core.Pace{Within: time.Minute, Most: hiring.JudgementsAMinute},
		seen: core.LastSeen{
			Write: func(ctx context.Context, hash string, at time.Time) error {
				return c.Store.Alone().TouchSession(ctx, store.TouchSessionParams{SeenAt: store.At(at), TokenHash: hash})
			},
		},
	}
}

// AwaitSeen returns when everything is written about the last use of login sessions.
func (s *Service) AwaitSeen() { s.seen.Await() }
