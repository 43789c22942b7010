package httpapi_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"
)

// TestEveryNumberOpensItsRows walks over every number of the fourteen dashboards of the demo company that can be
// clicked: what it opens has as many rows, or adds up to it in the count column, and so has the file.
func TestEveryNumberOpensItsRows(t *testing.T) {
	eachEngineFrom(t, demoHistory, func(t *testing.T, h *harness) {
		w := &walk{T: t, client: h.as("manager"), day: h.clock().Add(5*time.Hour + 30*time.Minute)}
		for name, look := range map[string]func(){
			"Team Dashboard": w.team, "Hourly Performance": w.hourly, "Profile Metrics, ELPL": w.funnels, "Team S6": w.s6,
			"Offer Sent and Accepted": w.offers, "Monthly Team Performance": w.monthlyTeam,
			"Selected Candidate Source": w.sources, "Huddle": w.huddle, "Monthly Requisition Data": w.monthlyRequisitions,
			"Candidate Feedback": w.feedback, "Open Till Date": w.openTillDate, "Average TTF": w.averageTTF,
			"Review Dashboard": w.review,
		} {
			look()
			if w.seen == 0 {
				t.Errorf("%s has no number to click", name)
			}
			t.Logf("%s: %d numbers", name, w.seen)
			w.seen = 0
		}
	})
}

// walk is a manager who clicks every number.
type walk struct {
	*testing.T
	client *client
	day    time.Time
	// seen counts the numbers of a dashboard.
	seen int
}

func (w *walk) month() string { return w.day.Format("01/2006") }
func (w *walk) year() string  { return w.day.Format("2006") }
func (w *walk) date() string  { return w.day.Format("2006-01-02") }

// rows returns the rows of an answer that has them under this name.
func (w *walk) rows(a reply, name string) []map[string]any {
	w.Helper()
	if a.code() != "200" {
		w.Fatalf("refused: %s", a.Raw)
	}
	if name == "data" {
		return a.Data
	}
	lists := map[string]json.RawMessage{}
	rows := []map[string]any{}
	if err := json.Unmarshal([]byte(a.Raw), &lists); err != nil {
		w.Fatal(err)
	}
	if err := json.Unmarshal(lists[name], &rows); err != nil {
		w.Fatalf("%s: %v", name, err)
	}
	return rows
}

func (w *walk) table(path string) []map[string]any { return w.rows(w.client.get(path), "data") }

func intOf(row map[string]any, field string) int {
	n, _ := row[field].(float64)
	return int(n)
}

// whole checks a number whose rows come in one answer, under the name list; count is what they add up to it in.
func (w *walk) whole(n any, path, list, count string) {
	w.Helper()
	want := int(n.(float64))
	if want == 0 {
		return
	}
	w.seen++
	for _, suffix := range []string{"", "download=1"} {
		got := 0
		for _, row := range w.rows(w.client.get(withQuery(path, suffix)), list) {
			if count == "" {
				got++
			} else {
				got += intOf(row, count)
			}
		}
		if got != want {
			w.Errorf("%s: %d rows of %d (%s)", path, got, want, suffix)
		}
	}
}

// paged checks a number whose rows the server pages.
func (w *walk) paged(n any, path string) {
	w.Helper()
	want := int(n.(float64))
	if want == 0 {
		return
	}
	w.seen++
	page := w.client.get(withQuery(path, "page=1&size=10"))
	if int(page.Total) != want || len(page.Data) != min(want, 10) {
		w.Errorf("%s: %d rows, and %d on a page, of %d", path, page.Total, len(page.Data), want)
	}
	// A file is fetched in the largest pages that there are.
	const largest = 5000
	file, last := 0, largest
	for n := 1; last == largest; n++ {
		last = len(w.client.get(withQuery(path, fmt.Sprintf("page=%d&size=%d&download=1", n, largest))).Data)
		file += last
	}
	if file != want {
		w.Errorf("%s: %d rows in the file, of %d", path, file, want)
	}
}

func withQuery(path, query string) string {
	if query == "" {
		return path
	}
	if strings.Contains(path, "?") {
		return path + "&" + query
	}
	return path + "?" + query
}
