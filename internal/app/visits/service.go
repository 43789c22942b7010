// Package visits is what candidates reach without an account: links, candidate sessions, consent, opting out, and a
// resume uploaded by a link.
package visits

import (
	"context"
	"time"

	"muster/internal/app/applications"
	"muster/internal/app/candidates"
	"muster/internal/app/core"
	"muster/internal/app/messages"
	"muster/internal/store"
)

// Service has the use cases of this room.
type Service struct {
	*core.Core
	messages     *messages.Service
	applications *applications.Service
	candidates   *candidates.Service
	seen         core.LastSeen
}

// New makes the service.
func New(
	c *core.Core, outbox *messages.Service, applications *applications.Service, candidates *candidates.Service,
) *Service {
	return &Service{Core: c, messages: outbox, applications: applications, candidates: candidates, seen: core.LastSeen{
		Write: func(ctx context.Context, hash string, at time.Time) error {
			return c.Store.Alone().TouchCandidateSession(ctx, store.TouchCandidateSessionParams{SeenAt: store.At(at),
				TokenHash: hash})
		},
	}}
}

// AwaitSeen returns when everything is written about the last use of candidate sessions.
func (s *Service) AwaitSeen() { s.seen.Await() }
