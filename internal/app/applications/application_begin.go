package applications

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/app/requisitions"
	"muster/internal/hiring"
	"muster/internal/store"
)

// Begin begins the application of a new candidate.
func (s *Service) Begin(ctx context.Context, q *store.Queries, by core.Caller, candidateID, reqID string) error {
	r, err := s.requisitions.Load(ctx, q, reqID)
	if err != nil {
		return err
	}
	zone, err := s.ZoneIn(ctx, q)
	if err != nil {
		return err
	}
	row, own := r.AssignmentOf(by.User.ID)
	begun, err := hiring.Target{Requisition: r.Opening(), Row: own}.Add(by.User, s.Now().In(zone))
	if err != nil {
		return err
	}
	return s.addApplication(ctx, q, by, r, candidateID, begun, row)
}

// addApplication writes a new application with its first event, and counts it as work on the requisition.
func (s *Service) addApplication(
	ctx context.Context, q *store.Queries, by core.Caller, r *requisitions.Loaded, candidateID string,
	begun hiring.Event, assignmentID string,
) error {
	id, day := core.NewID(), store.Date(begun.Day.String())
	err := q.AddApplication(ctx, store.AddApplicationParams{
		ID: id, CandidateID: candidateID, RequisitionID: r.Row.ID, OwnerID: core.TextOrNil(begun.OwnerID),
		AssignmentID: core.TextOrNil(assignmentID),
		Stage:        string(begun.Stage), Status: string(begun.Status),
		Tab:      string(hiring.TabOf(begun.Stage, begun.Status, r.Row.Esa != "")),
		Remapped: begun.Status == hiring.StatusRemap, ByLink: begun.By == "", CreatedAt: store.At(begun.At),
		CreatedOn: day,
	})
	if err != nil {
		return fmt.Errorf("app: add an application: %w", err)
	}
	begun.ApplicationID = id
	last, err := q.LastStageEventID(ctx)
	if err != nil {
		return fmt.Errorf("app: number of an event: %w", err)
	}
	if err := s.addEvents(ctx, q, r.Row.ID, last+1, last+1, []hiring.Event{begun}); err != nil {
		return err
	}
	if err := s.requisitions.WorkStarted(ctx, q, by, r, begun.OwnerID); err != nil {
		return err
	}
	return s.waits.OfApplication(ctx, q, id)
}
