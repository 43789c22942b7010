package store_test

import (
	"testing"

	"muster/internal/hiring"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

func TestRecordedReadsRunBare(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		manyRequisitions(t, storetest.Open(t, database), 30)
		ctx := t.Context()
		s, recorder, err := store.OpenRecording(ctx, database)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = s.Close() })
		all := store.RequisitionFilter{Scope: store.Scope{Sight: hiring.SeesAll}}
		for range 2 {
			if _, _, err := s.Requisitions(ctx, all, store.Page{Number: 2, Size: 10, Sort: "serial"}); err != nil {
				t.Fatal(err)
			}
			if _, err := s.Read().AssignmentsOf(ctx, "q00001"); err != nil {
				t.Fatal(err)
			}
			// The page, its total, and the assignments.
			noted := recorder.Take()
			if len(noted) != 3 {
				t.Fatalf("noted are %v", noted)
			}
			run, done, err := s.Bare(ctx, noted)
			if err != nil {
				t.Fatal(err)
			}
			for range 2 {
				if err := run(ctx); err != nil {
					t.Error(err)
				}
			}
			if err := done(); err != nil {
				t.Error(err)
			}
		}
	})
}
