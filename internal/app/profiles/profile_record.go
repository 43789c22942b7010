package profiles

import (
	"context"
	"fmt"

	"muster/internal/app/candidates"
	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// FormDifferences returns where the profile differs from the record, for those who may take it over in Edit Profile.
func (s *Service) FormDifferences(
	ctx context.Context, by core.Caller, candidateID string,
) ([]hiring.Difference, error) {
	q := s.Store.Read()
	if err := s.candidates.CheckPerson(ctx, q, by, candidateID); err != nil {
		return nil, err
	}
	candidate, err := s.candidate(ctx, q, candidateID)
	if err != nil {
		return nil, err
	}
	basic, err := q.BasicProfile(ctx, candidateID)
	if err != nil && !store.IsNone(err) {
		return nil, fmt.Errorf("app: basic profile: %w", err)
	}
	other, err := q.OtherProfile(ctx, candidateID)
	if err != nil && !store.IsNone(err) {
		return nil, fmt.Errorf("app: other profile: %w", err)
	}
	rows, err := listed(q.ExperienceOf(ctx, candidateID))
	if err != nil {
		return nil, err
	}
	profile := hiring.Profile{Basic: basicOf(basic), Other: otherOf(other), Experience: allExperience(rows)}
	return candidates.RecordOf(candidate).Differences(profile.Record()), nil
}
