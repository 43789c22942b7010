package httpapi_test

import (
	"bytes"
	"compress/gzip"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"runtime"
	"sync"
	"testing"

	"muster/internal/httpapi"
)

// encoded asks as a browser would that accepts this encoding, and returns the answer as it came over the wire.
func (c *client) encoded(path, accepts string) (http.Header, []byte) {
	c.t.Helper()
	request, err := http.NewRequestWithContext(c.t.Context(), http.MethodGet, c.url+path, nil)
	if err != nil {
		c.t.Fatal(err)
	}
	request.Header.Set("Accept-Encoding", accepts)
	asIs := &http.Client{Jar: c.http.Jar, Transport: &http.Transport{DisableCompression: true}}
	defer asIs.CloseIdleConnections()
	response, err := asIs.Do(request)
	if err != nil {
		c.t.Fatal(err)
	}
	defer response.Body.Close()
	content, err := io.ReadAll(response.Body)
	if err != nil || response.StatusCode != http.StatusOK {
		c.t.Fatalf("%s: %d, %v", path, response.StatusCode, err)
	}
	return response.Header, content
}

func TestLongAnswersAreCompressed(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		_, can := d.invited()
		if a := d.recruiter.form(resumeForm, body{"CAN_ID": can}, pdfOf(5000)); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		c := d.as("administrator")
		for _, path := range []string{"/api/users?size=100", "/api/statuses", "/api/openapi.json", "/api/docs"} {
			_, plain := c.encoded(path, "identity")
			header, small := c.encoded(path, "gzip, deflate, br, zstd")
			if header.Get("Content-Encoding") != "gzip" || header.Get("Vary") != "Accept-Encoding" ||
				len(plain) <= 1024 || 2*len(small) > len(plain) {
				t.Errorf("%s: %d of %d bytes, %v", path, len(small), len(plain), header)
				continue
			}
			unpacked, err := gzip.NewReader(bytes.NewReader(small))
			if err != nil {
				t.Fatal(err)
			}
			if whole, err := io.ReadAll(unpacked); err != nil || !bytes.Equal(whole, plain) {
				t.Errorf("%s is another answer when compressed: %v", path, err)
			}
		}
		for name, asked := range map[string]struct{ path, accepts string }{
			"a short answer":        {"/api/changes", "gzip"},
			"not wanted":            {"/api/statuses", "gzip;q=0"},
			"not known":             {"/api/statuses", "br"},
			"a resume":              {"/api/can_resume/" + can + ".pdf", "gzip"},
			"a picture":             {"/api/users/" + d.idOf("manager") + "/picture", "gzip"},
			"a file of the web app": {"/admin", "identity"},
		} {
			if header, _ := d.manager.encoded(asked.path, asked.accepts); header.Get("Content-Encoding") != "" ||
				header.Get("Vary") != "Accept-Encoding" {
				t.Errorf("%s: %v", name, header)
			}
		}
	})
}

// slowReader is a caller whose network takes nothing until it is released.
type slowReader struct {
	*httptest.ResponseRecorder
	begun    func()
	released <-chan struct{}
}

func (s *slowReader) Write(p []byte) (int, error) {
	s.begun()
	<-s.released
	return s.ResponseRecorder.Write(p)
}

func TestASlowReaderHoldsNoTurn(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		c := h.as("administrator")
		address, err := url.Parse(h.url)
		if err != nil {
			t.Fatal(err)
		}
		border := &httpapi.Border{App: h.app, Log: slog.New(slog.DiscardHandler), Version: "test"}
		handler, released := border.Handler(), make(chan struct{})
		var begun, ended sync.WaitGroup
		all := []*slowReader{}
		for range max(2, runtime.NumCPU()) + 1 {
			request := httptest.NewRequestWithContext(t.Context(), http.MethodGet, h.url+"/api/users?size=100", nil)
			request.Header.Set("Accept-Encoding", "gzip")
			for _, cookie := range c.http.Jar.Cookies(address) {
				request.AddCookie(cookie)
			}
			begun.Add(1)
			slow := &slowReader{httptest.NewRecorder(), sync.OnceFunc(begun.Done), released}
			all = append(all, slow)
			ended.Go(func() { handler.ServeHTTP(slow, request) })
		}
		begun.Wait()
		close(released)
		ended.Wait()
		for _, slow := range all {
			if slow.Code != http.StatusOK {
				t.Errorf("somebody waited for a turn until there was no time left: %d", slow.Code)
			}
		}
	})
}
