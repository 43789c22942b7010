package home

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"muster/internal/app/core"
	"muster/internal/app/requisitions"
	"muster/internal/app/waits"
	"muster/internal/hiring"
	"muster/internal/store"
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
	f := store.WaitFilter{Scope: d.Viewer().Scope, Now: store.At(d.now), AsleepBefore: store.At(d.at.AsleepBefore),
		Today: d.at.Today}
	blocks, err := s.blocks(ctx, f, d)
	day.Blocks, day.Blocking = blocks[:min(rowsShown, len(blocks))], len(blocks)
	return err
}

// blocks counts the overdue waits by person, most first.
func (s *Service) blocks(ctx context.Context, f store.WaitFilter, d desk) ([]store.WaitBlock, error) {
	blocks, err := s.Store.CountBlocks(ctx, f)
	if err != nil {
		return nil, fmt.Errorf("app: who blocks: %w", err)
	}
	all, err := s.waits.OfRequisitions(ctx, f.Scope)
	for _, r := range all {
		if r.PersonID == "" || r.State(d.now, d.rules) != hiring.Overdue {
			continue
		}
		at := slices.IndexFunc(blocks, func(b store.WaitBlock) bool { return b.PersonID == r.PersonID })
		if at < 0 {
			at, blocks = len(blocks), append(blocks, store.WaitBlock{PersonID: r.PersonID, Name: r.Person()})
		}
		blocks[at].N++
	}
	slices.SortFunc(blocks, func(a, b store.WaitBlock) int {
		return cmp.Or(cmp.Compare(b.N, a.N), cmp.Compare(a.Name, b.Name), cmp.Compare(a.PersonID, b.PersonID))
	})
	return blocks, err
}
