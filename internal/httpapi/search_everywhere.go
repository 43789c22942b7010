package httpapi

import (
	"context"

	"muster/internal/app/finding"
	"muster/internal/app/requisitions"
	"muster/internal/wire"
)

func (b *Border) searchEverywhere(ctx context.Context, v *visit,
	in *wire.SearchEverywhereQuery) (wire.Answer[wire.SearchEverywhereRow], error) {
	found, err := b.App.Finding.SearchEverywhere(ctx, v.Caller, in.Q)
	if err != nil {
		return wire.Answer[wire.SearchEverywhereRow]{}, err
	}
	return wire.One(wire.SearchEverywhereRow{
		People: rowsOf(found.People, foundPersonRowOf), PeopleTotal: found.PeopleTotal, More: found.More,
		Requisitions: rowsOf(found.Requisitions, foundRequisitionRowOf), RequisitionsTotal: found.RequisitionsTotal,
	}), nil
}

func foundPersonRowOf(p finding.FoundPerson) wire.FoundPersonRow {
	return wire.FoundPersonRowOf(p.FoundPerson, p.Way, p.Own)
}

func foundRequisitionRowOf(r requisitions.SeenRequisition) wire.FoundRequisitionRow {
	return wire.FoundRequisitionRowOf(r.Row, r.Seen)
}
