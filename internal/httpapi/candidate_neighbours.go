package httpapi

import (
	"cmp"
	"context"

	"muster/internal/app/core"
	"muster/internal/app/waits"
	"muster/internal/wire"
)

func (b *Border) candidateNeighbours(ctx context.Context, v *visit,
	in *wire.CandidateNeighboursQuery) (wire.Answer[wire.NeighboursRow], error) {
	ask := askOfDirectory(in.Requisition, cmp.Or(in.Tab, "all"), cmp.Or(in.Date, "all"), in.AtWork,
		waits.ColumnAsk{WaitingOn: in.WaitingOn}, core.ListAsk{Sort: string(in.Sort), Part: string(in.Q)})
	found, err := b.App.Candidates.CandidateNeighbours(ctx, v.Caller, in.Candidate, ask)
	if err != nil {
		return wire.Answer[wire.NeighboursRow]{}, err
	}
	return wire.One(wire.NeighboursRowOf(found)), nil
}
