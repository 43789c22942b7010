package httpapi_test

import (
	"context"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"muster/internal/app/account"
	"muster/internal/outreach"
	"muster/internal/store/storetest"
)

type body = map[string]string

func TestUserLoginReturnsTheDocumentedFields(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		l := login(t, "esa-assigned")
		a := h.nobody().post("/api/User.svc/User_login", body{"MOBILE": l.Mobile, "PASSWORD": l.Password})
		if a.Status != 200 || a.code() != "200" || len(a.Data) != 1 {
			t.Fatalf("login: %d %s", a.Status, a.Raw)
		}
		row := a.Data[0]
		for _, name := range []string{"DEPT", "USER_GUID", "PROFILE_IMG", "F_NAME", "L_NAME", "ROLE_ID", "EMAIL",
			"MOBILE", "ESA_ASSIGNED_HR",
			"COMPANY_MOB", "TELEPHONY_USER_ID", "TELEPHONY_PASSWORD", "TELEPHONY_SECRET"} {
			if _, ok := row[name].(string); !ok {
				t.Errorf("%s is %T, wants text", name, row[name])
			}
		}
		if row["ESA_ASSIGNED_HR"] != "1" || row["MOBILE"] != l.Mobile || row["TELEPHONY_PASSWORD"] != "" ||
			row["TELEPHONY_SECRET"] != "" || row["TELEPHONY_USER_ID"] == "" {
			t.Errorf("row: %v", row)
		}
		cookie := a.Header.Get("Set-Cookie")
		for _, part := range []string{"muster_session=", "HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=604800"} {
			if !strings.Contains(cookie, part) {
				t.Errorf("cookie %q has no %s", cookie, part)
			}
		}
		if plain := h.as("manager").get("/api/session"); plain.Header.Get("Set-Cookie") != "" {
			t.Error("a call that sets no cookie sends the header")
		}
	})
}

func TestLoginRefusals(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		manager, outsider := login(t, "manager"), login(t, "outsider")
		for _, c := range []struct {
			name, mobile, password string
			status                 int
			code, message          string
		}{
			{"empty", "", "", 400, "400", "Insert valid Login id and Password"},
			{"no password", manager.Mobile, "", 400, "400", "Insert valid Login id and Password"},
			{"nine digits", manager.Mobile[:9], manager.Password, 400, "400", "Insert valid Login id and Password"},
			{"letters", "98230abcde", manager.Password, 400, "400", "Insert valid Login id and Password"},
			{"wrong password", manager.Mobile, "wrong-password", 200, "409", "Please check user id or password"},
			{"unknown", "9111111111", manager.Password, 200, "409", "Please check user id or password"},
			{"other department", outsider.Mobile, outsider.Password, 200, "409",
				"You do not have access to this software!"},
			{"other department, wrong password", outsider.Mobile, "wrong-password", 200, "409",
				"Please check user id or password"},
		} {
			a := h.nobody().post("/api/User.svc/User_login", body{"MOBILE": c.mobile, "PASSWORD": c.password})
			if a.Status != c.status || a.code() != c.code || a.message() != c.message || len(a.Data) != 0 ||
				a.Header.Get("Set-Cookie") != "" {
				t.Errorf("%s: %d %s", c.name, a.Status, a.Raw)
			}
		}
	})
}

func TestMobileValidation(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		for who, code := range map[string]string{"manager": "200", "outsider": "409"} {
			if a := h.nobody().get("/api/User.svc/Mobile_Validation/" + login(t, who).Mobile); a.Status != 200 ||
				a.code() != code {
				t.Errorf("%s: %d %s", who, a.Status, a.Raw)
			}
		}
		if a := h.nobody().get("/api/User.svc/Mobile_Validation/9111111111"); a.code() != "200" {
			t.Errorf("the answer reveals an unknown mobile: %s", a.Raw)
		}
		if a := h.nobody().get("/api/User.svc/Mobile_Validation/12"); a.Status != 400 || a.field() != "mobile" {
			t.Errorf("malformed: %d %s", a.Status, a.Raw)
		}
	})
}

