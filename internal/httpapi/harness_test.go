package httpapi_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"log/slog"
	"maps"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/alexedwards/argon2id"

	"muster/internal/app"
	"muster/internal/app/core"
	"muster/internal/app/resumes"
	"muster/internal/httpapi"
	"muster/internal/jobs"
	"muster/internal/seed"
	"muster/internal/store"
	"muster/internal/store/pgtest"
	"muster/internal/store/storetest"
)

func TestMain(m *testing.M) {
	// The tests are their own child that reads resumes.
	if len(os.Args) == 2 && os.Args[1] == resumes.ChildCommand {
		if err := resumes.Child(os.Stdin, os.Stdout); err != nil {
			os.Exit(1)
		}
		return
	}
	pgtest.Main(m)
}

// harness is a complete Muster with the demo company, reached over real HTTP, with a clock that the test controls.
type harness struct {
	t   *testing.T
	url string
	app *app.App
	// database is its path or address, so that a test can read and write it directly.
	database string
	log      *lockedBuffer
	recorder *recorder
	mu       sync.Mutex
	now      time.Time
}

// eachEngine runs a test on both engines.
func eachEngine(t *testing.T, test func(t *testing.T, h *harness)) { eachEngineFrom(t, company, test) }

// eachEngineFrom is eachEngine on a copy of what fill makes.
func eachEngineFrom(t *testing.T, fill func(database string) error, test func(t *testing.T, h *harness)) {
	storetest.EachDatabaseFrom(t, fill, func(t *testing.T, database string) {
		h := newHarness(t, storetest.Open(t, database))
		h.database, h.recorder = database, newRecorder(t)
		test(t, h)
		h.recorder.database(t, database)
	})
}

// opening is the time at which every test begins.
var opening = time.Date(2026, 3, 16, 9, 30, 0, 0, time.UTC)

// company fills the database that most tests copy.
func company(database string) error {
	return filled(database, func(ctx context.Context, muster *app.App) error {
		return errors.Join(seed.Company(ctx, muster), weakenHashes(ctx, muster.Store))
	})
}

// demoHistory is the demo company.
func demoHistory(database string) error { return history(database, seed.DemoCandidates) }

// longHistory is a company with ten thousand candidates.
func longHistory(database string) error { return history(database, 10_000) }

func history(database string, candidates int) error {
	if err := company(database); err != nil {
		return err
	}
	return filled(database, func(ctx context.Context, muster *app.App) error {
		return seed.Fill(ctx, muster, candidates)
	})
}

func filled(database string, fill func(ctx context.Context, muster *app.App) error) error {
	ctx := context.Background()
	s, err := store.Open(ctx, database)
	if err != nil {
		return err
	}
	err = fill(ctx, app.New(core.Core{Store: s, Now: func() time.Time { return opening },
		Log: slog.New(slog.DiscardHandler), PublicURL: "http://muster.test", SealKey: sealKey}))
	return errors.Join(err, s.Close())
}

// weakenHashes stores the demo passwords with the cheapest hash that argon2id allows. The tests sign in so often that
// the usual cost would take half of their time; other tests cover its strength.
func weakenHashes(ctx context.Context, s *store.Store) error {
	least := &argon2id.Params{Memory: 8, Iterations: 1, Parallelism: 1, SaltLength: 16, KeyLength: 32}
	for _, l := range seed.Logins() {
		hash, err := argon2id.CreateHash(l.Password, least)
		if err != nil {
			return err
		}
		user, err := s.Read().UserByMobile(ctx, l.Mobile)
		if err != nil {
			return err
		}
		if _, err := s.Alone().SetPassword(ctx, store.SetPasswordParams{ID: user.ID, PasswordHash: hash}); err != nil {
			return err
		}
	}
	return nil
}

func sealKey() ([]byte, error) { return []byte("a key that only the tests know, for secrets"), nil }

func newHarness(t *testing.T, s *store.Store) *harness {
	h := &harness{t: t, log: &lockedBuffer{}, now: opening}
	log := slog.New(slog.NewJSONHandler(h.log, &slog.HandlerOptions{Level: slog.LevelDebug}))
	h.app = app.New(core.Core{Store: s, Now: h.clock, Log: log, PublicURL: "http://muster.test",
		SealKey: sealKey})
	h.app.Resumes.Binary = os.Args[0]
	h.app.Messages.LinkKey = []byte("a key that only the tests know, for links")
	border := &httpapi.Border{App: h.app, Log: log, Version: "test"}
	server := httptest.NewServer(border.Handler())
	t.Cleanup(func() {
		server.Close()
		// A test that runs beside others is kept until all have ended, and with it what its cleanups refer to.
		server.Config.Handler = nil
	})
	h.url = server.URL
	return h
}

func (h *harness) clock() time.Time {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.now
}

// idle lets time go by in which nobody asks for anything. On a slow machine a session would otherwise end too early,
// because it is written beside the requests when it was last used.
func (h *harness) idle(d time.Duration) {
	h.app.Account.AwaitSeen()
	h.app.Visits.AwaitSeen()
	h.pass(d)
}

