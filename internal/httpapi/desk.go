package httpapi

import (
	"context"

	"muster/internal/app"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerDesk() {
	serve(b, wire.Changes, b.changes)
	serve(b, wire.ListMessages, b.listMessages)
	serve(b, wire.GetMessage, b.getMessage)
	serve(b, wire.RetryMessage, b.retryMessage)
	serve(b, wire.TestMessage, b.testMessage)
	serve(b, wire.ListSettings, b.listSettings)
	serve(b, wire.ChangeSetting, b.changeSetting)
}

func (b *Border) changes(ctx context.Context, _ *visit, in *wire.ChangesQuery) (wire.Answer[wire.ChangesRow], error) {
	now, topics, err := b.Desk.Changes(ctx, in.Since)
	return wire.One(wire.ChangesRow{Now: now, Topics: topics}), err
}

func (b *Border) listMessages(ctx context.Context, _ *visit, in *wire.ListMessagesQuery) (wire.Page[wire.MessageRow], error) {
	found, total, err := b.Desk.Messages(ctx, in.State, askOf(in.ListQuery))
	if err != nil {
		return wire.Page[wire.MessageRow]{}, err
	}
	rows := make([]wire.MessageRow, len(found))
	for i, row := range found {
		rows[i] = wire.MessageRowOf(row)
	}
	return wire.PageOf(rows, total), nil
}

func (b *Border) getMessage(ctx context.Context, _ *visit, in *wire.IDOfPath) (wire.Answer[wire.MessageWhole], error) {
	message, err := b.Desk.Message(ctx, in.ID)
	return wire.One(wire.MessageWholeOf(message)), err
}

func (b *Border) retryMessage(ctx context.Context, v *visit, in *wire.IDOfPath) (wire.Answer[wire.Nothing], error) {
	return wire.Done("The mail is queued"), b.Desk.RetryMessage(ctx, v.Caller, in.ID)
}

func (b *Border) testMessage(ctx context.Context, v *visit, _ *struct{}) (wire.Answer[wire.Nothing], error) {
	return wire.Done("A test mail is queued"), b.Desk.TestMessage(ctx, v.Caller)
}

func (b *Border) listSettings(ctx context.Context, _ *visit, _ *struct{}) (wire.Answer[wire.SettingRow], error) {
	settings, err := b.Desk.Settings(ctx)
	rows := make([]wire.SettingRow, len(settings))
	for i, s := range settings {
		rows[i] = wire.SettingRow{Key: string(s.Key), Value: s.Value, Version: s.Version}
	}
	return wire.Rows("", rows), err
}

type changeSettingInput struct {
	Key  string `path:"key"`
	Body wire.ChangeSettingBody
}

func (b *Border) changeSetting(ctx context.Context, v *visit, in *changeSettingInput) (wire.Answer[wire.Nothing], error) {
	err := b.Desk.ChangeSetting(ctx, v.Caller, hiring.Setting(in.Key), string(in.Body.Value), int64(in.Body.Version))
	return wire.Done(hiring.UpdatedSuccessfully), err
}

func askOf(q wire.ListQuery) app.ListAsk {
	return app.ListAsk{Page: q.Page, Size: q.Size, Sort: q.Sort, Part: q.Q}
}
