package httpapi

import (
	"context"

	"muster/internal/wire"
)

func (b *Border) registerTeam() {
	serve(b, wire.TeamSummary, b.teamSummary)
	serve(b, wire.TeamTable, b.teamTable)
	serve(b, wire.TeamTileDetails, b.teamTileDetails)
	serve(b, wire.TeamColumnDetails, b.teamColumnDetails)
	serve(b, wire.MonthlyTeam, b.monthlyTeam)
}

func (b *Border) teamSummary(ctx context.Context, _ *visit, in *wire.MonthOrDays) (wire.Answer[wire.TeamSummaryRow],
	error) {
	found, err := b.App.Figures.TeamSummary(ctx, monthOf(in))
	return wire.One(wire.TeamSummaryRowOf(found)), err
}

func (b *Border) teamTable(ctx context.Context, _ *visit, in *wire.MonthOfPath) (wire.Answer[wire.TeamRow], error) {
	found, err := b.App.Figures.TeamTable(ctx, in.Month, in.Year)
	return wire.Rows("", rowsOf(found, wire.TeamRowOf)), err
}

func (b *Border) teamTileDetails(ctx context.Context, _ *visit,
	in *wire.TeamTileDetailsInput) (wire.Answer[wire.TeamDetailRow], error) {
	tile, err := wire.TeamTileOf(in.Metric)
	if err != nil {
		return wire.Answer[wire.TeamDetailRow]{}, err
	}
	found, err := b.App.Figures.TeamTileDetails(ctx, tile, in.Month, in.Year)
	return wire.Rows("", wire.TeamDetailRowsOf(found)), err
}

func (b *Border) teamColumnDetails(ctx context.Context, _ *visit,
	in *wire.TeamColumnDetailsInput) (wire.TeamColumnAnswer, error) {
	column, err := wire.TeamColumnOf(in.ColumnName)
	if err != nil {
		return wire.TeamColumnAnswer{}, err
	}
	found, err := b.App.Figures.TeamColumnDetails(ctx, in.UserID, column, in.Month, in.Year)
	return wire.TeamColumnAnswerOf(found), err
}

func (b *Border) monthlyTeam(ctx context.Context, _ *visit, in *wire.YearOfPath) (wire.Answer[wire.MonthlyTeamRow],
	error) {
	found, err := b.App.Figures.MonthlyTeam(ctx, in.Year)
	return wire.Rows("", rowsOf(found, wire.MonthlyTeamRowOf)), err
}
