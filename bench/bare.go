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
	"muster/internal/app/core"
	"muster/internal/httpapi"
	"muster/internal/store"
)

// bare is what the database alone takes for a row: the CPU ms of the statements of a read, or the wall ms of a minimal
// durable transaction. It is zero where it does not apply.
type bare struct {
	cpu float64
	times
}

// A row with a CPU budget is a read, one with a wall time budget is a write; others have nothing to compare with.
func (r row) isRead() bool  { return r.budget.cpu > 0 }
func (r row) isWrite() bool { return r.budget.wall > 0 }

// inside answers requests in this process, over a store that records its reads.
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
	muster := app.New(core.Core{Store: opened, Now: time.Now, Log: slog.Default()})
	border := &httpapi.Border{App: muster, Log: slog.Default()}
	return &inside{opened, recorder, border.Handler()}, nil
}

func (in *inside) RoundTrip(asked *http.Request) (*http.Response, error) {
	asked = asked.Clone(asked.Context())
	if asked.Body == nil {
		asked.Body = http.NoBody
	}
	answer := httptest.NewRecorder()
	in.handler.ServeHTTP(answer, asked)
	return answer.Result(), nil
}

// statementsOf lists the statements that a read runs every time. The request runs twice, because the server too does
// not read again what the first answer leaves in memory.
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

// bareRead runs the statements of a read alone: everything the request reads except the session check, prepared on one
// connection and scanned into nothing. The CPU is that of this process and of PostgreSQL.
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

// besideBareWrites alternates the writes of one client with a durable transaction that adds one small row, in a
// separate database on the same disk, because the speed of a disk changes from one second to the next.
func (at *site) besideBareWrites(ctx context.Context, do request) (written, alone times, err error) {
	if at.notes == nil {
		if err := at.openNotes(ctx); err != nil {
			return written, alone, err
		}
	}
	var took, bare []time.Duration
	for begun := time.Now(); len(took) == 0 || time.Since(begun) < 2*at.span; {
		for _, one := range []struct {
			do   request
			into *[]time.Duration
		}{{do, &took}, {at.addNote, &bare}} {
			asked := time.Now()
			if err := one.do(ctx, 0); err != nil {
				return written, alone, err
			}
			*one.into = append(*one.into, time.Since(asked))
		}
	}
	return timesOf(took), timesOf(bare), nil
}

func (at *site) addNote(ctx context.Context, _ int) error {
	tx, err := at.notes.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "INSERT INTO note (said) VALUES ('one small row')"); err != nil {
		return errors.Join(err, tx.Rollback())
	}
	return tx.Commit()
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
