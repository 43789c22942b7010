package app

import (
	"context"
	"fmt"
	"slices"

	"muster/internal/hiring"
	"muster/internal/store"
)

// UserRef is which user is meant: by mobile on the command line, by id on a screen, which also says which version it shows.
type UserRef struct {
	Mobile, ID string
	// Version is 0 for whoever does not know it.
	Version int64
}

// ByMobile is the user with this mobile.
func ByMobile(mobile string) UserRef { return UserRef{Mobile: mobile} }

// DisableUser keeps a user out from now on; whoever is signed in as this user is signed out.
func (d *Desk) DisableUser(ctx context.Context, by Caller, who UserRef) error {
	return d.changeUser(ctx, who, func(q *store.Queries, user store.UserByMobileRow) error {
		if !user.Active {
			return hiring.Refuse(nameOf(user) + " is disabled already")
		}
		if err := setActive(ctx, q, user.ID, false); err != nil {
			return err
		}
		if err := keepOut(ctx, q, user.ID); err != nil {
			return err
		}
		return d.audit(ctx, q, by, "DisableUser", "user", user.ID, true, false)
	})
}

// EnableUser lets a user in again who was disabled.
func (d *Desk) EnableUser(ctx context.Context, by Caller, who UserRef) error {
	return d.changeUser(ctx, who, func(q *store.Queries, user store.UserByMobileRow) error {
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
func (d *Desk) GrantUser(ctx context.Context, by Caller, who UserRef, g hiring.Grant) error {
	if err := hiring.CheckGrant(g); err != nil {
		return err
	}
	return d.changeUser(ctx, who, func(q *store.Queries, user store.UserByMobileRow) error {
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
func (d *Desk) RevokeGrant(ctx context.Context, by Caller, who UserRef, g hiring.Grant) error {
	if err := hiring.CheckGrant(g); err != nil {
		return err
	}
	return d.changeUser(ctx, who, func(q *store.Queries, user store.UserByMobileRow) error {
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
func (d *Desk) SetUserPassword(ctx context.Context, by Caller, who UserRef, password string) error {
	if err := hiring.CheckNewPassword("password", password, who.Mobile); err != nil {
		return err
	}
	hashed, err := HashPassword(password)
	if err != nil {
		return err
	}
	return d.changeUser(ctx, who, func(q *store.Queries, user store.UserByMobileRow) error {
		return d.storePassword(ctx, q, by, user.ID, hashed, "SetUserPassword")
	})
}

// SignOutUser ends every login session of a user.
func (d *Desk) SignOutUser(ctx context.Context, by Caller, who UserRef) error {
	return d.changeUser(ctx, who, func(q *store.Queries, user store.UserByMobileRow) error {
		if err := endSessions(ctx, q, user.ID); err != nil {
			return err
		}
		return d.audit(ctx, q, by, "SignOutUser", "user", user.ID, nil, nil)
	})
}

// SendPasswordLink mails a user a link to choose a password.
func (d *Desk) SendPasswordLink(ctx context.Context, by Caller, who UserRef) error {
	return d.changeUser(ctx, who, func(q *store.Queries, user store.UserByMobileRow) error {
		return d.queuePasswordLink(ctx, q, by, user)
	})
}

func (d *Desk) queuePasswordLink(ctx context.Context, q *store.Queries, by Caller, user store.UserByMobileRow) error {
	if !user.Active {
		return hiring.Refuse(nameOf(user) + " is disabled")
	}
	if !user.MaySignIn {
		return hiring.Refuse("The department " + user.Department + " may not sign in")
	}
	if err := d.audit(ctx, q, by, "SendPasswordLink", "user", user.ID, nil, map[string]string{"email": user.Email}); err != nil {
		return err
	}
	return d.queue(ctx, q, welcomeMail(user, by.User.ID))
}

// changeUser runs one change to a user in a transaction, and takes it back when nobody could administer Muster after it.
func (d *Desk) changeUser(ctx context.Context, who UserRef, change func(*store.Queries, store.UserByMobileRow) error) error {
	return d.Store.InTx(ctx, func(q *store.Queries) error {
		user, err := userMeant(ctx, q, who)
		if err != nil {
			return err
		}
		if who.Version != 0 && who.Version != user.Version {
			return &hiring.Problem{Kind: hiring.Refused, Field: "version", Message: hiring.UserChangedMeanwhile}
		}
		if err := keepAdministrator(ctx, q, func() error { return change(q, user) }); err != nil {
			return err
		}
		// Whoever is changed may do other things from now on, so the screens of everybody look again who they are.
		if err := q.MarkChange(ctx, topicSession); err != nil {
			return err
		}
		return q.MarkChange(ctx, topicUser)
	})
}

func userMeant(ctx context.Context, q *store.Queries, who UserRef) (store.UserByMobileRow, error) {
	mobile := who.Mobile
	if who.ID != "" {
		row, err := q.UserByID(ctx, who.ID)
		if store.IsNone(err) {
			return store.UserByMobileRow{}, hiring.Missing()
		}
		if err != nil {
			return store.UserByMobileRow{}, fmt.Errorf("app: user to change: %w", err)
		}
		mobile = row.Mobile
	}
	user, err := q.UserByMobile(ctx, mobile)
	if store.IsNone(err) {
		return user, &hiring.Problem{Kind: hiring.Absent, Field: "mobile", Message: noUser(mobile)}
	}
	if err != nil {
		return user, fmt.Errorf("app: user to change: %w", err)
	}
	return user, nil
}

// keepAdministrator runs a change after which somebody must be left who can administer Muster. Write transactions come one after
// the other, so two who take the right from each other at once cannot both succeed.
func keepAdministrator(ctx context.Context, q *store.Queries, change func() error) error {
	before, err := q.ActiveUsersWithGrant(ctx, string(hiring.GrantAdminister))
	if err != nil {
		return fmt.Errorf("app: count administrators: %w", err)
	}
	if err := change(); err != nil {
		return err
	}
	after, err := q.ActiveUsersWithGrant(ctx, string(hiring.GrantAdminister))
	if err != nil {
		return fmt.Errorf("app: count administrators: %w", err)
	}
	return hiring.CheckAdministrators(before, after)
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

// keepOut ends what lets a user in: login sessions, and links to a new password.
func keepOut(ctx context.Context, q *store.Queries, id string) error {
	if err := endSessions(ctx, q, id); err != nil {
		return err
	}
	if err := q.DropPasswordLinksOfUser(ctx, id); err != nil {
		return fmt.Errorf("app: drop password links: %w", err)
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
