package outreach

import (
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
)

var aCall = Call{ID: "c-1", UserID: "agent007", Secret: "s3cret-of-007", Destination: "919881726340"}

// wholeCall is the body to the letter.
const wholeCall = `{"user_id":"agent007","secret":"s3cret-of-007","destination":"919881726340",` +
	`"extra_params":{"call":"c-1"},"webrtc":false}`

// peer is a telephony service on this machine; it counts what it is asked.
func peer(t *testing.T, answer http.HandlerFunc) (*Telephony, *atomic.Int64) {
	t.Helper()
	var asked atomic.Int64
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		asked.Add(1)
		body, err := io.ReadAll(r.Body)
		if err != nil || r.Method != http.MethodPost || r.URL.Path != "/v1/click" || string(body) != wholeCall ||
			r.Header.Get("Content-Type") != "application/json" {
			t.Errorf("asked %s %s %q %s, %v", r.Method, r.URL, r.Header.Get("Content-Type"), body, err)
		}
		answer(w, r)
	}))
	t.Cleanup(server.Close)
	service, err := ParseTelephony(server.URL + "/v1/click")
	if err != nil {
		t.Fatal(err)
	}
	return service, &asked
}

func answering(status int, text string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(status)
		_, _ = io.WriteString(w, text)
	}
}

func TestPlaceCallReadsTheAnswer(t *testing.T) {
	refused := func(message string) error { return &CallRefused{message} }
	for name, c := range map[string]struct {
		answer http.HandlerFunc
		id     string
		want   error
	}{
		"no code":             {answering(200, `{"call_id":"x-9"}`), "x-9", nil},
		"code 0":              {answering(200, `{"code":0,"call_id":77}`), "77", nil},
		"code 200":            {answering(202, `{"code":200,"msg":"queued"}`), "", nil},
		"code as text":        {answering(200, `{"code":"200"}`), "", nil},
		"nothing in it":       {answering(204, ""), "", nil},
		"another code":        {answering(200, `{"code":402,"msg":"No balance"}`), "", refused("No balance")},
		"a code of words":     {answering(200, `{"code":"busy"}`), "", refused("")},
		"refused":             {answering(400, `{"code":200,"msg":"Agent is offline"}`), "", refused("Agent is offline")},
		"too many":            {answering(429, `{"msg":"Slow down"}`), "", refused("Slow down")},
		"a fault":             {answering(500, "<html>oops</html>"), "", refused("")},
		"another address":     {answering(307, ""), "", refused("")},
		"nonsense":            {answering(200, "<html>fine</html>"), "", ErrCallUnsure},
		"half an answer":      {answering(200, `{"code":2`), "", ErrCallUnsure},
		"the secret repeated": {answering(403, `{"msg":"bad secret s3cret-of-007\n!"}`), "", refused("bad secret *** !")},
		"a long story": {answering(400, `{"msg":"`+strings.Repeat("x", 900)+`"}`), "",
			refused(strings.Repeat("x", 199) + "…")},
		"closes": {func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) }, "", ErrCallUnsure},
	} {
		t.Run(name, func(t *testing.T) {
			answer := c.answer
			if name == "another address" {
				answer = func(w http.ResponseWriter, r *http.Request) {
					http.Redirect(w, r, "/v1/click", http.StatusTemporaryRedirect)
				}
			}
			service, asked := peer(t, answer)
			id, err := service.PlaceCall(t.Context(), aCall)
			if id != c.id || !sameFault(err, c.want) || asked.Load() != 1 {
				t.Errorf("%q, %v after %d requests; want %q, %v", id, err, asked.Load(), c.id, c.want)
			}
		})
	}
}

func sameFault(got, want error) bool {
	refusal, isRefusal := errors.AsType[*CallRefused](got)
	wanted, wantsRefusal := errors.AsType[*CallRefused](want)
	if isRefusal || wantsRefusal {
		return isRefusal && wantsRefusal && *refusal == *wanted
	}
	return errors.Is(got, want)
}

// A service that hangs is not asked again; the caller's patience ends the wait here, so that the test does not wait.
func TestPlaceCallLeavesAServiceThatHangs(t *testing.T) {
	ctx, giveUp := context.WithCancel(t.Context())
	service, asked := peer(t, func(_ http.ResponseWriter, r *http.Request) {
		giveUp()
		<-r.Context().Done()
	})
	if _, err := service.PlaceCall(ctx, aCall); !errors.Is(err, ErrCallUnsure) || asked.Load() != 1 {
		t.Errorf("%v after %d requests", err, asked.Load())
	}
}

func TestPlaceCallTellsThatNobodyWasAsked(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	_ = listener.Close()
	service, err := ParseTelephony("http://" + listener.Addr().String() + "/")
	if err != nil {
		t.Fatal(err)
	}
	_, err = service.PlaceCall(t.Context(), aCall)
	_, refused := errors.AsType[*CallRefused](err)
	if err == nil || refused || errors.Is(err, ErrCallUnsure) || strings.Contains(err.Error(), aCall.Secret) {
		t.Errorf("got %v", err)
	}
}

func TestParseTelephony(t *testing.T) {
	for address, good := range map[string]bool{
		"https://calls.example/v1/click": true, "http://127.0.0.1:8090/telephony": true, "http://localhost/x": true,
		"http://[::1]:80/": true, "http://calls.example/v1": false, "calls.example": false, "": false, "ftp://x/": false,
		"https://key:hidden@calls.example/": false, "https://": false, "http://127.0.0.1.evil.example/": false,
		"https://hid den/": false,
	} {
		service, err := ParseTelephony(address)
		if (err == nil) != good || err != nil && strings.Contains(err.Error(), "hid") {
			t.Errorf("%q: %v", address, err)
		}
		if good && strings.Contains(service.Host(), "/") {
			t.Errorf("the host of %q is %q", address, service.Host())
		}
	}
}
