package settings

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// IsDemo reports whether this is the demo company's database.
func (s *Service) IsDemo(ctx context.Context, q *store.Queries) (bool, error) {
	mark, err := s.Setting(ctx, q, hiring.DemoMark)
	return mark == "yes", err
}

// MarkDemo marks the demo company's database, in the transaction that fills it.
func (s *Service) MarkDemo(ctx context.Context, q *store.Queries) error {
	if _, err := q.AddSetting(ctx, store.AddSettingParams{Key: string(hiring.DemoMark), Value: "yes",
		UpdatedAt: store.At(s.Now())}); err != nil {
		return fmt.Errorf("app: mark the demo company: %w", err)
	}
	if err := s.Record(ctx, q, core.Caller{}, "MarkDemo", "setting", string(hiring.DemoMark), nil, "yes"); err != nil {
		return err
	}
	return q.MarkChange(ctx, core.TopicSetting)
}
