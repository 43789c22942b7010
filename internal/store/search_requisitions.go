package store

import (
	"context"
	"database/sql"
	"fmt"
	"strings"

	"muster/internal/hiring"
)

// RequisitionHit is a requisition that a search found.
type RequisitionHit struct {
	ID, Serial, Position string
	// Status is as the viewer sees it, Own whether they work on it.
	Status string
	Own    bool
}

// RequisitionHits returns the requisitions of the scope that have every word, those that still hire and then the newest
// first, hiring.MostHits at most.
func (s *Store) RequisitionHits(ctx context.Context, sought hiring.Sought, scope Scope) ([]RequisitionHit, error) {
	text, args := requisitionHits(s.engine, sought, scope)
	hits := []RequisitionHit{}
	err := s.eachKept(ctx, text, args, func(found *sql.Rows) error {
		var h RequisitionHit
		err := found.Scan(&h.ID, &h.Serial, &h.Position, &h.Status, &h.Own)
		hits = append(hits, h)
		return err
	})
	return hits, err
}

func requisitionHits(engine Engine, sought hiring.Sought, scope Scope) (string, []any) {
	l, as := requisitionList(RequisitionFilter{Scope: scope})
	words := sought.Words
	if _, is := hiring.ParseSerial(sought.Serial); is {
		words = []string{sought.Serial}
	}
	for _, word := range words {
		if engine == SQLite && scope.Sight == hiring.SeesAssigned {
			searchOwnRequisitions(&l, word, scope.UserID)
		} else {
			searchRequisitions(&l, word)
		}
	}
	own := "EXISTS (SELECT 1 FROM own_requisition AS w WHERE w.hr_id = " + l.arg(scope.UserID) +
		" AND w.requisition_id = r.id AND w.works)"
	return fmt.Sprintf("SELECT r.id, r.serial, p.name, %s, %s%s ORDER BY CASE WHEN %s IN (%s) THEN 0 ELSE 1 END, r.added_at DESC, r.id DESC LIMIT %d",
		as.status, own, l.tail("position"), as.status, quoted(hiring.OpenStatuses), hiring.MostHits), l.args
}

// RequisitionsOf returns these requisitions as lists show them, as far as they are in the scope.
func (s *Store) RequisitionsOf(ctx context.Context, ids []string, scope Scope) (map[string]RequisitionRow, error) {
	rows := map[string]RequisitionRow{}
	if len(ids) == 0 {
		return rows, nil
	}
	l, _ := requisitionList(RequisitionFilter{Scope: scope})
	marks := make([]string, len(ids))
	for i, id := range ids {
		marks[i] = l.arg(id)
	}
	l.filter("r.id IN (" + strings.Join(marks, ", ") + ")")
	_, err := s.rows(ctx, l, Page{Number: 1, Size: len(ids) + 1, Sort: "addedOn", Desc: true}, func(found row) error {
		var r RequisitionRow
		err := r.scan(found)
		rows[r.ID] = r
		return err
	})
	return rows, err
}
