package store

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"

	"github.com/jackc/pgx/v5"
)

// Together runs queries that do not depend on each other. In a write transaction on PostgreSQL they share one round
// trip: each ask is called once to collect its query, and again when the answers are there. So an ask makes exactly one
// query, and does nothing but keep the result.
func (q *Queries) Together(asks ...func(q *Queries) error) error {
	p, piped := q.db.(*pipeline)
	if !piped {
		for _, ask := range asks {
			if err := ask(q); err != nil {
				return err
			}
		}
		return nil
	}
	heard := &listener{}
	for i, ask := range asks {
		if err := ask(New(heard)); !errors.Is(err, errHeard) || len(heard.questions) != i+1 {
			return fmt.Errorf("store: an ask of Together must ask one question and give its error back (%w)", err)
		}
	}
	answers, err := p.send(heard.ctx, heard.questions...)
	if err != nil {
		return err
	}
	for i, ask := range asks {
		if err := ask(New(answers[i])); err != nil {
			return err
		}
	}
	return nil
}

type question struct {
	text string
	args []any
}

var (
	errHeard    = errors.New("store: the question was heard")
	errOnlyAsks = errors.New("store: here questions are asked, and nothing is written")
)

// listener hears questions and answers none.
type listener struct {
	ctx       context.Context
	questions []question
}

func (l *listener) hear(ctx context.Context, text string, args []any) *answer {
	l.ctx, l.questions = ctx, append(l.questions, question{text, args})
	return &answer{fault: errHeard}
}

func (l *listener) QueryContext(ctx context.Context, text string, args ...any) (*sql.Rows, error) {
	return l.hear(ctx, text, args).QueryContext(ctx, text)
}

func (l *listener) QueryRowContext(ctx context.Context, text string, args ...any) *sql.Row {
	return l.hear(ctx, text, args).QueryRowContext(ctx, text)
}

func (l *listener) ExecContext(context.Context, string, ...any) (sql.Result, error) {
	return nil, errOnlyAsks
}

func (l *listener) PrepareContext(context.Context, string) (*sql.Stmt, error) {
	return nil, errOnlyAsks
}

// answer is what the database answered a question. The rows that sqlc reads can only come out of database/sql, which
// gets them from here by a driver that has nothing but the answer.
type answer struct {
	columns []string
	rows    [][]driver.Value
	fault   error
}

// answerOf reads the next answer of a batch.
func answerOf(results pgx.BatchResults) (*answer, error) {
	found, err := results.Query()
	if err != nil {
		return nil, err
	}
	defer found.Close()
	a := &answer{}
	for _, column := range found.FieldDescriptions() {
		a.columns = append(a.columns, column.Name)
	}
	for found.Next() {
		values, err := found.Values()
		if err != nil {
			return nil, err
		}
		row := make([]driver.Value, len(values))
		for i, value := range values {
			if row[i], err = driver.DefaultParameterConverter.ConvertValue(value); err != nil {
				return nil, fmt.Errorf("column %s: %w", a.columns[i], err)
			}
		}
		a.rows = append(a.rows, row)
	}
	return a, found.Err()
}

type answerOfContext struct{}

// answered hands on the answer that is in the context.
var answered = sql.OpenDB(answering{})

func (a *answer) QueryContext(ctx context.Context, text string, _ ...any) (*sql.Rows, error) {
	return answered.QueryContext(context.WithValue(ctx, answerOfContext{}, a), text)
}

func (a *answer) QueryRowContext(ctx context.Context, text string, _ ...any) *sql.Row {
	return answered.QueryRowContext(context.WithValue(ctx, answerOfContext{}, a), text)
}

func (a *answer) ExecContext(context.Context, string, ...any) (sql.Result, error) {
	return nil, errOnlyAsks
}

func (a *answer) PrepareContext(context.Context, string) (*sql.Stmt, error) { return nil, errOnlyAsks }

// answering is the driver of answered, and its connections.
type answering struct{}

func (answering) Connect(context.Context) (driver.Conn, error) { return answering{}, nil }
func (answering) Driver() driver.Driver                        { return answering{} }
func (answering) Open(string) (driver.Conn, error)             { return answering{}, nil }
func (answering) Prepare(string) (driver.Stmt, error)          { return nil, errOnlyAsks }
func (answering) Close() error                                 { return nil }
func (answering) Begin() (driver.Tx, error)                    { return nil, errOnlyAsks }

func (answering) QueryContext(ctx context.Context, _ string, _ []driver.NamedValue) (driver.Rows, error) {
	a := ctx.Value(answerOfContext{}).(*answer)
	if a.fault != nil {
		return nil, a.fault
	}
	return &handedOn{answer: a}, nil
}

// handedOn are the rows of an answer, one after the other.
type handedOn struct {
	*answer
	next int
}

func (h *handedOn) Columns() []string { return h.columns }
func (h *handedOn) Close() error      { return nil }

func (h *handedOn) Next(to []driver.Value) error {
	if h.next == len(h.rows) {
		return io.EOF
	}
	copy(to, h.rows[h.next])
	h.next++
	return nil
}
