package calendars

import (
	"context"
	"fmt"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// CalendarLink returns since when the caller has a link; none if they have none. The link itself is not kept.
func (s *Service) CalendarLink(ctx context.Context, by core.Caller) (madeAt *time.Time, err error) {
	made, err := s.Store.Read().CalendarLinkMadeAt(ctx, by.User.ID)
	if store.IsNone(err) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("app: calendar link: %w", err)
	}
	return &made.Time, nil
}

// MakeCalendarLink makes the caller's link; one from before ends with it. This is the only time that it is told.
func (s *Service) MakeCalendarLink(ctx context.Context, by core.Caller) (address string, err error) {
	token, hash := core.NewToken()
	err = s.Store.InTx(ctx, func(q *store.Queries) error {
		if err := q.SetCalendarLink(ctx, store.SetCalendarLinkParams{UserID: by.User.ID, TokenHash: hash,
			MadeAt: store.At(s.Now())}); err != nil {
			return fmt.Errorf("app: make a calendar link: %w", err)
		}
		return s.Record(ctx, q, by, "MakeCalendarLink", "user", by.User.ID, nil, nil)
	})
	return s.PublicURL + "/api/calendar/" + token + ".ics", err
}

// EndCalendarLink ends the caller's link.
func (s *Service) EndCalendarLink(ctx context.Context, by core.Caller) error {
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		ended, err := q.EndCalendarLink(ctx, by.User.ID)
		if err != nil {
			return fmt.Errorf("app: end a calendar link: %w", err)
		}
		if ended == 0 {
			return &hiring.Problem{Kind: hiring.Absent, Message: hiring.NoCalendarLink}
		}
		return s.Record(ctx, q, by, "EndCalendarLink", "user", by.User.ID, nil, nil)
	})
}
