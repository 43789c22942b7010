package main

import (
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"

	"muster/internal/store/storetest"
)

func TestBackupWhileClientsWrite(t *testing.T) {
	database, folder := filepath.Join(t.TempDir(), "muster.db"), t.TempDir()
	shortHistory(t, database)
	p := serve(t, database, "--demo")
	admin := signedIn(t, p, "administrator")
	var told atomic.Int64
	first, enough := make(chan struct{}), make(chan struct{})
	var busy sync.WaitGroup
	busy.Go(func() {
		for {
			if a, err := admin.try(p, "POST", "/api/messages/test", nil); err != nil || a.code() != "200" {
				t.Errorf("a write during the backup: %+v, %v", a, err)
			}
			if told.Add(1) == 1 {
				close(first)
			}
			select {
			case <-enough:
				return
			default:
			}
		}
	})
	<-first
	for _, name := range []string{"one.db", "two.db", "three.db"} {
		copied := filepath.Join(folder, name)
		before := told.Load()
		mustRun(t, database, "", "backup", copied)
		after := told.Load() + 1
		mustRun(t, copied, "", "check")
		if got := int64(len(storetest.Column(t, copied, "SELECT id FROM message"))); got < before || got > after {
			t.Errorf("%s has %d mails; there were %d before and at most %d after", name, got, before, after)
		}
		info, err := os.Stat(copied)
		if err != nil {
			t.Fatal(err)
		}
		if info.Mode().Perm()&0o077 != 0 {
			t.Errorf("others may read the backup: %v", info.Mode())
		}
	}
	close(enough)
	busy.Wait()

	// A backup is good only if a server can continue from it.
	p.stop()
	restored := serve(t, filepath.Join(folder, "three.db"), "--demo")
	if a := admin.get(restored, "/api/session"); a.Status != 200 {
		t.Errorf("the login session is not in the backup: %+v", a)
	}
}
