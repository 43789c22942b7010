package store_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"muster/internal/store"
	"muster/internal/store/storetest"
)

// A database is read as it lies there, with what is only in its log, and nothing comes or goes beside it.
func TestOpenReadOnly(t *testing.T) {
	source := filepath.Join(t.TempDir(), "muster.db")
	open := storetest.Open(t, source)
	if err := addDepartment(t.Context(), open.Alone(), "Only in the log"); err != nil {
		t.Fatal(err)
	}
	files := map[string][]byte{}
	for _, end := range []string{"", "-wal", "-shm"} {
		content, err := os.ReadFile(source + end)
		if err != nil {
			t.Fatal(err)
		}
		files[end] = content
	}
	if err := open.Close(); err != nil {
		t.Fatal(err)
	}
	closed, err := os.ReadFile(source)
	if err != nil {
		t.Fatal(err)
	}
	for name, beside := range map[string]map[string][]byte{
		"closed":                  {"": closed},
		"closed, an empty log":    {"": closed, "-wal": {}},
		"after a crash":           files,
		"after a crash, no index": {"": files[""], "-wal": files["-wal"]},
	} {
		path := filepath.Join(t.TempDir(), "muster.db")
		for end, content := range beside {
			if err := os.WriteFile(path+end, content, 0o400); err != nil {
				t.Fatal(err)
			}
		}
		s, err := store.OpenReadOnly(t.Context(), path)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if !hasDepartment(t, s, "Only in the log") {
			t.Errorf("%s: what was in the log is missing", name)
		}
		if found, err := s.Integrity(t.Context()); err != nil || len(found) > 0 || s.Name() != path {
			t.Errorf("%s: %v, %v, %s", name, found, err, s.Name())
		}
		if err := addDepartment(t.Context(), s.Alone(), "Late"); err == nil {
			t.Errorf("%s: it was written", name)
		}
		if err := s.Close(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if now, err := os.ReadFile(path); err != nil || !slices.Equal(now, beside[""]) {
			t.Errorf("%s: the file was changed, %v", name, err)
		}
		if left, _ := filepath.Glob(filepath.Join(os.TempDir(), "muster-check-*")); len(left) > 0 {
			t.Errorf("%s: %v is left", name, left)
		}
	}
}

func TestOpenReadOnlyRefusesAnOlderSchema(t *testing.T) {
	path := filepath.Join(t.TempDir(), "muster.db")
	if err := storetest.Open(t, path).Close(); err != nil {
		t.Fatal(err)
	}
	storetest.Exec(t, path, "DELETE FROM goose_db_version WHERE version_id > 20")
	s, err := store.OpenReadOnly(t.Context(), path)
	if err == nil {
		t.Errorf("it was opened: %v", s.Close())
	} else if !strings.Contains(err.Error(), "has schema 20 and cannot be written") {
		t.Error(err)
	}
}
