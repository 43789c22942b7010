package main

import (
	"context"
	"io"
	"net"
	"net/url"
	"sync"
	"testing"

	"muster/internal/outreach/smtptest"
)

// gate is a proxy in front of a mail server that passes nothing on until it is opened.
type gate struct {
	t      *testing.T
	url    string
	called chan struct{}
	opened chan struct{}
	open   func()
}

func newGate(t *testing.T, to *smtptest.Server) *gate {
	t.Helper()
	at, err := url.Parse(to.URL())
	if err != nil {
		t.Fatal(err)
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	l := &gate{t: t, url: "smtp://" + listener.Addr().String(), called: make(chan struct{}, 1),
		opened: make(chan struct{})}
	l.open = sync.OnceFunc(func() { close(l.opened) })
	t.Cleanup(func() { _ = listener.Close() })
	go func() {
		for {
			caller, err := listener.Accept()
			if err != nil {
				return
			}
			go l.connect(caller, at.Host)
		}
	}()
	return l
}

func (l *gate) connect(caller net.Conn, to string) {
	defer caller.Close()
	select {
	case l.called <- struct{}{}:
	default:
	}
	select {
	case <-l.opened:
	case <-l.t.Context().Done():
		return
	}
	server, err := net.Dial("tcp", to)
	if err != nil {
		return
	}
	defer server.Close()
	context.AfterFunc(l.t.Context(), func() { _ = server.Close() })
	go func() { _, _ = io.Copy(server, caller) }()
	_, _ = io.Copy(caller, server)
}

// awaitCall returns when a client has connected and waits for the mail server's greeting.
func (l *gate) awaitCall() {
	l.t.Helper()
	ctx, cancel := context.WithTimeout(l.t.Context(), patience)
	defer cancel()
	select {
	case <-l.called:
	case <-ctx.Done():
		l.t.Fatal("no client connected to the mail server")
	}
}
