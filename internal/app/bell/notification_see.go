package bell

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/store"
)

// See is what becomes of the caller's notifications: opening the bell sees all of them. Read and Unread name lines, and
// ReadAll reads every line.
type See struct {
	Read, Unread []string
	ReadAll      bool
}

// SeeNotifications marks the caller's own notifications. Others' lines are left alone, as are those that are gone.
func (s *Service) SeeNotifications(ctx context.Context, by core.Caller, see See) error {
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		now := new(store.At(s.Now()))
		changed, err := q.SeeNotifications(ctx, store.SeeNotificationsParams{UserID: by.User.ID, At: now})
		if err != nil {
			return fmt.Errorf("app: see notifications: %w", err)
		}
		if see.ReadAll {
			n, err := q.ReadNotifications(ctx, store.ReadNotificationsParams{UserID: by.User.ID, At: now})
			if err != nil {
				return fmt.Errorf("app: read notifications: %w", err)
			}
			changed += n
		}
		for _, line := range see.Read {
			n, err := q.ReadNotificationLine(ctx, store.ReadNotificationLineParams{UserID: by.User.ID, Line: line, At: now})
			if err != nil {
				return fmt.Errorf("app: read a notification: %w", err)
			}
			changed += n
		}
		for _, line := range see.Unread {
			n, err := q.UnreadNotificationLine(ctx, store.UnreadNotificationLineParams{UserID: by.User.ID, Line: line})
			if err != nil {
				return fmt.Errorf("app: mark a notification as unread: %w", err)
			}
			changed += n
		}
		if changed == 0 {
			return nil
		}
		return q.MarkChange(ctx, core.TopicBell(by.User.ID))
	})
}
