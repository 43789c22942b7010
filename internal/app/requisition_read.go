package app

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"muster/internal/hiring"
	"muster/internal/store"
)

// RequisitionDetails is the requisition with this id or serial, if it is in the caller's scope.
func (d *Desk) RequisitionDetails(ctx context.Context, by Caller, text string) (SeenRequisition, error) {
	seen, _, err := d.seeRequisition(ctx, by, text)
	return seen, err
}

// seeRequisition gives what the caller sees of a requisition, and the requisition itself.
func (d *Desk) seeRequisition(ctx context.Context, by Caller, text string) (SeenRequisition, store.Requisition, error) {
	_, isSerial := hiring.ParseSerial(text)
	row, is, err := d.Store.Requisition(ctx, text, isSerial, by.Viewer().Scope)
	if store.IsNone(err) {
		return SeenRequisition{}, is, hiring.Missing()
	}
	if err != nil {
		return SeenRequisition{}, is, fmt.Errorf("app: requisition: %w", err)
	}
	today, err := d.today(ctx, d.Store.Read())
	return SeenRequisition{row, hiring.See(by.User, hiring.Status(row.Status), dayOf(row.Tat), today)}, is, err
}

// AssignmentRow is an assignment with what is under it and what can be done with it.
type AssignmentRow struct {
	store.AssignmentRowsRow
	// Stage and CandidateStatus are those of its furthest application.
	Stage, CandidateStatus string
	Openings               int
	Live                   bool
	Revoke, Reassign       hiring.Button
}

// Stop is who stopped a requisition, when and why; empty where nobody did.
type Stop struct {
	By, Comment string
	At          *store.Instant
}

// WholeRequisition is all that is shown of one requisition.
type WholeRequisition struct {
	SeenRequisition
	Rules        hiring.Requisition
	Buttons      []hiring.Button
	Assignments  []AssignmentRow
	Timeline     []store.RequisitionEventsRow
	Hold, Revoke Stop
	// RaisedFrom is the serial of the one it was raised against, Raised are those that were raised against it.
	RaisedFrom string
	Raised     []string
	// ShowsAdd says whether the directory has its ADD CANDIDATE for the caller.
	ShowsAdd bool
}

// GetRequisition reads all that is shown of one requisition.
func (d *Desk) GetRequisition(ctx context.Context, by Caller, reqID string) (WholeRequisition, error) {
	var w WholeRequisition
	reqID, err := d.programmeOr(ctx, reqID)
	if err != nil {
		return w, err
	}
	seen, row, err := d.seeRequisition(ctx, by, reqID)
	if err != nil {
		return w, err
	}
	w.SeenRequisition = seen
	q := d.Store.Read()
	if w.Rules, w.Assignments, err = d.assignmentRows(ctx, q, by, row); err != nil {
		return w, err
	}
	r := &held{row: row, Requisition: w.Rules}
	_, own := r.rowOf(by.User.ID)
	w.Buttons, w.ShowsAdd = r.Buttons(by.User), hiring.Target{Requisition: r.opening(), Row: own}.ShowsAdd(by.User)
	events, err := q.RequisitionEvents(ctx, row.ID)
	if err != nil {
		return w, fmt.Errorf("app: timeline: %w", err)
	}
	w.Hold, w.Revoke = stopOf(events, w.Rules.Status, hiring.StatusHold, hiring.Hold), stopOf(events, w.Rules.Status, hiring.StatusRevoke, hiring.RevokeRequisition)
	if w.Timeline = events; by.Viewer().AsRecruiter() {
		w.Timeline = eventsAbout(events, by.User.ID)
	}
	family, err := q.SerialsOfNumber(ctx, row.Number)
	if err != nil {
		return w, fmt.Errorf("app: raised requisitions: %w", err)
	}
	w.Raised = []string{}
	for _, one := range family {
		if row.ParentID != nil && one.ID == *row.ParentID {
			w.RaisedFrom = one.Serial
		}
		if one.ParentID != nil && *one.ParentID == row.ID {
			w.Raised = append(w.Raised, one.Serial)
		}
	}
	return w, nil
}

// stopOf finds who brought the requisition into the status that it has.
func stopOf(events []store.RequisitionEventsRow, is, stopped hiring.Status, by hiring.ReqAction) Stop {
	if is != stopped {
		return Stop{}
	}
	for _, e := range slices.Backward(events) {
		if e.Action == string(by) {
			return Stop{By: e.ActorName, Comment: e.Comment, At: &e.At}
		}
	}
	return Stop{}
}

