package applications

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/app/requisitions"
	"muster/internal/hiring"
	"muster/internal/store"
)

// ReopenApplication lets a closed application go on from where it stood. If the candidate is at work in another
// requisition, that application ends, both in one move.
func (s *Service) ReopenApplication(
	ctx context.Context, by core.Caller, which Named, comment string,
) (step int64, err error) {
	err = s.Store.InTx(ctx, func(q *store.Queries) error {
		r, a, settings, err := s.Load(ctx, q, which.CandidateID, which.RequisitionID)
		if err != nil {
			return err
		}
		candidate, err := q.CandidateByID(ctx, which.CandidateID)
		if err != nil {
			return fmt.Errorf("app: candidate to reopen: %w", err)
		}
		from, live, err := s.liveElsewhere(ctx, q, a)
		if err != nil {
			return err
		}
		var atWork *hiring.LiveElsewhere
		if live != nil {
			atWork = &hiring.LiveElsewhere{Application: live.Application, Serial: from.Row.Serial}
		}
		reopening, err := a.Reopen(by.User, comment, candidate.Blacklisted, atWork, s.Now().In(settings.Zone))
		if err != nil {
			return err
		}
		if err := s.checkVersion(ctx, q, which, a); err != nil {
			return err
		}
		step = a.lastEvent + 1
		if live != nil {
			if err := s.saveIn(ctx, q, by, from, live, reopening.Ended, settings, step); err != nil {
				return err
			}
			a.lastEvent += int64(len(reopening.Ended))
		}
		if err := s.saveIn(ctx, q, by, r, a, []hiring.Event{reopening.Reopened}, settings, step); err != nil {
			return err
		}
		if err := q.SetBlacklisted(ctx, which.CandidateID); err != nil {
			return fmt.Errorf("app: whether a candidate is blacklisted: %w", err)
		}
		return nil
	})
	return step, err
}

// liveElsewhere returns the candidate's live application if it is not this one, nil if there is none.
func (s *Service) liveElsewhere(
	ctx context.Context, q *store.Queries, a *Loaded,
) (*requisitions.Loaded, *Loaded, error) {
	if a.Live() {
		return nil, nil, nil
	}
	applied, err := q.ApplicationsOfCandidate(ctx, a.Row.CandidateID)
	if err != nil {
		return nil, nil, fmt.Errorf("app: applications of a candidate: %w", err)
	}
	for _, one := range applied {
		if one.RequisitionID == a.Row.RequisitionID {
			continue
		}
		r, other, _, err := s.Load(ctx, q, a.Row.CandidateID, one.RequisitionID)
		if err != nil {
			return nil, nil, err
		}
		if other.Live() {
			return r, other, nil
		}
	}
	return nil, nil, nil
}
