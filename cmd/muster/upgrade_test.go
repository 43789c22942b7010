package main

import (
	"context"
	"log/slog"
	"slices"
	"strings"
	"testing"
	"time"

	"muster/internal/jobs"
	"muster/internal/outreach/smtptest"
	"muster/internal/store"
	"muster/internal/store/pgtest"
	"muster/internal/store/storetest"
)

// newerMigration is what a later version might add. It only adds, so that this version can go on beside it.
const newerMigration = "ALTER TABLE job ADD COLUMN weight bigint NOT NULL DEFAULT 0; " +
	"ALTER TABLE setting ADD COLUMN colour text; ALTER TABLE login_session ADD COLUMN device text NOT NULL DEFAULT ''; " +
	"ALTER TABLE message ADD COLUMN tone text; ALTER TABLE audit ADD COLUMN place text NOT NULL DEFAULT ''; " +
	"INSERT INTO goose_db_version (version_id, is_applied) VALUES (99000, TRUE)"

// A server of this version runs while a newer one migrates the database and works beside it. The newer one is this
// version with one more kind of job; it opens the database before the migration because afterwards it would be refused.
func TestTwoVersionsShareADatabase(t *testing.T) {
	database := pgtest.Database(t)
	shortHistory(t, database)
	mail := smtptest.Start(t)
	older := serve(t, database, "--demo", "--smtp", mail.URL())
	admin := signedIn(t, older, "administrator")
	newer := storetest.Open(t, database)
	storetest.Exec(t, database, newerMigration)

	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	addMails(t, database, newer, 1, "Novelty")
	if err := newer.InTx(ctx, func(q *store.Queries) error {
		return jobs.Add(ctx, q, time.Now(), "Novel", "for the newer version", "")
	}); err != nil {
		t.Fatal(err)
	}
	if a := admin.do(older, "POST", "/api/messages/test", nil); a.code() != "200" {
		t.Errorf("a mail from the older version: %+v", a)
	}
	value, version := admin.setting(older, "mailSenderName")
	if a, err := admin.changeSetting(older, "mailSenderName", value+" too", version); err != nil || a.code() != "200" {
		t.Errorf("a setting changed by the older version: %+v, %v", a, err)
	}
	signedIn(t, older, "manager")
	if _, err := mail.Wait(ctx, 1); err != nil {
		t.Fatal(err)
	}
	eventually(t, "only jobs of the newer version are left", func() bool {
		return slices.Equal(storetest.Column(t, database, "SELECT kind || ' ' || dead || ' ' || last_error FROM job "+
			"WHERE kind IN ('Novel', 'SendMessage') ORDER BY kind"), []string{"Novel false ", "SendMessage false "})
	})
	if payload := workOn(ctx, newer, "Novel"); payload != `"for the newer version"` {
		t.Errorf("the newer version got %q", payload)
	}
	if sent := mail.Messages(); len(sent) != 1 {
		t.Errorf("%d mails were sent; the older version does not know the cause of one of them", len(sent))
	}
	older.stop()

	again := launch(t, "serve", "--addr", "127.0.0.1:0", "--database", database, "--demo")
	if code := again.exitCode(); code != 1 || !strings.Contains(again.stderr.String(), "newer version of Muster") {
		t.Errorf("a start on the newer schema: exit code %d, %s", code, &again.stderr)
	}
}

// workOn runs a worker that knows one kind of job until it has done one, and returns its payload.
func workOn(ctx context.Context, s *store.Store, kind string) (payload string) {
	working, stop := context.WithCancel(ctx)
	defer stop()
	worker := &jobs.Worker{Store: s, Now: time.Now, Log: slog.New(slog.DiscardHandler), Lease: time.Minute,
		Poll: 10 * time.Millisecond, Slots: 1, Grace: patience,
		Handlers: map[string]jobs.Handler{kind: func(_ context.Context, job jobs.Job) error {
			payload = job.Payload
			stop()
			return nil
		}}}
	worker.Run(working)
	return payload
}
