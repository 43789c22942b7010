package account

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// UsePasswordLink sets a new password with the token of a mailed link, which cannot be used again. Nothing is hashed
// for a token that opens nothing: hashing is slow, and everybody who signs in waits for it.
func (s *Service) UsePasswordLink(ctx context.Context, by core.Caller, token, newPassword string) error {
	hash := core.HashToken(token)
	user, err := s.userOfLink(ctx, by, hash)
	if err != nil {
		return err
	}
	if err := s.CheckNewPassword(ctx, "newPassword", newPassword, ownerOf(user)); err != nil {
		return err
	}
	// Somebody with a link could keep everybody else waiting, too.
	if _, err := s.try(ctx, tryLink, user.Mobile, by); err != nil {
		return err
	}
	hashed, err := HashNewPassword(ctx, "newPassword", newPassword, user.PasswordHash)
	if err != nil {
		return err
	}
	by.User.ID = user.ID
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		userID, err := q.UsePasswordLink(ctx, store.UsePasswordLinkParams{TokenHash: hash, Now: new(store.At(s.Now()))})
		if store.IsNone(err) {
			return hiring.Refuse(hiring.LinkNoLongerValid)
		}
		if err != nil {
			return fmt.Errorf("app: use a password link: %w", err)
		}
		if err := s.forgive(ctx, q, user.Mobile, by.Address); err != nil {
			return err
		}
		return s.StorePassword(ctx, q, by, userID, hashed, "UsePasswordLink")
	})
}

// userOfLink returns the active user whose link has this hash. A link that opens nothing counts as an attempt of the
// address; of a shared address it would count for nothing.
func (s *Service) userOfLink(ctx context.Context, by core.Caller, hash string) (store.User, error) {
	if err := s.mayTry(ctx, s.Store.Read(), tryLink, "", by); err != nil {
		return store.User{}, err
	}
	user, err := s.Store.Read().UserByPasswordLink(ctx, store.UserByPasswordLinkParams{TokenHash: hash,
		Now: store.At(s.Now())})
	if err == nil {
		return user, nil
	}
	if !store.IsNone(err) {
		return user, fmt.Errorf("app: user of a password link: %w", err)
	}
	if by.SharedAddress {
		return user, hiring.Refuse(hiring.LinkNoLongerValid)
	}
	reached, err := s.try(ctx, tryLink, "", by)
	if err != nil {
		return user, err
	}
	return user, s.failed(ctx, by, failure{"UsePasswordLink", "", "", hiring.LinkNoLongerValid, reached})
}
