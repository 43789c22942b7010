package httpapi_test

import (
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"muster/internal/seed"
	"muster/internal/store/storetest"
	"muster/internal/wire"
)

// recordings is a folder, or empty. With it every test on SQLite leaves a file there: each call that it made with its
// answer, and the database at its end. Two versions of Muster are compared by recording both and `diff -r`:
//
//	MUSTER_RECORD=/tmp/before go test -count=1 ./internal/httpapi
var recordings = os.Getenv("MUSTER_RECORD")

// recorder writes one file. What differs from run to run is numbered in the order in which it appears.
type recorder struct {
	mu      sync.Mutex
	file    *os.File
	numbers map[string]string
}

// chance matches ids, signatures and keys.
var chance = regexp.MustCompile(`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[A-Za-z0-9_-]{32,}=*`)

// newRecorder is nil unless this test is to be recorded.
func newRecorder(t *testing.T) *recorder {
	if recordings == "" || !strings.HasSuffix(t.Name(), "/sqlite") {
		return nil
	}
	path := filepath.Join(recordings, strings.ReplaceAll(strings.TrimSuffix(t.Name(), "/sqlite"), "/", " ")+".txt")
	if err := os.MkdirAll(recordings, 0o755); err != nil {
		t.Fatal(err)
	}
	file, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = file.Close() })
	return &recorder{file: file, numbers: map[string]string{}}
}

func (r *recorder) write(text string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	numbered := chance.ReplaceAllStringFunc(text, func(found string) string {
		if r.numbers[found] == "" {
			r.numbers[found] = fmt.Sprintf("#%d", len(r.numbers)+1)
		}
		return r.numbers[found]
	})
	_, _ = io.WriteString(r.file, numbered+"\n")
}

func (r *recorder) call(request *http.Request, a reply) {
	if r == nil {
		return
	}
	sent := ""
	if request.GetBody != nil && strings.HasPrefix(request.Header.Get("Content-Type"), "application/json") {
		if body, err := request.GetBody(); err == nil {
			raw, _ := io.ReadAll(body)
			sent = string(raw)
		}
	}
	r.write(fmt.Sprintf("%s %s %s\n  %d %s", request.Method, request.URL.RequestURI(), sent, a.Status, a.Raw))
}

// database records all rows, by table.
func (r *recorder) database(t *testing.T, database string) {
	if r == nil || database == "" {
		return
	}
	for _, row := range storetest.Rows(t, database) {
		r.write(row)
	}
}

// TestRecordReads makes every read as every demo login, about people and requisitions of the demo company.
func TestRecordReads(t *testing.T) {
	if recordings == "" {
		t.Skip("MUSTER_RECORD names no folder")
	}
	eachEngineFrom(t, demoHistory, func(t *testing.T, h *harness) {
		if h.recorder == nil {
			return
		}
		subjects := h.subjects()
		for _, l := range seed.Logins() {
			if l.Who == "outsider" {
				continue
			}
			c := h.as(l.Who)
			for _, op := range wire.Operations {
				if op.Method != http.MethodGet {
					continue
				}
				for _, about := range subjects {
					path := h.sample(about.Replace(op.Path), l.Who)
					c.get(path)
					if !strings.Contains(op.Path, "{") {
						c.get(path + about.Replace("?candidate={candidateId}&requisition={requisitionId}&date=2026-03-16"))
						break
					}
				}
			}
		}
	})
}

// subjects fill the ids of a path with those of some candidates, each in their requisition, and of what is about them.
func (h *harness) subjects() (all []*strings.Replacer) {
	h.t.Helper()
	manager := h.as("manager")
	column := func(query string) []string { return storetest.Column(h.t, h.database, query) }
	first := func(table string) string { return column("SELECT coalesce(min(id), 'none') FROM " + table)[0] }
	message, audit, broadcast := first("message"), first("audit"), first("broadcast")
	for _, stage := range []string{"NEW", "CALL", "HR_ROUND", "TL_ROUND", "OFFER", "JOINING"} {
		for _, pair := range column(`SELECT coalesce(min(candidate_id || ' ' || requisition_id), '') FROM application WHERE stage = '` +
			stage + `'`) {
			candidate, requisition, found := strings.Cut(pair, " ")
			if !found {
				continue
			}
			department := fmt.Sprint(manager.get("/api/requisitions/" + requisition).Data[0]["departmentId"])
			all = append(all, strings.NewReplacer("{candidateId}", candidate, "{canId}", candidate,
				"{requisitionId}", requisition, "{reqId}", requisition, "{requisition}", requisition,
				"{messageId}", message, "{departmentId}", department, "{deptId}", department,
				"/api/messages/{id}", "/api/messages/"+message, "/api/audit/{id}", "/api/audit/"+audit,
				"/api/broadcasts/{id}", "/api/broadcasts/"+broadcast,
				"/api/requisitions/{id}", "/api/requisitions/"+requisition,
				"{monthName}", "Mar 2026", "{employmentType}", "Full Time", "{column}", "opened", "{x}", "1",
				"{stage}", "all", "{source}", "Naukri", "{statusGuid}", "sent", "{metric}", "On_Going",
				"{key}", "resumeKB", "/{id}", "/"+candidate))
		}
	}
	return all
}
