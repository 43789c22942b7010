package check

import (
	"context"
	"fmt"

	"muster/internal/store"
)

// checkInterviewMails checks that a pending interview has its mails, and that one that does not take place is cancelled
// once.
func checkInterviewMails(ctx context.Context, q *store.Queries) ([]string, error) {
	without, err := q.InterviewsWithoutMails(ctx)
	found, err := sentences(without, err, func(r store.InterviewsWithoutMailsRow) string {
		return fmt.Sprintf("the interview of the event %d is pending, but its people were not mailed", r.EventID)
	})
	if err != nil {
		return nil, err
	}
	twice, err := q.InterviewsCancelledTwice(ctx)
	more, err := sentences(twice, err, func(r store.InterviewsCancelledTwiceRow) string {
		return fmt.Sprintf("the event %s cancelled an interview %d times for %s", r.CauseID, r.Times, r.ToList)
	})
	if err != nil {
		return nil, err
	}
	found = append(found, more...)
	cancelled, err := q.PendingInterviewsCancelled(ctx)
	more, err = sentences(cancelled, err, func(r store.PendingInterviewsCancelledRow) string {
		return fmt.Sprintf("the interview of the event %d is pending, but its people were told that it is cancelled",
			r.EventID)
	})
	return append(found, more...), err
}
