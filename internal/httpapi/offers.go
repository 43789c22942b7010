package httpapi

import (
	"context"

	"muster/internal/app/figures"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerOffers() {
	serve(b, wire.OfferMonths, b.offerMonths)
	serve(b, wire.OfferDetails, b.offerDetails)
	serve(b, wire.AcceptedBySource, b.acceptedBySource)
	serve(b, wire.AcceptedOfSource, b.acceptedOfSource)
	serve(b, wire.AddedBySource, b.addedBySource)
	serve(b, wire.AddedCandidates, b.addedCandidates)
	serve(b, wire.MonthlyRequisitions, b.monthlyRequisitions)
	serve(b, wire.MonthlyDetails, b.monthlyDetails)
}

func (b *Border) offerMonths(ctx context.Context, _ *visit, in *wire.YearOrDays) (wire.Answer[wire.OfferMonthRow],
	error) {
	found, err := b.App.Figures.OfferMonths(ctx, yearOf(in))
	return wire.Rows("", rowsOf(found, func(m hiring.OfferMonth) wire.OfferMonthRow {
		return wire.OfferMonthRowOf(m, in.Year)
	})), err
}

func (b *Border) offerDetails(ctx context.Context, _ *visit,
	in *wire.OfferDetailsInput) (wire.Page[wire.OfferDetailRow], error) {
	found, total, err := b.App.Figures.OfferDetails(ctx, figures.OfferAsk{Type: in.EmploymentType, Year: in.Year,
		MonthName: in.MonthName, Status: in.StatusGUID, ListAsk: askOf(in.ListQuery)})
	return wire.PageOf(wire.OfferDetailRowsOf(found, max(0, in.Page-1)*in.Size+1), total), err
}

func (b *Border) acceptedBySource(ctx context.Context, _ *visit, in *wire.MonthOrDays) (wire.SourceCountAnswer, error) {
	found, total, err := b.App.Figures.AcceptedBySource(ctx, monthOf(in))
	return wire.SourceCountAnswerOf(found, total), err
}

func (b *Border) acceptedOfSource(ctx context.Context, _ *visit,
	in *wire.AcceptedOfSourceInput) (wire.Page[wire.SourceCandidateRow], error) {
	found, total, err := b.App.Figures.AcceptedOfSource(ctx, in.Source, in.Month, in.Year, askOf(in.ListQuery))
	return wire.PageOf(rowsOf(found, wire.SourceCandidateRowOf), total), err
}

func (b *Border) addedBySource(ctx context.Context, _ *visit, in *wire.MonthOrDays) (wire.PieAnswer, error) {
	found, err := b.App.Figures.AddedBySource(ctx, monthOf(in))
	return wire.PieAnswerOf(found), err
}

func (b *Border) addedCandidates(ctx context.Context, _ *visit,
	in *wire.AddedCandidatesInput) (wire.Page[wire.AddedCandidateRow], error) {
	found, total, err := b.App.Figures.AddedCandidates(ctx, in.Month, in.Year, in.Source, askOf(in.ListQuery))
	return wire.PageOf(rowsOf(found, wire.AddedCandidateRowOf), total), err
}

func (b *Border) monthlyRequisitions(ctx context.Context, _ *visit,
	in *wire.YearOrDays) (wire.Answer[wire.MonthlyRow], error) {
	found, err := b.App.Figures.MonthlyRequisitions(ctx, yearOf(in))
	return wire.Rows("", rowsOf(found, func(m hiring.MonthlyRow) wire.MonthlyRow {
		return wire.MonthlyRowOf(m, in.Year)
	})), err
}

func (b *Border) monthlyDetails(ctx context.Context, _ *visit,
	in *wire.MonthlyDetailsInput) (wire.MonthlyDetailsAnswer, error) {
	column, err := wire.MonthlyColumnOf(in.Column)
	if err != nil {
		return wire.MonthlyDetailsAnswer{}, err
	}
	opened, closed, err := b.App.Figures.MonthlyDetails(ctx, in.Year, in.MonthName, column)
	return wire.MonthlyDetailsAnswerOf(opened, closed), err
}
