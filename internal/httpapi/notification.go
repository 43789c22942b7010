package httpapi

import (
	"context"
	"strings"

	"muster/internal/app/bell"
	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerNotifications() {
	serve(b, wire.ListNotifications, b.listNotifications)
	serve(b, wire.SeeNotifications, b.seeNotifications)
}

func (b *Border) listNotifications(
	ctx context.Context, v *visit, in *wire.ListNotificationsQuery,
) (wire.NotificationsPage, error) {
	found, err := b.App.Bell.ListNotifications(ctx, v.Caller, in.Unread, core.ListAsk{Page: in.Page, Size: in.Size})
	if err != nil {
		return wire.NotificationsPage{}, err
	}
	total := found.NotificationCountsRow.Lines
	if in.Unread {
		total = found.NotificationCountsRow.Unread
	}
	return wire.NotificationsPage{
		Response: wire.One(wire.Nothing{}).Response, Data: rowsOf(found.Lines, notificationLineOf), Total: total,
		Unread: found.NotificationCountsRow.Unread, Unseen: found.NotificationCountsRow.Unseen,
	}, nil
}

func notificationLineOf(l bell.Line) wire.NotificationLine {
	serial, _, _ := strings.Cut(l.Requisition, " ")
	return wire.NotificationLine{
		ID: l.Line, Kind: l.Kind, Title: l.Title, About: l.About, Text: l.Text, Comment: l.NotificationWords.Comment,
		At: wire.Instant(&l.At), Read: l.ReadAt != nil, Count: l.Together, Status: l.Status,
		CandidateID: core.Text(l.CandidateID), Serial: serial,
	}
}

func (b *Border) seeNotifications(
	ctx context.Context, v *visit, in *in[wire.SeeNotificationsBody],
) (doneAnswer, error) {
	sent := in.Body
	return wire.Done(hiring.NotificationsSeen), b.App.Bell.SeeNotifications(ctx, v.Caller, bell.See{
		Read: rowsOf(sent.Read, lineOf), Unread: rowsOf(sent.Unread, lineOf), ReadAll: bool(sent.ReadAll),
	})
}

func lineOf(sent wire.Text) string { return string(sent) }
