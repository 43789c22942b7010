package store_test

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"

	"muster/internal/store"
	"muster/internal/store/storetest"
)

func TestJobsYieldToWritesInProgress(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		synctest.Test(t, func(t *testing.T) {
			s := storetest.Open(t, database)
			const jobs = 3
			begun, goOn, ended := make(chan struct{}, jobs), make(chan struct{}), make(chan error, jobs)
			if err := s.InTx(t.Context(), func(*store.Queries) error {
				for range jobs {
					go func() {
						ended <- s.InTxAfterOthers(t.Context(),
							func(*store.Queries) error { begun <- struct{}{}; <-goOn; return nil })
					}()
				}
				synctest.Wait()
				if len(begun) != 0 || s.Writing() != 1 {
					t.Errorf("did not yield: %d began, %d write", len(begun), s.Writing())
				}
				return nil
			}); err != nil {
				t.Fatal(err)
			}
			for range jobs {
				<-begun
				synctest.Wait()
				if s.Writing() != 1 {
					t.Errorf("%d jobs write at once", s.Writing())
				}
				ctx, leave := context.WithCancel(t.Context())
				leave()
				if err := s.InTxAfterOthers(ctx, func(*store.Queries) error { return nil }); !errors.Is(err,
					context.Canceled) {
					t.Errorf("a job whose caller has left: %v", err)
				}
				goOn <- struct{}{}
				if err := <-ended; err != nil {
					t.Error(err)
				}
			}
		})
	})
}
