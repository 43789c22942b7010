package store_test

import (
	"strings"
	"testing"

	"muster/internal/hiring"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

// A dashboard reads the days or the requisition that it shows, never all events, all applications or all candidates.
func TestFiguresUseIndexes(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		s := storetest.Open(t, database)
		manyHires(t, s, database, 3000)
		storetest.Exec(t, database, "UPDATE stage_event SET counts = TRUE")
		if err := s.InTx(t.Context(), func(q *store.Queries) error { return q.FillRollups(t.Context()) }); err != nil {
			t.Fatal(err)
		}
		storetest.Exec(t, database, "ANALYZE")
		from, before := noon.AddDate(0, 2, 0), noon.AddDate(0, 2, 14)
		plans, err := storetest.Open(t, database).FigurePlans(t.Context(),
			hiring.Span{From: hiring.DayOf(from), To: hiring.DayOf(before)}, "q00007", from, before)
		if err != nil {
			t.Fatal(err)
		}
		for name, plan := range plans {
			for _, part := range []string{"Seq Scan on stage_event", "Seq Scan on application", "Seq Scan on candidate",
				"Seq Scan on worked_", "Seq Scan on offer_event", "SCAN o\n", "SCAN e\n", "SCAN e ", "SCAN w\n", "SCAN c\n",
				"SCAN a\n", "SCAN m\n", "SCAN b\n"} {
				if strings.Contains(plan+"\n", part) {
					t.Errorf("%s has %s:\n%s", name, strings.TrimSpace(part), plan)
				}
			}
		}
	})
}
