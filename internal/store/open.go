package store

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// Engine names the database behind a Store.
type Engine string

const (
	SQLite   Engine = "sqlite"
	Postgres Engine = "postgres"
)

// SQLite's own lower knows only the letters of English, so a search for Ä would not find ä there.
func init() {
	lower := func(_ *sqlite.FunctionContext, args []driver.Value) (driver.Value, error) {
		if text, ok := args[0].(string); ok {
			return strings.ToLower(text), nil
		}
		return args[0], nil
	}
	sqlite.MustRegisterDeterministicScalarFunction("lower", 1, lower)
}

// Store is an open, migrated database.
type Store struct {
	engine Engine
	name   string
	read   *sql.DB
	write  *sql.DB
	// reads and writes are the prepared queries of the two handles.
	reads   *Queries
	writes  *Queries
	lists   kept
	totals  totals
	writing writing
	// session and sessionRead are for the session check, with which every request begins.
	session     *sql.DB
	sessionRead *Queries
	// recorder is nil, except in a bench.
	recorder *Recorder
}

// Open opens the database that a file path or a postgres:// address names and brings it to the newest schema.
func Open(ctx context.Context, database string) (*Store, error) {
	s, err := connect(ctx, database)
	if err != nil {
		return nil, err
	}
	s.writing = newWriting()
	if err := s.migrate(ctx); err != nil {
		return nil, errors.Join(err, s.Close())
	}
	if err := s.prepare(ctx); err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

func connect(ctx context.Context, database string) (*Store, error) {
	if strings.HasPrefix(database, "postgres://") || strings.HasPrefix(database, "postgresql://") {
		return connectPostgres(ctx, database)
	}
	return connectSQLite(ctx, database)
}

func connectPostgres(ctx context.Context, address string) (*Store, error) {
	config, err := pgx.ParseConfig(address)
	if err != nil {
		// The parser's error quotes the address, password included, so it is not passed on.
		return nil, errors.New("store: the PostgreSQL address cannot be read; " +
			"it should look like postgres://user@host:5432/name")
	}
	config.RuntimeParams["timezone"] = "UTC"
	// To compile a plan takes longer than all of our statements take without.
	config.RuntimeParams["jit"] = "off"
	s := &Store{
		engine: Postgres, name: config.Database,
		read: openPool(config, readers()), write: openPool(config, writers), session: openPool(config, sessionReaders),
	}
	if err := errors.Join(s.read.PingContext(ctx), s.write.PingContext(ctx), s.session.PingContext(ctx)); err != nil {
		return nil, errors.Join(fmt.Errorf("store: PostgreSQL does not answer: %w", err), s.Close())
	}
	return s, nil
}

// readers is how many connections read: as many as there are cores. More would only take turns, and a writer would wait
// for its turn at every step.
func readers() int { return max(2, runtime.NumCPU()) }

// writers is how many connections to PostgreSQL write: one works, and the next ones already wait in the database.
const writers = 3

// sessionReaders is how many connections to PostgreSQL check sessions.
const sessionReaders = 2

func openPool(config *pgx.ConnConfig, n int) *sql.DB {
	db := stdlib.OpenDB(*config.Copy())
	db.SetMaxOpenConns(n)
	db.SetMaxIdleConns(n)
	return db
}

// One writer and several readers: with a single handle, writes of SQLite wait behind reads.
func connectSQLite(ctx context.Context, path string) (*Store, error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return nil, fmt.Errorf("store: the folder of the database: %w", err)
	}
	// SQLite would let everybody on the machine read a new file.
	file, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, fmt.Errorf("store: the database's file: %w", err)
	}
	if err := file.Close(); err != nil {
		return nil, fmt.Errorf("store: the database's file: %w", err)
	}
	write, err := sql.Open("sqlite", sqliteDSN(path, "_txlock=immediate"))
	if err != nil {
		return nil, fmt.Errorf("store: open SQLite: %w", err)
	}
	write.SetMaxOpenConns(1)
	if err := pingNew(ctx, write); err != nil {
		return nil, errors.Join(fmt.Errorf("store: open SQLite: %w", err), write.Close())
	}
	read, err := openReaders(path, readers())
	if err != nil {
		return nil, errors.Join(err, write.Close())
	}
	session, err := openReaders(path, 1)
	if err != nil {
		return nil, errors.Join(err, read.Close(), write.Close())
	}
	return &Store{engine: SQLite, name: path, read: read, write: write, session: session}, nil
}

func openReaders(path string, n int) (*sql.DB, error) {
	db, err := sql.Open("sqlite", sqliteDSN(path, "_pragma=query_only(1)"))
	if err != nil {
		return nil, fmt.Errorf("store: open SQLite: %w", err)
	}
	db.SetMaxOpenConns(n)
	db.SetMaxIdleConns(n)
	return db, nil
}

// pingNew makes the first connection, which gives a new file its write-ahead log. That is the one moment for which
// SQLite does not wait by itself when another process does the same.
func pingNew(ctx context.Context, db *sql.DB) error {
	for tries := 1; ; tries++ {
		err := db.PingContext(ctx)
		if busy, ok := errors.AsType[*sqlite.Error](err); !ok || busy.Code() != sqlite3.SQLITE_BUSY || tries == 50 {
			return err
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(100 * time.Millisecond):
		}
	}
}

func sqliteDSN(path, more string) string {
	return "file:" + (&url.URL{Path: path}).EscapedPath() +
		"?_pragma=busy_timeout(10000)&_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&_pragma=foreign_keys(1)" +
		"&_pragma=cache_size(-3000)&_time_integer_format=unix_micro&_dqs=0&" + more
}

func (s *Store) prepare(ctx context.Context) (err error) {
	if s.reads, err = Prepare(ctx, s.preparing(s.read)); err != nil {
		return fmt.Errorf("store: prepare the queries: %w", err)
	}
	if s.writes, err = Prepare(ctx, s.preparing(s.write)); err != nil {
		return fmt.Errorf("store: prepare the queries for writing: %w", err)
	}
	s.sessionRead = New(s.session)
	if s.sessionRead.userBySessionStmt, err = s.preparing(s.session).PrepareContext(ctx, userBySession); err != nil {
		return fmt.Errorf("store: prepare the session check: %w", err)
	}
	return nil
}

func (s *Store) preparing(db *sql.DB) DBTX {
	if s.engine == SQLite {
		return planningOnce{db}
	}
	return db
}

// Engine says which database this is.
func (s *Store) Engine() Engine { return s.engine }

// Name is the file of a SQLite database, the database's name on PostgreSQL.
func (s *Store) Name() string { return s.name }

// Ready asks the database for a sign of life.
func (s *Store) Ready(ctx context.Context) error { return s.session.PingContext(ctx) }

// Close closes all handles. The last one to close a SQLite database folds its log into the file.
func (s *Store) Close() error {
	return errors.Join(s.session.Close(), s.read.Close(), s.write.Close())
}
