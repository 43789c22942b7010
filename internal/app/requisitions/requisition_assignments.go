package requisitions

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// AssignmentRow is an assignment with its applications and possible actions.
type AssignmentRow struct {
	store.AssignmentRowsRow
	// Stage and CandidateStatus are those of its most advanced application; empty for who only interviews.
	Stage, CandidateStatus string
	Openings               int
	Live                   bool
	Revoke, Reassign       hiring.Button
	// Interviews counts the pending interviews of the recruiter's candidates that lie ahead.
	Interviews int
}

// RequisitionAssignments returns the rows of the assignment panel.
func (s *Service) RequisitionAssignments(ctx context.Context, by core.Caller, reqID string) ([]AssignmentRow, error) {
	_, row, err := s.seeRequisition(ctx, by, reqID)
	if err != nil {
		return nil, err
	}
	_, rows, err := s.assignmentRows(ctx, s.Store.Read(), by, row)
	return rows, err
}

// RequisitionRecruiters returns the recruiters who work on a requisition now.
func (s *Service) RequisitionRecruiters(
	ctx context.Context, by core.Caller, reqID string,
) ([]store.AssignmentRowsRow, error) {
	seen, err := s.RequisitionDetails(ctx, by, reqID)
	if err != nil {
		return nil, err
	}
	rows, err := s.Store.Read().AssignmentRows(ctx, seen.Row.ID)
	if err != nil {
		return nil, fmt.Errorf("app: recruiters of a requisition: %w", err)
	}
	return slices.DeleteFunc(rows,
		func(a store.AssignmentRowsRow) bool { return a.Status == string(hiring.StatusHrRevoke) }), nil
}

// assignmentRows returns the assignments of the requisition, only their own to a recruiter, and the requisition as the
// rules know it.
func (s *Service) assignmentRows(
	ctx context.Context, q *store.Queries, by core.Caller, of store.Requisition,
) (hiring.Requisition, []AssignmentRow, error) {
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
			ID: row.ID, HrID: row.HrID, Positions: row.Positions, Status: row.Status, Seq: row.Seq,
			Started:  row.Started,
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
		if !hiring.SeesInterviewOnly(by.User) {
			shown.Stage, shown.CandidateStatus = furthest(stages, a.ID)
		}
		rows = append(rows, shown)
	}
	return r, rows, nil
}

// furthest returns stage and status of the assignment's most advanced application, the last moved if there are several.
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
