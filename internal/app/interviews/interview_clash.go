package interviews

import (
	"context"
	"fmt"
	"time"

	"muster/internal/app/core"
	"muster/internal/app/requisitions"
	"muster/internal/hiring"
	"muster/internal/store"
)

// ClashAsk is an interview that somebody is about to arrange.
type ClashAsk struct {
	// PersonID is empty as long as nobody is chosen.
	PersonID string
	Date     string
	// Time is empty as long as none is chosen.
	Time string
	// CandidateID and Requisition name the application; its own pending interview is replaced.
	CandidateID, Requisition string
}

// Clashes is what speaks against the time of an interview, and which hours are free instead.
type Clashes struct {
	Warnings []string
	// Free is when free hours begin, in the business zone.
	Free []time.Time
}

// InterviewClashes returns what speaks against an interview at that time. Nothing forbids to arrange it.
func (s *Service) InterviewClashes(ctx context.Context, ask ClashAsk) (Clashes, error) {
	day, ok := hiring.ParseDay(ask.Date)
	if !ok {
		return Clashes{}, &hiring.Problem{Kind: hiring.Invalid, Field: "date", Message: hiring.SelectDate}
	}
	q := s.Store.Read()
	settings, err := s.ReadSettings(ctx, q)
	if err != nil {
		return Clashes{}, err
	}
	work := settings.Waits().Work
	planned := hiring.PlannedInterview{Start: work.Opens(day)}
	if ask.Time != "" {
		clock, ok := hiring.ParseClock(ask.Time)
		if !ok {
			return Clashes{}, &hiring.Problem{Kind: hiring.Invalid, Field: "time", Message: hiring.SelectTime}
		}
		if planned.Start, err = core.ClockAt(day, clock, settings.Zone); err != nil {
			return Clashes{}, err
		}
	}
	if planned.Taken, err = s.busy(ctx, q, ask, planned.Start); err != nil {
		return Clashes{}, err
	}
	if planned.Person, err = core.UserName(ctx, q, ask.PersonID); store.IsNone(err) {
		return Clashes{}, hiring.Missing()
	} else if err != nil {
		return Clashes{}, err
	}
	found := Clashes{Warnings: []string{}}
	if ask.Time != "" {
		found.Warnings = planned.Warnings(s.Now(), work)
	}
	if ask.PersonID != "" {
		found.Free = planned.FreeHours(s.Now().In(settings.Zone), work)
	}
	return found, nil
}

// busy returns when the person's other interviews begin, as far as they matter for one at that time.
func (s *Service) busy(
	ctx context.Context, q *store.Queries, ask ClashAsk, start time.Time,
) (taken []time.Time, err error) {
	if ask.PersonID == "" {
		return nil, nil
	}
	requisitionID := ask.Requisition
	if ask.CandidateID != "" {
		if requisitionID, err = requisitions.FindID(ctx, q, ask.Requisition); err != nil {
			return nil, err
		}
	}
	until := start
	if now := s.Now(); until.Before(now) {
		until = now
	}
	rows, err := q.BusyTimes(ctx, store.BusyTimesParams{
		PersonID: ask.PersonID, CandidateID: ask.CandidateID, RequisitionID: requisitionID,
		After: store.At(start.Add(-hiring.InterviewLength)), Until: store.At(until.Add(hiring.FreeAhead)),
	})
	if err != nil {
		return nil, fmt.Errorf("app: when a person is busy: %w", err)
	}
	for _, row := range rows {
		if hiring.InterviewStands(hiring.Status(row.RequisitionStatus)) {
			taken = append(taken, row.At.Time)
		}
	}
	return taken, nil
}

// Remembered is how the caller arranged the last interview of a round.
type Remembered struct {
	Type            hiring.InterviewType
	PersonID, Place string
}

// RememberedInterview returns how the caller arranged the last interview of the round in this requisition, else in any.
// Who may not conduct it any more is left out. It is empty if there was none.
func (s *Service) RememberedInterview(
	ctx context.Context, by core.Caller, requisition string, stage hiring.Stage,
) (Remembered, error) {
	q := s.Store.Read()
	requisitionID, err := requisitions.FindID(ctx, q, requisition)
	if err != nil {
		return Remembered{}, err
	}
	round := string(stage.Arranged())
	found, err := q.LastArrangedIn(ctx, store.LastArrangedInParams{ActorID: &by.User.ID, RequisitionID: requisitionID,
		Stage: round})
	if store.IsNone(err) {
		var last store.LastArrangedRow
		last, err = q.LastArranged(ctx, store.LastArrangedParams{ActorID: &by.User.ID, Stage: round})
		found = store.LastArrangedInRow(last)
	}
	if store.IsNone(err) {
		return Remembered{}, nil
	}
	if err != nil {
		return Remembered{}, fmt.Errorf("app: last interview that a user arranged: %w", err)
	}
	is := Remembered{Type: hiring.InterviewType(found.InterviewType), Place: found.Meeting}
	person, err := q.UserFacts(ctx, found.PersonID)
	if err != nil {
		return Remembered{}, fmt.Errorf("app: who conducted an interview: %w", err)
	}
	if person.Active && stage.MayConduct(core.HiringUser(person.ID, person.Role, person.Grants)) {
		is.PersonID = person.ID
	}
	return is, nil
}
