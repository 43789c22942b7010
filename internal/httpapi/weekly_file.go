package httpapi

import (
	"context"
	"time"

	"muster/internal/app/weekly"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerWeeklyFiles() {
	serve(b, wire.ListWeeklyFiles, b.listWeeklyFiles)
	serve(b, wire.SetWeeklyFile, b.setWeeklyFile)
	serve(b, wire.StopWeeklyFile, b.stopWeeklyFile)
}

func (b *Border) listWeeklyFiles(ctx context.Context, v *visit, _ *struct{}) (wire.Answer[wire.WeeklyFileRow], error) {
	found, err := b.App.Weekly.ListWeeklyFiles(ctx, v.Caller)
	return wire.Rows("", rowsOf(found, func(r weekly.Row) wire.WeeklyFileRow {
		dashboard, _ := hiring.WeeklyDashboardAt(r.Dashboard)
		return wire.WeeklyFileRow{ID: r.ID, Dashboard: r.Dashboard, Name: dashboard.Name, Period: string(r.Period),
			Filters: r.Filters, Weekday: int(r.Weekday), Hour: r.Hour, DueAt: wire.Instant(&r.DueAt),
			SentAt: wire.Instant(r.SentAt)}
	})), err
}

func (b *Border) setWeeklyFile(ctx context.Context, v *visit, in *in[wire.SetWeeklyFileBody]) (doneAnswer, error) {
	sent := in.Body
	return wire.Done(hiring.WeeklyFileSet), b.App.Weekly.SetWeeklyFile(ctx, v.Caller, hiring.WeeklyFile{
		Dashboard: string(sent.Dashboard), Period: hiring.WeeklyPeriod(sent.Period), Filters: wire.Texts(sent.Filters),
		Weekday: time.Weekday(sent.Weekday), Hour: int(sent.Hour),
	})
}

func (b *Border) stopWeeklyFile(ctx context.Context, v *visit, in *wire.IDOfPath) (wire.Answer[wire.Nothing], error) {
	return wire.Done(hiring.WeeklyFileStopped), b.App.Weekly.StopWeeklyFile(ctx, v.Caller, in.ID)
}
