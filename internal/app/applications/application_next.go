package applications

import (
	"context"
	"fmt"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
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
	// Decisions are what the caller may decide about a candidate on hold in the stage.
	Decisions []hiring.Option
	// WhyNoResult says why it offers nothing.
	WhyNoResult string
	Factors     []string
	// Arranged is the event that arranged the pending interview, and Conductor its interviewer; nil if none is pending.
	Arranged  *hiring.Event
	Conductor string
	// Reply is what the candidate answered to its invitation.
	Reply hiring.InterviewReply
	// Tries sums up the calls so far, and Band is when the candidate answers best.
	Tries hiring.CallTries
	Band  hiring.CallBand
	// Held says who else is calling the candidate now.
	Held string
	// TakesBack is the last move if the caller can take it back, until that time; 0 if they cannot.
	TakesBack      int64
	TakesBackUntil time.Time
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
	step, until, takesBack := a.LastMove(by.User, s.Now())
	a.asSeenBy(by.User)
	next := NextMoves{
		Application: a.Application, CandidateID: a.Row.CandidateID, Serial: r.Row.Serial, Version: a.Row.Version,
		Today: hiring.DayOf(s.Now().In(settings.Zone)),
		Rail:  a.Next(by.User), Buttons: a.Buttons(by.User), Results: a.InterviewOptions(by.User),
		Decisions:   a.DecisionOptions(by.User),
		WhyNoResult: a.WhyNoResult(by.User), Factors: settings.Entries(hiring.ScoredFactors),
	}
	next.Tries, next.Held = hiring.TriesOf(a.Events), a.Hold.Says(by.User)
	if err := s.suggestTry(ctx, q, &next, settings); err != nil {
		return NextMoves{}, err
	}
	if takesBack {
		next.TakesBack, next.TakesBackUntil = step, until
	}
	if a.InterviewPending() {
		next.Arranged = &a.Events[a.arranged()]
		if next.Conductor, err = core.UserName(ctx, q, a.InterviewerID); err != nil {
			return NextMoves{}, err
		}
		reply, err := q.ReplyOfInterview(ctx, store.ReplyOfInterviewParams{ApplicationID: a.Row.ID,
			EventID: a.arrangedBy})
		if err != nil {
			return NextMoves{}, fmt.Errorf("app: answer to an invitation: %w", err)
		}
		next.Reply = hiring.InterviewReply(reply.Reply)
	}
	return next, nil
}

// suggestTry fills in when to call again after a call that nobody answers.
func (s *Service) suggestTry(ctx context.Context, q *store.Queries, next *NextMoves, settings core.Settings) error {
	band, err := q.CallBandOf(ctx, next.CandidateID)
	if err != nil && !store.IsNone(err) {
		return fmt.Errorf("app: when a candidate answers: %w", err)
	}
	next.Band = hiring.CallBand(band)
	try := hiring.NextTry{Before: next.Tries, Band: next.Band, ESA: next.Requisition.ESA, Hours: settings.CallHours()}
	for i, choice := range next.Rail {
		if choice.Stage == hiring.StageCall {
			next.Rail[i] = choice.Suggesting(try, s.Now().In(settings.Zone))
		}
	}
	return nil
}
