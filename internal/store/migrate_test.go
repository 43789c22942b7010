package store_test

import (
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"muster/internal/store"
	"muster/internal/store/pgtest"
	"muster/internal/store/storetest"
)

func TestSQLiteText(t *testing.T) {
	cases := map[string]struct{ postgres, sqlite string }{
		"types": {
			"CREATE TABLE pet (\n    id         text PRIMARY KEY,\n    age        bigint NOT NULL,\n" +
				"    legs       integer,\n    tame       boolean NOT NULL,\n" +
				"    born_on    date,\n    fed_at     timestamptz,\n    weight     double precision,\n    picture    bytea\n);\n",
			"CREATE TABLE pet (\n    id         text PRIMARY KEY,\n    age        INTEGER NOT NULL,\n" +
				"    legs       INTEGER,\n    tame       INTEGER NOT NULL,\n" +
				"    born_on    TEXT,\n    fed_at     INTEGER,\n    weight     REAL,\n    picture    BLOB\n) STRICT;\n",
		},
		"a column that is named like a type": {"CREATE TABLE t (\n    date date NOT NULL,\n    boolean text\n);\n",
			"CREATE TABLE t (\n    date TEXT NOT NULL,\n    boolean text\n) STRICT;\n"},
		"a type in the middle of a line": {"CREATE INDEX t_date ON t (date);\nUPDATE t SET note = 'a date';\n",
			"CREATE INDEX t_date ON t (date);\nUPDATE t SET note = 'a date';\n"},
		"a word that begins like a type": {"CREATE TABLE t (\n    a dateline\n);\n",
			"CREATE TABLE t (\n    a dateline\n) STRICT;\n"},
		"lines for one engine": {
			"-- +goose Up\n-- postgres only\nCREATE EXTENSION pg_trgm;\n-- end\n" +
				"--sqlite CREATE VIRTUAL TABLE s USING fts5(x);\nSELECT 1;\n-- postgres only\nSELECT 2;\n-- end\n",
			"-- +goose Up\nCREATE VIRTUAL TABLE s USING fts5(x);\nSELECT 1;\n",
		},
	}
	for name, c := range cases {
		if diff := cmp.Diff(c.sqlite, store.SQLiteText(c.postgres)); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

func TestTranslatedMigration(t *testing.T) {
	text, err := store.MigrationText("00002_desk.sql")
	if err != nil {
		t.Fatal(err)
	}
	_, job, found := strings.Cut(store.SQLiteText(text), "CREATE TABLE job (\n")
	job, _, ended := strings.Cut(job, ") STRICT;\n")
	want := "    id         text PRIMARY KEY,\n    kind       text NOT NULL,\n    payload    text NOT NULL,\n" +
		"    dedupe     text UNIQUE,\n    run_at     INTEGER NOT NULL,\n    attempts   INTEGER NOT NULL,\n" +
		"    dead       INTEGER NOT NULL,\n    last_error text NOT NULL,\n" +
		"    created_at INTEGER NOT NULL\n"
	if diff := cmp.Diff(want, job); diff != "" || !found || !ended {
		t.Error(diff)
	}
}

type column struct{ Table, Name, Type string }

func columns(t *testing.T, s *store.Store) map[column]bool {
	t.Helper()
	query := "SELECT table_name, column_name, data_type, is_nullable = 'NO' FROM information_schema.columns" +
		" WHERE table_schema = 'public' AND table_name IN" +
		" (SELECT t.table_name FROM information_schema.tables AS t WHERE t.table_type = 'BASE TABLE')"
	if s.Engine() == store.SQLite {
		query = `SELECT t.name, c.name, c.type, c."notnull" OR c.pk > 0
			FROM pragma_table_list AS t, pragma_table_xinfo(t.name) AS c WHERE t.type = 'table'`
	}
	rows, err := s.DB().QueryContext(t.Context(), query)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	found := map[column]bool{}
	for rows.Next() {
		var c column
		var filled bool
		if err := rows.Scan(&c.Table, &c.Name, &c.Type, &filled); err != nil {
			t.Fatal(err)
		}
		if !strings.HasPrefix(c.Table, "goose_") && !strings.HasPrefix(c.Table, "sqlite_") {
			found[c] = filled
		}
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	return found
}

// SQLite searches a table of its own, so only PostgreSQL has candidate.search_text.
func TestBothEnginesHaveTheSameTables(t *testing.T) {
	types := map[string]string{
		"text": "TEXT", "bigint": "INTEGER", "integer": "INTEGER", "boolean": "INTEGER",
		"timestamp with time zone": "INTEGER", "date": "TEXT",
		"bytea": "BLOB", "double precision": "REAL",
	}
	var mu sync.Mutex
	found := map[store.Engine]map[column]bool{}
	each := func(t *testing.T) {
		storetest.Each(t, func(t *testing.T, s *store.Store) {
			same := map[column]bool{}
			for c, filled := range columns(t, s) {
				if s.Engine() == store.Postgres {
					c.Type = types[c.Type]
				}
				c.Type = strings.ToUpper(c.Type)
				same[c] = filled
			}
			mu.Lock()
			found[s.Engine()] = same
			mu.Unlock()
			if s.Engine() == store.SQLite {
				var loose int
				if err := s.DB().QueryRowContext(t.Context(),
					"SELECT COUNT(*) FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND NOT strict"+
						" AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'goose%'",
				).Scan(&loose); err != nil || loose != 0 {
					t.Errorf("%d tables take any type: %v", loose, err)
				}
			}
		})
	}
	t.Run("both", func(t *testing.T) { t.Run("engine", each) })
	searched := column{Table: "candidate", Name: "search_text", Type: "TEXT"}
	if _, there := found[store.Postgres][searched]; !there {
		t.Error("PostgreSQL has nothing to search")
	}
	delete(found[store.Postgres], searched)
	if diff := cmp.Diff(found[store.Postgres], found[store.SQLite]); diff != "" || len(found[store.SQLite]) < 60 {
		t.Errorf("%d columns: %s", len(found[store.SQLite]), diff)
	}
}

func TestMigratingTwiceChangesNothing(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		first := storetest.Open(t, database)
		if err := addDepartment(t.Context(), first.Alone(), "Sales"); err != nil {
			t.Fatal(err)
		}
		before := columns(t, first)
		second := storetest.Open(t, database)
		if diff := cmp.Diff(before, columns(t, second)); diff != "" {
			t.Error(diff)
		}
		if !hasDepartment(t, second, "Sales") {
			t.Error("the data is gone")
		}
	})
}

func TestConcurrentOpensOfAnEmptyDatabase(t *testing.T) {
	for engine, database := range map[store.Engine]string{store.SQLite: filepath.Join(t.TempDir(), "new",
		"muster.db"), store.Postgres: pgtest.Database(t)} {
		t.Run(string(engine), func(t *testing.T) {
			var everybody sync.WaitGroup
			for i := range 3 {
				everybody.Go(func() {
					s, err := store.Open(t.Context(), database)
					if err != nil {
						t.Errorf("number %d: %v", i, err)
						return
					}
					if _, err := s.Read().JobCounts(t.Context()); err != nil {
						t.Error(err)
					}
					if err := s.Close(); err != nil {
						t.Error(err)
					}
				})
			}
			everybody.Wait()
		})
	}
}

func TestNewerSchemaIsRefused(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		storetest.Exec(t, database, "ALTER TABLE department ADD COLUMN colour text")
		storetest.Exec(t, database, "INSERT INTO goose_db_version (version_id, is_applied) VALUES (99000, "+
			map[bool]string{true: "TRUE", false: "1"}[strings.HasPrefix(database, "postgres://")]+")")
		s, err := store.Open(t.Context(), database)
		if err == nil {
			t.Fatalf("it was opened: %v", s.Close())
		}
		if !strings.Contains(err.Error(), "newer version of Muster") || !strings.Contains(err.Error(), "99000") {
			t.Errorf("the reason is not told: %v", err)
		}
		got := storetest.Column(t, database, "SELECT CAST(MAX(version_id) AS text) FROM goose_db_version")
		if got[0] != "99000" {
			t.Errorf("the schema is %s afterwards", got[0])
		}
	})
}
