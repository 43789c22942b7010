package store_test

import (
	"bytes"
	"database/sql"
	"os"
	"path/filepath"
	"testing"
	"time"

	"muster/internal/store"
	"muster/internal/store/storetest"
)

// What a resume says is in its row and in the index of words.
func TestEraseLeavesNothingInTheFiles(t *testing.T) {
	const mark = "quixotidae"
	path := filepath.Join(t.TempDir(), "muster.db")
	s, ctx := storetest.Open(t, path), t.Context()
	manyApplications(t, s, 2, 3)
	candidate := storetest.Column(t, path, "SELECT id FROM candidate ORDER BY id")[0]
	left := func() (n int) {
		for _, end := range []string{"", "-wal", "-shm"} {
			content, err := os.ReadFile(path + end)
			if err != nil {
				t.Fatal(err)
			}
			n += bytes.Count(content, []byte(mark))
		}
		return n
	}
	write := func() {
		t.Helper()
		if err := s.InTx(ctx, func(q *store.Queries) error {
			return q.AddResumeText(ctx, store.AddResumeTextParams{Number: 1, CandidateID: candidate, ResumeID: "r",
				State: "read", ReadAt: store.At(noon), Words: "a " + mark + " z", Body: mark})
		}); err != nil || left() == 0 {
			t.Fatalf("nothing was written: %v", err)
		}
	}
	erase := func() {
		t.Helper()
		if err := s.Erase(ctx, func(q *store.Queries) error { return q.DropResumeText(ctx, candidate) }); err != nil {
			t.Fatal(err)
		}
	}
	write()
	erase()
	if n := left(); n != 0 {
		t.Errorf("what was erased is in the files %d times", n)
	}

	write()
	// A read that has begun still sees the old text, so the log has to keep it until that read ends.
	reader, err := sql.Open("sqlite", "file:"+path)
	if err != nil {
		t.Fatal(err)
	}
	defer reader.Close()
	reading, err := reader.BeginTx(ctx, nil)
	if err != nil {
		t.Fatal(err)
	}
	var seen int
	if err := reading.QueryRowContext(ctx, "SELECT COUNT(*) FROM resume_text").Scan(&seen); err != nil || seen != 1 {
		t.Fatal(seen, err)
	}
	erase()
	if err := reading.Rollback(); err != nil {
		t.Fatal(err)
	}
	for deadline := time.Now().Add(20 * time.Second); left() > 0; {
		if time.Now().After(deadline) {
			t.Fatal("the log was not emptied behind a long read")
		}
	}
	if found, err := s.Integrity(ctx); err != nil || len(found) > 0 {
		t.Errorf("afterwards: %v, %v", found, err)
	}
}
