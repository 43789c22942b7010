package store

import (
	"context"
	"database/sql/driver"
	"errors"
	"io"
	"net"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5/pgconn"
	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// errNoTurn says that those who came before wrote for too long.
var errNoTurn = errors.New("store: no turn to write")

// errUncertain says that the connection broke while a transaction was being kept, so nobody knows whether it was.
var errUncertain = errors.New("store: the transaction may have been kept or not")

// IsUnavailable says that the database cannot do this now and may be able to later: it cannot be reached, its disk is
// full, or somebody else keeps it locked.
func IsUnavailable(err error) bool {
	if pg, ok := errors.AsType[*pgconn.PgError](err); ok {
		return isAway(pg) || slices.Contains(unavailable, pg.Code) || strings.HasPrefix(pg.Code, "53") ||
			strings.HasPrefix(pg.Code, "58")
	}
	if lite, ok := errors.AsType[*sqlite.Error](err); ok {
		// The rest of the code says more precisely what went wrong.
		return slices.Contains(unwilling, lite.Code()&0xff)
	}
	return errors.Is(err, errNoTurn) || errors.Is(err, context.DeadlineExceeded) || IsAway(err)
}

// unavailable are the states of PostgreSQL, beside the classes for lack of space and for faults of the system: a wait
// for a lock that took too long, a statement that did, a transaction that was left alone, a server that only reads, a
// deadlock.
var unavailable = []string{"55P03", "57014", "25P03", "25006", "40P01"}

// unwilling are the codes of a SQLite that is locked, or whose disk is full, read-only or broken.
var unwilling = []int{
	sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY,
	sqlite3.SQLITE_CANTOPEN,
}

// IsAway says that PostgreSQL has gone or is not there yet, as for a moment when it is started anew.
func IsAway(err error) bool {
	if pg, ok := errors.AsType[*pgconn.PgError](err); ok {
		return isAway(pg)
	}
	if errors.Is(err, context.DeadlineExceeded) || errors.Is(err, context.Canceled) {
		return false
	}
	_, failed := errors.AsType[net.Error](err)
	_, refused := errors.AsType[*pgconn.ConnectError](err)
	return failed || refused || errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) ||
		errors.Is(err, pgconn.ErrConnClosed) || errors.Is(err, driver.ErrBadConn)
}

// isAway knows the states of a server that stops or starts, and of a connection that broke.
func isAway(pg *pgconn.PgError) bool {
	return strings.HasPrefix(pg.Code, "57P") || strings.HasPrefix(pg.Code, "08")
}

// IsUncertain says that a write may have been kept although it failed.
func IsUncertain(err error) bool { return errors.Is(err, errUncertain) }
