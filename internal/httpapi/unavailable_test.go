package httpapi_test

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"muster/internal/store/storetest"
)

func TestReadingGoesOnWhenTheDiskIsFull(t *testing.T) {
	storetest.EachDatabaseFrom(t, company, func(t *testing.T, database string) {
		if strings.HasPrefix(database, "postgres://") {
			t.Skip("only SQLite can be told how large a file may become")
		}
		storetest.Exec(t, database, "CREATE TABLE ballast (filler blob); INSERT INTO ballast VALUES (zeroblob(800000))")
		storetest.LimitPages(t, database, 40)
		h := newHarness(t, storetest.Open(t, database))
		h.database = database
		c := h.as("administrator")
		h.recovers(c)
		answer := reply{Status: http.StatusOK}
		for range 500 {
			if answer.Status == http.StatusOK {
				answer = c.post("/api/messages/test", nil)
			}
		}
		h.onlyReads(c, answer)
		storetest.Exec(t, database, "DROP TABLE ballast")
		h.recovers(c)
	})
}

func TestReadingGoesOnWhenTheDatabaseIsLocked(t *testing.T) {
	storetest.EachDatabaseFrom(t, company, func(t *testing.T, database string) {
		address := database
		if strings.HasPrefix(database, "postgres://") {
			address += "&lock_timeout=500"
		}
		h := newHarness(t, storetest.Open(t, address))
		h.database = database
		c := h.as("administrator")
		h.recovers(c)
		release := storetest.Lock(t, database)
		h.pass(2 * time.Minute)
		begun := time.Now()
		if a := c.get("/api/session"); a.Status != http.StatusOK || time.Since(begun) > 3*time.Second {
			t.Errorf("a read that has the login session touched: %d after %s", a.Status, time.Since(begun))
		}
		h.onlyReads(c, c.post("/api/messages/test", nil))
		h.app.Account.AwaitSeen()
		if address == database && h.downloads(c) {
			t.Error("rows were given out while nothing could be written")
		}
		if address == database && !strings.Contains(h.log.String(), "the last use of sessions cannot be written") {
			t.Error("the log does not tell of the touch that failed")
		}
		release()
		h.recovers(c)
		h.pass(2 * time.Minute)
		c.get("/api/session")
		h.app.Account.AwaitSeen()
		if seen := storetest.Column(t, database,
			"SELECT token_hash FROM login_session WHERE seen_at > created_at"); len(seen) != 1 {
			t.Errorf("%d login sessions were used after they were made", len(seen))
		}
	})
}

// onlyReads wants the refusal of a write, and reads that go on.
func (h *harness) onlyReads(c *client, write reply) {
	h.t.Helper()
	if write.Status != http.StatusServiceUnavailable || write.code() != "503" ||
		write.message() != "This cannot be saved right now. Please try again in a minute." ||
		write.Header.Get("Retry-After") == "" {
		h.t.Errorf("a write: %d %s", write.Status, write.Raw)
	}
	if a := c.get("/readyz"); a.Status != http.StatusServiceUnavailable {
		h.t.Errorf("/readyz: %d %s", a.Status, a.Raw)
	}
	h.downloads(c)
	for _, path := range []string{"/api/session", "/api/messages", "/api/settings", "/api/changes?since=0"} {
		begun := time.Now()
		if a := c.get(path); a.code() != "200" || time.Since(begun) > 3*time.Second {
			h.t.Errorf("GET %s: %d after %s: %s", path, a.Status, time.Since(begun), a.Raw)
		}
	}
}

// downloads takes rows out of the house, if it gets them, and wants an audit line or a refusal. A line can still be
// written when it needs no lock and no new page.
func (h *harness) downloads(c *client) (done bool) {
	h.t.Helper()
	before := len(h.lines())
	a := c.get("/api/messages?download=1")
	if a.Status == http.StatusOK {
		if len(h.lines()) != before+1 {
			h.t.Errorf("a download that nobody knows of: %s", a.Raw)
		}
		return true
	}
	if a.Status != http.StatusServiceUnavailable || len(a.Data) != 0 || a.Header.Get("Retry-After") == "" ||
		!strings.HasPrefix(a.message(), "Downloads and long lists are recorded") || len(h.lines()) != before {
		h.t.Errorf("a download that cannot be recorded: %d %s", a.Status, a.Raw)
	}
	return false
}

// recovers wants everything to be as on any other day.
func (h *harness) recovers(c *client) {
	h.t.Helper()
	if a := c.post("/api/messages/test", nil); a.code() != "200" {
		h.t.Errorf("a write: %d %s", a.Status, a.Raw)
	}
	// The answer before holds for a second.
	for until := time.Now().Add(10 * time.Second); ; {
		a := c.get("/readyz")
		if a.Status == http.StatusOK {
			return
		}
		if time.Now().After(until) {
			h.t.Fatalf("/readyz: %d %s", a.Status, a.Raw)
		}
	}
}
