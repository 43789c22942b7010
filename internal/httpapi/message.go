package httpapi

import (
	"context"
	"time"

	"muster/internal/app/core"
	"muster/internal/app/messages"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerMessages() {
	serve(b, wire.Changes, b.changes)
	serve(b, wire.ListMessages, b.listMessages)
	serve(b, wire.GetMessage, b.getMessage)
	serve(b, wire.RetryMessage, b.retryMessage)
	serve(b, wire.TestMessage, b.testMessage)
	serve(b, wire.ListChannels, b.listChannels)
	serve(b, wire.TestChannel, b.testChannel)
}

func (b *Border) changes(ctx context.Context, v *visit, in *wire.ChangesQuery) (wire.Answer[wire.ChangesRow], error) {
	now, topics, err := b.App.Changes(ctx, v.Caller, in.Since)
	if err != nil {
		return wire.Answer[wire.ChangesRow]{}, err
	}
	zone, err := b.App.Zone(ctx)
	if err != nil {
		return wire.Answer[wire.ChangesRow]{}, err
	}
	return wire.One(wire.ChangesRow{Now: now, Topics: topics, Today: b.App.Now().In(zone).Format(time.DateOnly)}), nil
}

func (b *Border) listMessages(ctx context.Context, _ *visit, in *wire.ListMessagesQuery) (wire.Page[wire.MessageRow],
	error) {
	found, total, err := b.App.Messages.Messages(ctx, messages.OutboxAsk{Channel: in.Channel,
		State: in.State, ListAsk: askOf(in.ListQuery)})
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
	message, err := b.App.Messages.Message(ctx, in.ID)
	return wire.One(wire.MessageWholeOf(message.MessageByIDRow, message.Receiver)), err
}

func (b *Border) retryMessage(ctx context.Context, v *visit, in *wire.RetryMessageInput) (doneAnswer, error) {
	return wire.Done(hiring.MessageIsQueued), b.App.Messages.RetryMessage(ctx, v.Caller, in.ID, in.Agreed)
}

func (b *Border) testMessage(ctx context.Context, v *visit, _ *struct{}) (doneAnswer, error) {
	_, err := b.App.Messages.TestChannel(ctx, v.Caller, "mail")
	return wire.Done("A test mail is queued"), err
}

// askOf reads which page of a list the caller wants.
func askOf[L wire.List](q wire.ListQuery[L]) core.ListAsk {
	return core.ListAsk{Page: q.Page, Size: q.Size, Sort: string(q.Sort), Part: string(q.Q)}
}
