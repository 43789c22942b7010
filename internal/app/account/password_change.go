package account

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// ChangePassword takes the old password as proof, so it also works for a user who is not signed in. It ends all other
// login sessions of the user.
func (s *Service) ChangePassword(ctx context.Context, by core.Caller, mobile, password, newPassword string) error {
	if !hiring.IsMobile(mobile) {
		return &hiring.Problem{Kind: hiring.Invalid, Field: "mobile", Message: hiring.ValidNumber}
	}
	if hiring.CheckLogin(mobile, password) != nil {
		return &hiring.Problem{Kind: hiring.Invalid, Field: "password", Message: hiring.ValidCredentials}
	}
	// Only who knows the old password learns whether a name stands in the new one.
	if err := s.CheckNewPassword(ctx, "newPassword", newPassword, hiring.PasswordOwner{Mobile: mobile}); err != nil {
		return err
	}
	user, _, err := s.credentials(ctx, by, "ChangePassword", mobile, password)
	if err != nil {
		return err
	}
	if err := s.Store.InTx(store.Beforehand(ctx), func(q *store.Queries) error {
		return s.forgive(ctx, q, mobile, by.Address)
	}); err != nil {
		return err
	}
	if newPassword == password {
		return unchanged("newPassword")
	}
	owner := hiring.PasswordOwner{FirstName: user.FirstName, LastName: user.LastName, Mobile: mobile, Email: user.Email}
	if err := s.CheckNewPassword(ctx, "newPassword", newPassword, owner); err != nil {
		return err
	}
	// Hashing is slow and only one transaction writes at a time, so it is done outside.
	hashed, err := HashPassword(ctx, newPassword)
	if err != nil {
		return err
	}
	by.User.ID = user.ID
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		return s.StorePassword(ctx, q, by, user.ID, hashed, "ChangePassword")
	})
}

func (s *Service) StorePassword(
	ctx context.Context, q *store.Queries, by core.Caller, userID, hashed, action string,
) error {
	if _, err := q.SetPassword(ctx, store.SetPasswordParams{PasswordHash: hashed, ID: userID}); err != nil {
		return fmt.Errorf("app: set password: %w", err)
	}
	if err := q.EndSessionsOfUser(ctx, store.EndSessionsOfUserParams{UserID: userID,
		ButTokenHash: by.SessionID}); err != nil {
		return fmt.Errorf("app: end other login sessions: %w", err)
	}
	if err := q.DropPasswordLinksOfUser(ctx, userID); err != nil {
		return fmt.Errorf("app: drop password links: %w", err)
	}
	return s.Record(ctx, q, by, action, "user", userID, nil, nil)
}
