package requisitions

import (
	"context"
	"fmt"
	"strconv"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/jobs"
	"muster/internal/letter"
	"muster/internal/store"
)

// JobMailRevoke is the kind of job that tells the people of pending interviews that their requisition was revoked.
const JobMailRevoke = "MailRevoke"

// Revoked is the payload of JobMailRevoke. Its JSON names outlive upgrades, because jobs wait in the database.
type Revoked struct {
	SenderID, RequisitionID string
	Step                    int64
	At                      time.Time
}

// mailRevoke queues the job that cancels the pending interviews, and takes a pending approval back, if the change
// revoked the requisition.
func (s *Service) mailRevoke(
	ctx context.Context, q *store.Queries, actor string, was *Loaded, change hiring.Change, step int64,
) error {
	if hiring.InterviewStands(change.Requisition.Status) || !hiring.InterviewStands(was.Requisition.Status) {
		return nil
	}
	if err := jobs.Add(ctx, q, s.Now(), JobMailRevoke,
		Revoked{SenderID: actor, RequisitionID: was.Row.ID, Step: step, At: s.Now()}, ""); err != nil {
		return err
	}
	if err := s.withdrawApproval(ctx, q, actor, was, step); err != nil {
		return err
	}
	return q.MarkChange(ctx, core.TopicCandidate)
}

// withdrawApproval tells the approver of a revoked requisition that their answer is not needed any more, if they were
// asked for one and have not given it.
func (s *Service) withdrawApproval(
	ctx context.Context, q *store.Queries, actor string, was *Loaded, step int64,
) error {
	if !was.WaitsForApprover() || was.Requisition.Status == hiring.StatusUnapproved {
		return nil
	}
	about, err := askedAbout(ctx, q, was.Row.ID)
	if err != nil {
		return err
	}
	return s.messages.QueueAt(ctx, q, s.Now().Add(hiring.UndoableMailDelay), actor, letter.ApprovalWithdrawn(about, step))
}

// withdrawRevoke takes back the mails of a revocation that is being undone.
func (s *Service) withdrawRevoke(ctx context.Context, q *store.Queries, first store.RequisitionEvent) error {
	if hiring.ReqAction(first.Action) != hiring.RevokeRequisition {
		return nil
	}
	for _, cause := range []letter.Cause{letter.RevokeRequisition, letter.WithdrawApproval} {
		if err := s.messages.Withdraw(ctx, q, cause, strconv.FormatInt(first.ID, 10)); err != nil {
			return err
		}
	}
	return q.MarkChange(ctx, core.TopicCandidate)
}

// pendingInterviews counts the interviews of the requisition that lie ahead, by the owner of the application.
func (s *Service) pendingInterviews(
	ctx context.Context, q *store.Queries, requisitionID string,
) (all int, byOwner map[string]int, err error) {
	rows, err := q.PendingInterviewsOf(ctx, requisitionID)
	if err != nil {
		return 0, nil, fmt.Errorf("app: pending interviews of a requisition: %w", err)
	}
	byOwner = map[string]int{}
	for _, row := range rows {
		if hiring.WorthCancelling(row.At.Time, s.Now()) {
			all++
			byOwner[row.OwnerID]++
		}
	}
	return all, byOwner, nil
}
