package messages

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/store"
)

// tellFailed tells the sender of a mail that it failed for good, or the owner of the candidate it was written to. The
// mail about a failed mail tells nobody.
func (s *Service) tellFailed(ctx context.Context, q *store.Queries, id string) error {
	row, err := q.MessageByID(ctx, id)
	if err != nil {
		return fmt.Errorf("app: message that failed: %w", err)
	}
	if letter.Channel(row.Channel) != letter.Mail || letter.Cause(row.Cause) == letter.Notify {
		return nil
	}
	to, err := q.ReceiverOfMessage(ctx, id)
	if err != nil && !store.IsNone(err) {
		return fmt.Errorf("app: receiver of a message that failed: %w", err)
	}
	told := core.Told{Kind: hiring.NotifyMailFailed, MessageID: id, CandidateID: to.ID, RequisitionID: to.RequisitionID}
	switch {
	case row.SenderID != nil:
		told.To = []string{*row.SenderID}
	case to.ID != "":
		owner, err := q.OwnerOfCandidate(ctx, to.ID)
		if err != nil && !store.IsNone(err) {
			return fmt.Errorf("app: owner of a candidate: %w", err)
		}
		told.To = []string{owner.ID}
	}
	return s.Notify(ctx, q, "", told)
}
