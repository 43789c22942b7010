package main

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"time"

	"muster/internal/app"
	"muster/internal/httpapi"
	"muster/internal/store"
)

// bare is what the database alone takes for a row: the CPU ms of the statements of a read, or the wall ms of a durable
// transaction that does next to nothing. What does not apply is zero.
type bare struct {
	cpu float64
	times
}

// measureBare measures in the same run, on the same engine and the same data. A row with a CPU budget is a read, one with a
// budget of time is a write; others have nothing to be compared with.
func (r row) measureBare(ctx context.Context, at *site, do request) (got bare, err error) {
	switch {
	case r.budget.cpu > 0:
		got.cpu, err = at.bareRead(ctx, do)
	case r.budget.wall > 0:
		got.times, err = at.bareWrite(ctx)
	}
	return got, err
}

// inside answers requests in this process, over a store that records what is read.
type inside struct {
	store    *store.Store
	recorder *store.Recorder
	handler  http.Handler
}

func openInside(ctx context.Context, database string) (*inside, error) {
	opened, recorder, err := store.OpenRecording(ctx, database)
	if err != nil {
		return nil, err
	}
	border := &httpapi.Border{Desk: &app.Desk{Store: opened, Now: time.Now, Log: slog.Default()}, Log: slog.Default()}
	return &inside{opened, recorder, border.Handler()}, nil
}

func (in *inside) RoundTrip(asked *http.Request) (*http.Response, error) {
	asked = asked.Clone(asked.Context())
	asked.Body = http.NoBody
	answer := httptest.NewRecorder()
	in.handler.ServeHTTP(answer, asked)
	return answer.Result(), nil
}

// statementsOf are the statements that a read runs every time. The request is answered twice, because what the first answer
// leaves in memory the server does not ask the database for again either.
func (at *site) statementsOf(ctx context.Context, do request) ([]store.Statement, error) {
	outside := at.client.Transport
	at.client.Transport = at.inside
	defer func() { at.client.Transport = outside }()
	if err := do(ctx, 0); err != nil {
		return nil, err
	}
	at.inside.recorder.Take()
	err := do(ctx, 0)
	return at.inside.recorder.Take(), err
}

// bareRead runs the statements of a read alone: all that the request asks the database for except who calls, prepared on
// one connection and scanned into nothing. The CPU is that of this process and of PostgreSQL.
func (at *site) bareRead(ctx context.Context, do request) (cpu float64, err error) {
	statements, err := at.statementsOf(ctx, do)
	if err != nil || len(statements) == 0 {
		return 0, err
	}
	run, done, err := at.inside.store.Bare(ctx, statements)
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, done()) }()
	for range warmings {
		if err := run(ctx); err != nil {
			return 0, err
		}
	}
	used, err := at.clientCPU()
	if err != nil {
		return 0, err
	}
	runs := 0
	for begun := time.Now(); runs == 0 || time.Since(begun) < at.span; runs++ {
		if err := run(ctx); err != nil {
			return 0, err
		}
	}
	after, err := at.clientCPU()
	return ms(after-used) / float64(runs), err
}

// clientCPU is the CPU time of this process and of PostgreSQL so far.
func (at *site) clientCPU() (time.Duration, error) {
	own, err := ownCPU()
	if err != nil {
		return 0, err
	}
	database, err := at.databaseCPU()
	return own + database, err
}

// bareWrite is how long a durable transaction takes that adds one small row, in a database of its own on the same disk.
func (at *site) bareWrite(ctx context.Context) (times, error) {
	if at.notes == nil {
		if err := at.openNotes(ctx); err != nil {
			return times{}, err
		}
	}
	add := func(ctx context.Context, _ int) error {
		tx, err := at.notes.BeginTx(ctx, nil)
		if err != nil {
			return err
		}
		if _, err := tx.ExecContext(ctx, "INSERT INTO note (said) VALUES ('one small row')"); err != nil {
			return errors.Join(err, tx.Rollback())
		}
		return tx.Commit()
	}
	if _, _, err := repeat(ctx, add, 1, at.span/10); err != nil {
		return times{}, err
	}
	took, _, err := repeat(ctx, add, 1, at.span)
	return timesOf(took), err
}

func (at *site) openNotes(ctx context.Context) error {
	database, err := at.newDatabase(ctx, "notes")
	if err != nil {
		return err
	}
	driver := "pgx"
	if at.engine == store.SQLite {
		driver = "sqlite"
		database = "file:" + database + "?_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&_txlock=immediate"
	}
	if at.notes, err = sql.Open(driver, database); err != nil {
		return err
	}
	at.notes.SetMaxOpenConns(1)
	if _, err := at.notes.ExecContext(ctx, "CREATE TABLE note (said TEXT NOT NULL)"); err != nil {
		return fmt.Errorf("a table for bare writes: %w", err)
	}
	return nil
}
