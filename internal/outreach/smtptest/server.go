// Package smtptest is a mail server for tests: a real SMTP server on a free port of 127.0.0.1 that stores what it is
// sent and misbehaves on demand.
package smtptest

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"fmt"
	"io"
	"log"
	"net"
	"net/url"
	"slices"
	"sync"
	"testing"

	"github.com/emersion/go-smtp"
)

// Server is a running mail server.
type Server struct {
	scheme         string
	address        string
	user, password string
	roots          *x509.CertPool
	hangsUp        bool
	server         *smtp.Server
	listener       net.Listener

	mu        sync.Mutex
	refusals  map[Step]*refusal
	held      map[Step]bool
	messages  []Message
	tries     int
	visits    int
	waiting   int
	changed   chan struct{}
	closing   chan struct{}
	closeOnce sync.Once
}

// Start starts a server that ends with the test.
func Start(t testing.TB, options ...Option) *Server {
	t.Helper()
	s := &Server{
		scheme: "smtp", refusals: map[Step]*refusal{}, held: map[Step]bool{},
		changed: make(chan struct{}), closing: make(chan struct{}),
	}
	s.server = smtp.NewServer(smtp.BackendFunc(s.newSession))
	s.server.Domain = "mail.test"
	s.server.EnableSMTPUTF8 = true
	s.server.AllowInsecureAuth = true
	s.server.ErrorLog = log.New(io.Discard, "", 0)
	for _, option := range options {
		if err := option(s); err != nil {
			t.Fatal(err)
		}
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	s.listener, s.address = listener, listener.Addr().String()
	if s.scheme == "smtps" {
		listener = tls.NewListener(listener, s.server.TLSConfig)
	}
	served := make(chan error, 1)
	go func() { served <- s.server.Serve(listener) }()
	t.Cleanup(func() {
		s.Close()
		if err := <-served; err != nil {
			t.Errorf("mail server: %v", err)
		}
	})
	return s
}

// Close ends the server before the test does, as if the machine had gone away.
func (s *Server) Close() {
	s.closeOnce.Do(func() {
		close(s.closing)
		_ = s.server.Close()
		// The server knows its listener only once it serves, which may not have begun.
		_ = s.listener.Close()
	})
}

// URL returns the address of the server, with the user and password that it requires.
func (s *Server) URL() string {
	address := url.URL{Scheme: s.scheme, Host: s.address}
	if s.user != "" {
		address.User = url.UserPassword(s.user, s.password)
	}
	return address.String()
}

// Roots returns what a client must trust to speak TLS with the server.
func (s *Server) Roots() *x509.CertPool { return s.roots }

// Messages returns the messages that the server has accepted, oldest first.
func (s *Server) Messages() []Message {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.messages)
}

// Tries returns how often a client began to send a message, refused ones included.
func (s *Server) Tries() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.tries
}

// Visits returns the number of SMTP sessions; STARTTLS begins a new one.
func (s *Server) Visits() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.visits
}

// Wait returns when the server has accepted n messages.
func (s *Server) Wait(ctx context.Context, n int) ([]Message, error) {
	err := s.until(ctx, func() bool { return len(s.messages) >= n })
	got := s.Messages()
	if err != nil {
		return got, fmt.Errorf("%d of %d messages came: %w", len(got), n, err)
	}
	return got, nil
}

// WaitHeld returns when a client waits for the answer that Hold withholds.
func (s *Server) WaitHeld(ctx context.Context) error {
	return s.until(ctx, func() bool { return s.waiting > 0 })
}

func (s *Server) until(ctx context.Context, reached func() bool) error {
	for {
		s.mu.Lock()
		done, changed := reached(), s.changed
		s.mu.Unlock()
		if done {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-changed:
		}
	}
}

// note changes the server's state and wakes those waiting for it.
func (s *Server) note(change func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	change()
	close(s.changed)
	s.changed = make(chan struct{})
}
