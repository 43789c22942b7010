package app

import (
	"context"
	"fmt"
	"slices"

	"muster/internal/hiring"
	"muster/internal/store"
)

// heldApplication is an application while a transaction works on it.
type heldApplication struct {
	row    store.Application
	events []hiring.Event
	// arrangedBy is the number of the event that arranged the pending interview, 0 where none is pending.
	arrangedBy int64
	// lastEvent is the number of the newest event of all applications.
	lastEvent int64
	hiring.Application
}

// holdApplication reads an application, the requisition that it belongs to, and the settings, and what the caller asks besides.
func (d *Desk) holdApplication(ctx context.Context, q *store.Queries, candidateID, requisition string, besides ...func(q *store.Queries) error) (r *held, a *heldApplication, s settled, err error) {
	id, err := requisitionID(ctx, q, requisition)
	if err != nil {
		return nil, nil, s, err
	}
	r = &held{}
	var found store.ApplicationToMoveRow
	var events []store.StageEvent
	var settings []store.Setting
	if err := q.Together(append(besides,
		func(q *store.Queries) (err error) { r.row, err = q.RequisitionByID(ctx, id); return err },
		func(q *store.Queries) (err error) { r.assignments, err = q.AssignmentsOf(ctx, id); return err },
		func(q *store.Queries) (err error) {
			found, err = q.ApplicationToMove(ctx, store.ApplicationToMoveParams{CandidateID: candidateID, RequisitionID: id})
			return err
		},
		func(q *store.Queries) (err error) {
			events, err = q.StageEventsOf(ctx, store.StageEventsOfParams{CandidateID: candidateID, RequisitionID: id})
			return err
		},
		func(q *store.Queries) (err error) { settings, err = q.Settings(ctx); return err },
	)...); store.IsNone(err) {
		return nil, nil, s, hiring.Missing()
	} else if err != nil {
		return nil, nil, s, fmt.Errorf("app: application: %w", err)
	}
	if s, err = settledBy(settings); err != nil {
		return nil, nil, s, err
	}
	r.Requisition = RequisitionOf(r.row, r.assignments)
	a, err = d.heldWith(ctx, q, r, found, events)
	return r, a, s, err
}

func (d *Desk) heldWith(ctx context.Context, q *store.Queries, r *held, found store.ApplicationToMoveRow, events []store.StageEvent) (a *heldApplication, err error) {
	row := found.Application
	a = &heldApplication{row: row, events: eventsOf(events), lastEvent: found.LastEvent}
	a.Application = hiring.Application{ID: row.ID, Progress: hiring.Replay(a.events), Requisition: r.opening()}
	if a.InterviewPending() {
		a.arrangedBy = events[a.arranged()].ID
	}
	if row.OwnerID != nil {
		a.OwnerID = *row.OwnerID
		_, a.OwnerRow = r.rowOf(a.OwnerID)
	}
	if a.Requisition.ESA {
		if a.HeldBy, err = d.heldBy(ctx, q, row.ID); err != nil {
			return nil, err
		}
	}
	a.RemapperName, err = userName(ctx, q, a.RemappedBy)
	return a, err
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

// heldBy is for whom the queue keeps an application at the moment, empty for nobody.
func (d *Desk) heldBy(ctx context.Context, q *store.Queries, applicationID string) (string, error) {
	userID, err := q.EsaHolder(ctx, store.EsaHolderParams{ApplicationID: applicationID, Now: store.At(d.Now())})
	if err != nil && !store.IsNone(err) {
		return "", fmt.Errorf("app: who holds an application: %w", err)
	}
	return userID, nil
}
