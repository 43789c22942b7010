package store

import (
	"context"
	"database/sql"
	"fmt"
)

const turnRows = `SELECT a.id, a.candidate_id, c.name, a.requisition_id, r.serial, p.name, a.status, w.tries, a.version
	FROM application AS a
	JOIN wait AS w ON w.application_id = a.id
	JOIN candidate AS c ON c.id = a.candidate_id
	JOIN requisition AS r ON r.id = a.requisition_id
	JOIN position AS p ON p.id = r.position_id
	WHERE a.id IN (%s)`

// Turns returns applications as a round shows them, by their ids: Turn for many.
func (s *Store) Turns(ctx context.Context, ids []string) (map[string]TurnRow, error) {
	l, turns := list{}, map[string]TurnRow{}
	_, err := s.each(ctx, fmt.Sprintf(turnRows, l.named(ids)), l.args, func(found *sql.Rows) error {
		var t TurnRow
		err := found.Scan(&t.ID, &t.CandidateID, &t.Name, &t.RequisitionID, &t.Serial, &t.Position, &t.Status, &t.Tries,
			&t.Version)
		turns[t.ID] = t
		return err
	})
	return turns, err
}

// RoundRequisition is a requisition with somebody to call.
type RoundRequisition struct{ ID, Serial, Position string }

// RoundRequisitions returns requisitions as the choice of a round shows them, in the order of their serials.
func (s *Store) RoundRequisitions(ctx context.Context, ids []string) ([]RoundRequisition, error) {
	l, rows := list{}, []RoundRequisition{}
	if len(ids) == 0 {
		return rows, nil
	}
	in := l.idList(s.engine, ids)
	_, err := s.each(ctx, "SELECT r.id, r.serial, p.name FROM requisition AS r JOIN position AS p ON p.id = r.position_id"+
		" WHERE r.id IN ("+in+") ORDER BY r.serial", l.args, func(found *sql.Rows) error {
		var r RoundRequisition
		err := found.Scan(&r.ID, &r.Serial, &r.Position)
		rows = append(rows, r)
		return err
	})
	return rows, err
}
