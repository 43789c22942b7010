package requisitions

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// RaiseRequisition raises a requisition against another. The step names the new one.
func (s *Service) RaiseRequisition(
	ctx context.Context, by core.Caller, reqID string, version int64, positions int, comment string,
) (Step, error) {
	var raised Step
	_, err := s.change(ctx, by, reqID, version, func(q *store.Queries, r *Loaded, today hiring.Day) (hiring.Change,
		error) {
		last, err := q.LastRequisitionSuffix(ctx, r.Row.Number)
		if err != nil {
			return hiring.Change{}, fmt.Errorf("app: number of a raised requisition: %w", err)
		}
		change, err := r.Raise(today, int(last), positions, comment)
		if err != nil {
			return change, err
		}
		raised, err = s.addRaised(ctx, q, by, r, *change.Raised, comment, today)
		return change, err
	})
	return raised, err
}

func (s *Service) addRaised(
	ctx context.Context, q *store.Queries, by core.Caller, parent *Loaded, r hiring.Requisition, comment string,
	today hiring.Day,
) (Step, error) {
	row := rowOfParent(parent.Row)
	row.ID, row.ParentID, row.Comments = core.NewID(), &parent.Row.ID, comment
	row.AddedBy, row.AddedAt, row.AddedOn = by.User.ID, store.At(s.Now()), store.Date(today.String())
	row.ApprovedAt, row.ApprovedOn = new(store.At(s.Now())), new(store.Date(today.String()))
	return s.addRow(ctx, q, by.User.ID, row, r, comment)
}

// rowOfParent returns a new requisition with everything that a raised one inherits.
func rowOfParent(parent store.Requisition) store.AddRequisitionParams {
	return store.AddRequisitionParams{
		PositionID: parent.PositionID, DepartmentID: parent.DepartmentID, State: parent.State, City: parent.City,
		EmploymentStatus: parent.EmploymentStatus, HireType: parent.HireType, RehireFor: parent.RehireFor, Jd: parent.Jd,
		MinExperience: parent.MinExperience, Skills: parent.Skills, RequestedBy: parent.RequestedBy,
		ApproverID: parent.ApproverID, Esa: parent.Esa,
	}
}
