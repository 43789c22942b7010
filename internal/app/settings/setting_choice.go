package settings

import (
	"context"

	"muster/internal/hiring"
)

// Option is something to choose, and how it is called.
type Option struct{ ID, Text string }

// SettingChoices are what the entries of a setting can be, as far as they are ids.
func (s *Service) SettingChoices(ctx context.Context, key hiring.Setting, part string) ([]Option, error) {
	rule, known := hiring.FindSetting(key)
	if !known {
		return nil, hiring.Missing()
	}
	return references[rule.Refers].choices(s, ctx, s.Store.Read(), part)
}
