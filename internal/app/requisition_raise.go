package app

import (
	"context"
	"fmt"

	"muster/internal/hiring"
	"muster/internal/store"
)

// RaiseRequisition makes a further requisition against one. The step names the new one.
func (d *Desk) RaiseRequisition(ctx context.Context, by Caller, reqID string, version int64, positions int, comment string) (Step, error) {
	var raised Step
	_, err := d.changeRequisition(ctx, by, reqID, version, func(q *store.Queries, r *held, today hiring.Day) (hiring.Change, error) {
		last, err := q.LastRequisitionSuffix(ctx, r.row.Number)
		if err != nil {
			return hiring.Change{}, fmt.Errorf("app: number of a raised requisition: %w", err)
		}
		change, err := r.Raise(today, int(last), positions, comment)
		if err != nil {
			return change, err
		}
		raised, err = d.addRaised(ctx, q, by, r, *change.Raised, comment, today)
		return change, err
	})
	return raised, err
}

func (d *Desk) addRaised(ctx context.Context, q *store.Queries, by Caller, parent *held, r hiring.Requisition, comment string, today hiring.Day) (Step, error) {
	row := addRow(parent.row)
	row.ID, row.ParentID, row.Comments = newID(), &parent.row.ID, comment
	row.AddedBy, row.AddedAt, row.AddedOn = by.User.ID, store.At(d.Now()), store.Date(today.String())
	row.ApprovedAt, row.ApprovedOn = ptr(store.At(d.Now())), ptr(store.Date(today.String()))
	return d.addRequisition(ctx, q, by.User.ID, row, r, comment)
}

// addRow is a new requisition with all that a raised one takes from its parent.
func addRow(parent store.Requisition) store.AddRequisitionParams {
	return store.AddRequisitionParams{
		PositionID: parent.PositionID, DepartmentID: parent.DepartmentID, State: parent.State, City: parent.City, EmploymentStatus: parent.EmploymentStatus,
		HireType: parent.HireType, RehireFor: parent.RehireFor, Jd: parent.Jd, Skills: parent.Skills, RequestedBy: parent.RequestedBy, ApproverID: parent.ApproverID,
		Esa: parent.Esa,
	}
}
