package store_test

import (
	"errors"
	"fmt"
	"maps"
	"regexp"
	"strings"
	"testing"
	"time"

	"muster/internal/hiring"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

// A candidate's details, a move and the session check run all day, so none of them may scan a growing table.
func TestHotQueriesUseIndexes(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		s, ctx := storetest.Open(t, database), t.Context()
		manyApplications(t, s, 50, 60)
		owner := "u1"
		err := s.InBulk(ctx, func(b *store.Bulk) error {
			for i := range 3_000 {
				at := noon.Add(time.Duration(i) * time.Hour)
				if err := b.AddStageEvent(store.AddStageEventParams{
					ID: int64(i + 1), ApplicationID: fmt.Sprintf("c%06d", i), RequisitionID: fmt.Sprintf("q%05d",
						i%50), Stage: "New", Status: "New",
					OwnerID: &owner, ActorID: &owner, ConductedBy: &owner, At: store.At(at), OnDay: store.DateOf(at),
					Counts: true,
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
		plans := map[string]string{}
		for _, sight := range []hiring.Sight{hiring.SeesAll, hiring.SeesAssigned, hiring.SeesAssignedAndESA,
			hiring.SeesESA, hiring.SeesInterviewed} {
			seen, err := s.HotPlans(ctx, "c000007", "q00007", store.Scope{Sight: sight, UserID: owner})
			if err != nil {
				t.Fatal(err)
			}
			// An interviewer has thousands of events, an application only a few.
			if strings.Contains(seen["details"], "stage_event_person") {
				t.Errorf("details, with sight %d, read all interviews of a user:\n%s", sight, seen["details"])
			}
			maps.Copy(plans, seen)
		}
		for name, plan := range plans {
			// SQLite reports a table by its alias; in Source Count, e is an intermediate result.
			through := []string{"Seq Scan on application", "Seq Scan on stage_event", "Seq Scan on candidate",
				"Seq Scan on added_day", "SCAN a", "SCAN c", "SCAN d", "SCAN candidate"}
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

// A broadcast queues thousands of messages: sending one must not read all the others.
func TestSendingReadsOneOfManyMessages(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		s, ctx := storetest.Open(t, database), t.Context()
		if err := s.InTx(ctx, func(q *store.Queries) error {
			for i := range 3_000 {
				id, at := fmt.Sprintf("m%04d", i), store.At(noon.Add(time.Duration(i)*time.Second))
				if err := errors.Join(
					q.AddMessage(ctx, store.AddMessageParams{ID: id, Channel: "whatsapp", CreatedAt: at}),
					q.AddCampaignMessage(ctx, store.AddCampaignMessageParams{MessageID: id, Params: "[]"}),
					q.AddJob(ctx, store.AddJobParams{ID: id, Kind: "SendMessage", Payload: id, RunAt: at,
						CreatedAt: at}),
				); err != nil {
					return err
				}
			}
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		storetest.Exec(t, database, "UPDATE campaign_message SET service_id = 'wamid.' || message_id; ANALYZE")
		plans, err := s.SendPlans(ctx)
		if err != nil {
			t.Fatal(err)
		}
		for name, plan := range plans {
			for _, part := range []string{"Seq Scan on campaign_message", "Seq Scan on message", "Seq Scan on job",
				"SCAN o\n", "SCAN g\n"} {
				if strings.Contains(plan+"\n", part) {
					t.Errorf("%s has %s:\n%s", name, part, plan)
				}
			}
		}
		// The job that is taken is found by its id: all the others are due as well.
		if plan := plans["take a job"]; !strings.Contains(plan, "job_pkey") &&
			!strings.Contains(plan, "sqlite_autoindex_job_1 (id=?)") {
			t.Errorf("a job is taken by reading all that are due:\n%s", plan)
		}
	})
}

// Statistics are taken when hardly anything is queued: what is found in a full queue must not be found by reading all
// of it, nor what was written about one interview by reading every mail that is kept.
func TestFullQueueIsNotReadThrough(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		s, ctx := storetest.Open(t, database), t.Context()
		queue := func(from, to int) {
			if err := s.InTx(ctx, func(q *store.Queries) error {
				for i := from; i < to; i++ {
					id := fmt.Sprintf("m%04d", i)
					if err := errors.Join(
						q.AddMessage(ctx, store.AddMessageParams{ID: id, Channel: "mail", Cause: "RemindResult",
							CauseID: id}),
						q.AddJob(ctx, store.AddJobParams{ID: id, Kind: "RemindInterview", Payload: id, Dedupe: new(id),
							RunAt: store.At(noon)}),
					); err != nil {
						return err
					}
				}
				return nil
			}); err != nil {
				t.Fatal(err)
			}
		}
		queue(0, 5)
		if err := s.Analyze(ctx); err != nil {
			t.Fatal(err)
		}
		queue(5, 3_000)
		// Connections read statistics when they are opened.
		plans, err := storetest.Open(t, database).QueuePlans(ctx)
		if err != nil {
			t.Fatal(err)
		}
		for name, plan := range plans {
			if regexp.MustCompile(`SCAN (job|message)|Seq Scan|message_state`).MatchString(plan) {
				t.Errorf("to %s, all are read:\n%s", name, plan)
			}
		}
	})
}

// Who reads no notification for a month has thousands: telling them one more must not read all of a kind.
func TestTellingReadsNoneOfManyUnread(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		s, ctx := storetest.Open(t, database), t.Context()
		manyRequisitions(t, s, 3000)
		if err := s.InTx(ctx, func(q *store.Queries) error {
			for i := range 3000 {
				if err := q.AddNotification(ctx, store.AddNotificationParams{ID: fmt.Sprintf("n%04d", i), UserID: "u1",
					Kind: "result", ActorID: new("u2"), RequisitionID: new(fmt.Sprintf("q%05d", i)),
					At: store.At(noon)}); err != nil {
					return err
				}
			}
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		storetest.Exec(t, database, "ANALYZE")
		plan, err := s.AddNotificationPlan(ctx)
		if err != nil {
			t.Fatal(err)
		}
		if !regexp.MustCompile(`<expr>=\? AND <expr>=\?|Index Cond: .*COALESCE\(requisition_id`).MatchString(plan) {
			t.Errorf("unread notifications are not found by their requisition:\n%s", plan)
		}
	})
}

// A large company has thousands of overdue requisitions, and a recruiter has had thousands: their pages must be neither
// sorted nor counted row by row.
func TestGrowingListsAreCountedFromAnIndex(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		s, ctx := storetest.Open(t, database), t.Context()
		manyRequisitions(t, s, 3000)
		storetest.Exec(t, database, "ANALYZE")
		today, _ := hiring.ParseDay("2026-09-01")
		overdue := store.RequisitionFilter{Scope: store.Scope{Sight: hiring.SeesAll},
			ReqFilter: hiring.FilterOf(hiring.TileOverdue, hiring.ManagerView), Today: today}
		page, err := s.RequisitionsPlan(ctx, overdue, store.Page{Number: 1, Size: 50, Sort: "addedOn", Desc: true})
		if err != nil {
			t.Fatal(err)
		}
		total, err := s.RequisitionsTotalPlan(ctx, overdue)
		if err != nil {
			t.Fatal(err)
		}
		for _, plan := range []string{page, total} {
			if !strings.Contains(plan, "requisition_due") || strings.Contains(plan, "SEARCH r USING INDEX") {
				t.Errorf("overdue requisitions do not use their index:\n%s", plan)
			}
		}
		for _, sight := range []hiring.Sight{hiring.SeesAssigned, hiring.SeesAssignedAndESA} {
			plan, err := s.RequisitionsTotalPlan(ctx, store.RequisitionFilter{Scope: store.Scope{Sight: sight,
				UserID: "u3"}})
			if err != nil {
				t.Fatal(err)
			}
			if strings.Contains(plan, "SEARCH r ") || strings.Contains(plan, "on requisition r") {
				t.Errorf("counting own requisitions, with sight %d, looks each one up:\n%s", sight, plan)
			}
		}
	})
}

// The home list counts the pipelines of a page of requisitions, never of all.
func TestPipelinesUseTheirIndex(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		s := storetest.Open(t, database)
		manyApplications(t, s, 100, 100)
		storetest.Exec(t, database, "ANALYZE")
		for sight, through := range map[hiring.Sight]string{
			hiring.SeesAll: "application_pipeline", hiring.SeesAssigned: "application_",
		} {
			scope := store.Scope{Sight: sight, UserID: "u1"}
			plan, err := s.PipelinesPlan(t.Context(), []string{"q00001", "q00002"}, scope)
			if err != nil {
				t.Fatal(err)
			}
			if !strings.Contains(plan, through) || strings.Contains(plan, "(owner_id=?)") {
				t.Errorf("with sight %d:\n%s", sight, plan)
			}
		}
	})
}
