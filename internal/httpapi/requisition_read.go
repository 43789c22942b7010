package httpapi

import (
	"context"

	"muster/internal/app/requisitions"
	"muster/internal/app/waits"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerRequisitionReads() {
	serve(b, wire.ListDueRequisitions, b.listDueRequisitions)
	serve(b, wire.Notifications, b.notifications)
	serve(b, wire.RequisitionDetails, b.requisitionDetails)
	serve(b, wire.ListRequisitions, b.listRequisitions)
	serve(b, wire.ListOwnRequisitions, b.listOwnRequisitions)
	serve(b, wire.CountRequisitions, b.countRequisitions)
	serve(b, wire.ListOverdueRequisitions, b.listOverdueRequisitions)
	serve(b, wire.RequisitionAssignments, b.requisitionAssignments)
	serve(b, wire.RequisitionTimeline, b.requisitionTimeline)
	serve(b, wire.RequisitionTimelineOfRecruiter, b.requisitionTimelineOfRecruiter)
	serve(b, wire.RequisitionRecruiters, b.requisitionRecruiters)
	serve(b, wire.GetRequisition, b.getRequisition)
	serve(b, wire.ListPositions, b.listPositions)
	serve(b, wire.DepartmentDropdown, b.departmentDropdown)
	serve(b, wire.UsersOfRole, b.usersOfRole)
}

type requisitionPage = wire.Page[wire.RequisitionRow]

// rowsOf converts what a use case returns into the rows of an answer.
func rowsOf[From, Row any](found []From, row func(From) Row) []Row {
	rows := make([]Row, len(found))
	for i, one := range found {
		rows[i] = row(one)
	}
	return rows
}

func requisitionRow(r requisitions.SeenRequisition) wire.RequisitionRow {
	return wire.RequisitionRowOf(r.Row, r.Seen, r.Pipeline, r.Waiting)
}

func requisitionRows(found []requisitions.SeenRequisition, total int64, err error) (requisitionPage, error) {
	return wire.PageOf(rowsOf(found, requisitionRow), total), err
}

func askOfPath(f wire.RequisitionFilterOfPath) requisitions.RequisitionAsk {
	return requisitions.RequisitionAsk{Department: f.Dept, AddedMonth: f.AddedMonth, AddedYear: f.AddedYear,
		TATMonth: f.TATMonth, TATYear: f.TATYear}
}

func columnAsk(w wire.WaitsQuery) waits.ColumnAsk {
	return waits.ColumnAsk{WaitingOn: w.WaitingOn, Waits: w.Waits}
}

func (b *Border) listDueRequisitions(ctx context.Context, v *visit,
	in *wire.ListDueRequisitionsInput) (requisitionPage, error) {
	return requisitionRows(b.App.Requisitions.ListDueRequisitions(ctx, v.Caller, in.StartDate, in.EndDate,
		askOf(in.ListQuery)))
}

func (b *Border) notifications(ctx context.Context, v *visit,
	in *wire.NotificationsInput) (wire.Answer[wire.NotificationRow], error) {
	weeks, err := b.App.Requisitions.Notifications(ctx, v.Caller, in.Year, in.Day, in.Month)
	return wire.Rows("", rowsOf(weeks, func(w hiring.Week) wire.NotificationRow {
		return wire.NotificationRow{StartDate: w.Start.String(), EndDate: w.End.String()}
	})), err
}

func (b *Border) requisitionDetails(ctx context.Context, v *visit,
	in *wire.RequisitionOfPath) (wire.Answer[wire.RequisitionRow], error) {
	found, err := b.App.Requisitions.RequisitionDetails(ctx, v.Caller, in.ReqID)
	return wire.One(requisitionRow(found)), err
}

func (b *Border) listRequisitions(ctx context.Context, v *visit, in *wire.ListRequisitionsInput) (requisitionPage,
	error) {
	ask := askOfPath(in.RequisitionFilterOfPath)
	ask.Status, ask.ColumnAsk, ask.ListAsk = in.Status, columnAsk(in.WaitsQuery), askOf(in.ListQuery)
	return requisitionRows(b.App.Requisitions.ListRequisitions(ctx, v.Caller, ask))
}

func (b *Border) listOwnRequisitions(ctx context.Context, v *visit,
	in *wire.ListOwnRequisitionsInput) (requisitionPage, error) {
	return requisitionRows(b.App.Requisitions.ListOwnRequisitions(ctx, v.Caller, in.UserID, in.Status,
		columnAsk(in.WaitsQuery), askOf(in.ListQuery)))
}

func (b *Border) listOverdueRequisitions(ctx context.Context, v *visit,
	in *wire.ListOverdueRequisitionsInput) (requisitionPage, error) {
	return requisitionRows(b.App.Requisitions.ListOwnRequisitions(ctx, v.Caller, in.UserID,
		string(hiring.TileOverdue), columnAsk(in.WaitsQuery), askOf(in.ListQuery)))
}

func (b *Border) countRequisitions(ctx context.Context, v *visit,
	in *wire.CountRequisitionsInput) (wire.Answer[wire.TileCountsRow], error) {
	ask := askOfPath(in.RequisitionFilterOfPath)
	ask.Part, ask.WaitingOn = in.Q, in.WaitingOn
	counts, err := b.App.Requisitions.CountRequisitions(ctx, v.Caller, in.UserID, ask)
	of := func(t hiring.Tile) requisitions.TileCount { return counts[t] }
	return wire.One(wire.TileCountsRow{
		NoOfPositions: counts.All().Positions, Requisitions: counts.All().Requisitions,
		Open: of(hiring.TileOpen).Requisitions, OpenPositions: of(hiring.TileOpen).Positions,
		InProgress: of(hiring.TileInProgress).Requisitions, InProgressPositions: of(hiring.TileInProgress).Positions,
		Closed: of(hiring.TileClosed).Requisitions, ClosedPositions: of(hiring.TileClosed).Positions,
		Onboarded: of(hiring.TileOnboarded).Requisitions, OnboardedPositions: of(hiring.TileOnboarded).Positions,
		Overdue: of(hiring.TileOverdue).Requisitions, OverduePositions: of(hiring.TileOverdue).Positions,
		HoldRevoke: of(hiring.TileHoldRevoke).Requisitions, HoldRevokePositions: of(hiring.TileHoldRevoke).Positions,
	}), err
}

func (b *Border) requisitionAssignments(ctx context.Context, v *visit,
	in *wire.RequisitionOfPath) (wire.Answer[wire.AssignmentRow], error) {
	found, err := b.App.Requisitions.RequisitionAssignments(ctx, v.Caller, in.ReqID)
	return wire.Rows("", rowsOf(found, func(a requisitions.AssignmentRow) wire.AssignmentRow {
		return wire.AssignmentRowOf(a.AssignmentRowsRow, a.Stage, a.CandidateStatus)
	})), err
}

func (b *Border) requisitionTimeline(ctx context.Context, v *visit,
	in *wire.RequisitionOfPath) (wire.Answer[wire.TimelineRow], error) {
	found, err := b.App.Requisitions.RequisitionTimeline(ctx, v.Caller, in.ReqID)
	return wire.Rows("", rowsOf(found, wire.TimelineRowOf)), err
}

func (b *Border) requisitionTimelineOfRecruiter(ctx context.Context, v *visit,
	in *wire.RecruiterOfRequisition) (wire.Answer[wire.TimelineRow], error) {
	found, err := b.App.Requisitions.RequisitionTimelineOfRecruiter(ctx, v.Caller, in.ReqID, in.UserGUID)
	return wire.Rows("", rowsOf(found, wire.TimelineRowOf)), err
}

func (b *Border) requisitionRecruiters(ctx context.Context, v *visit,
	in *wire.RequisitionOfPath) (wire.Answer[wire.OptionRow], error) {
	found, err := b.App.Requisitions.RequisitionRecruiters(ctx, v.Caller, in.ReqID)
	rows := []wire.OptionRow{}
	for _, a := range found {
		rows = append(rows, wire.OptionRow{ID: a.HrID, Text: a.HrName})
	}
	return wire.Rows("", rows), err
}

func (b *Border) getRequisition(ctx context.Context, v *visit, in *wire.IDOfPath) (wire.Answer[wire.RequisitionWhole],
	error) {
	found, err := b.App.Requisitions.GetRequisition(ctx, v.Caller, in.ID)
	if err != nil {
		return wire.Answer[wire.RequisitionWhole]{}, err
	}
	whole := wire.RequisitionWholeOf(found.Row, found.Seen, found.Rules, found.Buttons)
	whole.RaisedFrom, whole.Raised, whole.ShowsAdd = found.RaisedFrom, found.Raised, found.ShowsAdd
	whole.Assignments = rowsOf(found.Assignments, assignmentWhole)
	whole.Timeline = rowsOf(found.Timeline, wire.StepOfTimelineOf)
	whole.Interviews = found.Interviews
	whole.Hold, whole.Revoke = stopRow(found.Hold), stopRow(found.Revoke)
	return wire.One(whole), nil
}

func assignmentWhole(a requisitions.AssignmentRow) wire.AssignmentWhole {
	return wire.AssignmentWhole{
		ID: a.ID, HRID: a.HrID, HRName: a.HrName, Mobile: a.Mobile, Positions: a.Positions, Accepted: a.Accepted,
		Onboarded: a.Joined, Openings: a.Openings,
		CreatedOn: string(a.CreatedOn), Status: a.Status, Live: a.Live, Stage: a.Stage,
		CandidateStatus: a.CandidateStatus,
		Revoke:          wire.ButtonRowOf(a.Revoke), Reassign: wire.ButtonRowOf(a.Reassign), Interviews: a.Interviews,
	}
}

func stopRow(s requisitions.Stop) wire.StopRow {
	return wire.StopRow{By: s.By, At: wire.Instant(s.At), Comment: s.Comment}
}

func (b *Border) listPositions(ctx context.Context, _ *visit, _ *struct{}) (wire.Answer[wire.PositionRow], error) {
	found, err := b.App.Masters.Positions(ctx)
	return wire.Rows("", rowsOf(found, wire.PositionRowOf)), err
}

func (b *Border) departmentDropdown(ctx context.Context, _ *visit, _ *struct{}) (wire.Answer[wire.OptionRow], error) {
	found, err := b.App.People.Departments(ctx)
	rows := []wire.OptionRow{}
	for _, d := range found {
		rows = append(rows, wire.OptionRow{ID: d.ID, Text: d.Name})
	}
	return wire.Rows("", rows), err
}

func (b *Border) usersOfRole(ctx context.Context, _ *visit, in *wire.RoleOfPath) (wire.Answer[wire.PersonOptionRow],
	error) {
	found, err := b.App.People.UsersOfRole(ctx, in.Role)
	return wire.Rows("", rowsOf(found, wire.PersonOptionRowOf)), err
}
