package account

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// Attempts are counted separately for guessing passwords and for requesting links by mail.
const (
	tryPassword = "password"
	tryReset    = "reset"
)

// SignedIn is the user behind a login session.
type SignedIn struct {
	store.UserBySessionRow
	User      hiring.User
	SessionID string
}

// MobileValidation checks whether the mobile may go on to the password: only a user of a refused department may not.
func (s *Service) MobileValidation(ctx context.Context, by core.Caller, mobile string) error {
	if !hiring.IsMobile(mobile) {
		return &hiring.Problem{Kind: hiring.Invalid, Field: "mobile", Message: hiring.LoginMalformed}
	}
	if err := s.mayTry(ctx, s.Store.Read(), tryPassword, mobile, by.Address); err != nil {
		return err
	}
	user, err := s.Store.Read().UserByMobile(ctx, mobile)
	if store.IsNone(err) || err == nil && (!user.Active || user.MaySignIn) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("app: mobile validation: %w", err)
	}
	if err := s.try(ctx, tryPassword, mobile, by.Address); err != nil {
		return err
	}
	return hiring.Refuse(hiring.NoAccess)
}

// UserLogin checks the credentials, then the department, and opens a login session. The token is for the browser alone.
func (s *Service) UserLogin(
	ctx context.Context, by core.Caller, mobile, password string,
) (user store.UserByMobileRow, token string, err error) {
	if err := hiring.CheckLogin(mobile, password); err != nil {
		return user, "", err
	}
	user, err = s.credentials(ctx, by, mobile, password)
	if err != nil {
		return user, "", err
	}
	if !user.MaySignIn {
		return user, "", hiring.Refuse(hiring.NoAccess)
	}
	token, hash := core.NewToken()
	by.User.ID = user.ID
	err = s.Store.InTx(ctx, func(q *store.Queries) error {
		// Checking the password outside took a while; a user who was disabled or got a new password meanwhile stays
		// out.
		now, err := q.UserByID(ctx, user.ID)
		if err != nil {
			return fmt.Errorf("app: user who signs in: %w", err)
		}
		if !now.Active || now.PasswordHash != user.PasswordHash {
			return hiring.Refuse(hiring.LoginWrong)
		}
		row := store.AddSessionParams{TokenHash: hash, UserID: user.ID, CreatedAt: store.At(s.Now()),
			Address: by.Address, Agent: core.Shorten(by.Agent, 300)}
		if err := q.AddSession(ctx, row); err != nil {
			return fmt.Errorf("app: open a login session: %w", err)
		}
		if err := s.forgive(ctx, q, mobile, by.Address); err != nil {
			return err
		}
		return s.Record(ctx, q, by, "UserLogin", "user", user.ID, nil, map[string]string{"agent": row.Agent})
	})
	return user, token, err
}

// credentials returns the active user with this mobile and password. An attempt is recorded before the password is
// checked, so that concurrent attempts count as well.
func (s *Service) credentials(
	ctx context.Context, by core.Caller, mobile, password string,
) (store.UserByMobileRow, error) {
	if err := s.try(ctx, tryPassword, mobile, by.Address); err != nil {
		return store.UserByMobileRow{}, err
	}
	user, err := s.Store.Read().UserByMobile(ctx, mobile)
	if err != nil && !store.IsNone(err) {
		return user, fmt.Errorf("app: credentials: %w", err)
	}
	fits, err := passwordFits(password, user.PasswordHash)
	if err != nil {
		return user, err
	}
	if !fits || !user.Active {
		return user, hiring.Refuse(hiring.LoginWrong)
	}
	return user, nil
}

// try records an attempt, or refuses it if there were too many.
func (s *Service) try(ctx context.Context, kind, mobile, address string) error {
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		if err := s.mayTry(ctx, q, kind, mobile, address); err != nil {
			return err
		}
		return q.AddAttempt(ctx, store.AddAttemptParams{ID: core.NewID(), Kind: kind, Mobile: mobile, Address: address,
			At: store.At(s.Now())})
	})
}

func (s *Service) mayTry(ctx context.Context, q *store.Queries, kind, mobile, address string) error {
	n, err := q.CountAttempts(ctx, store.CountAttemptsParams{
		Kind: kind, Mobile: mobile, Address: address, Since: store.At(s.Now().Add(-hiring.AttemptWindow)),
	})
	if err != nil {
		return fmt.Errorf("app: count attempts: %w", err)
	}
	if (hiring.Attempts{OfMobileAtAddress: n.OfBoth, OfMobile: n.OfMobile, OfAddress: n.OfAddress}).Paused() {
		return &hiring.Problem{Kind: hiring.TooOften, Message: hiring.TooManyAttempts, RetryAfter: hiring.AttemptWindow}
	}
	return nil
}

// forgive deletes the failed attempts of a user who got in after all; requested links stay counted.
func (s *Service) forgive(ctx context.Context, q *store.Queries, mobile, address string) error {
	return q.ForgiveAttempts(ctx, store.ForgiveAttemptsParams{Mobile: mobile, Address: address, ButKind: tryReset})
}
