package masters

import (
	"context"
	"fmt"
	"slices"

	"muster/internal/store"
)

// PositionNames returns the names of the positions, each once: departments may have positions of the same name.
func (s *Service) PositionNames(ctx context.Context) ([]string, error) {
	rows, err := s.Positions(ctx)
	names := []string{}
	for _, row := range rows {
		names = append(names, row.Name)
	}
	return slices.Compact(names), err
}

// Positions returns the master's active positions, by name.
func (s *Service) Positions(ctx context.Context) ([]store.ActivePositionsRow, error) {
	rows, err := s.Store.Read().ActivePositions(ctx)
	if err != nil {
		return nil, fmt.Errorf("app: positions: %w", err)
	}
	return rows, nil
}
