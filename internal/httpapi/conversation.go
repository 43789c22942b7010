package httpapi

import (
	"context"

	"muster/internal/app/conversation"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerConversation() {
	serve(b, wire.ListCandidateMessages, b.listCandidateMessages)
	serve(b, wire.GetCandidateMessage, b.getCandidateMessage)
	serve(b, wire.SendMessageAgain, b.sendMessageAgain)
	serve(b, wire.CancelMessage, b.cancelMessage)
	serve(b, wire.OpenMessage, b.openMessage)
}

func (b *Border) listCandidateMessages(ctx context.Context, v *visit,
	in *wire.CandidateMessagesQuery) (wire.CandidateMessagesPage, error) {
	found, err := b.App.Conversation.ListCandidateMessages(ctx, v.Caller, in.CandidateID,
		conversation.Ask{Tab: in.Tab, Page: in.Page, Size: in.Size})
	page := wire.PageOf(rowsOf(found.Messages, candidateMessageRow), found.Total)
	return wire.CandidateMessagesPage{Response: page.Response, Data: page.Data, Total: page.Total,
		Counts: wire.ConversationCounts(found.Counts)}, err
}

func candidateMessageRow(m conversation.Message) wire.CandidateMessageRow {
	row := wire.CandidateMessageRowOf(m.ConversationRow)
	row.MayRetry, row.Twice, row.MayCancel, row.MayOpen = m.MayRetry, m.Twice, m.MayCancel, m.MayOpen
	for _, step := range m.Steps {
		row.Steps = append(row.Steps, wire.MessageStep{State: step.State, At: wire.Instant(&step.At)})
	}
	return row
}

func (b *Border) getCandidateMessage(ctx context.Context, v *visit,
	in *wire.CandidateMessageOfPath) (wire.Answer[wire.CandidateMessageText], error) {
	m, err := b.App.Conversation.GetCandidateMessage(ctx, v.Caller, in.CandidateID, in.MessageID)
	return wire.One(wire.CandidateMessageText{ID: m.ID, Subject: m.Subject, HTML: m.Html, Plain: m.Plain}), err
}

type sendMessageAgainInput struct {
	wire.CandidateMessageOfPath
	Body wire.SendMessageAgainBody
}

func (b *Border) sendMessageAgain(ctx context.Context, v *visit, in *sendMessageAgainInput) (doneAnswer, error) {
	return wire.Done(hiring.MessageIsQueued), b.App.Conversation.SendMessageAgain(ctx, v.Caller, in.CandidateID,
		in.MessageID, bool(in.Body.Agreed))
}

func (b *Border) cancelMessage(ctx context.Context, v *visit, in *wire.CandidateMessageOfPath) (doneAnswer, error) {
	return wire.Done(hiring.MessageWasCanceled), b.App.Conversation.CancelMessage(ctx, v.Caller, in.CandidateID,
		in.MessageID)
}

func (b *Border) openMessage(ctx context.Context, v *visit,
	in *wire.CandidateMessageOfPath) (wire.Answer[wire.OpenedWhatsappRow], error) {
	address, err := b.App.Broadcasts.OpenMessage(ctx, v.Caller, in.CandidateID, in.MessageID)
	return wire.Rows(hiring.OpenedInWhatsapp, []wire.OpenedWhatsappRow{{Address: address}}), err
}
