package store

import (
	"database/sql"
	"errors"

	"github.com/jackc/pgx/v5/pgconn"
	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// IsNone reports whether a query for one row found none.
func IsNone(err error) bool { return errors.Is(err, sql.ErrNoRows) }

// IsTaken reports whether a unique value is already in use.
func IsTaken(err error) bool {
	return isFault(err, "23505", sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY)
}

// IsUnknown reports whether a row refers to one that does not exist.
func IsUnknown(err error) bool { return isFault(err, "23503", sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY) }

// IsRefused reports whether a value violates a CHECK constraint.
func IsRefused(err error) bool { return isFault(err, "23514", sqlite3.SQLITE_CONSTRAINT_CHECK) }

func isFault(err error, state string, codes ...int) bool {
	if pg, ok := errors.AsType[*pgconn.PgError](err); ok {
		return pg.Code == state
	}
	if lite, ok := errors.AsType[*sqlite.Error](err); ok {
		for _, code := range codes {
			if lite.Code() == code {
				return true
			}
		}
	}
	return false
}
