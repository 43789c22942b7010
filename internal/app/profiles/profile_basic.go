package profiles

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// GetBasicProfile returns the step Basic Information as the caller sees it, nil if it was not saved, and the mobile of
// the record.
func (s *Service) GetBasicProfile(
	ctx context.Context, by core.Caller, candidateID string,
) (found *store.ProfileBasic, mobile string, err error) {
	q := s.Store.Read()
	candidate, whole, err := s.mayRead(ctx, q, by, candidateID)
	if err != nil {
		return nil, "", err
	}
	row, err := q.BasicProfile(ctx, candidateID)
	if store.IsNone(err) {
		return nil, candidate.Mobile, nil
	}
	if err != nil {
		return nil, "", fmt.Errorf("app: basic profile: %w", err)
	}
	if !whole {
		row = withoutPersonal(row)
	}
	return &row, candidate.Mobile, nil
}

// withoutPersonal leaves out what is not needed to judge a candidate.
func withoutPersonal(p store.ProfileBasic) store.ProfileBasic {
	p.DateOfBirth, p.MaritalStatus, p.BloodGroup, p.Gender = "", "", "", ""
	p.Address, p.Pin, p.FamilyName, p.Relation, p.Occupation = "", "", "", "", ""
	return p
}

// SaveBasicProfile saves the step Basic Information and marks it complete. added is set for the first save. seen is the
// version that the caller read, nil if they do not say.
func (s *Service) SaveBasicProfile(
	ctx context.Context, by core.Caller, candidateID string, typed hiring.BasicProfile, seen *int64,
) (added bool, err error) {
	err = s.Store.InTx(ctx, func(q *store.Queries) error {
		candidate, err := s.mayWrite(ctx, q, by, candidateID, hiring.VisitFormSave)
		if err != nil {
			return err
		}
		added, err = s.SaveBasicProfileIn(ctx, q, by, candidate, typed, seen)
		return err
	})
	return added, err
}

// SaveBasicProfileIn saves the step in the transaction of q. The caller checks the permission.
func (s *Service) SaveBasicProfileIn(
	ctx context.Context, q *store.Queries, by core.Caller, candidate store.Candidate, typed hiring.BasicProfile,
	seen *int64,
) (added bool, err error) {
	before, err := q.BasicProfile(ctx, candidate.ID)
	if err != nil && !store.IsNone(err) {
		return false, fmt.Errorf("app: basic profile: %w", err)
	}
	added = store.IsNone(err)
	today, err := s.Today(ctx, q)
	if err != nil {
		return false, err
	}
	is, err := typed.Checked(today)
	if err != nil {
		return false, err
	}
	if is.Reference, err = s.reference(ctx, q, is.Reference, before.Reference); err != nil {
		return false, err
	}
	// What is there already was sent twice, after a lost answer.
	if added || is != basicOf(before) {
		if err := hiring.CheckSeen(seen, before.Version); err != nil {
			return false, err
		}
		if err := q.PutBasicProfile(ctx, basicRow(candidate.ID, is, store.At(s.Now()))); err != nil {
			return false, fmt.Errorf("app: save the basic profile: %w", err)
		}
		if err := s.Record(ctx, q, by, "SaveBasicProfile", "candidate", candidate.ID, nil,
			changedFields(basicOf(before), is)); err != nil {
			return false, err
		}
		if err := s.candidates.FillCandidate(ctx, q, by, candidate, hiring.Profile{Basic: is}.Record()); err != nil {
			return false, err
		}
	}
	if _, err := s.MarkFormStepIn(ctx, q, by, candidate, hiring.StepBasic); err != nil {
		return false, err
	}
	return added, q.MarkChange(ctx, core.TopicCandidate)
}

// reference returns the name of a source; one that was chosen before may have been deactivated since.
func (s *Service) reference(ctx context.Context, q *store.Queries, typed, before string) (string, error) {
	source, err := q.ActiveSource(ctx, typed)
	switch {
	case err == nil:
		return source.Name, nil
	case !store.IsNone(err):
		return "", fmt.Errorf("app: source: %w", err)
	case typed == before:
		return before, nil
	}
	return "", hiring.UnknownReference()
}

func basicOf(p store.ProfileBasic) hiring.BasicProfile {
	return hiring.BasicProfile{
		Position: p.Position, Reference: p.Reference, Email: p.Email, FirstName: p.FirstName,
		MiddleName: p.MiddleName, LastName: p.LastName, DateOfBirth: string(p.DateOfBirth), HomeTown: p.HomeTown,
		Address: p.Address, State: p.State, City: p.City, Pin: p.Pin, MaritalStatus: p.MaritalStatus,
		BloodGroup: p.BloodGroup, Gender: p.Gender, FamilyName: p.FamilyName, Relation: p.Relation,
		Occupation: p.Occupation,
	}
}

func basicRow(candidateID string, p hiring.BasicProfile, at store.Instant) store.PutBasicProfileParams {
	return store.PutBasicProfileParams{
		CandidateID: candidateID, Position: p.Position, Reference: p.Reference, Email: p.Email, FirstName: p.FirstName,
		MiddleName: p.MiddleName, LastName: p.LastName, DateOfBirth: store.Date(p.DateOfBirth), HomeTown: p.HomeTown,
		Address: p.Address, State: p.State, City: p.City, Pin: p.Pin, MaritalStatus: p.MaritalStatus,
		BloodGroup: p.BloodGroup, Gender: p.Gender, FamilyName: p.FamilyName, Relation: p.Relation,
		Occupation: p.Occupation, SavedAt: at,
	}
}
