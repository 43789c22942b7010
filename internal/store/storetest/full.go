package storetest

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"fmt"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"testing"

	"modernc.org/sqlite"
)

// pages is how many a SQLite database may have, by the beginning of the address of its connections.
var pages sync.Map

// limitPages sets the limit on every new connection: SQLite does not keep it in the file.
var limitPages = sync.OnceFunc(func() {
	sqlite.RegisterConnectionHook(func(conn sqlite.ExecQuerierContext, address string) error {
		file, _, _ := strings.Cut(address, "?")
		most, limited := pages.Load(file)
		if !limited {
			return nil
		}
		_, err := conn.ExecContext(context.Background(), fmt.Sprintf("PRAGMA max_page_count = %d", most),
			[]driver.NamedValue{})
		return err
	})
})

// LimitPages fills the disk of a SQLite database for stores that are opened after: it may grow by so many pages only.
func LimitPages(t testing.TB, database string, more int) {
	t.Helper()
	limitPages()
	has, err := strconv.Atoi(Column(t, database, "SELECT CAST(page_count AS text) FROM pragma_page_count")[0])
	if err != nil {
		t.Fatal(err)
	}
	pages.Store("file:"+(&url.URL{Path: database}).EscapedPath(), has+more)
}

// Lock keeps the lock that every write of Muster needs, as a process that has frozen would, until release is called.
func Lock(t testing.TB, database string) (release func()) {
	t.Helper()
	engine, begin := "sqlite", "PRAGMA busy_timeout = 10000; BEGIN IMMEDIATE"
	if strings.HasPrefix(database, "postgres://") {
		engine, begin = "pgx", "BEGIN; SELECT pg_advisory_xact_lock(7301987)"
	}
	db, err := sql.Open(engine, database)
	if err == nil {
		_, err = db.ExecContext(t.Context(), begin)
	}
	if err != nil {
		t.Fatal(err)
	}
	release = sync.OnceFunc(func() { _ = db.Close() })
	t.Cleanup(release)
	return release
}
