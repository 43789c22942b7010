package waits

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// Ask selects waits; empty fields select all.
type Ask struct {
	Party, Person, What, Requisition, State string
	// Section is a section of the caller's home card.
	Section string
	core.ListAsk
}

// Shown is a wait as the caller reads it now.
type Shown struct {
	store.WaitRow
	hiring.Wait
	State hiring.WaitState
	// Words is what has to be done, as people read it today.
	Words string
	// Requisition is nil for an application.
	Requisition *RequisitionWait
}

// RemindedBy reports whether the user may remind whom it waits on.
func (w Shown) RemindedBy(u hiring.User) bool {
	if w.Requisition != nil {
		return hiring.CheckRequisitionRemind(u, w.Wait) == nil
	}
	return w.application().CheckRemind(u, w.Wait) == nil
}

// WrittenBy reports whether the user may write to the candidate on whom it waits.
func (w Shown) WrittenBy(u hiring.User) bool {
	return w.Requisition == nil && w.application().RemindsByMessage(u, w.Wait)
}

func (w Shown) application() hiring.Application {
	return hiring.Application{OwnerID: core.Text(w.WaitRow.OwnerID)}
}

// ActionFor returns what the user is offered to do about it. online is set if its interview has a link.
func (w Shown) ActionFor(u hiring.User, at hiring.DeskTime, online bool) hiring.DeskAction {
	if w.Requisition != nil {
		return hiring.ActionOf(u, w.Requisition.SectionRow(at.Today), at, online)
	}
	return hiring.ActionOf(u, hiring.SectionRow{Wait: w.Wait, OwnerID: core.Text(w.WaitRow.OwnerID)}, at, online)
}

// Listed is a row of the list, and what the caller is offered to do about it.
type Listed struct {
	Shown
	Action hiring.DeskAction
}

// ListWaiting returns a page of who must act, the most urgent first: applications and requisitions.
func (s *Service) ListWaiting(ctx context.Context, by core.Caller, ask Ask) ([]Listed, int64, error) {
	f, settings, err := s.filter(ctx, by, ask)
	if err != nil {
		return nil, 0, err
	}
	usual := "due"
	if f.Section != nil {
		usual = "section"
	}
	page, err := ask.ListAsk.ReadOrWhole(store.WaitSorts, usual)
	if err != nil {
		return nil, 0, err
	}
	rows, total, err := s.List(ctx, f, settings, page)
	listed, at := make([]Listed, len(rows)), hiring.DeskTimeOf(by.User, s.Now(), settings)
	for i, row := range rows {
		listed[i] = Listed{row, row.ActionFor(by.User, at, false)}
	}
	return listed, total, err
}

// List returns a page of the waits that the filter selects.
func (s *Service) List(
	ctx context.Context, f Filter, settings hiring.WaitSettings, page store.Page,
) ([]Shown, int64, error) {
	if f.onBoard() {
		return s.listBoard(ctx, f, settings, page)
	}
	own, n, err := s.requisitionsTo(ctx, f, settings, page)
	if err != nil {
		return nil, 0, err
	}
	// So many applications before the page may have been pushed onto it by requisitions.
	page.Before = min(n, (page.Number-1)*page.Size)
	rows, total, err := s.Store.Waits(ctx, f.WaitFilter, page)
	if err != nil {
		return nil, 0, fmt.Errorf("app: who must act: %w", err)
	}
	merged := onPage(s.shown(rows, f, settings), rowsOf(own, page.Number*page.Size), page)
	return merged, total + int64(n), nil
}

func (s *Service) shown(rows []store.WaitRow, f Filter, settings hiring.WaitSettings) []Shown {
	shown := make([]Shown, len(rows))
	for i, row := range rows {
		rule := Rule(row.Wait)
		shown[i] = Shown{row, rule, rule.State(s.Now(), settings), rule.WhatOn(f.Today), nil}
	}
	return shown
}

// CountWaiting counts who must act by party and state, whatever party and state were asked for.
func (s *Service) CountWaiting(ctx context.Context, by core.Caller, ask Ask) ([]store.WaitCount, error) {
	f, settings, err := s.filter(ctx, by, ask)
	if err != nil {
		return nil, err
	}
	f.Party, f.State = "", ""
	counts, err := s.countApplications(ctx, f)
	if err != nil {
		return nil, err
	}
	own, err := s.requisitionsOf(ctx, f, settings, store.Page{Sort: "party"})
	if err != nil {
		return nil, err
	}
	for _, r := range own {
		same := func(c store.WaitCount) bool { return c.Party == string(r.Party) && c.State == string(r.state) }
		at := slices.IndexFunc(counts, same)
		if at < 0 {
			at, counts = len(counts), append(counts, store.WaitCount{Party: string(r.Party), State: string(r.state)})
		}
		counts[at].N++
	}
	return counts, nil
}

func (s *Service) countApplications(ctx context.Context, f Filter) (counts []store.WaitCount, err error) {
	if !f.onBoard() && (f.Scope.Sight != hiring.SeesAll || f.Part != "") {
		if counts, err = s.Store.CountWaits(ctx, f.WaitFilter); err != nil {
			return nil, fmt.Errorf("app: count who must act: %w", err)
		}
		return counts, nil
	}
	type of struct {
		party uint8
		state hiring.WaitState
	}
	n := map[of]int64{}
	err = s.choose(ctx, f, f.card(), func(c *chooser, at int) {
		if _, ok := c.group(at); ok {
			n[of{c.kinds[at].party, c.state(at)}]++
		}
	})
	for is, n := range n {
		counts = append(counts, store.WaitCount{Party: string(hiring.Parties[is.party]), State: string(is.state), N: n})
	}
	slices.SortFunc(counts, func(a, b store.WaitCount) int {
		return cmp.Or(cmp.Compare(a.Party, b.Party), cmp.Compare(a.State, b.State))
	})
	return counts, err
}

func (s *Service) filter(ctx context.Context, by core.Caller, ask Ask) (Filter, hiring.WaitSettings, error) {
	settings, err := s.SettingsIn(ctx, s.Store.Read())
	if err != nil {
		return Filter{}, settings, err
	}
	f := Filter{WaitFilter: store.WaitFilter{
		Scope: by.Viewer().Scope, Party: hiring.Party(ask.Party), PersonID: ask.Person, What: ask.What,
		State: hiring.WaitState(ask.State), Part: ask.Part, Now: store.At(s.Now()),
		AsleepBefore: store.At(settings.AsleepBefore(s.Now())), Today: settings.Work.Today(s.Now()),
	}}
	if f.PersonID == "me" {
		f.PersonID = by.User.ID
	}
	if ask.Section != "" {
		if f.Section, err = SectionFor(by.User, hiring.SectionKey(ask.Section), s.Now(), settings); err != nil {
			return f, settings, err
		}
	}
	switch {
	case f.Party != "" && !slices.Contains(hiring.Parties, f.Party):
		return f, settings, &hiring.Problem{Kind: hiring.Invalid, Field: "party", Message: hiring.UnknownParty}
	case f.State != "" && !slices.Contains(hiring.WaitStates, f.State):
		return f, settings, &hiring.Problem{Kind: hiring.Invalid, Field: "state", Message: hiring.UnknownWaitState}
	}
	if _, serial := hiring.ParseSerial(ask.Requisition); serial {
		f.RequisitionID, err = s.Store.Read().RequisitionIDBySerial(ctx, ask.Requisition)
		if store.IsNone(err) {
			err = hiring.Missing()
		}
		return f, settings, err
	}
	f.RequisitionID = ask.Requisition
	return f, settings, nil
}
