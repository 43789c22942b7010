package store_test

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"

	"muster/internal/store"
	"muster/internal/store/storetest"
)

func TestWorkThatNobodyWaitsForLetsAWriteGoFirst(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		synctest.Test(t, func(t *testing.T) {
			s := storetest.Open(t, database)
			const patient = 3
			begun, goOn, ended := make(chan struct{}, patient), make(chan struct{}), make(chan error, patient)
			if err := s.InTx(t.Context(), func(*store.Queries) error {
				for range patient {
					go func() {
						ended <- s.InTxAfterOthers(t.Context(),
							func(*store.Queries) error { begun <- struct{}{}; <-goOn; return nil })
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
				if err := s.InTxAfterOthers(ctx, func(*store.Queries) error { return nil }); !errors.Is(err,
					context.Canceled) {
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
