package store

import (
	"context"
	"database/sql"
	"fmt"
	"sync"
)

// mostTotals is how many totals are remembered; when there are more, all are forgotten.
const mostTotals = 50

// totals are how many rows lists had when they were last counted, by what was counted.
type totals struct {
	access sync.Mutex
	of     map[string]counted
}

// counted is a total, and the mark of the list from before it was counted.
type counted struct{ mark, rows int64 }

// totalAt says how many rows there are on all pages. To count them takes longer than to find a page, so a list that has
// a mark, which its page carries, is counted only after a change.
func (s *Store) totalAt(ctx context.Context, l list, mark int64) (int64, error) {
	what := fmt.Sprint(l.counting(), l.args)
	if rows, known := s.totals.at(what, mark); known {
		return rows, nil
	}
	rows, err := s.count(ctx, l)
	if err == nil {
		s.totals.keep(what, counted{mark, rows})
	}
	return rows, err
}

func (s *Store) count(ctx context.Context, l list) (total int64, err error) {
	_, err = s.each(ctx, l.counting(), l.args, func(found *sql.Rows) error { return found.Scan(&total) })
	return total, err
}

func (t *totals) at(what string, mark int64) (rows int64, known bool) {
	t.access.Lock()
	defer t.access.Unlock()
	c, known := t.of[what]
	return c.rows, known && c.mark == mark
}

func (t *totals) keep(what string, c counted) {
	t.access.Lock()
	defer t.access.Unlock()
	if t.of == nil || len(t.of) >= mostTotals {
		t.of = map[string]counted{}
	}
	t.of[what] = c
}
