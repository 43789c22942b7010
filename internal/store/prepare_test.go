package store_test

import (
	"context"
	"database/sql"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"muster/internal/store"
	"muster/internal/store/storetest"
)

var queryName = regexp.MustCompile(`(?m)^-- name: (\w+) :\w+$`)

func queryNames(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob("queries/*.sql")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d files: %v", len(files), err)
	}
	var names []string
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, match := range queryName.FindAllStringSubmatch(string(text), -1) {
			names = append(names, match[1])
		}
	}
	return names
}

func TestEveryQueryIsPreparedOnSQLite(t *testing.T) {
	names := queryNames(t)
	s := storetest.Open(t, filepath.Join(t.TempDir(), "muster.db"))
	if reads, writes := s.Prepared(); reads != len(names) || writes != len(names) {
		t.Errorf("%d queries are written, %d are prepared for reading and %d for writing", len(names), reads, writes)
	}
}

// spoiler passes every statement to the database as the store does, except one, which it misspells.
type spoiler struct {
	*sql.DB
	engine store.Engine
	name   string
	seen   int
}

func (s *spoiler) PrepareContext(ctx context.Context, query string) (*sql.Stmt, error) {
	s.seen++
	if strings.HasPrefix(query, "-- name: "+s.name+" ") {
		query = strings.NewReplacer("FROM ", "FROM no_such_", "INTO ", "INTO no_such_", "UPDATE ",
			"UPDATE no_such_").Replace(query)
	}
	if s.engine == store.SQLite {
		query = store.PlannedOnce(query)
	}
	return s.DB.PrepareContext(ctx, query)
}

func TestBothEnginesUnderstandEveryQuery(t *testing.T) {
	names := queryNames(t)
	storetest.Each(t, func(t *testing.T, s *store.Store) {
		for _, name := range []string{names[0], names[len(names)/2], names[len(names)-1]} {
			db := &spoiler{DB: s.DB(), engine: s.Engine(), name: name}
			if _, err := store.Prepare(t.Context(), db); err == nil || !strings.Contains(err.Error(),
				"query "+name+":") {
				t.Errorf("%s is broken: %v", name, err)
			}
		}
		untouched := &spoiler{DB: s.DB(), engine: s.Engine()}
		q, err := store.Prepare(t.Context(), untouched)
		if err != nil || untouched.seen != len(names) {
			t.Fatalf("%d of %d were sent: %v", untouched.seen, len(names), err)
		}
		if err := q.Close(); err != nil {
			t.Error(err)
		}
	})
}
