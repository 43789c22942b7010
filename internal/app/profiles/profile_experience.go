package profiles

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// ListExperience returns where a candidate works and worked, in the order of adding.
func (s *Service) ListExperience(
	ctx context.Context, by core.Caller, candidateID string,
) ([]store.ProfileExperience, error) {
	q := s.Store.Read()
	if _, _, err := s.mayRead(ctx, q, by, candidateID); err != nil {
		return nil, err
	}
	return listed(q.ExperienceOf(ctx, candidateID))
}

// SaveExperience adds a row, or replaces the own row with this id, and returns the whole list.
func (s *Service) SaveExperience(
	ctx context.Context, by core.Caller, candidateID, id string, typed hiring.Experience, seen *int64,
) (rows []store.ProfileExperience, err error) {
	err = s.Store.InTx(ctx, func(q *store.Queries) error {
		candidate, err := s.mayWrite(ctx, q, by, candidateID, hiring.VisitFormSave)
		if err != nil {
			return err
		}
		rows, err = s.SaveExperienceIn(ctx, q, by, candidate, id, typed, seen)
		return err
	})
	return rows, err
}

// SaveExperienceIn saves a row in the transaction of q. The caller checks the permission.
func (s *Service) SaveExperienceIn(
	ctx context.Context, q *store.Queries, by core.Caller, candidate store.Candidate, id string,
	typed hiring.Experience, seen *int64,
) ([]store.ProfileExperience, error) {
	today, err := s.Today(ctx, q)
	if err != nil {
		return nil, err
	}
	is, err := typed.Checked(today)
	if err != nil {
		return nil, err
	}
	rows, err := listed(q.ExperienceOf(ctx, candidate.ID))
	if err != nil {
		return nil, err
	}
	facts := make([]hiring.RowFacts, len(rows))
	for i, row := range rows {
		facts[i] = hiring.RowFacts{ID: row.ID, Version: row.Version, Same: experienceOf(row) == is}
	}
	err = s.saveRow(ctx, q, by, candidate.ID, rowSave{
		call: "SaveExperience", facts: facts, id: id, seen: seen,
		add: func(id string) error {
			return q.AddExperience(ctx, store.AddExperienceParams{ID: id, CandidateID: candidate.ID,
				Organization: is.Organization, City: is.City, Position: is.Position, Supervisor: is.Supervisor,
				ReasonForLeaving: is.ReasonForLeaving, FromMonth: is.From, ToMonth: is.To, Working: is.Lasts,
				SavedAt: store.At(s.Now())})
		},
		replace: func() error {
			return q.ReplaceExperience(ctx, store.ReplaceExperienceParams{ID: id, Organization: is.Organization,
				City: is.City, Position: is.Position, Supervisor: is.Supervisor,
				ReasonForLeaving: is.ReasonForLeaving, FromMonth: is.From, ToMonth: is.To, Working: is.Lasts,
				SavedAt: store.At(s.Now())})
		},
	})
	if err != nil {
		return nil, err
	}
	if rows, err = listed(q.ExperienceOf(ctx, candidate.ID)); err != nil {
		return nil, err
	}
	told := hiring.Profile{Experience: allExperience(rows)}.Record()
	return rows, s.candidates.FillCandidate(ctx, q, by, candidate, told)
}

// DeleteExperience deletes an own row and returns the rest.
func (s *Service) DeleteExperience(
	ctx context.Context, by core.Caller, candidateID, id string, seen *int64,
) (rows []store.ProfileExperience, err error) {
	err = s.Store.InTx(ctx, func(q *store.Queries) error {
		if _, err := s.mayWrite(ctx, q, by, candidateID, hiring.VisitFormSave); err != nil {
			return err
		}
		if rows, err = listed(q.ExperienceOf(ctx, candidateID)); err != nil {
			return err
		}
		for _, row := range rows {
			if row.ID == id {
				if err := s.deleteRow(ctx, q, by, candidateID, "DeleteExperience", row.Version, seen, func() error {
					return q.DeleteExperience(ctx, id)
				}); err != nil {
					return err
				}
			}
		}
		rows, err = listed(q.ExperienceOf(ctx, candidateID))
		return err
	})
	return rows, err
}

func experienceOf(row store.ProfileExperience) hiring.Experience {
	return hiring.Experience{Organization: row.Organization, City: row.City, Position: row.Position,
		Supervisor: row.Supervisor, ReasonForLeaving: row.ReasonForLeaving,
		Tenure: hiring.Tenure{From: row.FromMonth, To: row.ToMonth, Lasts: row.Working, Over: !row.Working}}
}

func allExperience(rows []store.ProfileExperience) []hiring.Experience {
	all := make([]hiring.Experience, len(rows))
	for i, row := range rows {
		all[i] = experienceOf(row)
	}
	return all
}

// listed passes on the rows of a table.
func listed[Row any](rows []Row, err error) ([]Row, error) {
	if err != nil {
		return nil, fmt.Errorf("app: rows of a profile: %w", err)
	}
	return rows, nil
}
