package check

import (
	"context"
	"fmt"

	"muster/internal/store"
)

// checkHolds checks that a user calls one candidate at a time. That one user calls a candidate is the table's key.
func checkHolds(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.HoldsAtOdds(ctx)
	return sentences(rows, err, func(mobile string) string {
		return fmt.Sprintf("the user %s calls several candidates at once, or stopped before they began", mobile)
	})
}

// checkCallBands checks that what is noted of when candidates answer is what their calls say.
func checkCallBands(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.CallBandsAtOdds(ctx)
	return sentences(rows, err, func(id string) string {
		return fmt.Sprintf("the candidate %s answers at another time of day than is noted", id)
	})
}
