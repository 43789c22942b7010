package smtptest_test

import (
	"context"
	"errors"
	"net/smtp"
	"net/url"
	"testing"

	"muster/internal/outreach/smtptest"
)

const letter = "From: a@mail.test\r\nSubject: =?utf-8?q?Gr=C3=BC=C3=9Fe?=\r\n" +
	"Content-Type: text/plain; charset=utf-8\r\n\r\nHello\r\nyou\r\n"

func post(t *testing.T, s *smtptest.Server) error {
	t.Helper()
	at, err := url.Parse(s.URL())
	if err != nil {
		t.Fatal(err)
	}
	return smtp.SendMail(at.Host, nil, "a@mail.test", []string{"b@mail.test", "c@mail.test"}, []byte(letter))
}

func TestMessagesAreParsed(t *testing.T) {
	s := smtptest.Start(t)
	if err := post(t, s); err != nil {
		t.Fatal(err)
	}
	got, err := s.Wait(t.Context(), 1)
	if err != nil {
		t.Fatal(err)
	}
	m := got[0]
	if m.From != "a@mail.test" || len(m.To) != 2 || m.To[1] != "c@mail.test" || m.Decoded("Subject") != "Grüße" ||
		m.Text != "Hello\nyou\n" || m.HTML != "" || m.TLS {
		t.Errorf("got %+v", m)
	}
}

func TestWaitEndsWithItsContext(t *testing.T) {
	s := smtptest.Start(t)
	if err := post(t, s); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if got, err := s.Wait(ctx, 2); !errors.Is(err, context.Canceled) || len(got) != 1 {
		t.Errorf("%d messages, %v", len(got), err)
	}
}

func TestWaitSeesAMessageThatComesLater(t *testing.T) {
	s := smtptest.Start(t, smtptest.Refuse(smtptest.Content, 451, "later", 1))
	sent := make(chan error, 2)
	go func() { sent <- post(t, s); sent <- post(t, s) }()
	if _, err := s.Wait(t.Context(), 1); err != nil {
		t.Fatal(err)
	}
	if first, second := <-sent, <-sent; first == nil || second != nil {
		t.Errorf("first try: %v, second try: %v", first, second)
	}
	if s.Tries() != 2 {
		t.Errorf("%d tries", s.Tries())
	}
}
