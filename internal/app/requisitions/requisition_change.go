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

// Loaded is a requisition inside a transaction: the row as read, and as the rules know it.
type Loaded struct {
	Row            store.Requisition
	AssignmentRows []store.Assignment
	hiring.Requisition
}

// Step is the result of a write: the number by which it can be undone, 0 if it cannot, and the requisition.
type Step struct {
	ID            int64
	RequisitionID string
	Serial        string
}

// change runs one action on a requisition in one transaction. version is what the caller saw, 0 if not given.
func (s *Service) change(
	ctx context.Context, by core.Caller, reqID string, version int64,
	act func(q *store.Queries, r *Loaded, today hiring.Day) (hiring.Change, error),
) (Step, error) {
	return s.changeThen(ctx, by, reqID, version, act, func(*store.Queries, string) error { return nil })
}

// changeThen is change with something to do in the same transaction once the action is saved.
func (s *Service) changeThen(
	ctx context.Context, by core.Caller, reqID string, version int64,
	act func(q *store.Queries, r *Loaded, today hiring.Day) (hiring.Change, error),
	then func(q *store.Queries, requisitionID string) error,
) (Step, error) {
	var step Step
	err := s.Store.InTx(ctx, func(q *store.Queries) error {
		r, err := s.Load(ctx, q, reqID)
		if err != nil {
			return err
		}
		today, err := s.Today(ctx, q)
		if err != nil {
			return err
		}
		change, err := act(q, r, today)
		if err != nil {
			return err
		}
		// The rules come first: that no position is left says more than that someone was faster.
		if version != 0 && version != r.Row.Version {
			return hiring.Refuse("Somebody else has changed this requisition. Please look again.")
		}
		if step, err = s.save(ctx, q, by.User.ID, r, change); err != nil {
			return err
		}
		return then(q, r.Row.ID)
	})
	return step, err
}

func (s *Service) Load(ctx context.Context, q *store.Queries, text string) (*Loaded, error) {
	id, err := FindID(ctx, q, text)
	if err != nil {
		return nil, err
	}
	row, err := q.RequisitionByID(ctx, id)
	if store.IsNone(err) {
		return nil, hiring.Missing()
	}
	if err != nil {
		return nil, fmt.Errorf("app: requisition: %w", err)
	}
	rows, err := q.AssignmentsOf(ctx, id)
	if err != nil {
		return nil, fmt.Errorf("app: assignments: %w", err)
	}
	return &Loaded{row, rows, RequisitionOf(row, rows)}, nil
}

// FindID returns the id of the requisition with this id or serial.
func FindID(ctx context.Context, q *store.Queries, text string) (string, error) {
	if _, isSerial := hiring.ParseSerial(text); !isSerial {
		return text, nil
	}
	id, err := q.RequisitionIDBySerial(ctx, text)
	if store.IsNone(err) {
		return "", hiring.Missing()
	}
	if err != nil {
		return "", fmt.Errorf("app: requisition by serial: %w", err)
	}
	return id, nil
}

// save writes everything that an action decided: the requisition, its assignments, the applications that change
// recruiters, and the events with the previous state.
func (s *Service) save(
	ctx context.Context, q *store.Queries, actor string, was *Loaded, change hiring.Change,
) (Step, error) {
	before, err := s.snapshot(ctx, q, was, change)
	if err != nil {
		return Step{}, err
	}
	if err := s.saveRow(ctx, q, was, change.Requisition); err != nil {
		return Step{}, err
	}
	if err := s.saveAssignments(ctx, q, actor, was.Row.ID, change); err != nil {
		return Step{}, err
	}
	if err := handOver(ctx, q, before.Applications, change.Moves); err != nil {
		return Step{}, err
	}
	step, err := s.addEvents(ctx, q, actor, was.Row.ID, change.Events, before)
	if err != nil {
		return Step{}, err
	}
	if err := s.notify(ctx, q, actor, was, change, step); err != nil {
		return Step{}, err
	}
	if err := s.mailRevoke(ctx, q, actor, was, change, step); err != nil {
		return Step{}, err
	}
	if hiring.MovesWaits(was.Requisition, change) {
		if err := s.waits.OfRequisition(ctx, q, was.Row.ID); err != nil {
			return Step{}, err
		}
	}
	if len(change.Events) == 0 || !hiring.Undoable(change.Events[0].Action) {
		step = 0
	}
	return Step{step, was.Row.ID, was.Row.Serial}, q.MarkChange(ctx, core.TopicRequisition)
}

// snapshot is a requisition before a step, as far as the step can change it. Applications are those that changed hands.
// Moves tells later whether candidates were moved since.
type snapshot struct {
	Requisition  store.Requisition
	Assignments  []store.Assignment
	Applications []store.ApplicationsOfRequisitionRow
	Moves        store.StageEventsSoFarRow
}

