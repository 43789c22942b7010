package store

import (
	"context"
	"fmt"
	"time"
)

// Erase is InTx for what must be gone when it returns: what is deleted stays neither in unused parts of a SQLite
// database nor in its log. PostgreSQL overwrites it when it cleans up, and that is left to it.
func (s *Store) Erase(ctx context.Context, do func(q *Queries) error) error {
	if s.engine == Postgres {
		return s.InTx(ctx, do)
	}
	if err := s.InTx(ctx, func(q *Queries) error {
		// Otherwise the words of a text stay in the index until it is tidied up.
		if err := q.wipesWords(ctx, 1); err != nil {
			return err
		}
		if err := do(q); err != nil {
			return err
		}
		return q.wipesWords(ctx, 0)
	}); err != nil {
		return err
	}
	s.checkpoints.empty(context.WithoutCancel(ctx))
	return nil
}

func (q *Queries) wipesWords(ctx context.Context, on int) error {
	if _, err := q.db.ExecContext(ctx, "INSERT INTO resume_search(resume_search, rank) VALUES ('secure-delete', $1)",
		on); err != nil {
		return fmt.Errorf("store: how the index of words deletes: %w", err)
	}
	return nil
}

// emptyAgain is how long a long read is given to end before the log is emptied behind it.
const emptyAgain = time.Second

// empty moves all commits into the file and empties the log. Somebody who reads for long may still need it; then it is
// emptied as soon as they are done.
func (c *checkpoints) empty(ctx context.Context) {
	if c.tryEmpty(ctx) {
		return
	}
	select {
	case c.erased <- struct{}{}:
	default:
	}
}

// tryEmpty keeps writers waiting while it waits for readers, so it does that for a moment only.
func (c *checkpoints) tryEmpty(ctx context.Context) bool {
	conn, err := c.writer.Conn(ctx)
	if err != nil {
		return false
	}
	defer conn.Close()
	defer func() {
		_, _ = conn.ExecContext(context.WithoutCancel(ctx), fmt.Sprintf("PRAGMA busy_timeout(%d)", busyWait.Milliseconds()))
	}()
	if _, err := conn.ExecContext(ctx, "PRAGMA busy_timeout(200)"); err != nil {
		return false
	}
	var busy, pages, moved int
	err = conn.QueryRowContext(ctx, "PRAGMA wal_checkpoint(TRUNCATE)").Scan(&busy, &pages, &moved)
	return err == nil && busy == 0
}
