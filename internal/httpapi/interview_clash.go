package httpapi

import (
	"context"

	"muster/internal/app/interviews"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerInterviewForms() {
	serve(b, wire.InterviewClashes, b.interviewClashes)
	serve(b, wire.RememberedInterview, b.rememberedInterview)
}

func (b *Border) interviewClashes(ctx context.Context, _ *visit,
	in *wire.InterviewClashesQuery) (wire.Answer[wire.InterviewClashesRow], error) {
	found, err := b.App.Interviews.InterviewClashes(ctx, interviews.ClashAsk{
		PersonID: in.Person, Date: in.Date, Time: in.Time, CandidateID: in.Candidate, Requisition: in.Requisition})
	return wire.One(wire.InterviewClashesRowOf(found.Warnings, found.Free)), err
}

func (b *Border) rememberedInterview(ctx context.Context, v *visit,
	in *wire.RememberedInterviewQuery) (wire.Answer[wire.RememberedInterviewRow], error) {
	is, err := b.App.Interviews.RememberedInterview(ctx, v.Caller, in.Requisition, hiring.Stage(in.Stage))
	return wire.One(wire.RememberedInterviewRow{Type: string(is.Type), PersonID: is.PersonID, Place: is.Place}), err
}
