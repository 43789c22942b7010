package httpapi_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"

	"muster/internal/app/core"
	"muster/internal/httpapi"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

// arrival is a request as it reaches the process: from where, and with which X-Forwarded-For.
type arrival struct {
	from      string
	forwarded []string
}

func (a arrival) logIn(border http.Handler, mobile, password string) *httptest.ResponseRecorder {
	text, _ := json.Marshal(body{"MOBILE": mobile, "PASSWORD": password})
	r := httptest.NewRequest(http.MethodPost, "/api/User.svc/User_login", bytes.NewReader(text))
	r.RemoteAddr = a.from
	r.Header.Set("Content-Type", "application/json")
	for _, line := range a.forwarded {
		r.Header.Add("X-Forwarded-For", line)
	}
	answer := httptest.NewRecorder()
	border.ServeHTTP(answer, r)
	return answer
}

func behind(h *harness, publicURL string, proxies ...string) http.Handler {
	border := &httpapi.Border{App: h.app, Log: slog.New(slog.DiscardHandler), Version: "test",
		Secure: strings.HasPrefix(publicURL, "https://")}
	for _, proxy := range proxies {
		border.Proxies = append(border.Proxies, netip.MustParsePrefix(proxy))
	}
	return border.Handler()
}

func TestAddressOfARequest(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		border := behind(h, "https://hiring.company.example", "10.0.0.7/32", "10.0.1.0/24", "fd00::7/128")
		l := login(t, "administrator")
		for _, c := range []struct {
			arrival
			want string
		}{
			{arrival{"198.51.100.4:5", nil}, "198.51.100.4"},
			{arrival{"198.51.100.4:5", []string{"203.0.113.9"}}, "198.51.100.4"},
			{arrival{"10.0.0.7:5", []string{"203.0.113.9"}}, "203.0.113.9"},
			{arrival{"10.0.0.7:5", []string{"1.1.1.1, 203.0.113.9"}}, "203.0.113.9"},
			{arrival{"10.0.0.7:5", []string{"1.1.1.1", "203.0.113.9, 10.0.1.3"}}, "203.0.113.9"},
			{arrival{"10.0.0.7:5", []string{"10.0.1.3, 10.0.0.7"}}, "10.0.1.3"},
			{arrival{"10.0.0.7:5", []string{"203.0.113.9:4711"}}, "203.0.113.9"},
			{arrival{"10.0.0.7:5", []string{"[2001:db8::5]:4711"}}, "2001:db8::/64"},
			{arrival{"10.0.0.7:5", []string{"2001:db8::5"}}, "2001:db8::/64"},
			{arrival{"10.0.0.7:5", []string{"::ffff:203.0.113.9"}}, "203.0.113.9"},
			{arrival{"[::ffff:10.0.0.7]:5", []string{"203.0.113.9"}}, "203.0.113.9"},
			{arrival{"[fd00::7]:5", []string{"203.0.113.9"}}, "203.0.113.9"},
			{arrival{"10.0.0.7:5", []string{"203.0.113.9, unknown"}}, "10.0.0.7"},
			{arrival{"10.0.0.8:5", []string{"203.0.113.9"}}, "10.0.0.8"},
			{arrival{"10.0.0.7:5", nil}, "10.0.0.7"},
		} {
			if a := c.logIn(border, l.Mobile, l.Password); a.Code != http.StatusOK {
				t.Fatalf("%+v: %d %s", c.arrival, a.Code, a.Body)
			}
			got := storetest.Column(t, h.database, "SELECT address FROM login_session")
			if len(got) != 1 || got[0] != c.want {
				t.Errorf("%+v comes from %v, want %s", c.arrival, got, c.want)
			}
			storetest.Exec(t, h.database, "DELETE FROM login_session")
		}
	})
}

// Where only the proxy's address is known, what one person does must not keep the others out.
func TestNobodyIsLockedOutByANeighbour(t *testing.T) {
	const public, proxy = "https://hiring.company.example", "10.0.0.7/32"
	cases := []struct {
		name, who, publicURL string
		proxies              []string
		arrival
	}{
		{"https and no proxy named", "recruiter", public, nil, arrival{from: "172.18.0.2:5"}},
		{"a proxy on this machine", "recruiter2", "http://hiring", nil, arrival{"127.0.0.1:5", []string{"203.0.113.9"}}},
		{"a proxy that does not forward", "manager", public, []string{proxy}, arrival{from: "10.0.0.7:5"}},
		{"a proxy that tells nothing", "manager4", public, []string{proxy}, arrival{"10.0.0.7:5", []string{"unknown"}}},
	}
	eachEngine(t, func(t *testing.T, h *harness) {
		for _, c := range cases {
			border, l := behind(h, c.publicURL, c.proxies...), login(t, c.who)
			for range 10 {
				c.logIn(border, l.Mobile, "wrong-password")
			}
			h.failAt(strings.TrimSuffix(c.from, ":5"), 220)
			if a := c.logIn(border, l.Mobile, l.Password); a.Code != http.StatusOK {
				t.Errorf("%s: after failures of a neighbour %d %s", c.name, a.Code, a.Body)
			}
			for range 50 {
				c.logIn(border, l.Mobile, "wrong-password")
			}
			if a := c.logIn(border, l.Mobile, l.Password); a.Code != http.StatusTooManyRequests {
				t.Errorf("%s: after fifty failures of one mobile %d %s", c.name, a.Code, a.Body)
			}
		}
	})
}

// failAt records failed sign-ins at an address, each with another mobile.
func (h *harness) failAt(address string, failures int) {
	h.t.Helper()
	for i := range failures {
		err := h.app.Store.Alone().AddAttempt(h.t.Context(), store.AddAttemptParams{
			ID: core.NewID(), Kind: "password", Mobile: fmt.Sprintf("91%08d", i), Address: address,
			At: store.At(h.clock()),
		})
		if err != nil {
			h.t.Fatal(err)
		}
	}
}

func TestAForgedHeaderGivesNoNewAddress(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		border := behind(h, "http://hiring")
		l := login(t, "recruiter")
		for i := range 5 {
			forged := arrival{"198.51.100.4:5", []string{fmt.Sprint("203.0.113.", i)}}
			forged.logIn(border, l.Mobile, "wrong-password")
		}
		forged := arrival{"198.51.100.4:5", []string{"203.0.113.77"}}
		if a := forged.logIn(border, l.Mobile, l.Password); a.Code != http.StatusTooManyRequests {
			t.Errorf("five failures with invented hops: %d %s", a.Code, a.Body)
		}
	})
}
