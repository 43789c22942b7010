package storetest_test

import (
	"slices"
	"sync/atomic"
	"testing"

	"muster/internal/store"
	"muster/internal/store/pgtest"
	"muster/internal/store/storetest"
)

func TestMain(m *testing.M) { pgtest.Main(m) }

func TestEveryTestHasItsOwnDatabaseOnBothEngines(t *testing.T) {
	var sqlite, postgres atomic.Int32
	run := func(t *testing.T) {
		storetest.Each(t, func(t *testing.T, s *store.Store) {
			map[store.Engine]*atomic.Int32{store.SQLite: &sqlite, store.Postgres: &postgres}[s.Engine()].Add(1)
			if n, err := s.Read().UserCount(t.Context()); err != nil || n != 0 {
				t.Fatalf("%d users, %v", n, err)
			}
			if err := s.Alone().AddDepartment(t.Context(), store.AddDepartmentParams{ID: "1",
				Name: "Sales"}); err != nil {
				t.Fatal(err)
			}
		})
	}
	t.Run("both", func(t *testing.T) {
		t.Run("first", run)
		t.Run("second", run)
	})
	if sqlite.Load() != 2 || postgres.Load() != 2 {
		t.Errorf("SQLite %d times, PostgreSQL %d times", sqlite.Load(), postgres.Load())
	}
}

func TestExecReachesTheOpenDatabase(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		s := storetest.Open(t, database)
		storetest.Exec(t, database, "INSERT INTO department (id, name, may_sign_in) VALUES ('2', 'Product', FALSE); "+
			"INSERT INTO user_grant (user_id, grant_name) VALUES ('nobody', 'manager')")
		if d, err := s.Read().DepartmentByName(t.Context(), "Product"); err != nil || d.ID != "2" {
			t.Errorf("got %v, %v", d, err)
		}
		if got := storetest.Column(t, database, "SELECT grant_name FROM user_grant"); !slices.Equal(got,
			[]string{"manager"}) {
			t.Errorf("got %v", got)
		}
	})
}
