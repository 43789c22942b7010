package candidates

import (
	"context"
	"fmt"

	"muster/internal/app/applications"
	"muster/internal/app/core"
	"muster/internal/app/requisitions"
	"muster/internal/hiring"
	"muster/internal/store"
)

// CandidateDetails is a candidate with one application, as a user sees them.
type CandidateDetails struct {
	store.DetailsRow
	// SeesSource reports whether the user sees the source.
	SeesSource bool
	// WantsResume reports whether candidates for the position need a resume.
	WantsResume bool
}

// GetCandidateDetails returns a candidate with the application to a requisition, as the caller sees them. It includes
// one who was mapped to another requisition: RemappedBy names who did it.
func (s *Service) GetCandidateDetails(
	ctx context.Context, by core.Caller, candidateID, reqID string,
) (CandidateDetails, error) {
	return s.candidateDetails(ctx, by.Viewer(), candidateID, reqID)
}

// GetCandidateDetailsOf is GetCandidateDetails as seen by the user in the path.
func (s *Service) GetCandidateDetailsOf(
	ctx context.Context, by core.Caller, candidateID, reqID, userID string,
) (CandidateDetails, error) {
	of, err := s.ViewerOf(ctx, by, userID)
	if err != nil {
		return CandidateDetails{}, err
	}
	return s.candidateDetails(ctx, of, candidateID, reqID)
}

func (s *Service) candidateDetails(
	ctx context.Context, of core.Viewer, candidateID, reqID string,
) (CandidateDetails, error) {
	id, err := requisitions.FindID(ctx, s.Store.Read(), reqID)
	if err != nil {
		return CandidateDetails{}, err
	}
	row, err := s.Store.CandidateDetails(ctx, candidateID, id, of.Scope)
	if store.IsNone(err) {
		return CandidateDetails{}, hiring.Missing()
	}
	if err != nil {
		return CandidateDetails{}, fmt.Errorf("app: candidate details: %w", err)
	}
	if hiring.SeesInterviewOnly(of.User) {
		seen, err := s.applications.Seen(ctx, s.Store.Read(), core.Caller{User: of.User}, candidateID, id)
		if err != nil {
			return CandidateDetails{}, err
		}
		row = detailsForInterview(row, seen)
	}
	shown, err := s.ShowsSource(ctx, s.Store.Read(), row.DepartmentID)
	if err != nil {
		return CandidateDetails{}, err
	}
	exempt, err := s.ResumeIsOptional(ctx, s.Store.Read(), row.PositionID)
	return CandidateDetails{row, hiring.SeesSource(of.User, shown),
		hiring.NeedsResume(row.Position, row.Esa != "", exempt)}, err
}

// detailsForInterview leaves of a candidate what somebody sees who only interviews.
func detailsForInterview(row store.DetailsRow, seen applications.Seen) store.DetailsRow {
	row.Address, row.CurrentGross, row.CurrentGrossPer = "", "", ""
	if seen.Whole {
		return row
	}
	row.Stage, row.Status, row.Blacklisted = string(seen.Stage), string(seen.Status), seen.Blacklisted
	row.Live, row.Pushed, row.Documents = seen.Live(), seen.Pushed, seen.Documents
	row.MappedAway, row.RemappedBy = seen.MappedAway, ""
	row.LatestAt, row.CalledAt, row.FollowUpAt = store.At(seen.Until), nil, nil
	row.AppliedByLinkAt, row.EmailRefused, row.EmailRefusedAt, row.OptedOutAt = nil, "", nil, nil
	return row
}
