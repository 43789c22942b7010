package app

import (
	"context"
	"fmt"

	"muster/internal/hiring"
	"muster/internal/store"
)

// eyes are with whose eyes a list is read: who that is, and which requisitions they see.
type eyes struct {
	hiring.User
	store.Scope
}

// scopeOf is what the user sees of the requisitions. Somebody with the ESA-assigned flag works from the programme's queue
// without an assignment, so they see its requisitions beside their own.
func scopeOf(u hiring.User) store.Scope {
	sight := store.SeesAll
	switch {
	case u.Has(hiring.GrantManager):
	case u.Role == hiring.ESAHR:
		sight = store.SeesESA
	case u.Role == hiring.Interviewer:
		sight = store.SeesInterviewed
	case u.Role == hiring.Recruiter && u.Has(hiring.GrantEsaAssigned):
		sight = store.SeesAssignedAndESA
	case u.Role == hiring.Recruiter:
		sight = store.SeesAssigned
	}
	return store.Scope{Sight: sight, UserID: u.ID}
}

// own are the caller's own eyes.
func (c Caller) own() eyes { return eyes{c.User, scopeOf(c.User)} }

// eyesOf are those of the user whose id stands in a path: the caller's own, or anybody's for a manager.
func (d *Desk) eyesOf(ctx context.Context, by Caller, userID string) (eyes, error) {
	if userID == by.User.ID {
		return by.own(), nil
	}
	if err := by.ActAs(userID); err != nil {
		return eyes{}, err
	}
	row, err := d.Store.Read().UserFacts(ctx, userID)
	if store.IsNone(err) {
		return eyes{}, hiring.Missing()
	}
	if err != nil {
		return eyes{}, fmt.Errorf("app: user of a path: %w", err)
	}
	user := hiringUser(row.ID, row.Role, row.Grants)
	return eyes{user, scopeOf(user)}, nil
}

// owner is of whom figures are told: everybody's, where the eyes see everything, else those of the user alone.
func (e eyes) owner() string {
	if e.Sight == store.SeesAll {
		return ""
	}
	return e.User.ID
}
