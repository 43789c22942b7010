package store_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"muster/internal/store"
	"muster/internal/store/storetest"
)

// pair writes two departments in one transaction; a copy with only one of them is torn.
func pair(ctx context.Context, s *store.Store, n int) error {
	return s.InTx(ctx, func(q *store.Queries) error {
		return errors.Join(addDepartment(ctx, q, fmt.Sprintf("left %04d", n)),
			addDepartment(ctx, q, fmt.Sprintf("right %04d", n)))
	})
}

func TestBackupDuringWritesIsConsistent(t *testing.T) {
	folder := t.TempDir()
	s := storetest.Open(t, filepath.Join(folder, "muster.db"))
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	written, ended := make(chan int), make(chan struct{})
	go func() {
		defer close(ended)
		for n := 0; ctx.Err() == nil; n++ {
			if err := pair(t.Context(), s, n); err != nil {
				t.Error(err)
				return
			}
			select {
			case written <- n + 1:
			default:
			}
		}
	}()
	for i := range 5 {
		before := <-written
		file := filepath.Join(folder, fmt.Sprintf("copy %d.db", i))
		if err := s.Backup(t.Context(), file); err != nil {
			t.Fatal(err)
		}
		after := <-written
		info, err := os.Stat(file)
		if err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("the copy is %v, %v", info.Mode(), err)
		}
		copied := storetest.Open(t, file)
		all, err := copied.Read().Departments(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		sides := map[string]int{}
		for _, d := range all {
			side, _, _ := strings.Cut(d.Name, " ")
			sides[side]++
		}
		if n := sides["left"]; n != sides["right"] || n < before || n > after {
			t.Errorf("%d left and %d right; there were %d before and %d after", n, sides["right"], before, after)
		}
		if faults, err := copied.Integrity(t.Context()); err != nil || len(faults) > 0 {
			t.Errorf("%v, %v", faults, err)
		}
		if err := pair(t.Context(), copied, 9999); err != nil {
			t.Errorf("the copy cannot be written to: %v", err)
		}
	}
	stop()
	<-ended
}

// A backup of a large database takes a while; it must not use the only writing connection meanwhile.
func TestBackupDoesNotWaitForAWriter(t *testing.T) {
	folder := t.TempDir()
	s := storetest.Open(t, filepath.Join(folder, "muster.db"))
	if err := s.InTx(t.Context(), func(q *store.Queries) error {
		if err := addDepartment(t.Context(), q, "Sales"); err != nil {
			return err
		}
		return s.Backup(t.Context(), filepath.Join(folder, "copy.db"))
	}); err != nil {
		t.Fatal(err)
	}
	if hasDepartment(t, storetest.Open(t, filepath.Join(folder, "copy.db")), "Sales") {
		t.Error("the copy has uncommitted data")
	}
}

func TestBackupNeverReplacesAFile(t *testing.T) {
	folder := t.TempDir()
	database := filepath.Join(folder, "muster.db")
	s := storetest.Open(t, database)
	for name, content := range map[string]string{"letter.txt": "dear diary", "empty.db": ""} {
		file := filepath.Join(folder, name)
		if err := os.WriteFile(file, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
		if err := s.Backup(t.Context(), file); err == nil || !strings.Contains(err.Error(), "exists already") {
			t.Errorf("%s: %v", name, err)
		}
		if kept, err := os.ReadFile(file); err != nil || string(kept) != content {
			t.Errorf("%s now holds %q, %v", name, kept, err)
		}
	}
	if err := s.Backup(t.Context(), database); err == nil {
		t.Error("the database was copied onto itself")
	}
}

func TestFailedBackupLeavesNothing(t *testing.T) {
	folder := t.TempDir()
	s := storetest.Open(t, filepath.Join(folder, "muster.db"))
	if err := s.Backup(t.Context(), filepath.Join(folder, "no such folder", "copy.db")); err == nil {
		t.Error("a copy was made where there is no folder")
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	file := filepath.Join(folder, "copy.db")
	if err := s.Backup(ctx, file); err == nil {
		t.Error("a copy was made for a cancelled context")
	}
	if _, err := os.Stat(file); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the file is there: %v", err)
	}
	if err := s.Backup(t.Context(), file); err != nil {
		t.Errorf("afterwards: %v", err)
	}
}

func TestBackupRefusesPostgres(t *testing.T) {
	storetest.Each(t, func(t *testing.T, s *store.Store) {
		file := filepath.Join(t.TempDir(), "copy.db")
		err := s.Backup(t.Context(), file)
		if errors.Is(err, store.ErrNotHere) != (s.Engine() == store.Postgres) {
			t.Errorf("got %v", err)
		}
		if _, err := os.Stat(file); (err == nil) != (s.Engine() == store.SQLite) {
			t.Errorf("the file: %v", err)
		}
	})
}
