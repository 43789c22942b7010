package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// IsReadOnly reports whether a SQLite database cannot be written: its file, or the folder, where SQLite keeps a log
// beside it.
func IsReadOnly(path string) bool {
	file, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return !errors.Is(err, os.ErrNotExist)
	}
	_ = file.Close()
	trial, err := os.CreateTemp(filepath.Dir(path), filepath.Base(path)+"-trial-")
	if err != nil {
		return true
	}
	_ = trial.Close()
	_ = os.Remove(trial.Name())
	return false
}

// OpenReadOnly opens a SQLite database that has the newest schema, and changes nothing beside it either.
func OpenReadOnly(ctx context.Context, path string) (*Store, error) {
	log, err := os.Stat(path + "-wal")
	if err != nil || log.Size() == 0 {
		// Without a log, or with an empty one, the file is complete by itself.
		return openReadOnly(ctx, path, path, "mode=ro&immutable=1")
	}
	s, err := openReadOnly(ctx, path, path, "mode=ro")
	if err == nil || ctx.Err() != nil {
		return s, err
	}
	// To read the log, SQLite needs an index of it, which it cannot make here.
	folder, failed := os.MkdirTemp("", "muster-check-")
	if failed != nil {
		return nil, errors.Join(err, failed)
	}
	copied := filepath.Join(folder, "muster.db")
	if failed := errors.Join(copyFile(path, copied), copyFile(path+"-wal", copied+"-wal")); failed != nil {
		return nil, errors.Join(err, failed, os.RemoveAll(folder))
	}
	if s, err = openReadOnly(ctx, path, copied, "mode=rw"); err != nil {
		return nil, errors.Join(err, os.RemoveAll(folder))
	}
	s.copied = folder
	return s, nil
}

func openReadOnly(ctx context.Context, name, path, mode string) (*Store, error) {
	s := &Store{engine: SQLite, name: name, readOnly: sqliteAddress(path) + "?" + mode + "&_pragma=busy_timeout(10000)&" +
		sqliteReading + "&" + queryOnly}
	db, err := sql.Open("sqlite", s.readOnly)
	if err != nil {
		return nil, fmt.Errorf("store: open SQLite: %w", err)
	}
	s.read, s.write, s.session, s.writing = db, db, db, newWriting()
	s.reads, s.writes, s.sessionRead = New(db), New(db), New(db)
	if err := s.refuseOther(ctx); err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

// refuseOther refuses a schema that is not the newest.
func (s *Store) refuseOther(ctx context.Context) error {
	provider, err := s.migrations(s.read)
	if err != nil {
		return err
	}
	if err := refuseNewer(ctx, provider); err != nil {
		return err
	}
	is, known, err := provider.GetVersions(ctx)
	if err == nil && is < known {
		err = fmt.Errorf("the database has schema %d and cannot be written; copy it to where it can be brought to schema %d",
			is, known)
	}
	return err
}

func copyFile(from, to string) error {
	source, err := os.Open(from)
	if err != nil {
		return err
	}
	defer source.Close()
	target, err := os.OpenFile(to, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = io.Copy(target, source)
	return errors.Join(err, target.Close())
}
