package main

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"time"

	"muster/internal/store"
	"muster/internal/store/pgtest"
)

// site is one engine with its database, a server on it, and the mail server and WhatsApp service that it uses.
type site struct {
	engine   store.Engine
	binary   string
	folder   string
	database string
	mail     *mailSink
	whatsapp *whatsappSink
	server   *server
	client   *http.Client
	// inside answers requests in this process; notes is a database for bare writes.
	inside   *inside
	notes    *sql.DB
	postgres *pgtest.Server
	// postmaster is the parent of PostgreSQL's processes.
	postmaster int
	// firstStart is how long the server took to start on an empty database.
	firstStart time.Duration
	// mostMemory is the peak memory of the server over all rows.
	mostMemory float64
	sessions   map[string]string
	loaded     bool
	// candidates is their number, derived from the number of requisitions.
	candidates int
	// span is how long each part of a row is measured.
	span time.Duration
}

// label names the engine and the size.
func (at *site) label() string {
	switch n := at.candidates; {
	case n == 0:
		return string(at.engine)
	case n%1_000_000 == 0:
		return fmt.Sprintf("%s %dM", at.engine, n/1_000_000)
	case n%1_000 == 0:
		return fmt.Sprintf("%s %dk", at.engine, n/1_000)
	default:
		return fmt.Sprintf("%s %d", at.engine, n)
	}
}

// perRequisition is how many candidates the seed adds for each requisition.
const perRequisition = 50

func (at *site) count(ctx context.Context) (err error) {
	db, err := store.Open(ctx, at.database)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	requisitions, err := db.Read().RequisitionCount(ctx)
	at.candidates = int(requisitions) * perRequisition
	return err
}

// openSite starts the server twice: on the empty database, which it fills, and then as on every other day. The second
// server is measured.
func openSite(ctx context.Context, chosen settings, engine store.Engine) (at *site, err error) {
	at = &site{
		engine: engine, binary: chosen.binary, span: chosen.span, sessions: map[string]string{},
		client: &http.Client{
			Timeout: patience, Transport: &http.Transport{MaxIdleConnsPerHost: crowd, DisableCompression: true},
		},
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, at.close())
		}
	}()
	if at.folder, err = os.MkdirTemp("", "muster-bench-"); err != nil {
		return at, err
	}
	if at.mail, err = startMailSink(); err != nil {
		return at, err
	}
	at.whatsapp = startWhatsappSink()
	if err := at.fill(ctx, chosen); err != nil {
		return at, err
	}
	first, err := at.start(ctx)
	if err != nil {
		return at, err
	}
	at.firstStart = first.startedIn
	if err := first.stop(); err != nil {
		return at, err
	}
	if err := at.count(ctx); err != nil {
		return at, err
	}
	if at.inside, err = openInside(ctx, at.database); err != nil {
		return at, err
	}
	at.server, err = at.start(ctx)
	return at, err
}

// fill creates the database to measure: a copy, or a seeded one.
func (at *site) fill(ctx context.Context, chosen settings) (err error) {
	if chosen.from != "" && at.engine == store.Postgres {
		err = at.startPostgres(pgtest.Durable(), pgtest.From(chosen.from))
		if err == nil {
			at.database = at.postgres.URL("muster")
		}
		return err
	}
	if at.database, err = at.newDatabase(ctx, "muster"); err != nil {
		return err
	}
	switch {
	case chosen.from != "":
		return copyFile(at.database, chosen.from)
	case chosen.candidates > 0:
		return at.seed(ctx, chosen.candidates)
	}
	return nil
}

// newDatabase creates an empty database and returns its path or address.
func (at *site) newDatabase(ctx context.Context, name string) (string, error) {
	if at.engine == store.SQLite {
		return filepath.Join(at.folder, name+".db"), nil
	}
	if at.postgres == nil {
		if err := at.startPostgres(pgtest.Durable()); err != nil {
			return "", err
		}
	}
	return at.postgres.URL(name), at.postgres.CreateDatabase(ctx, name, "")
}

func (at *site) startPostgres(options ...pgtest.Option) (err error) {
	if at.postgres, err = pgtest.Start(options...); err != nil {
		return err
	}
	at.postmaster, err = childNamed("postgres")
	return err
}

func (at *site) start(ctx context.Context) (*server, error) {
	return startServer(ctx, at.binary, os.Stderr,
		"--demo", "--data", at.folder, "--database", at.database, "--smtp", at.mail.url(),
		"--whatsapp", at.whatsapp.url())
}

func (at *site) seed(ctx context.Context, candidates int) error {
	command := exec.CommandContext(ctx, at.binary,
		"seed", "--candidates", strconv.Itoa(candidates), "--data", at.folder, "--database", at.database)
	command.Stderr = os.Stderr
	if err := command.Run(); err != nil {
		return fmt.Errorf("seed %d candidates: %w", candidates, err)
	}
	return nil
}

func copyFile(to, from string) (err error) {
	source, err := os.Open(from)
	if err != nil {
		return err
	}
	defer source.Close()
	made, err := os.OpenFile(to, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = io.Copy(made, source)
	// The disk must not be busy with ten gigabytes of ours while the server waits for it.
	return errors.Join(err, made.Sync(), made.Close())
}

// databaseCPU is the CPU time of PostgreSQL so far. SQLite's counts for the process that uses it.
func (at *site) databaseCPU() (time.Duration, error) {
	if at.postgres == nil {
		return 0, nil
	}
	return familyCPU(at.postmaster)
}

// notePeak reads the server's peak memory since forgetPeak.
func (at *site) notePeak() (float64, error) {
	peak, err := memoryOf(at.server.pid(), "VmHWM")
	at.mostMemory = max(at.mostMemory, peak)
	return peak, err
}

func (at *site) close() (err error) {
	at.client.CloseIdleConnections()
	if at.server != nil {
		err = at.server.stop()
	}
	if at.mail != nil {
		err = errors.Join(err, at.mail.close())
	}
	if at.whatsapp != nil {
		at.whatsapp.server.Close()
	}
	if at.inside != nil {
		err = errors.Join(err, at.inside.store.Close())
	}
	if at.notes != nil {
		err = errors.Join(err, at.notes.Close())
	}
	if at.postgres != nil {
		at.postgres.Stop()
	}
	if at.folder != "" {
		err = errors.Join(err, os.RemoveAll(at.folder))
	}
	return err
}
