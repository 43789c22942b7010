package candidates

import (
	"cmp"
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// esaDirectory returns the filter for all requisitions of the programme, as the user in the path sees them.
func (s *Service) esaDirectory(
	ctx context.Context, by core.Caller, userID string, ask DirectoryAsk,
) (f store.ApplicationFilter, err error) {
	f = store.ApplicationFilter{ESA: true, Part: ask.Part, WithWaits: ask.Waits}
	of, err := s.ViewerOf(ctx, by, userID)
	if err != nil {
		return f, err
	}
	f.Scope = of.Scope
	if f.Tab, err = hiring.ParseDirectoryTab(ask.Tab); err != nil {
		return f, err
	}
	if f.WaitsOn, err = hiring.ParseWaitingOn(ask.WaitingOn); err != nil {
		return f, err
	}
	f.On, err = hiring.ParseDirectoryDay(cmp.Or(ask.Date, "all"))
	return f, err
}

// EsaCandidates returns the candidates of the programme that the user sees.
func (s *Service) EsaCandidates(
	ctx context.Context, by core.Caller, userID string, ask DirectoryAsk,
) ([]SeenCandidate, int64, error) {
	f, err := s.esaDirectory(ctx, by, userID, ask)
	if err != nil {
		return nil, 0, err
	}
	return s.pageOf(ctx, by, f, ask.ListAsk)
}

// CountEsaCandidates counts what EsaCandidates returns, for every tab.
func (s *Service) CountEsaCandidates(
	ctx context.Context, by core.Caller, userID string, ask DirectoryAsk,
) (DirectoryCounts, error) {
	ask.Tab = string(hiring.TabAll)
	f, err := s.esaDirectory(ctx, by, userID, ask)
	if err != nil {
		return DirectoryCounts{}, err
	}
	facts, err := s.Store.CountApplications(ctx, f)
	if err != nil {
		return DirectoryCounts{}, fmt.Errorf("app: count the programme: %w", err)
	}
	return DirectoryCounts{Tabs: hiring.CountDirectory(facts, true, f.On != 0), Queue: queued(facts)}, nil
}
