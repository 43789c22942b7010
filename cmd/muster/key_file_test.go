package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

func TestTheKeyOfLinksIsAFileBesideTheData(t *testing.T) {
	g := &globals{Database: filepath.Join(t.TempDir(), "new", "muster.db")}
	keys := make([][]byte, 8)
	var starting sync.WaitGroup
	for i := range keys {
		starting.Go(func() {
			var err error
			if keys[i], err = g.linkKey(); err != nil {
				t.Error(err)
			}
		})
	}
	starting.Wait()
	for _, key := range keys {
		if len(key) < leastKey || !bytes.Equal(key, keys[0]) {
			t.Errorf("servers that start at once have the keys %q and %q", key, keys[0])
		}
	}
	folder := filepath.Dir(g.Database)
	files, err := os.ReadDir(folder)
	if err != nil || len(files) != 1 || files[0].Name() != "link.key" {
		t.Fatalf("beside the data there are %v, %v", files, err)
	}
	path := filepath.Join(folder, "link.key")
	about, err := os.Stat(path)
	if err != nil || about.Mode().Perm() != 0o600 {
		t.Errorf("its mode is %v, %v", about.Mode(), err)
	}
	if err := os.Chmod(path, 0o640); err != nil {
		t.Fatal(err)
	}
	if _, err := g.linkKey(); err == nil || !strings.Contains(err.Error(), "others may read") {
		t.Errorf("a file that others may read: %v", err)
	}
	if err := os.WriteFile(path, []byte("short\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(path, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := g.linkKey(); err == nil || !strings.Contains(err.Error(), "too short") {
		t.Errorf("a file that was cut: %v", err)
	}
}

func TestTheKeyOfLinksFromTheEnvironment(t *testing.T) {
	g := &globals{Data: t.TempDir(), Database: "postgres://nowhere/muster"}
	t.Setenv(linkKeyFile.variable, strings.Repeat("k", leastKey))
	key, err := g.linkKey()
	if files, _ := os.ReadDir(g.Data); err != nil || string(key) != strings.Repeat("k", leastKey) || len(files) != 0 {
		t.Errorf("the key is %q, %v; files %v", key, err, files)
	}
	t.Setenv(linkKeyFile.variable, "guessable")
	if _, err := g.linkKey(); err == nil || !strings.Contains(err.Error(), "32 characters") {
		t.Errorf("a short one: %v", err)
	}
}

// TestABackupOpensNoDoor looks for the key in the database and in a backup of it.
func TestABackupOpensNoDoor(t *testing.T) {
	database, copied := filepath.Join(t.TempDir(), "muster.db"), filepath.Join(t.TempDir(), "copy.db")
	serve(t, database, "--demo").stop()
	mustRun(t, database, "", "backup", copied)
	key, err := os.ReadFile(filepath.Join(filepath.Dir(database), "link.key"))
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{database, copied} {
		content, err := os.ReadFile(path)
		if err != nil || bytes.Contains(content, bytes.TrimSpace(key)) {
			t.Errorf("%s tells the key, %v", path, err)
		}
	}
}
