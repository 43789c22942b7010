package masters

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// masterChanged writes the audit line of a change to a master and notifies the screens that show it.
func (s *Service) masterChanged(
	ctx context.Context, q *store.Queries, by core.Caller, action, topic, id string, before, after any,
) error {
	if err := s.Record(ctx, q, by, action, topic, id, before, after); err != nil {
		return err
	}
	if err := q.MarkChange(ctx, topic); err != nil {
		return fmt.Errorf("app: mark a change: %w", err)
	}
	return nil
}

// sameVersion refuses the second of two concurrent edits. seen is 0 if not given.
func sameVersion(what string, seen, is int64) error {
	if seen != 0 && seen != is {
		return hiring.Refuse("Somebody else has changed this " + what + ". Please look again.")
	}
	return nil
}

// savedOnce checks the result of an UPDATE of one row, whose version was read in the same transaction.
func savedOnce(what string, done int64, err error) error {
	if err != nil {
		return fmt.Errorf("app: save a %s: %w", what, err)
	}
	if done != 1 {
		return fmt.Errorf("app: a %s changed inside its own transaction", what)
	}
	return nil
}

func namedOf[Row any](rows []Row, named func(Row) hiring.Named) []hiring.Named {
	list := make([]hiring.Named, len(rows))
	for i, row := range rows {
		list[i] = named(row)
	}
	return list
}
