package app

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"muster/internal/hiring"
	"muster/internal/jobs"
	"muster/internal/store"
)

// JobMailMove is the kind of job that writes the mails which a move, or an edit of a candidate, causes. The move itself only says
// which: to write them takes as long as the move, and everybody else who writes would wait for it.
const JobMailMove = "MailMove"

// tidings are what a move has people told.
type tidings struct {
	SenderID string
	At       time.Time
	News     []news
}

// news is one thing that people are told.
type news struct {
	// Cause is why, and Event the number of the event by which it happened.
	Cause string
	Event int64
	// Arranged is the number of the event that arranged the interview which is cancelled, and Replaced says that another took its
	// place, of which the candidate is told instead.
	Arranged int64 `json:",omitempty"`
	Replaced bool  `json:",omitempty"`
}

// newsOf are the news in the events of a move. first is the number of the first event, and arranged that of the event that
// arranged the interview which was pending before, 0 where none was.
func newsOf(before hiring.Progress, arranged, first int64, events []hiring.Event) (all []news) {
	for i, e := range events {
		id := first + int64(i)
		switch {
		case before.InterviewFallsAway(e):
			all = append(all, news{Cause: causeCancel, Event: id, Arranged: arranged})
		case e.Arranges():
			if before.InterviewPending() && before.InterviewerID != e.Interview.PersonID {
				all = append(all, news{Cause: causeCancel, Event: id, Arranged: arranged, Replaced: true})
			}
			all = append(all, news{Cause: causeSchedule, Event: id})
		case e.Status == hiring.StatusExpectedDOJ:
			all = append(all, news{Cause: causeJoining, Event: id})
		}
		before = before.After(e)
	}
	return all
}

// tell has the news mailed, if there are any, after the caller's transaction.
func (d *Desk) tell(ctx context.Context, q *store.Queries, by Caller, all ...news) error {
	if len(all) == 0 {
		return nil
	}
	return jobs.Add(ctx, q, d.Now(), JobMailMove, tidings{SenderID: by.User.ID, At: d.Now(), News: all}, "")
}

// MailMove is the handler of JobMailMove. All mails are queued with the end of the job, or none is.
func (d *Desk) MailMove(ctx context.Context, job jobs.Job) error {
	var t tidings
	if err := json.Unmarshal([]byte(job.Payload), &t); err != nil {
		return jobs.Hopeless(fmt.Errorf("app: payload of the mails of a move: %w", err))
	}
	var mails []outgoing
	if err := d.Store.AfterOthers(ctx, func() (err error) { mails, err = d.mailsOf(ctx, d.Store.Read(), t); return err }); err != nil {
		return err
	}
	return jobs.FinishIn(ctx, d.Store, job, func(q *store.Queries) error {
		for _, mail := range mails {
			mail.SenderID = t.SenderID
			if err := d.queue(ctx, q, mail); err != nil {
				return err
			}
		}
		return nil
	})
}

func (d *Desk) mailsOf(ctx context.Context, q *store.Queries, t tidings) (all []outgoing, err error) {
	settings, err := d.settled(ctx, q)
	if err != nil {
		return nil, err
	}
	for _, n := range t.News {
		mails, err := d.mailsAbout(ctx, q, n, t.At, settings)
		if err != nil {
			return nil, err
		}
		all = append(all, mails...)
	}
	return all, nil
}

func (d *Desk) mailsAbout(ctx context.Context, q *store.Queries, n news, at time.Time, settings settled) ([]outgoing, error) {
	if n.Cause == causeJoining {
		return d.joiningMail(ctx, q, n.Event)
	}
	event := n.Event
	if n.Cause == causeCancel {
		event = n.Arranged
	}
	i, err := d.invitation(ctx, q, event, settings)
	if err != nil {
		return nil, err
	}
	switch n.Cause {
	case causeSchedule:
		return i.scheduled(d.Now()), nil
	case causeEdit:
		return i.edited(), nil
	}
	if !i.at.After(at) {
		// An interview that is over is in nobody's way.
		return nil, nil
	}
	return i.cancelled(n, d.Now()), nil
}
