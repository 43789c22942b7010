package interviews

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"strconv"
	"time"

	"muster/internal/app/applications"
	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/jobs"
	"muster/internal/letter"
	"muster/internal/store"
)

// MailMove is the handler of JobMailMove. The mails and the end of the job are one transaction.
func (s *Service) MailMove(ctx context.Context, job jobs.Job) error {
	var payload applications.MoveNotifications
	if err := json.Unmarshal([]byte(job.Payload), &payload); err != nil {
		return jobs.Hopeless(fmt.Errorf("app: payload of the mails of a move: %w", err))
	}
	var messages []letter.Message
	if err := s.Store.AfterOthers(ctx, func() (err error) {
		messages, err = s.composeAll(ctx, s.Store.Read(), payload)
		return err
	}); err != nil {
		return err
	}
	return jobs.FinishIn(ctx, s.Store, job, func(q *store.Queries) error {
		for _, n := range payload.All {
			if err := s.withdrawReminders(ctx, q, n.ArrangedBy); err != nil {
				return err
			}
		}
		for _, message := range messages {
			if err := s.queue(ctx, q, payload, message); err != nil {
				return err
			}
		}
		return nil
	})
}

// queue queues a mail of a move, unless the move was taken back meanwhile. It leaves once Undo is over.
func (s *Service) queue(
	ctx context.Context, q *store.Queries, payload applications.MoveNotifications, message letter.Message,
) error {
	eventID, err := strconv.ParseInt(message.CauseID, 10, 64)
	if err != nil {
		return fmt.Errorf("app: event of a mail: %w", err)
	}
	voided, err := q.StageEventVoided(ctx, eventID)
	if err != nil {
		return fmt.Errorf("app: event of a mail: %w", err)
	}
	if voided {
		return nil
	}
	leaves := payload.At.Add(hiring.UndoableMailDelay)
	if leavesAtOnce[message.Cause] {
		leaves = s.Now()
	}
	return s.messages.QueueAt(ctx, q, leaves, payload.SenderID, message)
}

// leavesAtOnce are mails of what cannot be taken back.
var leavesAtOnce = map[letter.Cause]bool{
	letter.EditCandidate: true, letter.RemindInterviewer: true, letter.RemindResult: true,
}

func (s *Service) composeAll(
	ctx context.Context, q *store.Queries, payload applications.MoveNotifications,
) (all []letter.Message, err error) {
	settings, err := s.ReadSettings(ctx, q)
	if err != nil {
		return nil, err
	}
	for _, n := range payload.All {
		messages, err := s.compose(ctx, q, n, payload.At, settings)
		if err != nil {
			return nil, err
		}
		all = append(all, messages...)
	}
	return all, nil
}

func (s *Service) compose(
	ctx context.Context, q *store.Queries, n applications.Notification, at time.Time, settings core.Settings,
) ([]letter.Message, error) {
	if n.Cause == letter.ExpectJoining {
		message, err := s.joiningMail(ctx, q, n.EventID, n.Joining)
		return []letter.Message{message}, err
	}
	arrangedBy := n.EventID
	if n.Cause == letter.CancelInterview {
		arrangedBy = n.ArrangedBy
	}
	last := n.EventID
	if n.Cause == letter.CancelInterview {
		// It cancels what was told before it.
		last--
	}
	i, err := s.invitation(ctx, q, arrangedBy, settings, at, last)
	if err != nil {
		return nil, err
	}
	facts := i.facts(s.Now())
	switch {
	case n.Cause == letter.ScheduleInterview:
		return letter.Reachable(letter.InvitationForCandidate(facts), letter.InvitationForInterviewer(facts)), nil
	case n.Cause == letter.RemindInterviewer:
		return s.reminderNow(i), nil
	case n.Cause == letter.EditCandidate:
		return letter.Reachable(letter.CandidateEdited(facts)), nil
	case !hiring.WorthCancelling(i.at, at):
		return nil, nil
	}
	by := letter.Cancelled{Cause: n.Cause, ID: n.EventID, Says: cmp.Or(n.Says, hiring.WillNotTakePlace)}
	if n.Replaced {
		return letter.Reachable(letter.CancellationForInterviewer(facts, by)), nil
	}
	return cancellations(facts, by), nil
}

func cancellations(of letter.Interview, by letter.Cancelled) []letter.Message {
	return letter.Reachable(letter.CancellationForInterviewer(of, by), letter.CancellationForCandidate(of, by))
}
