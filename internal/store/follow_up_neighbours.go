package store

import (
	"context"
	"database/sql"
	"fmt"
	"strings"

	"muster/internal/hiring"
)

// FollowUpNeighbours returns the candidates before and after an application in the follow-ups, in the order of the
// page. An application that has left the list, because its candidate was called, keeps its place in the order.
// sql.ErrNoRows if it is not the owner's.
func (s *Store) FollowUpNeighbours(ctx context.Context, owner string, span hiring.Span, part string, page Page,
	candidateID, requisitionID string) (n Neighbours, err error) {
	l := followUpList(owner, span, part)
	if _, known := l.sorts[page.Sort]; !known {
		return n, fmt.Errorf("store: follow-ups have no such order: %+v", page)
	}
	this := "a.candidate_id = " + l.arg(candidateID) + " AND a.requisition_id = " + l.arg(requisitionID)
	own := ""
	if owner != "" {
		own = " AND a.owner_id = " + l.arg(owner)
	}
	l.where = []string{"(" + strings.Join(l.where, " AND ") + " OR " + this + own + ")"}
	beside := func(function, column string) string {
		return ", COALESCE(" + function + "(a." + column + ") OVER place, '')"
	}
	text := "SELECT n.previous, n.previous_requisition, n.next, n.next_requisition" +
		" FROM (SELECT a.candidate_id, a.requisition_id" +
		beside("LAG", "candidate_id") + " AS previous" + beside("LAG", "requisition_id") + " AS previous_requisition" +
		beside("LEAD", "candidate_id") + " AS next" + beside("LEAD", "requisition_id") + " AS next_requisition" +
		l.tail(page.Sort) + " WINDOW place AS (ORDER BY " + l.order(page) + ")) AS n WHERE " +
		strings.ReplaceAll(this, "a.", "n.")
	err = s.one(ctx, text, l.args, func(found *sql.Rows) error {
		return found.Scan(&n.Previous, &n.PreviousRequisition, &n.Next, &n.NextRequisition)
	})
	return n, err
}
