package settings

import (
	"context"
	"fmt"

	"muster/internal/hiring"
	"muster/internal/store"
)

// Option is something to choose, and how it is called.
type Option struct{ ID, Text string }

// SettingChoices are what the entries of a setting can be, as far as they are ids. Requisitions are many, so there are
// only those that fit the part of a text, the newest 50.
func (s *Service) SettingChoices(ctx context.Context, key hiring.Setting, part string) ([]Option, error) {
	if _, known := hiring.SettingDefaults[key]; !known {
		return nil, hiring.Missing()
	}
	q := s.Store.Read()
	if _, ofESA := hiring.EsaMarks[key]; !ofESA {
		return s.named(ctx, q, key)
	}
	rows, err := q.EsaChoices(ctx, "%"+store.LikeText(part)+"%")
	if err != nil {
		return nil, fmt.Errorf("app: requisitions for the programme: %w", err)
	}
	choices := []Option{}
	for _, row := range rows {
		choices = append(choices, Option{row.ID, row.Serial + " · " + row.Position})
	}
	return choices, nil
}
