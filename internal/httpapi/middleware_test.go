package httpapi_test

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"testing"

	"muster/internal/httpapi"
)

// leaver is a caller who disconnects when the answer begins.
type leaver struct {
	*httptest.ResponseRecorder
	leave context.CancelFunc
	codes []int
}

func (l *leaver) WriteHeader(code int) { l.codes = append(l.codes, code) }

func (l *leaver) Write([]byte) (int, error) {
	l.leave()
	return 0, errors.New("the connection is closed")
}

func TestDisconnectIsLoggedAndAnsweredOnce(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		c := h.as("manager")
		address, err := url.Parse(h.url)
		if err != nil {
			t.Fatal(err)
		}
		ctx, leave := context.WithCancel(t.Context())
		defer leave()
		request := httptest.NewRequestWithContext(ctx, http.MethodGet, h.url+"/api/session", nil)
		for _, cookie := range c.http.Jar.Cookies(address) {
			request.AddCookie(cookie)
		}
		log := &lockedBuffer{}
		border := &httpapi.Border{App: h.app,
			Log: slog.New(slog.NewJSONHandler(log, &slog.HandlerOptions{Level: slog.LevelDebug})), Version: "test"}
		left := &leaver{ResponseRecorder: httptest.NewRecorder(), leave: leave}
		border.Handler().ServeHTTP(left, request)
		if !slices.Equal(left.codes, []int{http.StatusOK}) {
			t.Errorf("the answer began with %v", left.codes)
		}
		if !strings.Contains(log.String(), `"status":499`) {
			t.Errorf("the log does not show the disconnect: %s", log)
		}
	})
}

func TestInternalErrorsHideTheirCause(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		c := h.as("manager")
		if err := h.app.Store.Close(); err != nil {
			t.Fatal(err)
		}
		a := c.get("/api/session")
		if a.Status != 500 || a.code() != "500" || strings.Contains(a.Raw, "sql") || strings.Contains(a.Raw, "closed") {
			t.Errorf("%d %s", a.Status, a.Raw)
		}
		if !strings.Contains(h.log.String(), a.Header.Get("X-Request-Id")) {
			t.Error("the log does not name the request")
		}
		if ready := c.get("/readyz"); ready.Status != http.StatusServiceUnavailable {
			t.Errorf("readyz: %d", ready.Status)
		}
	})
}
