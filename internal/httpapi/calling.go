package httpapi

import (
	"context"

	"muster/internal/app/applications"
	"muster/internal/app/calling"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerCalling() {
	serve(b, wire.CallingRound, b.callingRound)
	serve(b, wire.NextCall, b.nextCall)
	serve(b, wire.HoldCall, b.holdCall)
	serve(b, wire.SkipCall, b.skipCall)
}

func (b *Border) callingRound(ctx context.Context, v *visit,
	in *wire.CallingQuery) (wire.Answer[wire.CallingRoundRow], error) {
	round, err := b.App.Calling.CallingRound(ctx, v.Caller, in.Requisition)
	return wire.One(wire.CallingRoundRow{
		Turns: rowsOf(round.Turns, turnRow), Left: round.Left, Groups: wire.CallingGroupsOf(round.Groups),
		Requisitions: rowsOf(round.Requisitions, wire.CallingRequisitionRowOf), Calls: round.Calls,
		Shortlisted: round.Shortlisted,
		CallTarget:  round.Targets.Calls, ShortlistedTarget: round.Targets.Shortlisted,
		Reasons: append([]string{}, round.Reasons...),
	}), err
}

func (b *Border) nextCall(ctx context.Context, v *visit,
	in *in[wire.NextCallBody]) (wire.Answer[wire.CallingTurnRow], error) {
	next, err := b.App.Calling.NextCall(ctx, v.Caller, string(in.Body.Requisition))
	return wire.One(turnRow(next)), err
}

func (b *Border) holdCall(ctx context.Context, v *visit, in *in[wire.HoldCallBody]) (doneAnswer, error) {
	if in.Body.Candidate == "" {
		return wire.Done(hiring.UpdatedSuccessfully), b.App.Calling.LeaveCalls(ctx, v.Caller)
	}
	return wire.Done(hiring.UpdatedSuccessfully), b.App.Calling.HoldCall(ctx, v.Caller,
		applications.Named{CandidateID: string(in.Body.Candidate), RequisitionID: string(in.Body.Requisition)})
}

func (b *Border) skipCall(ctx context.Context, v *visit, in *in[wire.SkipCallBody]) (doneAnswer, error) {
	return wire.Done(hiring.CandidateSkipped), b.App.Calling.SkipCall(ctx, v.Caller,
		applications.Named{CandidateID: string(in.Body.Candidate), RequisitionID: string(in.Body.Requisition)})
}

func turnRow(t calling.Turn) wire.CallingTurnRow {
	return wire.CallingTurnRowOf(t.TurnRow, t.Facts, t.Group, t.Held)
}
