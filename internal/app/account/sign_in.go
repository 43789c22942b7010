package account

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// Attempts are counted separately for guessing passwords, for requesting links by mail and for using these links.
const (
	tryPassword = "password"
	tryReset    = "reset"
	tryLink     = "link"
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
	if err := s.mayTry(ctx, s.Store.Read(), tryPassword, mobile, by); err != nil {
		return err
	}
	user, err := s.Store.Read().UserByMobile(ctx, mobile)
	if store.IsNone(err) || err == nil && (!user.Active || user.MaySignIn) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("app: mobile validation: %w", err)
	}
	reached, err := s.try(ctx, tryPassword, mobile, by)
	if err != nil {
		return err
	}
	return s.failed(ctx, by, failure{"MobileValidation", mobile, user.ID, hiring.NoAccess, reached})
}

// UserLogin checks the credentials, then the department, and opens a login session. The token is for the browser alone.
func (s *Service) UserLogin(
	ctx context.Context, by core.Caller, mobile, password string,
) (user store.UserByMobileRow, token string, err error) {
	if err := hiring.CheckLogin(mobile, password); err != nil {
		return user, "", err
	}
	user, reached, err := s.credentials(ctx, by, "UserLogin", mobile, password)
	if err != nil {
		return user, "", err
	}
	if !user.MaySignIn {
		return user, "", s.failed(ctx, by, failure{"UserLogin", mobile, user.ID, hiring.NoAccess, reached})
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

// credentials returns the active user with this mobile and password, and the limit that this attempt has reached. An
// attempt is recorded before the password is checked, so that concurrent attempts count as well.
func (s *Service) credentials(
	ctx context.Context, by core.Caller, call, mobile, password string,
) (user store.UserByMobileRow, reached hiring.Limit, err error) {
	if reached, err = s.try(ctx, tryPassword, mobile, by); err != nil {
		return user, reached, err
	}
	user, err = s.Store.Read().UserByMobile(ctx, mobile)
	if err != nil && !store.IsNone(err) {
		return user, reached, fmt.Errorf("app: credentials: %w", err)
	}
	fits, err := passwordFits(ctx, password, user.PasswordHash)
	if err != nil {
		return user, reached, err
	}
	if !fits || !user.Active {
		return user, reached, s.failed(ctx, by, failure{call, mobile, user.ID, hiring.LoginWrong, reached})
	}
	return user, reached, nil
}

// try records an attempt, or refuses it if there were too many. It returns the limit that this attempt has reached: if
// it fails, a pause begins.
func (s *Service) try(ctx context.Context, kind, mobile string, by core.Caller) (reached hiring.Limit, err error) {
	err = s.Store.InTx(store.Beforehand(ctx), func(q *store.Queries) error {
		n, err := s.attempts(ctx, q, kind, mobile, by)
		if err != nil {
			return err
		}
		if n.Paused() {
			return tooOften()
		}
		reached = n.Next().Reached()
		return q.AddAttempt(ctx, store.AddAttemptParams{ID: core.NewID(), Kind: kind, Mobile: mobile,
			Address: by.Address, At: store.At(s.Now())})
	})
	return reached, err
}

func (s *Service) mayTry(ctx context.Context, q *store.Queries, kind, mobile string, by core.Caller) error {
	n, err := s.attempts(ctx, q, kind, mobile, by)
	if err == nil && n.Paused() {
		err = tooOften()
	}
	return err
}

func tooOften() error {
	return &hiring.Problem{Kind: hiring.TooOften, Message: hiring.TooManyAttempts, RetryAfter: hiring.AttemptWindow}
}

// attempts counts the failed attempts; without a mobile, only those of the address.
func (s *Service) attempts(
	ctx context.Context, q *store.Queries, kind, mobile string, by core.Caller,
) (hiring.Attempts, error) {
	n, err := q.CountAttempts(ctx, store.CountAttemptsParams{
		Kind: kind, Mobile: mobile, Address: by.Address, Since: store.At(s.Now().Add(-hiring.AttemptWindow)),
	})
	if err != nil {
		return hiring.Attempts{}, fmt.Errorf("app: count attempts: %w", err)
	}
	found := hiring.Attempts{OfAddress: n.OfAddress, SharedAddress: by.SharedAddress}
	if mobile != "" {
		found.OfMobileAtAddress, found.OfMobile = n.OfBoth, n.OfMobile
	}
	return found, nil
}

// forgive deletes the failed attempts of a user who got in after all; requested links stay counted.
func (s *Service) forgive(ctx context.Context, q *store.Queries, mobile, address string) error {
	return q.ForgiveAttempts(ctx, store.ForgiveAttemptsParams{Mobile: mobile, Address: address, ButKind: tryReset})
}
