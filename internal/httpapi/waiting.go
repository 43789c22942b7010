package httpapi

import (
	"context"

	"muster/internal/app/core"
	"muster/internal/app/waits"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerWaiting() {
	serve(b, wire.ListWaiting, b.listWaiting)
	serve(b, wire.CountWaiting, b.countWaiting)
	serve(b, wire.ApplicationWaiting, b.applicationWaiting)
	serve(b, wire.RequisitionWaiting, b.requisitionWaiting)
	serve(b, wire.MyDay, b.myDay)
	serve(b, wire.RecruiterLoads, b.recruiterLoads)
	serve(b, wire.Remind, b.remind)
	serve(b, wire.Beside, b.beside)
}

func waitAsk(f wire.WaitingFilter, list core.ListAsk) waits.Ask {
	return waits.Ask{Party: f.Party, Person: f.Person, What: f.What, Requisition: f.Requisition, State: f.State,
		Section: f.Section, ListAsk: list}
}

func (b *Border) listWaiting(ctx context.Context, v *visit, in *wire.ListWaitingInput) (wire.Page[wire.WaitingRow],
	error) {
	found, total, err := b.App.Waits.ListWaiting(ctx, v.Caller, waitAsk(in.WaitingFilter, askOf(in.ListQuery)))
	return wire.PageOf(rowsOf(found, func(w waits.Listed) wire.WaitingRow {
		row := wire.WaitingRowOf(w.WaitRow, w.Words, w.State)
		row.Action, row.Label = w.Action.Key, w.Action.Label
		row.Remind, row.Writes = w.RemindedBy(v.User), w.WrittenBy(v.User)
		return row
	}), total), err
}

func (b *Border) countWaiting(ctx context.Context, v *visit,
	in *wire.CountWaitingInput) (wire.Answer[wire.WaitingCountRow], error) {
	found, err := b.App.Waits.CountWaiting(ctx, v.Caller, waitAsk(in.WaitingFilter, core.ListAsk{Part: in.Q}))
	return wire.Rows("", rowsOf(found, wire.WaitingCountRowOf)), err
}

func (b *Border) applicationWaiting(ctx context.Context, v *visit,
	in *wire.NextMovesQuery) (wire.Answer[wire.ApplicationWaitingRow], error) {
	w, err := b.App.Applications.ApplicationWaiting(ctx, v.Caller, in.Candidate, in.Requisition)
	if err != nil {
		return wire.Answer[wire.ApplicationWaitingRow]{}, err
	}
	return wire.One(wire.ApplicationWaitingRow{
		Party: string(w.Party), PersonID: w.PersonID, Person: w.Person, What: w.Words, Since: wire.InstantOf(w.Since),
		Due: wire.InstantOf(w.Due), State: string(w.State), Remind: w.Remind, Reminded: w.Reminded, Version: w.Version,
		Beside: wire.BesideOptionsOf(w.Beside),
	}), nil
}

func (b *Border) requisitionWaiting(ctx context.Context, v *visit,
	in *wire.RequisitionWaitingQuery) (wire.Answer[wire.RequisitionWaitingRow], error) {
	w, err := b.App.Requisitions.RequisitionWaiting(ctx, v.Caller, in.Requisition)
	if err != nil {
		return wire.Answer[wire.RequisitionWaitingRow]{}, err
	}
	return wire.One(wire.RequisitionWaitingRow{
		Party: string(w.Party), PersonID: w.PersonID, Person: w.Person(), What: w.What, Since: wire.InstantOf(w.Since),
		Due: wire.InstantOf(w.Due), State: string(w.State), Remind: w.Remind, Reminded: w.Reminded,
	}), nil
}

func (b *Border) remind(ctx context.Context, v *visit, in *in[wire.RemindBody]) (doneAnswer, error) {
	if in.Body.Candidate == "" {
		return wire.Done(hiring.ReminderSent), b.App.Requisitions.Remind(ctx, v.Caller, string(in.Body.Requisition))
	}
	return wire.Done(hiring.ReminderSent), b.App.Applications.Remind(ctx, v.Caller, string(in.Body.Candidate),
		string(in.Body.Requisition))
}

func (b *Border) beside(ctx context.Context, v *visit, in *in[wire.BesideBody]) (moveAnswer, error) {
	step, err := b.App.Applications.Beside(ctx, v.Caller,
		named(in.Body.Candidate, in.Body.Requisition, in.Body.Version), hiring.BesideUpdate{
			Status: hiring.Status(in.Body.Status), Comment: string(in.Body.Comment), Date: string(in.Body.Date)})
	return moved(hiring.BesideSaved, step, err)
}
