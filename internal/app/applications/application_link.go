package applications

import (
	"context"
	"fmt"
	"slices"

	"muster/internal/app/core"
	"muster/internal/app/requisitions"
	"muster/internal/hiring"
	"muster/internal/store"
)

// OfCandidate reads every application that a candidate ever had, oldest first.
func (s *Service) OfCandidate(ctx context.Context, q *store.Queries, candidateID string) ([]hiring.Application, error) {
	rows, err := q.ApplicationsOfCandidate(ctx, candidateID)
	if err != nil {
		return nil, fmt.Errorf("app: applications of a candidate: %w", err)
	}
	had := make([]hiring.Application, len(rows))
	for i, row := range rows {
		_, a, _, err := s.Load(ctx, q, candidateID, row.RequisitionID)
		if err != nil {
			return nil, err
		}
		had[i] = a.Application
	}
	return had, nil
}

// MapByLink writes what the rules decided about somebody who applied through the programme's link: it ends their former
// application, one of those they had, and begins the one to r.
func (s *Service) MapByLink(
	ctx context.Context, q *store.Queries, by core.Caller, candidateID string, had []hiring.Application,
	r *requisitions.Loaded, m hiring.Mapping,
) error {
	// Nobody acts here, whoever is signed in.
	by.User, by.Name = hiring.User{}, ""
	for _, e := range m.Ended {
		at := slices.IndexFunc(had, func(a hiring.Application) bool { return a.ID == e.ApplicationID })
		of, a, settings, err := s.Load(ctx, q, candidateID, had[at].Requisition.ID)
		if err != nil {
			return err
		}
		if err := s.save(ctx, q, by, of, a, []hiring.Event{e}, settings); err != nil {
			return err
		}
	}
	return s.addApplication(ctx, q, by, r, candidateID, m.Begun, "")
}
