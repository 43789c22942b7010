package app_test

import (
	"testing"

	"muster/internal/app/waits"
	"muster/internal/seed"
	"muster/internal/store/pgtest"
	"muster/internal/store/storetest"
)

// A server of the version before, on the same PostgreSQL, writes waits without their number.
func TestWaitsOfTheVersionBeforeAreSeen(t *testing.T) {
	database := pgtest.Database(t)
	muster := onMonday(openMuster(t, database))
	must(t, seed.Fill(t.Context(), muster, 60))
	by := callers(t, database, managersByMobile)[0]
	counted := func() (n int64) {
		t.Helper()
		counts, err := muster.Waits.CountWaiting(t.Context(), by, waits.Ask{})
		must(t, err)
		for _, c := range counts {
			n += c.N
		}
		return n
	}
	before := counted()
	storetest.Write(t, database, `INSERT INTO wait (application_id, requisition_id, party, what, sleeps)
		SELECT w.application_id, w.requisition_id, 'nobody', '', FALSE FROM wait AS w
		WHERE w.application_id = (SELECT MIN(m.application_id) FROM wait AS m WHERE m.due_at IS NOT NULL)
		ON CONFLICT (application_id) DO UPDATE SET party = excluded.party, what = excluded.what, person_id = NULL,
			since_at = NULL, due_at = NULL, sleeps = excluded.sleeps`)
	if after := counted(); after != before-1 {
		t.Errorf("%d wait after the other server ended one of %d", after, before)
	}
}
