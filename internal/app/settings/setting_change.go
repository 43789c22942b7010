package settings

import (
	"context"
	"fmt"
	"slices"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// ChangeSetting changes the value of a setting, unless it changed after the caller saw it.
func (s *Service) ChangeSetting(ctx context.Context, by core.Caller, key hiring.Setting, value string,
	version int64) error {
	return s.Store.InTx(ctx, func(q *store.Queries) error { return s.ChangeSettingIn(ctx, q, by, key, value, version) })
}

// ChangeSettingIn is ChangeSetting in the transaction of the caller.
func (s *Service) ChangeSettingIn(ctx context.Context, q *store.Queries, by core.Caller, key hiring.Setting,
	value string, version int64) error {
	rule, known := hiring.FindSetting(key)
	if !known {
		return hiring.Missing()
	}
	if err := rule.Check(value); err != nil {
		return err
	}
	before, err := s.settingLine(ctx, q, rule)
	if err != nil {
		return err
	}
	if value, err = references[rule.Refers].choose(s, ctx, q, rule, value); err != nil {
		return err
	}
	done, err := s.putSetting(ctx, q, by, key, value, version)
	if err != nil {
		return fmt.Errorf("app: change setting: %w", err)
	}
	if done == 0 {
		return hiring.Refuse("Somebody else has changed this setting. Please look again.")
	}
	after, err := s.settingLine(ctx, q, rule)
	if err != nil {
		return err
	}
	if slices.Contains(hiring.WaitSettingKeys, key) {
		if err := s.waits.Renew(ctx, q); err != nil {
			return err
		}
	}
	if err := s.Record(ctx, q, by, "ChangeSetting", "setting", string(key), before, after); err != nil {
		return err
	}
	return q.MarkChange(ctx, core.TopicSetting)
}

func (s *Service) putSetting(ctx context.Context, q *store.Queries, by core.Caller, key hiring.Setting, value string,
	version int64) (int64, error) {
	who, at := core.TextOrNil(by.User.ID), store.At(s.Now())
	if version == 0 {
		return q.AddSetting(ctx, store.AddSettingParams{Key: string(key), Value: value, UpdatedAt: at, UpdatedBy: who})
	}
	return q.ChangeSetting(ctx, store.ChangeSettingParams{Key: string(key), Value: value, Version: version,
		UpdatedAt: at, UpdatedBy: who})
}
