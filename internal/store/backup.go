package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// ErrNotHere says that a PostgreSQL database is copied with its own tools, not by Muster.
var ErrNotHere = errors.New("store: PostgreSQL is backed up with pg_dump")

// Backup writes a copy of a SQLite database as it is at this moment to a new file, while others read and write.
func (s *Store) Backup(ctx context.Context, file string) error {
	if s.engine != SQLite {
		return ErrNotHere
	}
	// SQLite takes a name that begins with "file:" for an address; an absolute path never does.
	file, err := filepath.Abs(file)
	if err != nil {
		return fmt.Errorf("store: backup: %w", err)
	}
	// SQLite writes into a file that is there and empty, and so the copy is nobody else's to read from the first byte.
	copied, err := os.OpenFile(file, os.O_CREATE|os.O_EXCL|os.O_RDWR, 0o600)
	if errors.Is(err, os.ErrExist) {
		return fmt.Errorf("store: %s exists already; a backup goes into a new file", file)
	}
	if err != nil {
		return fmt.Errorf("store: backup: %w", err)
	}
	err = s.copyInto(ctx, file)
	if err == nil {
		err = copied.Sync()
	}
	if err = errors.Join(err, copied.Close()); err != nil {
		return errors.Join(fmt.Errorf("store: backup: %w", err), os.Remove(file))
	}
	return nil
}

// copyInto has a connection of its own: the one for writing would keep all writers waiting until the copy is done,
// and those for reading may not write, not even to another file.
func (s *Store) copyInto(ctx context.Context, file string) (err error) {
	db, err := sql.Open("sqlite", sqliteDSN(s.name, ""))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	_, err = db.ExecContext(ctx, "VACUUM INTO $1", file)
	return err
}
