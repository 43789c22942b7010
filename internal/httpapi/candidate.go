package httpapi

import (
	"context"

	"muster/internal/app/candidates"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerCandidate() {
	serve(b, wire.InsertCandidate, b.insertCandidate)
}

func (b *Border) insertCandidate(ctx context.Context, v *visit,
	in *in[wire.InsertCandidateBody]) (wire.Answer[wire.InsertCandidateRow], error) {
	if err := v.CheckActor(string(in.Body.CreatedBy)); err != nil {
		return wire.Answer[wire.InsertCandidateRow]{}, err
	}
	at, err := b.App.Candidates.InsertCandidate(ctx, v.Caller, candidates.NewCandidate{
		NewCandidate: in.Body.Typed(), RequisitionID: string(in.Body.ReqID), Map: in.Body.IsMap != "0",
	})
	rows := []wire.InsertCandidateRow{{CanID: at.AddedID, Status: at.Status, HRName: at.HRName,
		PositionName: at.Position}}
	if at.AddedID == "" {
		return wire.RefusedWith(hiring.CandidateKnown, rows), err
	}
	return wire.Rows(hiring.CandidateAdded, rows), err
}
