package waits

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/jobs"
	"muster/internal/store"
)

// JobRenewWaits is the kind of job that works out all waits after a change of settings.
const JobRenewWaits = "RenewWaits"

// waitsAtOnce is how many waits one transaction of the job works out.
const waitsAtOnce = 500

// OfApplication works out whom the application waits on, in the transaction that changed it.
func (s *Service) OfApplication(ctx context.Context, q *store.Queries, id string) error {
	return s.renew(ctx, q, store.WaitChoice{ApplicationID: id})
}

// OfMoved works out whom an application waits on from the facts that its move has at hand: reading all of them again
// would cost as much as half the move. Who its people are is added here.
func (s *Service) OfMoved(
	ctx context.Context, q *store.Queries, by core.Caller, f hiring.WaitFacts, settings hiring.WaitSettings,
) (err error) {
	if f.Owner, err = person(ctx, q, by, f.OwnerID); err != nil {
		return err
	}
	if f.Interviewer, err = person(ctx, q, by, f.InterviewerID); err != nil {
		return err
	}
	if err := q.SaveWaits(ctx, []store.Wait{rowOf(f, settings)}); err != nil {
		return fmt.Errorf("app: waits: %w", err)
	}
	return nil
}

// person returns what waits depend on of a user. Who is signed in needs no look-up; somebody for whom a link stands
// does: a link gives them no role.
func person(ctx context.Context, q *store.Queries, by core.Caller, id string) (hiring.WaitPerson, error) {
	switch {
	case id == "":
		return hiring.WaitPerson{}, nil
	case id == by.User.ID && by.User.Role != "":
		return hiring.WaitPerson{User: by.User, Active: true}, nil
	}
	row, err := q.WaitPerson(ctx, id)
	if err != nil {
		return hiring.WaitPerson{}, fmt.Errorf("app: who is waited on: %w", err)
	}
	return hiring.WaitPerson{User: core.HiringUser(id, row.Role, row.Grants), Active: row.Active}, nil
}

// OfRequisition works out whom the requisition's applications wait on.
func (s *Service) OfRequisition(ctx context.Context, q *store.Queries, id string) error {
	return s.renew(ctx, q, store.WaitChoice{RequisitionID: id})
}

// OfCandidate works out whom the candidate's applications wait on.
func (s *Service) OfCandidate(ctx context.Context, q *store.Queries, id string) error {
	return s.renew(ctx, q, store.WaitChoice{CandidateID: id})
}

// OfUser works out whom the applications wait on that the user owns or is to judge.
func (s *Service) OfUser(ctx context.Context, q *store.Queries, id string) error {
	return s.renew(ctx, q, store.WaitChoice{UserID: id})
}

func (s *Service) renew(ctx context.Context, q *store.Queries, of store.WaitChoice) error {
	_, err := s.renewed(ctx, q, of)
	return err
}

// renewed writes the waits that differ from what the facts make of them, and returns the facts.
func (s *Service) renewed(ctx context.Context, q *store.Queries, of store.WaitChoice) ([]store.WaitFactsRow, error) {
	facts, err := q.WaitFacts(ctx, of)
	if err != nil || len(facts) == 0 {
		return facts, err
	}
	settings, err := s.SettingsIn(ctx, q)
	if err != nil {
		return nil, err
	}
	changed := []store.Wait{}
	for _, f := range facts {
		if w := Of(f, settings); f.Written == nil || !Same(*f.Written, w) {
			changed = append(changed, w)
		}
	}
	if len(changed) == 0 {
		return facts, nil
	}
	if err := q.SaveWaits(ctx, changed); err != nil {
		return nil, fmt.Errorf("app: waits: %w", err)
	}
	return facts, nil
}

// SettingsIn reads the settings that waits follow from.
func (s *Service) SettingsIn(ctx context.Context, q *store.Queries) (hiring.WaitSettings, error) {
	all, err := s.ReadSettings(ctx, q)
	if err != nil {
		return hiring.WaitSettings{}, err
	}
	return all.Waits(), nil
}

// Renew queues the job that works out all waits, in the transaction of the change that needs it. Each change has its
// own: one that is already running may have passed the rows that this change moves.
func (s *Service) Renew(ctx context.Context, q *store.Queries) error {
	return jobs.Add(ctx, q, s.Now(), JobRenewWaits, nil, "")
}

// RenewWaits is the job: it works out the waits of all applications, some in each transaction. Repeating it changes
// nothing.
// What other changes asked for before it began is done with it: saving ten settings is one pass, not ten.
func (s *Service) RenewWaits(ctx context.Context, job jobs.Job) error {
	err := s.Store.Alone().DropSameJobs(ctx, store.DropSameJobsParams{Kind: JobRenewWaits, ID: job.ID})
	if err != nil {
		return fmt.Errorf("app: waits: %w", err)
	}
	return s.RenewAll(ctx)
}

// RenewAll works out all waits.
func (s *Service) RenewAll(ctx context.Context) error {
	for after, more := "", true; more; {
		err := s.Store.InTxAfterOthers(ctx, func(q *store.Queries) error {
			facts, err := s.renewed(ctx, q, store.WaitChoice{After: after, Most: waitsAtOnce})
			if more = len(facts) == waitsAtOnce; more {
				after = facts[len(facts)-1].ID
			}
			return err
		})
		if err != nil {
			return err
		}
	}
	return s.Store.InTx(ctx, func(q *store.Queries) error { return q.MarkChange(ctx, core.TopicCandidate) })
}
