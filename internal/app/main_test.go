package app_test

import (
	"log/slog"
	"testing"
	"time"

	"muster/internal/app"
	"muster/internal/store/pgtest"
	"muster/internal/store/storetest"
)

func TestMain(m *testing.M) { pgtest.Main(m) }

// openDesk gives a desk on the database, with the roles and departments that every database has.
func openDesk(t *testing.T, database string) *app.Desk {
	t.Helper()
	desk := &app.Desk{Store: storetest.Open(t, database), Now: time.Now, Log: slog.New(slog.DiscardHandler)}
	if err := desk.EnsureRolesAndDepartments(t.Context()); err != nil {
		t.Fatal(err)
	}
	return desk
}
