package applications

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/app/requisitions"
	"muster/internal/hiring"
	"muster/internal/store"
)

// Map maps a known candidate to a requisition, in the transaction of q: the live application ends, another begins. seen
// is the requisition of the application that the caller saw, nil if they did not say.
func (s *Service) Map(
	ctx context.Context, q *store.Queries, by core.Caller, to *requisitions.Loaded, candidate store.Candidate,
	seen *string,
) error {
	applied, err := q.ApplicationsOfCandidate(ctx, candidate.ID)
	if err != nil {
		return fmt.Errorf("app: applications of a candidate: %w", err)
	}
	settings, err := s.ReadSettings(ctx, q)
	if err != nil {
		return err
	}
	had := make([]hiring.Application, len(applied))
	var live *Loaded
	var from *requisitions.Loaded
	for i, one := range applied {
		r, a, _, err := s.Load(ctx, q, candidate.ID, one.RequisitionID)
		if err != nil {
			return err
		}
		if had[i] = a.Application; a.Live() {
			live, from = a, r
		}
	}
	row, own := to.AssignmentOf(by.User.ID)
	mapping, err := hiring.Target{Requisition: to.Opening(), Row: own}.Remap(by.User, candidate.Blacklisted, had,
		s.Now().In(settings.Zone))
	if err != nil {
		return err
	}
	if seen != nil && live != nil && live.Row.RequisitionID != *seen {
		return hiring.Refuse(hiring.MappedMeanwhile)
	}
	if len(mapping.Ended) > 0 {
		if err := s.save(ctx, q, by, from, live, mapping.Ended, settings); err != nil {
			return err
		}
	}
	return s.addApplication(ctx, q, by, to, candidate.ID, mapping.Begun, row)
}
