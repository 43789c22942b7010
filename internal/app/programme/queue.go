package programme

import (
	"context"
	"fmt"

	"muster/internal/app/candidates"
	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// NextEsaCandidate returns the user's next candidate to call on a requisition of the programme: a due follow-up, else
// the oldest new candidate without an owner, who is then reserved for them. Asking again meanwhile returns the same
// candidate, even when a follow-up becomes due: the user is calling that candidate. The word live names the requisition
// that the programme recruits for.
func (s *Service) NextEsaCandidate(
	ctx context.Context, by core.Caller, reqID, userID string,
) (candidates.CandidateDetails, error) {
	of, err := s.ViewerOf(ctx, by, userID)
	if err != nil {
		return candidates.CandidateDetails{}, err
	}
	if reqID == string(hiring.MarkLive) {
		programme, err := s.EsaRequisitions(ctx, s.Store.Read())
		if err != nil {
			return candidates.CandidateDetails{}, err
		}
		if reqID = programme.Live; reqID == "" {
			return candidates.CandidateDetails{}, hiring.Refuse(hiring.NoCandidateLeft)
		}
	}
	r, err := s.requisitions.FindOpening(ctx, of, reqID)
	if err != nil {
		return candidates.CandidateDetails{}, err
	}
	candidateID := ""
	if r.Esa != "" && hiring.CallsFromQueue(of.User, hiring.Status(r.Status)) {
		err = s.Store.InTx(ctx, func(q *store.Queries) error {
			candidateID, err = s.takeFromQueue(ctx, q, of.User.ID, r.ID)
			return err
		})
	}
	if err != nil {
		return candidates.CandidateDetails{}, err
	}
	if candidateID == "" {
		return candidates.CandidateDetails{}, hiring.Refuse(hiring.NoCandidateLeft)
	}
	return s.candidates.GetCandidateDetailsOf(ctx, by, candidateID, r.ID, userID)
}

// takeFromQueue returns the id of the candidate, empty if there is none.
func (s *Service) takeFromQueue(ctx context.Context, q *store.Queries, userID, reqID string) (string, error) {
	now := store.At(s.Now())
	held, err := q.CallHeld(ctx, store.CallHeldParams{UserID: userID, Now: now})
	if err == nil && held.RequisitionID == reqID && held.Live && held.Stage == string(hiring.StageNew) {
		return held.CandidateID, nil
	}
	if err != nil && !store.IsNone(err) {
		return "", fmt.Errorf("app: held from the queue: %w", err)
	}
	due, err := q.EsaFollowUpDue(ctx, store.EsaFollowUpDueParams{OwnerID: &userID, RequisitionID: reqID, Now: &now})
	if err == nil {
		return due, nil
	}
	if !store.IsNone(err) {
		return "", fmt.Errorf("app: follow-up due: %w", err)
	}
	next, err := q.EsaNext(ctx, store.EsaNextParams{RequisitionID: reqID, Now: now})
	if store.IsNone(err) {
		return "", nil
	}
	if err != nil {
		return "", fmt.Errorf("app: next of the queue: %w", err)
	}
	if err := s.applications.Hold(ctx, q, userID, next.ID); err != nil {
		return "", err
	}
	return next.CandidateID, nil
}
