package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"testing"

	"muster/internal/seed"
)

// client is a browser. Cookies ignore ports, so one client can switch between servers.
type client struct {
	t    *testing.T
	http *http.Client
}

func newClient(t *testing.T) *client {
	t.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	c := &client{t, &http.Client{Jar: jar, Transport: &http.Transport{}}}
	t.Cleanup(c.http.CloseIdleConnections)
	return c
}

// signedIn is a client signed in as a demo user.
func signedIn(t *testing.T, at *process, who string) *client {
	t.Helper()
	c := newClient(t)
	l := demoLogin(t, who)
	if a := c.logIn(at, l.Mobile, l.Password); a.code() != "200" {
		t.Fatalf("%s cannot sign in: %+v", who, a)
	}
	return c
}

// copy is another browser with the same cookies.
func (c *client) copy(at *process) *client {
	c.t.Helper()
	address, err := url.Parse(at.url)
	if err != nil {
		c.t.Fatal(err)
	}
	other := newClient(c.t)
	other.http.Jar.SetCookies(address, c.http.Jar.Cookies(address))
	return other
}

func demoLogin(t *testing.T, who string) seed.Login {
	t.Helper()
	for _, l := range seed.Logins() {
		if l.Who == who {
			return l
		}
	}
	t.Fatalf("there is no demo login %q", who)
	return seed.Login{}
}

// reply is an answer decoded without our types, as any program would.
type reply struct {
	Status    int
	RequestID string
	Response  []map[string]string
	Data      []map[string]any
	Total     int64
}

func (a reply) code() string {
	if len(a.Response) == 0 {
		return ""
	}
	return a.Response[0]["CODE"]
}

func (c *client) logIn(at *process, mobile, password string) reply {
	c.t.Helper()
	return c.do(at, "POST", "/api/User.svc/User_login", map[string]string{"MOBILE": mobile, "PASSWORD": password})
}

func (c *client) get(at *process, path string) reply { c.t.Helper(); return c.do(at, "GET", path, nil) }

// do is try for a server that must answer.
func (c *client) do(at *process, method, path string, body any) reply {
	c.t.Helper()
	a, err := c.try(at, method, path, body)
	if err != nil {
		c.t.Fatal(err)
	}
	return a
}

// try returns an error when no complete answer came.
func (c *client) try(at *process, method, path string, body any) (reply, error) {
	ctx, cancel := context.WithTimeout(c.t.Context(), patience)
	defer cancel()
	text, err := json.Marshal(body)
	if err != nil {
		return reply{}, err
	}
	request, err := http.NewRequestWithContext(ctx, method, at.url+path, bytes.NewReader(text))
	if err != nil {
		return reply{}, err
	}
	request.Header.Set("Content-Type", "application/json")
	return c.answer(request)
}

func (c *client) answer(request *http.Request) (reply, error) {
	response, err := c.http.Do(request)
	if err != nil {
		return reply{}, err
	}
	defer response.Body.Close()
	raw, err := io.ReadAll(response.Body)
	if err != nil {
		return reply{}, err
	}
	a := reply{Status: response.StatusCode, RequestID: response.Header.Get("X-Request-Id")}
	if err := json.Unmarshal(raw, &a); err != nil {
		return reply{}, fmt.Errorf("%s %s: not an envelope: %w\n%s", request.Method, request.URL.Path, err, raw)
	}
	return a, nil
}

// setting is the value and the version that a server returns.
func (c *client) setting(at *process, key string) (value string, version int64) {
	c.t.Helper()
	for _, row := range c.get(at, "/api/settings").Data {
		if row["key"] == key {
			return fmt.Sprint(row["value"]), int64(row["version"].(float64))
		}
	}
	c.t.Fatalf("there is no setting %s", key)
	return "", 0
}

func (c *client) changeSetting(at *process, key, value string, version int64) (reply, error) {
	return c.try(at, "PUT", "/api/settings/"+key, map[string]any{"value": value, "version": version})
}
