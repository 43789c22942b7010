package account

import (
	"context"
	"fmt"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// Session returns the user of a browser's token; an ended session is a problem of kind NotSignedIn.
func (s *Service) Session(ctx context.Context, token string) (*SignedIn, error) {
	if token == "" {
		return nil, &hiring.Problem{Kind: hiring.NotSignedIn, Message: hiring.PleaseLogIn}
	}
	now, hash := s.Now(), core.HashToken(token)
	row, err := s.Store.SessionRead().UserBySession(ctx, store.UserBySessionParams{
		TokenHash: hash, IdleSince: store.At(now.Add(-hiring.SessionIdle)),
		MadeSince: store.At(now.Add(-hiring.SessionAge)),
	})
	if store.IsNone(err) {
		return nil, &hiring.Problem{Kind: hiring.NotSignedIn, Message: hiring.PleaseLogIn}
	}
	if err != nil {
		return nil, fmt.Errorf("app: login session: %w", err)
	}
	if now.Sub(row.SeenAt.Time) > time.Minute {
		s.seen.Touch(ctx, s.Core, hash, now)
	}
	user := core.HiringUser(row.ID, row.Role, row.Grants)
	user.TelephonyID = row.TelephonyUserID
	return &SignedIn{row, user, hash}, nil
}

// SignOut ends one login session.
func (s *Service) SignOut(ctx context.Context, by core.Caller) error {
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		if err := q.EndSession(ctx, by.SessionID); err != nil {
			return fmt.Errorf("app: sign out: %w", err)
		}
		return s.Record(ctx, q, by, "SignOut", "user", by.User.ID, nil, nil)
	})
}

// ListSessions returns a page of the signed-in browsers, of all users or of one.
func (s *Service) ListSessions(
	ctx context.Context, userID string, ask core.ListAsk,
) ([]store.SessionRow, int64, error) {
	page, err := ask.ReadOrWhole(store.SessionSorts, "-seenAt")
	if err != nil {
		return nil, 0, err
	}
	now := s.Now()
	rows, total, err := s.Store.Sessions(ctx, store.SessionFilter{
		IdleSince: store.At(now.Add(-hiring.SessionIdle)), MadeSince: store.At(now.Add(-hiring.SessionAge)),
		Part: ask.Part, UserID: userID,
	}, page)
	if err != nil {
		return nil, 0, fmt.Errorf("app: login sessions: %w", err)
	}
	return rows, total, nil
}

// ListOwnSessions returns the browsers in which the caller is signed in, the last seen first.
func (s *Service) ListOwnSessions(ctx context.Context, by core.Caller) ([]store.SessionRow, error) {
	rows, _, err := s.ListSessions(ctx, by.User.ID, core.ListAsk{})
	return rows, err
}

// EndOwnSession signs the caller out of one browser; that of somebody else does not exist for them.
func (s *Service) EndOwnSession(ctx context.Context, by core.Caller, id string) error {
	return s.endSession(ctx, by, id, by.User.ID)
}

// EndSession signs out one browser. It is identified by the hash of its token, which opens nothing.
func (s *Service) EndSession(ctx context.Context, by core.Caller, id string) error {
	return s.endSession(ctx, by, id, "")
}

// endSession signs out one browser, of one user only if ownerID is given.
func (s *Service) endSession(ctx context.Context, by core.Caller, id, ownerID string) error {
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		row, err := q.SessionByHash(ctx, id)
		if store.IsNone(err) || err == nil && ownerID != "" && row.UserID != ownerID {
			return hiring.Missing()
		}
		if err != nil {
			return fmt.Errorf("app: login session to end: %w", err)
		}
		if err := q.EndSession(ctx, id); err != nil {
			return fmt.Errorf("app: end a login session: %w", err)
		}
		before := map[string]string{"address": row.Address, "agent": row.Agent}
		return s.Record(ctx, q, by, "EndSession", "user", row.UserID, before, nil)
	})
}
