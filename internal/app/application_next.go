package app

import (
	"context"

	"muster/internal/hiring"
)

// NextMoves is what may be done next with an application, as the caller finds it.
type NextMoves struct {
	hiring.Application
	CandidateID, Serial string
	Version             int64
	Today               hiring.Day
	Rail                []hiring.Choice
	Buttons             []hiring.CandidateButton
	// Results are what Take Interview offers.
	Results []hiring.Option
	Factors []string
	// Arranged is the event that arranged the pending interview, and Conductor who conducts it; nil when none is pending.
	Arranged  *hiring.Event
	Conductor string
}

// NextMoves tells what may be done next, so that a screen need not know the rules.
func (d *Desk) NextMoves(ctx context.Context, by Caller, candidateID, reqID string) (NextMoves, error) {
	q := d.Store.Read()
	r, a, settings, err := d.holdApplication(ctx, q, candidateID, reqID)
	if err != nil {
		return NextMoves{}, err
	}
	if !a.SeenBy(by.User, a.conductedBy(by.User.ID)) {
		return NextMoves{}, &hiring.Problem{Kind: hiring.NotYours, Message: hiring.NotAllowed}
	}
	next := NextMoves{
		Application: a.Application, CandidateID: a.row.CandidateID, Serial: r.row.Serial, Version: a.row.Version, Today: hiring.DayOf(d.Now().In(settings.zone)),
		Rail: a.Next(by.User), Buttons: a.Buttons(by.User), Results: a.InterviewOptions(by.User), Factors: settings.entries(hiring.ScoredFactors),
	}
	if a.InterviewPending() {
		next.Arranged = &a.events[a.arranged()]
		next.Conductor, err = userName(ctx, q, a.InterviewerID)
	}
	return next, err
}
