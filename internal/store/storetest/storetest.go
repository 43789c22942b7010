// Package storetest opens databases for tests, on both engines. A package that uses it calls pgtest.Main in its
// TestMain.
package storetest

import (
	"context"
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"

	_ "github.com/jackc/pgx/v5/stdlib" // registers the driver "pgx"

	"muster/internal/store"
	"muster/internal/store/pgtest"
)

// Each runs the test on SQLite and on PostgreSQL, each time with a migrated, otherwise empty open database.
func Each(t *testing.T, test func(t *testing.T, s *store.Store)) {
	t.Helper()
	EachDatabase(t, func(t *testing.T, database string) { test(t, Open(t, database)) })
}

// EachDatabase is Each for a test that opens the database itself: it gets the file path or the address.
func EachDatabase(t *testing.T, test func(t *testing.T, database string)) {
	t.Helper()
	EachDatabaseFrom(t, migrated, test)
}

// EachDatabaseFrom gives the test a copy of a database prepared by fill. fill runs once per engine in a test process
// and must close the database before it returns; like pgtest.DatabaseFrom, it needs a function declared in a package.
// The engines run side by side and beside other tests, after the calling test has returned.
func EachDatabaseFrom(t *testing.T, fill func(database string) error, test func(t *testing.T, database string)) {
	t.Helper()
	t.Parallel()
	t.Run("sqlite", func(t *testing.T) {
		t.Parallel()
		database := filepath.Join(t.TempDir(), "muster.db")
		filled, err := filledSQLite(fill)
		if err == nil {
			err = os.WriteFile(database, filled, 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
		test(t, database)
	})
	t.Run("postgres", func(t *testing.T) {
		t.Parallel()
		test(t, pgtest.DatabaseFrom(t, fill))
	})
}

// Open opens a database and closes it when the test ends.
func Open(t testing.TB, database string) *store.Store {
	t.Helper()
	s, err := store.Open(t.Context(), database)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
	return s
}

// Exec changes a database behind Muster's back, without its rules and foreign keys, to test broken data. The statements
// are separated by semicolons.
func Exec(t testing.TB, database, statements string) {
	t.Helper()
	beside(t, database, func(db *sql.DB) error {
		_, err := db.ExecContext(t.Context(), statements)
		return err
	})
}

// Write changes a database as another version of Muster would: triggers and foreign keys work.
func Write(t testing.TB, database, statements string) {
	t.Helper()
	on := "PRAGMA foreign_keys = ON"
	if strings.HasPrefix(database, "postgres://") {
		on = "SET session_replication_role = DEFAULT"
	}
	Exec(t, database, on+"; "+statements)
}

// Column queries one column of text, independently of the tested queries.
func Column(t testing.TB, database, query string) []string {
	t.Helper()
	column := []string{}
	beside(t, database, func(db *sql.DB) error {
		rows, err := db.QueryContext(t.Context(), query)
		if err != nil {
			return err
		}
		defer rows.Close()
		for rows.Next() {
			var text string
			if err := rows.Scan(&text); err != nil {
				return err
			}
			column = append(column, text)
		}
		return rows.Err()
	})
	return column
}

// Rows lists every row of a SQLite database as an object of its table, ordered by table and text. Indexes of words are
// left out.
func Rows(t testing.TB, database string) (rows []string) {
	t.Helper()
	for _, table := range Column(t, database, `SELECT name FROM sqlite_master WHERE type = 'table'
		AND name NOT LIKE 'sqlite%' AND name NOT LIKE '%_fts%' AND sql NOT LIKE '%VIRTUAL%' ORDER BY name`) {
		columns := Column(t, database, `SELECT quote(name) || ', CASE typeof("' || name || '") WHEN ' || quote('blob') ||
			' THEN hex("' || name || '") ELSE "' || name || '" END'
			FROM pragma_table_info('`+table+`') ORDER BY name`)
		for _, row := range Column(t, database, `SELECT json_object(`+strings.Join(columns, ", ")+`) FROM "`+table+
			`" ORDER BY 1`) {
			rows = append(rows, table+" "+row)
		}
	}
	return rows
}

// beside runs do on a connection of its own, next to those of an open store.
func beside(t testing.TB, database string, do func(db *sql.DB) error) {
	t.Helper()
	driver, before := "sqlite", "PRAGMA busy_timeout = 10000; PRAGMA foreign_keys = OFF"
	if strings.HasPrefix(database, "postgres://") {
		driver, before = "pgx", "SET session_replication_role = replica"
	}
	db, err := sql.Open(driver, database)
	if err != nil {
		t.Fatal(err)
	}
	// Settings of one connection reach the next statement only if there is no other connection.
	db.SetMaxOpenConns(1)
	_, err = db.ExecContext(t.Context(), before)
	if err == nil {
		err = do(db)
	}
	if err := errors.Join(err, db.Close()); err != nil {
		t.Fatal(err)
	}
}

var sqliteFiles struct {
	sync.Mutex
	of map[uintptr][]byte
}

// filledSQLite returns the file of a database prepared by fill. It is made once, because every migration waits for the
// disk.
func filledSQLite(fill func(database string) error) (content []byte, err error) {
	code := reflect.ValueOf(fill).Pointer()
	sqliteFiles.Lock()
	defer sqliteFiles.Unlock()
	if content, known := sqliteFiles.of[code]; known {
		return content, nil
	}
	folder, err := os.MkdirTemp("", "muster-filled-")
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(folder)) }()
	database := filepath.Join(folder, "muster.db")
	if err := fill(database); err != nil {
		return nil, err
	}
	if content, err = os.ReadFile(database); err != nil {
		return nil, err
	}
	if sqliteFiles.of == nil {
		sqliteFiles.of = map[uintptr][]byte{}
	}
	sqliteFiles.of[code] = content
	return content, nil
}

func migrated(database string) error {
	s, err := store.Open(context.Background(), database)
	if err != nil {
		return err
	}
	return s.Close()
}
