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
	// idleTime is how long a line is kept open for the next mail, and mostIdle how many are.
	idleTime = 10 * time.Second
	mostIdle = 4
	// mostMails is how many mails go over one line; servers end those that bring too many.
	mostMails = 50
)

// line is a conversation with the mail server. It brings one mail after the other, because to connect, to agree on
// TLS and to sign in takes longer than to hand a mail over.
type line struct {
	client     *gomail.Client
	talk       *smtp.Client
	connection net.Conn
	mails      int
	drop       *time.Timer
}

// idle are the lines that wait for the next mail.
type idle struct {
	access sync.Mutex
	lines  []*line
}

// bring hands a message to the server over a line that waits, or over a new one.
func (s *SMTP) bring(ctx context.Context, message *gomail.Msg) error {
	l := s.waitingLine(ctx)
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

// waitingLine is a line that the server has not ended meanwhile, nil where there is none.
func (s *SMTP) waitingLine(ctx context.Context) *line {
	for l := s.idle.take(); l != nil; l = s.idle.take() {
		if l.while(ctx, l.alive) == nil {
			return l
		}
		_ = l.connection.Close()
	}
	return nil
}

// open connects to the server. The mail library heeds a context only while it connects, and it leaves the connection
// open when the server will not have the client.
func (s *SMTP) open(ctx context.Context) (*line, error) {
	l := &line{}
	conversation, end := context.WithCancel(ctx)
	defer end()
	keep := func() bool { return false }
	client, err := gomail.NewClient(s.host, append(slices.Clip(s.options),
		gomail.WithDialContextFunc(func(connecting context.Context, network, _ string) (net.Conn, error) {
			connection, err := s.dial(connecting, network)
			if err == nil {
				l.connection, keep = connection, context.AfterFunc(conversation, func() { _ = connection.Close() })
			}
			return connection, err
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
	connection, err := new(net.Dialer).DialContext(ctx, network, net.JoinHostPort(s.host, s.port))
	if err != nil || !s.atOnce {
		return connection, err
	}
	secure := tls.Client(connection, s.tls)
	if err := secure.HandshakeContext(ctx); err != nil {
		_ = connection.Close()
		return nil, err
	}
	return secure, nil
}

// while lets do talk to the server, and ends the connection when the caller gives up.
func (l *line) while(ctx context.Context, do func() error) error {
	keep := context.AfterFunc(ctx, func() { _ = l.connection.Close() })
	err := do()
	if !keep() && err == nil {
		err = context.Cause(ctx)
	}
	return err
}

// alive asks the server whether it still listens.
func (l *line) alive() error {
	if err := l.talk.UpdateDeadline(patience); err != nil {
		return err
	}
	return l.talk.Noop()
}

// hangUp says goodbye within the time that the last mail had: a server that let it run out does not get as much again.
func (l *line) hangUp() error {
	defer func() { _ = l.connection.Close() }()
	return l.client.CloseWithSMTPClient(l.talk)
}

// take is the line that waited least, nil where none waits.
func (i *idle) take() *line {
	i.access.Lock()
	defer i.access.Unlock()
	if len(i.lines) == 0 {
		return nil
	}
	l := i.lines[len(i.lines)-1]
	i.lines = i.lines[:len(i.lines)-1]
	l.drop.Stop()
	return l
}

// keep lets a line wait for the next mail, for a while, if there are not too many.
func (i *idle) keep(l *line) bool {
	i.access.Lock()
	defer i.access.Unlock()
	if len(i.lines) >= mostIdle {
		return false
	}
	i.lines = append(i.lines, l)
	l.drop = time.AfterFunc(idleTime, func() {
		if i.remove(l) {
			_ = l.hangUp()
		}
	})
	return true
}

// remove says whether the line still waited.
func (i *idle) remove(l *line) bool {
	i.access.Lock()
	defer i.access.Unlock()
	at := slices.Index(i.lines, l)
	if at < 0 {
		return false
	}
	i.lines = slices.Delete(i.lines, at, at+1)
	return true
}
