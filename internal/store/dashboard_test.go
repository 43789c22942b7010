package store_test

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"muster/internal/hiring"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

// manyHires gives every requisition an approval and an application: one in three was accepted, and some of the
// acceptances do not stand.
func manyHires(t *testing.T, s *store.Store, database string, n int) {
	t.Helper()
	manyRequisitions(t, s, n)
	storetest.Exec(t, database, `UPDATE requisition SET approved_on = added_on,
		status = CASE number % 10 WHEN 0 THEN 'Approved' WHEN 1 THEN 'Assigned' WHEN 2 THEN 'Re-Assigned'
			WHEN 3 THEN 'Inprogress' ELSE 'Onboarded' END;
		UPDATE assignment SET started = TRUE`)
	ctx := t.Context()
	err := s.InBulk(ctx, func(b *store.Bulk) error {
		for i := range n {
			id, at, hr := fmt.Sprintf("q%05d", i), noon.Add(time.Duration(i)*(365*24*time.Hour/time.Duration(n))),
				fmt.Sprint("u", i%10)
			if err := b.AddCandidate(store.Candidate{ID: id, Mobile10: id, CreatedBy: new("u1"),
				CreatedAt: store.At(at)}); err != nil {
				return err
			}
			if err := b.AddApplication(store.Application{ID: id, CandidateID: id, RequisitionID: id,
				OwnerID: &hr, CreatedAt: store.At(at), CreatedOn: store.DateOf(at), LatestAt: store.At(at),
				LatestOn: store.DateOf(at), Live: true, Unfinished: true, Version: 1}); err != nil {
				return err
			}
			for k, step := range [][2]string{{"New", "New"}, {"CALL", "Ringing"}, {"CALL", "Call Back"},
				{"CALL", "Shortlisted"}, {"OFFER", "Offer Accepted"}} {
				if k == 4 && i%3 > 0 {
					continue
				}
				if err := b.AddStageEvent(store.AddStageEventParams{
					ID: int64(10*i + k), ApplicationID: id, RequisitionID: id, Stage: step[0], Status: step[1],
					OwnerID: &hr, At: store.At(at), OnDay: store.DateOf(at),
				}); err != nil {
					return err
				}
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	storetest.Write(t, database, "UPDATE application SET accepted = TRUE WHERE id IN"+
		" (SELECT application_id FROM stage_event WHERE status = 'Offer Accepted' AND id % 7 > 0); ANALYZE")
}

func TestDashboardsUseIndexes(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		manyHires(t, storetest.Open(t, database), database, 3000)
		// A SQLite connection reads new statistics when it is opened.
		s := storetest.Open(t, database)
		ctx := t.Context()
		month := hiring.Span{From: hiring.DayOf(noon.AddDate(0, 2, 0)), To: hiring.DayOf(noon.AddDate(0, 3, 0))}
		from, to := store.Date(month.From.String()), store.Date(month.To.String())
		open := store.RequisitionFilter{ReqFilter: hiring.ReqFilter{Statuses: hiring.OpenStatuses},
			Scope: store.Scope{Sight: hiring.SeesAll}, Today: month.To}
		late := open
		late.Overdue = hiring.OverdueOnly
		for name, c := range map[string]struct {
			plan func() (string, error)
			// by is the index that must find the rows; without lists what the plan must not contain.
			by, without string
		}{
			"open, longest first": {func() (string, error) {
				return s.OpenPlan(ctx, open, store.Page{Number: 1, Size: 25, Sort: "approvedOn"})
			}, "requisition_open", "Sort|TEMP B-TREE"},
			"open, newest first": {func() (string, error) {
				return s.OpenPlan(ctx, open, store.Page{Number: 1, Size: 25, Sort: "approvedOn", Desc: true})
			}, "requisition_open", "Sort|TEMP B-TREE"},
			"delayed": {func() (string, error) {
				return s.OpenPlan(ctx, late, store.Page{Number: 1, Size: 25, Sort: "approvedOn"})
			}, "requisition_", "Seq Scan|SCAN r"},
			"closed by whom": {func() (string, error) { return s.ClosedFactsPlan(ctx, from, to) },
				"offer_event_closed", "Seq Scan on offer_event|SCAN o"},
			"approved in a month": {func() (string, error) { return s.ReviewFactsPlan(ctx, from, to) },
				"requisition_approved", "Seq Scan on requisition|SCAN r"},
			"assigned in a month": {func() (string, error) {
				return s.ReviewPlan(ctx, store.ReviewFilter{Made: month}, store.Page{Number: 1, Size: 25,
					Sort: "assignedOn", Desc: true})
			}, "assignment_made", "Seq Scan on stage_event|SCAN e|SCAN h"},
		} {
			plan, err := c.plan()
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			if !strings.Contains(plan, c.by) {
				t.Errorf("%s without %s:\n%s", name, c.by, plan)
			}
			for _, part := range strings.Split(c.without, "|") {
				if strings.Contains(plan, part) {
					t.Errorf("%s with %s:\n%s", name, part, plan)
				}
			}
		}
	})
}

// The migration must list the open statuses exactly, or the engines do not see that the index has all rows.
func TestOpenIndexMatchesOpenStatuses(t *testing.T) {
	text, err := os.ReadFile("migrations/00008_figures.sql")
	if err != nil {
		t.Fatal(err)
	}
	names := []string{}
	for _, s := range hiring.OpenStatuses {
		names = append(names, "'"+string(s)+"'")
	}
	if want := "WHERE status IN (" + strings.Join(names, ", ") + ");"; !strings.Contains(string(text), want) {
		t.Errorf("the migration does not have %s", want)
	}
}

func TestClosedPositionsIgnoreVoidedAcceptances(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		s := storetest.Open(t, database)
		manyHires(t, s, database, 60)
		count := func() (n int64) {
			rows, err := s.Read().OfferMonths(t.Context(), store.OfferMonthsParams{FirstDay: "2000-01-01",
				LastDay: "2099-12-31"})
			if err != nil {
				t.Fatal(err)
			}
			for _, r := range rows {
				n += r.Closed
			}
			return n
		}
		// Every third of 60 accepted; those whose event number is a multiple of seven do not stand.
		if n := count(); n != 17 {
			t.Errorf("%d are closed", n)
		}
		storetest.Write(t, database, "UPDATE stage_event SET voided_at = at WHERE id ="+
			" (SELECT MIN(e.id) FROM stage_event AS e JOIN application AS a ON a.id = e.application_id AND a.accepted"+
			" WHERE e.stage = 'OFFER')")
		if n := count(); n != 16 {
			t.Errorf("%d are closed after one acceptance was voided", n)
		}
	})
}
