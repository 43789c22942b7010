package waits

import (
	"context"
	"fmt"

	"muster/internal/hiring"
	"muster/internal/store"
)

// ColumnAsk is what other lists are asked of waits.
type ColumnAsk struct {
	// WaitingOn is a party; empty for all rows.
	WaitingOn string
	// Waits is set if each row tells whom it waits on.
	Waits bool
}

// SeenRequisitions returns whom those of the requisitions wait on that wait on somebody.
func (s *Service) SeenRequisitions(ctx context.Context, ids []string) (map[string]hiring.WaitSeen, error) {
	settings, err := s.SettingsIn(ctx, s.Store.Read())
	if err != nil {
		return nil, err
	}
	facts, err := s.Store.RequisitionWaitFactsOf(ctx, ids)
	if err != nil {
		return nil, fmt.Errorf("app: what a page of requisitions waits on: %w", err)
	}
	seen := make(map[string]hiring.WaitSeen, len(facts))
	for _, r := range waitsOf(facts, settings) {
		seen[r.ID] = r.Wait.Seen(r.Person(), s.Now(), settings)
	}
	return seen, nil
}

// RequisitionsWaitingOn returns the requisitions of the scope that wait on the party, as a list's filter.
func (s *Service) RequisitionsWaitingOn(
	ctx context.Context, scope store.Scope, party hiring.Party,
) (*store.WaitingRequisitions, error) {
	all, err := s.OfRequisitions(ctx, scope)
	if err != nil {
		return nil, err
	}
	// Closed ones are not among all, so who waits on nobody is found by leaving out the rest.
	nobody := party == hiring.WaitsOnNobody
	found := &store.WaitingRequisitions{Others: nobody}
	for _, r := range all {
		if nobody && r.Party != party || !nobody && r.Party == party {
			found.IDs = append(found.IDs, r.ID)
		}
	}
	return found, nil
}
