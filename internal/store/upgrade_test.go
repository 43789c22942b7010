package store_test

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"muster/internal/app"
	"muster/internal/app/core"
	checks "muster/internal/check"
	"muster/internal/seed"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

// oldSchema is the last one in which links were signed with a key of the database.
const oldSchema = 13

// musterOn has the use cases on an open store, on the day of the demo company.
func musterOn(s *store.Store) *app.App {
	return app.New(core.Core{Store: s, Log: slog.New(slog.DiscardHandler), PublicURL: "http://muster.test",
		SealKey: func() ([]byte, error) { return []byte("a key that only the tests know, for secrets"), nil },
		Now:     func() time.Time { return time.Date(2026, 3, 16, 9, 30, 0, 0, time.UTC) }})
}

func company(database string) error {
	s, err := store.Open(context.Background(), database)
	if err != nil {
		return err
	}
	return errors.Join(seed.Fill(context.Background(), musterOn(s), 100), s.Close())
}

func downTo(t *testing.T, database string, version int64) {
	t.Helper()
	if err := store.DownTo(t.Context(), database, version); err != nil {
		t.Fatal(err)
	}
}

// history is what a company has lived through.
const history = "SELECT 'requisition ' || requisition_id || action || after FROM requisition_event UNION ALL" +
	" SELECT 'stage ' || application_id || stage || status FROM stage_event UNION ALL" +
	" SELECT 'application ' || id || stage || status FROM application ORDER BY 1"

func TestUpgradingTheDemoCompanyKeepsIt(t *testing.T) {
	storetest.EachDatabaseFrom(t, company, func(t *testing.T, database string) {
		before := storetest.Column(t, database, history)
		downTo(t, database, oldSchema)
		s := storetest.Open(t, database)
		if faults, err := checks.Run(t.Context(), musterOn(s).Core); err != nil || len(faults) != 0 {
			t.Errorf("faults after the upgrade: %v, %v", faults, err)
		}
		if diff := cmp.Diff(before, storetest.Column(t, database, history)); diff != "" || len(before) < 200 {
			t.Errorf("a history of %d rows: %s", len(before), diff)
		}
	})
}

// oldEvent writes a later edit of the requisition that the first event made.
const oldEvent = `
INSERT INTO requisition_event (id, step, requisition_id, action, status, after, positions, comment, actor_id, at,
    on_day, before)
SELECT $id, $id, requisition_id, 'Edit Requisition', status, after, positions, comment, actor_id, at + $later,
    on_day, ''
FROM requisition_event WHERE id = $first;`

// oldMail writes a mail as version 13 did, beside an event: that about a new requisition was written a moment after its
// event, that about an edit a moment before. Only the latter had a copy that must not get links.
const oldMail = `
INSERT INTO message (id, state, to_list, cc_list, subject, cause, cause_id, reason, attempts, created_at, html, plain,
    calendar)
SELECT '$id', '$state', 'a@x.example', 'b@x.example', 's', '$cause', $causeID, '', 0, at + $later, '', '', ''
FROM requisition_event WHERE id = $event;`

const oldSecret = `
INSERT INTO secret (name, value) VALUES ('link key', 'known to every backup');
INSERT INTO once (user_id, key, operation, answer, at)
SELECT actor_id, 'k', 'AddRequisition', '{}', at FROM requisition_event WHERE id = $first;`

func TestUpgradingGivesOldRowsTheirNewMeaning(t *testing.T) {
	storetest.EachDatabaseFrom(t, company, func(t *testing.T, database string) {
		downTo(t, database, oldSchema)
		span := func(of time.Duration) string {
			if strings.HasPrefix(database, "postgres://") {
				return fmt.Sprintf("interval '%d microseconds'", of.Microseconds())
			}
			return fmt.Sprintf("(%d)", of.Microseconds())
		}
		first := storetest.Column(t, database,
			"SELECT CAST(MIN(id) AS text) FROM requisition_event WHERE action = 'New Requisition'")[0]
		write := func(row string, values ...string) {
			storetest.Exec(t, database, strings.NewReplacer(append(values, "$first", first)...).Replace(row))
		}
		const edit, again = "9000000000000000001", "9000000000000000002"
		write(oldSecret)
		write(oldEvent, "$id", edit, "$later", span(time.Hour))
		write(oldEvent, "$id", again, "$later", span(2*time.Hour))
		const moment = 300 * time.Microsecond
		want := []string{}
		for i, m := range []struct {
			state, cause, causeID, event string
			later                        time.Duration
			now                          string
		}{
			{"kept", "ApproveRequisition", "requisition_id", first, moment, first + " with a copy"},
			{"kept", "ReapproveRequisition", "requisition_id", edit, -moment, edit + " without a copy"},
			{"sent", "ReapproveRequisition", "requisition_id", again, -moment, again + " with a copy"},
			{"kept", "ApproveRequisition", "'gone'", first, 0, "0 with a copy"},
			{"kept", "SendMail", "'writer'", first, 0, "writer with a copy"},
		} {
			id := fmt.Sprintf("old-%d", i)
			write(oldMail, "$id", id, "$state", m.state, "$causeID", m.causeID, "$cause", m.cause, "$event", m.event,
				"$later", span(m.later))
			want = append(want, id+" by "+m.now)
		}
		storetest.Open(t, database)
		if diff := cmp.Diff(want, storetest.Column(t, database, "SELECT id || ' by ' || cause_id ||"+
			" CASE cc_list WHEN '' THEN ' without a copy' ELSE ' with a copy' END"+
			" FROM message WHERE id LIKE 'old-%' ORDER BY id")); diff != "" {
			t.Error(diff)
		}
		for what, query := range map[string]string{
			"keys that are compared with something": "SELECT digest FROM once WHERE key = 'k' AND digest <> ''",
			"positions that ask for experience":     "SELECT id FROM position WHERE min_experience IS NOT NULL",
			"requisitions that ask for experience":  "SELECT id FROM requisition WHERE min_experience IS NOT NULL",
			"rows of a trial write":                 "SELECT id FROM probe",
		} {
			if found := storetest.Column(t, database, query); len(found) != 0 {
				t.Errorf("%s: %v", what, found)
			}
		}
	})
}
