package app

import (
	"context"
	"fmt"
	"maps"
	"slices"

	"muster/internal/hiring"
	"muster/internal/store"
)

// SettingValue is a setting as it is in force; version 0 means that nobody has changed the default.
type SettingValue struct {
	Key     hiring.Setting
	Value   string
	Version int64
}

// Settings lists every setting there is, changed or not.
func (d *Desk) Settings(ctx context.Context) ([]SettingValue, error) {
	rows, err := d.Store.Read().Settings(ctx)
	if err != nil {
		return nil, fmt.Errorf("app: settings: %w", err)
	}
	changed := map[hiring.Setting]store.Setting{}
	for _, row := range rows {
		changed[hiring.Setting(row.Key)] = row
	}
	all := []SettingValue{}
	for _, key := range slices.Sorted(maps.Keys(hiring.SettingDefaults)) {
		if row, ok := changed[key]; ok {
			all = append(all, SettingValue{key, row.Value, row.Version})
		} else {
			all = append(all, SettingValue{key, hiring.SettingDefaults[key], 0})
		}
	}
	return all, nil
}

// ChangeSetting gives a setting a new value, unless somebody else changed it after the caller looked.
func (d *Desk) ChangeSetting(ctx context.Context, by Caller, key hiring.Setting, value string, version int64) error {
	if err := hiring.CheckSetting(key, value); err != nil {
		return err
	}
	return d.Store.InTx(ctx, func(q *store.Queries) error {
		before, err := d.setting(ctx, q, key)
		if err != nil {
			return err
		}
		var done int64
		if version == 0 {
			done, err = q.AddSetting(ctx, store.AddSettingParams{Key: string(key), Value: value, UpdatedAt: store.At(d.Now()), UpdatedBy: &by.User.ID})
		} else {
			done, err = q.ChangeSetting(ctx, store.ChangeSettingParams{Key: string(key), Value: value, Version: version, UpdatedAt: store.At(d.Now()), UpdatedBy: &by.User.ID})
		}
		if err != nil {
			return fmt.Errorf("app: change setting: %w", err)
		}
		if done == 0 {
			return hiring.Refuse("Somebody else has changed this setting. Please look again.")
		}
		if err := d.audit(ctx, q, by, "ChangeSetting", "setting", string(key), before, value); err != nil {
			return err
		}
		return q.MarkChange(ctx, topicSetting)
	})
}

func (d *Desk) setting(ctx context.Context, q *store.Queries, key hiring.Setting) (string, error) {
	row, err := q.SettingByKey(ctx, string(key))
	if store.IsNone(err) {
		return hiring.SettingDefaults[key], nil
	}
	if err != nil {
		return "", fmt.Errorf("app: setting %s: %w", key, err)
	}
	return row.Value, nil
}
