package store_test

import (
	"database/sql"
	"path/filepath"
	"testing"
	"time"

	"muster/internal/store"
	"muster/internal/store/storetest"
)

// What was committed gets into the file although the log is still short, so that no writer has to do it.
func TestCommitsReachTheFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "muster.db")
	s := storetest.Open(t, path)
	for n := range store.CheckpointEvery {
		if err := s.InTx(t.Context(), func(q *store.Queries) error {
			return q.AddProbe(t.Context(), store.AddProbeParams{ID: string(rune('A' + n)), Filler: []byte{1}})
		}); err != nil {
			t.Fatal(err)
		}
	}
	// A database that is said to be immutable is read without its log.
	file, err := sql.Open("sqlite", "file:"+path+"?immutable=1")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	file.SetMaxIdleConns(0)
	for deadline := time.Now().Add(20 * time.Second); ; {
		var there int
		err := file.QueryRowContext(t.Context(), "SELECT COUNT(*) FROM probe").Scan(&there)
		if err == nil && there > 0 {
			break
		}
		if time.Now().After(deadline) {
			t.Fatal("nothing was moved into the file")
		}
	}
}
