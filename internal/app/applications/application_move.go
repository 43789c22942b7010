package applications

import (
	"context"
	"errors"
	"fmt"
	"time"

	"muster/internal/app/core"
	"muster/internal/app/requisitions"
	"muster/internal/hiring"
	"muster/internal/store"
)

// Named identifies an application, and the version that the caller saw, 0 if not given.
type Named struct {
	CandidateID, RequisitionID string
	Version                    int64
}

// UpdateCandidateRound moves an application on. status is a name or an id.
func (s *Service) UpdateCandidateRound(
	ctx context.Context, by core.Caller, which Named, m hiring.StageUpdate, status string,
) (step int64, err error) {
	return s.Move(ctx, by, which, m.Person.ID, func(on Situation) ([]hiring.Event,
		error) {
		return s.DecideMove(ctx, by, on, m, status)
	})
}

// UpdateCandidateRoundEsa does the same for the ESA programme only.
func (s *Service) UpdateCandidateRoundEsa(
	ctx context.Context, by core.Caller, which Named, m hiring.StageUpdate, status string,
) (step int64, err error) {
	return s.Move(ctx, by, which, m.Person.ID, func(on Situation) ([]hiring.Event, error) {
		if !on.Application.Requisition.ESA {
			return nil, hiring.Refuse(hiring.NotOfTheProgramme)
		}
		return s.DecideMove(ctx, by, on, m, status)
	})
}

func (s *Service) DecideMove(
	ctx context.Context, by core.Caller, on Situation, m hiring.StageUpdate, status string,
) ([]hiring.Event, error) {
	if m.Person.ID != "" && on.Interviewer.ID == "" {
		return nil, &hiring.Problem{Kind: hiring.Invalid, Field: "conductedBy", Message: hiring.AllFieldsCompulsory}
	}
	if m.Person.ID != "" {
		m.Person = core.HiringUser(on.Interviewer.ID, on.Interviewer.Role, on.Interviewer.Grants)
	}
	if status != "" {
		named, known := hiring.FindStageStatus(m.Stage, on.Application.Requisition.ESA, status)
		if !known {
			named = hiring.Status(status)
		}
		m.Status = named
	}
	conductor := on.Interviewer
	if m.Person.ID == "" && m.Status == hiring.StatusRescheduled && on.Application.InterviewPending() {
		// Take Interview names nobody: whoever conducts the pending interview conducts the next one.
		var err error
		if conductor, err = on.Queries.UserFacts(ctx, on.Application.InterviewerID); err != nil {
			return nil, fmt.Errorf("app: interviewer of a pending interview: %w", err)
		}
	}
	m.PersonDisabled = conductor.ID != "" && !conductor.Active
	events, err := on.Application.Move(by.User, m, on.Now)
	if err != nil {
		return nil, err
	}
	return events, hiring.CheckFactors(m.Scores, on.Settings.Entries(hiring.ScoredFactors))
}

// PushToOffer sets the flag, and moves the candidate from a passed CEO round to OFFER.
func (s *Service) PushToOffer(ctx context.Context, by core.Caller, which Named) (step int64, err error) {
	return s.Move(ctx, by, which, "", func(m Situation) ([]hiring.Event,
		error) {
		return m.Application.PushToOffer(by.User, m.Now)
	})
}

// ShortlistCandidate replaces Push to Offer in the ESA queue.
func (s *Service) ShortlistCandidate(ctx context.Context, by core.Caller, which Named) (step int64, err error) {
	return s.Move(ctx, by, which, "", func(m Situation) ([]hiring.Event,
		error) {
		return m.Application.Shortlist(by.User, m.Now)
	})
}

// SendDocuments records that the documents were sent.
func (s *Service) SendDocuments(ctx context.Context, by core.Caller, which Named) (step int64, err error) {
	return s.Move(ctx, by, which, "", func(m Situation) ([]hiring.Event,
		error) {
		return m.Application.SendDocuments(by.User, m.Now)
	})
}

// BlacklistCandidate ends the candidate's live application and bars them from all others.
func (s *Service) BlacklistCandidate(
	ctx context.Context, by core.Caller, which Named, comment string,
) (step int64, err error) {
	return s.Move(ctx, by, which, "", func(m Situation) ([]hiring.Event, error) {
		events, err := hiring.Blacklist([]hiring.Application{m.Application.Application}, m.Application.ID, by.User,
			comment, m.Now)
		if err != nil {
			return nil, err
		}
		if err := m.Queries.BlacklistCandidate(ctx, m.Application.Row.CandidateID); err != nil {
			return nil, fmt.Errorf("app: blacklist a candidate: %w", err)
		}
		return events, nil
	})
}

// Situation is what a move is decided from, inside its transaction.
type Situation struct {
	Queries     *store.Queries
	Requisition *requisitions.Loaded
	Application *Loaded
	// Now is in the business zone.
	Now      time.Time
	Settings core.Settings
	// Interviewer is the user named to conduct an interview; empty if there is no such user.
	Interviewer store.UserFactsRow
}

// Move appends the events that the rules decide on. A caller who saw an older version is told where the candidate is
// now, whatever the rules would say. personID is the named interviewer, empty if there is none. step is the number by
// which the move can be taken back.
func (s *Service) Move(
	ctx context.Context, by core.Caller, which Named, personID string, decide func(m Situation) ([]hiring.Event, error),
) (step int64, err error) {
	err = s.Store.InTx(ctx, func(q *store.Queries) error {
		var person store.UserFactsRow
		var besides []func(q *store.Queries) error
		if personID != "" {
			besides = append(besides, func(q *store.Queries) (err error) {
				if person, err = q.UserFacts(ctx, personID); store.IsNone(err) {
					return nil
				}
				return err
			})
		}
		r, a, settings, err := s.Load(ctx, q, which.CandidateID, which.RequisitionID, besides...)
		if err != nil {
			return err
		}
		events, err := decide(Situation{q, r, a, s.Now().In(settings.Zone), settings, person})
		if problem, refused := errors.AsType[*hiring.Problem](err); err != nil &&
			(!refused || problem.Kind == hiring.NotYours) {
			return err
		}
		if stale := s.checkVersion(ctx, q, which, a); stale != nil {
			return stale
		}
		if err != nil {
			return err
		}
		step = a.lastEvent + 1
		return s.save(ctx, q, by, r, a, events, settings)
	})
	return step, err
}

// checkVersion tells a caller who saw an older version where the candidate is now.
func (s *Service) checkVersion(ctx context.Context, q *store.Queries, which Named, a *Loaded) error {
	if which.Version == 0 || which.Version == a.Row.Version {
		return nil
	}
	last := a.Events[len(a.Events)-1]
	name, err := core.UserName(ctx, q, last.By)
	if err != nil {
		return err
	}
	return hiring.MovedMeanwhile(name, last)
}
