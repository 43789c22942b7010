package outreach

import (
	"context"
	"errors"
	"net/mail"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"muster/internal/outreach/smtptest"
)

var letter = Mail{
	ID: "0190a000-0000-7000-8000-000000000001", From: "desk@muster.test", FromName: `Jörg "HR" Łukasz, Pune`,
	To: []string{"asha@muster.test", "ben@muster.test"}, Cc: []string{"chief@muster.test"},
	Subject: "Gespräch am Montag – नमस्ते, with a subject that is longer than one header line may be",
	HTML:    "<p>Grüße &amp; नमस्ते</p>",
	Plain:   "Grüße und नमस्ते\n\n.a line that begins with a dot\n", At: time.Date(2026, 3, 2, 9, 30, 0, 0,
		time.FixedZone("IST", 19800)),
}

func sender(t *testing.T, server *smtptest.Server, address string) *SMTP {
	t.Helper()
	s, err := ParseSMTP(address)
	if err != nil {
		t.Fatal(err)
	}
	s.tls.RootCAs = server.Roots()
	return s
}

func taken(t *testing.T, server *smtptest.Server, n int) []smtptest.Message {
	t.Helper()
	got, err := server.Wait(t.Context(), n)
	if err != nil || len(got) != n {
		t.Fatalf("%d messages of %d: %v", len(got), n, err)
	}
	return got
}

func TestSendTransmitsEverything(t *testing.T) {
	server := smtptest.Start(t)
	if err := sender(t, server, server.URL()).Send(t.Context(), letter); err != nil {
		t.Fatal(err)
	}
	got := taken(t, server, 1)[0]
	if got.From != letter.From {
		t.Errorf("envelope from %q", got.From)
	}
	if diff := cmp.Diff([]string{"asha@muster.test", "ben@muster.test", "chief@muster.test"}, got.To); diff != "" {
		t.Error(diff)
	}
	from, err := mail.ParseAddress(got.Header.Get("From"))
	if err != nil || from.Name != letter.FromName || from.Address != letter.From {
		t.Errorf("From is %v, %v", from, err)
	}
	want := map[string]string{
		"To": "<asha@muster.test>, <ben@muster.test>", "Cc": "<chief@muster.test>", "Subject": letter.Subject,
		"Message-Id": "<" + letter.ID + "@muster>", "Date": "Mon, 02 Mar 2026 09:30:00 +0530",
		"Auto-Submitted": "auto-generated",
	}
	for name, text := range want {
		if got.Decoded(name) != text {
			t.Errorf("%s is %q, not %q", name, got.Decoded(name), text)
		}
	}
	if got.Text != letter.Plain || got.HTML != letter.HTML {
		t.Errorf("text %q, html %q", got.Text, got.HTML)
	}
	if strings.ContainsFunc(got.Raw, func(r rune) bool { return r > 126 }) {
		t.Error("the message needs a server that accepts more than ASCII")
	}
}

func TestRetryHasTheSameMessageID(t *testing.T) {
	server := smtptest.Start(t)
	s := sender(t, server, server.URL())
	for range 2 {
		if err := s.Send(t.Context(), letter); err != nil {
			t.Fatal(err)
		}
	}
	got := taken(t, server, 2)
	if a, b := got[0].Header.Get("Message-Id"), got[1].Header.Get("Message-Id"); a == "" || a != b {
		t.Errorf("%q and %q", a, b)
	}
}

