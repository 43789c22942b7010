package settings

import (
	"context"
	"fmt"

	"muster/internal/hiring"
	"muster/internal/store"
)

// SettingValue is the current value of a setting; version 0 means the default.
type SettingValue struct {
	Key   hiring.Setting
	Value string
	// Means are the words for the entries of a value that holds ids.
	Means     []string
	Version   int64
	ChangedBy string
	ChangedAt *store.Instant
}

// Settings lists every setting, changed or not.
func (s *Service) Settings(ctx context.Context) ([]SettingValue, error) {
	q := s.Store.Read()
	rows, err := q.SettingsWithNames(ctx)
	if err != nil {
		return nil, fmt.Errorf("app: settings: %w", err)
	}
	changed := map[hiring.Setting]store.SettingsWithNamesRow{}
	for _, row := range rows {
		changed[hiring.Setting(row.Key)] = row
	}
	all := []SettingValue{}
	for _, rule := range hiring.Settings {
		is := SettingValue{Key: rule.Key}
		if row, ok := changed[rule.Key]; ok {
			is.Version, is.ChangedBy, is.ChangedAt = row.Version, row.ChangedBy, &row.UpdatedAt
		}
		if is.Value, err = s.Setting(ctx, q, rule.Key); err != nil {
			return nil, err
		}
		if is.Means, err = references[rule.Refers].words(s, ctx, q, is.Value); err != nil {
			return nil, err
		}
		all = append(all, is)
	}
	return all, nil
}
