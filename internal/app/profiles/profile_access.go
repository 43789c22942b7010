package profiles

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/app/visits"
	"muster/internal/hiring"
	"muster/internal/store"
)

// mayWrite returns the candidate whose profile the caller may save: staff as in Edit Profile, a candidate their own,
// after they agreed to the terms and before an offer was sent. It counts the candidate's saves.
func (s *Service) mayWrite(
	ctx context.Context, q *store.Queries, by core.Caller, candidateID string, kind hiring.VisitKind,
) (store.Candidate, error) {
	if !by.ByCandidate() {
		if err := s.candidates.CheckPerson(ctx, q, by, candidateID); err != nil {
			return store.Candidate{}, err
		}
		return s.candidate(ctx, q, candidateID)
	}
	if err := by.CheckOwn(candidateID); err != nil {
		return store.Candidate{}, err
	}
	if err := visits.CheckConsent(ctx, q, candidateID); err != nil {
		return store.Candidate{}, err
	}
	applying, err := applyingOf(ctx, q, candidateID)
	if err != nil {
		return store.Candidate{}, err
	}
	if hiring.FormIsClosed(applying.Live, applying.Offered) {
		return store.Candidate{}, hiring.Refuse(hiring.FormClosed)
	}
	if err := visits.Count(ctx, s.Core, q, by, kind, candidateID); err != nil {
		return store.Candidate{}, err
	}
	return s.candidate(ctx, q, candidateID)
}

// mayRead returns the candidate whose profile the caller may read, and whether they see all of it. Everybody of the
// staff finds every candidate in the database; an interviewer only those they interview.
func (s *Service) mayRead(
	ctx context.Context, q *store.Queries, by core.Caller, candidateID string,
) (row store.Candidate, whole bool, err error) {
	if by.ByCandidate() {
		if err := by.CheckOwn(candidateID); err != nil {
			return row, false, err
		}
		row, err = s.candidate(ctx, q, candidateID)
		return row, true, err
	}
	if row, err = s.candidate(ctx, q, candidateID); err != nil {
		return row, false, err
	}
	if hiring.SeesInterviewOnly(by.User) {
		return row, false, s.candidates.CheckVisible(ctx, by, candidateID)
	}
	works, err := q.WorksOnCandidate(ctx, store.WorksOnCandidateParams{CandidateID: candidateID,
		UserID: &by.User.ID, Now: store.At(s.Now())})
	if err != nil {
		return row, false, fmt.Errorf("app: who works on a candidate: %w", err)
	}
	return row, hiring.SeesWholeProfile(by.User, works || core.Text(row.CreatedBy) == by.User.ID), nil
}

func (s *Service) candidate(ctx context.Context, q *store.Queries, id string) (store.Candidate, error) {
	row, err := q.CandidateByID(ctx, id)
	if store.IsNone(err) {
		return row, hiring.Missing()
	}
	if err != nil {
		return row, fmt.Errorf("app: candidate: %w", err)
	}
	return row, nil
}

// applyingOf returns where the candidate applies, empty if nowhere.
func applyingOf(ctx context.Context, q *store.Queries, candidateID string) (store.ApplyingOfRow, error) {
	row, err := q.ApplyingOf(ctx, candidateID)
	if err != nil && !store.IsNone(err) {
		return row, fmt.Errorf("app: where a candidate applies: %w", err)
	}
	return row, nil
}
