package applications

import (
	"context"

	"muster/internal/app/core"
	"muster/internal/hiring"
)

// NextMoves is what the caller may do next with an application.
type NextMoves struct {
	hiring.Application
	CandidateID, Serial string
	Version             int64
	Today               hiring.Day
	Rail                []hiring.Choice
	Buttons             []hiring.CandidateButton
	// Results are what Take Interview offers.
	Results []hiring.Option
	// WhyNoResult says why it offers nothing.
	WhyNoResult string
	Factors     []string
	// Arranged is the event that arranged the pending interview, and Conductor its interviewer; nil if none is pending.
	Arranged  *hiring.Event
	Conductor string
}

// NextMoves returns what may be done next, so that a screen need not know the rules.
func (s *Service) NextMoves(ctx context.Context, by core.Caller, candidateID, reqID string) (NextMoves, error) {
	q := s.Store.Read()
	r, a, settings, err := s.Load(ctx, q, candidateID, reqID)
	if err != nil {
		return NextMoves{}, err
	}
	if !a.SeenBy(by.User, a.conductedBy(by.User.ID)) {
		return NextMoves{}, &hiring.Problem{Kind: hiring.NotYours, Message: hiring.NotAllowed}
	}
	next := NextMoves{
		Application: a.Application, CandidateID: a.Row.CandidateID, Serial: r.Row.Serial, Version: a.Row.Version,
		Today: hiring.DayOf(s.Now().In(settings.Zone)),
		Rail:  a.Next(by.User), Buttons: a.Buttons(by.User), Results: a.InterviewOptions(by.User),
		WhyNoResult: a.WhyNoResult(by.User), Factors: settings.Entries(hiring.ScoredFactors),
	}
	if a.InterviewPending() {
		next.Arranged = &a.Events[a.arranged()]
		next.Conductor, err = core.UserName(ctx, q, a.InterviewerID)
	}
	return next, err
}
