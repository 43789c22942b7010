package store_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"muster/internal/hiring"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

// callAgain adds a candidate to the first requisition, for the owner to call again on a day.
func callAgain(t *testing.T, s *store.Store, id, name, owner, day string) {
	t.Helper()
	must(t, s.InTx(t.Context(), func(q *store.Queries) error { return addFollowUp(t, q, id, name, owner, day) }))
}

func addFollowUp(t *testing.T, q *store.Queries, id, name, owner, day string) error {
	return errors.Join(
		q.AddCandidate(t.Context(), store.AddCandidateParams{
			ID: id, Name: name, Mobile: "9" + id, Mobile10: "9" + id, Email: id + "@Mail.Test", EmailKey: id,
			CreatedBy: &owner, CreatedAt: store.At(noon),
		}),
		q.AddApplication(t.Context(), store.AddApplicationParams{
			ID: id, CandidateID: id, RequisitionID: "q00000", OwnerID: &owner, Stage: "New", Status: "New",
			CreatedAt: store.At(noon), CreatedOn: store.DateOf(noon),
		}),
		saveFollowUp(t, q, id, owner, day),
	)
}

// saveFollowUp sets the owner, and the day of the follow-up or none.
func saveFollowUp(t *testing.T, q *store.Queries, id, owner, day string) error {
	row := store.SaveApplicationParams{ID: id, OwnerID: &owner, Stage: "CALL", Status: "Call Back", Live: true,
		LatestAt: store.At(noon), LatestOn: store.DateOf(noon)}
	if day != "" {
		row.FollowUpAt, row.FollowUpOn = new(store.At(noon)), new(store.Date(day))
	}
	return q.SaveApplication(t.Context(), row)
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func everyDay(t *testing.T) hiring.Span {
	t.Helper()
	span, err := hiring.ParseSpan("from", "2000-01-01", "to", "2099-12-31")
	must(t, err)
	return span
}

func followUps(t *testing.T, s *store.Store, owner, part string, size int) (names []string, total int64) {
	t.Helper()
	rows, total, err := s.FollowUps(t.Context(), owner, everyDay(t), part, store.Page{Number: 1, Size: size,
		Sort: "followUp"})
	must(t, err)
	for _, r := range rows {
		names = append(names, r.Name)
	}
	return names, total
}

// The count of follow-ups follows every change of an application.
func TestFollowUpsAreCounted(t *testing.T) {
	storetest.Each(t, func(t *testing.T, s *store.Store) {
		manyRequisitions(t, s, 1)
		for i := range 3 {
			callAgain(t, s, fmt.Sprint(111111111+i), fmt.Sprint("Candidate ", i), "u1", fmt.Sprint("2026-03-0", 5+i))
		}
		totals := func(want string) {
			t.Helper()
			got := []string{}
			for _, owner := range []string{"", "u1", "u2"} {
				names, total := followUps(t, s, owner, "", 1)
				got = append(got, fmt.Sprint(len(names), " of ", total))
			}
			if strings.Join(got, ", ") != want {
				t.Errorf("got %v, want %s", got, want)
			}
		}
		change := func(do func(q *store.Queries) error) {
			t.Helper()
			must(t, s.InTx(t.Context(), func(q *store.Queries) error {
				return errors.Join(do(q), q.MarkChange(t.Context(), "candidate"))
			}))
		}
		totals("1 of 3, 1 of 3, 0 of 0")
		change(func(q *store.Queries) error { return saveFollowUp(t, q, "111111111", "u1", "2026-04-01") })
		totals("1 of 3, 1 of 3, 0 of 0")
		change(func(q *store.Queries) error { return saveFollowUp(t, q, "111111111", "u1", "") })
		totals("1 of 2, 1 of 2, 0 of 0")
		change(func(q *store.Queries) error {
			return q.HandOverApplication(t.Context(), store.HandOverApplicationParams{ID: "111111112",
				OwnerID: new("u2")})
		})
		totals("1 of 2, 1 of 1, 1 of 1")
		change(func(q *store.Queries) error {
			return q.HandOverApplication(t.Context(), store.HandOverApplicationParams{ID: "111111111",
				OwnerID: new("u2")})
		})
		totals("1 of 2, 1 of 1, 1 of 1")
		rows, err := s.Read().FollowUpDayDifferences(t.Context())
		if err != nil || len(rows) > 0 {
			t.Errorf("differences %+v, %v", rows, err)
		}
	})
}

// A page beyond the last one has no row that could carry the total of a search.
func TestSearchBeyondTheLastPageHasItsTotal(t *testing.T) {
	storetest.Each(t, func(t *testing.T, s *store.Store) {
		manyRequisitions(t, s, 1)
		for i, name := range []string{"Asha Rao", "Asha Nair", "Ravi Iyer"} {
			callAgain(t, s, fmt.Sprint(111111111+i), name, "u1", "2026-03-05")
		}
		for _, owner := range []string{"", "u1"} {
			rows, total, err := s.FollowUps(t.Context(), owner, everyDay(t), "asha", store.Page{Number: 2, Size: 2,
				Sort: "followUp"})
			if err != nil || len(rows) != 0 || total != 2 {
				t.Errorf("of %q: %d rows of %d, %v", owner, len(rows), total, err)
			}
		}
	})
}

func TestFollowUpsPageUsesAnIndex(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		s := storetest.Open(t, database)
		manyRequisitions(t, s, 1)
		must(t, s.InTx(t.Context(), func(q *store.Queries) error {
			for i := range 1500 {
				day := fmt.Sprintf("2026-%02d-%02d", 1+i%12, 1+i%28)
				if err := addFollowUp(t, q, fmt.Sprint(111111111+i), "Somebody", fmt.Sprint("u", 2+i%2),
					day); err != nil {
					return err
				}
			}
			return nil
		}))
		storetest.Exec(t, database, "ANALYZE")
		for owner, index := range map[string]string{"": "application_follow_up_day", "u3": "application_follow_up"} {
			for _, desc := range []bool{false, true} {
				plan, err := s.FollowUpsPlan(t.Context(), owner, everyDay(t), "", store.Page{Number: 1, Size: 25,
					Sort: "followUp", Desc: desc})
				must(t, err)
				if !strings.Contains(plan, index) || strings.Contains(plan, "Sort") || strings.Contains(plan,
					"TEMP B-TREE") {
					t.Errorf("of %q, descending %v, without %s:\n%s", owner, desc, index, plan)
				}
			}
		}
	})
}
