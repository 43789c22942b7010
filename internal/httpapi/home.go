package httpapi

import (
	"context"

	"muster/internal/wire"
)

func (b *Border) registerHome() {
	serve(b, wire.SourceCounts, b.sourceCounts)
	serve(b, wire.CallDashboard, b.callDashboard)
	serve(b, wire.FollowUps, b.followUps)
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
	return wire.PageOf(rowsOf(found, wire.FollowUpRowOf), total), err
}

func (b *Border) dailyCalls(ctx context.Context, v *visit, in *wire.RangeOfUser) (wire.Answer[wire.DailyCallRow],
	error) {
	found, err := b.App.Figures.DailyCalls(ctx, v.Caller, in.From, in.To, in.UserID)
	return wire.Rows("", rowsOf(found, wire.DailyCallRowOf)), err
}