func eventsAbout(events []store.RequisitionEventsRow, hr string) []store.RequisitionEventsRow {
	return slices.DeleteFunc(slices.Clone(events), func(e store.RequisitionEventsRow) bool { return e.HrID != hr && e.FromHrID != hr })
}

// assignmentRows are the assignments of the requisition, to a recruiter their own, and what the rules know of all of it.
func (d *Desk) assignmentRows(ctx context.Context, q *store.Queries, by Caller, of store.Requisition) (hiring.Requisition, []AssignmentRow, error) {
	found, err := q.AssignmentRows(ctx, of.ID)
	if err != nil {
		return hiring.Requisition{}, nil, fmt.Errorf("app: assignments: %w", err)
	}
	stages, err := q.StagesUnderAssignments(ctx, of.ID)
	if err != nil {
		return hiring.Requisition{}, nil, fmt.Errorf("app: stages under assignments: %w", err)
	}
	plain := make([]store.Assignment, len(found))
	for i, row := range found {
		plain[i] = store.Assignment{
			ID: row.ID, HrID: row.HrID, Positions: row.Positions, Status: row.Status, Seq: row.Seq, Started: row.Started,
			Accepted: row.Accepted, Joined: row.Joined, Outstanding: row.Outstanding,
		}
	}
	r, rows := RequisitionOf(of, plain), []AssignmentRow{}
	for i, row := range found {
		if by.Viewer().AsRecruiter() && row.HrID != by.User.ID {
			continue
		}
		a := r.Assignments[i]
		shown := AssignmentRow{AssignmentRowsRow: row, Openings: a.Openings(), Live: a.Live()}
		shown.Revoke, shown.Reassign = r.RowButtons(by.User, a)
		shown.Stage, shown.CandidateStatus = furthest(stages, a.ID)
		rows = append(rows, shown)
	}
	return r, rows, nil
}

// furthest is where the furthest application under the assignment is; of several the one that moved last.
func furthest(stages []store.StagesUnderAssignmentsRow, assignmentID string) (stage, status string) {
	var best *store.StagesUnderAssignmentsRow
	for i, s := range stages {
		if s.AssignmentID != assignmentID {
			continue
		}
		if best == nil || cmp.Or(cmp.Compare(order(s), order(*best)), s.LatestAt.Compare(best.LatestAt.Time)) > 0 {
			best = &stages[i]
		}
	}
	if best == nil {
		return "", ""
	}
	return best.Stage, best.Status
}

func order(s store.StagesUnderAssignmentsRow) int { return hiring.Stage(s.Stage).Order() }

// RequisitionAssignments are the rows of the assignment panel.
func (d *Desk) RequisitionAssignments(ctx context.Context, by Caller, reqID string) ([]AssignmentRow, error) {
	_, row, err := d.seeRequisition(ctx, by, reqID)
	if err != nil {
		return nil, err
	}
	_, rows, err := d.assignmentRows(ctx, d.Store.Read(), by, row)
	return rows, err
}

// RequisitionTimeline is all that happened to a requisition, oldest first; to a recruiter what is about them.
func (d *Desk) RequisitionTimeline(ctx context.Context, by Caller, reqID string) ([]store.RequisitionEventsRow, error) {
	seen, err := d.RequisitionDetails(ctx, by, reqID)
	if err != nil {
		return nil, err
	}
	events, err := d.Store.Read().RequisitionEvents(ctx, seen.Row.ID)
	if err != nil {
		return nil, fmt.Errorf("app: timeline: %w", err)
	}
	if by.Viewer().AsRecruiter() {
		return eventsAbout(events, by.User.ID), nil
	}
	return events, nil
}

// RequisitionTimelineOfRecruiter is what happened to a requisition and is about one recruiter.
func (d *Desk) RequisitionTimelineOfRecruiter(ctx context.Context, by Caller, reqID, userID string) ([]store.RequisitionEventsRow, error) {
	if err := by.ActAs(userID); err != nil {
		return nil, err
	}
	events, err := d.RequisitionTimeline(ctx, by, reqID)
	return eventsAbout(events, userID), err
}

// RequisitionRecruiters are the recruiters who work on a requisition now.
func (d *Desk) RequisitionRecruiters(ctx context.Context, by Caller, reqID string) ([]store.AssignmentRowsRow, error) {
	seen, err := d.RequisitionDetails(ctx, by, reqID)
	if err != nil {
		return nil, err
	}
	rows, err := d.Store.Read().AssignmentRows(ctx, seen.Row.ID)
	if err != nil {
		return nil, fmt.Errorf("app: recruiters of a requisition: %w", err)
	}
	return slices.DeleteFunc(rows, func(a store.AssignmentRowsRow) bool { return a.Status == string(hiring.StatusHrRevoke) }), nil
}
