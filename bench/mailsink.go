package main

import (
	"errors"
	"io"
	"log"
	"net"
	"sync"
	"sync/atomic"

	"github.com/emersion/go-smtp"
)

// mailSink is a mail server on this machine that accepts, counts and discards every message.
type mailSink struct {
	server   *smtp.Server
	listener net.Listener
	served   chan error
	taken    atomic.Int64
	// hanging is held while the server takes no message and says nothing.
	hanging sync.RWMutex
}

func startMailSink() (*mailSink, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	m := &mailSink{listener: listener, served: make(chan error, 1)}
	m.server = smtp.NewServer(smtp.BackendFunc(func(*smtp.Conn) (smtp.Session, error) { return mailSession{m}, nil }))
	m.server.Domain = "mail.example"
	m.server.ErrorLog = log.New(io.Discard, "", 0)
	go func() { m.served <- m.server.Serve(listener) }()
	return m, nil
}

func (m *mailSink) url() string { return "smtp://" + m.listener.Addr().String() }

func (m *mailSink) hang() { m.hanging.Lock() }
func (m *mailSink) goOn() { m.hanging.Unlock() }

func (m *mailSink) close() error {
	// The server knows its listener only once it serves, which may not have begun.
	_ = m.listener.Close()
	_ = m.server.Close()
	if err := <-m.served; err != nil && !errors.Is(err, net.ErrClosed) && !errors.Is(err, smtp.ErrServerClosed) {
		return err
	}
	return nil
}

// mailSession is one conversation.
type mailSession struct{ sink *mailSink }

func (mailSession) Mail(string, *smtp.MailOptions) error { return nil }
func (mailSession) Rcpt(string, *smtp.RcptOptions) error { return nil }
func (mailSession) Reset()                               {}
func (mailSession) Logout() error                        { return nil }

func (s mailSession) Data(content io.Reader) error {
	if _, err := io.Copy(io.Discard, content); err != nil {
		return err
	}
	s.sink.hanging.RLock()
	defer s.sink.hanging.RUnlock()
	s.sink.taken.Add(1)
	return nil
}