func TestFiveWrongPasswordsPauseLogins(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		l := login(t, "recruiter")
		right, wrong := body{"MOBILE": l.Mobile, "PASSWORD": l.Password}, body{"MOBILE": l.Mobile,
			"PASSWORD": "wrong-password"}
		c := h.nobody()
		for i := range 4 {
			if a := c.post("/api/User.svc/User_login", wrong); a.code() != "409" {
				t.Fatalf("try %d: %s", i+1, a.Raw)
			}
		}
		if a := c.post("/api/User.svc/User_login", right); a.code() != "200" {
			t.Fatalf("the right password after four wrong ones: %s", a.Raw)
		}
		// A successful login resets the count. Then five wrong passwords at once, through both calls that check a
		// password.
		var tries sync.WaitGroup
		for i := range 5 {
			tries.Go(func() {
				if i%2 == 0 {
					h.nobody().post("/api/User.svc/User_login", wrong)
				} else {
					h.nobody().post("/api/User.svc/change_password", body{"MOBILE": l.Mobile,
						"PASSWORD": "wrong-password", "NEW_PASSWORD": "a-better-one-7"})
				}
			})
		}
		tries.Wait()
		for _, a := range []reply{
			c.post("/api/User.svc/User_login", right),
			c.get("/api/User.svc/Mobile_Validation/" + l.Mobile),
			c.post("/api/User.svc/change_password", body{"MOBILE": l.Mobile, "PASSWORD": l.Password,
				"NEW_PASSWORD": "a-better-one-7"}),
		} {
			if a.Status != http.StatusTooManyRequests || a.code() != "429" || a.Header.Get("Retry-After") != "900" {
				t.Errorf("paused: %d %s", a.Status, a.Raw)
			}
		}
		if a := h.nobody().post("/api/User.svc/User_login", body{"MOBILE": login(t, "manager").Mobile,
			"PASSWORD": login(t, "manager").Password}); a.code() != "200" {
			t.Errorf("another person at the same address: %s", a.Raw)
		}
		h.pass(15*time.Minute + time.Second)
		if a := c.post("/api/User.svc/User_login", right); a.code() != "200" {
			t.Errorf("after the pause: %s", a.Raw)
		}
	})
}

func TestSessionReturnsTheSignedInUser(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		for who, facts := range map[string][]string{
			"manager": {"manager", "reviewDashboard"}, "manager4": {"manager"}, "recruiter": {"recruiter"},
			"interviewer": {"interviewer"},
			"admin":       {"adminRole"}, "esa-hr": {"esaHr"}, "esa-assigned": {"esaAssigned", "recruiter"},
			"administrator": {"administer"}, "senior-hr": {},
		} {
			a := h.as(who).get("/api/session")
			if a.Status != 200 || len(a.Data) != 1 {
				t.Fatalf("%s: %d %s", who, a.Status, a.Raw)
			}
			row := a.Data[0]
			if row["mobile"] != login(t, who).Mobile || row["today"] != "2026-03-16" || row["zone"] != "Asia/Kolkata" {
				t.Errorf("%s: %v", who, row)
			}
			told := row["facts"].(map[string]any)
			for _, name := range facts {
				if told[name] != true {
					t.Errorf("%s: %s should be true in %v", who, name, told)
				}
			}
			yes := 0
			for name, is := range told {
				if is == true && name != "commentDownload" {
					yes++
				}
			}
			if yes != len(facts) {
				t.Errorf("%s: more facts than %v: %v", who, facts, told)
			}
		}
	})
}

