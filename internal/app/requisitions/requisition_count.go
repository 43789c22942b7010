package requisitions

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// TileCount counts the requisitions of a tile, and their positions.
type TileCount struct{ Requisitions, Positions int64 }

// TileCounts are the counts of the home dashboard; hiring.NoTile has those outside all tiles.
type TileCounts map[hiring.Tile]TileCount

// All returns the count of the first tile.
func (c TileCounts) All() TileCount {
	var all TileCount
	for _, n := range c {
		all = TileCount{all.Requisitions + n.Requisitions, all.Positions + n.Positions}
	}
	return all
}

// CountRequisitions counts the list of the user in the path, by tile.
func (s *Service) CountRequisitions(
	ctx context.Context, by core.Caller, userID string, ask RequisitionAsk,
) (TileCounts, error) {
	of, err := s.ViewerOf(ctx, by, userID)
	if err != nil {
		return nil, err
	}
	ask.Status = "all"
	f, err := s.filter(ctx, of, ask)
	if err != nil {
		return nil, err
	}
	rows, err := s.Store.CountRequisitions(ctx, f)
	if err != nil {
		return nil, fmt.Errorf("app: count requisitions: %w", err)
	}
	return CountTiles(rows, hiring.ViewOf(of.User)), nil
}

// CountTiles adds counts by status up to the tiles of a view.
func CountTiles(rows []store.RequisitionCount, view hiring.View) TileCounts {
	counts := TileCounts{}
	for _, row := range rows {
		tile := hiring.TileOf(hiring.Status(row.Status), false, view)
		if !row.Overdue {
			counts.add(tile, row.Requisitions, row.Positions)
			continue
		}
		// An overdue requisition was counted under its status, too.
		counts.add(tile, -row.Requisitions, -row.Positions)
		counts.add(hiring.TileOverdue, row.Requisitions, row.Positions)
	}
	return counts
}

func (c TileCounts) add(tile hiring.Tile, requisitions, positions int64) {
	n := c[tile]
	c[tile] = TileCount{n.Requisitions + requisitions, n.Positions + positions}
}
