package store_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"muster/internal/store"
	"muster/internal/store/storetest"
)

func TestIntegrity(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		s := storetest.Open(t, database)
		sound, err := s.Integrity(t.Context())
		if err != nil || len(sound) > 0 {
			t.Fatalf("a fresh database: %v, %v", sound, err)
		}
		breaks, want := "INSERT INTO user_grant (user_id, grant_name) VALUES ('nobody', 'manager'), ('no one', 'manager')",
			"the table user_grant has 2 rows that point to no row of app_user"
		if strings.HasPrefix(database, "postgres://") {
			breaks = "ALTER TABLE user_grant ADD CONSTRAINT short CHECK (length(grant_name) < 9) NOT VALID; " +
				"ALTER TABLE user_grant DISABLE TRIGGER ALL"
			want = "the constraint short of the table user_grant has not been validated"
		}
		storetest.Exec(t, database, breaks)
		found, err := s.Integrity(t.Context())
		if err != nil || !slices.Contains(found, want) {
			t.Errorf("got %q, %v; want %q", found, err, want)
		}
		disabled := slices.ContainsFunc(found, func(fault string) bool {
			return strings.HasSuffix(fault,
				" of the table user_grant is disabled")
		})
		if disabled != (s.Engine() == store.Postgres) {
			t.Errorf("got %q", found)
		}
	})
}

func TestIntegrityFindsADamagedFile(t *testing.T) {
	path := t.TempDir() + "/muster.db"
	storetest.Exec(t, path, "CREATE TABLE filler (x); "+
		"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000) "+
		"INSERT INTO filler SELECT 'filler ' || i FROM n; CREATE INDEX filler_x ON filler (x)")
	content, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Replace(string(content), "filler 2500", "filler 9999", 1)
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	found, err := storetest.Open(t, path).Integrity(t.Context())
	if err != nil || len(found) == 0 || !strings.HasPrefix(found[0], "the file is damaged: ") {
		t.Errorf("got %q, %v", found, err)
	}
}
