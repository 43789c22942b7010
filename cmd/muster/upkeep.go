package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"
	"time"

	"muster/internal/app"
	"muster/internal/check"
	"muster/internal/seed"
	"muster/internal/store"
)

type migrateCommand struct{}

func (migrateCommand) Run(g *globals) error {
	muster, closeMuster, err := g.prepared(context.Background(), store.OpenPatient)
	if err != nil {
		return err
	}
	g.say("The database %s (%s) has the newest schema.", muster.Store.Name(), muster.Store.Engine())
	return closeMuster()
}

type seedCommand struct {
	Candidates *int   `help:"How many candidates its history has. Without it, it is that of serve --demo, and a database that has one already is left alone." placeholder:"N"`
	Today      string `help:"Let the history end on this day (YYYY-MM-DD), for tests." placeholder:"DAY"`
}

// Validate rejects values that would otherwise fail only after the people are written.
func (c *seedCommand) Validate() error {
	if c.Candidates != nil && *c.Candidates < 1 {
		return errors.New("--candidates must be 1 or more")
	}
	return nil
}

func (c *seedCommand) Run(g *globals) error {
	return g.fill(context.Background(), c.Today, func(ctx context.Context, muster *app.App) (err error) {
		if c.Candidates == nil {
			err = seed.Demo(ctx, muster)
		} else {
			err = seed.Fill(ctx, muster, *c.Candidates)
		}
		if err != nil {
			return err
		}
		g.say("The database %s (%s) has the demo company.", muster.Store.Name(), muster.Store.Engine())
		for _, login := range seed.Logins() {
			g.say("login %s %s %s", login.Who, login.Mobile, login.Password)
		}
		return nil
	})
}

// fill runs do on a database that another process may be filling at this moment: it waits for that as long as it takes.
func (g *globals) fill(
	ctx context.Context, today string, do func(ctx context.Context, muster *app.App) error,
) (err error) {
	muster, closeMuster, err := g.prepared(ctx, store.OpenPatient)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, closeMuster()) }()
	if today != "" {
		shift, err := clockFrom(today, time.Now())
		if err != nil {
			return err
		}
		muster.Now = func() time.Time { return time.Now().Add(shift) }
	}
	return do(ctx, muster)
}

type checkCommand struct {
	Mend bool `help:"First count anew what the dashboards count, where it is not what the events say, and tell what was changed."`
}

func (c *checkCommand) Run(g *globals) error {
	ctx := context.Background()
	with := g.with
	if !c.Mend {
		with = g.reading
	}
	return with(ctx, func(muster *app.App) error {
		if c.Mend {
			changed, err := check.Mend(ctx, muster.Core)
			if err != nil {
				return err
			}
			for _, change := range changed {
				g.say("%s", change)
			}
			g.say("Counts that were mended: %d", len(changed))
		}
		found, err := check.Run(ctx, muster.Core)
		if err != nil {
			return err
		}
		for _, fault := range found {
			g.say("%s", fault)
		}
		if len(found) > 0 {
			return fmt.Errorf("the database %s has faults: %d", muster.Store.Name(), len(found))
		}
		g.say("The database %s (%s) is sound.", muster.Store.Name(), muster.Store.Engine())
		return nil
	})
}

type backupCommand struct {
	File string `arg:"" help:"File to make. It must not exist yet."`
}

// Run leaves PostgreSQL to its own tool and then fails, so that nobody mistakes a printed command for a backup. The
// tool asks for the password, or reads it from where libpq does.
func (c *backupCommand) Run(g *globals) error {
	onPostgres, err := g.onPostgres()
	if err != nil {
		return err
	}
	if onPostgres {
		address, err := store.WithoutPassword(g.database())
		if err != nil {
			return err
		}
		g.say("pg_dump --format=custom --file=%s %s", quoted(c.File), quoted(address))
		return errors.New("nothing was copied: PostgreSQL is backed up with its own tool; the command for it is printed")
	}
	ctx := context.Background()
	return g.with(ctx, func(muster *app.App) error {
		if err := os.MkdirAll(filepath.Dir(c.File), 0o700); err != nil {
			return fmt.Errorf("the folder of the backup: %w", err)
		}
		if err := muster.Store.Backup(ctx, c.File); err != nil {
			return err
		}
		g.say("The database %s is copied to %s.", muster.Store.Name(), c.File)
		return nil
	})
}

func quoted(text string) string { return "'" + strings.ReplaceAll(text, "'", `'\''`) + "'" }

type versionCommand struct{}

func (versionCommand) Run(g *globals) error {
	g.say("muster %s, %s, %s/%s", version(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
	return nil
}

// version is what the build knows about itself: a tag or a commit, or neither when it was built without version
// control.
func version() string {
	info, known := debug.ReadBuildInfo()
	if !known || info.Main.Version == "" {
		return "(unknown)"
	}
	return info.Main.Version
}
