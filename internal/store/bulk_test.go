package store_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"muster/internal/store"
	"muster/internal/store/storetest"
)

func TestBulkWritesAllOrNothing(t *testing.T) {
	errStop := errors.New("stop")
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		s := storetest.Open(t, database)
		indexes := indexesOf(t, database)
		end, err := s.LoadFast(t.Context(), true)
		if err != nil {
			t.Fatal(err)
		}
		add := func(from, n int, ending error) error {
			return s.InBulk(t.Context(), func(b *store.Bulk) error {
				for i := range n {
					if err := b.AddSource(store.Source{ID: fmt.Sprint(from + i), Name: fmt.Sprint("source ", from+i),
						Active: true, Version: 1, CreatedAt: store.At(time.Now())}); err != nil {
						return err
					}
				}
				return ending
			})
		}
		const many = 9_137
		if err := add(0, many, nil); err != nil {
			t.Fatal(err)
		}
		if err := add(many, many, errStop); !errors.Is(err, errStop) {
			t.Errorf("got %v", err)
		}
		if err := add(many-1, 2, nil); !store.IsTaken(err) {
			t.Errorf("a duplicate id: %v", err)
		}
		if fewer := indexesOf(t, database); len(fewer) >= len(indexes) {
			t.Errorf("%d of %d indexes are there while the database is filled", len(fewer), len(indexes))
		}
		if err := end(); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(indexes, indexesOf(t, database)); diff != "" {
			t.Errorf("indexes: %s", diff)
		}
		got := storetest.Column(t, database,
			"SELECT CAST(COUNT(*) AS text) || ' ' || CAST(COUNT(DISTINCT name) AS text) || ' ' || MAX(name) FROM source")
		if want := fmt.Sprintf("%d %d source 999", many, many); strings.Join(got, "") != want {
			t.Errorf("got %q, want %q", got, want)
		}
	})
}

func indexesOf(t *testing.T, database string) []string {
	t.Helper()
	if strings.HasPrefix(database, "postgres://") {
		return storetest.Column(t, database, "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1")
	}
	return storetest.Column(t, database,
		"SELECT name || ' ' || COALESCE(sql, '') FROM sqlite_schema WHERE type = 'index' ORDER BY 1")
}

// The transaction's queries find the buffered rows, and may refer to them.
func TestBulkQueriesSeeBufferedRows(t *testing.T) {
	storetest.Each(t, func(t *testing.T, s *store.Store) {
		err := s.InBulk(t.Context(), func(b *store.Bulk) error {
			if err := b.AddSource(store.Source{ID: "s", Name: "Naukri", Active: true, Version: 1,
				CreatedAt: store.At(time.Now())}); err != nil {
				return err
			}
			q, err := b.Queries()
			if err != nil {
				return err
			}
			_, err = q.ActiveSource(t.Context(), "Naukri")
			return err
		})
		if err != nil {
			t.Error(err)
		}
	})
}
