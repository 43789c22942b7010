package main

import (
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"

	"muster/internal/store/pgtest"
	"muster/internal/store/storetest"
)

const kills = 20

func TestNothingAcknowledgedIsLostWhenTheServerIsKilled(t *testing.T) {
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

// crash kills the server again and again while eight clients write, and looks after each kill for what they were told.
func crash(t *testing.T, database string) {
	shortHistory(t, database)
	start := func() *process { return serve(t, database, "--demo", "--job-lease", "1s") }
	p := start()
	// The demo company comes with settings of its own, which no client wrote.
	writers, told := eightWriters(t, p), &ledger{seeded: sumOf(t, database, settingVersions)}
	for round := range kills {
		told.begin(len(writers)+round, len(writers), p)
		var busy sync.WaitGroup
		for i, w := range writers {
			busy.Go(func() { writeUntilKilled(t, p, w, i, told) })
		}
		busy.Wait()
		<-p.ended
		if t.Failed() {
			t.Fatalf("round %d: %s", round+1, &p.complaints)
		}
		does(t, database, "", "check")
		p = start()
		settle(t, p, writers)
	}
	admin := signedIn(t, p, "administrator")
	eventually(t, "the end of the last job",
		func() bool { return admin.get(p, "/api/messages?state=queued&size=1").Total == 0 })
	p.stop()
	does(t, database, "", "check")
	told.compare(t, database)
}

// writeUntilKilled writes on and on; each acknowledged write goes into the ledger, which kills the server when it is
// time.
func writeUntilKilled(t *testing.T, p *process, w writer, place int, told *ledger) {
	for {
		a, err := w.write(p)
		if err != nil && told.hasKilled() {
			return
		}
		if err != nil || a.Status != 200 || a.code() != "200" {
			t.Errorf("%T: %+v, %v", w, a, err)
			p.kill()
			return
		}
		told.acknowledge(place, a.RequestID)
	}
}

// settle lets every client look whether what it was told is still so.
func settle(t *testing.T, p *process, writers []writer) {
	var busy sync.WaitGroup
	for _, w := range writers {
		busy.Go(func() {
			if err := w.settle(p); err != nil {
				t.Errorf("after the kill: %T: %v", w, err)
			}
		})
	}
	busy.Wait()
}

// ledger lists what was acknowledged, by request, and decides when to kill: once every client has been told of a
// write and there were enough of them. The others are then in the middle of one.
type ledger struct {
	mu       sync.Mutex
	requests []string
	seeded   int
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

// compare holds the ledger against the audit lines, and the audit lines against what they tell of.
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
			t.Errorf("the request %s was acknowledged, and no audit line tells of it", request)
		}
	}
	// Of passwords nothing but the last is kept; whether it is the one that was acknowledged, settle has seen.
	sum := written["ChangePassword"]
	if sum == 0 {
		t.Error("no password was changed")
	}
	for action, query := range map[string]string{
		"TestMessage":   "SELECT '1' FROM message WHERE cause = 'TestMessage' AND state = 'kept'",
		"ChangeSetting": settingVersions,
	} {
		done := sumOf(t, database, query)
		if query == settingVersions {
			done -= l.seeded
		}
		if done != written[action] || done == 0 {
			t.Errorf("%d audit lines say %s, and it was done %d times", written[action], action, done)
		}
		sum += done
	}
	t.Logf("%d kills, %d writes acknowledged, %d more written of which the client never heard: %v", kills,
		len(l.requests), sum-len(l.requests), written)
}
