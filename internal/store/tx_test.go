package store_test

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"sync"
	"testing"

	"muster/internal/store"
	"muster/internal/store/storetest"
)

func addDepartment(ctx context.Context, q *store.Queries, name string) error {
	return q.AddDepartment(ctx, store.AddDepartmentParams{ID: "id of " + name, Name: name, MaySignIn: true})
}

func hasDepartment(t *testing.T, s *store.Store, name string) bool {
	t.Helper()
	_, err := s.Read().DepartmentByName(t.Context(), name)
	if err != nil && !store.IsNone(err) {
		t.Fatal(err)
	}
	return err == nil
}

func TestInTxIsAtomic(t *testing.T) {
	storetest.Each(t, func(t *testing.T, s *store.Store) {
		ctx, broken := t.Context(), errors.New("broken")
		if err := s.InTx(ctx, func(q *store.Queries) error {
			return errors.Join(addDepartment(ctx, q, "Sales"), addDepartment(ctx, q, "Product"))
		}); err != nil || !hasDepartment(t, s, "Sales") || !hasDepartment(t, s, "Product") {
			t.Errorf("not kept: %v", err)
		}
		if err := s.InTx(ctx, func(q *store.Queries) error {
			return errors.Join(addDepartment(ctx, q, "Legal"), broken)
		}); !errors.Is(err, broken) || hasDepartment(t, s, "Legal") {
			t.Errorf("kept after an error: %v", err)
		}
		if err := s.InTx(ctx, func(q *store.Queries) error {
			return errors.Join(addDepartment(ctx, q, "Finance"), addDepartment(ctx, q, "Sales"))
		}); !store.IsTaken(err) || hasDepartment(t, s, "Finance") {
			t.Errorf("kept after a constraint: %v", err)
		}
		func() {
			defer func() {
				if fault := recover(); fault != broken {
					t.Errorf("the panic became %v", fault)
				}
			}()
			_ = s.InTx(ctx, func(q *store.Queries) error {
				if err := addDepartment(ctx, q, "Support"); err != nil {
					t.Error(err)
				}
				panic(broken)
			})
		}()
		if hasDepartment(t, s, "Support") {
			t.Error("kept after a panic")
		}
		cancelled, cancel := context.WithCancel(ctx)
		if err := s.InTx(cancelled, func(q *store.Queries) error {
			defer cancel()
			return addDepartment(ctx, q, "Research")
		}); err == nil || hasDepartment(t, s, "Research") {
			t.Errorf("kept after the caller went away: %v", err)
		}
		// A transaction left open would block this one.
		if err := s.InTx(ctx, func(q *store.Queries) error { return addDepartment(ctx, q, "Legal") }); err != nil {
			t.Errorf("afterwards: %v", err)
		}
	})
}

func TestReaderDoesNotSeeUncommittedWrites(t *testing.T) {
	storetest.Each(t, func(t *testing.T, s *store.Store) {
		if err := s.InTx(t.Context(), func(q *store.Queries) error {
			if err := addDepartment(t.Context(), q, "Sales"); err != nil {
				return err
			}
			if hasDepartment(t, s, "Sales") {
				t.Error("seen from outside")
			}
			if _, err := q.DepartmentByName(t.Context(), "Sales"); err != nil {
				t.Errorf("not seen inside: %v", err)
			}
			return nil
		}); err != nil {
			t.Fatal(err)
		}
	})
}

func TestConcurrentTransactionsLoseNothing(t *testing.T) {
	const people, times = 8, 20
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		first, second := storetest.Open(t, database), storetest.Open(t, database)
		ctx := t.Context()
		if _, err := first.Alone().AddSetting(ctx, store.AddSettingParams{Key: "counter", Value: "0"}); err != nil {
			t.Fatal(err)
		}
		count := func(q *store.Queries) error {
			row, err := q.SettingByKey(ctx, "counter")
			if err != nil {
				return err
			}
			n, err := strconv.Atoi(row.Value)
			if err != nil {
				return err
			}
			done, err := q.ChangeSetting(ctx, store.ChangeSettingParams{Key: "counter", Value: strconv.Itoa(n + 1),
				Version: row.Version})
			if err == nil && done != 1 {
				return fmt.Errorf("somebody else changed version %d meanwhile", row.Version)
			}
			return err
		}
		var everybody sync.WaitGroup
		for i := range people {
			s := []*store.Store{first, second}[i%2]
			everybody.Go(func() {
				for range times {
					if err := s.InTx(ctx, count); err != nil {
						t.Error(err)
					}
				}
			})
		}
		everybody.Wait()
		row, err := second.Read().SettingByKey(ctx, "counter")
		if err != nil || row.Value != strconv.Itoa(people*times) || row.Version != people*times+1 {
			t.Errorf("counted to %s at version %d, %v", row.Value, row.Version, err)
		}
	})
}
