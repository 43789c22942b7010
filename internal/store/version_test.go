package store_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"muster/internal/store"
)

// A version that fell would let an older form overwrite a newer edit: every statement that sets one raises it, and
// every table that has one has such a statement.
func TestVersionsOnlyRise(t *testing.T) {
	files, err := filepath.Glob("queries/*.sql")
	if err != nil {
		t.Fatal(err)
	}
	sets := regexp.MustCompile(`version = ([^,;]+?)(?:\s+WHERE\b|\s+RETURNING\b|[,;\n])`)
	rises := regexp.MustCompile(`^(?:\w+\.)?version \+ 1$`)
	of := regexp.MustCompile(`(?:UPDATE|INSERT INTO) (\w+)`)
	raised := map[string]bool{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for statement := range strings.SplitSeq(string(text), "-- name: ") {
			name, _, _ := strings.Cut(statement, " ")
			_, set, _ := strings.Cut(statement, " SET ")
			set, _, _ = strings.Cut(set, "\nWHERE ")
			for _, to := range sets.FindAllStringSubmatch(set+"\n", -1) {
				switch {
				case rises.MatchString(to[1]), name == "PutDraft":
					// The use case of a draft takes none but the next number.
					raised[of.FindStringSubmatch(statement)[1]] = true
				case to[1] != "@version":
					t.Errorf("%s of %s sets a version to %s", name, file, to[1])
				}
			}
		}
	}
	for _, table := range versionedTables(t) {
		if !raised[table] {
			t.Errorf("nothing raises the version of %s", table)
		}
	}
}

// versionedTables reads the tables that have a version out of the migrations.
func versionedTables(t *testing.T) (tables []string) {
	t.Helper()
	names, err := filepath.Glob("migrations/*.sql")
	if err != nil {
		t.Fatal(err)
	}
	table := regexp.MustCompile(`(?s)(?:CREATE|ALTER) TABLE (\w+)(.*?);`)
	version := regexp.MustCompile(`(?m)^\s+version\s+bigint`)
	for _, name := range names {
		text, err := store.MigrationText(filepath.Base(name))
		if err != nil {
			t.Fatal(err)
		}
		up, _, _ := strings.Cut(text, "-- +goose Down")
		for _, found := range table.FindAllStringSubmatch(up, -1) {
			if version.MatchString(found[2]) {
				tables = append(tables, found[1])
			}
		}
	}
	if len(tables) < 10 {
		t.Errorf("only %v have a version", tables)
	}
	return tables
}
