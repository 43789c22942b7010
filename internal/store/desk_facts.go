package store

import (
	"context"
	"database/sql"
)

// DeskFacts is what a row of the home card shows besides its wait.
type DeskFacts struct {
	// Tries counts the calls so far.
	Tries int64
	// Meeting and Interview are the place and the type of the pending interview.
	Meeting, Interview string
	// RemindedAt is today's last reminder.
	RemindedAt *Instant
}

// DeskFactsOf returns the facts of applications and requisitions, by their ids.
func (q *Queries) DeskFactsOf(ctx context.Context, ids []string, today Date) (map[string]DeskFacts, error) {
	facts := map[string]DeskFacts{}
	if len(ids) == 0 {
		return facts, nil
	}
	l := list{}
	on := l.arg(today)
	in := " IN (" + l.named(ids) + ")"
	reminded := "(SELECT MAX(m.at) FROM reminder AS m WHERE m.subject_id = x.id AND m.on_day = " + on + ")"
	text := `SELECT x.id,
		COALESCE((SELECT w.tries FROM wait AS w WHERE w.application_id = x.id), 0),
		COALESCE(i.meeting, ''), COALESCE(i.kind, ''), ` + reminded + `
		FROM application AS x LEFT JOIN interview AS i ON i.application_id = x.id AND i.pending WHERE x.id` + in + `
		UNION ALL SELECT x.id, 0, '', '', ` + reminded + " FROM requisition AS x WHERE x.id" + in
	err := q.scanAll(ctx, text, l.args, func(found *sql.Rows) error {
		var id string
		var f DeskFacts
		err := found.Scan(&id, &f.Tries, &f.Meeting, &f.Interview, &f.RemindedAt)
		facts[id] = f
		return err
	})
	return facts, err
}
