package requisitions

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// SeenRequisition is a requisition of a list as the viewer sees it.
type SeenRequisition struct {
	Row  store.RequisitionRow
	Seen hiring.Seen
}

// RequisitionAsk is the requested part of a list, as in the path.
type RequisitionAsk struct {
	// Status is a tile or a status.
	Status string
	// Department is an id or all; so are the months.
	Department                               string
	AddedMonth, AddedYear, TATMonth, TATYear string
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
	return s.requisitions(ctx, by, f, ask.ListAsk, "-addedOn")
}

// everything returns a request that filters by status only.
func everything(status string, list core.ListAsk) RequisitionAsk {
	return RequisitionAsk{Status: status, Department: "all", AddedMonth: "all", AddedYear: "all", TATMonth: "all",
		TATYear: "all", ListAsk: list}
}

// ListOwnRequisitions returns the recruiter view's list of the user in the path.
func (s *Service) ListOwnRequisitions(
	ctx context.Context, by core.Caller, userID, status string, list core.ListAsk,
) ([]SeenRequisition, int64, error) {
	of, err := s.ViewerOf(ctx, by, userID)
	if err != nil {
		return nil, 0, err
	}
	f, err := s.filter(ctx, of, everything(status, list))
	if err != nil {
		return nil, 0, err
	}
	return s.requisitions(ctx, by, f, list, "-addedOn")
}

func (s *Service) requisitions(
	ctx context.Context, by core.Caller, f store.RequisitionFilter, list core.ListAsk, usual string,
) ([]SeenRequisition, int64, error) {
	page, err := list.ReadOrWhole(store.RequisitionSorts, usual)
	if err != nil {
		return nil, 0, err
	}
	rows, total, err := s.Store.Requisitions(ctx, f, page)
	if err != nil {
		return nil, 0, fmt.Errorf("app: requisitions: %w", err)
	}
	seen := make([]SeenRequisition, len(rows))
	for i, row := range rows {
		seen[i] = SeenRequisition{row, hiring.See(by.User, hiring.Status(row.Status), core.DayOf(row.Tat), f.Today)}
	}
	return seen, total, nil
}
