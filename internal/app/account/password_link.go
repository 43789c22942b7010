package account

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/app/messages"
	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/store"
)

// errUserGone stops a mail whose recipient was disabled after asking for it.
var errUserGone = messages.NotToSend("the user is disabled")

func LetterTo(user store.UserByMobileRow) letter.Account {
	return letter.Account{UserID: user.ID, FirstName: user.FirstName, Email: user.Email, Mobile: user.Mobile}
}

// PasswordLink makes a link with which the user can choose a password once.
func (s *Service) PasswordLink(ctx context.Context, mail store.MessageByIDRow, _ core.Settings) ([]letter.Link, error) {
	token, hash := core.NewToken()
	userID := mail.CauseID
	link := store.AddPasswordLinkParams{TokenHash: hash, UserID: userID,
		ExpiresAt: store.At(s.Now().Add(hiring.PasswordLinkAge))}
	err := s.Store.InTx(ctx, func(q *store.Queries) error {
		user, err := q.UserByID(ctx, userID)
		if err != nil {
			return err
		}
		if !user.Active {
			return errUserGone
		}
		return q.AddPasswordLink(ctx, link)
	})
	if err != nil {
		return nil, fmt.Errorf("app: make a password link: %w", err)
	}
	return []letter.Link{{Address: s.PublicURL + "/reset_password#" + token}}, nil
}
