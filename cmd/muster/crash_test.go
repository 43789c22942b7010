package main

import (
	"net/http"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"

	"muster/internal/store/pgtest"
	"muster/internal/store/storetest"
)

const kills = 20

func TestAcknowledgedWritesSurviveKills(t *testing.T) {
	t.Run("sqlite", func(t *testing.T) {
		database := filepath.Join(t.TempDir(), "muster.db")
		crash(t, database)
		if got := storetest.Column(t, database, "PRAGMA integrity_check"); len(got) != 1 || got[0] != "ok" {
			t.Errorf("SQLite finds %v", got)
		}
	})
	t.Run("postgres", func(t *testing.T) {
		server, err := pgtest.Start(pgtest.Durable())
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(server.Stop)
		if err := server.CreateDatabase(t.Context(), "crash", ""); err != nil {
			t.Fatal(err)
		}
		crash(t, server.URL("crash"))
	})
}

// crash kills the server repeatedly while eight clients write, and checks their acknowledged writes after each kill.
func crash(t *testing.T, database string) {
	shortHistory(t, database)
	// A shorter lease could not be renewed on a disk that takes its time over every commit.
	start := func() *process { return serve(t, database, "--demo", "--job-lease", "4s") }
	p := start()
	defer func() {
		if t.Failed() {
			t.Logf("the last server wrote: %s", &p.stderr)
		}
	}()
	// The demo company comes with settings that no client wrote.
	writers, acks := eightWriters(t, p), &ledger{seeded: sumOf(t, database, settingVersions)}
	for round := range kills {
		acks.begin(len(writers)+round, len(writers), p)
		var busy sync.WaitGroup
		for i, w := range writers {
			busy.Go(func() { writeUntilKilled(t, p, w, i, acks) })
		}
		busy.Wait()
		<-p.ended
		if t.Failed() {
			t.Fatalf("round %d: %s", round+1, &p.stderr)
		}
		mustRun(t, database, "", "check")
		if round == kills-1 {
			// Attempts that kills and a slow disk cost may have put a job off for longer than this test waits.
			storetest.Exec(t, database, "UPDATE job SET attempts = 0, run_at = created_at WHERE NOT dead")
		}
		p = start()
		verify(t, p, writers)
	}
	admin := signedIn(t, p, "administrator")
	queued := func() int64 { return admin.get(p, "/api/messages?state=queued&size=1").Total }
	for left := queued(); left > 0; {
		before := left
		eventually(t, "the end of the next job", func() bool { left = queued(); return left < before })
	}
	p.stop()
	mustRun(t, database, "", "check")
	acks.compare(t, database)
}

// writeUntilKilled keeps writing; each acknowledged write goes into the ledger, which decides when to kill the server.
func writeUntilKilled(t *testing.T, p *process, w writer, place int, acks *ledger) {
	for {
		a, err := w.write(p)
		if err != nil && acks.hasKilled() {
			return
		}
		// On a machine that stood still for seconds the database may be told to be away: nothing is acknowledged then.
		if err == nil && a.Status == http.StatusServiceUnavailable && acks.mayRefuse() {
			continue
		}
		if err != nil || a.Status != 200 || a.code() != "200" {
			t.Errorf("%T: %+v, %v", w, a, err)
			p.kill()
			return
		}
		acks.acknowledge(place, a.RequestID)
	}
}

// verify lets every client check that its acknowledged writes are still there.
func verify(t *testing.T, p *process, writers []writer) {
	var busy sync.WaitGroup
	for _, w := range writers {
		busy.Go(func() {
			if err := w.verify(p); err != nil {
				t.Errorf("after the kill: %T: %v", w, err)
			}
		})
	}
	busy.Wait()
}

// ledger lists the acknowledged requests and decides when to kill: after enough acknowledged writes, at least one for
// every client, so that other clients are in the middle of one.
type ledger struct {
	mu       sync.Mutex
	requests []string
	seeded   int
	refused  int
	round    map[int]int
	enough   int
	clients  int
	server   *process
	killed   bool
}

func (l *ledger) begin(enough, clients int, server *process) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.round, l.enough, l.clients, l.server, l.killed = map[int]int{}, enough, clients, server, false
}

func (l *ledger) acknowledge(place int, request string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.requests = append(l.requests, request)
	l.round[place]++
	sum := 0
	for _, n := range l.round {
		sum += n
	}
	if !l.killed && len(l.round) == l.clients && sum >= l.enough {
		l.killed = true
		_ = l.server.command.Process.Kill()
	}
}

// mayRefuse counts a refusal; one of each client in all rounds together is not the server's fault.
func (l *ledger) mayRefuse() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.refused++
	return l.refused <= l.clients
}

func (l *ledger) hasKilled() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.killed
}

const settingVersions = "SELECT CAST(version AS text) FROM setting WHERE key <> 'demo'"

func sumOf(t *testing.T, database, query string) int {
	t.Helper()
	sum := 0
	for _, text := range storetest.Column(t, database, query) {
		n, err := strconv.Atoi(text)
		if err != nil {
			t.Fatal(err)
		}
		sum += n
	}
	return sum
}

// compare checks the ledger against the audit lines, and the audit lines against the changes they record.
func (l *ledger) compare(t *testing.T, database string) {
	lines, written := map[string]bool{}, map[string]int{}
	for _, line := range storetest.Column(t, database,
		"SELECT action || ' ' || request_id FROM audit WHERE request_id <> ''") {
		action, request, _ := strings.Cut(line, " ")
		lines[request] = true
		written[action]++
	}
	for _, request := range l.requests {
		if !lines[request] {
			t.Errorf("the request %s was acknowledged but has no audit line", request)
		}
	}
	// Only the last password is stored; verify has checked that it is an acknowledged or a pending one.
	sum := written["ChangePassword"]
	if sum == 0 {
		t.Error("no password was changed")
	}
	for action, query := range map[string]string{
		"TestChannel":   "SELECT '1' FROM message WHERE cause = 'TestMessage' AND state = 'kept'",
		"ChangeSetting": settingVersions,
	} {
		done := sumOf(t, database, query)
		if query == settingVersions {
			done -= l.seeded
		}
		if done != written[action] || done == 0 {
			t.Errorf("%d audit lines say %s, but it happened %d times", written[action], action, done)
		}
		sum += done
	}
	t.Logf("%d kills, %d writes acknowledged, %d more written without an answer: %v", kills,
		len(l.requests), sum-len(l.requests), written)
}
