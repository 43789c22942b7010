// Package practice plays the three services that Muster speaks to besides the mail server: a campaign service, the
// Cloud API and a telephony service. It reaches nobody. People try Muster with it, and tests run the real adapters
// against it.
package practice

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"strings"
	"sync"
	"time"
)

// Note is in every answer.
const Note = "This is Muster's practice server. Nothing was sent and nobody was called."

const (
	noteHeader  = "X-Practice"
	longestBody = 64 << 10
)

// Server plays the services.
type Server struct {
	// Muster is where reports go; without it there are none.
	Muster string
	// CloudSecret and TelephonySecret sign the reports.
	CloudSecret, TelephonySecret string
	// Wait lets the time between two steps of a message or call pass, and returns early when ctx ends.
	Wait func(ctx context.Context, long time.Duration)
	Log  *slog.Logger

	once      sync.Once
	ctx       context.Context
	end       context.CancelFunc
	reporting sync.WaitGroup
	reports   *http.Client
	asked     asked
}

// Handler serves the start page and the services.
func (s *Server) Handler() http.Handler {
	s.once.Do(s.start)
	mux := http.NewServeMux()
	mux.HandleFunc("GET /{$}", s.page)
	mux.HandleFunc("POST "+CampaignPath, s.play(campaign))
	mux.HandleFunc("POST /cloud/{version}/{phone}/messages", s.play(cloud))
	mux.HandleFunc("POST "+TelephonyPath, s.play(telephony))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set(noteHeader, Note)
		w.Header().Set("Cache-Control", "no-store")
		r.Body = http.MaxBytesReader(w, r.Body, longestBody)
		mux.ServeHTTP(w, r)
	})
}

// The addresses of the services on this server.
const (
	CampaignPath  = "/campaign"
	CloudPath     = "/cloud/v21.0/practice"
	TelephonyPath = "/telephony"
)

func (s *Server) start() {
	s.ctx, s.end = context.WithCancel(context.Background())
	s.reports = &http.Client{Timeout: 10 * time.Second}
	if s.Log == nil {
		s.Log = slog.New(slog.DiscardHandler)
	}
	if s.Wait == nil {
		s.Wait = func(ctx context.Context, long time.Duration) {
			timer := time.NewTimer(long)
			defer timer.Stop()
			select {
			case <-timer.C:
			case <-ctx.Done():
			}
		}
	}
}

// Close ends what is under way and waits for it.
func (s *Server) Close() {
	s.once.Do(s.start)
	s.end()
	s.reporting.Wait()
}

// Listen opens an address of this machine; it refuses every other one.
func Listen(address string) (net.Listener, error) {
	host, _, err := net.SplitHostPort(address)
	if err != nil || !isHere(host) {
		return nil, fmt.Errorf("the practice server listens on this machine only, for example on 127.0.0.1:8090, not on %q",
			address)
	}
	listener, err := net.Listen("tcp", address)
	if err != nil {
		return nil, fmt.Errorf("cannot listen on %s: %w", address, err)
	}
	return listener, nil
}

// CheckMuster refuses a Muster on another machine: what is played must not get into a real one.
func CheckMuster(address string) error {
	at, err := url.Parse(address)
	if err != nil || at.Scheme != "http" || !isHere(at.Hostname()) {
		return fmt.Errorf("the practice server reports to a Muster on this machine only, for example http://127.0.0.1:8080")
	}
	return nil
}

func isHere(host string) bool {
	ip, err := netip.ParseAddr(host)
	return host == "localhost" || err == nil && ip.IsLoopback()
}

// newID is what a service calls a message or call. It is new after a restart as well.
func newID(kind string) string {
	random := make([]byte, 8)
	rand.Read(random) // Never fails: it ends the program instead.
	return kind + "practice-" + hex.EncodeToString(random)
}

// answer writes an answer with the note in it.
func answer(w http.ResponseWriter, status int, fields map[string]any) {
	fields["practice"] = Note
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(fields)
}

// read decodes a body that must have these fields and no others.
func read(r *http.Request, into any) error {
	text, err := io.ReadAll(r.Body)
	if err != nil {
		return fmt.Errorf("the body cannot be read")
	}
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(into); err != nil {
		return fmt.Errorf("the body is not what this service takes: %s", strings.TrimPrefix(err.Error(), "json: "))
	}
	return nil
}
