package app

import (
	"context"
	"errors"
	"fmt"
	"time"

	"muster/internal/hiring"
	"muster/internal/store"
)

// Named is which application a caller means, and the version that they saw, 0 where they do not say.
type Named struct {
	CandidateID, RequisitionID string
	Version                    int64
}

// UpdateCandidateRound moves an application on. status is a name or an id.
func (d *Desk) UpdateCandidateRound(ctx context.Context, by Caller, which Named, m hiring.StageUpdate, status string) error {
	return d.moveApplication(ctx, by, which, m.PersonID, func(on moving) ([]hiring.Event, error) { return d.move(by, on, m, status) })
}

// UpdateCandidateRoundEsa is the same for the ESA programme alone.
func (d *Desk) UpdateCandidateRoundEsa(ctx context.Context, by Caller, which Named, m hiring.StageUpdate, status string) error {
	return d.moveApplication(ctx, by, which, m.PersonID, func(on moving) ([]hiring.Event, error) {
		if !on.a.Requisition.ESA {
			return nil, hiring.Refuse(hiring.NotOfTheProgramme)
		}
		return d.move(by, on, m, status)
	})
}

func (d *Desk) move(by Caller, on moving, m hiring.StageUpdate, status string) ([]hiring.Event, error) {
	if m.PersonID != "" && !on.person.Active {
		return nil, &hiring.Problem{Kind: hiring.Invalid, Field: "METTING_CONDUCTED_BY_ID", Message: hiring.AllFieldsCompulsory}
	}
	if status != "" {
		named, known := hiring.FindStageStatus(m.Stage, on.a.Requisition.ESA, status)
		if !known {
			named = hiring.Status(status)
		}
		m.Status = named
	}
	events, err := on.a.Move(by.User, m, on.now)
	if err != nil {
		return nil, err
	}
	return events, hiring.CheckFactors(m.Scores, on.settings.entries(hiring.ScoredFactors))
}

// PushToOffer sets the flag, and takes the candidate to OFFER from a passed CEO round.
func (d *Desk) PushToOffer(ctx context.Context, by Caller, which Named) error {
	return d.moveApplication(ctx, by, which, "", func(m moving) ([]hiring.Event, error) { return m.a.PushToOffer(by.User, m.now) })
}

// ShortlistCandidate is what takes the place of Push to Offer in the ESA queue.
func (d *Desk) ShortlistCandidate(ctx context.Context, by Caller, which Named) error {
	return d.moveApplication(ctx, by, which, "", func(m moving) ([]hiring.Event, error) { return m.a.Shortlist(by.User, m.now) })
}

// SendDocuments notes that the documents are sent.
func (d *Desk) SendDocuments(ctx context.Context, by Caller, which Named) error {
	return d.moveApplication(ctx, by, which, "", func(m moving) ([]hiring.Event, error) { return m.a.SendDocuments(by.User, m.now) })
}

// BlacklistCandidate ends the candidate's live application and keeps them from every other.
func (d *Desk) BlacklistCandidate(ctx context.Context, by Caller, which Named, comment string) error {
	return d.moveApplication(ctx, by, which, "", func(m moving) ([]hiring.Event, error) {
		events, err := hiring.Blacklist([]hiring.Application{m.a.Application}, m.a.ID, by.User, comment, m.now)
		if err != nil {
			return nil, err
		}
		if err := m.q.BlacklistCandidate(ctx, m.a.row.CandidateID); err != nil {
			return nil, fmt.Errorf("app: blacklist a candidate: %w", err)
		}
		return events, nil
	})
}

// moving is what a move is decided from, inside its transaction.
type moving struct {
	q *store.Queries
	r *held
	a *heldApplication
	// now is in the business zone.
	now      time.Time
	settings settled
	// person is who is to conduct an interview; nobody where there is no such user.
	person store.User
}

// moveApplication appends the events that the rules decide on. Somebody who saw an older version is told where the candidate
// stands now, whatever the rules would say. personID is whom the caller names to conduct an interview, empty where nobody is.
func (d *Desk) moveApplication(ctx context.Context, by Caller, which Named, personID string, decide func(m moving) ([]hiring.Event, error)) error {
	return d.Store.InTx(ctx, func(q *store.Queries) error {
		var person store.User
		var besides []func(q *store.Queries) error
		if personID != "" {
			besides = append(besides, func(q *store.Queries) (err error) {
				if person, err = q.UserByID(ctx, personID); store.IsNone(err) {
					return nil
				}
				return err
			})
		}
		r, a, settings, err := d.holdApplication(ctx, q, which.CandidateID, which.RequisitionID, besides...)
		if err != nil {
			return err
		}
		events, err := decide(moving{q, r, a, d.Now().In(settings.zone), settings, person})
		if problem, refused := errors.AsType[*hiring.Problem](err); err != nil && (!refused || problem.Kind == hiring.NotYours) {
			return err
		}
		if which.Version != 0 && which.Version != a.row.Version {
			last := a.events[len(a.events)-1]
			name, err := userName(ctx, q, last.By)
			if err != nil {
				return err
			}
			return hiring.MovedMeanwhile(name, last)
		}
		if err != nil {
			return err
		}
		return d.appendStageEvents(ctx, q, by, r, a, events, settings)
	})
}
