package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// ErrNotHere is returned for a PostgreSQL database, which is backed up with its own tools.
var ErrNotHere = errors.New("store: PostgreSQL is backed up with pg_dump")

// Backup writes a snapshot of a SQLite database to a new file, while others read and write.
func (s *Store) Backup(ctx context.Context, file string) error {
	if s.engine != SQLite {
		return ErrNotHere
	}
	// SQLite treats a name that begins with "file:" as a URI; an absolute path never does.
	file, err := filepath.Abs(file)
	if err != nil {
		return fmt.Errorf("store: backup: %w", err)
	}
	// SQLite writes into an existing empty file, so the copy is private from the first byte.
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

// copyInto uses a connection of its own: the writer's would block all writers until the copy is done, and readers may
// not write, not even to another file.
func (s *Store) copyInto(ctx context.Context, file string) (err error) {
	db, err := sql.Open("sqlite", sqliteDSN(s.name, patientWait, ""))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	_, err = db.ExecContext(ctx, "VACUUM INTO $1", file)
	return err
}