func TestSessionExpires(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		c := h.as("manager")
		for range 3 {
			h.pass(11 * time.Hour)
			if a := c.get("/api/session"); a.Status != 200 {
				t.Fatalf("used every eleven hours: %d", a.Status)
			}
			h.app.Account.AwaitSeen()
		}
		h.pass(12*time.Hour + time.Minute)
		if a := c.get("/api/session"); a.Status != 401 {
			t.Errorf("idle for twelve hours: %d", a.Status)
		}
		c = h.as("manager")
		for range 7 * 24 / 6 {
			h.pass(6 * time.Hour)
			c.get("/api/session")
			h.app.Account.AwaitSeen()
		}
		if a := c.get("/api/session"); a.Status != 401 {
			t.Errorf("after seven days: %d", a.Status)
		}
	})
}

func TestSignOutEndsTheSessionOnTheServer(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		c := h.as("manager")
		request, _ := http.NewRequestWithContext(t.Context(), "GET", h.url+"/api/session", nil)
		for _, cookie := range c.http.Jar.Cookies(request.URL) {
			request.AddCookie(cookie)
		}
		if a := c.send("DELETE", "/api/session", "", nil); a.code() != "200" ||
			!strings.Contains(a.Header.Get("Set-Cookie"), "Max-Age=0") {
			t.Fatalf("sign out: %s %v", a.Raw, a.Header)
		}
		stolen := &client{t, h.url, &http.Client{}, h.recorder}
		if a := stolen.do(request); a.Status != 401 {
			t.Errorf("the old cookie still works: %d", a.Status)
		}
	})
}

func TestChangePassword(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		l := login(t, "recruiter")
		here, elsewhere := h.as("recruiter"), h.as("recruiter")
		change := func(mobile, old, next string) reply {
			return here.post("/api/User.svc/change_password", body{"MOBILE": mobile, "PASSWORD": old,
				"NEW_PASSWORD": next})
		}
		for _, c := range []struct {
			mobile, old, next string
			status            int
			code, field, part string
		}{
			{"12345", l.Password, "a-better-one-7", 400, "400", "MOBILE", "Please Enter Valid Number"},
			{l.Mobile, "", "a-better-one-7", 400, "400", "PASSWORD", "Please Enter Valid Credentials"},
			{l.Mobile, l.Password, "short", 400, "400", "NEW_PASSWORD", "10 characters"},
			{l.Mobile, l.Password, "password123", 400, "400", "NEW_PASSWORD", "too easy to guess"},
			{l.Mobile, l.Password, "x" + l.Mobile, 400, "400", "NEW_PASSWORD", "mobile"},
			{l.Mobile, "not-the-password", "a-better-one-7", 200, "409", "", "Please check user id or password"},
		} {
			a := change(c.mobile, c.old, c.next)
			if a.Status != c.status || a.code() != c.code || a.field() != c.field || !strings.Contains(a.message(),
				c.part) {
				t.Errorf("%+v: %d %s", c, a.Status, a.Raw)
			}
		}
		if a := change(l.Mobile, l.Password, "a-better-one-7"); a.code() != "200" {
			t.Fatalf("change: %s", a.Raw)
		}
		if a := here.get("/api/session"); a.Status != 200 {
			t.Errorf("the session that changed it: %d", a.Status)
		}
		if a := elsewhere.get("/api/session"); a.Status != 401 {
			t.Errorf("a session elsewhere: %d", a.Status)
		}
		if a := h.nobody().post("/api/User.svc/User_login", body{"MOBILE": l.Mobile,
			"PASSWORD": "a-better-one-7"}); a.code() != "200" {
			t.Errorf("login with the new one: %s", a.Raw)
		}
	})
}

