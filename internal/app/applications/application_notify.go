package applications

import (
	"context"
	"fmt"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/jobs"
	"muster/internal/letter"
	"muster/internal/store"
)

// JobMailMove is the kind of job that writes the mails which a move, or an edit of a candidate, causes. The move itself
// only says which: composing them takes as long as the move, and everybody else who writes would wait for it.
const JobMailMove = "MailMove"

// MoveNotifications is the payload of JobMailMove. Its JSON names outlive upgrades, because jobs wait in the database.
type MoveNotifications struct {
	SenderID string
	At       time.Time
	All      []Notification `json:"News"`
}

// Notification is one thing of which people are notified.
type Notification struct {
	Cause letter.Cause
	// EventID is the event by which it happened.
	EventID int64 `json:"Event"`
	// ArrangedBy is the event that arranged the interview which is cancelled.
	ArrangedBy int64 `json:"Arranged,omitempty"`
	// Replaced says that another interview took its place, of which the candidate is notified instead.
	Replaced bool `json:",omitempty"`
}

// notificationsOf lists what the events of a move notify people of. first is the number of the first event, and
// arrangedBy that of the event that arranged the interview which was pending before, 0 where none was.
func notificationsOf(before hiring.Progress, arrangedBy, first int64, events []hiring.Event) (all []Notification) {
	for i, e := range events {
		id := first + int64(i)
		switch {
		case before.InterviewFallsAway(e):
			all = append(all, Notification{Cause: letter.CancelInterview, EventID: id, ArrangedBy: arrangedBy})
		case e.Arranges():
			if before.InterviewPending() && before.InterviewerID != e.Interview.PersonID {
				all = append(all, Notification{Cause: letter.CancelInterview, EventID: id, ArrangedBy: arrangedBy,
					Replaced: true})
			}
			all = append(all, Notification{Cause: letter.ScheduleInterview, EventID: id})
		case e.Status == hiring.StatusExpectedDOJ:
			all = append(all, Notification{Cause: letter.ExpectJoining, EventID: id})
		}
		before = before.After(e)
	}
	return all
}

// notify has the notifications mailed, if there are any, after the caller's transaction.
func (s *Service) notify(ctx context.Context, q *store.Queries, by core.Caller, all ...Notification) error {
	if len(all) == 0 {
		return nil
	}
	return jobs.Add(ctx, q, s.Now(), JobMailMove, MoveNotifications{SenderID: by.User.ID, At: s.Now(), All: all}, "")
}

// MailEdited notifies the interviewer of a candidate's pending HR interview, if there is one, that the candidate's
// details were changed. It belongs into the transaction of the change.
func (s *Service) MailEdited(ctx context.Context, q *store.Queries, by core.Caller, candidateID string) error {
	eventID, err := q.PendingHRInterview(ctx, candidateID)
	if store.IsNone(err) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("app: pending HR interview: %w", err)
	}
	return s.notify(ctx, q, by, Notification{Cause: letter.EditCandidate, EventID: eventID})
}
