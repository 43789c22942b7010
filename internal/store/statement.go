package store

import (
	"context"
	"database/sql"
	"fmt"
	"regexp"
	"strings"
	"sync"

	"github.com/jackc/pgx/v5"
)

var parameter = regexp.MustCompile(`\$\d+`)

// plannedOnce is the text of a statement that SQLite plans once and runs often. SQLite looks at the value of a bare
// parameter when it plans, and plans again for every new value, which takes longer than running most of our statements.
// It does not look behind a sign. It has one writer, and no words for the locks of rows.
func plannedOnce(text string) string {
	return parameter.ReplaceAllString(strings.ReplaceAll(text, skipLocked, ""), "+$0")
}

const skipLocked = "FOR UPDATE SKIP LOCKED"

// planningOnce prepares statements that are planned once.
type planningOnce struct{ *sql.DB }

func (db planningOnce) PrepareContext(ctx context.Context, text string) (*sql.Stmt, error) {
	return db.DB.PrepareContext(ctx, plannedOnce(text))
}

// mostKept is how many statements of lists stay prepared. The screens have fewer of them; a search for every
// combination of filters has more.
const mostKept = 200

// kept are the statements that screens put together, as far as they have been run on SQLite. PostgreSQL's driver keeps
// them by itself.
type kept struct {
	access     sync.RWMutex
	statements map[string]*sql.Stmt
}

// query runs a SELECT that was put together, and keeps it prepared. A search, a page of a span of days, and a page
// further on, is planned for its values; of anything else PostgreSQL keeps the plan, which for most of ours takes
// longer to make than to follow.
func (s *Store) query(ctx context.Context, text string, args ...any) (*sql.Rows, error) {
	if s.engine == Postgres && (strings.Contains(text, " LIKE ") || strings.Contains(text, " OFFSET ") ||
		strings.Contains(text, " <= $") && strings.Contains(text, " LIMIT ")) {
		args = append([]any{pgx.QueryExecModeCacheDescribe}, args...)
	}
	return s.queryKept(ctx, text, args...)
}

// queryKept is query for a SELECT whose plan is the same for all values.
func (s *Store) queryKept(ctx context.Context, text string, args ...any) (*sql.Rows, error) {
	if s.engine == Postgres {
		s.recorder.note(text, args)
		return s.read.QueryContext(ctx, text, args...)
	}
	if rows, err, found := s.lists.query(ctx, text, args); found {
		s.recorder.note(text, args)
		return rows, err
	}
	made, err := s.read.PrepareContext(ctx, plannedOnce(text))
	if err != nil {
		return nil, fmt.Errorf("store: prepare a list: %w", err)
	}
	if err := s.lists.keep(text, made); err != nil {
		return nil, err
	}
	return s.queryKept(ctx, text, args...)
}

// query holds the lock until the rows are being read, from where on a statement stays open for them.
func (k *kept) query(ctx context.Context, text string, args []any) (rows *sql.Rows, err error, found bool) {
	k.access.RLock()
	defer k.access.RUnlock()
	statement, found := k.statements[text]
	if found {
		rows, err = statement.QueryContext(ctx, args...)
	}
	return rows, err, found
}

// keep lets any other go where there are too many.
func (k *kept) keep(text string, made *sql.Stmt) error {
	k.access.Lock()
	defer k.access.Unlock()
	if k.statements == nil {
		k.statements = map[string]*sql.Stmt{}
	}
	if _, there := k.statements[text]; there {
		return made.Close()
	}
	k.statements[text] = made
	for other, statement := range k.statements {
		if len(k.statements) <= mostKept {
			break
		}
		if other != text {
			delete(k.statements, other)
			if err := statement.Close(); err != nil {
				return fmt.Errorf("store: let a list go: %w", err)
			}
		}
	}
	return nil
}
