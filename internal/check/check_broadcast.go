package check

import (
	"context"
	"fmt"

	"muster/internal/store"
)

func checkBroadcastJobs(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.BroadcastsWithoutJob(ctx)
	return sentences(rows, err, func(id string) string {
		return fmt.Sprintf("the broadcast %s is running, but no job moves it on", id)
	})
}

func checkBroadcastEnds(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.BroadcastsThatEndedBadly(ctx)
	return sentences(rows, err, func(id string) string {
		return fmt.Sprintf("the broadcast %s has ended without a time, or somebody still waits in it", id)
	})
}

func checkRecipients(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.RecipientsAtFault(ctx)
	return sentences(rows, err, func(row store.RecipientsAtFaultRow) string {
		return fmt.Sprintf("candidate %d of the broadcast %s has not the one message, "+
			"or the reason for none, that the state tells", row.Number, row.BroadcastID)
	})
}
