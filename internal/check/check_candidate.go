package check

import (
	"context"
	"fmt"

	"muster/internal/store"
)

// checkEdits compares the edits of candidates with their audit lines.
func checkEdits(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.CandidatesEditedInSecret(ctx)
	return sentences(rows, err, func(row store.CandidatesEditedInSecretRow) string {
		return fmt.Sprintf("the candidate %s was changed %d times and has %d audit lines about it", row.ID,
			row.Version-1, row.Lines)
	})
}

// checkOfNobody checks that whoever was added by nobody came through the ESA programme's link.
func checkOfNobody(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.CandidatesOfNobody(ctx)
	return sentences(rows, err, func(id string) string {
		return fmt.Sprintf("the candidate %s was added by nobody and did not come by the link", id)
	})
}
