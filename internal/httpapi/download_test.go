package httpapi_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"muster/internal/store"
	"muster/internal/wire"
)

// notNoted are the calls that return no list of rows: a picture, and public calls.
var notNoted = []string{"UserPicture", "RequisitionApproval", "MobileValidation", "EsaLinkPage"}

// lines are the audit lines of downloads, oldest first.
func (h *harness) lines() []store.AuditRow { return h.traces("Download") }

// rowsIn counts the rows of a reply: the elements of every list except the outcome.
func rowsIn(t *testing.T, a reply) (n int) {
	t.Helper()
	var parts map[string]json.RawMessage
	if err := json.Unmarshal([]byte(a.Raw), &parts); err != nil {
		t.Fatal(err)
	}
	for name, part := range parts {
		var rows []json.RawMessage
		if name != "response" && json.Unmarshal(part, &rows) == nil {
			n += len(rows)
		}
	}
	return n
}

// Makes every read twice, plainly and as a download. Both have the same rows, and the download leaves an audit line
// with the caller, the list and the number of rows.
func TestEveryDownloadIsAudited(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req := d.approved("Full Time", 2)
		d.assign(req, []string{d.hr}, 2)
		d.add(req, "Asha Rao", "9000000001")
		administrator, noted := d.as("administrator"), 0
		for _, op := range wire.Operations {
			if op.Method != http.MethodGet || slices.Contains(notNoted, op.Stem) {
				continue
			}
			who, c := "manager", d.manager
			if !slices.Contains(mayCall[op.Stem], who) {
				who, c = "administrator", administrator
			}
			path := d.sample(strings.NewReplacer("{reqId}", req, "/requisitions/{id}",
				"/requisitions/"+req).Replace(op.Path), who)
			plain, before := c.get(path), len(d.lines())
			taken := c.get(path + "?download=1")
			fresh := d.lines()[before:]
			if plain.Raw != taken.Raw {
				t.Errorf("%s: a file has other rows than the list\n%s\n%s", op.Stem, plain.Raw, taken.Raw)
			}
			if taken.code() != "200" {
				if len(fresh) != 0 {
					t.Errorf("%s was refused and noted: %s", op.Stem, taken.Raw)
				}
				continue
			}
			if len(fresh) != 1 {
				t.Errorf("%s: %d lines", op.Stem, len(fresh))
				continue
			}
			line, want := fresh[0], fmt.Sprintf(`{"call":%q,"rows":%d}`, path+"?download=1", rowsIn(t, taken))
			if line.Action != "Download" || line.SubjectID != op.Stem || line.After != want ||
				line.ActorID != d.idOf(who) || line.Address == "" {
				t.Errorf("%s: the line is %+v, want %s", op.Stem, line, want)
			}
			noted++
		}
		if noted < 20 {
			t.Errorf("only %d lists were noted", noted)
		}
	})
}

func TestDownloadsFollowTheRightsOfTheirList(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		if a := h.as("recruiter").get("/api/messages?download=1"); a.Status != http.StatusForbidden {
			t.Errorf("not an administrator: %d %s", a.Status, a.Raw)
		}
		if a := h.nobody().get("/api/messages?download=1"); a.Status != http.StatusUnauthorized {
			t.Errorf("nobody: %d %s", a.Status, a.Raw)
		}
		c := h.as("administrator")
		for _, site := range []string{"cross-site", "same-site"} {
			request, err := http.NewRequestWithContext(t.Context(), "GET", h.url+"/api/messages?download=1", nil)
			if err != nil {
				t.Fatal(err)
			}
			request.Header.Set("Sec-Fetch-Site", site)
			if a := c.do(request); a.Status != http.StatusForbidden || a.code() != "403" {
				t.Errorf("on behalf of another site: %d %s", a.Status, a.Raw)
			}
		}
		if a := c.get("/api/messages?download=0"); a.code() != "200" || len(h.lines()) != 0 {
			t.Errorf("a plain read: %s, %d lines", a.Raw, len(h.lines()))
		}
	})
}

// Reads page after page as the app does when a list is longer than one answer.
func TestTenThousandRowsDownloadCompletely(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		const many = 10_000
		err := h.app.Store.InTx(t.Context(), func(q *store.Queries) error {
			for i := range many {
				if err := q.AddMessage(t.Context(), store.AddMessageParams{ID: fmt.Sprintf("m%05d", i),
					Subject: "Mail", Cause: "test", CreatedAt: store.At(h.clock())}); err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		c, seen := h.as("administrator"), map[any]bool{}
		for page := 1; page <= 2; page++ {
			a := c.get(fmt.Sprintf("/api/messages?download=1&size=5000&page=%d&sort=-createdAt", page))
			if len(a.Data) != 5000 || a.Total != many {
				t.Fatalf("page %d: %d rows of %d", page, len(a.Data), a.Total)
			}
			for _, row := range a.Data {
				seen[row["id"]] = true
			}
		}
		if len(seen) != many || len(h.lines()) != 2 {
			t.Errorf("%d different rows, %d lines", len(seen), len(h.lines()))
		}
	})
}
