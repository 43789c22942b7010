package httpapi

import (
	"context"

	"muster/internal/app/figures"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerDashboards() {
	serve(b, wire.OpenTillDate, b.openTillDate)
	serve(b, wire.AverageTTF, b.averageTTF)
	serve(b, wire.AverageTTFDetails, b.averageTTFDetails)
	serve(b, wire.ReviewCounts, b.reviewCounts)
	serve(b, wire.ReviewedRequisitions, b.reviewedRequisitions)
	serve(b, wire.ReviewTable, b.reviewTable)
	b.registerWorked()
	b.registerOffers()
	b.registerFunnels()
	b.registerTeam()
	b.registerWeeklyFiles()
	b.registerCalendar()
}

func yearOf(in *wire.YearOrDays) figures.Period {
	return figures.Period{Year: in.Year, From: in.From, To: in.To}
}

func monthOf(in *wire.MonthOrDays) figures.Period {
	return figures.Period{Month: in.Month, Year: in.Year, From: in.From, To: in.To}
}

func (b *Border) openTillDate(ctx context.Context, _ *visit, in *wire.OpenTillDateInput) (wire.OpenTillDateAnswer,
	error) {
	found, err := b.App.Figures.OpenTillDate(ctx, figures.OpenAsk{
		State: in.Status, Department: in.Department, Location: in.Location, EmploymentType: in.EmploymentType,
		ListAsk: askOf(in.ListQuery),
	})
	rows := rowsOf(found.Rows, func(r figures.OpenRequisition) wire.OpenPositionRow {
		return wire.OpenPositionRowOf(r.OpenRow, r.Place, r.DaysOpen, r.State)
	})
	return wire.OpenTillDateOf(wire.ListingOf(rows, found.Total, found.Choices), found.InProgress, found.Delayed), err
}

func (b *Border) averageTTF(ctx context.Context, _ *visit, in *wire.YearOrDays) (wire.Answer[wire.AverageTTFRow],
	error) {
	found, err := b.App.Figures.AverageTTF(ctx, yearOf(in))
	return wire.Rows("", rowsOf(found, func(m hiring.TTFMonth) wire.AverageTTFRow {
		return wire.AverageTTFRowOf(m,
			in.Year)
	})), err
}

func (b *Border) averageTTFDetails(ctx context.Context, _ *visit,
	in *wire.AverageTTFDetailsInput) (wire.Answer[wire.DetailRow], error) {
	found, err := b.App.Figures.AverageTTFDetails(ctx, in.Year, in.MonthName, in.EmploymentType)
	return wire.Rows("", wire.DetailRowsOf(found)), err
}

func (b *Border) reviewCounts(ctx context.Context, _ *visit, in *wire.MonthOrDays) (wire.Answer[wire.ReviewCountRow],
	error) {
	found, err := b.App.Figures.ReviewCounts(ctx, monthOf(in))
	return wire.Rows("", rowsOf(found, wire.ReviewCountRowOf)), err
}

func (b *Border) reviewedRequisitions(ctx context.Context, _ *visit,
	in *wire.ReviewedRequisitionsInput) (wire.Answer[wire.ReviewedRequisitionRow], error) {
	found, err := b.App.Figures.ReviewedRequisitions(ctx, in.Month, in.Year, in.Department, in.Series)
	return wire.Rows("", rowsOf(found, wire.ReviewedRequisitionRowOf)), err
}

func (b *Border) reviewTable(ctx context.Context, _ *visit, in *wire.ReviewTableInput) (wire.Listing[wire.ReviewRow],
	error) {
	found, err := b.App.Figures.ReviewTable(ctx, figures.ReviewAsk{
		From: in.FromDate, To: in.ToDate, Department: in.Department, Position: in.Position, Recruiter: in.Recruiter,
		ListAsk: askOf(in.ListQuery),
	})
	return wire.ListingOf(rowsOf(found.Rows, wire.ReviewRowOf), found.Total, found.Choices), err
}
