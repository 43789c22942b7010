package requisitions

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// RecruiterShare is a recruiter of a list with their own number of positions, nil to use the list's.
type RecruiterShare struct {
	HR        string
	Positions *int
}

// shares prepares the list for the rules, with ids for rows that may have to be made. Only active recruiters count.
func shares(ctx context.Context, q *store.Queries, list []RecruiterShare, esa bool) ([]hiring.Share, error) {
	given := make([]hiring.Share, len(list))
	for i, entry := range list {
		if entry.HR != "" {
			user, err := q.UserByID(ctx, entry.HR)
			if err != nil && !store.IsNone(err) {
				return nil, fmt.Errorf("app: recruiter of a list: %w", err)
			}
			if err := hiring.CheckAssigned(user.RoleID, user.Active, esa); err != nil {
				return nil, err
			}
		}
		given[i] = hiring.Share{ID: core.NewID(), HR: entry.HR, Positions: entry.Positions}
	}
	return given, nil
}

// AssignRecruiter assigns positions of a requisition to recruiters.
func (s *Service) AssignRecruiter(
	ctx context.Context, by core.Caller, reqID string, version int64, list []RecruiterShare, each, stipend, tenure int,
) (Step, error) {
	return s.change(ctx, by, reqID, version, func(q *store.Queries, r *Loaded, _ hiring.Day) (hiring.Change, error) {
		given, err := shares(ctx, q, list, r.Row.Esa != "")
		if err != nil {
			return hiring.Change{}, err
		}
		return r.Assign(hiring.AssignOrder{List: given, Each: each, Stipend: stipend, Tenure: tenure})
	})
}

// ReassignRecruiter replaces a recruiter by others.
func (s *Service) ReassignRecruiter(
	ctx context.Context, by core.Caller, reqID string, version int64, list []RecruiterShare, each int, old string,
) (Step, error) {
	return s.change(ctx, by, reqID, version, func(q *store.Queries, r *Loaded, _ hiring.Day) (hiring.Change, error) {
		given, err := shares(ctx, q, list, r.Row.Esa != "")
		if err != nil {
			return hiring.Change{}, err
		}
		return r.Reassign(hiring.ReassignOrder{List: given, Each: each, Old: old})
	})
}

// RevokeRecruiter takes recruiters off a requisition.
func (s *Service) RevokeRecruiter(
	ctx context.Context, by core.Caller, reqID string, version int64, hrs []string, comment string,
) (Step, error) {
	return s.change(ctx, by, reqID, version, func(_ *store.Queries, r *Loaded, _ hiring.Day) (hiring.Change, error) {
		return r.HRRevoke(hrs, comment)
	})
}

// HoldRequisition marks a requisition as waiting; work on it goes on.
func (s *Service) HoldRequisition(
	ctx context.Context, by core.Caller, reqID string, version int64, note string,
) (Step, error) {
	return s.change(ctx, by, reqID, version, func(_ *store.Queries, r *Loaded, _ hiring.Day) (hiring.Change, error) {
		return r.Hold(note)
	})
}

// ResumeRequisition resumes a requisition that is on hold.
func (s *Service) ResumeRequisition(ctx context.Context, by core.Caller, reqID string) (Step, error) {
	return s.change(ctx, by, reqID, 0, func(_ *store.Queries, r *Loaded, _ hiring.Day) (hiring.Change, error) {
		return r.Resume()
	})
}

// RevokeRequisition ends a requisition.
func (s *Service) RevokeRequisition(
	ctx context.Context, by core.Caller, reqID string, version int64, comment string,
) (Step, error) {
	return s.change(ctx, by, reqID, version, func(_ *store.Queries, r *Loaded, _ hiring.Day) (hiring.Change, error) {
		return r.Requisition.Revoke(comment)
	})
}

// RevokePositions removes positions from a requisition.
func (s *Service) RevokePositions(
	ctx context.Context, by core.Caller, reqID string, version int64, n int, comment string,
) (Step, error) {
	return s.change(ctx, by, reqID, version, func(_ *store.Queries, r *Loaded, _ hiring.Day) (hiring.Change, error) {
		return r.PositionRevoke(n, comment)
	})
}

// EditRequisition changes the employment type and asks for a new approval.
func (s *Service) EditRequisition(
	ctx context.Context, by core.Caller, reqID string, version int64, to, comment string,
) (Step, error) {
	return s.changeThen(ctx, by, reqID, version,
		func(_ *store.Queries, r *Loaded, _ hiring.Day) (hiring.Change, error) {
			return r.EditType(hiring.EmploymentType(to), comment)
		},
		func(q *store.Queries, id string) error { return s.askApprover(ctx, q, by, id) })
}
