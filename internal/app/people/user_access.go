package people

import (
	"context"
	"fmt"

	"muster/internal/app/account"
	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/store"
)

// DisableUser locks a user out and ends their login sessions.
func (s *Service) DisableUser(ctx context.Context, by core.Caller, who UserRef) error {
	return s.changeUser(ctx, by, who, func(q *store.Queries, user store.UserByMobileRow) error {
		if !user.Active {
			return hiring.Refuse(nameOf(user) + " is disabled already")
		}
		if err := setActive(ctx, q, user.ID, false); err != nil {
			return err
		}
		if err := keepOut(ctx, q, user.ID); err != nil {
			return err
		}
		return s.Record(ctx, q, by, "DisableUser", "user", user.ID, true, false)
	})
}

// EnableUser lets a disabled user in again.
func (s *Service) EnableUser(ctx context.Context, by core.Caller, who UserRef) error {
	return s.changeUser(ctx, by, who, func(q *store.Queries, user store.UserByMobileRow) error {
		if user.Active {
			return hiring.Refuse(nameOf(user) + " is active already")
		}
		if err := setActive(ctx, q, user.ID, true); err != nil {
			return err
		}
		return s.Record(ctx, q, by, "EnableUser", "user", user.ID, false, true)
	})
}

// SetUserPassword sets a user's password without the old one, and signs them out everywhere.
func (s *Service) SetUserPassword(ctx context.Context, by core.Caller, who UserRef, password string) error {
	now, err := findUser(ctx, s.Store.Read(), who)
	if err != nil {
		return err
	}
	owner := hiring.PasswordOwner{FirstName: now.FirstName, LastName: now.LastName, Mobile: now.Mobile, Email: now.Email}
	if err := s.account.CheckNewPassword(ctx, "password", password, owner); err != nil {
		return err
	}
	hashed, err := account.HashNewPassword(ctx, "password", password, now.PasswordHash)
	if err != nil {
		return err
	}
	return s.changeUser(ctx, by, who, func(q *store.Queries, user store.UserByMobileRow) error {
		return s.account.StorePassword(ctx, q, by, user.ID, hashed, "SetUserPassword")
	})
}

// SignOutUser ends every login session of a user.
func (s *Service) SignOutUser(ctx context.Context, by core.Caller, who UserRef) error {
	return s.changeUser(ctx, by, who, func(q *store.Queries, user store.UserByMobileRow) error {
		if err := endSessions(ctx, q, user.ID); err != nil {
			return err
		}
		return s.Record(ctx, q, by, "SignOutUser", "user", user.ID, nil, nil)
	})
}

// SendPasswordLink mails a user a password link.
func (s *Service) SendPasswordLink(ctx context.Context, by core.Caller, who UserRef) error {
	return s.changeUser(ctx, by, who, func(q *store.Queries, user store.UserByMobileRow) error {
		return s.queuePasswordLink(ctx, q, by, user)
	})
}

func (s *Service) queuePasswordLink(
	ctx context.Context, q *store.Queries, by core.Caller, user store.UserByMobileRow,
) error {
	if !user.Active {
		return hiring.Refuse(nameOf(user) + " is disabled")
	}
	if !user.MaySignIn {
		return hiring.Refuse("The department " + user.Department + " may not sign in")
	}
	if err := s.Record(ctx, q, by, "SendPasswordLink", "user", user.ID, nil,
		map[string]string{"email": user.Email}); err != nil {
		return err
	}
	return s.messages.Queue(ctx, q, by.User.ID, letter.PasswordInvitation(account.LetterTo(user)))
}

func setActive(ctx context.Context, q *store.Queries, id string, active bool) error {
	if _, err := q.SetActive(ctx, store.SetActiveParams{ID: id, Active: active}); err != nil {
		return fmt.Errorf("app: set active: %w", err)
	}
	return nil
}

// keepOut ends what lets a user in: login sessions and password links.
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
