package app

import (
	"context"
	"fmt"

	"muster/internal/hiring"
	"muster/internal/store"
)

// ActAs says whether the caller may send this id as who acts. The id only has to fit: the signed-in user is recorded.
func (c Caller) ActAs(id string) error {
	if id != "" && !hiring.MayActFor(c.User, id) {
		return &hiring.Problem{Kind: hiring.NotYours, Message: hiring.NotAllowed}
	}
	return nil
}

// RecruiterShare is a recruiter of a list and their own number of positions, nil for the list's.
type RecruiterShare struct {
	HR        string
	Positions *int
}

// shares turns the list into one that rules read, with ids for rows that may have to be made. Only active recruiters count.
func shares(ctx context.Context, q *store.Queries, list []RecruiterShare) ([]hiring.Share, error) {
	given := make([]hiring.Share, len(list))
	for i, entry := range list {
		if entry.HR != "" {
			user, err := q.UserByID(ctx, entry.HR)
			if err != nil && !store.IsNone(err) {
				return nil, fmt.Errorf("app: recruiter of a list: %w", err)
			}
			if err != nil || !user.Active || !hiring.CanBeAssigned(user.RoleID) {
				return nil, &hiring.Problem{Kind: hiring.Invalid, Field: "HR_LIST", Message: "Please choose a recruiter"}
			}
		}
		given[i] = hiring.Share{ID: newID(), HR: entry.HR, Positions: entry.Positions}
	}
	return given, nil
}

// AssignRecruiter lets recruiters work on positions of a requisition.
func (d *Desk) AssignRecruiter(ctx context.Context, by Caller, reqID string, version int64, list []RecruiterShare, each, stipend, tenure int) (Step, error) {
	return d.changeRequisition(ctx, by, reqID, version, func(q *store.Queries, r *held, _ hiring.Day) (hiring.Change, error) {
		given, err := shares(ctx, q, list)
		if err != nil {
			return hiring.Change{}, err
		}
		return r.Assign(hiring.AssignOrder{List: given, Each: each, Stipend: stipend, Tenure: tenure})
	})
}

// ReassignRecruiter puts other recruiters in the place of one.
func (d *Desk) ReassignRecruiter(ctx context.Context, by Caller, reqID string, version int64, list []RecruiterShare, each int, old string) (Step, error) {
	return d.changeRequisition(ctx, by, reqID, version, func(q *store.Queries, r *held, _ hiring.Day) (hiring.Change, error) {
		given, err := shares(ctx, q, list)
		if err != nil {
			return hiring.Change{}, err
		}
		return r.Reassign(hiring.ReassignOrder{List: given, Each: each, Old: old})
	})
}

// RevokeRecruiter takes recruiters off a requisition.
func (d *Desk) RevokeRecruiter(ctx context.Context, by Caller, reqID string, version int64, hrs []string, comment string) (Step, error) {
	return d.changeRequisition(ctx, by, reqID, version, func(_ *store.Queries, r *held, _ hiring.Day) (hiring.Change, error) {
		return r.HRRevoke(hrs, comment)
	})
}

// HoldRequisition stops the work on a requisition for now.
func (d *Desk) HoldRequisition(ctx context.Context, by Caller, reqID string, version int64, note string) (Step, error) {
	return d.changeRequisition(ctx, by, reqID, version, func(_ *store.Queries, r *held, _ hiring.Day) (hiring.Change, error) {
		return r.Hold(note)
	})
}

// ResumeRequisition goes on with a requisition that is on hold.
func (d *Desk) ResumeRequisition(ctx context.Context, by Caller, reqID string) (Step, error) {
	return d.changeRequisition(ctx, by, reqID, 0, func(_ *store.Queries, r *held, _ hiring.Day) (hiring.Change, error) {
		return r.Resume()
	})
}

// RevokeRequisition ends a requisition.
func (d *Desk) RevokeRequisition(ctx context.Context, by Caller, reqID string, version int64, comment string) (Step, error) {
	return d.changeRequisition(ctx, by, reqID, version, func(_ *store.Queries, r *held, _ hiring.Day) (hiring.Change, error) {
		return r.Requisition.Revoke(comment)
	})
}

// RevokePositions takes positions away from a requisition.
func (d *Desk) RevokePositions(ctx context.Context, by Caller, reqID string, version int64, n int, comment string) (Step, error) {
	return d.changeRequisition(ctx, by, reqID, version, func(_ *store.Queries, r *held, _ hiring.Day) (hiring.Change, error) {
		return r.PositionRevoke(n, comment)
	})
}

// EditRequisition changes the employment type and asks the approver again.
func (d *Desk) EditRequisition(ctx context.Context, by Caller, reqID string, version int64, to, comment string) (Step, error) {
	return d.changeRequisition(ctx, by, reqID, version, func(q *store.Queries, r *held, _ hiring.Day) (hiring.Change, error) {
		change, err := r.EditType(hiring.EmploymentType(to), comment)
		if err != nil {
			return change, err
		}
		return change, d.queueApproval(ctx, q, by, r, change.Requisition, comment)
	})
}

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

// addRequisition writes a new requisition with its first event.
func (d *Desk) addRequisition(ctx context.Context, q *store.Queries, actor string, row store.AddRequisitionParams, r hiring.Requisition, comment string) (Step, error) {
	row.Number, row.Suffix, row.Serial = int64(r.Serial.Root), int64(r.Serial.Suffix), r.Serial.String()
	row.Status, row.Positions, row.EmploymentType = string(r.Status), int64(r.Positions), string(r.EmploymentType)
	row.Stipend, row.Tenure, row.ApprovedFlag, row.Tat = int64(r.Stipend), int64(r.Tenure), r.ApprovedFlag, store.Date(r.TAT.String())
	row.BeforeHold, row.BeforeUnapproved = "", ""
	if err := q.AddRequisition(ctx, row); err != nil {
		return Step{}, fmt.Errorf("app: add a requisition: %w", err)
	}
	if _, err := d.addEvents(ctx, q, actor, row.ID, []hiring.ReqEvent{r.FirstEvent(comment)}, nil); err != nil {
		return Step{}, err
	}
	return Step{RequisitionID: row.ID, Serial: row.Serial}, q.MarkChange(ctx, topicRequisition)
}

// addRow is a new requisition with all that a raised one takes from its parent.
func addRow(parent store.Requisition) store.AddRequisitionParams {
	return store.AddRequisitionParams{
		PositionID: parent.PositionID, DepartmentID: parent.DepartmentID, State: parent.State, City: parent.City, EmploymentStatus: parent.EmploymentStatus,
		HireType: parent.HireType, RehireFor: parent.RehireFor, Jd: parent.Jd, Skills: parent.Skills, RequestedBy: parent.RequestedBy, ApproverID: parent.ApproverID,
		Esa: parent.Esa,
	}
}
