package httpapi

import (
	"context"

	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerInterviewReplies() {
	serve(b, wire.InterviewReply, b.interviewReply)
	serve(b, wire.AnswerInvitation, b.answerInvitation)
}

func (b *Border) interviewReply(ctx context.Context, _ *visit,
	in *wire.InterviewReplyQuery) (wire.Answer[wire.InterviewReplyRow], error) {
	page, err := b.App.Interviews.InterviewReply(ctx, in.Values())
	return wire.One(wire.InterviewReplyRowOf(page.InterviewFactsRow, page.Company, page.Owner, page.Reply,
		page.Closed)), err
}

type answerInvitationInput struct {
	wire.InterviewReplyQuery
	Body wire.AnswerInvitationBody
}

func (b *Border) answerInvitation(ctx context.Context, v *visit, in *answerInvitationInput) (doneAnswer, error) {
	return wire.Done(hiring.ReplyNoted), b.App.Interviews.AnswerInvitation(ctx, v.Caller, in.Values(),
		hiring.InterviewReply(in.Body.Reply))
}
