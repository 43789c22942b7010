package store

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strings"
)

// Page is the requested page of a list and its order. Sort is one of the list's own keys.
type Page struct {
	Number int
	Size   int
	Sort   string
	Desc   bool
	// Before is how many of the rows before the page are read as well.
	Before int
}

// skipped is how many rows are not read because they come before those of the page.
func (p Page) skipped() int { return (p.Number-1)*p.Size - p.Before }

// list is a SELECT with filters and an order chosen by a screen. All of its text is written in this package; callers'
// values are only ever arguments.
type list struct {
	// with is the WITH clause of what the rest reads, if it needs one.
	with    string
	columns string
	from    string
	sorts   map[string]string
	// joins are the additional tables that a sort key needs.
	joins map[string]string
	// nullable are the sort keys whose rows may have no value; these rows come last in both directions.
	nullable []string
	tie      string
	// inside is the order for finding a page's rows, tie included, for sort keys that another table has in an index. It
	// is the same order.
	inside map[string]string
	// whole is a SELECT around the one that finds a page's rows, which replaces %s. It is computed for these rows
	// alone; anything in columns is computed for every row to be sorted.
	whole string
	where []string
	args  []any
	// total is a faster query for the number of rows on all pages, with the same arguments, if there is one.
	total string
	// topics are those whose changes may change the total: while their mark stays, so does it. Most lists have none.
	topics string
	// searched: finding a page reads every row anyway, as a search does, so the rows of a page carry the total.
	searched bool
}

// row is one row of a query.
type row interface{ Scan(dest ...any) error }

// wider is a row with more columns than its reader scans.
type wider struct {
	*sql.Rows
	more []any
}

func (w wider) Scan(dest ...any) error { return w.Rows.Scan(append(dest, w.more...)...) }

// arg adds an argument and returns its placeholder.
func (l *list) arg(value any) string {
	l.args = append(l.args, value)
	return fmt.Sprintf("$%d", len(l.args))
}

// filter adds a condition; each ? is the next of args. It drops a precomputed total, which would count too many rows.
func (l *list) filter(condition string, args ...any) {
	l.total = ""
	for _, arg := range args {
		condition = strings.Replace(condition, "?", l.arg(arg), 1)
	}
	l.where = append(l.where, condition)
}

// tail returns the query after its columns, with the sort key's joins.
func (l *list) tail(sort string) string {
	from := " FROM " + l.from + l.joins[sort]
	if len(l.where) == 0 {
		return from
	}
	return from + " WHERE " + strings.Join(l.where, " AND ")
}

// text returns the query of a page, with its arguments.
func (l *list) text(page Page) (string, []any, error) {
	finding, args, err := l.finding(page)
	if err != nil {
		return "", nil, err
	}
	whole := l.whole
	switch {
	case l.searched:
		whole = widened(whole, "total")
	case l.topics != "":
		whole = widened(whole, "("+l.marking()+")")
	}
	return fmt.Sprintf(whole, finding) + " ORDER BY " + l.order(page), args, nil
}

// widened appends columns to those of a whole.
func widened(whole, columns string) string {
	return strings.Replace(whole, "FROM (%s)", ", "+columns+" FROM (%s)", 1)
}

// finding returns the part of a page's query that finds its rows. The size is part of the text because it tells the
// engine how much to prepare for; the offset is not, so that all pages but the first share one statement.
func (l *list) finding(page Page) (string, []any, error) {
	if _, known := l.sorts[page.Sort]; !known || page.Number < 1 || page.Size < 1 {
		return "", nil, fmt.Errorf("store: a list has no such page: %+v", page)
	}
	columns, order := l.columns, l.order(page)
	if l.searched {
		columns += ", COUNT(*) OVER () AS total"
	}
	if other, has := l.inside[page.Sort]; has {
		order = page.turned(other)
	}
	text := fmt.Sprintf("%sSELECT %s%s ORDER BY %s LIMIT %d", l.with, columns, l.tail(page.Sort), order,
		page.Size+page.Before)
	if page.skipped() == 0 {
		return text, l.args, nil
	}
	args := append(slices.Clone(l.args), page.skipped())
	return text + fmt.Sprintf(" OFFSET $%d", len(args)), args, nil
}

// counting returns the query for the number of rows on all pages.
func (l *list) counting() string { return l.with + cmp.Or(l.total, "SELECT COUNT(*)"+l.tail("")) }

// marking returns the query for the mark of the list: the number of the last change of its topics.
func (l *list) marking() string {
	return "SELECT CAST(COALESCE(MAX(m.n), 0) AS bigint) FROM change_mark AS m WHERE m.topic IN (" + l.topics + ")"
}

func (l *list) order(page Page) string {
	by := page.turned(l.sorts[page.Sort])
	// NULLS LAST on a column that cannot be NULL would keep PostgreSQL from reading an index backwards.
	if slices.Contains(l.nullable, page.Sort) {
		by += " NULLS LAST"
	}
	return by + ", " + page.turned(l.tie)
}

// turned applies the page's direction to each column.
func (p Page) turned(columns string) string {
	direction := " ASC"
	if p.Desc {
		direction = " DESC"
	}
	return strings.ReplaceAll(columns, ", ", direction+", ") + direction
}

// rows reads one page, passing each row to scan, and returns the number of rows on all pages. It counts them only if
// the page itself does not tell.
func (s *Store) rows(ctx context.Context, l list, page Page, scan func(row) error) (total int64, err error) {
	text, args, err := l.text(page)
	if err != nil {
		return 0, err
	}
	mark := int64(0)
	n, err := s.each(ctx, text, args, func(found *sql.Rows) error {
		switch {
		case l.searched:
			return scan(wider{found, []any{&total}})
		case l.topics != "":
			return scan(wider{found, []any{&mark}})
		}
		return scan(found)
	})
	switch {
	case err != nil, l.searched && n > 0:
		return total, err
	case n < page.Size+page.Before && (n > 0 || page.skipped() == 0):
		return int64(page.skipped() + n), nil
	case l.topics != "" && n > 0:
		return s.totalAt(ctx, l, mark)
	}
	return s.count(ctx, l)
}

// each runs a query and passes each row to scan.
func (s *Store) each(ctx context.Context, text string, args []any, scan func(*sql.Rows) error) (n int, err error) {
	found, err := s.query(ctx, text, args...)
	return scanEach(found, err, scan)
}

// eachKept is each for a query whose plan is the same for all values.
func (s *Store) eachKept(ctx context.Context, text string, args []any, scan func(*sql.Rows) error) error {
	found, err := s.queryKept(ctx, text, args...)
	_, err = scanEach(found, err, scan)
	return err
}

func scanEach(found *sql.Rows, err error, scan func(*sql.Rows) error) (n int, _ error) {
	if err != nil {
		return 0, fmt.Errorf("store: read a list: %w", err)
	}
	defer found.Close()
	for ; found.Next(); n++ {
		if err := scan(found); err != nil {
			return 0, fmt.Errorf("store: read a row of a list: %w", err)
		}
	}
	if err := found.Err(); err != nil {
		return 0, fmt.Errorf("store: read a list: %w", err)
	}
	return n, nil
}

// one is each for a query that finds at most one row; sql.ErrNoRows if it finds none.
func (s *Store) one(ctx context.Context, text string, args []any, scan func(*sql.Rows) error) error {
	n, err := s.each(ctx, text, args, scan)
	if err == nil && n == 0 {
		return sql.ErrNoRows
	}
	return err
}
