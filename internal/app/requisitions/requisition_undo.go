package requisitions

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// UndoStep undoes what the caller did a moment ago: it voids the events and restores the previous state.
func (s *Service) UndoStep(ctx context.Context, by core.Caller, id int64) (Step, error) {
	var step Step
	err := s.Store.InTx(ctx, func(q *store.Queries) error {
		first, err := q.RequisitionEventByID(ctx, id)
		if store.IsNone(err) {
			return hiring.Missing()
		}
		if err != nil {
			return fmt.Errorf("app: step to undo: %w", err)
		}
		last, err := q.LastRequisitionEvent(ctx, first.RequisitionID)
		if err != nil && !store.IsNone(err) {
			return fmt.Errorf("app: last step: %w", err)
		}
		// What cannot be undone has nothing of what was before.
		var before snapshot
		if first.Before != "" {
			if err := json.Unmarshal([]byte(first.Before), &before); err != nil {
				return fmt.Errorf("app: what was before: %w", err)
			}
		}
		moved, err := q.StageEventAfter(ctx, store.StageEventAfterParams{RequisitionID: first.RequisitionID,
			Last: before.Moves.Last, Voided: before.Moves.Voided})
		if err != nil {
			return fmt.Errorf("app: what followed a step: %w", err)
		}
		done := hiring.Done{
			Action: hiring.ReqAction(first.Action), Age: s.Now().Sub(first.At.Time),
			Undone: first.VoidedAt != nil, Followed: last.Step != id || moved,
		}
		if first.ActorID != nil {
			done.By = *first.ActorID
		}
		if err := hiring.CheckUndo(by.User, done); err != nil {
			return err
		}
		step = Step{RequisitionID: first.RequisitionID}
		return s.restore(ctx, q, by, first, before)
	})
	return step, err
}

func (s *Service) restore(
	ctx context.Context, q *store.Queries, by core.Caller, first store.RequisitionEvent, before snapshot,
) error {
	now, err := s.Load(ctx, q, first.RequisitionID)
	if err != nil {
		return err
	}
	if _, err := q.VoidRequisitionStep(ctx, store.VoidRequisitionStepParams{
		RequisitionID: first.RequisitionID, Step: first.Step, VoidedAt: new(store.At(s.Now())),
	}); err != nil {
		return fmt.Errorf("app: void a step: %w", err)
	}
	for _, a := range before.Applications {
		if err := q.HandOverApplication(ctx, store.HandOverApplicationParams{ID: a.ID, OwnerID: a.OwnerID,
			AssignmentID: a.AssignmentID}); err != nil {
			return fmt.Errorf("app: give an application back: %w", err)
		}
	}
	was := RequisitionOf(before.Requisition, before.Assignments)
	if err := s.saveRow(ctx, q, now, was); err != nil {
		return err
	}
	for _, a := range now.AssignmentRows {
		if slices.ContainsFunc(before.Assignments, func(b store.Assignment) bool { return b.ID == a.ID }) {
			continue
		}
		if err := q.DropAssignment(ctx, a.ID); err != nil {
			return fmt.Errorf("app: drop an assignment: %w", err)
		}
	}
	for _, a := range before.Assignments {
		if _, err := q.SaveAssignment(ctx, store.SaveAssignmentParams{
			ID: a.ID, Positions: a.Positions, Status: a.Status, Started: a.Started, Accepted: a.Accepted,
			Joined: a.Joined, Outstanding: a.Outstanding,
		}); err != nil {
			return fmt.Errorf("app: restore an assignment: %w", err)
		}
	}
	if err := s.withdrawRevoke(ctx, q, first); err != nil {
		return err
	}
	if err := s.DropRequisitionNotifications(ctx, q, first.RequisitionID, first.Step); err != nil {
		return err
	}
	if err := s.waits.OfRequisition(ctx, q, first.RequisitionID); err != nil {
		return err
	}
	if err := s.Record(ctx, q, by, "UndoStep", "requisition", first.RequisitionID, first.Action, nil); err != nil {
		return err
	}
	return q.MarkChange(ctx, core.TopicRequisition)
}
