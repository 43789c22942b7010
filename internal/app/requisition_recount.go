package app

import (
	"context"
	"fmt"
	"slices"

	"muster/internal/store"
)

// workStarted lets the requisition and the owner's assignment know that somebody works on them.
func (d *Desk) workStarted(ctx context.Context, q *store.Queries, by Caller, r *held, hr string) error {
	change := r.WorkStarted(hr)
	if len(change.Changed) == 0 && len(change.Events) == 0 {
		return nil
	}
	_, err := d.saveChange(ctx, q, by.User.ID, r, change)
	if err == nil {
		r.Requisition = change.Requisition
	}
	return err
}

// recount brings the requisition in line with its applications.
func (d *Desk) recount(ctx context.Context, q *store.Queries, by Caller, r *held) error {
	counts, err := q.OfferCountsOf(ctx, r.row.ID)
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
		n.Accepted, n.Joined, n.Outstanding = n.Accepted+int(c.Accepted), n.Joined+int(c.Joined), n.Outstanding+int(c.Outstanding)
		for i := range n.Assignments {
			if n.Assignments[i].ID == c.AssignmentID {
				n.Assignments[i].Accepted, n.Assignments[i].Joined, n.Assignments[i].Outstanding = int(c.Accepted), int(c.Joined), int(c.Outstanding)
			}
		}
	}
	change := n.Recount()
	// The numbers themselves changed, whether the rules changed anything more or not.
	for i, a := range n.Assignments {
		if a != r.Assignments[i] && !slices.Contains(change.Changed, a.ID) {
			change.Changed = append(change.Changed, a.ID)
		}
	}
	_, err = d.saveChange(ctx, q, by.User.ID, r, change)
	return err
}
