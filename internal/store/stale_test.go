package store_test

import (
	"crypto/sha256"
	"encoding/hex"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// sources.sha256 has the checksums of the files that the queries are generated from, and of the generated files, as of
// the last generation.
func TestGeneratedQueriesAreCurrent(t *testing.T) {
	list, err := os.ReadFile("sources.sha256")
	if err != nil {
		t.Fatal(err)
	}
	want, got := map[string]string{}, map[string]string{}
	for line := range strings.Lines(string(list)) {
		sum, file, _ := strings.Cut(strings.TrimSpace(line), "  ")
		want[file] = sum
	}
	for _, pattern := range []string{"sqlc.yaml", "migrations/*.sql", "queries/*.sql", "*.gen.go"} {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: %d files, %v", pattern, len(files), err)
		}
		for _, file := range files {
			content, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			sum := sha256.Sum256(content)
			got[filepath.ToSlash(file)] = hex.EncodeToString(sum[:])
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("please run make gen-sql; changed since (-) and now (+):\n%s", diff)
	}
}
