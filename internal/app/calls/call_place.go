package calls

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"time"

	"muster/internal/app/applications"
	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/outreach"
	"muster/internal/store"
)

// saveTime is how long the database may take to store what became of a call.
const saveTime = 5 * time.Second

// Placed is a call that was asked for. Refusal says why there is none; it is empty if the service accepted it.
type Placed struct{ ID, Refusal string }

// PlaceCall lets the telephony service connect the caller with a candidate. The service is asked once, whatever
// happens: a person decides whether to call again.
func (s *Service) PlaceCall(ctx context.Context, by core.Caller, which applications.Named) (Placed, error) {
	if s.messages.Telephony == nil {
		return Placed{}, hiring.Refuse(hiring.CallNotConfigured)
	}
	row, order, err := s.ask(ctx, by, which)
	if err != nil {
		return Placed{}, err
	}
	// Whoever hangs up meanwhile has still called: what became of it is stored.
	ctx = context.WithoutCancel(ctx)
	serviceID, fault := s.messages.Telephony.PlaceCall(ctx, order)
	reason, told := outcome(fault)
	if err := s.settle(ctx, row.ID, serviceID, reason); err != nil {
		// The call stays asked for, which is true.
		s.Log.Error("what became of a call cannot be stored", "call", row.ID, "request", by.RequestID, "error", err)
	}
	if fault != nil {
		s.Log.Warn("a call failed", "call", row.ID, "request", by.RequestID, "error", fault)
	}
	return Placed{row.ID, told}, nil
}

// outcome returns why a call failed, for its record and for the caller; both are empty if it did not.
func outcome(fault error) (reason, told string) {
	refused, isRefusal := errors.AsType[*outreach.CallRefused](fault)
	switch {
	case fault == nil:
		return "", ""
	case isRefusal:
		told = cmp.Or(refused.Message, hiring.CallWentWrong)
		return told, told
	case errors.Is(fault, outreach.ErrCallUnsure):
		return hiring.CallNoAnswer, hiring.CallWentWrong
	}
	return hiring.CallUnreachable, hiring.CallWentWrong
}

// ask checks that the caller may call, and writes the call before anybody is asked for it.
func (s *Service) ask(
	ctx context.Context, by core.Caller, which applications.Named,
) (row store.PhoneCall, order outreach.Call, err error) {
	err = s.Store.InTx(ctx, func(q *store.Queries) error {
		_, a, _, err := s.applications.Load(ctx, q, which.CandidateID, which.RequisitionID)
		if err != nil {
			return err
		}
		if err := a.CheckCall(by.User); err != nil {
			return err
		}
		row = store.PhoneCall{ID: core.NewID(), CandidateID: a.Row.CandidateID, RequisitionID: a.Row.RequisitionID,
			UserID: by.User.ID, AskedAt: store.At(s.Now()), State: string(hiring.CallAsked)}
		if err := s.checkPause(ctx, q, by.User.ID); err != nil {
			return err
		}
		if order, err = s.order(ctx, q, row); err != nil {
			return err
		}
		if err := q.AddPhoneCall(ctx, store.AddPhoneCallParams(row)); err != nil {
			return fmt.Errorf("app: call: %w", err)
		}
		return q.MarkChange(ctx, core.TopicMessage)
	})
	return row, order, err
}

func (s *Service) checkPause(ctx context.Context, q *store.Queries, userID string) error {
	last, err := q.LastPhoneCallOf(ctx, userID)
	if store.IsNone(err) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("app: last call: %w", err)
	}
	return hiring.CheckNextCall(last.Time, s.Now())
}

// order is what the telephony service is asked for.
func (s *Service) order(ctx context.Context, q *store.Queries, call store.PhoneCall) (outreach.Call, error) {
	candidate, err := q.CandidateByID(ctx, call.CandidateID)
	if err != nil {
		return outreach.Call{}, fmt.Errorf("app: candidate to call: %w", err)
	}
	number, err := hiring.CallNumber(candidate.Mobile)
	if err != nil {
		return outreach.Call{}, err
	}
	user, err := q.UserByID(ctx, call.UserID)
	if err != nil {
		return outreach.Call{}, fmt.Errorf("app: user who calls: %w", err)
	}
	secret, err := s.people.TelephonySecret(user)
	return outreach.Call{ID: call.ID, UserID: user.TelephonyUserID, Secret: secret, Destination: number}, err
}

// settle stores the service's answer. A report may have overtaken it.
func (s *Service) settle(ctx context.Context, id, serviceID, reason string) error {
	ctx, cancel := context.WithTimeout(ctx, saveTime)
	defer cancel()
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		row, err := q.PhoneCallByID(ctx, id)
		if err != nil {
			return fmt.Errorf("app: call: %w", err)
		}
		call := callOf(row)
		if reason != "" {
			call = call.Failed(reason)
		}
		row.ServiceID = cmp.Or(row.ServiceID, serviceID)
		return save(ctx, q, row, call)
	})
}