func (h *harness) pass(d time.Duration) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.now = h.now.Add(d)
}

// work runs every job that is due once; the outbox shows the results.
func (h *harness) work() {
	h.t.Helper()
	h.workBy(func(job jobs.Job) { _ = h.app.Jobs()[job.Kind](h.t.Context(), job) })
}

// workBy lets run do every job that is due.
func (h *harness) workBy(run func(job jobs.Job)) {
	h.t.Helper()
	for {
		rows, err := h.app.Store.Alone().TakeJobs(h.t.Context(), store.TakeJobsParams{
			LeaseEnd: store.At(h.clock().Add(time.Minute)), Now: store.At(h.clock()), Most: 10,
			Kinds: store.KindList(slices.Sorted(maps.Keys(h.app.Jobs()))...),
		})
		if err != nil {
			h.t.Fatal(err)
		}
		if len(rows) == 0 {
			return
		}
		for _, row := range rows {
			job := jobs.Job{ID: row.ID, Kind: row.Kind, Payload: row.Payload, Attempt: row.Attempts}
			run(job)
			if _, err := h.app.Store.Alone().FinishJob(h.t.Context(), store.FinishJobParams{ID: job.ID,
				Attempts: job.Attempt}); err != nil {
				h.t.Fatal(err)
			}
		}
	}
}

func login(t *testing.T, who string) seed.Login {
	t.Helper()
	for _, l := range seed.Logins() {
		if l.Who == who {
			return l
		}
	}
	t.Fatalf("there is no demo login %q", who)
	return seed.Login{}
}

// client is a browser: it keeps cookies and sends the headers that tell where a request comes from.
type client struct {
	t        *testing.T
	url      string
	http     *http.Client
	recorder *recorder
}

func (h *harness) nobody() *client {
	jar, err := cookiejar.New(nil)
	if err != nil {
		h.t.Fatal(err)
	}
	return &client{h.t, h.url, &http.Client{Jar: jar}, h.recorder}
}

// as is a client that is signed in.
func (h *harness) as(who string) *client {
	h.t.Helper()
	c, l := h.nobody(), login(h.t, who)
	if a := c.post("/api/User.svc/User_login", map[string]string{"MOBILE": l.Mobile,
		"PASSWORD": l.Password}); a.code() != "200" {
		h.t.Fatalf("%s cannot sign in: %+v", who, a)
	}
	return c
}

// reply is an answer decoded without our types, as any program would.
type reply struct {
	Status   int
	Header   http.Header
	Raw      string
	Response outcomes
	Data     []map[string]any
	Total    int64
}

// outcomes are a list in every answer but those where the documents have a single one.
type outcomes []map[string]string

func (o *outcomes) UnmarshalJSON(from []byte) error {
	var one map[string]string
	if err := json.Unmarshal(from, &one); err == nil {
		*o = outcomes{one}
		return nil
	}
	return json.Unmarshal(from, (*[]map[string]string)(o))
}

func (a reply) code() string    { return a.first("CODE") }
func (a reply) message() string { return a.first("MESSAGE") }
func (a reply) field() string   { return a.first("FIELD") }

func (a reply) first(name string) string {
	if len(a.Response) == 0 {
		return ""
	}
	return a.Response[0][name]
}

func (c *client) get(path string) reply { c.t.Helper(); return c.send("GET", path, "", nil) }

func (c *client) post(path string, body any) reply {
	c.t.Helper()
	return c.sendJSON("POST", path, body)
}

func (c *client) sendJSON(method, path string, body any) reply {
	c.t.Helper()
	text, err := json.Marshal(body)
	if err != nil {
		c.t.Fatal(err)
	}
	return c.send(method, path, "application/json", bytes.NewReader(text))
}

func (c *client) send(method, path, kind string, body io.Reader) reply {
	c.t.Helper()
	request, err := http.NewRequestWithContext(c.t.Context(), method, c.url+path, body)
	if err != nil {
		c.t.Fatal(err)
	}
	if kind != "" {
		request.Header.Set("Content-Type", kind)
	}
	return c.do(request)
}

func (c *client) do(request *http.Request) reply {
	c.t.Helper()
	if request.Header.Get("Sec-Fetch-Site") == "" {
		request.Header.Set("Sec-Fetch-Site", "same-origin")
	}
	response, err := c.http.Do(request)
	if err != nil {
		c.t.Fatal(err)
	}
	defer response.Body.Close()
	raw, err := io.ReadAll(response.Body)
	if err != nil {
		c.t.Fatal(err)
	}
	a := reply{Status: response.StatusCode, Header: response.Header, Raw: string(raw)}
	c.recorder.call(request, a)
	if strings.HasPrefix(response.Header.Get("Content-Type"), "application/json") {
		if err := json.Unmarshal(raw, &a); err != nil {
			c.t.Fatalf("%s %s: not an envelope: %v\n%s", request.Method, request.URL.Path, err, raw)
		}
	}
	return a
}

type lockedBuffer struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (b *lockedBuffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.Write(p)
}

func (b *lockedBuffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.String()
}
