package store

import (
	"context"
	"database/sql"
	"fmt"
	"sync"
)

// Statement is a SELECT with its arguments, as run by the store.
type Statement struct {
	Text string
	Args []any
}

// Recorder records every statement that Read and the lists of a store run, except the session check, which has handles
// of its own.
type Recorder struct {
	DBTX
	access sync.Mutex
	noted  []Statement
}

// OpenRecording is Open for a benchmark: reads are recorded.
func OpenRecording(ctx context.Context, database string) (*Store, *Recorder, error) {
	s, err := Open(ctx, database)
	if err != nil {
		return nil, nil, err
	}
	s.recorder = &Recorder{DBTX: s.read}
	s.reads = New(s.recorder)
	return s, s.recorder, nil
}

// Take returns the statements recorded since the last call.
func (r *Recorder) Take() []Statement {
	r.access.Lock()
	defer r.access.Unlock()
	noted := r.noted
	r.noted = nil
	return noted
}

func (r *Recorder) note(text string, args []any) {
	if r == nil {
		return
	}
	r.access.Lock()
	defer r.access.Unlock()
	r.noted = append(r.noted, Statement{text, args})
}

func (r *Recorder) QueryContext(ctx context.Context, text string, args ...any) (*sql.Rows, error) {
	r.note(text, args)
	return r.DBTX.QueryContext(ctx, text, args...)
}

func (r *Recorder) QueryRowContext(ctx context.Context, text string, args ...any) *sql.Row {
	r.note(text, args)
	return r.DBTX.QueryRowContext(ctx, text, args...)
}

// Bare runs the statements on one connection, which keeps them prepared. run executes them one after the other and
// discards every row.
func (s *Store) Bare(ctx context.Context, statements []Statement) (run func(context.Context) error,
	done func() error, err error) {
	conn, err := s.read.Conn(ctx)
	if err != nil {
		return nil, nil, fmt.Errorf("store: a connection for bare statements: %w", err)
	}
	return func(ctx context.Context) error {
		for _, statement := range statements {
			if err := drain(conn.QueryContext(ctx, statement.Text, statement.Args...)); err != nil {
				return err
			}
		}
		return nil
	}, conn.Close, nil
}

// drain scans and discards every row.
func drain(found *sql.Rows, err error) error {
	if err != nil {
		return fmt.Errorf("store: a bare statement: %w", err)
	}
	defer found.Close()
	columns, err := found.Columns()
	if err != nil {
		return fmt.Errorf("store: columns of a bare statement: %w", err)
	}
	nothing := make([]any, len(columns))
	for i := range nothing {
		nothing[i] = new(any)
	}
	for found.Next() {
		if err := found.Scan(nothing...); err != nil {
			return fmt.Errorf("store: a row of a bare statement: %w", err)
		}
	}
	return found.Err()
}
