package outreach

import (
	"context"
	"crypto/tls"
	"fmt"
	"net"
	"slices"
	"sync"
	"time"

	gomail "github.com/wneessen/go-mail"
	"github.com/wneessen/go-mail/smtp"
)

const (
	// idleTime is how long an idle connection stays open for the next mail, and mostIdle how many do.
	idleTime = 10 * time.Second
	mostIdle = 4
	// mostMails is how many mails use one connection; servers close those that send too many.
	mostMails = 50
)

// connection is an SMTP connection to the mail server. It sends many mails, because connecting, negotiating TLS and
// signing in take longer than sending one.
type connection struct {
	client *gomail.Client
	talk   *smtp.Client
	conn   net.Conn
	mails  int
	drop   *time.Timer
}

// idle are the connections that wait for the next mail.
type idle struct {
	access      sync.Mutex
	connections []*connection
}

// transmit sends a message over an idle connection, or over a new one.
func (s *SMTP) transmit(ctx context.Context, message *gomail.Msg) error {
	l := s.idleConnection(ctx)
	if l == nil {
		var err error
		if l, err = s.open(ctx); err != nil {
			return err
		}
	}
	l.mails++
	err := l.while(ctx, func() error { return l.client.SendWithSMTPClient(l.talk, message) })
	if err != nil || l.mails >= mostMails || !s.idle.keep(l) {
		_ = l.while(ctx, l.hangUp)
	}
	return err
}

// idleConnection returns a connection that the server has not closed meanwhile, nil if there is none.
func (s *SMTP) idleConnection(ctx context.Context) *connection {
	for l := s.idle.take(); l != nil; l = s.idle.take() {
		if l.while(ctx, l.alive) == nil {
			return l
		}
		_ = l.conn.Close()
	}
	return nil
}

// open connects to the server. The mail library observes a context only while it connects, and leaves the connection
// open if the server rejects the client.
func (s *SMTP) open(ctx context.Context) (*connection, error) {
	l := &connection{}
	conversation, end := context.WithCancel(ctx)
	defer end()
	keep := func() bool { return false }
	client, err := gomail.NewClient(s.host, append(slices.Clip(s.options),
		gomail.WithDialContextFunc(func(connecting context.Context, network, _ string) (net.Conn, error) {
			conn, err := s.dial(connecting, network)
			if err == nil {
				l.conn, keep = conn, context.AfterFunc(conversation, func() { _ = conn.Close() })
			}
			return conn, err
		}))...)
	if err != nil {
		return nil, fmt.Errorf("outreach: mail client: %w", err)
	}
	l.client = client
	if l.talk, err = client.DialToSMTPClientWithContext(ctx); err != nil {
		return nil, fmt.Errorf("outreach: reach the mail server: %w", err)
	}
	if !keep() {
		return nil, fmt.Errorf("outreach: reach the mail server: %w", context.Cause(ctx))
	}
	return l, nil
}

func (s *SMTP) dial(ctx context.Context, network string) (net.Conn, error) {
	conn, err := new(net.Dialer).DialContext(ctx, network, net.JoinHostPort(s.host, s.port))
	if err != nil || !s.atOnce {
		return conn, err
	}
	secure := tls.Client(conn, s.tls)
	if err := secure.HandshakeContext(ctx); err != nil {
		_ = conn.Close()
		return nil, err
	}
	return secure, nil
}

// while runs do, and closes the connection if the context ends first.
func (l *connection) while(ctx context.Context, do func() error) error {
	keep := context.AfterFunc(ctx, func() { _ = l.conn.Close() })
	err := do()
	if !keep() && err == nil {
		err = context.Cause(ctx)
	}
	return err
}

// alive checks that the server still responds.
func (l *connection) alive() error {
	if err := l.talk.UpdateDeadline(patience); err != nil {
		return err
	}
	return l.talk.Noop()
}

// hangUp sends QUIT within the deadline of the last mail: a server that let it expire gets no second one.
func (l *connection) hangUp() error {
	defer func() { _ = l.conn.Close() }()
	return l.client.CloseWithSMTPClient(l.talk)
}

// take returns the most recently used idle connection, nil if there is none.
func (i *idle) take() *connection {
	i.access.Lock()
	defer i.access.Unlock()
	if len(i.connections) == 0 {
		return nil
	}
	l := i.connections[len(i.connections)-1]
	i.connections = i.connections[:len(i.connections)-1]
	l.drop.Stop()
	return l
}

// keep makes the connection idle for a while, unless there are too many.
func (i *idle) keep(l *connection) bool {
	i.access.Lock()
	defer i.access.Unlock()
	if len(i.connections) >= mostIdle {
		return false
	}
	i.connections = append(i.connections, l)
	l.drop = time.AfterFunc(idleTime, func() {
		if i.remove(l) {
			_ = l.hangUp()
		}
	})
	return true
}

// remove reports whether the connection was still idle.
func (i *idle) remove(l *connection) bool {
	i.access.Lock()
	defer i.access.Unlock()
	at := slices.Index(i.connections, l)
	if at < 0 {
		return false
	}
	i.connections = slices.Delete(i.connections, at, at+1)
	return true
}
