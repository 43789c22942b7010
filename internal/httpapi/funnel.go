package httpapi

import (
	"context"
	"errors"

	"muster/internal/app/core"
	"muster/internal/app/figures"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerFunnels() {
	serve(b, wire.FunnelRequisitions, b.funnelRequisitions)
	serve(b, wire.FeedbackRequisitions, b.feedbackRequisitions)
	serve(b, wire.ProfileFunnel, b.profileFunnel)
	serve(b, wire.ElplFunnel, b.elplFunnel)
	serve(b, wire.FunnelCandidates, b.funnelCandidates)
	serve(b, wire.FunnelTimeline, b.funnelTimeline)
	serve(b, wire.Milestones, b.milestones)
	serve(b, wire.FeedbackCards, b.feedbackCards)
	serve(b, wire.FeedbackDetails, b.feedbackDetails)
}

func (b *Border) funnelRequisitions(ctx context.Context, _ *visit,
	in *wire.DeptOfPath) (wire.FunnelRequisitionsAnswer, error) {
	found, err := b.App.Figures.RequisitionsEverApproved(ctx, in.DeptID)
	return wire.FunnelRequisitionsAnswerOf(rowsOf(found, wire.FunnelRequisitionRowOf)), err
}

func (b *Border) feedbackRequisitions(ctx context.Context, _ *visit,
	in *wire.DepartmentOfPath) (wire.Answer[wire.FunnelRequisitionRow], error) {
	found, err := b.App.Figures.RequisitionsEverApproved(ctx, in.DepartmentID)
	return wire.Rows("", rowsOf(found, wire.FunnelRequisitionRowOf)), err
}

func (b *Border) profileFunnel(ctx context.Context, _ *visit,
	in *wire.ProfileFunnelInput) (wire.ProfileFunnelAnswer, error) {
	found, err := b.App.Figures.Funnel(ctx, in.DeptID, in.ReqID)
	return wire.ProfileFunnelAnswerOf(rowsOf(found.Blocks, wire.BlockRowOf)), err
}

func (b *Border) elplFunnel(ctx context.Context, _ *visit, in *wire.ElplFunnelInput) (wire.ElplFunnelAnswer, error) {
	found, err := b.App.Figures.Funnel(ctx, in.DepartmentID, in.ReqID)
	if no, ok := errors.AsType[*hiring.Problem](err); ok && no.Kind == hiring.Absent {
		return wire.ElplFunnelMissing(no.Message), nil
	}
	return wire.ElplFunnelAnswerOf(found.Requisition, rowsOf(found.Blocks, wire.BlockRowOf)), err
}

func (b *Border) funnelCandidates(ctx context.Context, _ *visit,
	in *wire.FunnelCandidatesInput) (wire.Page[wire.FunnelCandidateRow], error) {
	found, total, err := b.App.Figures.FunnelCandidates(ctx, string(in.Body.ReqID), string(in.Body.Stage),
		core.ListAsk{Page: in.Page, Size: in.Size, Part: string(in.Body.Search)})
	return wire.PageOf(rowsOf(found, wire.FunnelCandidateRowOf), total), err
}

func (b *Border) funnelTimeline(ctx context.Context, v *visit,
	in *wire.FunnelTimelineInput) (wire.Answer[wire.CandidateStepRow], error) {
	found, err := b.App.Candidates.CandidateTimeline(ctx, v.Caller, in.CandidateID, in.ReqID)
	return wire.Rows("", rowsOf(found, candidateStepRow)), err
}

func (b *Border) milestones(ctx context.Context, _ *visit,
	in *wire.MilestonesInput) (wire.Answer[wire.MilestonesRow], error) {
	found, err := b.App.Figures.Milestones(ctx, in.ReqID, in.X)
	return wire.One(wire.MilestonesRowOf(found)), err
}

func (b *Border) feedbackCards(ctx context.Context, _ *visit,
	in *wire.FeedbackCardsInput) (wire.Page[wire.FeedbackCardRow], error) {
	found, total, err := b.App.Figures.FeedbackCards(ctx, figures.FeedbackAsk{RequisitionID: in.ReqID, Stage: in.Stage,
		Status: in.Status, Days: figures.Days{From: in.From, To: in.To, SameHour: in.SameHour},
		ListAsk: askOf(in.ListQuery)})
	return wire.PageOf(rowsOf(found, wire.FeedbackCardRowOf), total), err
}

func (b *Border) feedbackDetails(ctx context.Context, _ *visit,
	in *wire.FeedbackDetailsInput) (wire.Answer[wire.FeedbackDetailRow], error) {
	found, err := b.App.Figures.FeedbackDetails(ctx, in.CandidateID, in.ReqID)
	return wire.Rows("", rowsOf(found, wire.FeedbackDetailRowOf)), err
}
