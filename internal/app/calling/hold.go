package calling

import (
	"context"
	"fmt"

	"muster/internal/app/applications"
	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// NextCall holds the candidate whom the caller calls next, and returns them: the one whom they hold already, else the
// first of their round. Reloading the page goes on with the same candidate.
func (s *Service) NextCall(ctx context.Context, by core.Caller, requisition string) (next Turn, err error) {
	err = s.Store.InTx(ctx, func(q *store.Queries) error {
		settings, err := s.ReadSettings(ctx, q)
		if err != nil {
			return err
		}
		of, err := s.roundOf(ctx, q, by, requisition, settings)
		if err != nil {
			return err
		}
		facts, err := of.held(ctx, q)
		if err != nil {
			return err
		}
		next.Held = facts != nil
		if facts == nil {
			first, err := of.first(ctx, q, 1)
			if err != nil {
				return err
			}
			if len(first) == 0 {
				return hiring.Refuse(hiring.RoundEmpty)
			}
			facts = &first[0]
		}
		next.Facts, next.Group = *facts, facts.Group(of.now.Hour())
		// The version is read in this transaction: an outcome that is saved after it must be refused by it.
		if next.TurnRow, err = q.Turn(ctx, facts.ApplicationID); err != nil {
			return fmt.Errorf("app: who is called: %w", err)
		}
		return s.applications.Hold(ctx, q, by.User.ID, facts.ApplicationID)
	})
	return next, err
}

// HoldCall holds a candidate for the caller, or holds them longer. Somebody whom another user is calling is refused.
func (s *Service) HoldCall(ctx context.Context, by core.Caller, which applications.Named) error {
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		_, a, _, err := s.applications.Load(ctx, q, which.CandidateID, which.RequisitionID)
		if err != nil {
			return err
		}
		if err := a.CheckHold(by.User); err != nil {
			return err
		}
		return s.applications.Hold(ctx, q, by.User.ID, a.Row.ID)
	})
}

// LeaveCalls ends what the caller holds, because they left the round.
func (s *Service) LeaveCalls(ctx context.Context, by core.Caller) error {
	return s.Store.InTx(ctx, func(q *store.Queries) error { return s.applications.LetGo(ctx, q, by.User.ID) })
}

// SkipCall leaves a candidate out of the caller's round until tomorrow.
func (s *Service) SkipCall(ctx context.Context, by core.Caller, which applications.Named) error {
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		_, a, settings, err := s.applications.Load(ctx, q, which.CandidateID, which.RequisitionID)
		if err != nil {
			return err
		}
		if err := a.CheckPerson(by.User); err != nil {
			return err
		}
		today := store.DateOf(s.Now().In(settings.Zone))
		if err := q.ForgetSkips(ctx, store.ForgetSkipsParams{UserID: by.User.ID, Today: today}); err != nil {
			return fmt.Errorf("app: forget who was skipped: %w", err)
		}
		if err := q.SkipCall(ctx, store.SkipCallParams{UserID: by.User.ID, ApplicationID: a.Row.ID,
			OnDay: today}); err != nil {
			return fmt.Errorf("app: skip a candidate: %w", err)
		}
		if a.Hold.UserID == by.User.ID {
			return s.applications.LetGo(ctx, q, by.User.ID)
		}
		return nil
	})
}
