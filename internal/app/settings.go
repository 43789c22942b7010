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
	Key   hiring.Setting
	Value string
	// Means are the words for the entries of a value that holds ids.
	Means     []string
	Version   int64
	ChangedBy string
	ChangedAt *store.Instant
}

// Settings lists every setting there is, changed or not.
func (d *Desk) Settings(ctx context.Context) ([]SettingValue, error) {
	q := d.Store.Read()
	rows, err := q.SettingsWithNames(ctx)
	if err != nil {
		return nil, fmt.Errorf("app: settings: %w", err)
	}
	changed := map[hiring.Setting]store.SettingsWithNamesRow{}
	for _, row := range rows {
		changed[hiring.Setting(row.Key)] = row
	}
	all := []SettingValue{}
	for _, key := range slices.Sorted(maps.Keys(hiring.SettingDefaults)) {
		s := SettingValue{Key: key}
		if row, ok := changed[key]; ok {
			s.Version, s.ChangedBy, s.ChangedAt = row.Version, row.ChangedBy, &row.UpdatedAt
		}
		if s.Value, err = d.setting(ctx, q, key); err != nil {
			return nil, err
		}
		if s.Means, err = d.meant(ctx, q, key, s.Value); err != nil {
			return nil, err
		}
		all = append(all, s)
	}
	return all, nil
}

// ChangeSetting gives a setting a new value, unless somebody else changed it after the caller looked.
func (d *Desk) ChangeSetting(ctx context.Context, by Caller, key hiring.Setting, value string, version int64) error {
	return d.Store.InTx(ctx, func(q *store.Queries) error { return d.ChangeSettingIn(ctx, q, by, key, value, version) })
}

// ChangeSettingIn is ChangeSetting in the transaction of the caller.
func (d *Desk) ChangeSettingIn(ctx context.Context, q *store.Queries, by Caller, key hiring.Setting, value string, version int64) error {
	if err := hiring.CheckSetting(key, value); err != nil {
		return err
	}
	before, err := d.settingLine(ctx, q, key)
	if err != nil {
		return err
	}
	if value, err = d.referTo(ctx, q, key, value); err != nil {
		return err
	}
	done, err := d.putSetting(ctx, q, by, key, value, version)
	if err != nil {
		return fmt.Errorf("app: change setting: %w", err)
	}
	if done == 0 {
		return hiring.Refuse("Somebody else has changed this setting. Please look again.")
	}
	after, err := d.settingLine(ctx, q, key)
	if err != nil {
		return err
	}
	if err := d.audit(ctx, q, by, "ChangeSetting", "setting", string(key), before, after); err != nil {
		return err
	}
	return q.MarkChange(ctx, topicSetting)
}

func (d *Desk) putSetting(ctx context.Context, q *store.Queries, by Caller, key hiring.Setting, value string, version int64) (int64, error) {
	who, at := textOrNil(by.User.ID), store.At(d.Now())
	if version == 0 {
		return q.AddSetting(ctx, store.AddSettingParams{Key: string(key), Value: value, UpdatedAt: at, UpdatedBy: who})
	}
	return q.ChangeSetting(ctx, store.ChangeSettingParams{Key: string(key), Value: value, Version: version, UpdatedAt: at, UpdatedBy: who})
}

// setting is the value in force.
func (d *Desk) setting(ctx context.Context, q *store.Queries, key hiring.Setting) (string, error) {
	row, err := q.SettingByKey(ctx, string(key))
	if err == nil {
		return row.Value, nil
	}
	if !store.IsNone(err) {
		return "", fmt.Errorf("app: setting %s: %w", key, err)
	}
	if mark, ok := hiring.EsaMarks[key]; ok {
		return d.marked(ctx, q, mark)
	}
	return hiring.SettingDefaults[key], nil
}
