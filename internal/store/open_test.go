package store_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"muster/internal/store"
	"muster/internal/store/storetest"
)

func TestOpenAcceptsAnyFileName(t *testing.T) {
	for _, name := range []string{"plain.db", "two words.db", "100%.db", "what?x=1.db", "a#b.db", "a&b=c.db",
		"Müller नमस्ते.db", "50%20.db", "'quoted\".db"} {
		path := filepath.Join(t.TempDir(), "a folder", name)
		s := storetest.Open(t, path)
		if err := addDepartment(t.Context(), s.Alone(), "Sales"); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		entries, err := os.ReadDir(filepath.Dir(path))
		if err != nil {
			t.Fatal(err)
		}
		for _, entry := range entries {
			if !strings.HasPrefix(entry.Name(), name) {
				t.Errorf("%s: there is a file %s", name, entry.Name())
			}
		}
		if s.Name() != path {
			t.Errorf("the name is %s", s.Name())
		}
		if err := s.Backup(t.Context(), path+".copy"); err != nil ||
			!hasDepartment(t, storetest.Open(t, path+".copy"), "Sales") {
			t.Errorf("%s: the copy: %v", name, err)
		}
	}
}

func TestOpenErrorsNeverRevealThePassword(t *testing.T) {
	for _, address := range []string{
		"postgres://muster:s3cret@127.0.0.1:1/muster?connect_timeout=2",
		"postgres://muster:s3cret@127.0.0.1:port/muster",
		"postgres://muster:s3cret%zz@127.0.0.1/muster",
		"postgresql://muster:s3cret@127.0.0.1:1/muster?sslmode=nonsense",
	} {
		s, err := store.Open(t.Context(), address)
		if err == nil {
			t.Errorf("%s was opened: %v", address, s.Close())
		} else if strings.Contains(err.Error(), "s3cret") {
			t.Errorf("the error reveals the password: %v", err)
		}
	}
}

func TestOpenRefusesWhatIsNoDatabase(t *testing.T) {
	file := filepath.Join(t.TempDir(), "letter.txt")
	if err := os.WriteFile(file, []byte(strings.Repeat("dear diary, this is no database. ", 40)), 0o600); err != nil {
		t.Fatal(err)
	}
	if s, err := store.Open(t.Context(), file); err == nil {
		t.Errorf("a text file was opened: %v", s.Close())
	}
	if s, err := store.Open(t.Context(), filepath.Join(file, "muster.db")); err == nil {
		t.Errorf("a file was used as a folder: %v", s.Close())
	}
}

func TestTheReadingHandleCannotWrite(t *testing.T) {
	s := storetest.Open(t, filepath.Join(t.TempDir(), "muster.db"))
	if err := addDepartment(t.Context(), s.Read(), "Sales"); err == nil {
		t.Error("a reading handle wrote a department")
	}
}

func TestReady(t *testing.T) {
	storetest.Each(t, func(t *testing.T, s *store.Store) {
		if err := s.Ready(t.Context()); err != nil {
			t.Errorf("an open database: %v", err)
		}
		gone, cancel := context.WithCancel(t.Context())
		cancel()
		if err := s.Ready(gone); err == nil {
			t.Error("ready with a cancelled context")
		}
	})
}
