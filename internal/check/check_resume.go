package check

import (
	"context"
	"fmt"

	"muster/internal/store"
)

// checkResumeTexts: every resume was read or waits to be, and every text is that of a resume.
func checkResumeTexts(ctx context.Context, q *store.Queries) ([]string, error) {
	unread, err := q.ResumesNotRead(ctx)
	if err != nil {
		return nil, err
	}
	astray, err := q.TextsWithoutResume(ctx)
	found := []string{}
	for _, id := range unread {
		found = append(
			found,
			fmt.Sprintf("the resume of the candidate %s was not read, and no job is going to read it", id),
		)
	}
	for _, id := range astray {
		found = append(found, fmt.Sprintf("the text of the candidate %s is not that of the resume", id))
	}
	return found, err
}

func checkReferences(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.ReferencesForNothing(ctx)
	return sentences(rows, err, func(id string) string {
		return fmt.Sprintf("the reference candidate %s is suitable for no position or no department", id)
	})
}
