package visits

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// Count counts one more of a kind for a subject, or refuses it if there were too many. It belongs to the transaction of
// what it counts.
func Count(
	ctx context.Context, c *core.Core, q *store.Queries, by core.Caller, kind hiring.VisitKind, subject string,
) error {
	if err := checkLimits(ctx, c, q, by, kind, subject); err != nil {
		return err
	}
	return add(ctx, c, q, by, kind, subject)
}

// checkLimits refuses what would be more than the limits of its kind allow.
func checkLimits(
	ctx context.Context, c *core.Core, q *store.Queries, by core.Caller, kind hiring.VisitKind, subject string,
) error {
	for _, limit := range hiring.VisitLimits[kind] {
		since := store.At(c.Now().Add(-limit.Within))
		n, err := q.CountVisitTries(ctx, store.CountVisitTriesParams{Kind: string(kind), Subject: subject,
			Address: by.Address, Since: since})
		if err != nil {
			return fmt.Errorf("app: count visits: %w", err)
		}
		every := int64(0)
		if limit.OfEvery > 0 {
			if every, err = q.CountVisitsOfKind(ctx, store.CountVisitsOfKindParams{Kind: string(kind),
				Since: since}); err != nil {
				return fmt.Errorf("app: count all visits: %w", err)
			}
		}
		if err := limit.Check(hiring.VisitCounts{OfBoth: n.OfBoth, OfSubject: n.OfSubject, OfAddress: n.OfAddress,
			OfEvery: every, SharedAddress: by.SharedAddress}); err != nil {
			return err
		}
	}
	return nil
}

func add(
	ctx context.Context, c *core.Core, q *store.Queries, by core.Caller, kind hiring.VisitKind, subject string,
) error {
	err := q.AddVisitTry(ctx, store.AddVisitTryParams{ID: core.NewID(), Kind: string(kind), Subject: subject,
		Address: by.Address, At: store.At(c.Now())})
	if err != nil {
		return fmt.Errorf("app: count a visit: %w", err)
	}
	return nil
}