func (s *Service) snapshot(
	ctx context.Context, q *store.Queries, was *Loaded, change hiring.Change,
) (*snapshot, error) {
	before := &snapshot{Requisition: was.Row, Assignments: was.AssignmentRows}
	if len(change.Moves) == 0 {
		return before, nil
	}
	all, err := q.ApplicationsOfRequisition(ctx, was.Row.ID)
	if err != nil {
		return nil, fmt.Errorf("app: applications of a requisition: %w", err)
	}
	for _, a := range all {
		if a.AssignmentID != nil && slices.ContainsFunc(change.Moves,
			func(m hiring.Move) bool { return m.FromID == *a.AssignmentID }) {
			before.Applications = append(before.Applications, a)
		}
	}
	return before, nil
}

func (s *Service) saveRow(ctx context.Context, q *store.Queries, was *Loaded, is hiring.Requisition) error {
	row := RequisitionAfter(was.Row, is, s.Now())
	done, err := q.SaveRequisition(ctx, store.SaveRequisitionParams{
		ID: row.ID, Version: row.Version, Status: row.Status, BeforeHold: row.BeforeHold,
		BeforeUnapproved: row.BeforeUnapproved,
		Positions:        row.Positions, EmploymentType: row.EmploymentType, ApprovedFlag: row.ApprovedFlag,
		ApprovedAt: row.ApprovedAt,
		ApprovedOn: row.ApprovedOn, Stipend: row.Stipend, Tenure: row.Tenure, Accepted: row.Accepted,
		Joined: row.Joined, Outstanding: row.Outstanding,
	})
	if err != nil {
		return fmt.Errorf("app: save requisition: %w", err)
	}
	if done != 1 {
		return fmt.Errorf("app: requisition %s changed inside its own transaction", was.Row.ID)
	}
	was.Row.Version++
	return nil
}

func (s *Service) saveAssignments(
	ctx context.Context, q *store.Queries, actor, requisitionID string, change hiring.Change,
) error {
	today, err := s.Today(ctx, q)
	if err != nil {
		return err
	}
	for _, a := range change.Requisition.Assignments {
		switch {
		case slices.Contains(change.Added, a.ID):
			err = q.AddAssignment(ctx, store.AddAssignmentParams{
				ID: a.ID, RequisitionID: requisitionID, HrID: a.HR, Positions: int64(a.Positions),
				Status: string(a.Status), Seq: int64(a.Made), Started: a.HasWork,
				Accepted: int64(a.Accepted), Joined: int64(a.Joined), Outstanding: int64(a.Outstanding),
				CreatedBy: actor, CreatedAt: store.At(s.Now()), CreatedOn: store.Date(today.String()),
			})
		case slices.Contains(change.Changed, a.ID):
			_, err = q.SaveAssignment(ctx, store.SaveAssignmentParams{
				ID: a.ID, Positions: int64(a.Positions), Status: string(a.Status), Started: a.HasWork,
				Accepted: int64(a.Accepted), Joined: int64(a.Joined), Outstanding: int64(a.Outstanding),
			})
		}
		if err != nil {
			return fmt.Errorf("app: save assignment: %w", err)
		}
	}
	return nil
}

// handOver moves the unfinished applications of one assignment to another.
func handOver(
	ctx context.Context, q *store.Queries, applications []store.ApplicationsOfRequisitionRow, moves []hiring.Move,
) error {
	for _, move := range moves {
		for _, a := range applications {
			if a.AssignmentID == nil || *a.AssignmentID != move.FromID || !a.Unfinished {
				continue
			}
			if err := q.HandOverApplication(ctx, store.HandOverApplicationParams{ID: a.ID, OwnerID: &move.ToHR,
				AssignmentID: &move.ToID}); err != nil {
				return fmt.Errorf("app: hand over an application: %w", err)
			}
		}
	}
	return nil
}

// addEvents appends the events of one step; the first carries the previous state.
func (s *Service) addEvents(
	ctx context.Context, q *store.Queries, actor, requisitionID string, events []hiring.ReqEvent, before *snapshot,
) (int64, error) {
	zone, err := s.ZoneIn(ctx, q)
	if err != nil {
		return 0, err
	}
	last, err := q.LastRequisitionEventID(ctx)
	if err != nil {
		return 0, fmt.Errorf("app: number of an event: %w", err)
	}
	step, now := last+1, s.Now().In(zone)
	for i, e := range events {
		row := RequisitionEventRow(step, i, requisitionID, actor, e, now)
		if i == 0 && before != nil && hiring.Undoable(e.Action) {
			if before.Moves, err = q.StageEventsSoFar(ctx, requisitionID); err != nil {
				return 0, fmt.Errorf("app: moves before a step: %w", err)
			}
			text, err := json.Marshal(before)
			if err != nil {
				return 0, fmt.Errorf("app: what was before: %w", err)
			}
			row.Before = string(text)
		}
		if err := q.AddRequisitionEvent(ctx, row); err != nil {
			return 0, fmt.Errorf("app: add an event: %w", err)
		}
	}
	return step, nil
}
