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

// pipeline is a write transaction on PostgreSQL. Every other writer waits for it, and on a busy machine most of its
// time would go into waiting for one answer after another. So a statement whose result nobody reads is queued, and the
// queue is sent with the next query or with the commit, in one round trip. An error of a queued statement surfaces
// there, under the name of the statement.
type pipeline struct {
	conn  *sql.Conn
	queue []*queued
	// failed is the first error of the transaction; after it the database refuses everything.
	failed error
}

// rollbackTime is how long a transaction may take to end when its caller has gone away.
const rollbackTime = 5 * time.Second

func (s *Store) inPipeline(ctx context.Context, conn *sql.Conn, do func(q *Queries) error) (err error) {
	p := &pipeline{conn: conn}
	p.queue = []*queued{
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
	p.queue = append(p.queue, &queued{in: p, text: "COMMIT"})
	if _, err := p.send(ctx); err != nil {
		if IsAway(err) || errors.Is(err, context.DeadlineExceeded) {
			err = errors.Join(errUncertain, err)
		}
		return err
	}
	ended = true
	key.done()
	return nil
}

// queued is a statement that has not been sent yet, and later how many rows it affected.
type queued struct {
	ctx  context.Context
	in   *pipeline
	text string
	args []any
	rows int64
}

func (w *queued) LastInsertId() (int64, error) {
	return 0, errors.New("store: PostgreSQL has no last insert id")
}

func (w *queued) RowsAffected() (int64, error) {
	_, err := w.in.send(w.ctx)
	return w.rows, err
}

func (p *pipeline) ExecContext(ctx context.Context, text string, args ...any) (sql.Result, error) {
	// Marking a topic twice in one round trip says no more than marking it once.
	marked := func(w *queued) bool { return w.text == markChange && w.args[0] == args[0] }
	if i := slices.IndexFunc(p.queue, marked); i >= 0 && text == markChange {
		return p.queue[i], nil
	}
	w := &queued{ctx: ctx, in: p, text: text, args: args}
	p.queue = append(p.queue, w)
	return w, nil
}

func (p *pipeline) QueryContext(ctx context.Context, text string, args ...any) (*sql.Rows, error) {
	return p.ask(ctx, question{text, args}).QueryContext(ctx, text)
}

func (p *pipeline) QueryRowContext(ctx context.Context, text string, args ...any) *sql.Row {
	return p.ask(ctx, question{text, args}).QueryRowContext(ctx, text)
}

func (p *pipeline) PrepareContext(context.Context, string) (*sql.Stmt, error) {
	return nil, errors.New("store: a pipeline prepares its own statements")
}

func (p *pipeline) ask(ctx context.Context, q question) *answer {
	answers, err := p.send(ctx, q)
	if err != nil {
		return &answer{fault: err}
	}
	return answers[0]
}

// send sends the queue, and the questions after it.
func (p *pipeline) send(ctx context.Context, questions ...question) (answers []*answer, err error) {
	if p.failed != nil || len(p.queue)+len(questions) == 0 {
		return nil, p.failed
	}
	sent := p.queue
	p.queue = nil
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
			// After an error it returns the same one again.
			if closed := results.Close(); err == nil {
				err = closed
			}
		}()
		for _, w := range sent {
			tag, err := results.Exec()
			if err == nil && tag.String() == "ROLLBACK" {
				// This is how PostgreSQL answers a COMMIT after an error that was ignored.
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

// rollBack ends the transaction if it has begun. When the caller has gone away its connection is closed, which does the
// same.
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

// Flush sends what is queued in a transaction, for callers that need its error now. On SQLite nothing is ever queued.
func (q *Queries) Flush(ctx context.Context) error {
	if p, piped := q.db.(*pipeline); piped {
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
