package pgtest

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// install makes a folder that looks like one version's bin folder.
func install(t *testing.T, root, version string, names ...string) string {
	t.Helper()
	folder := filepath.Join(root, version, "bin")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		if err := os.WriteFile(filepath.Join(folder, name), []byte("#!/bin/sh\n"), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

func TestFindPrograms(t *testing.T) {
	root := t.TempDir()
	versioned := filepath.Join(root, "*", "bin")
	onPath := install(t, t.TempDir(), "local", "initdb", "postgres")
	t.Setenv("PATH", onPath)

	expect := func(what, chosen, folder string) {
		t.Helper()
		found, err := findPrograms(chosen, versioned)
		want := programs{initdb: filepath.Join(folder, "initdb"), postgres: filepath.Join(folder, "postgres")}
		if err != nil || found != want {
			t.Errorf("%s: got %v, %v, want %v", what, found, err, want)
		}
	}
	expect("nothing but PATH", "", onPath)
	old := install(t, root, "9.6", "initdb", "postgres")
	expect("one version", "", old)
	current := install(t, root, "15", "initdb", "postgres")
	install(t, root, "17", "psql")
	expect("the newest version with both programs", "", current)
	expect("PGBIN before the newest", old, old)
}

func TestMissingProgramsAreNamed(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	if _, err := findPrograms("", filepath.Join(t.TempDir(), "*", "bin")); !errors.Is(err, errNotFound) {
		t.Errorf("without PostgreSQL: got %v", err)
	}
	empty := t.TempDir()
	if _, err := findPrograms(empty, debianFolders); err == nil || !strings.Contains(err.Error(), "PGBIN is "+empty) {
		t.Errorf("with a wrong PGBIN: got %v", err)
	}
}
