package applications

import (
	"context"
	"fmt"
	"slices"
	"time"

	"muster/internal/app/core"
	"muster/internal/app/requisitions"
	"muster/internal/hiring"
	"muster/internal/jobs"
	"muster/internal/letter"
	"muster/internal/store"
)

// JobMailMove is the kind of job that writes the mails of a move, or of an edit of a candidate. The move itself only
// names them: composing takes as long as the move, and every other writer would wait for it.
const JobMailMove = "MailMove"

// MoveNotifications is the payload of JobMailMove. Its JSON names outlive upgrades, because jobs wait in the database.
type MoveNotifications struct {
	SenderID string
	At       time.Time
	All      []Notification `json:"News"`
}

// Notification is one thing to notify people of.
type Notification struct {
	Cause letter.Cause
	// EventID is the event that caused it.
	EventID int64 `json:"Event"`
	// ArrangedBy is the event that arranged the interview which is cancelled, or replaced.
	ArrangedBy int64 `json:"Arranged,omitempty"`
	// Replaced is set if another interview took its place; the candidate is notified of that one instead.
	Replaced bool `json:",omitempty"`
	// Says is what is told of a cancelled interview; a job of an earlier version has none.
	Says hiring.Cancellation `json:",omitempty"`
	// Joining is what is told of a joining; a job of an earlier version has none.
	Joining hiring.JoiningNews `json:",omitzero"`
}

// notificationsOf lists the notifications of a move. first is the number of the first event, and arrangedBy that of the
// event that arranged the previously pending interview, 0 if there was none. history ends with the events.
func notificationsOf(
	before hiring.Application, arrangedBy, first int64, history, events []hiring.Event,
) (all []Notification) {
	for i, e := range events {
		id := first + int64(i)
		if news, tells := e.JoiningNews(history[:len(history)-len(events)+i]); tells {
			all = append(all, Notification{Cause: letter.ExpectJoining, EventID: id, Joining: news})
		}
		switch says := before.Cancellation(e); {
		case says != hiring.NotCancelled:
			all = append(all, Notification{Cause: letter.CancelInterview, EventID: id, ArrangedBy: arrangedBy,
				Says: says})
		case e.Arranges():
			if before.InterviewPending() && before.InterviewerID != e.Interview.PersonID {
				all = append(all, Notification{Cause: letter.CancelInterview, EventID: id, ArrangedBy: arrangedBy,
					Replaced: true, Says: hiring.WillNotTakePlace})
			}
			all = append(all, Notification{Cause: letter.ScheduleInterview, EventID: id, ArrangedBy: arrangedBy})
		}
		before.Progress = before.After(e)
	}
	return all
}

// notify queues the job that mails the notifications, if there are any, in the caller's transaction.
func (s *Service) notify(ctx context.Context, q *store.Queries, by core.Caller, all ...Notification) error {
	if len(all) == 0 {
		return nil
	}
	return jobs.Add(ctx, q, s.Now(), JobMailMove, MoveNotifications{SenderID: by.User.ID, At: s.Now(), All: all}, "")
}

// tell writes what the bells of the people concerned say about a move, whose first event has the number first. before
// is the application without it.
func (s *Service) tell(
	ctx context.Context, q *store.Queries, by core.Caller, r *requisitions.Loaded, a *Loaded, before hiring.Application,
	first int64, events []hiring.Event, zone *time.Location,
) error {
	stillAhead := false
	if before.InterviewPending() {
		start, err := pendingStart(a, events, zone)
		if err != nil {
			return err
		}
		stillAhead = hiring.WorthCancelling(start, s.Now())
	}
	notices := before.Notices(events, stillAhead)
	told := make([]core.Told, len(notices))
	for i, n := range notices {
		told[i] = core.Told{Kind: n.Kind, RequisitionID: r.Row.ID, CandidateID: a.Row.CandidateID,
			StageEvent: first + int64(n.Event), To: n.To, Managers: n.Managers, Detail: n.Detail}
	}
	return s.Notify(ctx, q, by.User.ID, told...)
}

// pendingStart returns when the interview begins that was pending before the last events.
func pendingStart(a *Loaded, added []hiring.Event, zone *time.Location) (time.Time, error) {
	for _, e := range slices.Backward(a.Events[:len(a.Events)-len(added)]) {
		if e.Arranges() {
			return core.ClockAt(e.Date, e.Time, zone)
		}
	}
	return time.Time{}, nil
}

// MailEdited notifies the interviewer of a candidate's pending HR interview, if any, that the candidate's details were
// changed. It runs in the transaction of the change.
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
