package store

import (
	"context"
	"database/sql"
)

const writtenWaits = `SELECT w.application_id, w.requisition_id, w.owner_id, w.party, w.person_id, w.what, w.since_at,
	w.due_at, w.sleeps, w.joins_on, w.promised, w.written FROM wait AS w WHERE `

// OpenWaits passes on all waits that somebody has to end.
func (s *Store) OpenWaits(ctx context.Context, do func(*Wait) error) error {
	return s.eachWait(ctx, writtenWaits+"w.due_at IS NOT NULL", nil, do)
}

// WaitsWrittenSince passes on the waits that were written after the write with this number.
func (s *Store) WaitsWrittenSince(ctx context.Context, written int64, do func(*Wait) error) error {
	return s.eachWait(ctx, writtenWaits+"w.written > 0 AND w.written > $1", []any{written}, do)
}

func (s *Store) eachWait(ctx context.Context, text string, args []any, do func(*Wait) error) error {
	return s.eachKept(ctx, text, args, func(found *sql.Rows) error {
		var w Wait
		if err := found.Scan(&w.ApplicationID, &w.RequisitionID, &w.OwnerID, &w.Party, &w.PersonID, &w.What, &w.SinceAt,
			&w.DueAt, &w.Sleeps, &w.JoinsOn, &w.Promised, &w.Written); err != nil {
			return err
		}
		return do(&w)
	})
}

// OpenWaitsNamed returns the applications that wait on somebody and whose candidate has this in the name, the mobile or
// the e-mail address.
func (s *Store) OpenWaitsNamed(ctx context.Context, part string) ([]string, error) {
	like, ids := Exactly(part), []string{}
	_, err := s.each(ctx, `SELECT w.application_id FROM wait AS w
	JOIN application AS a ON a.id = w.application_id
	JOIN candidate AS f ON f.id = a.candidate_id
	WHERE w.due_at IS NOT NULL
		AND (lower(f.name) LIKE $1 ESCAPE '!' OR f.mobile LIKE $1 ESCAPE '!' OR lower(f.email) LIKE $1 ESCAPE '!')`,
		[]any{like}, func(found *sql.Rows) error {
			var id string
			err := found.Scan(&id)
			ids = append(ids, id)
			return err
		})
	return ids, err
}
