package practice_test

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"muster/internal/outreach"
	"muster/internal/practice"
)

// muster hears the reports, and checks their signatures.
type muster struct {
	t     *testing.T
	mu    sync.Mutex
	heard []string
}

func (m *muster) ServeHTTP(_ http.ResponseWriter, r *http.Request) {
	text, err := io.ReadAll(r.Body)
	if err != nil {
		m.t.Error(err)
	}
	secret, header := "cloud secret", "X-Hub-Signature-256"
	if r.URL.Path == "/api/telephony/webhook" {
		secret, header = "telephony secret", "X-Muster-Signature"
	}
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write(text)
	if r.Header.Get(header) != "sha256="+hex.EncodeToString(mac.Sum(nil)) {
		m.t.Errorf("%s is not signed: %q", r.URL.Path, r.Header.Get(header))
	}
	var report struct {
		Event, Practice string
		Seconds         int
		Params          struct{ Call string } `json:"extra_params"`
		Entry           []struct {
			Changes []struct {
				Value struct {
					Statuses []struct{ Status string }
					Messages []struct {
						From string
						Text struct{ Body string }
					}
				}
			}
		}
	}
	if err := json.Unmarshal(text, &report); err != nil || report.Practice != practice.Note {
		m.t.Errorf("a report says %s, %v", text, err)
	}
	line := strings.TrimSpace(fmt.Sprint(report.Event, " ", report.Seconds, " ", report.Params.Call))
	for _, entry := range report.Entry {
		for _, change := range entry.Changes {
			for _, status := range change.Value.Statuses {
				line = status.Status
			}
			for _, message := range change.Value.Messages {
				line = message.From + " says " + message.Text.Body
			}
		}
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	m.heard = append(m.heard, line)
}

// played is a practice server whose steps take no time.
type played struct {
	url    string
	muster *muster
	server *practice.Server
}

func play(t *testing.T) *played {
	t.Helper()
	p := &played{muster: &muster{t: t}}
	heard := httptest.NewServer(p.muster)
	t.Cleanup(heard.Close)
	p.server = &practice.Server{Muster: heard.URL, CloudSecret: "cloud secret", TelephonySecret: "telephony secret",
		Wait: func(context.Context, time.Duration) {}}
	services := httptest.NewServer(p.server.Handler())
	t.Cleanup(p.server.Close)
	t.Cleanup(services.Close)
	p.url = services.URL
	return p
}

// told waits for reports.
func (p *played) told(t *testing.T, want ...string) {
	t.Helper()
	for limit := time.Now().Add(time.Minute); ; {
		p.muster.mu.Lock()
		heard := slices.Clone(p.muster.heard)
		p.muster.mu.Unlock()
		if slices.Equal(heard, want) {
			return
		}
		if len(heard) > len(want) || time.Now().After(limit) {
			t.Fatalf("reported %q, want %q", heard, want)
		}
	}
}

func TestTheRealAdaptersAgainstPractice(t *testing.T) {
	for name, c := range map[string]struct {
		number        string
		message, call string
		told          []string
	}{
		"accept": {"919881726340", "accepted", "accepted", []string{"sent", "delivered", "read", "ringing 0 c-1",
			"answered 0 c-1", "ended 42 c-1"}},
		"slow": {"919881726396", "accepted", "accepted", []string{"sent", "delivered", "read", "ringing 0 c-1",
			"answered 0 c-1", "ended 42 c-1"}},
		"stop": {"919881726397", "accepted", "accepted", []string{"sent", "delivered", "read",
			"919881726397 says STOP", "ringing 0 c-1", "ended 0 c-1"}},
		"undeliverable": {"919881726399", "accepted", "accepted", []string{"failed", "ended 0 c-1"}},
		"refuse":        {"919881726390", "refused", "refused: Practice: this number refuses", nil},
		"busy":          {"919881726391", "again", "refused: Practice: too many requests", nil},
		"fault":         {"919881726392", "again", "refused: Practice: a fault of the service", nil},
		"nonsense":      {"919881726393", "unsure", "unsure", nil},
		"hang":          {"919881726394", "unsure", "unsure", nil},
		"close":         {"919881726395", "unsure", "unsure", nil},
	} {
		t.Run(name, func(t *testing.T) {
			p := play(t)
			for _, address := range []string{"campaign+" + withKey(p.url) + practice.CampaignPath,
				"cloud+" + withKey(p.url) + practice.CloudPath} {
				service, err := outreach.ParseWhatsapp(address)
				if err != nil {
					t.Fatal(err)
				}
				_, err = service.Send(t.Context(), outreach.Campaign{Number: c.number, Name: "Asha Rao", Template: "esa",
					Language: "en", Params: []string{"Asha", "Ravi", "9000000000"}, MediaURL: "https://x.example/a.pdf",
					MediaName: "a.pdf"})
				if got := outcomeOf(err); got != c.message {
					t.Errorf("%s: %s (%v), want %s", strings.SplitN(address, "+", 2)[0], got, err, c.message)
				}
			}
			p.told(t, slices.DeleteFunc(slices.Clone(c.told), func(line string) bool {
				return strings.HasSuffix(line, "c-1")
			})...)
			service, err := outreach.ParseTelephony(p.url + practice.TelephonyPath)
			if err != nil {
				t.Fatal(err)
			}
			_, err = service.PlaceCall(t.Context(), outreach.Call{ID: "c-1", UserID: "agent001", Secret: "s3cret",
				Destination: c.number})
			if got := callOutcomeOf(err); got != c.call {
				t.Errorf("a call: %s, want %s", got, c.call)
			}
			p.told(t, c.told...)
		})
	}
}

// withKey puts a key into the address of a service.
func withKey(address string) string { return strings.Replace(address, "://", "://key@", 1) }

func outcomeOf(err error) string {
	switch {
	case err == nil:
		return "accepted"
	case errors.Is(err, outreach.ErrRefused):
		return "refused"
	case errors.Is(err, outreach.ErrNoAnswer):
		return "unsure"
	}
	return "again"
}

func callOutcomeOf(err error) string {
	refused, isRefusal := errors.AsType[*outreach.CallRefused](err)
	switch {
	case err == nil:
		return "accepted"
	case isRefusal:
		return "refused: " + refused.Message
	case errors.Is(err, outreach.ErrCallUnsure):
		return "unsure"
	}
	return err.Error()
}

// Every answer says that it is practice, and wrong bodies are refused with what is wrong.
func TestEveryAnswerSaysThatItIsPractice(t *testing.T) {
	p := play(t)
	for _, c := range []struct{ method, path, body, says string }{
		{"GET", "/", "", "Muster practice"},
		{"GET", "/nowhere", "", ""},
		{"POST", practice.TelephonyPath, `{"user_id":"a"}`, "secret is missing"},
		{"POST", practice.TelephonyPath, `{"userid":"a"}`, "unknown field"},
		{"POST", practice.TelephonyPath, `{`, "not what this service takes"},
		{"POST", practice.CampaignPath, `{"apiKey":"k","campaignName":"x","destination":"12"}`, "destination"},
		{"POST", practice.CloudPath + "/messages", `{"messaging_product":"whatsapp"}`, "bearer"},
		{"POST", practice.TelephonyPath + "?practice=refuse", call("919881726340"), "this number refuses"},
		{"POST", practice.TelephonyPath + "?practice=accept", call("919881726390"), "call_id"},
	} {
		request, err := http.NewRequestWithContext(t.Context(), c.method, p.url+c.path, strings.NewReader(c.body))
		if err != nil {
			t.Fatal(err)
		}
		response, err := http.DefaultClient.Do(request)
		if err != nil {
			t.Fatal(err)
		}
		text, _ := io.ReadAll(response.Body)
		_ = response.Body.Close()
		if response.Header.Get("X-Practice") != practice.Note || !strings.Contains(string(text), c.says) ||
			c.method == "POST" && !strings.Contains(string(text), practice.Note) {
			t.Errorf("%s %s: %q %s", c.method, c.path, response.Header.Get("X-Practice"), text)
		}
	}
}

func call(number string) string {
	return `{"user_id":"a","secret":"b","destination":"` + number + `","extra_params":{"call":"c"},"webrtc":false}`
}

func TestPracticeStaysOnThisMachine(t *testing.T) {
	for _, address := range []string{"0.0.0.0:0", ":0", "192.168.1.7:80", "example.com:80", "[::]:0", "nonsense"} {
		if listener, err := practice.Listen(address); err == nil {
			t.Errorf("listens on %s", listener.Addr())
			_ = listener.Close()
		}
	}
	listener, err := practice.Listen("127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	_ = listener.Close()
	for address, good := range map[string]bool{"http://127.0.0.1:8080": true, "http://localhost:1": true,
		"https://muster.example": false, "http://muster.example": false, "": false} {
		if err := practice.CheckMuster(address); (err == nil) != good {
			t.Errorf("%q: %v", address, err)
		}
	}
}
