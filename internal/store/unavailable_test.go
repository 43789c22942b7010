package store_test

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"muster/internal/store"
	"muster/internal/store/pgtest"
	"muster/internal/store/storetest"
)

// patience is how long a test waits for something that should happen within seconds.
const patience = 30 * time.Second

func write(ctx context.Context, s *store.Store, name string) error {
	return s.InTx(ctx, func(q *store.Queries) error { return addDepartment(ctx, q, name) })
}

func TestFullDiskIsUnavailable(t *testing.T) {
	database := filepath.Join(t.TempDir(), "muster.db")
	if err := storetest.Open(t, database).Close(); err != nil {
		t.Fatal(err)
	}
	storetest.Exec(t, database, "CREATE TABLE ballast (filler blob); INSERT INTO ballast VALUES (zeroblob(400000))")
	storetest.LimitPages(t, database, 20)
	s := storetest.Open(t, database)
	n, err := 0, error(nil)
	for ; err == nil && n < 10_000; n++ {
		err = write(t.Context(), s, strings.Repeat("x", 500)+strconv.Itoa(n))
	}
	if !store.IsUnavailable(err) || store.IsAway(err) || store.IsUncertain(err) {
		t.Errorf("write %d: %v", n, err)
	}
	if err := s.Ready(t.Context()); !store.IsUnavailable(err) {
		t.Errorf("ready: %v", err)
	}
	if got, err := s.Read().Departments(t.Context()); err != nil || len(got) != n-1 {
		t.Errorf("%d of %d are read: %v", len(got), n-1, err)
	}
	storetest.Exec(t, database, "DROP TABLE ballast")
	if err := write(t.Context(), s, "Sales"); err != nil {
		t.Errorf("afterwards: %v", err)
	}
}

// A process that freezes in the middle of a write keeps the lock, but not for long, and its own write is not kept.
func TestFrozenPeerCostsWritersSeconds(t *testing.T) {
	address := pgtest.DatabaseFrom(t, migrated) + "&idle_in_transaction_session_timeout=1000"
	frozen, other := storetest.Open(t, address), storetest.Open(t, address)
	thaw, holds, ended := make(chan struct{}), make(chan struct{}), make(chan error, 1)
	go func() {
		ended <- frozen.InTx(t.Context(), func(q *store.Queries) error {
			err := errors.Join(addDepartment(t.Context(), q, "Frozen"), q.Flush(t.Context()))
			close(holds)
			<-thaw
			return err
		})
	}()
	<-holds
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	var everybody sync.WaitGroup
	for i := range 10 {
		everybody.Go(func() {
			if err := write(ctx, other, fmt.Sprint("Number ", i)); err != nil {
				t.Errorf("number %d: %v", i, err)
			}
		})
	}
	everybody.Wait()
	close(thaw)
	if err := <-ended; !store.IsUnavailable(err) {
		t.Errorf("the frozen one: %v", err)
	}
	if hasDepartment(t, other, "Frozen") {
		t.Error("the write of the frozen one is kept")
	}
	if err := write(ctx, frozen, "Thawed"); err != nil {
		t.Errorf("after it thawed: %v", err)
	}
}

func TestLockThatIsNeverReleased(t *testing.T) {
	database := pgtest.DatabaseFrom(t, migrated)
	s := storetest.Open(t, database+"&lock_timeout=300")
	release := storetest.Lock(t, database)
	begun := time.Now()
	var everybody sync.WaitGroup
	for i := range 10 {
		everybody.Go(func() {
			if err := write(t.Context(), s, fmt.Sprint("Number ", i)); !store.IsUnavailable(err) {
				t.Errorf("number %d: %v", i, err)
			}
		})
	}
	everybody.Wait()
	if took := time.Since(begun); took > patience {
		t.Errorf("it took %s", took)
	}
	if err := s.Ready(t.Context()); !store.IsUnavailable(err) {
		t.Errorf("ready: %v", err)
	}
	release()
	if err := write(t.Context(), s, "Sales"); err != nil {
		t.Errorf("afterwards: %v", err)
	}
}

func TestEveryConnectionHasLimits(t *testing.T) {
	database := pgtest.DatabaseFrom(t, migrated)
	for name, c := range map[string]struct {
		open func(context.Context, string) (*store.Store, error)
		want string
	}{
		"a server":  {store.Open, "12s 8s 1min 10 5 3 20000"},
		"a command": {store.OpenPatient, "0 8s 0 10 5 3 20000"},
	} {
		s, err := c.open(t.Context(), database)
		if err != nil {
			t.Fatal(err)
		}
		for _, handle := range s.Handles() {
			var got []string
			for _, setting := range []string{"lock_timeout", "idle_in_transaction_session_timeout", "statement_timeout",
				"tcp_keepalives_idle", "tcp_keepalives_interval", "tcp_keepalives_count", "tcp_user_timeout"} {
				var value string
				if err := handle.QueryRowContext(t.Context(), "SHOW "+setting).Scan(&value); err != nil {
					t.Fatal(err)
				}
				got = append(got, value)
			}
			if strings.Join(got, " ") != c.want {
				t.Errorf("%s has %v, want %s", name, got, c.want)
			}
		}
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
}

// What was acknowledged before PostgreSQL crashed is there after, and the store goes on by itself.
func TestRestartOfPostgresLosesNothing(t *testing.T) {
	server, err := pgtest.Start(pgtest.Durable())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(server.Stop)
	if err := server.CreateDatabase(t.Context(), "restart", ""); err != nil {
		t.Fatal(err)
	}
	s := storetest.Open(t, server.URL("restart"))
	var access sync.Mutex
	told, writing := map[string]bool{}, sync.WaitGroup{}
	working, stop := context.WithCancel(t.Context())
	enough := make(chan struct{}, 1000)
	for i := range 4 {
		writing.Go(func() {
			for n := 0; working.Err() == nil; n++ {
				name := fmt.Sprintf("%d of writer %d", n, i)
				switch err := write(t.Context(), s, name); {
				case err == nil:
					access.Lock()
					told[name] = true
					access.Unlock()
					select {
					case enough <- struct{}{}:
					default:
					}
				case !store.IsUnavailable(err):
					t.Errorf("%s: %v", name, err)
				}
			}
		})
	}
	for range 2 {
		for range 20 {
			<-enough
		}
		server.Halt()
		if err := server.Resume(); err != nil {
			t.Fatal(err)
		}
	}
	for range 20 {
		<-enough
	}
	stop()
	writing.Wait()
	// A reading connection that the crash cut tells so once, as a writing one does.
	rows, err := s.Read().Departments(t.Context())
	for store.IsUnavailable(err) {
		rows, err = s.Read().Departments(t.Context())
	}
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range rows {
		delete(told, row.Name)
	}
	if len(told) > 0 {
		t.Errorf("acknowledged and lost: %v", told)
	}
}

func migrated(database string) error {
	s, err := store.Open(context.Background(), database)
	if err != nil {
		return err
	}
	return s.Close()
}
