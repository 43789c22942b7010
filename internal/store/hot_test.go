package store_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"muster/internal/store"
	"muster/internal/store/storetest"
)

// A candidate's details, a move and the question who calls are asked all day, so none of them may read through a table that
// grows.
func TestWhatIsAskedAllDayComesFromIndexes(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		s, ctx := storetest.Open(t, database), t.Context()
		manyApplications(t, s, 50, 60)
		err := s.InBulk(ctx, func(b *store.Bulk) error {
			owner := "u1"
			for i := range 3_000 {
				at := noon.Add(time.Duration(i) * time.Hour)
				if err := b.AddStageEvent(store.AddStageEventParams{
					ID: int64(i + 1), ApplicationID: fmt.Sprintf("c%06d", i), RequisitionID: fmt.Sprintf("q%05d", i%50), Stage: "New", Status: "New",
					OwnerID: &owner, ActorID: &owner, At: store.At(at), OnDay: store.DateOf(at), Counts: true,
				}); err != nil {
					return err
				}
			}
			q, err := b.Queries()
			if err != nil {
				return err
			}
			return q.FillAdded(ctx)
		})
		if err != nil {
			t.Fatal(err)
		}
		storetest.Exec(t, database, "ANALYZE")
		plans, err := s.HotPlans(ctx, "c000007", "q00007", store.Scope{Sight: store.SeesAll})
		if err != nil {
			t.Fatal(err)
		}
		for name, plan := range plans {
			// SQLite says by which name the query calls a table; in Source Count, e is what was found before.
			through := []string{"Seq Scan on application", "Seq Scan on stage_event", "Seq Scan on candidate", "Seq Scan on added_day", "SCAN a", "SCAN c", "SCAN d"}
			if name != "added in two weeks" {
				through = append(through, "SCAN e", "SCAN stage_event", "SCAN interview")
			}
			for _, part := range through {
				if strings.Contains(plan, part+" ") || strings.Contains(plan, part+"\n") {
					t.Errorf("%s has %s:\n%s", name, part, plan)
				}
			}
		}
	})
}
