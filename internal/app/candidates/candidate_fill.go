package candidates

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// RecordOf returns the fields of a candidate's record that the form tells of, too.
func RecordOf(c store.Candidate) hiring.RecordFields {
	return hiring.RecordFields{
		Name: c.Name, Email: c.Email, Address: c.Address, State: c.State, City: c.City, Experience: c.Experience,
		NoticePeriod: c.NoticePeriod, CurrentDesignation: c.CurrentDesignation, CurrentCompany: c.CurrentCompany,
	}
}

// FillCandidate fills the empty fields of a candidate's record with what was typed in the form. Nothing that is there
// is changed.
func (s *Service) FillCandidate(
	ctx context.Context, q *store.Queries, by core.Caller, was store.Candidate, typed hiring.RecordFields,
) error {
	record := RecordOf(was)
	taken, err := s.emailTaken(ctx, q, was, typed.Email)
	if err != nil {
		return err
	}
	filled := record.Fill(typed, taken)
	if filled == record {
		return nil
	}
	is := was
	is.Email, is.EmailKey, is.Address, is.State, is.City = filled.Email, hiring.EmailKey(filled.Email), filled.Address,
		filled.State, filled.City
	is.Experience, is.NoticePeriod = filled.Experience, filled.NoticePeriod
	is.CurrentDesignation, is.CurrentCompany = filled.CurrentDesignation, filled.CurrentCompany
	return s.writeCandidate(ctx, q, by, was, is)
}

// emailTaken reports whether another candidate has the address.
func (s *Service) emailTaken(ctx context.Context, q *store.Queries, was store.Candidate, email string) (bool, error) {
	if email == "" || was.Email != "" {
		return false, nil
	}
	_, err := q.OtherCandidateByKeys(ctx, store.OtherCandidateByKeysParams{Mobile10: was.Mobile10,
		EmailKey: hiring.EmailKey(email), ID: was.ID})
	if store.IsNone(err) {
		return false, nil
	}
	if err != nil {
		return false, fmt.Errorf("app: candidate by e-mail: %w", err)
	}
	return true, nil
}
