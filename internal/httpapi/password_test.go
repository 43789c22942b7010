package httpapi_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"muster/internal/hiring"
	"muster/internal/store/storetest"
)

func TestPredictablePasswordsAndTheOldOneAreRefused(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		l := login(t, "recruiter")
		c := h.as("recruiter")
		change := func(next string) reply {
			return c.post("/api/User.svc/change_password", body{"MOBILE": l.Mobile, "PASSWORD": l.Password,
				"NEW_PASSWORD": next})
		}
		for _, next := range []string{"Admin@12345", "letmein12345", "asha.kulkarni", "Kulkarni2026!"} {
			if a := change(next); a.Status != http.StatusBadRequest || a.field() != "NEW_PASSWORD" ||
				a.message() != hiring.PasswordTooEasy {
				t.Errorf("%s: %d %s", next, a.Status, a.Raw)
			}
		}
		if a := change("copper kettle on monday"); a.code() != "200" {
			t.Fatalf("refused passwords count as guesses: %s", a.Raw)
		}
		l.Password = "copper kettle on monday"
		if a := change("copper kettle on monday"); a.Status != http.StatusBadRequest || a.field() != "NEW_PASSWORD" ||
			a.message() != hiring.PasswordUnchanged {
			t.Errorf("the old one: %d %s", a.Status, a.Raw)
		}
	})
}

func TestJudgingAPasswordWhileItIsTyped(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		l := login(t, "recruiter")
		judge := func(c *client, typed body) reply { return c.post("/api/password_judgements", typed) }
		for _, next := range []string{"short", "Admin@12345", "letmein12345"} {
			a := judge(h.nobody(), body{"newPassword": next, "mobile": l.Mobile})
			if a.code() != "200" || a.Data[0]["fits"] != false || a.Data[0]["advice"] == "" ||
				strings.Contains(a.Raw, next) {
				t.Errorf("%s: %s", next, a.Raw)
			}
		}
		if a := judge(h.nobody(), body{"newPassword": "copper kettle on monday"}); a.Data[0]["fits"] != true {
			t.Errorf("a good one: %s", a.Raw)
		}
		// A stranger must not learn whose mobile it is.
		named := body{"newPassword": "Kulkarni+tea+Asha", "mobile": l.Mobile}
		if a := judge(h.nobody(), named); a.Data[0]["fits"] != true {
			t.Errorf("a stranger is told about names: %s", a.Raw)
		}
		if a := judge(h.as("recruiter"), named); a.Data[0]["fits"] != false {
			t.Errorf("the user's own names: %s", a.Raw)
		}
		if strings.Contains(h.log.String(), "Kulkarni+tea") {
			t.Error("the log has the password")
		}
		if got := storetest.Column(t, h.database, "SELECT kind FROM sign_in_attempt"); len(got) != 0 {
			t.Errorf("typing counts as an attempt: %v", got)
		}
		for range hiring.JudgementsAMinute {
			judge(h.nobody(), named)
		}
		if a := judge(h.nobody(), named); a.Status != http.StatusTooManyRequests {
			t.Errorf("without a pause: %d %s", a.Status, a.Raw)
		}
		h.pass(time.Minute)
		if a := judge(h.nobody(), named); a.Status != http.StatusOK {
			t.Errorf("a minute later: %d %s", a.Status, a.Raw)
		}
	})
}

func TestEverybodyEndsTheirOwnSessions(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		here, there, other := h.as("recruiter"), h.as("recruiter"), h.as("manager")
		list := here.get("/api/own_sessions")
		if len(list.Data) != 2 {
			t.Fatalf("two browsers: %s", list.Raw)
		}
		theirs := other.get("/api/own_sessions").Data[0]["id"].(string)
		if a := here.send("DELETE", "/api/own_sessions/"+theirs, "", nil); a.code() != "404" {
			t.Errorf("the session of somebody else: %s", a.Raw)
		}
		for _, row := range list.Data {
			if row["own"] != true {
				if a := here.send("DELETE", "/api/own_sessions/"+row["id"].(string), "", nil); a.code() != "200" {
					t.Errorf("end: %s", a.Raw)
				}
			}
		}
		for c, want := range map[*client]int{here: 200, there: 401, other: 200} {
			if a := c.get("/api/session"); a.Status != want {
				t.Errorf("afterwards: %d, want %d", a.Status, want)
			}
		}
	})
}

func TestTheCookieIsBoundToTheHostOverHTTPS(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		border, l := behind(h, "https://hiring.company.example"), login(t, "manager")
		cookies := arrival{from: "198.51.100.4:5"}.logIn(border, l.Mobile, l.Password).Result().Cookies()
		if len(cookies) != 1 || cookies[0].Name != "__Host-muster_session" || !cookies[0].Secure ||
			cookies[0].Path != "/" || cookies[0].Domain != "" {
			t.Fatalf("the cookie is %v", cookies)
		}
		if status := askSession(border, cookies[0]); status != http.StatusOK {
			t.Errorf("the cookie opens nothing: %d", status)
		}
		cookies[0].Name = "muster_session"
		if status := askSession(border, cookies[0]); status != http.StatusUnauthorized {
			t.Errorf("a cookie that a neighbour may have set opens: %d", status)
		}
	})
}

func askSession(border http.Handler, cookie *http.Cookie) int {
	r := httptest.NewRequest(http.MethodGet, "/api/session", nil)
	r.AddCookie(cookie)
	answer := httptest.NewRecorder()
	border.ServeHTTP(answer, r)
	return answer.Code
}
