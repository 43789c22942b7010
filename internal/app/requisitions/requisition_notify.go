package requisitions

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// notify tells the people concerned of a change, whose first event has the number first.
func (s *Service) notify(
	ctx context.Context, q *store.Queries, actor string, was *Loaded, change hiring.Change, first int64,
) error {
	notices := change.Notices(was.Requisition, was.Row.AddedBy)
	told := make([]core.Told, len(notices))
	for i, n := range notices {
		told[i] = core.Told{Kind: n.Kind, RequisitionID: was.Row.ID, RequisitionEvent: first + int64(n.Event), To: n.To,
			Managers: n.Managers, Detail: n.Detail}
	}
	if hiring.InterviewStands(was.Requisition.Status) && !hiring.InterviewStands(change.Requisition.Status) {
		cancelled, err := s.cancelledBy(ctx, q, was.Row.ID, first)
		if err != nil {
			return err
		}
		told = append(told, cancelled...)
	}
	return s.Notify(ctx, q, actor, told...)
}

// cancelledBy tells the people who conduct the pending interviews of a revoked requisition, as their mails do.
func (s *Service) cancelledBy(
	ctx context.Context, q *store.Queries, requisitionID string, event int64,
) (told []core.Told, err error) {
	pending, err := q.PendingInterviewsOf(ctx, requisitionID)
	if err != nil {
		return nil, fmt.Errorf("app: pending interviews of a requisition: %w", err)
	}
	for _, i := range pending {
		if hiring.WorthCancelling(i.At.Time, s.Now()) {
			told = append(told, core.Told{Kind: hiring.NotifyCancelled, RequisitionID: requisitionID,
				CandidateID: i.CandidateID, StageEvent: i.EventID, RequisitionEvent: event, To: []string{i.ConductedBy}})
		}
	}
	return told, nil
}