func TestHeaderInjectionIsRefused(t *testing.T) {
	const more = "\r\nBcc: everybody@muster.test"
	cases := map[string]func(*Mail){
		"subject":           func(m *Mail) { m.Subject += more },
		"subject, bare LF":  func(m *Mail) { m.Subject += "\nBcc: x@muster.test" },
		"subject, bare CR":  func(m *Mail) { m.Subject += "\rBcc: x@muster.test" },
		"subject, NUL":      func(m *Mail) { m.Subject += "\x00" },
		"sender's name":     func(m *Mail) { m.FromName += more },
		"sender's address":  func(m *Mail) { m.From += more },
		"two senders":       func(m *Mail) { m.From = "a@muster.test>, <b@muster.test" },
		"receiver":          func(m *Mail) { m.To = []string{"a@muster.test" + more} },
		"second receiver":   func(m *Mail) { m.To = []string{"a@muster.test", "b@muster.test>" + more} },
		"copy":              func(m *Mail) { m.Cc = []string{"a@muster.test" + more} },
		"id":                func(m *Mail) { m.ID += more },
		"no receiver":       func(m *Mail) { m.To = nil },
		"receiver is empty": func(m *Mail) { m.To = []string{""} },
	}
	server := smtptest.Start(t)
	s := sender(t, server, server.URL())
	for name, spoil := range cases {
		t.Run(name, func(t *testing.T) {
			m := letter
			spoil(&m)
			if err := s.Send(t.Context(), m); !errors.Is(err, ErrRefused) {
				t.Errorf("got %v", err)
			}
		})
	}
	if server.Tries() != 0 {
		t.Errorf("%d conversations", server.Tries())
	}
}

func TestTLSAndLogin(t *testing.T) {
	const password = "p@ss:w/rd ü"
	cases := map[string]struct {
		options []smtptest.Option
		scheme  string
		tls     bool
		user    string
	}{
		"taken where offered": {[]smtptest.Option{smtptest.StartTLS()}, "smtp", true, ""},
		"demanded":            {[]smtptest.Option{smtptest.StartTLS()}, "smtp+tls", true, ""},
		"from the first byte": {[]smtptest.Option{smtptest.TLS()}, "smtps", true, ""},
		"not offered":         {nil, "smtp", false, ""},
		"login after STARTTLS": {
			[]smtptest.Option{smtptest.StartTLS(), smtptest.Login("desk", password)}, "smtp", true, "desk"},
		"login inside TLS": {[]smtptest.Option{smtptest.TLS(), smtptest.Login("desk", password)}, "smtps", true,
			"desk"},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			server := smtptest.Start(t, c.options...)
			_, rest, _ := strings.Cut(server.URL(), "://")
			if err := sender(t, server, c.scheme+"://"+rest).Send(t.Context(), letter); err != nil {
				t.Fatal(err)
			}
			if got := taken(t, server, 1)[0]; got.TLS != c.tls || got.User != c.user {
				t.Errorf("TLS %v, user %q", got.TLS, got.User)
			}
		})
	}
}

func TestTemporaryAndPermanentFailures(t *testing.T) {
	const password = "correct horse"
	login := smtptest.Login("desk", password)
	cases := map[string]struct {
		options []smtptest.Option
		scheme  string
		edit    func(address string) string
		refused bool
		tells   string
	}{
		"sender not now": {options: []smtptest.Option{smtptest.Refuse(smtptest.Sender, 451, "come back",
			1)}, tells: "come back"},
		"receiver not now": {options: []smtptest.Option{smtptest.Refuse(smtptest.Receiver, 450,
			"mailbox busy", 1)}, tells: "mailbox busy"},
		"content not now": {options: []smtptest.Option{smtptest.Refuse(smtptest.Content, 452, "disk full",
			1)}, tells: "disk full"},
		"sender never": {options: []smtptest.Option{smtptest.Refuse(smtptest.Sender, 553, "not from you",
			1)}, refused: true, tells: "not from you"},
		"one receiver never": {options: []smtptest.Option{smtptest.Refuse(smtptest.Receiver, 550,
			"no such user", 1)}, refused: true, tells: "asha@muster.test"},
		"content never": {options: []smtptest.Option{smtptest.Refuse(smtptest.Content, 554,
			"looks like spam", 1)}, refused: true, tells: "looks like spam"},
		"answer in another script": {options: []smtptest.Option{smtptest.Refuse(smtptest.Content, 554,
			"nicht gew\xfcnscht", 1)}, refused: true, tells: "nicht gew"},
		"wrong password": {options: []smtptest.Option{smtptest.StartTLS(), login},
			edit: func(a string) string { return strings.Replace(a, "correct", "wrong", 1) }, tells: "535"},
		"password in the clear":    {options: []smtptest.Option{login}, tells: "autodiscover"},
		"no TLS where demanded":    {scheme: "smtp+tls", tells: "STARTTLS"},
		"TLS where none is spoken": {scheme: "smtps", tells: "tls"},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			server := smtptest.Start(t, c.options...)
			address := server.URL()
			if c.scheme != "" {
				address = strings.Replace(address, "smtp:", c.scheme+":", 1)
			}
			if c.edit != nil {
				address = c.edit(address)
			}
			err := sender(t, server, address).Send(t.Context(), letter)
			if err == nil || errors.Is(err, ErrRefused) != c.refused || !utf8.ValidString(err.Error()) ||
				!strings.Contains(err.Error(), c.tells) {
				t.Errorf("got %v", err)
			}
			if err != nil && strings.Contains(err.Error(), "horse") {
				t.Errorf("the error reveals the password: %v", err)
			}
			if got := server.Messages(); len(got) != 0 {
				t.Errorf("the server took %d", len(got))
			}
		})
	}
}

