package store

import (
	"database/sql"
	"errors"

	"github.com/jackc/pgx/v5/pgconn"
	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// IsNone says that a query for one row found none.
func IsNone(err error) bool { return errors.Is(err, sql.ErrNoRows) }

// IsTaken says that a unique value is in use already.
func IsTaken(err error) bool {
	return isFault(err, "23505", sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY)
}

// IsUnknown says that a row points to one that does not exist.
func IsUnknown(err error) bool { return isFault(err, "23503", sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY) }

// IsRefused says that a value breaks a CHECK of its table.
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
