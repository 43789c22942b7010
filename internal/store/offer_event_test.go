package store_test

import (
	"fmt"
	"testing"

	"muster/internal/store"
	"muster/internal/store/storetest"
)

// What the dashboards know of offers follows every write of theirs, also one by a version that does not know of it.
func TestOfferEventsFollowTheirHistory(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		s := storetest.Open(t, database)
		manyHires(t, s, database, 300)
		storetest.Write(t, database, `INSERT INTO source (id, name, description, active, version, created_at)
			SELECT 's1', 'Naukri', '', TRUE, 1, added_at FROM requisition WHERE id = 'q00000'`)
		offers := func(where string) int {
			return len(storetest.Column(t, database, "SELECT application_id FROM offer_event WHERE "+where))
		}
		if all, closes := offers("TRUE"), offers("closes"); all != 100 || closes == 0 || closes == all {
			t.Fatalf("%d offers, of which %d closed a position", all, closes)
		}
		for _, c := range []struct{ name, change, where string }{
			{"left in the end", "UPDATE application SET accepted = FALSE WHERE id = 'q00003'",
				"application_id = 'q00003' AND NOT closes"},
			{"joined", "UPDATE application SET joined = TRUE WHERE id = 'q00006'",
				"application_id = 'q00006' AND joined"},
			{"taken back", "UPDATE stage_event SET voided_at = at WHERE application_id = 'q00009'",
				"application_id IN ('q00009', 'q00012')"},
			{"from another source", "UPDATE candidate SET source_id = 's1' WHERE id = 'q00018'",
				"application_id = 'q00018' AND source_id = 's1'"},
			{"of another type", "UPDATE requisition SET employment_type = 'Contract' WHERE id = 'q00015'",
				"requisition_id = 'q00015' AND employment_type = 'Contract'"},
		} {
			storetest.Write(t, database, c.change)
			if n := offers(c.where); n != 1 {
				t.Errorf("%s: %d rows", c.name, n)
			}
			differences(t, s, c.name)
		}
	})
}

func TestDaysToFill(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		s := storetest.Open(t, database)
		manyHires(t, s, database, 30)
		for _, c := range []struct {
			approved, closed, want string
		}{
			{"2026-03-01", "2026-03-01", "0"}, {"2026-03-01", "2026-03-02", "1"}, {"2026-02-28", "2026-03-01", "1"},
			{"2024-02-28", "2024-03-01", "2"},
			{"2025-12-20", "2026-01-10", "21"}, {"2025-01-01", "2026-01-01", "365"},
			// The acceptance is dated before the approval; the figure does not hide it.
			{"2026-03-10", "2026-03-07", "-3"},
		} {
			storetest.Write(t, database, fmt.Sprintf(`
				UPDATE stage_event SET on_day = '%s', voided_at = NULL WHERE application_id = 'q00003' AND stage = 'OFFER';
				UPDATE requisition SET approved_on = '%s' WHERE id = 'q00003'`,
				c.closed, c.approved))
			got := storetest.Column(t, database,
				"SELECT CAST(days AS text) FROM offer_event WHERE application_id = 'q00003'")
			if len(got) != 1 || got[0] != c.want {
				t.Errorf("from %s to %s: %v days, want %s", c.approved, c.closed, got, c.want)
			}
		}
		differences(t, s, "dates")
	})
}

func differences(t *testing.T, s *store.Store, name string) {
	t.Helper()
	q := s.Read()
	events, err := q.OfferEventDifferences(t.Context())
	if err != nil || len(events) != 0 {
		t.Errorf("%s: the events %v differ, %v", name, events, err)
	}
	days, err := q.OfferDayDifferences(t.Context())
	if err != nil || len(days) != 0 {
		t.Errorf("%s: the days %v differ, %v", name, days, err)
	}
	months, err := q.ClosedMonthDifferences(t.Context())
	if err != nil || len(months) != 0 {
		t.Errorf("%s: the months %v differ, %v", name, months, err)
	}
}
