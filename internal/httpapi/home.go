package httpapi

import (
	"context"

	"muster/internal/app/core"
	"muster/internal/app/figures"
	"muster/internal/wire"
)

func (b *Border) registerHome() {
	serve(b, wire.SourceCounts, b.sourceCounts)
	serve(b, wire.CallDashboard, b.callDashboard)
	serve(b, wire.FollowUps, b.followUps)
	serve(b, wire.FollowUpNeighbours, b.followUpNeighbours)
	serve(b, wire.DailyCalls, b.dailyCalls)
}

func (b *Border) sourceCounts(ctx context.Context, v *visit, in *wire.RangeOfUser) (wire.Answer[wire.SourceCountRow],
	error) {
	found, err := b.App.Figures.SourceCounts(ctx, v.Caller, in.UserID, in.From, in.To)
	return wire.Rows("", rowsOf(found, wire.SourceCountRowOf)), err
}

func (b *Border) callDashboard(ctx context.Context, v *visit, in *wire.DayOfUser) (wire.Answer[wire.CallDashboardRow],
	error) {
	found, err := b.App.Figures.CallDashboard(ctx, v.Caller, in.UserID, in.Date)
	return wire.Rows("", rowsOf(found, wire.CallDashboardRowOf)), err
}

func (b *Border) followUps(ctx context.Context, v *visit, in *wire.FollowUpsInput) (wire.Page[wire.FollowUpRow],
	error) {
	found, total, err := b.App.Figures.FollowUps(ctx, v.Caller, in.UserID, in.From, in.To, askOf(in.ListQuery))
	return wire.PageOf(rowsOf(found, func(f figures.FollowUp) wire.FollowUpRow {
		return wire.FollowUpRowOf(f.FollowUpRow, f.Late)
	}), total), err
}

func (b *Border) followUpNeighbours(ctx context.Context, v *visit,
	in *wire.FollowUpNeighboursQuery) (wire.Answer[wire.NeighboursRow], error) {
	found, err := b.App.Candidates.FollowUpNeighbours(ctx, v.Caller, in.Candidate, in.Requisition, in.From, in.To,
		core.ListAsk{Sort: string(in.Sort), Part: string(in.Q)})
	if err != nil {
		return wire.Answer[wire.NeighboursRow]{}, err
	}
	return wire.One(wire.NeighboursRowOf(found)), nil
}

func (b *Border) dailyCalls(ctx context.Context, v *visit, in *wire.RangeOfUser) (wire.Answer[wire.DailyCallRow],
	error) {
	found, err := b.App.Figures.DailyCalls(ctx, v.Caller, in.From, in.To, in.UserID)
	return wire.Rows("", rowsOf(found, wire.DailyCallRowOf)), err
}
