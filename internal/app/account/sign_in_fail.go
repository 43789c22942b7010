package account

import (
	"context"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// failure is an attempt that did not succeed. UserID is empty for a mobile that nobody has; reached is the limit that
// the attempt has reached, if any.
type failure struct {
	call, mobile, userID, why string
	reached                   hiring.Limit
}

// failed records the failure in the audit and returns the refusal that the caller gets.
func (s *Service) failed(ctx context.Context, by core.Caller, f failure) error {
	after := struct {
		Mobile string `json:"mobile"`
		Call   string `json:"call"`
		Why    string `json:"why"`
	}{f.mobile, f.call, f.why}
	err := s.Store.InTx(store.Beforehand(ctx), func(q *store.Queries) error {
		if err := s.Record(ctx, q, by, "FailedSignIn", "user", f.userID, nil, after); err != nil {
			return err
		}
		return s.recordPause(ctx, q, by, f)
	})
	if err != nil {
		return err
	}
	return hiring.Refuse(f.why)
}

// recordPause records that a pause begins, if the attempt reached a limit. Attempts are counted one after the other, so
// exactly one of them begins a pause, and the log warns once of it.
func (s *Service) recordPause(ctx context.Context, q *store.Queries, by core.Caller, f failure) error {
	if f.reached == "" {
		return nil
	}
	s.Log.Warn("attempts are paused", "call", f.call, "limit", f.reached, "address", by.Address, "request", by.RequestID)
	after := struct {
		Mobile string       `json:"mobile"`
		Call   string       `json:"call"`
		Limit  hiring.Limit `json:"limit"`
	}{f.mobile, f.call, f.reached}
	return s.Record(ctx, q, by, "PausedSignIn", "user", f.userID, nil, after)
}
