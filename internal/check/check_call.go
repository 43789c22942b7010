package check

import (
	"context"
	"fmt"

	"muster/internal/store"
)

// checkCalls checks that what is known of a telephone call fits its state, and whom it was for.
func checkCalls(ctx context.Context, q *store.Queries) ([]string, error) {
	unexplained, err := q.PhoneCallsWithoutReason(ctx)
	found, err := sentences(unexplained, err, func(row store.PhoneCallsWithoutReasonRow) string {
		if row.State == "failed" {
			return fmt.Sprintf("the call %s failed without a reason", row.ID)
		}
		return fmt.Sprintf("the call %s is %s, but has a reason why it failed", row.ID, row.State)
	})
	if err != nil {
		return nil, err
	}
	odd, err := q.PhoneCallsAtOdds(ctx)
	more, err := sentences(odd, err, func(row store.PhoneCallsAtOddsRow) string {
		return fmt.Sprintf("the call %s is %s, which its times or seconds contradict", row.ID, row.State)
	})
	if err != nil {
		return nil, err
	}
	orphans, err := q.PhoneCallsOfNoApplication(ctx)
	last, err := sentences(orphans, err, func(id string) string {
		return fmt.Sprintf("the call %s is about an application that does not exist", id)
	})
	return append(append(found, more...), last...), err
}

// checkSealed checks that no secret of a user is in the clear.
func checkSealed(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.UsersWithOpenSecrets(ctx)
	return sentences(rows, err, func(row store.UsersWithOpenSecretsRow) string {
		return fmt.Sprintf("the user %s has a telephony secret in the clear", row.Mobile)
	})
}
