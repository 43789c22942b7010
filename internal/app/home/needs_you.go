package home

import (
	"cmp"
	"context"
	"slices"

	"muster/internal/app/core"
	"muster/internal/app/requisitions"
	"muster/internal/app/waits"
	"muster/internal/hiring"
)

// overdue fills the section of the tile Overdue, worst first.
func (s *Service) overdue(ctx context.Context, d desk, section hiring.Section) (Section, error) {
	filled := Section{Section: section}
	found, total, err := s.requisitions.ListRequisitions(ctx, d.Caller, requisitions.RequisitionAsk{
		Status: string(hiring.TileOverdue), Department: "all", AddedMonth: "all", AddedYear: "all", TATMonth: "all",
		TATYear: "all", ListAsk: core.ListAsk{Page: 1, Size: rowsShown, Sort: "tat"},
	})
	if err != nil {
		return filled, err
	}
	filled.N, filled.Late = total, total
	all, err := s.waits.OfRequisitions(ctx, d.Viewer().Scope)
	if err != nil {
		return filled, err
	}
	for _, r := range found {
		if wait := waits.RequisitionIn(all, r.Row.ID); wait != nil {
			filled.Rows = append(filled.Rows, Row{Shown: s.waits.ShownRequisition(wait, d.now, d.rules),
				OverdueBy: r.Seen.OverdueBy, Pipeline: r.Pipeline})
		}
	}
	return filled, nil
}

// managers adds what only Needs you has: the calls of the last working day, and who blocks.
func (s *Service) managers(ctx context.Context, d desk, day *Day) error {
	last := d.rules.Work.LastDay(d.at.Today)
	calls, err := s.figures.CallsOn(ctx, last, d.settings.Targets())
	if err != nil {
		return err
	}
	slices.SortStableFunc(calls, func(a, b hiring.CallDay) int { return cmp.Compare(a.Calls, b.Calls) })
	day.Sections = append(day.Sections, Section{
		Section: hiring.Section{Key: hiring.SectionCalls, Title: "Calls on " + last.Short()}, N: int64(len(calls)), Day: last,
		Callers: calls[:min(rowsShown, len(calls))],
	})
	blocks, err := s.waits.Blocks(ctx, d.Viewer().Scope, d.at, d.rules)
	day.Blocks, day.Blocking = blocks[:min(rowsShown, len(blocks))], len(blocks)
	return err
}
