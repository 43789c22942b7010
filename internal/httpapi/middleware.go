package httpapi

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"net/url"
	"regexp"
	"runtime/debug"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/google/uuid"

	"muster/internal/app/core"
)

const contentPolicy = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; " +
	"img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src 'self' blob:; " +
	"object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const otherSite = "This request comes from another site"

// middleware wraps every request: it assigns an id, sets the headers that protect a browser, refuses writes from other
// sites, limits its time and writes a log line.
func (b *Border) middleware(next http.Handler) http.Handler {
	guarded := http.NewCrossOriginProtection()
	guarded.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		refuse(w, http.StatusForbidden, otherSite)
	}))
	inner := guarded.Handler(next)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		begun := time.Now()
		v := &visit{Caller: core.Caller{Agent: r.UserAgent(), RequestID: uuid.NewString()},
			onceKey: r.Header.Get(onceHeader)}
		v.Address, v.SharedAddress = b.address(r)
		b.protect(w.Header(), v.RequestID)
		seen := &status{ResponseWriter: w, code: http.StatusOK}
		defer func() {
			if fault := recover(); fault != nil && fault != http.ErrAbortHandler {
				b.Log.Error("a request panicked", "request", v.RequestID, "path", loggedPath(r.URL.Path), "fault", fault, "stack",
					string(debug.Stack()))
				if !seen.begun {
					refuse(seen, http.StatusInternalServerError, "Something went wrong. Please try again.")
				}
			}
			b.Log.Debug("request", "request", v.RequestID, "method", r.Method, "path", loggedPath(r.URL.Path), "status",
				seen.code, "ms", time.Since(begun).Milliseconds(), "user", v.User.ID, "address", v.Address)
		}()
		if !readable(r) {
			refuse(seen, http.StatusBadRequest, "The address of the request cannot be read")
			return
		}
		emptyBody(r)
		splitMonth(r)
		ctx, cancel := context.WithTimeout(r.Context(), requestTime)
		defer cancel()
		inner.ServeHTTP(seen, r.WithContext(context.WithValue(ctx, visitKey{}, v)))
	})
}

func (b *Border) protect(h http.Header, requestID string) {
	h.Set("X-Request-Id", requestID)
	h.Set("Content-Security-Policy", contentPolicy)
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("X-Frame-Options", "DENY")
	h.Set("Referrer-Policy", "no-referrer")
	h.Set("Cross-Origin-Opener-Policy", "same-origin")
	h.Set("Cross-Origin-Resource-Policy", "same-origin")
	h.Set("Permissions-Policy", "camera=(), microphone=(), geolocation=()")
	if b.Secure {
		h.Set("Strict-Transport-Security", "max-age=31536000")
	}
}

// escapedMonth is a month and a year at the end of a path that were sent as one segment, in either order.
var escapedMonth = regexp.MustCompile(`/(\d{2}%2[Ff]\d{4}|\d{4}%2[Ff]\d{2})$`)

// splitMonth makes two segments of a month and a year. Only these are split: the name of a source may have a slash.
func splitMonth(r *http.Request) {
	raw := r.URL.EscapedPath()
	at := escapedMonth.FindStringIndex(raw)
	if at == nil {
		return
	}
	raw = raw[:at[0]] + strings.Replace(strings.ToUpper(raw[at[0]:]), "%2F", "/", 1)
	if path, err := url.PathUnescape(raw); err == nil {
		changed := *r.URL
		changed.Path, changed.RawPath = path, raw
		r.URL = &changed
	}
}

// readable reports whether path and query are text that a database can store.
func readable(r *http.Request) bool {
	if !utf8.ValidString(r.URL.Path) || strings.ContainsRune(r.URL.Path, 0) {
		return false
	}
	for name, values := range r.URL.Query() {
		for _, text := range append(values, name) {
			if !utf8.ValidString(text) || strings.ContainsRune(text, 0) {
				return false
			}
		}
	}
	return true
}

// emptyBody turns a write without a body into an empty JSON object, so that the caller learns which field is missing.
func emptyBody(r *http.Request) {
	if r.ContentLength == 0 && (r.Method == http.MethodPost || r.Method == http.MethodPut) &&
		strings.HasPrefix(r.URL.Path, "/api/") {
		r.Body = io.NopCloser(bytes.NewReader([]byte("{}")))
		r.ContentLength = 2
	}
}

// status records the status code for the log.
type status struct {
	http.ResponseWriter
	code  int
	begun bool
}

// callerLeft is the status that huma reports when the caller disconnects before the whole answer is written.
const callerLeft = 499

func (s *status) WriteHeader(code int) {
	s.code = code
	if s.begun && code == callerLeft {
		return
	}
	s.begun = true
	s.ResponseWriter.WriteHeader(code)
}

func (s *status) Write(p []byte) (int, error) {
	s.begun = true
	return s.ResponseWriter.Write(p)
}

// Unwrap exposes the underlying writer to net/http.
func (s *status) Unwrap() http.ResponseWriter { return s.ResponseWriter }

func plain(w http.ResponseWriter, code int, text string) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(code)
	_, _ = io.WriteString(w, text+"\n")
}

func (b *Border) ready(w http.ResponseWriter, r *http.Request) {
	if err := b.App.Store.Ready(r.Context()); err != nil {
		b.Log.Error("not ready", "error", err)
		plain(w, http.StatusServiceUnavailable, "the database cannot be read and written")
		return
	}
	plain(w, http.StatusOK, "ready")
}
