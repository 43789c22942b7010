package core

import (
	"context"
	"fmt"

	"muster/internal/hiring"
	"muster/internal/store"
)

// Viewer is the user for whom a list is read, with their scope.
type Viewer struct {
	hiring.User
	store.Scope
}

func viewerFor(u hiring.User) Viewer {
	return Viewer{u, store.Scope{Sight: hiring.SightOf(u), UserID: u.ID}}
}

// Viewer returns the caller as a viewer.
func (c Caller) Viewer() Viewer { return viewerFor(c.User) }

// ViewerOf returns the user whose id is in a path: the caller, or anybody for a manager.
func (c *Core) ViewerOf(ctx context.Context, by Caller, userID string) (Viewer, error) {
	if userID == by.User.ID {
		return by.Viewer(), nil
	}
	if err := by.ActAs(userID); err != nil {
		return Viewer{}, err
	}
	row, err := c.Store.Read().UserFacts(ctx, userID)
	if store.IsNone(err) {
		return Viewer{}, hiring.Missing()
	}
	if err != nil {
		return Viewer{}, fmt.Errorf("app: user of a path: %w", err)
	}
	return viewerFor(HiringUser(row.ID, row.Role, row.Grants)), nil
}

// Owner returns whose figures are shown: everybody's to a viewer who sees everything, otherwise the viewer's own.
func (v Viewer) Owner() string {
	if v.Sight == hiring.SeesAll {
		return ""
	}
	return v.User.ID
}
