package storetest_test

import (
	"slices"
	"testing"

	"muster/internal/store"
	"muster/internal/store/pgtest"
	"muster/internal/store/storetest"
)

func TestMain(m *testing.M) { pgtest.Main(m) }

func TestEveryTestHasItsOwnDatabaseOnBothEngines(t *testing.T) {
	engines := map[store.Engine]int{}
	for range 2 {
		storetest.Each(t, func(t *testing.T, s *store.Store) {
			engines[s.Engine()]++
			if n, err := s.Read().UserCount(t.Context()); err != nil || n != 0 {
				t.Fatalf("%d users, %v", n, err)
			}
			if err := s.Alone().AddDepartment(t.Context(), store.AddDepartmentParams{ID: "1",
				Name: "Sales"}); err != nil {
				t.Fatal(err)
			}
		})
	}
	if engines[store.SQLite] != 2 || engines[store.Postgres] != 2 {
		t.Errorf("engines: %v", engines)
	}
}

func TestExecReachesTheOpenDatabase(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		s := storetest.Open(t, database)
		storetest.Exec(t, database, "INSERT INTO department (id, name, may_sign_in) VALUES ('2', 'Product', FALSE); INSERT INTO user_grant (user_id, grant_name) VALUES ('nobody', 'manager')")
		if d, err := s.Read().DepartmentByName(t.Context(), "Product"); err != nil || d.ID != "2" {
			t.Errorf("got %v, %v", d, err)
		}
		if got := storetest.Column(t, database, "SELECT grant_name FROM user_grant"); !slices.Equal(got,
			[]string{"manager"}) {
			t.Errorf("got %v", got)
		}
	})
}
