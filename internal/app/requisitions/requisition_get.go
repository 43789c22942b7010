package requisitions

import (
	"context"
	"fmt"
	"slices"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// RequisitionDetails returns the requisition with this id or serial, if it is in the caller's scope.
func (s *Service) RequisitionDetails(ctx context.Context, by core.Caller, text string) (SeenRequisition, error) {
	seen, _, err := s.seeRequisition(ctx, by, text)
	if err != nil {
		return seen, err
	}
	pipelines, err := s.Store.Pipelines(ctx, []string{seen.Row.ID}, by.Viewer().Scope)
	if err != nil {
		return seen, fmt.Errorf("app: pipeline: %w", err)
	}
	seen.Pipeline = pipelines[seen.Row.ID]
	return seen, nil
}

// seeRequisition returns a requisition as the caller sees it, and as the rules know it.
func (s *Service) seeRequisition(
	ctx context.Context, by core.Caller, text string,
) (SeenRequisition, store.Requisition, error) {
	_, isSerial := hiring.ParseSerial(text)
	row, is, err := s.Store.Requisition(ctx, text, isSerial, by.Viewer().Scope)
	if store.IsNone(err) {
		return SeenRequisition{}, is, hiring.Missing()
	}
	if err != nil {
		return SeenRequisition{}, is, fmt.Errorf("app: requisition: %w", err)
	}
	today, err := s.Today(ctx, s.Store.Read())
	seen := hiring.See(by.User, hiring.Status(row.Status), core.DayOf(row.Tat), today)
	return SeenRequisition{Row: row, Seen: seen}, is, err
}

// Stop is who stopped a requisition, when and why; empty if nobody did.
type Stop struct {
	By, Comment string
	At          *store.Instant
}

// WholeRequisition is everything shown of one requisition.
type WholeRequisition struct {
	SeenRequisition
	Rules        hiring.Requisition
	Buttons      []hiring.Button
	Assignments  []AssignmentRow
	Timeline     []store.RequisitionEventsRow
	Hold, Revoke Stop
	// RaisedFrom is the serial of the requisition it was raised against, Raised are those raised against it.
	RaisedFrom string
	Raised     []string
	// ShowsAdd reports whether the directory shows the caller its ADD CANDIDATE.
	ShowsAdd bool
	// Interviews counts the pending interviews that lie ahead.
	Interviews int
}

// GetRequisition reads everything shown of one requisition.
func (s *Service) GetRequisition(ctx context.Context, by core.Caller, reqID string) (WholeRequisition, error) {
	var w WholeRequisition
	reqID, err := s.ProgrammeOr(ctx, reqID)
	if err != nil {
		return w, err
	}
	seen, row, err := s.seeRequisition(ctx, by, reqID)
	if err != nil {
		return w, err
	}
	w.SeenRequisition = seen
	q := s.Store.Read()
	if w.Rules, w.Assignments, err = s.assignmentRows(ctx, q, by, row); err != nil {
		return w, err
	}
	ahead, byOwner, err := s.pendingInterviews(ctx, q, row.ID)
	if err != nil {
		return w, err
	}
	w.Interviews = ahead
	for i, a := range w.Assignments {
		w.Assignments[i].Interviews = byOwner[a.HrID]
	}
	r := &Loaded{Row: row, Requisition: w.Rules}
	_, own := r.AssignmentOf(by.User.ID)
	w.ShowsAdd = hiring.Target{Requisition: r.Opening(), Row: own}.ShowsAdd(by.User)
	if w.Buttons, err = s.buttons(ctx, q, by, r); err != nil {
		return w, err
	}
	events, err := q.RequisitionEvents(ctx, row.ID)
	if err != nil {
		return w, fmt.Errorf("app: timeline: %w", err)
	}
	w.Hold, w.Revoke = stopOf(events, w.Rules.Status, hiring.StatusHold, hiring.Hold),
		stopOf(events, w.Rules.Status, hiring.StatusRevoke, hiring.RevokeRequisition)
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

// stopOf finds who brought the requisition into its current status.
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
