package jobs_test

import (
	"context"
	"database/sql"
	"log/slog"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"muster/internal/jobs"
	"muster/internal/store"
	"muster/internal/store/pgtest"
	"muster/internal/store/storetest"
)

func TestMain(m *testing.M) { pgtest.Main(m) }

// bench is a database with workers, in a bubble whose clock advances only while every goroutine waits.
type bench struct {
	*testing.T
	database string
	store    *store.Store
}

// onBoth runs a test in a bubble on each engine. The database is opened inside, because its goroutines belong there.
func onBoth(t *testing.T, test func(b *bench)) {
	t.Helper()
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		synctest.Test(t, func(t *testing.T) { test(&bench{t, database, storetest.Open(t, database)}) })
	})
}

func (b *bench) add(kind string, payload any, dedupe string) {
	b.Helper()
	if err := b.store.InTx(b.Context(), func(q *store.Queries) error {
		return jobs.Add(b.Context(), q, time.Now(), kind, payload, dedupe)
	}); err != nil {
		b.Fatal(err)
	}
}

// worker returns a worker that polls every ten seconds.
func (b *bench) worker(handlers map[string]jobs.Handler) *jobs.Worker {
	return &jobs.Worker{
		Store: b.store, Now: time.Now, Log: slog.New(slog.DiscardHandler), Handlers: handlers,
		Lease: time.Minute, Poll: 10 * time.Second, Slots: 4, Grace: 10 * time.Second,
	}
}

// start runs a worker until stop is called; stop returns when the worker has ended.
func (b *bench) start(w *jobs.Worker) (stop func()) {
	ctx, cancel := context.WithCancel(b.Context())
	ended := make(chan struct{})
	go func() { defer close(ended); w.Run(ctx) }()
	stop = func() { cancel(); <-ended }
	b.Cleanup(stop)
	return stop
}

// pass advances the bubble's clock and returns when every goroutine waits again. It takes no real time.
func (b *bench) pass(d time.Duration) {
	time.Sleep(d)
	synctest.Wait()
}

// row is a job as stored.
type row struct {
	id, kind, payload, lastError string
	dedupe                       *string
	runAt                        store.Instant
	attempts                     int64
	dead                         bool
}

func (b *bench) rows() []row {
	b.Helper()
	db := b.sql()
	defer db.Close()
	found, err := db.QueryContext(b.Context(),
		"SELECT id, kind, payload, last_error, dedupe, run_at, attempts, dead FROM job ORDER BY id")
	if err != nil {
		b.Fatal(err)
	}
	defer found.Close()
	var all []row
	for found.Next() {
		var r row
		if err := found.Scan(&r.id, &r.kind, &r.payload, &r.lastError, &r.dedupe, &r.runAt, &r.attempts,
			&r.dead); err != nil {
			b.Fatal(err)
		}
		all = append(all, r)
	}
	if err := found.Err(); err != nil {
		b.Fatal(err)
	}
	return all
}

func (b *bench) sql() *sql.DB {
	driver := "sqlite"
	if strings.HasPrefix(b.database, "postgres://") {
		driver = "pgx"
	}
	db, err := sql.Open(driver, b.database)
	if err != nil {
		b.Fatal(err)
	}
	return db
}

// only returns the job, which must be the only one.
func (b *bench) only() row {
	b.Helper()
	all := b.rows()
	if len(all) != 1 {
		b.Fatalf("there are %d jobs", len(all))
	}
	return all[0]
}
