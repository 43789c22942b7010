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
	return s.doubting(s.inTx(ctx, true, do))
}

// doubting passes on the outcome of a write, after which the database may no longer be ready.
func (s *Store) doubting(err error) error {
	if IsUnavailable(err) {
		s.readiness.doubt()
	}
	return err
}

// inTx is InTx, awaited unless nobody waits for its outcome.
func (s *Store) inTx(ctx context.Context, awaited bool, do func(q *Queries) error) (err error) {
	s.writing.begin()
	defer s.writing.end(awaited)
	conn, err := s.turn(ctx)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, conn.Close()) }()
	if s.engine == Postgres {
		return s.inPipeline(ctx, conn, do)
	}
	return s.inTxOf(ctx, conn, func(_ *sql.Tx, q *Queries) error { return do(q) })
}

// turn waits for a connection that writes, but not for long: behind somebody who holds the lock the others would queue
// up, and each of them would wait for all of those before.
func (s *Store) turn(ctx context.Context) (*sql.Conn, error) {
	waiting, cancel := context.WithTimeoutCause(ctx, turnWait, errNoTurn)
	defer cancel()
	conn, err := s.write.Conn(waiting)
	if err != nil && errors.Is(context.Cause(waiting), errNoTurn) {
		err = errors.Join(errNoTurn, err)
	}
	if err != nil {
		return nil, fmt.Errorf("store: a connection to write: %w", err)
	}
	return conn, nil
}

func (s *Store) inTxOf(ctx context.Context, conn *sql.Conn, do func(tx *sql.Tx, q *Queries) error) (err error) {
	tx, err := conn.BeginTx(ctx, nil)
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
	s.checkpoints.committed()
	key.done()
	return nil
}
