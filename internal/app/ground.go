package app

import (
	"context"
	"fmt"

	"muster/internal/hiring"
	"muster/internal/store"
)

// IsDemo says whether this is the database of the demo company.
func (d *Desk) IsDemo(ctx context.Context, q *store.Queries) (bool, error) {
	mark, err := d.setting(ctx, q, hiring.DemoMark)
	return mark == "yes", err
}

// MarkDemo writes, in the transaction that fills it, that this is the database of the demo company.
func (d *Desk) MarkDemo(ctx context.Context, q *store.Queries) error {
	if _, err := q.AddSetting(ctx, store.AddSettingParams{Key: string(hiring.DemoMark), Value: "yes", UpdatedAt: store.At(d.Now())}); err != nil {
		return fmt.Errorf("app: mark the demo company: %w", err)
	}
	if err := d.audit(ctx, q, Caller{}, "MarkDemo", "setting", string(hiring.DemoMark), nil, "yes"); err != nil {
		return err
	}
	return q.MarkChange(ctx, topicSetting)
}

// MarkHistory tells the screens, in the transaction that writes it, that there is a history to show.
func (d *Desk) MarkHistory(ctx context.Context, q *store.Queries) error {
	if err := q.MarkChange(ctx, topicRequisition); err != nil {
		return err
	}
	return q.MarkChange(ctx, topicCandidate)
}
