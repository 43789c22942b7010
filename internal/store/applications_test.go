package store_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"muster/internal/hiring"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

// manyApplications adds applications to some requisitions, in three tabs and of five owners.
func manyApplications(t *testing.T, s *store.Store, requisitions, each int) {
	t.Helper()
	manyRequisitions(t, s, requisitions)
	ctx := t.Context()
	err := s.InBulk(ctx, func(b *store.Bulk) error {
		for i := range requisitions * each {
			owner, id, at := fmt.Sprint("u", i%5), fmt.Sprintf("c%06d", i),
				store.At(noon.Add(time.Duration(i)*time.Minute))
			if err := b.AddCandidate(store.Candidate{ID: id, Name: "Candidate", Mobile: id,
				Mobile10: id, CreatedBy: new("u1"), CreatedAt: at}); err != nil {
				return err
			}
			if err := b.AddApplication(store.Application{
				ID: id, CandidateID: id, RequisitionID: fmt.Sprintf("q%05d", i%requisitions), OwnerID: &owner,
				Stage: "New", Status: "New",
				Tab: []string{"New", "Call_Round", "HR_Round"}[i%3], CreatedAt: at, CreatedOn: store.DateOf(at.Time),
				LatestAt: at, LatestOn: store.DateOf(at.Time), Live: true, Unfinished: true, Version: 1,
			}); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

func TestDirectoryPageUsesAnIndex(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		s := storetest.Open(t, database)
		manyApplications(t, s, 50, 60)
		storetest.Exec(t, database, "ANALYZE")
		all, mine := store.Scope{Sight: hiring.SeesAll}, store.Scope{Sight: hiring.SeesAssigned, UserID: "u3"}
		for name, c := range map[string]struct {
			scope  store.Scope
			tab    hiring.DirectoryTab
			sort   string
			sorted bool
		}{
			"all of a requisition": {all, hiring.TabAll, "createdOn", true},
			"a tab by its date":    {all, hiring.TabHR, "latestDate", true},
			"a tab by name":        {all, hiring.TabHR, "name", false},
			"a recruiter's own":    {mine, hiring.TabAll, "createdOn", false},
			"a recruiter's tab":    {mine, hiring.TabCall, "dialedOn", false},
		} {
			f := store.ApplicationFilter{Scope: c.scope, RequisitionID: "q00007", Tab: c.tab}
			plan, err := s.ApplicationsPlan(t.Context(), f, store.Page{Number: 1, Size: 25, Sort: c.sort, Desc: true})
			if err != nil {
				t.Fatal(err)
			}
			if !strings.Contains(plan, "application_") || strings.Contains(plan, "Seq Scan on application") ||
				strings.Contains(plan, "SCAN a") {
				t.Errorf("%s is not found by an index:\n%s", name, plan)
			}
			// PostgreSQL rightly prefers sorting a few dozen rows to following an index.
			if c.sorted && strings.Contains(plan, "TEMP B-TREE") {
				t.Errorf("%s is sorted:\n%s", name, plan)
			}
		}
	})
}
