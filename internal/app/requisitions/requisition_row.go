package requisitions

import (
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// RequisitionOf returns a stored requisition as the rules know it.
func RequisitionOf(row store.Requisition, rows []store.Assignment) hiring.Requisition {
	r := hiring.Requisition{
		Serial: hiring.Serial{Root: int(row.Number), Suffix: int(row.Suffix)}, Status: hiring.Status(row.Status),
		BeforeHold: hiring.Status(row.BeforeHold), BeforeUnapproved: hiring.Status(row.BeforeUnapproved),
		Positions:      int(row.Positions),
		EmploymentType: hiring.EmploymentType(row.EmploymentType), Stipend: int(row.Stipend), Tenure: int(row.Tenure),
		ApprovedFlag: row.ApprovedFlag, TAT: core.DayOf(row.Tat), Accepted: int(row.Accepted), Joined: int(row.Joined),
		Outstanding: int(row.Outstanding),
	}
	if row.ApprovedOn != nil {
		r.ApprovedOn = core.DayOf(*row.ApprovedOn)
	}
	for _, a := range rows {
		r.Assignments = append(r.Assignments, hiring.Assignment{
			ID: a.ID, HR: a.HrID, Positions: int(a.Positions), Status: hiring.Status(a.Status), Made: int(a.Seq),
			Accepted: int(a.Accepted), Joined: int(a.Joined), Outstanding: int(a.Outstanding), HasWork: a.Started,
		})
	}
	return r
}

// AssignmentOf returns the user's assignment to the requisition, the live one if there are several.
func (r *Loaded) AssignmentOf(userID string) (id string, status hiring.Status) {
	for _, a := range r.Assignments {
		if a.HR == userID && (id == "" || a.Live()) {
			id, status = a.ID, a.Status
		}
	}
	return id, status
}

// Opening returns what the stages need to know about the requisition.
func (r *Loaded) Opening() hiring.OpeningFacts {
	return hiring.OpeningFacts{
		ID: r.Row.ID, Status: r.Status, EmploymentType: r.EmploymentType, ESA: r.Row.Esa != "",
		Positions: r.Positions, Accepted: r.Accepted, Outstanding: r.Outstanding,
	}
}

// RequisitionAfter returns the row of a requisition after a change by the rules at this time.
func RequisitionAfter(row store.Requisition, is hiring.Requisition, at time.Time) store.Requisition {
	if on := is.ApprovedOn; on != 0 && (row.ApprovedOn == nil || core.DayOf(*row.ApprovedOn) != on) {
		row.ApprovedAt, row.ApprovedOn = new(store.At(at)), new(store.Date(on.String()))
	}
	row.Status, row.BeforeHold, row.BeforeUnapproved = string(is.Status), string(is.BeforeHold),
		string(is.BeforeUnapproved)
	row.Positions, row.EmploymentType, row.ApprovedFlag = int64(is.Positions), string(is.EmploymentType),
		is.ApprovedFlag
	row.Stipend, row.Tenure, row.Tat = int64(is.Stipend), int64(is.Tenure), store.Date(is.TAT.String())
	row.Accepted, row.Joined, row.Outstanding = int64(is.Accepted), int64(is.Joined), int64(is.Outstanding)
	return row
}

// RequisitionEventRow returns the row of an event, whose step begins with this number. The time is in the business
// zone.
func RequisitionEventRow(
	step int64, place int, requisitionID, actor string, e hiring.ReqEvent, at time.Time,
) store.AddRequisitionEventParams {
	return store.AddRequisitionEventParams{
		ID: step + int64(place), Step: step, RequisitionID: requisitionID, HrID: core.TextOrNil(e.HR),
		FromHrID: core.TextOrNil(e.FromHR), Action: string(e.Action),
		Status: string(e.Status), After: string(e.After), Positions: int64(e.Positions), Comment: e.Comment,
		ActorID: core.TextOrNil(actor),
		At:      store.At(at), OnDay: store.DateOf(at),
	}
}
