package requisitions

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// TileCount is how many requisitions a tile has, and how many positions these have.
type TileCount struct{ Requisitions, Positions int64 }

// TileCounts are the numbers of the home dashboard; those of hiring.NoTile are under none.
type TileCounts map[hiring.Tile]TileCount

// All is the first tile.
func (c TileCounts) All() TileCount {
	var all TileCount
	for _, n := range c {
		all = TileCount{all.Requisitions + n.Requisitions, all.Positions + n.Positions}
	}
	return all
}

// CountRequisitions counts what the list call of the user whose id stands in the path gives, by tile.
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

// CountTiles adds what was counted by status up to what the tiles of a view show.
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
