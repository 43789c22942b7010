package outreach

import (
	"errors"
	"os"
	"sync"
	"testing"
	"time"

	"muster/internal/outreach/smtptest"
)

func TestMailsShareAConnection(t *testing.T) {
	for name, option := range map[string]smtptest.Option{"in the clear": smtptest.Refuse(smtptest.Content, 0, "", 0),
		"inside TLS": smtptest.TLS()} {
		t.Run(name, func(t *testing.T) {
			server := smtptest.Start(t, option)
			s := sender(t, server, server.URL())
			for range mostMails + 1 {
				if err := s.Send(t.Context(), letter); err != nil {
					t.Fatal(err)
				}
			}
			taken(t, server, mostMails+1)
			if server.Visits() != 2 {
				t.Errorf("%d mails took %d connections", mostMails+1, server.Visits())
			}
		})
	}
}

func TestConcurrentMailsKeepFewIdleConnections(t *testing.T) {
	server := smtptest.Start(t)
	s := sender(t, server, server.URL())
	const many = 3 * mostIdle
	for range 2 {
		var busy sync.WaitGroup
		for range many {
			busy.Go(func() {
				if err := s.Send(t.Context(), letter); err != nil {
					t.Error(err)
				}
			})
		}
		busy.Wait()
		if kept := len(s.idle.connections); kept == 0 || kept > mostIdle {
			t.Errorf("%d connections are idle", kept)
		}
	}
	taken(t, server, 2*many)
}

func TestConnectionClosedByTheServerIsReplaced(t *testing.T) {
	server := smtptest.Start(t, smtptest.HangUp())
	s := sender(t, server, server.URL())
	for range 3 {
		if err := s.Send(t.Context(), letter); err != nil {
			t.Fatal(err)
		}
	}
	if taken(t, server, 3); server.Visits() != 3 {
		t.Errorf("%d visits", server.Visits())
	}
}

func TestRefusalDoesNotAffectTheNextMail(t *testing.T) {
	for _, step := range []smtptest.Step{smtptest.Sender, smtptest.Receiver, smtptest.Content} {
		server := smtptest.Start(t, smtptest.Refuse(step, 550, "no", 1))
		s := sender(t, server, server.URL())
		if err := s.Send(t.Context(), letter); !errors.Is(err, ErrRefused) {
			t.Errorf("%s: %v", step, err)
		}
		for range 2 {
			if err := s.Send(t.Context(), letter); err != nil {
				t.Errorf("%s: the next mail: %v", step, err)
			}
		}
		taken(t, server, 2)
	}
}

func TestIdleConnectionIsClosed(t *testing.T) {
	server := smtptest.Start(t)
	s := sender(t, server, server.URL())
	if err := s.Send(t.Context(), letter); err != nil {
		t.Fatal(err)
	}
	waits := s.idle.connections[0]
	if !waits.drop.Stop() || !s.idle.remove(waits) || s.idle.remove(waits) {
		t.Error("the connection is not idle")
	}
	if err := waits.hangUp(); err != nil {
		t.Errorf("QUIT: %v", err)
	}
	if err := s.Send(t.Context(), letter); err != nil || server.Visits() != 2 {
		t.Errorf("after that: %v, %d visits", err, server.Visits())
	}
}

func TestQuitSharesTheMailsDeadline(t *testing.T) {
	server := smtptest.Start(t)
	s := sender(t, server, server.URL())
	if err := s.Send(t.Context(), letter); err != nil {
		t.Fatal(err)
	}
	l := s.idle.take()
	if err := l.talk.UpdateDeadline(-time.Second); err != nil {
		t.Fatal(err)
	}
	if err := l.hangUp(); !errors.Is(err, os.ErrDeadlineExceeded) {
		t.Errorf("QUIT had a deadline of its own: %v", err)
	}
}
