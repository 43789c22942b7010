package app

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"muster/internal/hiring"
	"muster/internal/jobs"
	"muster/internal/letter"
	"muster/internal/store"
)

// JobMailMove is the kind of job that writes the mails which a move, or an edit of a candidate, causes. The move itself only says
// which: composing them takes as long as the move, and everybody else who writes would wait for it.
const JobMailMove = "MailMove"

// moveNotifications is the payload of JobMailMove. Its JSON names outlive upgrades, because jobs wait in the database.
type moveNotifications struct {
	SenderID string
	At       time.Time
	All      []notification `json:"News"`
}

// notification is one thing of which people are notified.
type notification struct {
	Cause letter.Cause
	// EventID is the event by which it happened.
	EventID int64 `json:"Event"`
	// ArrangedBy is the event that arranged the interview which is cancelled.
	ArrangedBy int64 `json:"Arranged,omitempty"`
	// Replaced says that another interview took its place, of which the candidate is notified instead.
	Replaced bool `json:",omitempty"`
}

// notificationsOf lists what the events of a move notify people of. first is the number of the first event, and arrangedBy that
// of the event that arranged the interview which was pending before, 0 where none was.
func notificationsOf(before hiring.Progress, arrangedBy, first int64, events []hiring.Event) (all []notification) {
	for i, e := range events {
		id := first + int64(i)
		switch {
		case before.InterviewFallsAway(e):
			all = append(all, notification{Cause: letter.CancelInterview, EventID: id, ArrangedBy: arrangedBy})
		case e.Arranges():
			if before.InterviewPending() && before.InterviewerID != e.Interview.PersonID {
				all = append(all, notification{Cause: letter.CancelInterview, EventID: id, ArrangedBy: arrangedBy, Replaced: true})
			}
			all = append(all, notification{Cause: letter.ScheduleInterview, EventID: id})
		case e.Status == hiring.StatusExpectedDOJ:
			all = append(all, notification{Cause: letter.ExpectJoining, EventID: id})
		}
		before = before.After(e)
	}
	return all
}

// notify has the notifications mailed, if there are any, after the caller's transaction.
func (d *Desk) notify(ctx context.Context, q *store.Queries, by Caller, all ...notification) error {
	if len(all) == 0 {
		return nil
	}
	return jobs.Add(ctx, q, d.Now(), JobMailMove, moveNotifications{SenderID: by.User.ID, At: d.Now(), All: all}, "")
}

// MailEdited notifies the interviewer of a candidate's pending HR interview, if there is one, that the candidate's details were
// changed. It belongs into the transaction of the change.
func (d *Desk) MailEdited(ctx context.Context, q *store.Queries, by Caller, candidateID string) error {
	eventID, err := q.PendingHRInterview(ctx, candidateID)
	if store.IsNone(err) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("app: pending HR interview: %w", err)
	}
	return d.notify(ctx, q, by, notification{Cause: letter.EditCandidate, EventID: eventID})
}

// MailMove is the handler of JobMailMove. All mails are queued with the end of the job, or none is.
func (d *Desk) MailMove(ctx context.Context, job jobs.Job) error {
	var payload moveNotifications
	if err := json.Unmarshal([]byte(job.Payload), &payload); err != nil {
		return jobs.Hopeless(fmt.Errorf("app: payload of the mails of a move: %w", err))
	}
	var messages []letter.Message
	if err := d.Store.AfterOthers(ctx, func() (err error) {
		messages, err = d.composeAll(ctx, d.Store.Read(), payload)
		return err
	}); err != nil {
		return err
	}
	return jobs.FinishIn(ctx, d.Store, job, func(q *store.Queries) error {
		for _, message := range messages {
			if err := d.queue(ctx, q, payload.SenderID, message); err != nil {
				return err
			}
		}
		return nil
	})
}

func (d *Desk) composeAll(ctx context.Context, q *store.Queries, payload moveNotifications) (all []letter.Message, err error) {
	settings, err := d.settled(ctx, q)
	if err != nil {
		return nil, err
	}
	for _, n := range payload.All {
		messages, err := d.compose(ctx, q, n, payload.At, settings)
		if err != nil {
			return nil, err
		}
		all = append(all, messages...)
	}
	return all, nil
}

func (d *Desk) compose(ctx context.Context, q *store.Queries, n notification, at time.Time, settings settled) ([]letter.Message, error) {
	if n.Cause == letter.ExpectJoining {
		message, err := d.joiningMail(ctx, q, n.EventID)
		return []letter.Message{message}, err
	}
	arrangedBy := n.EventID
	if n.Cause == letter.CancelInterview {
		arrangedBy = n.ArrangedBy
	}
	i, err := d.invitation(ctx, q, arrangedBy, settings)
	if err != nil {
		return nil, err
	}
	facts := i.facts(d.Now())
	switch {
	case n.Cause == letter.ScheduleInterview:
		return letter.Reachable(letter.InvitationForCandidate(facts), letter.InvitationForInterviewer(facts)), nil
	case n.Cause == letter.EditCandidate:
		return letter.Reachable(letter.CandidateEdited(facts)), nil
	case !i.at.After(at):
		// An interview that is over needs no cancellation.
		return nil, nil
	case n.Replaced:
		return letter.Reachable(letter.CancellationForInterviewer(facts, n.EventID)), nil
	}
	return letter.Reachable(letter.CancellationForInterviewer(facts, n.EventID), letter.CancellationForCandidate(facts, n.EventID)), nil
}
