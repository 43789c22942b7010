package waits

import (
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
	core.ListAsk
}

// Shown is a wait as the caller reads it now.
type Shown struct {
	store.WaitRow
	hiring.Wait
	State hiring.WaitState
	// Words is what has to be done, as people read it today.
	Words string
}

// ListWaiting returns a page of who must act, the most urgent first.
func (s *Service) ListWaiting(ctx context.Context, by core.Caller, ask Ask) ([]Shown, int64, error) {
	f, settings, err := s.filter(ctx, by, ask)
	if err != nil {
		return nil, 0, err
	}
	page, err := ask.ListAsk.ReadOrWhole(store.WaitSorts, "due")
	if err != nil {
		return nil, 0, err
	}
	rows, total, err := s.Store.Waits(ctx, f, page)
	if err != nil {
		return nil, 0, fmt.Errorf("app: who must act: %w", err)
	}
	shown := make([]Shown, len(rows))
	for i, row := range rows {
		rule := Rule(row.Wait)
		shown[i] = Shown{row, rule, rule.State(s.Now(), settings), rule.WhatOn(f.Today)}
	}
	return shown, total, nil
}

// CountWaiting counts who must act by party and state, whatever party and state were asked for.
func (s *Service) CountWaiting(ctx context.Context, by core.Caller, ask Ask) ([]store.WaitCount, error) {
	f, _, err := s.filter(ctx, by, ask)
	if err != nil {
		return nil, err
	}
	counts, err := s.Store.CountWaits(ctx, f)
	if err != nil {
		return nil, fmt.Errorf("app: count who must act: %w", err)
	}
	return counts, nil
}

func (s *Service) filter(ctx context.Context, by core.Caller, ask Ask) (store.WaitFilter, hiring.WaitSettings, error) {
	settings, err := s.SettingsIn(ctx, s.Store.Read())
	if err != nil {
		return store.WaitFilter{}, settings, err
	}
	f := store.WaitFilter{
		Scope: by.Viewer().Scope, Party: hiring.Party(ask.Party), PersonID: ask.Person, What: ask.What,
		State: hiring.WaitState(ask.State), Part: ask.Part, Now: store.At(s.Now()),
		AsleepBefore: store.At(settings.AsleepBefore(s.Now())), Today: settings.Work.Today(s.Now()),
	}
	if f.PersonID == "me" {
		f.PersonID = by.User.ID
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
