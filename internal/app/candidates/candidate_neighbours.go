package candidates

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// CandidateNeighbours returns the candidates before and after one in the directory that the caller came from.
func (s *Service) CandidateNeighbours(
	ctx context.Context, by core.Caller, candidateID string, ask DirectoryAsk,
) (store.Neighbours, error) {
	f, _, err := s.directory(ctx, by.Viewer(), ask)
	if err != nil {
		return store.Neighbours{}, err
	}
	page, err := ask.ReadOrWhole(store.ApplicationSorts, usualSorts[f.Tab.DateColumn()])
	if err != nil {
		return store.Neighbours{}, err
	}
	found, err := s.Store.Neighbours(ctx, f, candidateID, page)
	if store.IsNone(err) {
		return found, hiring.Missing()
	}
	if err != nil {
		return found, fmt.Errorf("app: neighbours: %w", err)
	}
	return found, nil
}
