package outreach

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"strings"
	"time"
)

const (
	// whatsappPatience is how long a service may take to answer.
	whatsappPatience = 20 * time.Second
	// idlePatience is less than services keep a connection open: one that closes just as a message is on its way leaves
	// open whether it arrived.
	idlePatience = 10 * time.Second
)

// ErrNoAnswer is the error of a message that was handed over, as far as we know, and whose answer nobody heard.
var ErrNoAnswer = errors.New("outreach: there was no answer")

// ErrBusy is the error of a service that asks to be left alone for a while.
type ErrBusy struct {
	After time.Duration
	Says  string
}

func (e *ErrBusy) Error() string { return e.Says }

// Campaign is one WhatsApp message, ready to send.
type Campaign struct {
	// Number has the country and no sign. Name is the receiver's.
	Number, Name string
	// Template is the name under which the service knows the text, Language the one that it is written in.
	Template, Language  string
	Params              []string
	MediaURL, MediaName string
}

// Whatsapp sends messages through one service.
type Whatsapp struct {
	// speaks is how the service wants to be spoken to.
	speaks  dialect
	address string
	host    string
	// key is the service's secret. It is in no error.
	key    string
	client *http.Client
}

// ParseWhatsapp reads the address of a WhatsApp service: campaign+https://KEY@host/path is a campaign service,
// cloud+https://TOKEN@host/vN/PHONEID the Cloud API. Plain http is for this machine only.
func ParseWhatsapp(address string) (*Whatsapp, error) {
	speaks, rest, _ := strings.Cut(address, "+")
	w := &Whatsapp{speaks: dialects[speaks]}
	// url.Parse quotes the address, the key included, in its errors, so they are not passed on.
	at, err := url.Parse(rest)
	if err != nil || w.speaks.name == "" || at.Hostname() == "" {
		return nil, errors.New("the WhatsApp service's address cannot be read; it should look like " +
			"campaign+https://KEY@host/path or cloud+https://TOKEN@host/v21.0/PHONEID")
	}
	if at.Scheme != "https" && (at.Scheme != "http" || !isLoopback(at.Hostname())) {
		return nil, errors.New("the WhatsApp service's address must be https; plain http is for this machine only")
	}
	if w.key = at.User.Username(); w.key == "" {
		return nil, errors.New("the WhatsApp service's address has no key before its host")
	}
	if password, given := at.User.Password(); given {
		w.key += ":" + password
	}
	if at.RawQuery != "" || at.Fragment != "" || strings.Trim(at.Path, "/") == "" {
		return nil, errors.New("the WhatsApp service's address needs a path, and nothing after it")
	}
	at.User, w.host = nil, at.Host
	w.address = strings.TrimSuffix(at.String(), "/") + w.speaks.path
	w.client = whatsappClient()
	return w, nil
}

// whatsappClient follows no redirect: whoever a service points at must not get the key.
func whatsappClient() *http.Client {
	dialer := &net.Dialer{Timeout: whatsappPatience / 2}
	return &http.Client{
		Timeout:       whatsappPatience,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		Transport: &http.Transport{
			Proxy: http.ProxyFromEnvironment, DialContext: dialer.DialContext, ForceAttemptHTTP2: true,
			TLSClientConfig:     &tls.Config{MinVersion: tls.VersionTLS12},
			TLSHandshakeTimeout: whatsappPatience / 2, IdleConnTimeout: idlePatience, MaxIdleConnsPerHost: mostIdle,
			MaxResponseHeaderBytes: longestAnswer,
		},
	}
}

func isLoopback(host string) bool {
	ip := net.ParseIP(host)
	return host == "localhost" || ip != nil && ip.IsLoopback()
}

// Adapter returns the kind of service.
func (w *Whatsapp) Adapter() string { return w.speaks.name }

// Host returns the service's host.
func (w *Whatsapp) Host() string { return w.host }

// IsLocal reports whether the service is on this machine, so that it reaches nobody.
func (w *Whatsapp) IsLocal() bool {
	host, _, err := net.SplitHostPort(w.host)
	if err != nil {
		host = w.host
	}
	return isLoopback(strings.Trim(host, "[]"))
}

// Send hands a message over and returns how the service calls it, if it tells. An ErrRefused is final, after an
// ErrNoAnswer it may have arrived, and after every other error it may be tried again.
func (w *Whatsapp) Send(ctx context.Context, c Campaign) (serviceID string, err error) {
	body, err := w.speaks.body(c, w.key)
	if err != nil {
		return "", fmt.Errorf("%w: %w", ErrRefused, err)
	}
	answer, err := w.post(ctx, body)
	if err != nil {
		return "", err
	}
	return w.judge(answer)
}
