package store

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"os"
	"strings"

	"modernc.org/sqlite"
)

// Engine names the database behind a Store.
type Engine string

const (
	SQLite   Engine = "sqlite"
	Postgres Engine = "postgres"
)

func init() {
	// SQLite's own lower knows only the letters of English, so a search for Ä would not find ä there.
	lower := func(_ *sqlite.FunctionContext, args []driver.Value) (driver.Value, error) {
		if text, ok := args[0].(string); ok {
			return strings.ToLower(text), nil
		}
		return args[0], nil
	}
	sqlite.MustRegisterDeterministicScalarFunction("lower", 1, lower)
	// PostgreSQL's name for a function that SQLite calls instr.
	strpos := func(_ *sqlite.FunctionContext, args []driver.Value) (driver.Value, error) {
		text, isText := args[0].(string)
		part, isPart := args[1].(string)
		if !isText || !isPart {
			return nil, nil
		}
		return int64(strings.Index(text, part) + 1), nil
	}
	sqlite.MustRegisterDeterministicScalarFunction("strpos", 2, strpos)
}

// Store is an open, migrated database.
type Store struct {
	engine Engine
	name   string
	read   *sql.DB
	write  *sql.DB
	// reads and writes are the queries of the two handles.
	reads   *Queries
	writes  *Queries
	totals  totals
	writing writing
	// checkpoints is nil on PostgreSQL.
	checkpoints *checkpoints
	// readiness is the outcome of the last trial write.
	readiness readiness
	// session and sessionRead are for the session check, with which every request begins.
	session     *sql.DB
	sessionRead *Queries
	// readOnly is how a database that cannot be written is opened, copied the folder of its copy; else both are empty.
	readOnly, copied string
	// recorder is nil, except in a bench.
	recorder *Recorder
}

// Open opens the database that a file path or an address of PostgreSQL names and brings it to the newest schema.
func Open(ctx context.Context, database string) (*Store, error) { return open(ctx, database, false) }

// OpenPatient is Open for commands that read or write a whole database: a statement may take as long as it needs,
// and may wait as long for those of others.
func OpenPatient(ctx context.Context, database string) (*Store, error) {
	return open(ctx, database, true)
}

func open(ctx context.Context, database string, patient bool) (s *Store, err error) {
	engine, err := EngineOf(database)
	if err != nil {
		return nil, fmt.Errorf("store: %w", err)
	}
	connect := connectSQLite
	if engine == Postgres {
		connect = connectPostgres
	}
	s, migrating, err := connect(ctx, database, patient)
	if err != nil {
		return nil, err
	}
	s.writing = newWriting()
	if err = errors.Join(s.migrate(ctx, migrating), migrating.Close()); err != nil {
		return nil, errors.Join(err, s.Close())
	}
	s.reads, s.writes, s.sessionRead = New(s.read), New(s.write), New(s.session)
	return s, nil
}

// Engine says which database this is.
func (s *Store) Engine() Engine { return s.engine }

// Name is the file of a SQLite database, the database's name on PostgreSQL.
func (s *Store) Name() string { return s.name }

// Close closes all handles. The last one to close a SQLite database folds its log into the file.
func (s *Store) Close() error {
	s.checkpoints.close()
	err := errors.Join(s.session.Close(), s.read.Close(), s.write.Close())
	if s.copied != "" {
		err = errors.Join(err, os.RemoveAll(s.copied))
	}
	return err
}
