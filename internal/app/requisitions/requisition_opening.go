package requisitions

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// FindOpening returns the requisition with this id or serial, or the programme's, if the viewer sees it.
func (s *Service) FindOpening(ctx context.Context, of core.Viewer, text string) (store.OpeningRow, error) {
	text, err := s.ProgrammeOr(ctx, text)
	if err != nil {
		return store.OpeningRow{}, err
	}
	id, err := FindID(ctx, s.Store.Read(), text)
	if err != nil {
		return store.OpeningRow{}, err
	}
	r, err := s.Store.Opening(ctx, id, of.Scope)
	if store.IsNone(err) {
		return r, hiring.Missing()
	}
	if err != nil {
		return r, fmt.Errorf("app: requisition of a directory: %w", err)
	}
	return r, nil
}

// RequirementStateCity returns the location of a requisition.
func (s *Service) RequirementStateCity(ctx context.Context, by core.Caller, reqID string) (store.OpeningRow, error) {
	return s.FindOpening(ctx, by.Viewer(), reqID)
}

// RequirementOptions returns the requisitions to which the user may add candidates.
func (s *Service) RequirementOptions(
	ctx context.Context, by core.Caller, userID string,
) ([]store.RequisitionOption, error) {
	of, err := s.ViewerOf(ctx, by, userID)
	if err != nil {
		return nil, err
	}
	if !hiring.MayAddCandidates(of.User) {
		return []store.RequisitionOption{}, nil
	}
	options, err := s.Store.RequisitionOptions(ctx, of.Scope, hiring.TakingCandidates(), core.WholeList)
	if err != nil {
		return nil, fmt.Errorf("app: requisitions to add to: %w", err)
	}
	return options, nil
}

// RequisitionAsker returns who asked for a requisition, and whom they report to.
func (s *Service) RequisitionAsker(
	ctx context.Context, by core.Caller, reqID string,
) (store.RequisitionAskerRow, error) {
	r, err := s.FindOpening(ctx, by.Viewer(), reqID)
	if err != nil {
		return store.RequisitionAskerRow{}, err
	}
	row, err := s.Store.Read().RequisitionAsker(ctx, r.ID)
	if err != nil {
		return row, fmt.Errorf("app: who asked for a requisition: %w", err)
	}
	return row, nil
}
