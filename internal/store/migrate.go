package store

import (
	"context"
	"database/sql"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"regexp"
	"strings"
	"testing/fstest"

	"github.com/pressly/goose/v3"
	"github.com/pressly/goose/v3/lock"
)

//go:embed migrations/*.sql
var migrationFiles embed.FS

// migrate applies new migrations.
func (s *Store) migrate(ctx context.Context, db *sql.DB) error {
	provider, err := s.migrations(db)
	if err != nil {
		return err
	}
	if err := refuseNewer(ctx, provider); err != nil {
		return err
	}
	done, err := up(ctx, provider)
	if err != nil {
		return fmt.Errorf("store: migrate: %w", err)
	}
	if done {
		// Without statistics the planner may prefer a new index for a list that another serves better.
		return s.analyze(ctx, db)
	}
	return nil
}

// migrations returns the migrations in the engine's dialect. Several processes may start at once: on PostgreSQL the
// first takes a lock and the others wait, polling every second.
func (s *Store) migrations(db *sql.DB) (*goose.Provider, error) {
	files, dialect := fs.FS(nil), goose.DialectPostgres
	options := []goose.ProviderOption{goose.WithVerbose(false)}
	sub, err := fs.Sub(migrationFiles, "migrations")
	if err != nil {
		return nil, fmt.Errorf("store: migrations: %w", err)
	}
	switch s.engine {
	case SQLite:
		dialect = goose.DialectSQLite3
		if files, err = translated(sub, sqliteText); err != nil {
			return nil, err
		}
	case Postgres:
		if files, err = translated(sub, postgresText); err != nil {
			return nil, err
		}
		locker, err := lock.NewPostgresSessionLocker(lock.WithLockTimeout(1, 300))
		if err != nil {
			return nil, fmt.Errorf("store: lock for migrations: %w", err)
		}
		options = append(options, goose.WithSessionLocker(locker))
	}
	provider, err := goose.NewProvider(dialect, db, files, options...)
	if err != nil {
		return nil, fmt.Errorf("store: migrations: %w", err)
	}
	return provider, nil
}

// refuseNewer reports a database that a newer version has migrated: what this version writes could break its rules.
// One that was opened before the migration goes on, so every migration leaves the tables usable for the version before.
func refuseNewer(ctx context.Context, provider *goose.Provider) error {
	is, known, err := provider.GetVersions(ctx)
	if err != nil {
		return fmt.Errorf("store: version of the schema: %w", err)
	}
	if is > known {
		return fmt.Errorf("the database has schema %d of a newer version of Muster; "+
			"this one knows schema %d and leaves it alone", is, known)
	}
	return nil
}

// up applies new migrations and reports whether there were any. SQLite has no lock across transactions, so two
// processes may start the same migration; the slower one fails, finds it done, and continues from there.
func up(ctx context.Context, provider *goose.Provider) (done bool, err error) {
	for before := int64(-1); ; {
		applied, failed := provider.Up(ctx)
		done = done || len(applied) > 0
		if failed == nil {
			return done, nil
		}
		after, err := provider.GetDBVersion(ctx)
		if err != nil || after == before {
			return done, errors.Join(failed, err)
		}
		before = after
	}
}

// translated returns the migrations in an engine's dialect.
func translated(files fs.FS, translate func(string) string) (fs.FS, error) {
	out := fstest.MapFS{}
	names, err := fs.Glob(files, "*.sql")
	if err != nil {
		return nil, fmt.Errorf("store: migrations: %w", err)
	}
	for _, name := range names {
		text, err := fs.ReadFile(files, name)
		if err != nil {
			return nil, fmt.Errorf("store: migration %s: %w", name, err)
		}
		out[name] = &fstest.MapFile{Data: []byte(translate(string(text)))}
	}
	return out, nil
}

var (
	postgresOnly = regexp.MustCompile(`(?ms)^-- postgres only\n.*?^-- end\n`)
	sqliteOnly   = regexp.MustCompile(`(?m)^--sqlite `)
	sqliteLine   = regexp.MustCompile(`(?m)^--sqlite .*\n`)
	columnType   = regexp.MustCompile(`(?m)^(\s+\w+\s+)(bigint|integer|boolean|timestamptz|date|bytea|double precision)\b`)
	tableEnd     = regexp.MustCompile(`(?m)^\);$`)
	sqliteType   = map[string]string{
		"bigint": "INTEGER", "integer": "INTEGER", "boolean": "INTEGER", "timestamptz": "INTEGER",
		"date": "TEXT", "bytea": "BLOB", "double precision": "REAL",
	}
)

// postgresText drops SQLite's lines; goose would interpret the directives in them.
func postgresText(text string) string { return sqliteLine.ReplaceAllString(text, "") }

// sqliteText rewrites a PostgreSQL migration for SQLite: the types, STRICT tables, and the lines meant for one
// engine. Lines between "-- postgres only" and "-- end" are left out, lines that begin with "--sqlite " lose that
// prefix.
func sqliteText(text string) string {
	text = postgresOnly.ReplaceAllString(text, "")
	text = sqliteOnly.ReplaceAllString(text, "")
	text = columnType.ReplaceAllStringFunc(text, func(match string) string {
		parts := columnType.FindStringSubmatch(match)
		return parts[1] + sqliteType[strings.ToLower(parts[2])]
	})
	return tableEnd.ReplaceAllString(text, ") STRICT;")
}
