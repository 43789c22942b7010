package requisitions

import (
	"context"
	"fmt"
	"slices"

	"muster/internal/app/core"
	"muster/internal/store"
)

// WorkStarted marks the requisition and the owner's assignment as being worked on.
func (s *Service) WorkStarted(ctx context.Context, q *store.Queries, by core.Caller, r *Loaded, hr string) error {
	change := r.WorkStarted(hr)
	if len(change.Changed) == 0 && len(change.Events) == 0 {
		return nil
	}
	_, err := s.save(ctx, q, by.User.ID, r, change)
	if err == nil {
		r.Requisition = change.Requisition
	}
	return err
}

// Recount updates the requisition to match its applications.
func (s *Service) Recount(ctx context.Context, q *store.Queries, by core.Caller, r *Loaded) error {
	counts, err := q.OfferCountsOf(ctx, r.Row.ID)
	if err != nil {
		return fmt.Errorf("app: count offers: %w", err)
	}
	n := r.Requisition
	n.Assignments = slices.Clone(n.Assignments)
	n.Accepted, n.Joined, n.Outstanding = 0, 0, 0
	for i := range n.Assignments {
		n.Assignments[i].Accepted, n.Assignments[i].Joined, n.Assignments[i].Outstanding = 0, 0, 0
	}
	for _, c := range counts {
		n.Accepted, n.Joined, n.Outstanding = n.Accepted+int(c.Accepted), n.Joined+int(c.Joined),
			n.Outstanding+int(c.Outstanding)
		for i := range n.Assignments {
			if n.Assignments[i].ID == c.AssignmentID {
				n.Assignments[i].Accepted, n.Assignments[i].Joined, n.Assignments[i].Outstanding = int(c.Accepted),
					int(c.Joined), int(c.Outstanding)
			}
		}
	}
	change := n.Recount()
	// The counts themselves changed, whether or not the rules changed anything else.
	for i, a := range n.Assignments {
		if a != r.Assignments[i] && !slices.Contains(change.Changed, a.ID) {
			change.Changed = append(change.Changed, a.ID)
		}
	}
	if _, err = s.save(ctx, q, by.User.ID, r, change); err == nil {
		r.Requisition = change.Requisition
	}
	return err
}
