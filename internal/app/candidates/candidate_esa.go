package candidates

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// esaDirectory returns the filter for all requisitions of the programme, as the user in the path sees them.
func (s *Service) esaDirectory(
	ctx context.Context, by core.Caller, userID, tab string,
) (store.ApplicationFilter, error) {
	f := store.ApplicationFilter{ESA: true}
	of, err := s.ViewerOf(ctx, by, userID)
	if err != nil {
		return f, err
	}
	f.Scope = of.Scope
	f.Tab, err = hiring.ParseDirectoryTab(tab)
	return f, err
}

// EsaCandidates returns the candidates of the programme that the user sees.
func (s *Service) EsaCandidates(
	ctx context.Context, by core.Caller, userID, tab string, list core.ListAsk,
) ([]store.ApplicationRow, int64, error) {
	f, err := s.esaDirectory(ctx, by, userID, tab)
	if err != nil {
		return nil, 0, err
	}
	f.Part = list.Part
	return s.pageOf(ctx, by, f, list)
}

// CountEsaCandidates counts what EsaCandidates returns, for every tab.
func (s *Service) CountEsaCandidates(
	ctx context.Context, by core.Caller, userID, part string,
) (DirectoryCounts, error) {
	f, err := s.esaDirectory(ctx, by, userID, string(hiring.TabAll))
	if err != nil {
		return DirectoryCounts{}, err
	}
	f.Part = part
	facts, err := s.Store.CountApplications(ctx, f)
	if err != nil {
		return DirectoryCounts{}, fmt.Errorf("app: count the programme: %w", err)
	}
	return DirectoryCounts{Tabs: hiring.CountDirectory(facts, true, false)}, nil
}
