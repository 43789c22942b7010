package check_test

import (
	"log/slog"
	"testing"
	"time"

	"muster/internal/app"
	"muster/internal/app/core"
	"muster/internal/store/pgtest"
	"muster/internal/store/storetest"
)

func TestMain(m *testing.M) { pgtest.Main(m) }

// openMuster returns the use cases on the database, with the roles and departments that every database has.
func openMuster(t *testing.T, database string) *app.App {
	t.Helper()
	muster := app.New(core.Core{Store: storetest.Open(t, database), Now: time.Now, Log: slog.New(slog.DiscardHandler),
		SealKey: func() ([]byte, error) { return []byte("a key that only the tests know, for secrets"), nil }})
	must(t, muster.People.EnsureRolesAndDepartments(t.Context()))
	return muster
}

// onMonday starts the clock on a fixed day, so that the history is the same every time.
func onMonday(muster *app.App) *app.App {
	began := time.Now()
	muster.Now = func() time.Time { return time.Date(2026, 3, 16, 9, 30, 0, 0, time.UTC).Add(time.Since(began)) }
	return muster
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
