package store_test

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

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

// Whoever makes one change after the other leaves no gap for a job; but jobs get on even so.
func TestJobsYieldToOneChangeAfterTheOther(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		synctest.Test(t, func(t *testing.T) {
			s := storetest.Open(t, database)
			write := func() {
				if err := s.InTx(t.Context(), func(*store.Queries) error { return nil }); err != nil {
					t.Error(err)
				}
			}
			job := func() time.Duration {
				asked := time.Now()
				if err := s.InTxAfterOthers(t.Context(), func(*store.Queries) error { return nil }); err != nil {
					t.Error(err)
				}
				return time.Since(asked)
			}
			write()
			if waited := job(); waited != store.Quiet {
				t.Errorf("after a change a job waits %s", waited)
			}
			if waited := job(); waited != 0 {
				t.Errorf("after another job it waits %s", waited)
			}
			done := make(chan time.Duration)
			write()
			go func() { done <- job() }()
			for waited := time.Duration(0); waited == 0; {
				select {
				case waited = <-done:
					if waited != store.LongestYield {
						t.Errorf("beside constant changes a job waits %s", waited)
					}
				case <-time.After(store.Quiet / 2):
					write()
				}
			}
		})
	})
}
