package profiles

import (
	"context"
	"errors"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/app/visits"
	"muster/internal/hiring"
	"muster/internal/store"
)

// EraseProfile erases what a candidate told about themself: the five steps, unfinished typing, what they typed on the
// programme's page, and a resume that came by a link. The record, events and receipts of consent stay.
func (s *Service) EraseProfile(ctx context.Context, by core.Caller, candidateID string) error {
	return s.Store.Erase(ctx, func(q *store.Queries) error {
		if _, err := s.candidate(ctx, q, candidateID); err != nil {
			return err
		}
		stands, err := visits.ConsentStands(ctx, q, candidateID)
		if err != nil {
			return err
		}
		if err := hiring.CheckErase(stands); err != nil {
			return err
		}
		if err := errors.Join(
			q.EraseBasicProfile(ctx, candidateID), q.EraseOtherProfile(ctx, candidateID),
			q.EraseExperience(ctx, candidateID), q.EraseEducation(ctx, candidateID),
			q.EraseCertificates(ctx, candidateID), q.EraseSteps(ctx, candidateID), q.EraseEsaTyped(ctx, candidateID),
			q.EraseDrafts(ctx, store.EraseDraftsParams{SavedAt: store.At(s.Now()), CandidateID: candidateID}),
		); err != nil {
			return fmt.Errorf("app: erase a profile: %w", err)
		}
		if err := s.visits.EraseResumeIn(ctx, q, candidateID); err != nil {
			return err
		}
		if err := s.Record(ctx, q, by, "EraseProfile", "candidate", candidateID, nil, nil); err != nil {
			return err
		}
		return q.MarkChange(ctx, core.TopicCandidate)
	})
}

// mayErase reports whether the caller may erase what the candidate told, and whether there is anything.
func mayErase(ctx context.Context, q *store.Queries, u hiring.User, candidateID string, stands bool) (bool, error) {
	if !hiring.May(u, hiring.EraseProfiles) || hiring.CheckErase(stands) != nil {
		return false, nil
	}
	told, err := q.ToldAnything(ctx, candidateID)
	if err != nil {
		return false, fmt.Errorf("app: what a candidate told: %w", err)
	}
	return told, nil
}
