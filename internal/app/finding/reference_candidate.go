package finding

import (
	"context"
	"fmt"

	"muster/internal/app/candidates"
	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// InsertReferenceCandidate adds somebody whom the caller recommends. One who is known is not added again; either way it
// returns where they stand.
func (s *Service) InsertReferenceCandidate(
	ctx context.Context, by core.Caller, typed hiring.ReferenceCandidate,
) (at candidates.Standing, err error) {
	kept, err := typed.Checked()
	if err != nil {
		return at, err
	}
	err = s.Store.InTx(ctx, func(q *store.Queries) error {
		source, err := q.ActiveSource(ctx, kept.Source)
		if store.IsNone(err) {
			return &hiring.Problem{Kind: hiring.Invalid, Field: "source", Message: hiring.ChooseReferenceSource}
		}
		if err != nil {
			return fmt.Errorf("app: source: %w", err)
		}
		positions, departments, err := suitable(ctx, q, kept)
		if err != nil {
			return err
		}
		known, err := candidates.StandingOfKnown(ctx, q, kept.Mobile, kept.Email)
		if err != nil {
			return err
		}
		if known != nil {
			at = *known
			return nil
		}
		at.AddedID = core.NewID()
		if err := s.addReference(ctx, q, by, at.AddedID, source.ID, kept); err != nil {
			return err
		}
		for _, id := range positions {
			if err := q.AddReferencePosition(ctx, store.AddReferencePositionParams{CandidateID: at.AddedID,
				PositionID: id}); err != nil {
				return fmt.Errorf("app: position of a reference candidate: %w", err)
			}
		}
		for _, id := range departments {
			if err := q.AddReferenceDepartment(ctx, store.AddReferenceDepartmentParams{CandidateID: at.AddedID,
				DepartmentID: id}); err != nil {
				return fmt.Errorf("app: department of a reference candidate: %w", err)
			}
		}
		if err := s.Record(ctx, q, by, "InsertReferenceCandidate", "candidate", at.AddedID, nil,
			keptReference{kept.Name, kept.Education, kept.Positions, kept.Departments}); err != nil {
			return err
		}
		return q.MarkChange(ctx, core.TopicCandidate)
	})
	return at, err
}

// keptReference is what the audit stores of a reference candidate.
type keptReference struct {
	Name        string   `json:"name"`
	Education   string   `json:"education"`
	Positions   []string `json:"positions"`
	Departments []string `json:"departments"`
}

// suitable returns the ids of the positions and departments, each once.
func suitable(ctx context.Context, q *store.Queries, c hiring.ReferenceCandidate) (positions, departments []string,
	err error) {
	seen := map[string]bool{}
	for _, word := range c.Positions {
		found, err := q.PositionByWord(ctx, word)
		if store.IsNone(err) {
			return nil, nil, &hiring.Problem{Kind: hiring.Invalid, Field: "positions", Message: hiring.UnknownPosition}
		}
		if err != nil {
			return nil, nil, fmt.Errorf("app: suitable position: %w", err)
		}
		if !seen[found.ID] {
			seen[found.ID], positions = true, append(positions, found.ID)
		}
	}
	for _, word := range c.Departments {
		found, err := q.DepartmentByWord(ctx, word)
		if store.IsNone(err) {
			return nil, nil, &hiring.Problem{Kind: hiring.Invalid, Field: "departments",
				Message: hiring.UnknownDepartment}
		}
		if err != nil {
			return nil, nil, fmt.Errorf("app: suitable department: %w", err)
		}
		if !seen[found.ID] {
			seen[found.ID], departments = true, append(departments, found.ID)
		}
	}
	return positions, departments, nil
}

func (s *Service) addReference(
	ctx context.Context, q *store.Queries, by core.Caller, id, sourceID string, c hiring.ReferenceCandidate,
) error {
	now := store.At(s.Now())
	if err := q.AddCandidate(ctx, store.AddCandidateParams{
		ID: id, Name: c.Name, Mobile: c.Mobile, Mobile10: hiring.MobileKey(c.Mobile), Email: c.Email,
		EmailKey: hiring.EmailKey(c.Email), State: c.State(), City: c.City, Experience: c.Experience,
		SourceID: &sourceID, CreatedBy: &by.User.ID, CreatedAt: now,
	}); err != nil {
		return fmt.Errorf("app: add a candidate: %w", err)
	}
	if err := q.AddReferenceCandidate(ctx, store.AddReferenceCandidateParams{CandidateID: id, Education: c.Education,
		AddedBy: by.User.ID, AddedAt: now}); err != nil {
		return fmt.Errorf("app: add a reference candidate: %w", err)
	}
	return nil
}
