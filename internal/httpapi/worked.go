package httpapi

import (
	"context"

	"muster/internal/app/figures"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerWorked() {
	serve(b, wire.TeamS6, b.teamS6)
	serve(b, wire.HourlyPerformance, b.hourlyPerformance)
	serve(b, wire.HourlyDetails, b.hourlyDetails)
	serve(b, wire.HuddleByRecruiter, b.huddleByRecruiter)
	serve(b, wire.HuddleOfRecruiter, b.huddleOfRecruiter)
	serve(b, wire.HuddleByRequisition, b.huddleByRequisition)
	serve(b, wire.CountedEvents, b.countedEvents)
}

func daysOf(in *wire.DaysOfPath) figures.Days {
	return figures.Days{From: in.FromDate, To: in.ToDate, SameHour: in.SameHour}
}

func (b *Border) teamS6(ctx context.Context, _ *visit, _ *struct{}) (wire.Answer[wire.S6Row], error) {
	found, err := b.App.Figures.TeamS6(ctx)
	return wire.Rows("", rowsOf(found, wire.S6RowOf)), err
}

func (b *Border) hourlyPerformance(ctx context.Context, _ *visit,
	in *wire.DaysOfPath) (wire.Answer[wire.HourlyRow], error) {
	found, err := b.App.Figures.HourlyPerformance(ctx, daysOf(in))
	return wire.Rows("", rowsOf(found, wire.HourlyRowOf)), err
}

func (b *Border) hourlyDetails(ctx context.Context, _ *visit,
	in *wire.HourlyDetailsInput) (wire.Page[wire.CountedEventRow], error) {
	metric, err := wire.MetricOf(in.Metric)
	if err != nil {
		return wire.Page[wire.CountedEventRow]{}, err
	}
	found, total, err := b.App.Figures.HourlyDetails(ctx, in.UserGUID, in.From, in.To, in.Slot, metric,
		askOf(in.ListQuery))
	return wire.PageOf(rowsOf(found, wire.CountedEventRowOf), total), err
}

func (b *Border) huddleByRecruiter(ctx context.Context, _ *visit,
	in *wire.DaysOfPath) (wire.Answer[wire.HuddleRow], error) {
	found, err := b.App.Figures.HuddleByRecruiter(ctx, daysOf(in))
	return wire.Rows("", rowsOf(found, wire.HuddleRowOf)), err
}

func (b *Border) huddleOfRecruiter(ctx context.Context, _ *visit,
	in *wire.DaysOfRecruiter) (wire.Answer[wire.HuddlePositionRow], error) {
	who, found, err := b.App.Figures.HuddleOfRecruiter(ctx, daysOf(&in.DaysOfPath), in.UserGUID)
	return wire.Rows("", rowsOf(found, func(w hiring.WorkedRequisition) wire.HuddlePositionRow {
		return wire.HuddlePositionRowOf(who, w)
	})), err
}

func (b *Border) huddleByRequisition(ctx context.Context, _ *visit,
	in *wire.DaysOfPath) (wire.Answer[wire.HuddleRequisitionRow], error) {
	found, total, err := b.App.Figures.HuddleByRequisition(ctx, daysOf(in), "")
	return wire.Rows("", wire.HuddleRequisitionRowsOf(found, total)), err
}

func (b *Border) countedEvents(ctx context.Context, _ *visit,
	in *wire.CountedEventsInput) (wire.Page[wire.CountedEventRow], error) {
	counted, stage, err := wire.CountedOf(in.Figure, in.Stage)
	if err != nil {
		return wire.Page[wire.CountedEventRow]{}, err
	}
	found, total, err := b.App.Figures.CountedEvents(ctx, figures.CountedEventAsk{From: in.From, To: in.To,
		Figures: counted, Stage: stage, HR: in.HR, Requisition: in.Requisition, ListAsk: askOf(in.ListQuery)})
	return wire.PageOf(rowsOf(found, wire.CountedEventRowOf), total), err
}
