package app

import (
	"context"
	"fmt"

	"muster/internal/hiring"
	"muster/internal/store"
)

// CandidateDetails is a candidate with one application, as somebody sees them.
type CandidateDetails struct {
	store.DetailsRow
	// SeesSource says whether the source is shown to them.
	SeesSource bool
	// WantsResume says whether candidates for the position need a resume.
	WantsResume bool
}

// GetCandidateDetails is a candidate with the application to a requisition, as the caller sees them. One who was mapped to
// another requisition is given too: RemappedBy names who did it.
func (d *Desk) GetCandidateDetails(ctx context.Context, by Caller, candidateID, reqID string) (CandidateDetails, error) {
	return d.candidateDetails(ctx, by.Viewer(), candidateID, reqID)
}

// GetCandidateDetailsOf is GetCandidateDetails as seen by the user whose id stands in the path.
func (d *Desk) GetCandidateDetailsOf(ctx context.Context, by Caller, candidateID, reqID, userID string) (CandidateDetails, error) {
	of, err := d.viewerOf(ctx, by, userID)
	if err != nil {
		return CandidateDetails{}, err
	}
	return d.candidateDetails(ctx, of, candidateID, reqID)
}

func (d *Desk) candidateDetails(ctx context.Context, of Viewer, candidateID, reqID string) (CandidateDetails, error) {
	id, err := requisitionID(ctx, d.Store.Read(), reqID)
	if err != nil {
		return CandidateDetails{}, err
	}
	row, err := d.Store.CandidateDetails(ctx, candidateID, id, of.Scope)
	if store.IsNone(err) {
		return CandidateDetails{}, hiring.Missing()
	}
	if err != nil {
		return CandidateDetails{}, fmt.Errorf("app: candidate details: %w", err)
	}
	shown, err := d.ShowsSource(ctx, d.Store.Read(), row.DepartmentID)
	if err != nil {
		return CandidateDetails{}, err
	}
	exempt, err := d.ResumeIsOptional(ctx, d.Store.Read(), row.PositionID)
	return CandidateDetails{row, hiring.SeesSource(of.User, shown), hiring.NeedsResume(row.Position, row.Esa != "", exempt)}, err
}
