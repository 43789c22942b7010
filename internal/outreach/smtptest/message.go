package smtptest

import (
	"encoding/base64"
	"fmt"
	"io"
	"mime"
	"mime/multipart"
	"mime/quotedprintable"
	"net/mail"
	"net/textproto"
	"strings"
)

// Message is one message as the server received it.
type Message struct {
	// From and To are the envelope.
	From string
	To   []string
	// User is the signed-in user, and TLS whether the connection was encrypted.
	User string
	TLS  bool
	// Header is undecoded; Decoded returns a decoded line.
	Header mail.Header
	// Text and HTML are the parts, with \n line ends. Calendar is as received, and CalendarType the Content-Type of its
	// part.
	Text, HTML             string
	Calendar, CalendarType string
	Raw                    string
}

// Decoded returns a header line with its encoded words decoded.
func (m Message) Decoded(name string) string {
	text, err := new(mime.WordDecoder).DecodeHeader(m.Header.Get(name))
	if err != nil {
		return m.Header.Get(name)
	}
	return text
}

func (m *Message) parse() error {
	parsed, err := mail.ReadMessage(strings.NewReader(m.Raw))
	if err != nil {
		return fmt.Errorf("message: %w", err)
	}
	m.Header = parsed.Header
	return m.part(textproto.MIMEHeader(parsed.Header), parsed.Body)
}

func (m *Message) part(header textproto.MIMEHeader, body io.Reader) error {
	kind, parameters, err := mime.ParseMediaType(header.Get("Content-Type"))
	if err != nil {
		return fmt.Errorf("type of a part: %w", err)
	}
	if strings.HasPrefix(kind, "multipart/") {
		parts := multipart.NewReader(body, parameters["boundary"])
		for {
			part, err := parts.NextRawPart()
			if err == io.EOF {
				return nil
			}
			if err != nil {
				return fmt.Errorf("parts: %w", err)
			}
			if err := m.part(part.Header, part); err != nil {
				return err
			}
		}
	}
	switch strings.ToLower(header.Get("Content-Transfer-Encoding")) {
	case "quoted-printable":
		body = quotedprintable.NewReader(body)
	case "base64":
		body = base64.NewDecoder(base64.StdEncoding, body)
	}
	content, err := io.ReadAll(body)
	if err != nil {
		return fmt.Errorf("content of a part: %w", err)
	}
	text := strings.ReplaceAll(string(content), "\r\n", "\n")
	switch kind {
	case "text/plain":
		m.Text = text
	case "text/html":
		m.HTML = text
	case "text/calendar":
		m.Calendar, m.CalendarType = string(content), header.Get("Content-Type")
	}
	return nil
}
