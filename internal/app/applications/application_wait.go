package applications

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/app/requisitions"
	"muster/internal/app/waits"
	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/store"
)

// Waiting is whom an application waits on, and what the caller can do about it.
type Waiting struct {
	hiring.Wait
	State hiring.WaitState
	// Words is what has to be done as people read it today, and Person the name of who has to.
	Words, Person string
	// Remind: the caller may remind them. Reminded is the last reminder, empty if there was none.
	Remind   bool
	Reminded string
	// Beside is what can be recorded beside the stages.
	Beside  []hiring.BesideRule
	Version int64
}

// ApplicationWaiting returns whom the application waits on.
func (s *Service) ApplicationWaiting(
	ctx context.Context, by core.Caller, candidateID, reqID string,
) (Waiting, error) {
	q := s.Store.Read()
	_, a, settings, err := s.Load(ctx, q, candidateID, reqID)
	if err != nil {
		return Waiting{}, err
	}
	if !a.SeenBy(by.User, a.conductedBy(by.User.ID)) {
		return Waiting{}, &hiring.Problem{Kind: hiring.NotYours, Message: hiring.NotAllowed}
	}
	if !seenBy(by.User, a.Events).Whole {
		return Waiting{Version: a.Row.Version, Wait: hiring.Wait{Party: hiring.WaitsOnNobody}}, nil
	}
	is := Waiting{Version: a.Row.Version, Beside: a.BesideOptions(by.User), Wait: hiring.Wait{Party: hiring.WaitsOnNobody}}
	row, err := q.WaitOfApplication(ctx, a.Row.ID)
	if store.IsNone(err) {
		// Its job has not come to it yet.
		return is, nil
	}
	if err != nil {
		return Waiting{}, fmt.Errorf("app: whom an application waits on: %w", err)
	}
	is.Wait = waits.Rule(row)
	now := s.Now().In(settings.Zone)
	is.State, is.Words = is.Wait.State(now, settings.Waits()), is.WhatOn(hiring.DayOf(now))
	if is.Person, err = core.UserName(ctx, q, is.PersonID); err != nil {
		return Waiting{}, err
	}
	reminders, err := s.waits.Reminders(ctx, q, a.Row.ID)
	if err != nil {
		return Waiting{}, err
	}
	is.Remind = a.CheckRemind(by.User, is.Wait) == nil
	if len(reminders) > 0 {
		is.Reminded = reminders[0].Words(settings.Zone)
	}
	return is, nil
}

// Beside records something beside the stages, and returns the number of the move.
func (s *Service) Beside(ctx context.Context, by core.Caller, which Named, b hiring.BesideUpdate) (int64, error) {
	return s.Move(ctx, by, which, "", func(m Situation) ([]hiring.Event, error) {
		return m.Application.Beside(by.User, b, m.Now)
	})
}

// Remind reminds whom the application waits on.
func (s *Service) Remind(ctx context.Context, by core.Caller, candidateID, reqID string) error {
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		r, a, settings, err := s.Load(ctx, q, candidateID, reqID)
		if err != nil {
			return err
		}
		row, err := q.WaitOfApplication(ctx, a.Row.ID)
		if err != nil {
			return fmt.Errorf("app: whom an application waits on: %w", err)
		}
		wait, now := waits.Rule(row), s.Now().In(settings.Zone)
		if err := a.CheckRemind(by.User, wait); err != nil {
			return err
		}
		if err := s.waits.AddReminder(ctx, q, by, a.Row.ID); err != nil {
			return err
		}
		told := core.Told{Kind: hiring.NotifyReminder, RequisitionID: r.Row.ID, CandidateID: a.Row.CandidateID,
			StageEvent: a.lastOwn, Detail: wait.WhatOn(hiring.DayOf(now)), Managers: wait.Party == hiring.WaitsOnManager}
		if wait.PersonID != "" {
			told.To = []string{wait.PersonID}
		}
		if wait.Party == hiring.WaitsOnInterviewer {
			// They get their mail and its link again: most of them are here for nothing else.
			told.MailedElse = true
			if err := s.notify(ctx, q, by, Notification{Cause: letter.RemindInterviewer, EventID: a.arrangedBy}); err != nil {
				return err
			}
		}
		if err := s.Notify(ctx, q, by.User.ID, told); err != nil {
			return err
		}
		if err := s.Record(ctx, q, by, "Remind", "application", a.Row.ID, nil, map[string]string{
			"party": string(wait.Party), "person": wait.PersonID, "what": wait.What}); err != nil {
			return err
		}
		return q.MarkChange(ctx, core.TopicCandidate)
	})
}

// waitFacts returns what the wait of the application follows from after a move, which may have changed its owner and
// the requisition.
func (a *Loaded) waitFacts(r *requisitions.Loaded, owner string) hiring.WaitFacts {
	f := hiring.WaitFacts{Application: a.Application, Events: a.Events}
	f.Requisition, f.OwnerID = r.Opening(), owner
	_, f.OwnerRow = r.AssignmentOf(owner)
	if a.mobileChanged != nil {
		f.MobileChanged = a.mobileChanged.Time
	}
	return f
}
