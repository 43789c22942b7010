package settings

import (
	"context"

	"muster/internal/hiring"
)

// Option is a choice and its label.
type Option struct{ ID, Text string }

// SettingChoices returns the possible entries of a setting that holds ids.
func (s *Service) SettingChoices(ctx context.Context, key hiring.Setting, part string) ([]Option, error) {
	rule, known := hiring.FindSetting(key)
	if !known {
		return nil, hiring.Missing()
	}
	return references[rule.Refers].choices(s, ctx, s.Store.Read(), part)
}
