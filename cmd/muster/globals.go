package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"sync"
	"time"

	"muster/internal/app"
	"muster/internal/app/core"
	"muster/internal/store"
)

// globals holds the flags of every command, and its streams.
type globals struct {
	Data     string `help:"Folder of the data. Default: ./data." env:"MUSTER_DATA" default:"./data" placeholder:"DIR"`
	Database string `help:"Database: a file for SQLite, or an address of PostgreSQL (postgres://... or host=... dbname=...). Default: muster.db in the folder of the data." env:"MUSTER_DATABASE" placeholder:"FILE-OR-ADDRESS"`

	in          io.Reader
	out, stderr io.Writer
}

func (g *globals) database() string {
	if g.Database != "" {
		return g.Database
	}
	return filepath.Join(g.Data, "muster.db")
}

// onPostgres refuses an address that names no database.
func (g *globals) onPostgres() (bool, error) {
	engine, err := store.EngineOf(g.database())
	return engine == store.Postgres, err
}

// opener is store.Open, or store.OpenPatient for a command that works through the whole database.
type opener func(ctx context.Context, database string) (*store.Store, error)

// open opens the database, creating it if necessary, and returns the use cases on it.
func (g *globals) open(ctx context.Context, open opener) (*app.App, func() error, error) {
	opened, err := open(ctx, g.database())
	if err != nil {
		return nil, nil, err
	}
	muster := app.New(core.Core{Store: opened, Now: time.Now, Log: slog.New(slog.NewTextHandler(g.stderr, nil)),
		SealKey: sync.OnceValues(g.sealKey)})
	// Before anything else, so that no command and no copy meets a secret that an older version wrote in the clear.
	if err := muster.People.SealStored(ctx); err != nil {
		return nil, nil, errors.Join(err, opened.Close())
	}
	return muster, opened.Close, nil
}

// prepared is open, and adds the records that every database needs.
func (g *globals) prepared(ctx context.Context, open opener) (*app.App, func() error, error) {
	muster, closeMuster, err := g.open(ctx, open)
	if err != nil {
		return nil, nil, err
	}
	if err := muster.People.EnsureRolesAndDepartments(ctx); err != nil {
		return nil, nil, errors.Join(err, closeMuster())
	}
	return muster, closeMuster, nil
}

// with runs do on an existing database: a mistyped name must fail, not create an empty database.
func (g *globals) with(ctx context.Context, do func(muster *app.App) error) (err error) {
	onPostgres, err := g.onPostgres()
	if err != nil {
		return err
	}
	if !onPostgres {
		if _, err := os.Stat(g.database()); errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("there is no database %s; muster migrate makes it", g.database())
		}
	}
	muster, closeMuster, err := g.open(ctx, store.OpenPatient)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, closeMuster()) }()
	return do(muster)
}

// reading is with for a command that only reads: a SQLite database that cannot be written is left as it is.
func (g *globals) reading(ctx context.Context, do func(muster *app.App) error) (err error) {
	onPostgres, err := g.onPostgres()
	if err != nil {
		return err
	}
	if onPostgres || !store.IsReadOnly(g.database()) {
		return g.with(ctx, do)
	}
	opened, err := store.OpenReadOnly(ctx, g.database())
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, opened.Close()) }()
	return do(app.New(core.Core{Store: opened, Now: time.Now, Log: slog.New(slog.NewTextHandler(g.stderr, nil))}))
}

func (g *globals) say(format string, parts ...any) { fmt.Fprintf(g.out, format+"\n", parts...) }
