package store_test

import (
	"context"
	"errors"
	"runtime"
	"testing"
	"testing/synctest"
	"time"

	"muster/internal/store"
	"muster/internal/store/storetest"
)

func TestWhoReadsGivesWayToAWriteForAMoment(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		synctest.Test(t, func(t *testing.T) {
			s := storetest.Open(t, database)
			waited := func(ctx context.Context) time.Duration {
				from := time.Now()
				defer s.GiveWay(ctx)()
				return time.Since(from)
			}
			if took := waited(t.Context()); took != 0 {
				t.Errorf("nobody writes: waited for %s", took)
			}
			ended, gone := make(chan time.Duration, 1), make(chan time.Duration, 1)
			if err := s.InTx(t.Context(), func(*store.Queries) error {
				ctx, leave := context.WithCancel(t.Context())
				go func() { ended <- waited(t.Context()) }()
				go func() { gone <- waited(ctx) }()
				synctest.Wait()
				if len(ended)+len(gone) != 0 {
					t.Error("did not wait for the write")
				}
				leave()
				if took := <-gone; took != 0 {
					t.Errorf("went on waiting for %s after its caller had left", took)
				}
				return nil
			}); err != nil {
				t.Fatal(err)
			}
			if took := <-ended; took != 0 {
				t.Errorf("went on waiting for %s after the write", took)
			}
			if err := s.InTx(t.Context(), func(*store.Queries) error {
				if took := waited(t.Context()); took <= 0 || took > 50*time.Millisecond {
					t.Errorf("a long write: waited for %s", took)
				}
				return nil
			}); err != nil {
				t.Fatal(err)
			}
		})
	})
}

func TestBesideAWriteOnlySomeReadAtATime(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		synctest.Test(t, func(t *testing.T) {
			s := storetest.Open(t, database)
			room := max(1, runtime.NumCPU()-1)
			reading := func() (leave func()) {
				t.Helper()
				from := time.Now()
				leave = s.GiveWay(t.Context())
				if took := time.Since(from); took != store.Courtesy {
					t.Errorf("began to read beside a write after %s", took)
				}
				return leave
			}
			if err := s.InTx(t.Context(), func(*store.Queries) error {
				var all []func()
				for range room {
					all = append(all, reading())
				}
				late := make(chan time.Duration)
				begin := func() {
					from := time.Now()
					leave := s.GiveWay(t.Context())
					late <- time.Since(from)
					leave()
				}
				go begin()
				if took := <-late; took != 2*store.Courtesy {
					t.Errorf("one too many began to read after %s", took)
				}
				go begin()
				time.Sleep(store.Courtesy + 1)
				all[0]()
				if took := <-late; took != store.Courtesy+1 {
					t.Errorf("when there was room, one began to read after %s", took)
				}
				for _, leave := range all[1:] {
					leave()
				}
				return nil
			}); err != nil {
				t.Fatal(err)
			}
		})
	})
}

func TestWorkThatNobodyWaitsForLetsAWriteGoFirst(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		synctest.Test(t, func(t *testing.T) {
			s := storetest.Open(t, database)
			const patient = 3
			begun, goOn, ended := make(chan struct{}, patient), make(chan struct{}), make(chan error, patient)
			if err := s.InTx(t.Context(), func(*store.Queries) error {
				for range patient {
					go func() {
						ended <- s.InTxAfterOthers(t.Context(), func(*store.Queries) error { begun <- struct{}{}; <-goOn; return nil })
					}()
				}
				synctest.Wait()
				if len(begun) != 0 || s.Writing() != 1 {
					t.Errorf("did not let the write go first: %d began, %d write", len(begun), s.Writing())
				}
				return nil
			}); err != nil {
				t.Fatal(err)
			}
			for range patient {
				<-begun
				synctest.Wait()
				if s.Writing() != 1 {
					t.Errorf("%d are in the way of others", s.Writing())
				}
				ctx, leave := context.WithCancel(t.Context())
				leave()
				if err := s.InTxAfterOthers(ctx, func(*store.Queries) error { return nil }); !errors.Is(err, context.Canceled) {
					t.Errorf("who has left: %v", err)
				}
				goOn <- struct{}{}
				if err := <-ended; err != nil {
					t.Error(err)
				}
			}
		})
	})
}
