package store

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strings"
)

// Neighbours are the candidates before and after one in a list; empty at its ends. In a list over several requisitions
// each comes with its own.
type Neighbours struct{ Previous, Next, PreviousRequisition, NextRequisition string }

// Neighbours returns the candidates before and after one in the directory, in the order of the page. A candidate who
// has left the tab keeps their place in the order, so that the user can continue from there; blacklisted candidates are
// skipped, because nobody can open them. sql.ErrNoRows if the candidate is not in the directory at all.
func (s *Store) Neighbours(ctx context.Context, f ApplicationFilter, candidateID string, page Page) (n Neighbours,
	err error) {
	l := directoryList(f)
	if _, known := l.sorts[page.Sort]; !known {
		return n, fmt.Errorf("store: the directory has no such order: %+v", page)
	}
	seen := len(l.where)
	l.narrow(f)
	l.filter("a.status <> 'Blacklisted'")
	inTab := strings.Join(l.where[seen:], " AND ")
	l.where = append(slices.Clone(l.where[:seen]), "("+inTab+" OR a.candidate_id = "+l.arg(candidateID)+")")
	text := "SELECT n.previous, n.next FROM (SELECT a.candidate_id," +
		" COALESCE(LAG(a.candidate_id) OVER place, '') AS previous," +
		" COALESCE(LEAD(a.candidate_id) OVER place, '') AS next" +
		l.tail(page.Sort) + " WINDOW place AS (ORDER BY " + l.order(page) + ")) AS n WHERE n.candidate_id = " +
		l.arg(candidateID)
	err = s.one(ctx, text, l.args, func(found *sql.Rows) error { return found.Scan(&n.Previous, &n.Next) })
	return n, err
}