func TestSecondAttemptSucceeds(t *testing.T) {
	server := smtptest.Start(t, smtptest.Refuse(smtptest.Content, 451, "greylisted", 1))
	s := sender(t, server, server.URL())
	if err := s.Send(t.Context(), letter); err == nil || errors.Is(err, ErrRefused) {
		t.Fatalf("first try: %v", err)
	}
	if err := s.Send(t.Context(), letter); err != nil {
		t.Fatalf("second try: %v", err)
	}
	taken(t, server, 1)
}

func TestUntrustedCertificateIsRefused(t *testing.T) {
	for _, option := range []smtptest.Option{smtptest.StartTLS(), smtptest.TLS()} {
		server := smtptest.Start(t, option)
		s, err := ParseSMTP(server.URL())
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Send(t.Context(), letter); err == nil || errors.Is(err, ErrRefused) ||
			!strings.Contains(err.Error(), "certificate") {
			t.Errorf("got %v", err)
		}
		if server.Tries() != 0 {
			t.Error("the message was sent anyway")
		}
	}
}

func TestUnreachableServerIsATemporaryFailure(t *testing.T) {
	server := smtptest.Start(t)
	s := sender(t, server, server.URL())
	server.Close()
	if err := s.Send(t.Context(), letter); err == nil || errors.Is(err, ErrRefused) {
		t.Errorf("got %v", err)
	}
}

// The server has the message; retrying because QUIT failed would send it twice.
func TestAcceptedMessageIsSentDespiteAFailedQuit(t *testing.T) {
	server := smtptest.Start(t, smtptest.HangUp())
	if err := sender(t, server, server.URL()).Send(t.Context(), letter); err != nil {
		t.Errorf("got %v", err)
	}
	taken(t, server, 1)
}

func TestSendEndsWithItsContext(t *testing.T) {
	for _, step := range []smtptest.Step{smtptest.Sender, smtptest.Receiver, smtptest.Content} {
		t.Run(string(step), func(t *testing.T) {
			server := smtptest.Start(t, smtptest.Hold(step))
			s := sender(t, server, server.URL())
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			done := make(chan error, 1)
			go func() { done <- s.Send(ctx, letter) }()
			if err := server.WaitHeld(t.Context()); err != nil {
				t.Fatal(err)
			}
			start := time.Now()
			cancel()
			if err := <-done; !errors.Is(err, context.Canceled) || errors.Is(err, ErrRefused) {
				t.Errorf("got %v", err)
			}
			if waited := time.Since(start); waited > patience/2 {
				t.Errorf("it timed out by itself after %v", waited)
			}
		})
	}
}
