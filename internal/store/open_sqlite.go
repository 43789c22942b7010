package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// connectSQLite opens one writer and several readers: with a single handle, writes of SQLite wait behind reads. It also
// returns a handle for the migrations, which waits longer for another process that does the same.
func connectSQLite(ctx context.Context, path string, _ bool) (s *Store, migrating *sql.DB, err error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return nil, nil, fmt.Errorf("store: the folder of the database: %w", err)
	}
	// SQLite would let everybody on the machine read a new file.
	file, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, nil, fmt.Errorf("store: the database's file: %w", err)
	}
	if err := file.Close(); err != nil {
		return nil, nil, fmt.Errorf("store: the database's file: %w", err)
	}
	if migrating, err = openSQLite(path, patientWait, 1, txImmediate); err != nil {
		return nil, nil, err
	}
	if err := pingNew(ctx, migrating); err != nil {
		return nil, nil, errors.Join(fmt.Errorf("store: open SQLite: %w", err), migrating.Close())
	}
	s = &Store{engine: SQLite, name: path}
	for _, handle := range []struct {
		to   **sql.DB
		n    int
		more string
	}{{&s.write, 1, txImmediate + longLog + overwritten}, {&s.read, readers(), queryOnly}, {&s.session, 1, queryOnly}} {
		if *handle.to, err = openSQLite(path, busyWait, handle.n, handle.more); err != nil {
			return nil, nil, errors.Join(err, migrating.Close())
		}
	}
	s.checkpoints = startCheckpoints(s.read, s.write)
	return s, migrating, nil
}

const (
	txImmediate = "_txlock=immediate"
	queryOnly   = "_pragma=query_only(1)"
	// overwritten lets SQLite overwrite what is deleted or replaced; otherwise it stays in unused parts of the file.
	overwritten = "&_pragma=secure_delete(1)"
)

// openSQLite does not touch the file: the first query does.
func openSQLite(path string, wait time.Duration, n int, more string) (*sql.DB, error) {
	connector, err := sqlite.NewConnector(sqliteDSN(path, wait, more))
	if err != nil {
		return nil, fmt.Errorf("store: open SQLite: %w", err)
	}
	db := sql.OpenDB(keeping{connector})
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

func sqliteDSN(path string, wait time.Duration, more string) string {
	return sqliteAddress(path) + "?_pragma=busy_timeout(" + strconv.FormatInt(wait.Milliseconds(), 10) +
		")&_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&" + sqliteReading + "&" + more
}

func sqliteAddress(path string) string { return "file:" + (&url.URL{Path: path}).EscapedPath() }

// sqliteReading are the settings of every connection that reads.
const sqliteReading = "_pragma=foreign_keys(1)&_pragma=cache_size(-3000)&_time_integer_format=unix_micro&_dqs=0"
