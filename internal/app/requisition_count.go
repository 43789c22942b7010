package app

import (
	"context"
	"fmt"

	"muster/internal/hiring"
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
func (d *Desk) CountRequisitions(ctx context.Context, by Caller, userID string, ask RequisitionAsk) (TileCounts, error) {
	of, err := d.viewerOf(ctx, by, userID)
	if err != nil {
		return nil, err
	}
	ask.Status = "all"
	f, err := d.filter(ctx, of, ask)
	if err != nil {
		return nil, err
	}
	rows, err := d.Store.CountRequisitions(ctx, f)
	if err != nil {
		return nil, fmt.Errorf("app: count requisitions: %w", err)
	}
	counts, view := TileCounts{}, hiring.ViewOf(of.User)
	for _, row := range rows {
		seen := hiring.TileOf(hiring.Status(row.Status), false, view)
		if !row.Overdue {
			counts.add(seen, row.Requisitions, row.Positions)
			continue
		}
		// These were counted as if they were not overdue, too.
		counts.add(seen, -row.Requisitions, -row.Positions)
		counts.add(hiring.TileOverdue, row.Requisitions, row.Positions)
	}
	return counts, nil
}

func (c TileCounts) add(tile hiring.Tile, requisitions, positions int64) {
	n := c[tile]
	c[tile] = TileCount{n.Requisitions + requisitions, n.Positions + positions}
}
