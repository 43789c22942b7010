package visits

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// StopByWhatsapp opts out the candidate who wrote STOP from a number, as the service writes it. A number that belongs
// to nobody here changes nothing.
func (s *Service) StopByWhatsapp(ctx context.Context, by core.Caller, number string) error {
	mobile := hiring.MobileOfWhatsapp(number)
	if mobile == "" {
		return nil
	}
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		row, err := q.CandidateOfMobile(ctx, mobile)
		if store.IsNone(err) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("app: candidate who opts out: %w", err)
		}
		if row.OptedOutAt != nil {
			return nil
		}
		by.User, by.Candidate = hiring.User{}, core.CandidateSession{CandidateID: row.ID}
		return s.writeOptOut(ctx, q, by, row.ID, true)
	})
}
