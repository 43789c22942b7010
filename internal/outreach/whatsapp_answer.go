package outreach

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptrace"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"time"
	"unicode"
	"unicode/utf8"
)

const (
	// longestAnswer is how much of an answer is read.
	longestAnswer = 64 << 10
	// longestSaying limits a service's own reason, in letters.
	longestSaying = 300
	// longestBusy is how long a service can make us wait.
	longestBusy = time.Hour
)

// unreachable begins a sentence that people read as the reason of a message.
const unreachable = "The WhatsApp service cannot be reached: "

// refusal is a service's no, in its own words.
type refusal struct{ says string }

func (r refusal) Error() string        { return r.says }
func (r refusal) Is(target error) bool { return target == ErrRefused }

// answered is what a service answered.
type answered struct {
	status int
	// after is Retry-After, and date the service's clock.
	after, date string
	body        []byte
}

// post sends a body. An error from before its first byte left can be tried again; after that nobody knows.
func (w *Whatsapp) post(ctx context.Context, body []byte) (answered, error) {
	var left atomic.Bool
	ctx = httptrace.WithClientTrace(ctx, &httptrace.ClientTrace{WroteHeaders: func() { left.Store(true) }})
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, w.address, bytes.NewReader(body))
	if err != nil {
		return answered{}, fmt.Errorf("%w: the service's address cannot be used", ErrRefused)
	}
	request.Header.Set("Content-Type", "application/json")
	if w.speaks.bearer {
		request.Header.Set("Authorization", "Bearer "+w.key)
	}
	response, err := w.client.Do(request)
	if err != nil {
		if left.Load() {
			return answered{}, ErrNoAnswer
		}
		if wrapped, ok := errors.AsType[*url.Error](err); ok {
			err = wrapped.Err
		}
		return answered{}, errors.New(unreachable + w.clean(err.Error()))
	}
	defer func() { _ = response.Body.Close() }()
	text, err := io.ReadAll(io.LimitReader(response.Body, longestAnswer))
	// A refusal without its words is still one.
	if err != nil && response.StatusCode < 300 {
		return answered{}, ErrNoAnswer
	}
	return answered{response.StatusCode, response.Header.Get("Retry-After"), response.Header.Get("Date"), text}, nil
}

// judge returns what an answer means.
func (w *Whatsapp) judge(a answered) (serviceID string, err error) {
	if a.status >= 200 && a.status < 300 {
		serviceID, yes, known := w.speaks.accepted(a.body)
		switch {
		case yes:
			return serviceID, nil
		case known:
			return "", refusal{w.saying(a)}
		}
		if saying, _ := sayingOf(a.body); saying != "" {
			return "", refusal{w.clean(saying)}
		}
		return "", ErrNoAnswer
	}
	_, code := sayingOf(a.body)
	switch {
	case a.status == http.StatusTooManyRequests, slices.Contains(busyCodes, code):
		return "", &ErrBusy{After: busyFor(a.after, a.date), Says: w.saying(a)}
	case a.status >= 500:
		return "", errors.New(w.saying(a))
	}
	return "", refusal{w.saying(a)}
}

// busyCodes are the Cloud API's codes for too many calls, which it does not always answer with status 429.
var busyCodes = []int{4, 80007, 130429, 131056}

// busyFor reads Retry-After: seconds, or a time by the service's own clock.
func busyFor(after, date string) time.Duration {
	wait := time.Duration(0)
	if seconds, err := strconv.Atoi(strings.TrimSpace(after)); err == nil {
		wait = time.Duration(min(seconds, int(longestBusy/time.Second))) * time.Second
	} else if until, err := http.ParseTime(after); err == nil {
		if now, err := http.ParseTime(date); err == nil {
			wait = until.Sub(now)
		}
	}
	return min(max(wait, 0), longestBusy)
}

// saying returns the service's own words about why it did not accept a message, or its status.
func (w *Whatsapp) saying(a answered) string {
	if text, _ := sayingOf(a.body); text != "" {
		return w.clean(text)
	}
	return fmt.Sprintf("The WhatsApp service answered %d %s", a.status, http.StatusText(a.status))
}

// sayingOf finds the reason in an answer: error.error_data.details and error.message of the Cloud API, message,
// errorMessage, reason or error of campaign services.
func sayingOf(body []byte) (text string, code int) {
	var says map[string]any
	if json.Unmarshal(body, &says) != nil {
		return "", 0
	}
	if fault, ok := says["error"].(map[string]any); ok {
		if number, ok := fault["code"].(float64); ok {
			code = int(number)
		}
		details, _ := fault["error_data"].(map[string]any)
		if text, ok := details["details"].(string); ok && text != "" {
			return text, code
		}
		says = fault
	}
	for _, name := range []string{"message", "errorMessage", "reason", "error"} {
		if text, ok := says[name].(string); ok && strings.TrimSpace(text) != "" {
			return text, code
		}
	}
	return "", code
}

// clean makes a text from outside fit for a line on a screen, without our key in it.
func (w *Whatsapp) clean(text string) string {
	text = strings.ToValidUTF8(text, "")
	for _, secret := range []string{w.key, url.QueryEscape(w.key), url.PathEscape(w.key)} {
		text = strings.ReplaceAll(text, secret, "***")
	}
	text = strings.Join(strings.FieldsFunc(text, func(c rune) bool {
		return unicode.IsSpace(c) || unicode.IsControl(c)
	}), " ")
	if utf8.RuneCountInString(text) > longestSaying {
		text = string([]rune(text)[:longestSaying-1]) + "…"
	}
	return text
}
