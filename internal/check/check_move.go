package check

import (
	"context"
	"fmt"

	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/store"
)

func checkMoves(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.MovesVoidedInPart(ctx)
	return sentences(rows, err, func(r store.MovesVoidedInPartRow) string {
		if !r.Begins {
			return fmt.Sprintf("the move %d does not begin with the event of this number", r.Step)
		}
		return fmt.Sprintf("the move %d has %d events, but %d of them are taken back", r.Step, r.Events, r.Voided)
	})
}

// checkVoidedMails finds mails that are about to tell of something that was taken back.
func checkVoidedMails(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.MessagesOfVoidedMoves(ctx)
	return sentences(rows, err, func(id string) string {
		return fmt.Sprintf("the message %s is about to leave, but tells of what was taken back", id)
	})
}

// checkCorrections finds mails that told of something that was taken back since. An invitation to what begins within a
// few minutes is not cancelled any more.
func checkCorrections(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.MessagesNotCorrected(ctx)
	found := []string{}
	for _, r := range rows {
		invites := r.Cause == string(letter.ScheduleInterview) || r.Cause == string(letter.ConductInterview)
		if !invites || hiring.WorthCancelling(r.StartsAt.Time, r.VoidedAt.Time) {
			found = append(found, fmt.Sprintf("the message %s left, was taken back and is not corrected", r.ID))
		}
	}
	return found, err
}
