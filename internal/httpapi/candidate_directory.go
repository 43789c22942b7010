package httpapi

import (
	"context"

	"muster/internal/app/candidates"
	"muster/internal/app/core"
	"muster/internal/app/waits"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerDirectory() {
	serve(b, wire.CandidatesOfRecruiter, b.candidatesOfRecruiter)
	serve(b, wire.CandidatesOfManager, b.candidatesOfManager)
	serve(b, wire.CountDirectoryOfManager, b.countDirectoryOfManager)
	serve(b, wire.CountOffers, b.countOffers)
	serve(b, wire.CountDirectoryOfRecruiter, b.countDirectoryOfRecruiter)
	serve(b, wire.EsaCandidates, b.esaCandidates)
	serve(b, wire.CountEsaCandidates, b.countEsaCandidates)
	serve(b, wire.RequirementStateCity, b.requirementStateCity)
	serve(b, wire.RequirementOptions, b.requirementOptions)
	serve(b, wire.ListStates, b.listStates)
	serve(b, wire.ListCities, b.listCities)
	serve(b, wire.ListLocations, b.listLocations)
	serve(b, wire.CandidateNeighbours, b.candidateNeighbours)
}

type candidatePage = wire.Page[wire.CandidateRow]

func askOfDirectory(
	reqID, tab, date, atWork string, column waits.ColumnAsk, list core.ListAsk,
) candidates.DirectoryAsk {
	return candidates.DirectoryAsk{RequisitionID: reqID, Tab: tab, Date: date, AtWork: atWork, ColumnAsk: column,
		ListAsk: list}
}

func candidateRow(c candidates.SeenCandidate) wire.CandidateRow {
	return wire.CandidateRowOf(c.ApplicationRow, c.Waiting)
}

func (b *Border) candidatesOfRecruiter(ctx context.Context, v *visit,
	in *wire.CandidatesOfRecruiterInput) (candidatePage, error) {
	found, total, err := b.App.Candidates.CandidatesOfRecruiter(ctx, v.Caller, in.UserID, askOfDirectory(in.ReqID,
		in.Filter, in.Date, in.AtWork, columnAsk(in.WaitsQuery), askOf(in.ListQuery)))
	return wire.PageOf(rowsOf(found, candidateRow), total), err
}

func (b *Border) candidatesOfManager(ctx context.Context, v *visit, in *wire.CandidatesOfManagerInput) (candidatePage,
	error) {
	found, total, err := b.App.Candidates.CandidatesOfManager(ctx, v.Caller, askOfDirectory(in.ReqID, in.Filter,
		in.Date, in.AtWork, columnAsk(in.WaitsQuery), askOf(in.ListQuery)))
	return wire.PageOf(rowsOf(found, candidateRow), total), err
}

func directoryAnswer(c candidates.DirectoryCounts, err error) (wire.DirectoryAnswer, error) {
	return wire.DirectoryAnswerOf(wire.DirectoryCountRowOf(c.Tabs, c.AtWork, c.OfferSent, c.OfferAccepted, c.Queue)), err
}

func (b *Border) countDirectoryOfManager(ctx context.Context, v *visit,
	in *wire.CountDirectoryOfManagerInput) (wire.DirectoryAnswer, error) {
	return directoryAnswer(b.App.Candidates.CountDirectoryOfManager(ctx, v.Caller, askOfDirectory(in.ReqID, "",
		in.Date, in.AtWork, waits.ColumnAsk{WaitingOn: in.WaitingOn}, core.ListAsk{Part: in.Q})))
}

func (b *Border) countOffers(ctx context.Context, v *visit, in *wire.RequisitionOfPath) (wire.DirectoryAnswer, error) {
	return directoryAnswer(b.App.Candidates.CountDirectoryOfManager(ctx, v.Caller, askOfDirectory(in.ReqID, "", "all", "",
		waits.ColumnAsk{}, core.ListAsk{})))
}

func (b *Border) countDirectoryOfRecruiter(ctx context.Context, v *visit,
	in *wire.CountDirectoryOfRecruiterInput) (wire.DirectoryAnswer, error) {
	return directoryAnswer(b.App.Candidates.CountDirectoryOfRecruiter(ctx, v.Caller, in.UserID,
		askOfDirectory(in.ReqID, "", in.Date, in.AtWork, waits.ColumnAsk{WaitingOn: in.WaitingOn}, core.ListAsk{Part: in.Q})))
}

func (b *Border) esaCandidates(ctx context.Context, v *visit, in *wire.EsaCandidatesInput) (candidatePage, error) {
	found, total, err := b.App.Candidates.EsaCandidates(ctx, v.Caller, in.UserID,
		candidates.DirectoryAsk{Tab: in.Filter, Date: in.Date, ColumnAsk: columnAsk(in.WaitsQuery),
			ListAsk: askOf(in.ListQuery)})
	return wire.PageOf(rowsOf(found, candidateRow), total), err
}

func (b *Border) countEsaCandidates(ctx context.Context, v *visit,
	in *wire.CountEsaCandidatesInput) (wire.Answer[wire.DirectoryCountRow], error) {
	counts, err := b.App.Candidates.CountEsaCandidates(ctx, v.Caller, in.UserID,
		candidates.DirectoryAsk{Date: in.Date, ColumnAsk: waits.ColumnAsk{WaitingOn: in.WaitingOn},
			ListAsk: core.ListAsk{Part: in.Q}})
	return wire.One(wire.DirectoryCountRowOf(counts.Tabs, counts.AtWork, counts.OfferSent, counts.OfferAccepted,
		counts.Queue)), err
}

func (b *Border) requirementStateCity(ctx context.Context, v *visit,
	in *wire.RequisitionOfPath) (wire.Answer[wire.StateCityRow], error) {
	r, err := b.App.Requisitions.RequirementStateCity(ctx, v.Caller, in.ReqID)
	return wire.One(wire.StateCityRow{State: r.State, Location: r.City}), err
}

func (b *Border) requirementOptions(ctx context.Context, v *visit,
	in *wire.UserGUIDOfPath) (wire.Answer[wire.OptionRow], error) {
	found, err := b.App.Requisitions.RequirementOptions(ctx, v.Caller, in.UserGUID)
	return wire.Rows("", rowsOf(found, wire.RequisitionOptionRowOf)), err
}

func (b *Border) listStates(context.Context, *visit, *struct{}) (wire.Answer[wire.StateRow], error) {
	return wire.Rows("", rowsOf(hiring.States(), wire.StateRowOf)), nil
}

func (b *Border) listCities(_ context.Context, _ *visit, in *wire.StateOfPath) (wire.Answer[wire.CityRow], error) {
	return wire.Rows("", rowsOf(hiring.CitiesOf(in.State), wire.CityRowOf)), nil
}

func (b *Border) listLocations(context.Context, *visit, *struct{}) (wire.Answer[wire.StateCityRow], error) {
	return wire.Rows("", rowsOf(hiring.Places, wire.LocationRowOf)), nil
}
