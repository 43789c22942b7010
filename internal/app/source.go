package app

import (
	"context"
	"fmt"

	"muster/internal/store"
)

// Sources are where candidates come from, by name.
func (d *Desk) Sources(ctx context.Context) ([]store.ActiveSourcesRow, error) {
	rows, err := d.Store.Read().ActiveSources(ctx)
	if err != nil {
		return nil, fmt.Errorf("app: sources: %w", err)
	}
	return rows, nil
}
