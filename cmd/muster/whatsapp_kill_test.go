package main

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"muster/internal/app"
	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

// whatsappKills is how often the server is killed on each engine; MUSTER_KILLS=25 makes 50 in all.
func whatsappKills(t *testing.T) int {
	n, err := strconv.Atoi(os.Getenv("MUSTER_KILLS"))
	if err != nil {
		n = 3
	}
	t.Logf("%d kills", n)
	return n
}

// campaignPeer is a campaign service on this machine that remembers who asked for what.
type campaignPeer struct {
	url string
	// arrived gets the parameter of each message, once the service has it and, if it answers, has answered.
	arrived chan string
	mu      sync.Mutex
	got     map[string]int
	silent  bool
}

func startCampaignPeer(t *testing.T) *campaignPeer {
	p := &campaignPeer{arrived: make(chan string, 1000), got: map[string]int{}}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var asked struct{ TemplateParams []string }
		if err := json.NewDecoder(r.Body).Decode(&asked); err != nil || len(asked.TemplateParams) != 1 {
			t.Errorf("asked %v, %v", asked, err)
			return
		}
		p.mu.Lock()
		p.got[asked.TemplateParams[0]]++
		silent := p.silent
		p.mu.Unlock()
		if silent {
			p.arrived <- asked.TemplateParams[0]
			<-r.Context().Done()
			return
		}
		_, _ = io.WriteString(w, `{"success":"true"}`)
		_ = http.NewResponseController(w).Flush()
		p.arrived <- asked.TemplateParams[0]
	}))
	t.Cleanup(server.Close)
	p.url = "campaign+" + strings.Replace(server.URL, "//", "//a-key-of-the-service@", 1) + "/c"
	return p
}

func (p *campaignPeer) beSilent(silent bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.silent = silent
}

// A server that is killed while a message leaves, before or just after the service has answered, never sends it twice
// and never hides that it may have arrived.
func TestKilledServerNeverSendsAWhatsappMessageTwice(t *testing.T) {
	const each = 3
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		shortHistory(t, database)
		peer := startCampaignPeer(t)
		start := func() *process {
			return serve(t, database, "--demo", "--whatsapp", peer.url, "--job-lease", "1s")
		}
		kills, queued, s := whatsappKills(t), 0, storetest.Open(t, database)
		for round := range kills {
			queueCampaigns(t, s, database, queued, each)
			queued += each
			peer.beSilent(round%2 == 0)
			p := start()
			select {
			case <-peer.arrived:
			case <-time.After(patience):
				t.Fatalf("round %d: nothing left: %s", round, &p.stderr)
			}
			p.kill()
			for len(peer.arrived) > 0 {
				<-peer.arrived
			}
			if strings.Contains(p.stderr.String(), "a-key-of-the-service") {
				t.Error("the key is in the log")
			}
		}
		peer.beSilent(false)
		last := start()
		eventually(t, "the end of the last message", func() bool {
			return len(storetest.Column(t, database, "SELECT id FROM message"+
				" WHERE channel = 'whatsapp' AND state IN ('queued', 'leaving')")) == 0
		})
		last.stop()
		peer.judge(t, database, queued, kills)
		mustRun(t, database, "", "check")
	})
}

// judge compares what the service got with what the outbox says.
func (p *campaignPeer) judge(t *testing.T, database string, queued, kills int) {
	t.Helper()
	p.mu.Lock()
	defer p.mu.Unlock()
	counts := map[string]int{}
	rows := storetest.Column(t, database, "SELECT g.params || ' ' || m.state || ' ' || m.reason"+
		" FROM message AS m JOIN campaign_message AS g ON g.message_id = m.id")
	for _, row := range rows {
		params, ended, _ := strings.Cut(row, " ")
		n := p.got[strings.Trim(params, `[]"`)]
		ended = strings.TrimSpace(ended)
		counts[fmt.Sprintf("%s, asked %d times", ended, n)]++
		switch {
		case n > 1:
			t.Errorf("the service was asked %d times for %s", n, params)
		case ended == "sent" && n == 1:
		case ended == "failed "+hiring.NoAnswerMayHaveArrived:
		default:
			t.Errorf("%s is %s, and the service was asked %d times", params, ended, n)
		}
	}
	if len(rows) != queued || counts["failed "+hiring.NoAnswerMayHaveArrived+", asked 1 times"] < (kills+1)/2 {
		t.Errorf("%d of %d messages, too few without an answer: %v", len(rows), queued, counts)
	}
	t.Logf("%d kills: %v", kills, counts)
}

// queueCampaigns queues messages while no server runs, each with its number as its parameter.
func queueCampaigns(t *testing.T, s *store.Store, database string, from, n int) {
	t.Helper()
	about := storetest.Column(t, database, "SELECT id FROM app_user ORDER BY id LIMIT 1")[0]
	outbox := app.New(core.Core{Store: s, Now: time.Now}).Messages
	if err := s.InTx(t.Context(), func(q *store.Queries) error {
		for i := range n {
			if _, err := outbox.QueueCampaign(t.Context(), q, time.Now(), "", letter.Campaign{
				Cause: letter.TestWhatsapp, CauseID: about, Title: "Test", Mobile: "9823012345", Name: "Asha Rao",
				Campaign: "esa", Params: []string{fmt.Sprintf("n%d", from+i)}, Text: "Hello",
			}); err != nil {
				return err
			}
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
}
