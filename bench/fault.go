package main

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"muster/internal/store"
)

// fault is something that happens to a desk at work.
type fault struct {
	name string
	// on is the engine to which it can happen, empty for both.
	on store.Engine
	// strike does the harm and says how it is mended.
	strike func(ctx context.Context, r *faultRun) (mend func() error, err error)
	// lasts is how long the harm is left alone before it is mended.
	lasts time.Duration
	// refusesWrites: as long as it lasts nothing can be saved, which writers are told, and /readyz tells.
	refusesWrites bool
	// delaysWrites: writes may be refused for a while, and /readyz may say no.
	delaysWrites bool
	// passes is after what time writes are saved again although it lasts; 0 says nothing.
	passes time.Duration
	// stopsDatabase: as long as it lasts nothing can be read, for which readers wait.
	stopsDatabase bool
	// stopsServer: as long as it lasts nobody gets an answer.
	stopsServer bool
}

var faults = []fault{
	{name: "full disk", on: store.SQLite, strike: fillDisk, lasts: 8 * time.Second, refusesWrites: true},
	{name: "locked file", on: store.SQLite, strike: lockFile, lasts: 8 * time.Second, refusesWrites: true},
	// A request and a job of the peer may hold the lock in turn, each until PostgreSQL ends it after 8 seconds.
	{name: "frozen peer", on: store.Postgres, strike: freezePeer, lasts: 24 * time.Second, delaysWrites: true,
		passes: 18 * time.Second},
	{name: "database restart", on: store.Postgres, strike: restartDatabase, delaysWrites: true,
		stopsDatabase: true},
	{name: "kill -9", strike: killServer, stopsServer: true},
	{name: "mail server that hangs", strike: hangMail, lasts: 3 * time.Second},
}

func faultsOf(engine store.Engine) (of []fault) {
	for _, f := range faults {
		if f.on == "" || f.on == engine {
			of = append(of, f)
		}
	}
	return of
}

// fillDisk lets the kernel refuse whatever the server wants to write into a file.
func fillDisk(_ context.Context, r *faultRun) (mend func() error, err error) {
	return func() error { return limitFiles(r.server.pid(), unlimited) }, limitFiles(r.server.pid(), 0)
}

// lockFile begins a write beside the server and does not end it.
func lockFile(ctx context.Context, r *faultRun) (mend func() error, err error) {
	db, err := sql.Open("sqlite", r.database)
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(1)
	if _, err := db.ExecContext(ctx, "PRAGMA busy_timeout = 10000; BEGIN IMMEDIATE"); err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return func() error {
		_, err := db.ExecContext(ctx, "ROLLBACK")
		return errors.Join(err, db.Close())
	}, nil
}

// restartDatabase ends PostgreSQL as a crash would, and starts it again.
func restartDatabase(_ context.Context, r *faultRun) (mend func() error, err error) {
	r.postgres.Halt()
	return r.postgres.Resume, nil
}

func killServer(ctx context.Context, r *faultRun) (mend func() error, err error) {
	return func() error { return r.start(ctx) }, r.server.kill()
}

func hangMail(_ context.Context, r *faultRun) (mend func() error, err error) {
	r.mail.hang()
	return func() error { r.mail.goOn(); return nil }, nil
}
