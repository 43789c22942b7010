package check

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/store"
)

func checkRollups(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.RollupDifferences(ctx)
	return sentences(rows, err, func(d store.RollupDifference) string {
		return fmt.Sprintf("%s of %s: %d events (%s) are counted as %d", d.Table, d.Key, d.Counted, d.Column, d.Written)
	})
}

// Mend writes the counts that dashboards are read from anew, and whom applications wait on, if they are not what the
// events say. It returns what was wrong. Nothing else can be mended without deciding what is true.
func Mend(ctx context.Context, d *core.Core) (changed []string, err error) {
	err = d.Store.InTx(ctx, func(q *store.Queries) error {
		offers, err := checkOfferEvents(ctx, q)
		if err != nil {
			return err
		}
		rows, err := q.RollupDifferences(ctx)
		if err != nil || len(rows)+len(offers) == 0 {
			return err
		}
		changed = offers
		for _, r := range rows {
			changed = append(changed, fmt.Sprintf("%s of %s: %s is %d now, it was %d", r.Table, r.Key, r.Column,
				r.Counted, r.Written))
		}
		if err := q.FillRollups(ctx); err != nil {
			return err
		}
		return q.MarkChange(ctx, core.TopicCandidate)
	})
	if err != nil {
		return nil, fmt.Errorf("app: mend the rollups: %w", err)
	}
	waiting, err := mendWaits(ctx, d)
	return append(changed, waiting...), err
}
