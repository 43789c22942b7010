package httpapi_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"muster/internal/hiring"
	"muster/internal/seed"
	"muster/internal/store/storetest"
	"muster/internal/wire"
)

// writeOnce makes a write of any method with a key.
func (c *client) writeOnce(method, path, key string, sent any) reply {
	c.t.Helper()
	text, err := json.Marshal(sent)
	if err != nil {
		c.t.Fatal(err)
	}
	request, err := http.NewRequestWithContext(c.t.Context(), method, c.url+path, strings.NewReader(string(text)))
	if err != nil {
		c.t.Fatal(err)
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Idempotency-Key", key)
	return c.do(request)
}

// sealedOnce checks that nobody can read a kept answer in the database, and returns how many there are.
func (h *harness) sealedOnce() (kept int) {
	h.t.Helper()
	for _, answer := range storetest.Column(h.t, h.database, "SELECT answer FROM once WHERE answer <> ''") {
		if kept++; !strings.HasPrefix(answer, "sealed:1:") {
			h.t.Errorf("an answer is kept in the clear: %s", answer)
		}
	}
	return kept
}

// Answers that bring something that opens a door are told again, and cannot be read in a copy of the database.
func TestKeptAnswersTellNoSecret(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		link := func(kind string) body { return body{"candidate": can, "requisition": req, "kind": kind} }
		for what, c := range map[string]struct {
			path string
			sent body
		}{
			"a calendar":   {"/api/calendar_link", body{}},
			"a form":       {"/api/candidate_links", link("form")},
			"a resume":     {"/api/candidate_links", link("resume")},
			"opting out":   {"/api/candidate_links", link("opt_out")},
			"a WhatsApp":   {"/api/whatsapp_messages", body{"candidate": can, "requisition": req, "link": "form"}},
			"a second one": {"/api/whatsapp_messages", body{"candidate": can, "requisition": req, "link": "resume"}},
		} {
			first := d.recruiter.writeOnce("POST", c.path, what, c.sent)
			if first.code() != "200" {
				t.Fatalf("%s: %s", what, first.Raw)
			}
			address, _ := first.Data[0]["address"].(string)
			if again := d.recruiter.writeOnce("POST", c.path, what, c.sent); address == "" || again.Raw != first.Raw {
				t.Errorf("%s again: %s, first %s", what, again.Raw, first.Raw)
			}
		}
		if kept := d.sealedOnce(); kept != 6 {
			t.Errorf("%d answers are kept", kept)
		}
	})
}

// Makes every call twice with a key. What was refused is refused again, and no kept answer can be read.
func TestARefusedWriteIsRefusedAgain(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		for _, l := range seed.Logins() {
			if l.Who == "outsider" {
				continue
			}
			c := h.as(l.Who)
			for i, op := range wire.Operations {
				if isSignOut(op) || op.Reads() {
					continue
				}
				key := fmt.Sprint(l.Who, i)
				send := func() reply {
					return c.writeOnce(op.Method, h.sample(op.Path, l.Who), key, body{"MOBILE": l.Mobile,
						"PASSWORD": l.Password + "y", "NEW_PASSWORD": l.Password, "token": "x", "newPassword": l.Password})
				}
				if first := send(); first.code() != "200" {
					if again := send(); again.code() == "200" {
						t.Errorf("%s: refused with %s, then %s", op.Stem, first.Raw, again.Raw)
					}
				}
			}
		}
		h.sealedOnce()
	})
}

func TestARefusedPasswordChangeIsRefusedAgain(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		l := login(t, "recruiter")
		c := h.as("recruiter")
		change := func(key, old, next string) reply {
			return c.writeOnce("POST", "/api/User.svc/change_password", key, body{"MOBILE": l.Mobile, "PASSWORD": old,
				"NEW_PASSWORD": next})
		}
		const good = "copper kettle on monday"
		for what, sent := range map[string][2]string{
			"a wrong password": {"wrong", good}, "the same": {l.Password, l.Password},
			"an easy one": {l.Password, "Kulkarni2026!"},
		} {
			first := change(what, sent[0], sent[1])
			if again := change(what, sent[0], sent[1]); first.code() == "200" || again.code() == "200" ||
				again.message() != first.message() {
				t.Errorf("%s: %s, then %s", what, first.Raw, again.Raw)
			}
		}
		for _, time := range []string{"first", "second"} {
			if a := change("done", l.Password, good); a.code() != "200" || a.message() != hiring.PasswordChanged {
				t.Errorf("the %s time: %s", time, a.Raw)
			}
		}
		if a := change("later", good, "a very different kettle"); a.code() != "200" {
			t.Errorf("with another key: %s", a.Raw)
		}
		forgot := func() reply {
			return c.writeOnce("POST", "/api/User.svc/forgot_password", "forgot", body{"MOBILE": l.Mobile})
		}
		if first, again := forgot(), forgot(); first.code() != "200" || again.Raw != first.Raw {
			t.Errorf("forgotten: %s, then %s", first.Raw, again.Raw)
		}
		h.work()
		if n := len(storetest.Column(t, h.database, "SELECT id FROM message WHERE cause = 'ForgotPassword'")); n != 1 {
			t.Errorf("%d links are on their way", n)
		}
	})
}

// A session is a cookie, which no kept answer brings.
func TestSigningInAgainOpensASession(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		l := login(t, "recruiter")
		c := h.as("recruiter")
		for range 2 {
			a := c.writeOnce("POST", "/api/User.svc/User_login", "k", body{"MOBILE": l.Mobile, "PASSWORD": l.Password})
			if a.code() != "200" || a.Header.Get("Set-Cookie") == "" {
				t.Errorf("no session: %s", a.Raw)
			}
		}
	})
}
