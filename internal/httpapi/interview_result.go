package httpapi

import (
	"context"

	"muster/internal/app/candidates"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerInterviewLinks() {
	serve(b, wire.InterviewResult, b.interviewResult)
	serve(b, wire.AnswerInterview, b.answerInterview)
	serve(b, wire.UndoInterviewResult, b.undoInterviewResult)
	serve(b, wire.InterviewResultClashes, b.interviewResultClashes)
	serveResume(b, wire.InterviewResume, func(ctx context.Context, v *visit,
		in *wire.InterviewResultQuery) (candidates.Resume, error) {
		return b.App.Interviews.InterviewResume(ctx, v.Caller, in.Values())
	})
}

func (b *Border) interviewResult(ctx context.Context, v *visit,
	in *wire.InterviewResultQuery) (wire.Answer[wire.InterviewResultRow], error) {
	page, err := b.App.Interviews.InterviewResult(ctx, v.Caller, in.Values())
	return wire.One(wire.InterviewResultRowOf(page.InterviewFactsRow, page.Comments, page.Results, page.Factors,
		page.Today, page.Resume, page.Decided, page.TakesBackUntil)), err
}

type answerInterviewInput struct {
	wire.InterviewResultQuery
	Body wire.AnswerInterviewBody
}

func (b *Border) answerInterview(ctx context.Context, v *visit, in *answerInterviewInput) (doneAnswer, error) {
	err := b.App.Interviews.AnswerInterview(ctx, v.Caller, in.Values(), in.Body.Update(), string(in.Body.Status))
	return wire.Done(hiring.InterviewUpdated), err
}

func (b *Border) undoInterviewResult(ctx context.Context, v *visit, in *wire.InterviewResultQuery) (doneAnswer, error) {
	return wire.Done("Undone"), b.App.Interviews.UndoInterviewResult(ctx, v.Caller, in.Values())
}

func (b *Border) interviewResultClashes(ctx context.Context, _ *visit,
	in *wire.InterviewResultClashesQuery) (wire.Answer[wire.InterviewClashesRow], error) {
	found, err := b.App.Interviews.InterviewResultClashes(ctx, in.Values(), in.Date, in.Time)
	return wire.One(wire.InterviewClashesRowOf(found.Warnings, found.Free)), err
}
