package store

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"regexp"
	"strings"

	"github.com/jackc/pgx/v5"
	"modernc.org/sqlite"
)

var parameter = regexp.MustCompile(`\$\d+`)

// plannedOnce is the text of a statement that SQLite plans once and runs often. SQLite looks at the value of a bare
// parameter when it plans, and plans again for every new value, which takes longer than running most of our statements.
// It does not look behind a sign. It has one writer, and no words for the locks of rows.
func plannedOnce(text string) string {
	return parameter.ReplaceAllString(strings.ReplaceAll(text, skipLocked, ""), "+$0")
}

const skipLocked = "FOR UPDATE SKIP LOCKED"

// query runs a SELECT that was put together.
func (s *Store) query(ctx context.Context, text string, args ...any) (*sql.Rows, error) {
	if s.plansAnew(text) {
		args = append([]any{pgx.QueryExecModeCacheDescribe}, args...)
	}
	return s.queryKept(ctx, text, args...)
}

// plansAnew reports whether a SELECT is planned for its values: a search, a page of a span of days, and a page further
// on. Of anything else PostgreSQL keeps the plan, which for most of ours takes longer to make than to follow.
func (s *Store) plansAnew(text string) bool {
	return s.engine == Postgres && (strings.Contains(text, " LIKE ") || strings.Contains(text, " OFFSET ") ||
		strings.Contains(text, " <= $") && strings.Contains(text, " LIMIT "))
}

// queryKept is query for a SELECT whose plan is the same for all values.
func (s *Store) queryKept(ctx context.Context, text string, args ...any) (*sql.Rows, error) {
	s.recorder.note(text, args)
	return s.read.QueryContext(ctx, text, args...)
}

// mostKept is how many statements a connection to SQLite keeps. The screens have fewer of them; a search for every
// combination of filters has more.
const mostKept = 400

// keeping makes connections to SQLite that keep their statements, as PostgreSQL's driver does: each is planned when it
// is first needed there, and once.
type keeping struct{ driver.Connector }

func (k keeping) Connect(ctx context.Context) (driver.Conn, error) {
	made, err := k.Connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	conn, able := made.(sqliteConn)
	if !able {
		return nil, errors.Join(fmt.Errorf("store: a connection to SQLite is a %T", made), made.Close())
	}
	return &keeper{sqliteConn: conn, kept: map[string]*keptStatement{}}, nil
}

// sqliteConn is what database/sql, and a test that counts plans, use of a connection.
type sqliteConn interface {
	driver.ConnBeginTx
	driver.ConnPrepareContext
	driver.ExecerContext
	driver.Pinger
	driver.QueryerContext
	driver.SessionResetter
	driver.Validator
	sqlite.AuthorizerRegisterer
	driver.Conn
}

// keeper is a connection. database/sql lets only one goroutine use it at a time, rows included.
type keeper struct {
	sqliteConn
	kept map[string]*keptStatement
}

// keptStatement is busy while its rows are being read.
type keptStatement struct {
	driver.Stmt
	busy bool
}

// isKept tells what runs often from what is run once, such as a PRAGMA, which SQLite may carry out while it is
// prepared.
func isKept(text string) bool {
	for _, beginning := range []string{"-- name: ", "SELECT ", "WITH ", "EXPLAIN "} {
		if strings.HasPrefix(text, beginning) {
			return true
		}
	}
	return false
}

func (k *keeper) QueryContext(ctx context.Context, text string, args []driver.NamedValue) (driver.Rows, error) {
	if !isKept(text) {
		return k.sqliteConn.QueryContext(ctx, text, args)
	}
	statement, err := k.prepared(ctx, text)
	if err != nil {
		return nil, err
	}
	if statement.busy {
		return k.sqliteConn.QueryContext(ctx, plannedOnce(text), args)
	}
	rows, err := statement.Stmt.(driver.StmtQueryContext).QueryContext(ctx, args)
	if err != nil {
		return nil, err
	}
	statement.busy = true
	return &keptRows{Rows: rows, of: statement}, nil
}

func (k *keeper) ExecContext(ctx context.Context, text string, args []driver.NamedValue) (driver.Result, error) {
	if !isKept(text) {
		return k.sqliteConn.ExecContext(ctx, text, args)
	}
	statement, err := k.prepared(ctx, text)
	if err != nil {
		return nil, err
	}
	if statement.busy {
		return k.sqliteConn.ExecContext(ctx, plannedOnce(text), args)
	}
	return statement.Stmt.(driver.StmtExecContext).ExecContext(ctx, args)
}

// prepared returns a statement, and lets any other go where there are too many.
func (k *keeper) prepared(ctx context.Context, text string) (*keptStatement, error) {
	if statement, there := k.kept[text]; there {
		return statement, nil
	}
	made, err := k.PrepareContext(ctx, plannedOnce(text))
	if err != nil {
		return nil, err
	}
	for other, statement := range k.kept {
		if len(k.kept) < mostKept {
			break
		}
		if !statement.busy {
			delete(k.kept, other)
			if err := statement.Close(); err != nil {
				return nil, errors.Join(fmt.Errorf("store: let a statement go: %w", err), made.Close())
			}
		}
	}
	statement := &keptStatement{Stmt: made}
	k.kept[text] = statement
	return statement, nil
}

func (k *keeper) Close() error {
	var failed error
	for _, statement := range k.kept {
		failed = errors.Join(failed, statement.Close())
	}
	return errors.Join(failed, k.sqliteConn.Close())
}

// keptRows give their statement back when they are closed.
type keptRows struct {
	driver.Rows
	of *keptStatement
}

func (r *keptRows) Close() error {
	r.of.busy = false
	return r.Rows.Close()
}
