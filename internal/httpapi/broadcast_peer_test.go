package httpapi_test

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"muster/internal/jobs"
	"muster/internal/outreach"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

const (
	esaLinks   = "/api/esa_links"
	broadcasts = "/api/broadcasts"
	noService  = ""
)

// campaignPeer is a campaign service on this machine. It keeps what it was sent, and when by the test's clock.
type campaignPeer struct {
	mu   sync.Mutex
	sent []map[string]any
	at   []time.Time
	// answer is what it says to a destination; the default is that it took the message.
	answer func(destination string) (status int, says string)
}

// withCampaigns sets up a campaign service for the harness.
func (h *harness) withCampaigns() *campaignPeer {
	p := &campaignPeer{}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var body map[string]any
		if err := json.NewDecoder(r.Body).Decode(&body); err != nil {
			h.t.Error(err)
		}
		p.mu.Lock()
		defer p.mu.Unlock()
		p.sent, p.at = append(p.sent, body), append(p.at, h.clock())
		status, says := 200, `{"success":"true"}`
		if p.answer != nil {
			status, says = p.answer(fmt.Sprint(body["destination"]))
		}
		w.WriteHeader(status)
		_, _ = w.Write([]byte(says))
	}))
	h.t.Cleanup(server.Close)
	h.useService(server.URL)
	return p
}

// useService points the harness at a campaign service, as a flag does when Muster starts.
func (h *harness) useService(url string) {
	if url == noService {
		h.app.Messages.Whatsapp = nil
		return
	}
	service, err := outreach.ParseWhatsapp("campaign+" + strings.Replace(url, "http://", "http://KEY@", 1) + "/campaign")
	if err != nil {
		h.t.Fatal(err)
	}
	h.app.Messages.Whatsapp = service
}

// destinations returns who was sent to, in order.
func (p *campaignPeer) destinations() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	found := make([]string, len(p.sent))
	for i, body := range p.sent {
		found[i] = fmt.Sprint(body["destination"])
	}
	return found
}

// crowd adds candidates without an application and returns their ids; their mobiles count up from 90000 00000.
func (d *team) crowd(many int) []string {
	d.t.Helper()
	source := storetest.Column(d.t, d.database, "SELECT id FROM source ORDER BY id")[0]
	ids := make([]string, many)
	err := d.app.Store.InTx(d.t.Context(), func(q *store.Queries) error {
		for i := range ids {
			ids[i] = fmt.Sprintf("0190cccc-0000-7000-8000-%012d", i)
			mobile := fmt.Sprintf("90000%05d", i)
			if err := q.AddCandidate(d.t.Context(), store.AddCandidateParams{ID: ids[i], Name: fmt.Sprintf("Candidate %d", i),
				Mobile: mobile, Mobile10: mobile, SourceID: &source, CreatedBy: &d.managerID,
				CreatedAt: store.At(opening)}); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		d.t.Fatal(err)
	}
	return ids
}

// goOn lets a broadcast run for so many messages.
func (h *harness) goOn(steps int) {
	h.t.Helper()
	for range steps {
		h.work()
		h.pass(1500 * time.Millisecond)
	}
}

// runOne lets a server run one job of a kind, and write how it ended.
func (h *harness) runOne(kind string) {
	h.t.Helper()
	ctx, stop := context.WithCancel(h.t.Context())
	defer stop()
	(&jobs.Worker{
		Store: h.app.Store, Now: h.clock, Log: slog.New(slog.DiscardHandler), Lease: time.Minute, Poll: time.Millisecond,
		Slots: 1, Grace: time.Minute, Handlers: map[string]jobs.Handler{kind: func(ctx context.Context, job jobs.Job) error {
			stop()
			return h.app.Jobs()[kind](ctx, job)
		}},
	}).Run(ctx)
}

// statesOf counts the recipients of the caller's latest broadcast by state.
func statesOf(t *testing.T, c *client) (row map[string]any, states map[string]int) {
	t.Helper()
	a := c.get(broadcasts)
	if a.code() != "200" || len(a.Data) != 1 {
		t.Fatalf("no broadcast: %d %s", a.Status, a.Raw)
	}
	states = map[string]int{}
	for _, one := range a.Data[0]["recipients"].([]any) {
		states[one.(map[string]any)["state"].(string)]++
	}
	return a.Data[0], states
}
