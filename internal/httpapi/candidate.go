package httpapi

import (
	"context"

	"muster/internal/app"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerCandidate() {
	serve(b, wire.InsertCandidate, b.insertCandidate)
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
