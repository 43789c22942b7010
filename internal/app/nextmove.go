package app

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"muster/internal/hiring"
	"muster/internal/store"
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

// conductedBy says whether the user conducts, or conducted, an interview of the application.
func (a *heldApplication) conductedBy(userID string) bool {
	return slices.ContainsFunc(a.events, func(e hiring.Event) bool { return e.Interview.PersonID == userID })
}

// arranged is the place of the event that arranged the pending interview: all that came after it stand aside.
func (a *heldApplication) arranged() int {
	i := len(a.events) - 1
	for a.events[i].Stage == hiring.Aside {
		i--
	}
	return i
}

// InterviewRecord is an interview that waits for its result.
type InterviewRecord struct {
	store.InterviewRecordsRow
	// Parts are the comments of all steps, oldest first.
	Parts []string
}

// commentsApart keeps comments apart on their way out of the database.
const commentsApart = "\x1f"

// InterviewRecords are the interviews that the user conducts and whose result is not known yet, soonest first.
func (d *Desk) InterviewRecords(ctx context.Context, by Caller, userID string) ([]InterviewRecord, error) {
	if err := by.ActAs(userID); err != nil {
		return nil, err
	}
	rows, err := d.Store.Read().InterviewRecords(ctx, store.InterviewRecordsParams{UserID: userID, Apart: commentsApart})
	if err != nil {
		return nil, fmt.Errorf("app: interviews of a user: %w", err)
	}
	records := make([]InterviewRecord, len(rows))
	for i, row := range rows {
		records[i] = InterviewRecord{InterviewRecordsRow: row}
		if row.Comments != "" {
			records[i].Parts = strings.Split(row.Comments, commentsApart)
		}
	}
	return records, nil
}
