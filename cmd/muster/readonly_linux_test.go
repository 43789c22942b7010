package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// somebodyElse runs the binary as a user who owns nothing; a test that is not root already is one of those.
func somebodyElse(t *testing.T, args ...string) (string, error) {
	t.Helper()
	path, err := program()
	if err != nil {
		t.Fatal(err)
	}
	command := exec.Command(path, args...)
	command.Dir = "/"
	if os.Geteuid() == 0 {
		if err := os.Chmod(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		const nobody = 65534
		command.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: nobody, Gid: nobody}}
	}
	text, err := command.CombinedOutput()
	return string(text), err
}

func TestCheckOfAReadOnlyDatabase(t *testing.T) {
	folder := t.TempDir()
	database := filepath.Join(folder, "muster.db")
	shortHistory(t, database)
	if err := os.Chmod(database, 0o444); err != nil {
		t.Fatal(err)
	}
	for _, f := range []string{folder, filepath.Dir(folder)} {
		if err := os.Chmod(f, 0o555); err != nil {
			t.Fatal(err)
		}
	}
	t.Cleanup(func() { _ = os.Chmod(filepath.Dir(folder), 0o700); _ = os.Chmod(folder, 0o700) })
	text, err := somebodyElse(t, "--database", database, "check")
	if err != nil || !strings.HasSuffix(text, "muster.db (sqlite) is sound.\n") {
		t.Errorf("%v: %s", err, text)
	}
	if text, err := somebodyElse(t, "--database", database, "check", "--mend"); err == nil {
		t.Errorf("it was mended: %s", text)
	}
	if left, err := os.ReadDir(folder); err != nil || len(left) != len(beside(t, folder)) {
		t.Errorf("files %v, %v", left, err)
	}
}

// beside are the files that a seeded database consists of: itself and the key made with it.
func beside(t *testing.T, folder string) []string {
	t.Helper()
	var names []string
	for _, name := range []string{"muster.db", "seal.key"} {
		if _, err := os.Stat(filepath.Join(folder, name)); err == nil {
			names = append(names, name)
		}
	}
	return names
}
