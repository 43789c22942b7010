package store_test

import (
	"errors"
	"testing"
	"time"

	"muster/internal/store"
	"muster/internal/store/storetest"
)

func TestTogetherAnswersEachQuestion(t *testing.T) {
	storetest.Each(t, func(t *testing.T, s *store.Store) {
		ctx := t.Context()
		var sales, legal store.Department
		var all []store.Setting
		asks := []func(q *store.Queries) error{
			func(q *store.Queries) (err error) { sales, err = q.DepartmentByName(ctx, "Sales"); return err },
			func(q *store.Queries) (err error) { all, err = q.Settings(ctx); return err },
		}
		missing := func(q *store.Queries) (err error) { legal, err = q.DepartmentByName(ctx, "Legal"); return err }
		err := s.InTx(ctx, func(q *store.Queries) error {
			if err := addDepartment(ctx, q, "Sales"); err != nil {
				return err
			}
			if _, err := q.AddSetting(ctx, store.AddSettingParams{Key: "sign", Value: "ä",
				UpdatedAt: store.At(noon.Add(time.Microsecond))}); err != nil {
				return err
			}
			if err := q.Together(asks...); err != nil {
				return err
			}
			// What is not there is told as it is when asked alone, and the transaction goes on.
			if err := q.Together(append(asks, missing)...); !store.IsNone(err) {
				t.Errorf("what is missing: %v", err)
			}
			if err := q.Together(); err != nil {
				t.Errorf("no question: %v", err)
			}
			return addDepartment(ctx, q, "Support")
		})
		if err != nil || sales.ID != "id of Sales" || !sales.MaySignIn || sales.ApproverID != nil || legal.ID != "" ||
			!hasDepartment(t, s, "Support") {
			t.Errorf("%+v %+v: %v", sales, legal, err)
		}
		if len(all) != 1 || all[0].Value != "ä" || !all[0].UpdatedAt.Equal(noon.Add(time.Microsecond)) ||
			all[0].UpdatedBy != nil {
			t.Errorf("the settings: %+v", all)
		}
		sales, all = store.Department{}, nil
		if err := s.Read().Together(asks...); err != nil || sales.ID != "id of Sales" || len(all) != 1 {
			t.Errorf("outside of a transaction: %+v %+v: %v", sales, all, err)
		}
	})
}

// On SQLite a fault is told at once, on PostgreSQL when something is asked. Either way nothing is kept and the next
// one can write.
func TestAFaultEndsATransactionWheneverItIsTold(t *testing.T) {
	storetest.Each(t, func(t *testing.T, s *store.Store) {
		ctx := t.Context()
		asking := map[string]func(q *store.Queries) error{
			"by the end":   func(*store.Queries) error { return nil },
			"when flushed": func(q *store.Queries) error { return q.Flush(ctx) },
			"by a row":     func(q *store.Queries) error { _, err := q.DepartmentByName(ctx, "Sales"); return err },
			"by rows":      func(q *store.Queries) error { _, err := q.Settings(ctx); return err },
			"by a count": func(q *store.Queries) error {
				_, err := q.ChangeSetting(ctx, store.ChangeSettingParams{Key: "none"})
				return err
			},
			"together": func(q *store.Queries) error {
				return q.Together(func(q *store.Queries) error { _, err := q.Settings(ctx); return err })
			},
		}
		for name, ask := range asking {
			err := s.InTx(ctx, func(q *store.Queries) error {
				twice := errors.Join(addDepartment(ctx, q, "Sales"), addDepartment(ctx, q, "Sales"))
				return errors.Join(twice, ask(q))
			})
			if !store.IsTaken(err) || hasDepartment(t, s, "Sales") {
				t.Errorf("%s: %v", name, err)
			}
		}
		if err := s.InTx(ctx, func(q *store.Queries) error { return addDepartment(ctx, q, "Legal") }); err != nil {
			t.Errorf("afterwards: %v", err)
		}
	})
}

// PostgreSQL answers COMMIT after a fault by rolling back, as if all were well.
func TestAFaultThatNobodyMindsIsTold(t *testing.T) {
	storetest.Each(t, func(t *testing.T, s *store.Store) {
		ctx := t.Context()
		err := s.InTx(ctx, func(q *store.Queries) error {
			_ = errors.Join(addDepartment(ctx, q, "Sales"), addDepartment(ctx, q, "Sales"), q.Flush(ctx))
			return nil
		})
		if kept := hasDepartment(t, s, "Sales"); kept != (err == nil) {
			t.Errorf("kept: %t, told: %v", kept, err)
		}
	})
}

func TestTogetherOnlyAsks(t *testing.T) {
	storetest.Each(t, func(t *testing.T, s *store.Store) {
		if s.Engine() == store.SQLite {
			return
		}
		ctx := t.Context()
		for name, ask := range map[string]func(q *store.Queries) error{
			"writes":      func(q *store.Queries) error { return addDepartment(ctx, q, "Sales") },
			"asks nobody": func(*store.Queries) error { return nil },
			"asks twice": func(q *store.Queries) error {
				_, _ = q.Settings(ctx)
				_, err := q.Settings(ctx)
				return err
			},
			"keeps the error": func(q *store.Queries) error { _, _ = q.Settings(ctx); return nil },
		} {
			if err := s.InTx(ctx, func(q *store.Queries) error { return q.Together(ask) }); err == nil {
				t.Errorf("an ask that %s was taken", name)
			}
		}
	})
}

func TestATopicIsMarkedOnceInOneGo(t *testing.T) {
	storetest.Each(t, func(t *testing.T, s *store.Store) {
		ctx := t.Context()
		if err := s.InTx(ctx, func(q *store.Queries) error {
			return errors.Join(q.MarkChange(ctx, "candidate"), q.MarkChange(ctx, "message"),
				q.MarkChange(ctx, "message"), q.MarkChange(ctx, "candidate"))
		}); err != nil {
			t.Fatal(err)
		}
		first, err := s.Read().ChangesSince(ctx, 0)
		if err != nil || len(first) != 2 {
			t.Fatalf("marked: %+v, %v", first, err)
		}
		if err := s.InTx(ctx, func(q *store.Queries) error {
			return errors.Join(q.MarkChange(ctx, "candidate"), q.Flush(ctx), q.MarkChange(ctx, "candidate"))
		}); err != nil {
			t.Fatal(err)
		}
		if later, err := s.Read().ChangesSince(ctx, first[0].N); err != nil || len(later) != 1 ||
			later[0].Topic != "candidate" {
			t.Errorf("marked again: %+v, %v", later, err)
		}
	})
}
