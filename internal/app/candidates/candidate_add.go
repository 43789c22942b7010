package candidates

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// NewCandidate is what Add Candidate sends.
type NewCandidate struct {
	hiring.NewCandidate
	// RequisitionID is where the candidate applies; without Map they are only stored.
	RequisitionID string
	Map           bool
}

// Standing is where an added, or already known, candidate stands.
type Standing struct {
	// AddedID is empty if the candidate was not added.
	AddedID, Status, HRName, Position string
}

// InsertCandidate adds a candidate and maps them to the requisition. A known candidate is not added again. Either way
// it returns where they stand.
func (s *Service) InsertCandidate(ctx context.Context, by core.Caller, n NewCandidate) (at Standing, err error) {
	checked, err := n.Checked()
	if err != nil {
		return Standing{}, err
	}
	err = s.Store.InTx(ctx, func(q *store.Queries) error {
		source, err := q.ActiveSource(ctx, checked.Source)
		if store.IsNone(err) {
			return &hiring.Problem{Kind: hiring.Invalid, Field: "source", Message: hiring.AllFieldsCompulsary}
		}
		if err != nil {
			return fmt.Errorf("app: source: %w", err)
		}
		known, err := StandingOfKnown(ctx, q, checked.Mobile, checked.Email)
		if err != nil {
			return err
		}
		if known != nil {
			at = *known
			return nil
		}
		id := core.NewID()
		if err := s.AddTyped(ctx, q, id, checked, source.ID, by.User.ID); err != nil {
			return err
		}
		if n.Map {
			if err := s.applications.Begin(ctx, q, by, id, n.RequisitionID); err != nil {
				return err
			}
		}
		if at, err = standingOf(ctx, q, id); err != nil {
			return err
		}
		at.AddedID = id
		return q.MarkChange(ctx, core.TopicCandidate)
	})
	return at, err
}

// StandingOfKnown returns where the candidate with this mobile or e-mail address stands, nil if there is none.
func StandingOfKnown(ctx context.Context, q *store.Queries, mobile, email string) (*Standing, error) {
	known, found, err := Known(ctx, q, mobile, email)
	if err != nil || !found {
		return nil, err
	}
	at, err := standingOf(ctx, q, known.ID)
	return &at, err
}

// Known finds a candidate by the mobile, then by the e-mail address.
func Known(
	ctx context.Context, q *store.Queries, mobile, email string,
) (known store.Candidate, found bool, err error) {
	known, err = q.CandidateByKeys(ctx, store.CandidateByKeysParams{Mobile10: hiring.MobileKey(mobile),
		EmailKey: hiring.EmailKey(email)})
	if store.IsNone(err) {
		return store.Candidate{}, false, nil
	}
	if err != nil {
		return store.Candidate{}, false, fmt.Errorf("app: candidate by mobile or e-mail: %w", err)
	}
	return known, true, nil
}

// AddTyped adds a candidate as they were typed. creatorID is empty for who came through the ESA programme's link.
func (s *Service) AddTyped(
	ctx context.Context, q *store.Queries, id string, typed hiring.NewCandidate, sourceID, creatorID string,
) error {
	if err := q.AddCandidate(ctx, store.AddCandidateParams{
		ID: id, Name: typed.Name, Mobile: typed.Mobile, Mobile10: hiring.MobileKey(typed.Mobile), Email: typed.Email,
		EmailKey: hiring.EmailKey(typed.Email), Address: typed.Address, State: typed.State, City: typed.City,
		Experienced: typed.IsExperienced, Working: typed.IsWorking, Experience: typed.Experience,
		ExperienceIn: typed.RelevantExperience, NoticePeriod: typed.NoticePeriod, CurrentGross: typed.CurrentGross.Rupees,
		CurrentGrossPer: typed.CurrentGross.Per, CurrentDesignation: typed.CurrentDesignation,
		CurrentCompany: typed.CurrentCompany, SourceID: &sourceID,
		CreatedBy: core.TextOrNil(creatorID), CreatedAt: store.At(s.Now()),
	}); err != nil {
		return fmt.Errorf("app: add a candidate: %w", err)
	}
	return nil
}

// standingOf returns the standing of the latest application, empty for a candidate who never applied.
func standingOf(ctx context.Context, q *store.Queries, candidateID string) (Standing, error) {
	latest, err := q.LatestOfCandidate(ctx, candidateID)
	if store.IsNone(err) {
		return Standing{}, nil
	}
	if err != nil {
		return Standing{}, fmt.Errorf("app: latest application: %w", err)
	}
	return Standing{Status: latest.Status, HRName: latest.HrName, Position: latest.Position}, nil
}
