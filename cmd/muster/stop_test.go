package main

import (
	"context"
	"io"
	"net"
	"net/http"
	"net/http/httptrace"
	"strings"
	"syscall"
	"testing"

	"muster/internal/outreach/smtptest"
	"muster/internal/store/storetest"
)

func TestStopWaitsForARequestAndAMail(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		shortHistory(t, database)
		mail := smtptest.Start(t)
		slow := newGate(t, mail)
		p := serve(t, database, "--demo", "--smtp", slow.url)
		admin := signedIn(t, p, "administrator")
		if a := admin.do(p, "POST", "/api/messages/test", nil); a.code() != "200" {
			t.Fatalf("%+v", a)
		}
		slow.awaitCall()
		request := admin.begin(p, "PUT", "/api/settings/mailSenderName")

		p.askToStop()
		eventually(t, "the refusal of a new connection", func() bool {
			connection, err := net.Dial("tcp", strings.TrimPrefix(p.url, "http://"))
			if err == nil {
				_ = connection.Close()
			}
			return err != nil
		})
		if a := request.finish(`{"value": "Changed while stopping", "version": 0}`); a.Status != 200 ||
			a.code() != "200" {
			t.Errorf("the running request: %+v", a)
		}
		slow.open()
		if code := p.exitCode(); code != 0 {
			t.Errorf("exit code %d: %s", code, &p.stderr)
		}
		if arrived := mail.Messages(); len(arrived) != 1 {
			t.Errorf("%d mails arrived", len(arrived))
		}
		if got := outbox(t, database); got != "sent 1" {
			t.Errorf("the outbox says %s", got)
		}
		if got := storetest.Column(t, database,
			"SELECT value FROM setting WHERE key = 'mailSenderName'"); len(got) != 1 ||
			got[0] != "Changed while stopping" {
			t.Errorf("the setting is %v", got)
		}
		mustRun(t, database, "", "check")
	})
}

func TestStopReturnsAHangingMailToTheQueue(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		shortHistory(t, database)
		mail := smtptest.Start(t)
		dead := newGate(t, mail)
		p := serve(t, database, "--demo", "--smtp", dead.url, "--stop-grace", "100ms", "--job-lease", "1h")
		admin := signedIn(t, p, "administrator")
		admin.do(p, "POST", "/api/messages/test", nil)
		dead.awaitCall()
		p.stop()
		if got := storetest.Column(t, database,
			"SELECT CAST(attempts AS text) || last_error FROM job WHERE kind = 'SendMessage'"); len(got) != 1 ||
			got[0] != "0" {
			t.Errorf("the jobs that wait, by attempts: %v", got)
		}
		if got := outbox(t, database); got != "queued 0" {
			t.Errorf("the outbox says %s", got)
		}
		mustRun(t, database, "", "check")

		// The lease lasts an hour, so the mail can come now only if it was returned to the queue.
		next := serve(t, database, "--demo", "--smtp", mail.URL())
		ctx, cancel := context.WithTimeout(t.Context(), patience)
		defer cancel()
		if _, err := mail.Wait(ctx, 1); err != nil {
			t.Fatal(err)
		}
		next.stop()
		if got := outbox(t, database); got != "sent 1" || len(mail.Messages()) != 1 {
			t.Errorf("the outbox says %s, and %d mails arrived", got, len(mail.Messages()))
		}
	})
}

func TestSecondSignalStopsAtOnce(t *testing.T) {
	database := t.TempDir() + "/muster.db"
	shortHistory(t, database)
	dead := newGate(t, smtptest.Start(t))
	p := serve(t, database, "--demo", "--smtp", dead.url, "--stop-grace", "10m")
	signedIn(t, p, "administrator").do(p, "POST", "/api/messages/test", nil)
	dead.awaitCall()
	p.askToStop()
	if err := p.command.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	if code := p.exitCode(); code != -1 {
		t.Errorf("exit code %d, although a signal should have ended it", code)
	}
	mustRun(t, database, "", "check")
}

// outbox is the state of the only mail and its number of attempts.
func outbox(t *testing.T, database string) string {
	t.Helper()
	return strings.Join(storetest.Column(t, database, "SELECT state || ' ' || CAST(attempts AS text) FROM message"),
		", ")
}

// begun is a request whose body the server waits for.
type begun struct {
	t      *testing.T
	body   *io.PipeWriter
	answer chan reply
	fault  chan error
}

// begin returns when the server has asked for the body, so the request is certainly being served.
func (c *client) begin(at *process, method, path string) *begun {
	c.t.Helper()
	body, pipe := io.Pipe()
	b := &begun{c.t, pipe, make(chan reply, 1), make(chan error, 1)}
	wanted := make(chan struct{})
	ctx := httptrace.WithClientTrace(c.t.Context(), &httptrace.ClientTrace{Got100Continue: func() { close(wanted) }})
	request, err := http.NewRequestWithContext(ctx, method, at.url+path, body)
	if err != nil {
		c.t.Fatal(err)
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Expect", "100-continue")
	patient := *c
	patient.http = &http.Client{Jar: c.http.Jar, Transport: &http.Transport{ExpectContinueTimeout: patience}}
	go func() {
		a, err := patient.answer(request)
		b.answer <- a
		b.fault <- err
	}()
	select {
	case <-wanted:
	case err := <-b.fault:
		c.t.Fatalf("the request ended at once: %v", err)
	}
	return b
}

// finish sends the body and waits for the answer.
func (b *begun) finish(body string) reply {
	b.t.Helper()
	if _, err := io.WriteString(b.body, body); err != nil {
		b.t.Fatal(err)
	}
	if err := b.body.Close(); err != nil {
		b.t.Fatal(err)
	}
	a := <-b.answer
	if err := <-b.fault; err != nil {
		b.t.Fatal(err)
	}
	return a
}
