package store_test

import (
	"errors"
	"fmt"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
	"modernc.org/sqlite"

	"muster/internal/hiring"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

// onePlanner leaves the store one connection for reading and counts how often SQLite plans a statement there.
func onePlanner(t *testing.T, s *store.Store) *int {
	t.Helper()
	s.DB().SetMaxOpenConns(1)
	conn, err := s.DB().Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	plans := new(int)
	err = conn.Raw(func(driver any) error {
		return driver.(sqlite.AuthorizerRegisterer).RegisterAuthorizer(func(action sqlite.AuthorizerActionCode, _, _,
			_, _ string) sqlite.AuthorizerReturnCode {
			if action == sqlite.AuthSelect {
				*plans++
			}
			return sqlite.AuthorizerOK
		})
	})
	if err = errors.Join(err, conn.Close()); err != nil {
		t.Fatal(err)
	}
	return plans
}

func TestSQLitePlansAStatementOnce(t *testing.T) {
	s := storetest.Open(t, filepath.Join(t.TempDir(), "muster.db"))
	manyRequisitions(t, s, 300)
	ctx, q, plans := t.Context(), s.Read(), onePlanner(t, s)
	mine := store.RequisitionFilter{Scope: store.Scope{Sight: hiring.SeesAssigned, UserID: "u3"}, Department: "d1"}
	look := func(n int) {
		t.Helper()
		_, session := q.UserBySession(ctx, store.UserBySessionParams{TokenHash: fmt.Sprint("nobody", n)})
		if !store.IsNone(session) {
			t.Error(session)
		}
		_, assigned := q.AssignmentsOf(ctx, fmt.Sprintf("q%05d", n))
		_, _, listed := s.Requisitions(ctx, mine, store.Page{Number: n, Size: 2, Sort: "addedOn"})
		_, counted := s.CountRequisitions(ctx, mine)
		if err := errors.Join(assigned, listed, counted); err != nil {
			t.Error(err)
		}
	}
	look(1)
	look(2)
	if *plans == 0 {
		t.Fatal("no plan was counted, so nothing is shown")
	}
	*plans = 0
	for n := range 5 {
		look(3 + n)
	}
	if *plans > 0 {
		t.Errorf("%d plans were made for statements that were planned before", *plans)
	}
}

func TestListsThatAreLetGoAreReadAgain(t *testing.T) {
	storetest.Each(t, func(t *testing.T, s *store.Store) {
		manyRequisitions(t, s, 30)
		all := store.RequisitionFilter{Scope: store.Scope{Sight: hiring.SeesAll}}
		for round := range 2 {
			for size := range store.MostKept + 20 {
				rows, total, err := s.Requisitions(t.Context(), all, store.Page{Number: 1, Size: 1 + size,
					Sort: "serial"})
				if err != nil || total != 30 || len(rows) != min(30, 1+size) {
					t.Fatalf("round %d: %d rows of %d for a page of %d: %v", round, len(rows), total, 1+size, err)
				}
			}
		}
		if s.Engine() == store.Postgres {
			return
		}
		if n, err := s.Kept(t.Context()); err != nil || n == 0 || n > store.MostKept {
			t.Errorf("%d statements are kept: %v", n, err)
		}
	})
}

func TestAStatementRunsAgainWhileItsRowsAreRead(t *testing.T) {
	s := storetest.Open(t, filepath.Join(t.TempDir(), "muster.db"))
	manyRequisitions(t, s, 3)
	conn, err := s.DB().Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	const upTo = "SELECT id FROM requisition WHERE id <= $1 ORDER BY id DESC"
	rows, err := conn.QueryContext(t.Context(), upTo, "q00002")
	if err != nil {
		t.Fatal(err)
	}
	read := []string{}
	for rows.Next() {
		var id, first string
		if err := rows.Scan(&id); err != nil {
			t.Fatal(err)
		}
		if err := conn.QueryRowContext(t.Context(), upTo, id).Scan(&first); err != nil || first != id {
			t.Errorf("the first up to %s is %q: %v", id, first, err)
		}
		read = append(read, id)
	}
	if err := errors.Join(rows.Err(), rows.Close(), conn.Close()); err != nil {
		t.Error(err)
	}
	if diff := cmp.Diff([]string{"q00002", "q00001", "q00000"}, read); diff != "" {
		t.Error(diff)
	}
}
