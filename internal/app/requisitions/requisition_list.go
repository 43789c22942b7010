package requisitions

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/app/waits"
	"muster/internal/hiring"
	"muster/internal/store"
)

// SeenRequisition is a requisition of a list as the viewer sees it.
type SeenRequisition struct {
	Row  store.RequisitionRow
	Seen hiring.Seen
	// Pipeline counts the applications that the list's user sees; nil where it is not shown.
	Pipeline hiring.Pipeline
	// Waiting is whom it waits on; nil unless that was asked for.
	Waiting *hiring.WaitSeen
}

// RequisitionAsk is the requested part of a list, as in the path.
type RequisitionAsk struct {
	// Status is a tile or a status.
	Status string
	// Department is an id or all; so are the months.
	Department                               string
	AddedMonth, AddedYear, TATMonth, TATYear string
	waits.ColumnAsk
	core.ListAsk
}

// filter turns the request into a filter for a viewer. List and counts both use it.
func (s *Service) filter(ctx context.Context, of core.Viewer, ask RequisitionAsk) (store.RequisitionFilter, error) {
	f := store.RequisitionFilter{Scope: of.Scope, Part: ask.Part}
	var err error
	if f.ReqFilter, err = hiring.ParseReqFilter(ask.Status, hiring.ViewOf(of.User)); err != nil {
		return f, err
	}
	if f.Added, err = hiring.ParseMonth("added", ask.AddedMonth, ask.AddedYear); err != nil {
		return f, err
	}
	if f.TAT, err = hiring.ParseMonth("tat", ask.TATMonth, ask.TATYear); err != nil {
		return f, err
	}
	q := s.Store.Read()
	if !hiring.IsAll(ask.Department) {
		department, err := q.DepartmentByID(ctx, ask.Department)
		if store.IsNone(err) {
			return f, &hiring.Problem{Kind: hiring.Invalid, Field: "dept", Message: "There is no such department"}
		}
		if err != nil {
			return f, fmt.Errorf("app: department of a list: %w", err)
		}
		f.Department = department.ID
	}
	party, err := hiring.ParseWaitingOn(ask.WaitingOn)
	if err != nil {
		return f, err
	}
	if party != "" {
		if f.Waiting, err = s.waits.RequisitionsWaitingOn(ctx, of.Scope, party); err != nil {
			return f, err
		}
	}
	f.Today, err = s.Today(ctx, q)
	return f, err
}

// ListRequisitions returns the manager view's list, limited to what the caller sees.
func (s *Service) ListRequisitions(
	ctx context.Context, by core.Caller, ask RequisitionAsk,
) ([]SeenRequisition, int64, error) {
	f, err := s.filter(ctx, by.Viewer(), ask)
	if err != nil {
		return nil, 0, err
	}
	return s.requisitions(ctx, by, f, ask, "-addedOn")
}

// everything returns a request that filters by status only.
func everything(status string, list core.ListAsk) RequisitionAsk {
	return RequisitionAsk{Status: status, Department: "all", AddedMonth: "all", AddedYear: "all", TATMonth: "all",
		TATYear: "all", ListAsk: list}
}

// ListOwnRequisitions returns the recruiter view's list of the user in the path.
func (s *Service) ListOwnRequisitions(
	ctx context.Context, by core.Caller, userID, status string, column waits.ColumnAsk, list core.ListAsk,
) ([]SeenRequisition, int64, error) {
	of, err := s.ViewerOf(ctx, by, userID)
	if err != nil {
		return nil, 0, err
	}
	ask := everything(status, list)
	ask.ColumnAsk = column
	f, err := s.filter(ctx, of, ask)
	if err != nil {
		return nil, 0, err
	}
	return s.requisitions(ctx, by, f, ask, "-addedOn")
}

func (s *Service) requisitions(
	ctx context.Context, by core.Caller, f store.RequisitionFilter, ask RequisitionAsk, usual string,
) ([]SeenRequisition, int64, error) {
	page, err := ask.ReadOrWhole(store.RequisitionSorts, usual)
	if err != nil {
		return nil, 0, err
	}
	rows, total, err := s.Store.Requisitions(ctx, f, page)
	if err != nil {
		return nil, 0, fmt.Errorf("app: requisitions: %w", err)
	}
	ids := make([]string, len(rows))
	for i, row := range rows {
		ids[i] = row.ID
	}
	pipelines, err := s.Store.Pipelines(ctx, ids, f.Scope)
	if err != nil {
		return nil, 0, fmt.Errorf("app: pipelines: %w", err)
	}
	seen := make([]SeenRequisition, len(rows))
	for i, row := range rows {
		seen[i] = SeenRequisition{row, hiring.See(by.User, hiring.Status(row.Status), core.DayOf(row.Tat), f.Today),
			pipelines[row.ID], nil}
	}
	if ask.Waits {
		err = s.tellWaits(ctx, f, ids, seen)
	}
	return seen, total, err
}

// tellWaits adds to each row whom it waits on.
func (s *Service) tellWaits(
	ctx context.Context, f store.RequisitionFilter, ids []string, rows []SeenRequisition,
) error {
	seen, err := s.waits.SeenRequisitions(ctx, ids)
	if err != nil {
		return err
	}
	for i, row := range rows {
		w, waits := seen[row.Row.ID]
		// Who was taken off sees nothing later.
		if !waits || f.Scope.AsRecruiter() && hiring.Status(row.Row.Status) == hiring.StatusHrRevoke {
			w = hiring.WaitSeen{Wait: hiring.Wait{Party: hiring.WaitsOnNobody}}
		}
		rows[i].Waiting = &w
	}
	return nil
}
