package check

import (
	"context"
	"fmt"

	"muster/internal/store"
)

// checkNotifications checks that what people are told of happened, and by somebody else.
func checkNotifications(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.WrongNotifications(ctx)
	return sentences(rows, err, func(row store.WrongNotificationsRow) string {
		switch {
		case row.Own:
			return fmt.Sprintf("the notification %s tells a user of what they did", row.ID)
		case row.Without:
			return fmt.Sprintf("the notification %s tells of nothing that happened", row.ID)
		}
		return fmt.Sprintf("the notification %s tells of what was taken back", row.ID)
	})
}

func checkNotificationLines(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.TornNotificationLines(ctx)
	return sentences(rows, err, func(line string) string {
		return fmt.Sprintf("the line %s of notifications is not of one user and kind, or is read in part", line)
	})
}
