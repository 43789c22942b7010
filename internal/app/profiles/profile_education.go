package profiles

import (
	"context"
	"slices"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// EducationOptions returns the levels of education; one level if it is named, otherwise all.
func (s *Service) EducationOptions(ctx context.Context, level string) ([]string, error) {
	settings, err := s.ReadSettings(ctx, s.Store.Read())
	if err != nil {
		return nil, err
	}
	levels := settings.Entries(hiring.EducationLevels)
	if slices.Contains(levels, level) {
		return []string{level}, nil
	}
	return levels, nil
}

// ListEducation returns what a candidate studies and studied, in the order of adding.
func (s *Service) ListEducation(
	ctx context.Context, by core.Caller, candidateID string,
) ([]store.ProfileEducation, error) {
	q := s.Store.Read()
	if _, _, err := s.mayRead(ctx, q, by, candidateID); err != nil {
		return nil, err
	}
	return listed(q.EducationOf(ctx, candidateID))
}

// SaveEducation adds a row, or replaces the own row with this id, and returns the whole list.
func (s *Service) SaveEducation(
	ctx context.Context, by core.Caller, candidateID, id string, typed hiring.Education, seen *int64,
) (rows []store.ProfileEducation, err error) {
	err = s.Store.InTx(ctx, func(q *store.Queries) error {
		candidate, err := s.mayWrite(ctx, q, by, candidateID, hiring.VisitFormSave)
		if err != nil {
			return err
		}
		rows, err = s.SaveEducationIn(ctx, q, by, candidate, id, typed, seen)
		return err
	})
	return rows, err
}

// SaveEducationIn saves a row in the transaction of q. The caller checks the permission.
func (s *Service) SaveEducationIn(
	ctx context.Context, q *store.Queries, by core.Caller, candidate store.Candidate, id string,
	typed hiring.Education, seen *int64,
) ([]store.ProfileEducation, error) {
	settings, err := s.ReadSettings(ctx, q)
	if err != nil {
		return nil, err
	}
	rows, err := listed(q.EducationOf(ctx, candidate.ID))
	if err != nil {
		return nil, err
	}
	before := ""
	for _, row := range rows {
		if row.ID == id {
			before = row.Level
		}
	}
	is, err := typed.Checked(hiring.DayOf(s.Now().In(settings.Zone)), settings.Entries(hiring.EducationLevels), before)
	if err != nil {
		return nil, err
	}
	facts := make([]hiring.RowFacts, len(rows))
	for i, row := range rows {
		facts[i] = hiring.RowFacts{ID: row.ID, Version: row.Version, Same: educationOf(row) == is}
	}
	err = s.saveRow(ctx, q, by, candidate.ID, rowSave{
		call: "SaveEducation", facts: facts, id: id, seen: seen,
		add: func(id string) error {
			return q.AddEducation(ctx, store.AddEducationParams{ID: id, CandidateID: candidate.ID, Level: is.Level,
				College: is.College, City: is.City, StudyType: is.StudyType, FromMonth: is.From, ToMonth: is.To,
				Pursuing: is.Lasts, SavedAt: store.At(s.Now())})
		},
		replace: func() error {
			return q.ReplaceEducation(ctx, store.ReplaceEducationParams{ID: id, Level: is.Level, College: is.College,
				City: is.City, StudyType: is.StudyType, FromMonth: is.From, ToMonth: is.To, Pursuing: is.Lasts,
				SavedAt: store.At(s.Now())})
		},
	})
	if err != nil {
		return nil, err
	}
	return listed(q.EducationOf(ctx, candidate.ID))
}

// DeleteEducation deletes an own row and returns the rest.
func (s *Service) DeleteEducation(
	ctx context.Context, by core.Caller, candidateID, id string, seen *int64,
) (rows []store.ProfileEducation, err error) {
	err = s.Store.InTx(ctx, func(q *store.Queries) error {
		if _, err := s.mayWrite(ctx, q, by, candidateID, hiring.VisitFormSave); err != nil {
			return err
		}
		if rows, err = listed(q.EducationOf(ctx, candidateID)); err != nil {
			return err
		}
		for _, row := range rows {
			if row.ID == id {
				if err := s.deleteRow(ctx, q, by, candidateID, "DeleteEducation", row.Version, seen, func() error {
					return q.DeleteEducation(ctx, id)
				}); err != nil {
					return err
				}
			}
		}
		rows, err = listed(q.EducationOf(ctx, candidateID))
		return err
	})
	return rows, err
}

func educationOf(row store.ProfileEducation) hiring.Education {
	return hiring.Education{Level: row.Level, College: row.College, City: row.City, StudyType: row.StudyType,
		Tenure: hiring.Tenure{From: row.FromMonth, To: row.ToMonth, Lasts: row.Pursuing, Over: !row.Pursuing}}
}
