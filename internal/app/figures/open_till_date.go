package figures

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// OpenAsk is the requested part of Open Till Date; empty fields do not filter.
type OpenAsk struct {
	// State is In-progress or Delayed; Department, Location and EmploymentType are names.
	State, Department, Location, EmploymentType string
	core.ListAsk
}

// OpenRequisition is a row of Open Till Date.
type OpenRequisition struct {
	store.OpenRow
	// Place is the row's place in the whole list, from 1.
	Place    int
	DaysOpen int
	State    hiring.OpenState
}

// OpenTillDate is a page of the open requisitions, and how many the other filters leave in each state.
type OpenTillDate struct {
	Rows                []OpenRequisition
	Total               int64
	InProgress, Delayed int64
	Choices             store.Choices
}

// OpenTillDate lists the requisitions that are still hiring, the one open longest first.
func (s *Service) OpenTillDate(ctx context.Context, ask OpenAsk) (open OpenTillDate, err error) {
	chosen, err := hiring.OpenFilter(ask.State)
	if err != nil {
		return open, err
	}
	page, err := ask.ReadOrWhole(store.OpenSorts, "approvedOn")
	if err != nil {
		return open, err
	}
	today, err := s.Today(ctx, s.Store.Read())
	if err != nil {
		return open, err
	}
	if open.Choices, err = s.Store.OpenChoices(ctx); err != nil {
		return open, fmt.Errorf("app: what Open Till Date can be filtered by: %w", err)
	}
	filter := store.RequisitionFilter{
		ReqFilter: chosen, Scope: store.Scope{Sight: hiring.SeesAll}, City: ask.Location,
		EmploymentType: ask.EmploymentType, Part: ask.Part, Today: today,
	}
	if ask.Department != "" {
		department, err := s.Store.Read().DepartmentByName(ctx, ask.Department)
		if store.IsNone(err) {
			open.Rows = []OpenRequisition{}
			return open, nil
		}
		if err != nil {
			return open, fmt.Errorf("app: department of Open Till Date: %w", err)
		}
		filter.Department = department.ID
	}
	if open.Rows, open.Total, err = s.openRows(ctx, filter, page); err != nil {
		return open, err
	}
	filter.Overdue = hiring.OverdueOrNot
	counts, err := s.Store.CountRequisitions(ctx, filter)
	if err != nil {
		return open, fmt.Errorf("app: count Open Till Date: %w", err)
	}
	for _, c := range counts {
		if c.Overdue {
			open.Delayed += c.Requisitions
			open.InProgress -= c.Requisitions
		} else {
			open.InProgress += c.Requisitions
		}
	}
	return open, nil
}

func (s *Service) openRows(
	ctx context.Context, filter store.RequisitionFilter, page store.Page,
) ([]OpenRequisition, int64, error) {
	found, total, err := s.Store.OpenTillDate(ctx, filter, page)
	if err != nil {
		return nil, 0, fmt.Errorf("app: Open Till Date: %w", err)
	}
	rows := make([]OpenRequisition, len(found))
	for i, r := range found {
		rows[i] = OpenRequisition{
			OpenRow: r, Place: (page.Number-1)*page.Size + i + 1,
			DaysOpen: hiring.DaysOpen(core.DayOrNone(r.ApprovedOn), filter.Today),
			State:    hiring.OpenStateOf(hiring.Status(r.Status), core.DayOf(r.Tat), filter.Today),
		}
	}
	return rows, total, nil
}
