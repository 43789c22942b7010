// Package outreach sends messages out of Muster: one adapter for each channel.
package outreach

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net/mail"
	"net/url"
	"strconv"
	"strings"
	"time"
	"unicode"

	gomail "github.com/wneessen/go-mail"
)

// patience is how long connecting to the mail server may take, and again handing over a message.
const patience = 20 * time.Second

// Mail is one message, ready to send.
type Mail struct {
	// ID makes the Message-ID, the same on every attempt, so that a recipient can recognise a repeat.
	ID       string
	From     string
	FromName string
	To, Cc   []string
	Subject  string
	HTML     string
	Plain    string
	// Calendar is a calendar file that the recipient's mail program adds to their calendar; most mails have none.
	Calendar string
	// FileName and FileText are an attached table as CSV; most mails have none.
	FileName, FileText string
	At                 time.Time
}

// SMTP sends mail to one server.
type SMTP struct {
	host, port string
	// atOnce starts TLS with the first byte.
	atOnce  bool
	tls     *tls.Config
	options []gomail.Option
	idle    idle
}

// ParseSMTP reads the address of a mail server: smtp://user:password@host:587 uses TLS if the server offers it,
// smtps:// speaks TLS from the first byte, smtp+tls:// refuses a server that does not offer it. A password is never
// sent in the clear.
func ParseSMTP(address string) (*SMTP, error) {
	// url.Parse quotes the address, password included, in its errors, so they are not passed on.
	at, err := url.Parse(address)
	if err != nil || at.Hostname() == "" {
		return nil, errors.New("the mail server's address cannot be read; it should look like smtp://user:password@host:587")
	}
	s := &SMTP{host: at.Hostname(), port: "587", tls: &tls.Config{ServerName: at.Hostname(),
		MinVersion: tls.VersionTLS12}}
	s.options = []gomail.Option{
		gomail.WithTimeout(patience), gomail.WithTLSConfig(s.tls), gomail.WithTLSPolicy(gomail.TLSOpportunistic),
		gomail.WithoutNoop(), gomail.WithoutRset(),
	}
	switch at.Scheme {
	case "smtp":
	case "smtp+tls":
		s.options = append(s.options, gomail.WithTLSPolicy(gomail.TLSMandatory))
	case "smtps":
		s.port, s.atOnce = "465", true
	default:
		return nil, errors.New("the mail server's address must begin with smtp://, smtp+tls:// or smtps://")
	}
	if at.Port() != "" {
		if n, err := strconv.Atoi(at.Port()); err != nil || n < 1 || n > 65535 {
			return nil, errors.New("the mail server's port must be a number from 1 to 65535")
		}
		s.port = at.Port()
	}
	if at.User != nil {
		password, _ := at.User.Password()
		s.options = append(s.options, gomail.WithSMTPAuth(gomail.SMTPAuthAutoDiscover),
			gomail.WithUsername(at.User.Username()), gomail.WithPassword(password))
	}
	return s, nil
}

// Host returns the mail server's host.
func (s *SMTP) Host() string { return s.host }

// ErrRefused means that the mail server will never accept this message.
var ErrRefused = errors.New("the mail server refuses the message")

// Send sends one mail and returns when the server has accepted it.
func (s *SMTP) Send(ctx context.Context, m Mail) error {
	message, err := compose(m)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrRefused, err)
	}
	err = s.transmit(ctx, message)
	// An error after the server has accepted the message, such as a dropped connection, must not send it again.
	if err == nil || message.IsDelivered() {
		return nil
	}
	if ctx.Err() != nil {
		return fmt.Errorf("outreach: send mail: %w", context.Cause(ctx))
	}
	if refusal, ok := errors.AsType[*gomail.SendError](err); ok && !refusal.IsTemp() && refusal.ErrorCode() >= 500 {
		return refusalOf(refusal)
	}
	return fmt.Errorf("outreach: send mail: %w", err)
}

func compose(m Mail) (*gomail.Msg, error) {
	for _, line := range []string{m.ID, m.FromName, m.Subject, m.FileName} {
		if strings.ContainsFunc(line, unicode.IsControl) {
			return nil, errors.New("a header has a line break or another control character in it")
		}
	}
	if len(m.To) == 0 {
		return nil, errors.New("there is no receiver")
	}
	if from, err := mail.ParseAddress(m.From); err != nil || from.Address != m.From {
		return nil, errors.New("the sender's address is none")
	}
	message := gomail.NewMsg()
	if err := message.From((&mail.Address{Name: m.FromName, Address: m.From}).String()); err != nil {
		return nil, fmt.Errorf("sender: %w", err)
	}
	if err := message.To(m.To...); err != nil {
		return nil, fmt.Errorf("receiver: %w", err)
	}
	if err := message.Cc(m.Cc...); err != nil {
		return nil, fmt.Errorf("copy: %w", err)
	}
	message.Subject(m.Subject)
	message.SetMessageIDWithValue(m.ID + "@muster")
	message.SetDateWithValue(m.At)
	message.SetGenHeader("Auto-Submitted", "auto-generated")
	message.SetBodyString(gomail.TypeTextPlain, m.Plain)
	message.AddAlternativeString(gomail.TypeTextHTML, m.HTML)
	if m.Calendar != "" {
		message.AddAlternativeString(calendarType(m.Calendar), m.Calendar, gomail.WithPartEncoding(gomail.EncodingB64))
	}
	if m.FileName != "" {
		err := message.AttachReader(m.FileName, strings.NewReader(m.FileText),
			gomail.WithFileContentType("text/csv; charset=utf-8"))
		if err != nil {
			return nil, fmt.Errorf("file: %w", err)
		}
	}
	return message, nil
}

// calendarType includes the calendar file's method: mail programs look for it here, and treat a part without it as an
// ordinary attachment.
func calendarType(calendar string) gomail.ContentType {
	if strings.Contains(calendar, "\r\nMETHOD:CANCEL\r\n") {
		return "text/calendar; method=CANCEL"
	}
	return "text/calendar; method=REQUEST"
}
