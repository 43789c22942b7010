package httpapi

import (
	"context"

	"muster/internal/app/messages"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) listChannels(_ context.Context, _ *visit, _ *struct{}) (wire.Answer[wire.ChannelRow], error) {
	return wire.Rows("", rowsOf(b.App.Messages.Channels(), func(c messages.ChannelState) wire.ChannelRow {
		return wire.ChannelRow{Channel: string(c.Channel), Configured: c.Configured, Adapter: c.Adapter, Host: c.Host}
	})), nil
}

func (b *Border) testChannel(ctx context.Context, v *visit,
	in *wire.ChannelOfPath) (wire.Answer[wire.ChannelTestRow], error) {
	if in.Channel == string(messages.Telephony) {
		refusal, err := b.App.Calls.TestCall(ctx, v.Caller)
		if refusal != "" {
			return wire.RefusedWith(refusal, []wire.ChannelTestRow{}), err
		}
		return wire.Rows(hiring.CallInitiated, []wire.ChannelTestRow{}), err
	}
	id, err := b.App.Messages.TestChannel(ctx, v.Caller, in.Channel)
	return wire.Rows("A test message is queued", []wire.ChannelTestRow{{MessageID: id}}), err
}
