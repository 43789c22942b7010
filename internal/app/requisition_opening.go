package app

import (
	"context"
	"fmt"

	"muster/internal/hiring"
	"muster/internal/store"
)

// opening is the requisition with this id or serial, or the programme's, if the viewer sees it.
func (d *Desk) opening(ctx context.Context, of Viewer, text string) (store.OpeningRow, error) {
	text, err := d.programmeOr(ctx, text)
	if err != nil {
		return store.OpeningRow{}, err
	}
	id, err := requisitionID(ctx, d.Store.Read(), text)
	if err != nil {
		return store.OpeningRow{}, err
	}
	r, err := d.Store.Opening(ctx, id, of.Scope)
	if store.IsNone(err) {
		return r, hiring.Missing()
	}
	if err != nil {
		return r, fmt.Errorf("app: requisition of a directory: %w", err)
	}
	return r, nil
}

// RequirementStateCity is where a requisition hires.
func (d *Desk) RequirementStateCity(ctx context.Context, by Caller, reqID string) (store.OpeningRow, error) {
	return d.opening(ctx, by.Viewer(), reqID)
}

// RequirementOptions are the requisitions to which the user may add candidates.
func (d *Desk) RequirementOptions(ctx context.Context, by Caller, userID string) ([]store.RequisitionOption, error) {
	of, err := d.viewerOf(ctx, by, userID)
	if err != nil {
		return nil, err
	}
	if !hiring.MayAddCandidates(of.User) {
		return []store.RequisitionOption{}, nil
	}
	options, err := d.Store.RequisitionOptions(ctx, of.Scope, hiring.TakingCandidates(), wholeList)
	if err != nil {
		return nil, fmt.Errorf("app: requisitions to add to: %w", err)
	}
	return options, nil
}

// RequisitionAsker is who asked for a requisition, and to whom they report.
func (d *Desk) RequisitionAsker(ctx context.Context, by Caller, reqID string) (store.RequisitionAskerRow, error) {
	r, err := d.opening(ctx, by.Viewer(), reqID)
	if err != nil {
		return store.RequisitionAskerRow{}, err
	}
	row, err := d.Store.Read().RequisitionAsker(ctx, r.ID)
	if err != nil {
		return row, fmt.Errorf("app: who asked for a requisition: %w", err)
	}
	return row, nil
}
