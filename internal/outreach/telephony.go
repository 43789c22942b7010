package outreach

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
	"time"
)

// callPatience is how long the telephony service may take to accept a call.
const callPatience = 10 * time.Second

// Telephony asks one click-to-call service for calls.
type Telephony struct {
	address *url.URL
	client  *http.Client
}

// ParseTelephony reads the address of a telephony service, https://host/path. Plain http is for services on this
// machine: users' secrets go with every call.
func ParseTelephony(address string) (*Telephony, error) {
	// url.Parse quotes the address in its errors; what somebody puts there by mistake may be a secret.
	at, err := url.Parse(address)
	switch {
	case err != nil || at.Hostname() == "":
		return nil, errors.New("the telephony service's address cannot be read; it should look like https://host/path")
	case at.User != nil:
		return nil, errors.New("the telephony service's address has no password in it: every user has a secret of their own")
	case at.Scheme != "https" && (at.Scheme != "http" || !isLoopback(at.Hostname())):
		return nil, errors.New("the telephony service's address must begin with https://; http:// is for this machine only")
	}
	return &Telephony{address: at, client: &http.Client{
		// A connection serves one call: a request on a connection that has just closed is never sent again.
		Transport: &http.Transport{Proxy: http.ProxyFromEnvironment, DisableKeepAlives: true},
		// A redirect would repeat the call.
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}}, nil
}

// Host is where calls are asked for, for people to read.
func (t *Telephony) Host() string { return t.address.Host }

// IsLocal reports whether the service is on this machine, so that it calls nobody.
func (t *Telephony) IsLocal() bool { return isLoopback(t.address.Hostname()) }

// Call is one call to ask for.
type Call struct {
	// ID comes back in the service's reports.
	ID string
	// UserID and Secret are those of the user who calls.
	UserID, Secret string
	// Destination is the number with the country's prefix.
	Destination string
}

// callBody is what the service gets.
type callBody struct {
	UserID      string     `json:"user_id"`
	Secret      string     `json:"secret"`
	Destination string     `json:"destination"`
	ExtraParams callParams `json:"extra_params"`
	WebRTC      bool       `json:"webrtc"`
}

type callParams struct {
	Call string `json:"call"`
}

// CallRefused is the service's refusal of a call. Message is in its own words, and may be empty.
type CallRefused struct{ Message string }

func (r *CallRefused) Error() string { return "the telephony service refuses the call: " + r.Message }

// ErrCallUnsure means that the service was asked and nothing readable came back: the call may have been made.
var ErrCallUnsure = errors.New("the telephony service has not answered")

// PlaceCall asks for a call, once, and returns the service's id of it if it gives one. Any error but CallRefused and
// ErrCallUnsure means that the service could not be asked.
func (t *Telephony) PlaceCall(ctx context.Context, call Call) (serviceID string, err error) {
	text, err := json.Marshal(callBody{call.UserID, call.Secret, call.Destination, callParams{call.ID}, false})
	if err != nil {
		return "", fmt.Errorf("outreach: call: %w", err)
	}
	ctx, cancel := context.WithTimeout(ctx, callPatience)
	defer cancel()
	asked := false
	request, err := http.NewRequestWithContext(whenWritten(ctx, &asked), http.MethodPost, t.address.String(),
		bytes.NewReader(text))
	if err != nil {
		return "", fmt.Errorf("outreach: call: %w", err)
	}
	request.Header.Set("Content-Type", "application/json")
	response, err := t.client.Do(request)
	if err != nil {
		if asked {
			return "", ErrCallUnsure
		}
		// The error of net/http has the address, nothing else of the request.
		return "", fmt.Errorf("outreach: reach the telephony service: %w", err)
	}
	defer response.Body.Close()
	answer, err := io.ReadAll(io.LimitReader(response.Body, longestAnswer))
	if err != nil {
		return "", ErrCallUnsure
	}
	return readCallAnswer(response.StatusCode, answer, call.Secret)
}

// callAnswer is what the service answers. Some write numbers as text.
type callAnswer struct {
	Code   any    `json:"code"`
	Msg    string `json:"msg"`
	CallID any    `json:"call_id"`
}

func readCallAnswer(status int, text []byte, secret string) (string, error) {
	var answer callAnswer
	readable := json.Unmarshal(text, &answer) == nil
	if status/100 != 2 {
		return "", &CallRefused{said(answer.Msg, secret)}
	}
	if len(bytes.TrimSpace(text)) == 0 {
		return "", nil
	}
	if !readable {
		return "", ErrCallUnsure
	}
	switch plainText(answer.Code) {
	case "", "0", "200":
		return plainText(answer.CallID), nil
	}
	return "", &CallRefused{said(answer.Msg, secret)}
}

// plainText writes a JSON value that is a number or a text.
func plainText(value any) string {
	switch v := value.(type) {
	case string:
		return strings.TrimSpace(v)
	case float64:
		return fmt.Sprintf("%.0f", v)
	}
	return ""
}

// longestSaid limits what is kept of a service's own words.
const longestSaid = 200

// said returns what a service says in one line, without the secret that it may quote.
func said(text, secret string) string {
	if secret != "" {
		text = strings.ReplaceAll(text, secret, "***")
	}
	line := []rune(strings.Join(strings.Fields(strings.ToValidUTF8(text, "")), " "))
	if len(line) > longestSaid {
		line = append(line[:longestSaid-1], '…')
	}
	return string(line)
}
