package httpapi

import (
	"context"

	"muster/internal/app"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerCandidate() {
	serve(b, wire.InsertCandidate, b.insertCandidate)
	serve(b, wire.UpdateCandidateRound, b.updateCandidateRound)
}

func (b *Border) insertCandidate(ctx context.Context, v *visit, in *in[wire.InsertCandidateBody]) (wire.Answer[wire.InsertCandidateRow], error) {
	if err := v.ActAs(string(in.Body.CreatedBy)); err != nil {
		return wire.Answer[wire.InsertCandidateRow]{}, err
	}
	id, known, err := b.Desk.InsertCandidate(ctx, v.Caller, app.NewCandidate{
		NewCandidate: in.Body.Typed(), RequisitionID: string(in.Body.ReqID), Map: in.Body.IsMap != "0",
	})
	if known != nil {
		row := wire.InsertCandidateRow{Status: known.Status, HRName: known.HRName, PositionName: known.Position}
		return wire.RefusedWith(hiring.CandidateKnown, []wire.InsertCandidateRow{row}), err
	}
	return wire.Rows(hiring.CandidateAdded, []wire.InsertCandidateRow{{CanID: id, Status: string(hiring.StatusNew)}}), err
}

func (b *Border) updateCandidateRound(ctx context.Context, v *visit, in *in[wire.UpdateCandidateRoundBody]) (wire.Answer[wire.Nothing], error) {
	if err := v.ActAs(string(in.Body.CreatedBy)); err != nil {
		return wire.Answer[wire.Nothing]{}, err
	}
	err := b.Desk.UpdateCandidateRound(ctx, v.Caller, string(in.Body.CanID), string(in.Body.ReqID), int64(in.Body.Version), in.Body.Update(), string(in.Body.Status))
	return wire.Done(hiring.UpdatedSuccessfully), err
}
