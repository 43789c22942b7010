package httpapi

import (
	"context"

	"muster/internal/app/settings"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerSettings() {
	serve(b, wire.ListSettings, b.listSettings)
	serve(b, wire.ChangeSetting, b.changeSetting)
	serve(b, wire.SettingChoices, b.settingChoices)
}

func (b *Border) listSettings(ctx context.Context, _ *visit, _ *struct{}) (wire.Answer[wire.SettingRow], error) {
	found, err := b.App.Settings.Settings(ctx)
	return wire.Rows("", rowsOf(found, func(s settings.SettingValue) wire.SettingRow {
		return wire.SettingRow{
			Key: string(s.Key), Value: s.Value, Means: s.Means, Version: s.Version, ChangedBy: s.ChangedBy,
			ChangedAt: wire.Instant(s.ChangedAt),
		}
	})), err
}

type changeSettingInput struct {
	wire.KeyOfPath
	Body wire.ChangeSettingBody
}

func (b *Border) changeSetting(ctx context.Context, v *visit, in *changeSettingInput) (wire.Answer[wire.Nothing],
	error) {
	err := b.App.Settings.ChangeSetting(ctx, v.Caller, hiring.Setting(in.Key), string(in.Body.Value),
		int64(in.Body.Version))
	return wire.Done(hiring.UpdatedSuccessfully), err
}

func (b *Border) settingChoices(ctx context.Context, _ *visit,
	in *wire.SettingChoicesInput) (wire.Answer[wire.OptionRow], error) {
	found, err := b.App.Settings.SettingChoices(ctx, hiring.Setting(in.Key), in.Q)
	return wire.Rows("", rowsOf(found, func(o settings.Option) wire.OptionRow {
		return wire.OptionRow{ID: o.ID,
			Text: o.Text}
	})), err
}
