package app

import (
	"context"
	"fmt"

	"muster/internal/hiring"
	"muster/internal/store"
)

// apply begins the application of a new candidate.
func (d *Desk) apply(ctx context.Context, q *store.Queries, by Caller, candidateID, reqID string) error {
	r, err := d.holdRequisition(ctx, q, reqID)
	if err != nil {
		return err
	}
	zone, err := d.zone(ctx, q)
	if err != nil {
		return err
	}
	row, own := r.rowOf(by.User.ID)
	begun, err := hiring.Target{Requisition: r.opening(), Row: own}.Add(by.User, d.Now().In(zone))
	if err != nil {
		return err
	}
	return d.beginApplication(ctx, q, by, r, candidateID, begun, row)
}

// beginApplication writes a new application with its first event; the requisition hears of the work.
func (d *Desk) beginApplication(ctx context.Context, q *store.Queries, by Caller, r *held, candidateID string, begun hiring.Event, assignmentID string) error {
	id, day := newID(), store.Date(begun.Day.String())
	err := q.AddApplication(ctx, store.AddApplicationParams{
		ID: id, CandidateID: candidateID, RequisitionID: r.row.ID, OwnerID: textOrNil(begun.OwnerID), AssignmentID: textOrNil(assignmentID),
		Stage: string(begun.Stage), Status: string(begun.Status), Tab: string(hiring.TabOf(begun.Stage, begun.Status, r.row.Esa != "")),
		Remapped: begun.Status == hiring.StatusRemap, CreatedAt: store.At(begun.At), CreatedOn: day,
	})
	if err != nil {
		return fmt.Errorf("app: add an application: %w", err)
	}
	begun.ApplicationID = id
	last, err := q.LastStageEventID(ctx)
	if err != nil {
		return fmt.Errorf("app: number of an event: %w", err)
	}
	if err := d.addStageEvents(ctx, q, r.row.ID, last+1, []hiring.Event{begun}); err != nil {
		return err
	}
	return d.workStarted(ctx, q, by, r, begun.OwnerID)
}
