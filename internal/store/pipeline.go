package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
)

// pipeline is a write transaction on PostgreSQL. Everybody else who writes waits for it, and on a busy machine most of
// its time would go into waiting for one answer after the other. So a statement waits until somebody asks for its
// outcome, reads, or commits; then all that wait go together, and one way there and back is enough. A fault of such a
// statement comes out there, and names it.
type pipeline struct {
	conn    *sql.Conn
	waiting []*waits
	// failed is the first fault of the transaction; after it the database refuses everything.
	failed error
}

// rollbackTime is how long a transaction may take to end when its caller has gone away.
const rollbackTime = 5 * time.Second

func (s *Store) inPipeline(ctx context.Context, do func(q *Queries) error) (err error) {
	conn, err := s.write.Conn(ctx)
	if err != nil {
		return fmt.Errorf("store: a connection to write: %w", err)
	}
	defer func() { err = errors.Join(err, conn.Close()) }()
	p := &pipeline{conn: conn}
	p.waiting = []*waits{
		{in: p, text: "BEGIN"}, {in: p, text: "SELECT pg_advisory_xact_lock($1)", args: []any{writeLock}},
	}
	ended := false
	defer func() {
		if !ended {
			err = errors.Join(err, p.rollBack(ctx))
		}
	}()
	q, key := New(p), keyOf(ctx)
	if err := key.take(ctx, q); err != nil {
		return err
	}
	if err := do(q); err != nil {
		return err
	}
	p.waiting = append(p.waiting, &waits{in: p, text: "COMMIT"})
	if _, err := p.send(ctx); err != nil {
		return err
	}
	ended = true
	key.done()
	return nil
}

// waits is a statement that has not been sent yet, and then how many rows it concerned.
type waits struct {
	ctx  context.Context
	in   *pipeline
	text string
	args []any
	rows int64
}

func (w *waits) LastInsertId() (int64, error) {
	return 0, errors.New("store: PostgreSQL numbers no rows")
}

func (w *waits) RowsAffected() (int64, error) {
	_, err := w.in.send(w.ctx)
	return w.rows, err
}

func (p *pipeline) ExecContext(ctx context.Context, text string, args ...any) (sql.Result, error) {
	// A topic that is marked twice in one go has changed as much as one that is marked once.
	marked := func(w *waits) bool { return w.text == markChange && w.args[0] == args[0] }
	if i := slices.IndexFunc(p.waiting, marked); i >= 0 && text == markChange {
		return p.waiting[i], nil
	}
	w := &waits{ctx: ctx, in: p, text: text, args: args}
	p.waiting = append(p.waiting, w)
	return w, nil
}

func (p *pipeline) QueryContext(ctx context.Context, text string, args ...any) (*sql.Rows, error) {
	return p.ask(ctx, question{text, args}).QueryContext(ctx, text)
}

func (p *pipeline) QueryRowContext(ctx context.Context, text string, args ...any) *sql.Row {
	return p.ask(ctx, question{text, args}).QueryRowContext(ctx, text)
}

func (p *pipeline) PrepareContext(context.Context, string) (*sql.Stmt, error) {
	return nil, errors.New("store: a pipeline prepares its statements by itself")
}

func (p *pipeline) ask(ctx context.Context, q question) *answer {
	answers, err := p.send(ctx, q)
	if err != nil {
		return &answer{fault: err}
	}
	return answers[0]
}

// send sends what waits, and the questions behind it.
func (p *pipeline) send(ctx context.Context, questions ...question) (answers []*answer, err error) {
	if p.failed != nil || len(p.waiting)+len(questions) == 0 {
		return nil, p.failed
	}
	sent := p.waiting
	p.waiting = nil
	p.failed = p.raw(func(c *pgx.Conn) (err error) {
		var batch pgx.Batch
		for _, w := range sent {
			batch.Queue(w.text, w.args...)
		}
		for _, q := range questions {
			batch.Queue(q.text, q.args...)
		}
		results := c.SendBatch(ctx, &batch)
		defer func() {
			// After a fault it tells the same fault again.
			if closed := results.Close(); err == nil {
				err = closed
			}
		}()
		for _, w := range sent {
			tag, err := results.Exec()
			if err == nil && tag.String() == "ROLLBACK" {
				// So PostgreSQL answers a COMMIT after a fault that nobody minded.
				err = pgx.ErrTxCommitRollback
			}
			if err != nil {
				return fmt.Errorf("store: %s: %w", nameOf(w.text), err)
			}
			w.rows = tag.RowsAffected()
		}
		for _, q := range questions {
			found, err := answerOf(results)
			if err != nil {
				return fmt.Errorf("store: %s: %w", nameOf(q.text), err)
			}
			answers = append(answers, found)
		}
		return nil
	})
	return answers, p.failed
}

// rollBack ends the transaction, if it has begun. The connection of a caller who has gone away is closed, which does
// the same.
func (p *pipeline) rollBack(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), rollbackTime)
	defer cancel()
	if err := p.raw(func(c *pgx.Conn) error {
		if c.IsClosed() || c.PgConn().TxStatus() == 'I' {
			return nil
		}
		_, err := c.Exec(ctx, "ROLLBACK")
		return err
	}); err != nil {
		return fmt.Errorf("store: roll back: %w", err)
	}
	return nil
}

func (p *pipeline) raw(do func(c *pgx.Conn) error) error {
	return p.conn.Raw(func(driver any) error { return do(driver.(*stdlib.Conn).Conn()) })
}

// Settle sends what waits in a transaction, for who wants to know now whether it holds. On SQLite nothing ever waits.
func (q *Queries) Settle(ctx context.Context) error {
	if p, waits := q.db.(*pipeline); waits {
		_, err := p.send(ctx)
		return err
	}
	return nil
}

// nameOf is the name that sqlc writes into the first line of a query.
func nameOf(query string) string {
	if fields := strings.Fields(query); len(fields) > 2 && fields[0] == "--" {
		return fields[2]
	}
	return query
}
