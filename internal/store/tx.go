package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
)

// writeLock is the key of the advisory lock that limits PostgreSQL to one write transaction at a time, as in SQLite.
const writeLock = 7_301_987

// Read returns the queries for reading.
func (s *Store) Read() *Queries { return s.reads }

// SessionRead returns the query of the session check, which has connections of its own, so that a write does not queue
// behind long reads before it has even begun.
func (s *Store) SessionRead() *Queries { return s.sessionRead }

// Alone returns the queries for a single statement that is its own transaction and waits for no other writer.
func (s *Store) Alone() *Queries { return s.writes }

// InTx runs do in one transaction. Write transactions run one after the other on both engines and across all processes,
// so that a rule checked inside still holds at the commit.
func (s *Store) InTx(ctx context.Context, do func(q *Queries) error) error {
	s.writing.begin()
	defer s.writing.end()
	if s.engine == Postgres {
		return s.inPipeline(ctx, do)
	}
	return s.inTxOf(ctx, s.write, func(_ *sql.Tx, q *Queries) error { return do(q) })
}

// beginner is a database handle or one of its connections.
type beginner interface {
	BeginTx(context.Context, *sql.TxOptions) (*sql.Tx, error)
}

func (s *Store) inTxOf(ctx context.Context, db beginner, do func(tx *sql.Tx, q *Queries) error) (err error) {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return fmt.Errorf("store: begin: %w", err)
	}
	defer func() {
		if rollback := tx.Rollback(); rollback != nil && !errors.Is(rollback, sql.ErrTxDone) {
			err = errors.Join(err, fmt.Errorf("store: roll back: %w", rollback))
		}
	}()
	if s.engine == Postgres {
		if _, err := tx.ExecContext(ctx, "SELECT pg_advisory_xact_lock($1)", writeLock); err != nil {
			return fmt.Errorf("store: wait for the writer before: %w", err)
		}
	}
	q, key := s.writes.WithTx(tx), keyOf(ctx)
	if err := key.take(ctx, q); err != nil {
		return err
	}
	if err := do(tx, q); err != nil {
		return err
	}
	if err := tx.Commit(); err != nil {
		return fmt.Errorf("store: commit: %w", err)
	}
	key.done()
	return nil
}
