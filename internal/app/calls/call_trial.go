package calls

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/outreach"
	"muster/internal/store"
)

// TestCall lets the telephony service call the administrator's own mobile, to prove that it works. It is no call to a
// candidate, so only the audit tells of it. The refusal is empty if the service accepted it.
func (s *Service) TestCall(ctx context.Context, by core.Caller) (refusal string, err error) {
	if s.messages.Telephony == nil {
		return "", hiring.Refuse(hiring.CallNotConfigured)
	}
	var order outreach.Call
	if err := s.Store.InTx(ctx, func(q *store.Queries) error {
		user, err := q.UserByID(ctx, by.User.ID)
		if err != nil {
			return fmt.Errorf("app: user who tests the telephony: %w", err)
		}
		order = outreach.Call{ID: core.NewID(), UserID: user.TelephonyUserID}
		if order.Destination, err = hiring.CallNumber(user.Mobile); err != nil {
			return err
		}
		if order.Secret, err = s.people.TelephonySecret(user); err != nil {
			return err
		}
		return s.Record(ctx, q, by, "TestChannel", "user", user.ID, nil, "telephony")
	}); err != nil {
		return "", err
	}
	_, fault := s.messages.Telephony.PlaceCall(context.WithoutCancel(ctx), order)
	if fault != nil {
		s.Log.Warn("a test call failed", "request", by.RequestID, "error", fault)
	}
	_, refusal = outcome(fault)
	return refusal, nil
}
