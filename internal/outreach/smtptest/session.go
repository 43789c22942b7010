package smtptest

import (
	"io"

	"github.com/emersion/go-sasl"
	"github.com/emersion/go-smtp"
)

// session is the SMTP session of one client.
type session struct {
	server     *Server
	connection *smtp.Conn
	user       string
	from       string
	to         []string
	took       bool
}

func (s *Server) newSession(c *smtp.Conn) (smtp.Session, error) {
	s.note(func() { s.visits++ })
	return &session{server: s, connection: c}, nil
}

func (c *session) AuthMechanisms() []string {
	if c.server.user == "" {
		return nil
	}
	return []string{sasl.Plain}
}

func (c *session) Auth(string) (sasl.Server, error) {
	return sasl.NewPlainServer(func(_, user, password string) error {
		if user != c.server.user || password != c.server.password {
			return smtp.ErrAuthFailed
		}
		c.user = user
		return nil
	}), nil
}

func (c *session) Mail(from string, _ *smtp.MailOptions) error {
	c.server.note(func() { c.server.tries++ })
	if c.server.user != "" && c.user == "" {
		return smtp.ErrAuthRequired
	}
	c.from = from
	return c.misbehave(Sender)
}

func (c *session) Rcpt(to string, _ *smtp.RcptOptions) error {
	if err := c.misbehave(Receiver); err != nil {
		return err
	}
	c.to = append(c.to, to)
	return nil
}

func (c *session) Data(r io.Reader) error {
	raw, err := io.ReadAll(r)
	if err != nil {
		return err
	}
	if err := c.misbehave(Content); err != nil {
		return err
	}
	_, secure := c.connection.TLSConnectionState()
	message := Message{From: c.from, To: c.to, User: c.user, TLS: secure, Raw: string(raw)}
	if err := message.parse(); err != nil {
		return &smtp.SMTPError{Code: 554, EnhancedCode: smtp.EnhancedCode{5, 6, 0}, Message: err.Error()}
	}
	c.took = true
	c.server.note(func() { c.server.messages = append(c.server.messages, message) })
	return nil
}

// Reset is called when a message has been answered, and when the client resets the session.
func (c *session) Reset() {
	c.from, c.to = "", nil
	if c.took && c.server.hangsUp {
		_ = c.connection.Conn().Close()
	}
}

func (c *session) Logout() error { return nil }

func (c *session) misbehave(at Step) error {
	s := c.server
	s.mu.Lock()
	no, held := s.refusals[at], s.held[at]
	if no != nil && no.times > 0 {
		no.times--
	} else {
		no = nil
	}
	s.mu.Unlock()
	if held {
		s.note(func() { s.waiting++ })
		<-s.closing
	}
	if no != nil {
		return &smtp.SMTPError{Code: no.code, EnhancedCode: smtp.EnhancedCode{no.code / 100, 0, 0}, Message: no.text}
	}
	return nil
}
