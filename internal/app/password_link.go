package app

import (
	"context"
	"fmt"

	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/outreach"
	"muster/internal/store"
)

// errUserGone says that a mail must not go out because its receiver was disabled after asking for it.
var errUserGone = fmt.Errorf("%w: the user is disabled", outreach.ErrRefused)

func accountOf(user store.UserByMobileRow) letter.Account {
	return letter.Account{UserID: user.ID, FirstName: user.FirstName, Email: user.Email, Mobile: user.Mobile}
}

// passwordLink makes a link by which the user can choose a password, once.
func (d *Desk) passwordLink(ctx context.Context, userID string, _ settled) ([]letter.Link, error) {
	token, hash := newToken()
	link := store.AddPasswordLinkParams{TokenHash: hash, UserID: userID, ExpiresAt: store.At(d.Now().Add(hiring.PasswordLinkAge))}
	err := d.Store.InTx(ctx, func(q *store.Queries) error {
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
	return []letter.Link{{Address: d.PublicURL + "/reset_password#" + token}}, nil
}