// TestForgotPasswordDoesTheSameForEverybody counts what a request writes: all of it is there before the answer.
func TestForgotPasswordDoesTheSameForEverybody(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		rows := func() (n [5]int) {
			for i, table := range []string{"message", "audit", "password_link", "sign_in_attempt", "job"} {
				n[i] = len(storetest.Column(t, h.database, "SELECT 1 FROM "+table))
			}
			return n
		}
		for who, mobile := range map[string]string{"a user": login(t, "recruiter").Mobile, "nobody": "9111111111",
			"who may not sign in": login(t, "outsider").Mobile} {
			before := rows()
			if a := h.nobody().post("/api/User.svc/forgot_password", body{"MOBILE": mobile}); a.code() != "200" {
				t.Errorf("%s: %s", who, a.Raw)
			}
			after := rows()
			for i := range after {
				after[i] -= before[i]
			}
			if want := [5]int{0, 0, 0, 1, 1}; after != want {
				t.Errorf("%s: %v rows were written, not %v", who, after, want)
			}
		}
		kinds := storetest.Column(t, h.database, "SELECT DISTINCT kind FROM job WHERE payload LIKE '%mobile%'")
		if !slices.Equal(kinds, []string{account.JobMailPasswordLink}) {
			t.Errorf("jobs: %v", kinds)
		}
		h.work()
		mailed := storetest.Column(t, h.database, "SELECT id FROM message WHERE cause = 'ForgotPassword'")
		noted := storetest.Column(t, h.database, "SELECT subject_id FROM audit WHERE action = 'ForgotPassword'"+
			" AND address <> '' AND request_id <> ''")
		if len(mailed) != 1 || len(noted) != 1 {
			t.Errorf("mails %v, audit %v", mailed, noted)
		}
	})
}

func TestForgotPassword(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		var mails []outreach.Mail
		h.app.Messages.SendMail = func(_ context.Context, m outreach.Mail) error {
			mails = append(mails,
				m)
			return nil
		}
		l := login(t, "recruiter")
		elsewhere := h.as("recruiter")
		if a := h.nobody().post("/api/User.svc/forgot_password", body{"MOBILE": "123"}); a.Status != 400 ||
			a.message() != "Please Enter 10 Digit Mobile Number" {
			t.Errorf("malformed: %s", a.Raw)
		}
		for _, mobile := range []string{l.Mobile, "9111111111", login(t, "outsider").Mobile} {
			if a := h.nobody().post("/api/User.svc/forgot_password", body{"MOBILE": mobile}); a.code() != "200" ||
				a.message() != "Mail send successfully" {
				t.Errorf("%s: %s", mobile, a.Raw)
			}
		}
		h.work()
		if len(mails) != 1 || !strings.Contains(mails[0].Plain, "http://muster.test/reset_password#") {
			t.Fatalf("mails: %+v", mails)
		}
		token := regexp.MustCompile(`#([\w-]+)`).FindStringSubmatch(mails[0].Plain)[1]
		use := func(token, password string) reply {
			return h.nobody().post("/api/password_links", body{"token": token, "newPassword": password})
		}
		if a := use(token, "short"); a.Status != 400 || a.field() != "newPassword" {
			t.Errorf("weak: %s", a.Raw)
		}
		if a := use(token, "x"+l.Mobile); a.Status != 400 {
			t.Errorf("with the mobile: %s", a.Raw)
		}
		if a := use(token, "a-better-one-7"); a.code() != "200" {
			t.Fatalf("a refused password must not use the link up: %s", a.Raw)
		}
		if a := use(token, "another-one-77"); a.code() != "409" ||
			a.message() != "This link is no longer valid. Please ask for a new one." {
			t.Errorf("used twice: %s", a.Raw)
		}
		if a := elsewhere.get("/api/session"); a.Status != 401 {
			t.Errorf("a session elsewhere: %d", a.Status)
		}
		if a := h.nobody().post("/api/User.svc/User_login", body{"MOBILE": l.Mobile,
			"PASSWORD": "a-better-one-7"}); a.code() != "200" {
			t.Errorf("login with the new one: %s", a.Raw)
		}
		h.nobody().post("/api/User.svc/forgot_password", body{"MOBILE": l.Mobile})
		h.work()
		late := regexp.MustCompile(`#([\w-]+)`).FindStringSubmatch(mails[1].Plain)[1]
		h.pass(31 * time.Minute)
		if a := use(late, "another-one-77"); a.code() != "409" {
			t.Errorf("after half an hour: %s", a.Raw)
		}
	})
}
