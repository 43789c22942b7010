package app

import (
	"context"
	"fmt"
	"time"

	"muster/internal/hiring"
	"muster/internal/store"
)

// Session finds who is behind the token of a browser; an ended session gives a problem of the kind NotSignedIn.
func (d *Desk) Session(ctx context.Context, token string) (*SignedIn, error) {
	if token == "" {
		return nil, &hiring.Problem{Kind: hiring.NotSignedIn, Message: hiring.PleaseLogIn}
	}
	now, hash := d.Now(), hashToken(token)
	row, err := d.Store.AtDoor().UserBySession(ctx, store.UserBySessionParams{
		TokenHash: hash, IdleSince: store.At(now.Add(-hiring.SessionIdle)), MadeSince: store.At(now.Add(-hiring.SessionAge)),
	})
	if store.IsNone(err) {
		return nil, &hiring.Problem{Kind: hiring.NotSignedIn, Message: hiring.PleaseLogIn}
	}
	if err != nil {
		return nil, fmt.Errorf("app: login session: %w", err)
	}
	if now.Sub(row.SeenAt.Time) > time.Minute {
		if err := d.Store.Alone().TouchSession(ctx, store.TouchSessionParams{SeenAt: store.At(now), TokenHash: hash}); err != nil {
			return nil, fmt.Errorf("app: login session seen: %w", err)
		}
	}
	return &SignedIn{row, hiringUser(row.ID, row.Role, row.Grants), hash}, nil
}

// SignOut ends one login session.
func (d *Desk) SignOut(ctx context.Context, by Caller) error {
	return d.Store.InTx(ctx, func(q *store.Queries) error {
		if err := q.EndSession(ctx, by.SessionID); err != nil {
			return fmt.Errorf("app: sign out: %w", err)
		}
		return d.audit(ctx, q, by, "SignOut", "user", by.User.ID, nil, nil)
	})
}

// ListSessions is a page of the browsers that are signed in, of everybody or of one user.
func (d *Desk) ListSessions(ctx context.Context, userID string, ask ListAsk) ([]store.SessionRow, int64, error) {
	page, err := ask.pageOrWhole(store.SessionSorts, "-seenAt")
	if err != nil {
		return nil, 0, err
	}
	now := d.Now()
	rows, total, err := d.Store.Sessions(ctx, store.SessionFilter{
		IdleSince: store.At(now.Add(-hiring.SessionIdle)), MadeSince: store.At(now.Add(-hiring.SessionAge)), Part: ask.Part, UserID: userID,
	}, page)
	if err != nil {
		return nil, 0, fmt.Errorf("app: login sessions: %w", err)
	}
	return rows, total, nil
}

// EndSession signs one browser out, whoever is in front of it. It is known by the hash of its token, which opens nothing.
func (d *Desk) EndSession(ctx context.Context, by Caller, id string) error {
	return d.Store.InTx(ctx, func(q *store.Queries) error {
		row, err := q.SessionByHash(ctx, id)
		if store.IsNone(err) {
			return hiring.Missing()
		}
		if err != nil {
			return fmt.Errorf("app: login session to end: %w", err)
		}
		if err := q.EndSession(ctx, id); err != nil {
			return fmt.Errorf("app: end a login session: %w", err)
		}
		before := map[string]string{"address": row.Address, "agent": row.Agent}
		return d.audit(ctx, q, by, "EndSession", "user", row.UserID, before, nil)
	})
}
