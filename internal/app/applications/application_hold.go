package applications

import (
	"context"
	"fmt"
	"slices"

	"muster/internal/hiring"
	"muster/internal/store"
)

// holder returns who is calling the candidate about a requisition now, an empty row for nobody.
func (s *Service) holder(
	ctx context.Context, q *store.Queries, candidateID, requisitionID string,
) (store.CallHolderRow, error) {
	row, err := q.CallHolder(ctx, store.CallHolderParams{CandidateID: candidateID, RequisitionID: requisitionID,
		Now: store.At(s.Now())})
	if store.IsNone(err) {
		return store.CallHolderRow{}, nil
	}
	return row, err
}

// Hold keeps an application for the user who is calling the candidate, for a while from now on, and lets go of the one
// that they held before. Whether somebody else holds it is the caller's to check, in the same transaction.
func (s *Service) Hold(ctx context.Context, q *store.Queries, userID, applicationID string) error {
	now := s.Now()
	since := store.At(now)
	held, err := q.CallHeld(ctx, store.CallHeldParams{UserID: userID, Now: since})
	if err != nil && !store.IsNone(err) {
		return fmt.Errorf("app: what a user holds: %w", err)
	}
	if err == nil && held.ApplicationID == applicationID {
		since = held.SinceAt
	}
	if err := s.LetGo(ctx, q, userID); err != nil {
		return err
	}
	if err := q.HoldCall(ctx, store.HoldCallParams{ApplicationID: applicationID, UserID: userID, SinceAt: since,
		Until: store.At(now.Add(hiring.HoldTime))}); err != nil {
		return fmt.Errorf("app: hold an application: %w", err)
	}
	return nil
}

// LetGo ends what the user holds.
func (s *Service) LetGo(ctx context.Context, q *store.Queries, userID string) error {
	if err := q.EndHoldsOf(ctx, userID); err != nil {
		return fmt.Errorf("app: end a hold: %w", err)
	}
	return nil
}

// moved ends the hold of an application that was moved.
func (s *Service) moved(ctx context.Context, q *store.Queries, row store.Application, events []hiring.Event) error {
	if err := q.EndHold(ctx, row.ID); err != nil {
		return fmt.Errorf("app: end a hold: %w", err)
	}
	// A call that reached nobody tells nothing about when the candidate answers.
	answered := func(e hiring.Event) bool { return e.Stage == hiring.StageCall && hiring.Connected(e.Status) }
	if !slices.ContainsFunc(events, answered) {
		return nil
	}
	return s.NoteBand(ctx, q, row.CandidateID)
}

// NoteBand notes when the candidate answers best, from the events as they are now.
func (s *Service) NoteBand(ctx context.Context, q *store.Queries, candidateID string) error {
	if err := q.ForgetCallBand(ctx, candidateID); err != nil {
		return fmt.Errorf("app: when a candidate answered: %w", err)
	}
	if err := q.SaveCallBand(ctx, candidateID); err != nil {
		return fmt.Errorf("app: when a candidate answers: %w", err)
	}
	if err := q.SaveWaitBand(ctx, candidateID); err != nil {
		return fmt.Errorf("app: when a candidate who is to be called answers: %w", err)
	}
	return nil
}
