package app

import (
	"context"
	"fmt"
	"slices"

	"muster/internal/hiring"
	"muster/internal/store"
)

// DisableUser keeps a user out from now on; whoever is signed in as this user is signed out.
func (d *Desk) DisableUser(ctx context.Context, by Caller, mobile string) error {
	return d.changeUser(ctx, mobile, func(q *store.Queries, user store.UserByMobileRow) error {
		if !user.Active {
			return hiring.Refuse(nameOf(user) + " is disabled already")
		}
		if err := setActive(ctx, q, user.ID, false); err != nil {
			return err
		}
		if err := endSessions(ctx, q, user.ID); err != nil {
			return err
		}
		if err := q.DropPasswordLinksOfUser(ctx, user.ID); err != nil {
			return fmt.Errorf("app: drop password links: %w", err)
		}
		return d.audit(ctx, q, by, "DisableUser", "user", user.ID, true, false)
	})
}

// EnableUser lets a user in again who was disabled.
func (d *Desk) EnableUser(ctx context.Context, by Caller, mobile string) error {
	return d.changeUser(ctx, mobile, func(q *store.Queries, user store.UserByMobileRow) error {
		if user.Active {
			return hiring.Refuse(nameOf(user) + " is active already")
		}
		if err := setActive(ctx, q, user.ID, true); err != nil {
			return err
		}
		return d.audit(ctx, q, by, "EnableUser", "user", user.ID, false, true)
	})
}

// GrantUser gives a user a grant.
func (d *Desk) GrantUser(ctx context.Context, by Caller, mobile string, g hiring.Grant) error {
	if err := hiring.CheckGrant(g); err != nil {
		return err
	}
	return d.changeUser(ctx, mobile, func(q *store.Queries, user store.UserByMobileRow) error {
		before := hiringUser(user.ID, user.Role, user.Grants).Grants
		if slices.Contains(before, g) {
			return hiring.Refuse(nameOf(user) + " has the grant " + string(g) + " already")
		}
		if err := q.AddGrant(ctx, store.AddGrantParams{UserID: user.ID, GrantName: string(g)}); err != nil {
			return fmt.Errorf("app: grant: %w", err)
		}
		if err := countUserChange(ctx, q, user.ID); err != nil {
			return err
		}
		return d.audit(ctx, q, by, "GrantUser", "user", user.ID, before, append(before, g))
	})
}

// RevokeGrant takes a grant from a user.
func (d *Desk) RevokeGrant(ctx context.Context, by Caller, mobile string, g hiring.Grant) error {
	if err := hiring.CheckGrant(g); err != nil {
		return err
	}
	return d.changeUser(ctx, mobile, func(q *store.Queries, user store.UserByMobileRow) error {
		done, err := q.RemoveGrant(ctx, store.RemoveGrantParams{UserID: user.ID, GrantName: string(g)})
		if err != nil {
			return fmt.Errorf("app: revoke a grant: %w", err)
		}
		if done == 0 {
			return hiring.Refuse(nameOf(user) + " does not have the grant " + string(g))
		}
		if err := countUserChange(ctx, q, user.ID); err != nil {
			return err
		}
		before := hiringUser(user.ID, user.Role, user.Grants).Grants
		after := slices.DeleteFunc(slices.Clone(before), func(had hiring.Grant) bool { return had == g })
		return d.audit(ctx, q, by, "RevokeGrant", "user", user.ID, before, after)
	})
}

// SetUserPassword gives a user a password without asking for the old one, and signs them out everywhere.
func (d *Desk) SetUserPassword(ctx context.Context, by Caller, mobile, password string) error {
	if err := hiring.CheckNewPassword("password", password, mobile); err != nil {
		return err
	}
	hashed, err := HashPassword(password)
	if err != nil {
		return err
	}
	return d.changeUser(ctx, mobile, func(q *store.Queries, user store.UserByMobileRow) error {
		return d.storePassword(ctx, q, by, user.ID, hashed, "SetUserPassword")
	})
}

// SignOutUser ends every login session of a user.
func (d *Desk) SignOutUser(ctx context.Context, by Caller, mobile string) error {
	return d.changeUser(ctx, mobile, func(q *store.Queries, user store.UserByMobileRow) error {
		if err := endSessions(ctx, q, user.ID); err != nil {
			return err
		}
		return d.audit(ctx, q, by, "SignOutUser", "user", user.ID, nil, nil)
	})
}

// changeUser runs one change to a user in a transaction, and takes it back when nobody could administer Muster after it.
func (d *Desk) changeUser(ctx context.Context, mobile string, change func(*store.Queries, store.UserByMobileRow) error) error {
	return d.Store.InTx(ctx, func(q *store.Queries) error {
		user, err := q.UserByMobile(ctx, mobile)
		if store.IsNone(err) {
			return &hiring.Problem{Kind: hiring.Absent, Field: "mobile", Message: noUser(mobile)}
		}
		if err != nil {
			return fmt.Errorf("app: user to change: %w", err)
		}
		before, err := q.ActiveUsersWithGrant(ctx, string(hiring.GrantAdminister))
		if err != nil {
			return fmt.Errorf("app: count administrators: %w", err)
		}
		if err := change(q, user); err != nil {
			return err
		}
		after, err := q.ActiveUsersWithGrant(ctx, string(hiring.GrantAdminister))
		if err != nil {
			return fmt.Errorf("app: count administrators: %w", err)
		}
		if err := hiring.CheckAdministrators(before, after); err != nil {
			return err
		}
		return q.MarkChange(ctx, topicUser)
	})
}

func setActive(ctx context.Context, q *store.Queries, id string, active bool) error {
	if _, err := q.SetActive(ctx, store.SetActiveParams{ID: id, Active: active}); err != nil {
		return fmt.Errorf("app: set active: %w", err)
	}
	return nil
}

func countUserChange(ctx context.Context, q *store.Queries, id string) error {
	if err := q.CountUserChange(ctx, id); err != nil {
		return fmt.Errorf("app: count the change of a user: %w", err)
	}
	return nil
}

func endSessions(ctx context.Context, q *store.Queries, id string) error {
	if err := q.EndSessionsOfUser(ctx, store.EndSessionsOfUserParams{UserID: id}); err != nil {
		return fmt.Errorf("app: end login sessions: %w", err)
	}
	return nil
}

func nameOf(user store.UserByMobileRow) string { return user.FirstName + " " + user.LastName }
