package httpapi_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"muster/internal/hiring"
	"muster/internal/outreach"
)

// personBody is a user as a screen sends one.
func personBody(differs map[string]any) map[string]any {
	sent := map[string]any{
		"firstName": "Nisha", "lastName": "Pillai", "mobile": "9111100001", "email": "nisha@muster.test",
		"role": "Recruiter", "department": "Human Resources",
		"grants": []string{}, "telephonyUserId": "agent900", "telephonyPassword": "dial-secret-one",
		"telephonySecret": "shared-secret-one",
	}
	for name, value := range differs {
		sent[name] = value
	}
	return sent
}

// added adds a user and returns the id.
func added(c *client, differs map[string]any) string {
	c.t.Helper()
	a := c.post("/api/users", personBody(differs))
	if a.code() != "200" || len(a.Data) != 1 {
		c.t.Fatalf("add a user: %s", a.Raw)
	}
	return a.Data[0]["id"].(string)
}

// userOf is one user as the administrator sees them.
func userOf(c *client, id string) map[string]any {
	c.t.Helper()
	a := c.get("/api/users/" + id)
	if a.code() != "200" || len(a.Data) != 1 {
		c.t.Fatalf("user %s: %s", id, a.Raw)
	}
	return a.Data[0]
}

// asSent is an unchanged user as a screen would send it back, except for these differences.
func asSent(c *client, id string, differs map[string]any) map[string]any {
	c.t.Helper()
	row := userOf(c, id)
	sent := map[string]any{"department": row["departmentId"]}
	const fields = "firstName lastName mobile email companyMobile role reportsTo grants telephonyUserId version"
	for _, name := range strings.Fields(fields) {
		sent[name] = row[name]
	}
	for name, value := range differs {
		sent[name] = value
	}
	return sent
}

func namesOf(a reply) (names []string) {
	for _, row := range a.Data {
		names = append(names, fmt.Sprint(row["firstName"], " ", row["lastName"]))
	}
	return names
}

func TestUserList(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		c := h.as("administrator")
		all := c.get("/api/users")
		mustHave(t, "the users", all, "", `id firstName lastName mobile email companyMobile role departmentId department
			maySignIn reportsTo reportsToName grants active passwordSet telephonyUserId telephonyPasswordSet
			telephonySecretSet pictureUrl sessions signedInAt createdAt version`)
		if int(all.Total) != len(all.Data) || len(all.Data) < 20 || !slices.IsSorted(namesOf(all)) {
			t.Errorf("%d of %d users, by name: %v", len(all.Data), all.Total, namesOf(all))
		}
		counted := func(query string, want func(row map[string]any) bool) {
			t.Helper()
			n := 0
			for _, row := range all.Data {
				if want(row) {
					n++
				}
			}
			a := c.get("/api/users?size=5000&" + query)
			if int(a.Total) != n || len(a.Data) != n || n == 0 {
				t.Errorf("%s: %d rows, want %d", query, a.Total, n)
			}
		}
		has := func(row map[string]any, grant string) bool { return slices.Contains(row["grants"].([]any), any(grant)) }
		department := all.Data[0]["departmentId"].(string)
		counted("role=Recruiter", func(row map[string]any) bool { return row["role"] == "Recruiter" })
		counted("role=ESA+HR&active=yes", func(row map[string]any) bool {
			return row["role"] == "ESA HR" &&
				row["active"] == true
		})
		counted("department="+department, func(row map[string]any) bool { return row["departmentId"] == department })
		counted("grant=manager", func(row map[string]any) bool { return has(row, "manager") })
		counted("active=no", func(row map[string]any) bool { return row["active"] == false })
		counted("q=98230000", func(row map[string]any) bool {
			return strings.Contains(row["mobile"].(string),
				"98230000")
		})
		counted("q=A%20K", func(row map[string]any) bool {
			return strings.Contains(strings.ToLower(fmt.Sprint(row["firstName"], " ", row["lastName"])), "a k")
		})
		first, last := c.get("/api/users?sort=-mobile&size=3&page=1"), c.get("/api/users?sort=mobile&size=1")
		if len(first.Data) != 3 || first.Data[0]["mobile"].(string) <= first.Data[1]["mobile"].(string) ||
			last.Data[0]["mobile"] != "9823000001" {
			t.Errorf("by mobile: %s %s", first.Raw, last.Raw)
		}
		for _, sort := range []string{"name", "email", "-role", "department", "createdAt"} {
			if a := c.get("/api/users?size=5&sort=" + sort); a.code() != "200" || len(a.Data) != 5 {
				t.Errorf("sorted by %s: %s", sort, a.Raw)
			}
		}
		for query, field := range map[string]string{"role=Boss": "role", "active=maybe": "active",
			"sort=password": "sort", "size=9999": "size"} {
			if a := c.get("/api/users?" + query); a.Status != 400 || a.field() != field {
				t.Errorf("%s: %d %s", query, a.Status, a.Raw)
			}
		}
		own := userOf(c, h.idOf("administrator"))
		if own["sessions"] != 1.0 || own["signedInAt"] != "2026-03-16T09:30:00Z" || own["passwordSet"] != true ||
			own["maySignIn"] != true {
			t.Errorf("the administrator: %v", own)
		}
		if a := c.get("/api/users/" + nothing); a.code() != "404" {
			t.Errorf("an unknown user: %s", a.Raw)
		}
	})
}

func TestAddAndChangeUser(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		c := h.as("administrator")
		mails := []outreach.Mail{}
		h.app.Messages.SendMail = func(_ context.Context, m outreach.Mail) error {
			mails = append(mails,
				m)
			return nil
		}
		boss := h.idOf("manager")
		id := added(c, map[string]any{"mailLink": true, "reportsTo": boss, "grants": []string{"commentDownload"},
			"firstName": "<script>alert(1)</script>", "lastName": "O'Neil & Søn 🙂"})
		row := userOf(c, id)
		for name, want := range map[string]any{
			"firstName": "<script>alert(1)</script>", "lastName": "O'Neil & Søn 🙂", "role": "Recruiter",
			"department": "Human Resources", "active": true, "passwordSet": false,
			"reportsTo": boss, "telephonyUserId": "agent900", "telephonyPasswordSet": true,
			"telephonySecretSet": true, "version": 1.0, "sessions": 0.0, "signedInAt": "",
		} {
			if row[name] != want {
				t.Errorf("%s is %v, want %v", name, row[name], want)
			}
		}
		h.work()
		if len(mails) != 1 || mails[0].To[0] != "nisha@muster.test" || !strings.Contains(mails[0].Plain,
			"/reset_password#") || strings.Contains(mails[0].HTML, "<script>") {
			t.Fatalf("the mail with the link: %+v", mails)
		}
		_, token, _ := strings.Cut(mails[0].Plain, "/reset_password#")
		token = strings.Fields(token)[0]
		if a := h.nobody().post("/api/password_links",
			body{"token": token, "newPassword": "a fine new password"}); a.code() != "200" {
			t.Fatalf("the link does not work: %s", a.Raw)
		}
		browser := h.nobody()
		if a := browser.post("/api/User.svc/User_login", body{"MOBILE": "9111100001",
			"PASSWORD": "a fine new password"}); a.code() != "200" {
			t.Fatalf("the new user cannot sign in: %s", a.Raw)
		}
		// The grant takes effect at once, without a new login.
		if a := browser.get("/api/users"); a.Status != 403 {
			t.Errorf("before: %d", a.Status)
		}
		change := asSent(c, id, map[string]any{"lastName": "Pillai", "grants": []string{"administer", "manager"},
			"role": "Senior HR", "telephonySecret": "another-secret", "mobile": "9111100002", "reportsTo": ""})
		if a := c.sendJSON("PUT", "/api/users/"+id, change); a.code() != "200" {
			t.Fatalf("change: %s", a.Raw)
		}
		if a := browser.get("/api/users"); a.Status != 200 {
			t.Errorf("afterwards: %d %s", a.Status, a.Raw)
		}
		row = userOf(c, id)
		if fmt.Sprint(row["grants"], row["role"], row["mobile"], row["lastName"], row["reportsTo"],
			row["telephonySecretSet"]) != "[administer manager]Senior HR9111100002Pillaitrue" {
			t.Errorf("changed: %v", row)
		}
		if got := h.telephonyOf(id); got != [2]string{"dial-secret-one", "another-secret"} {
			t.Errorf("the telephony secrets: %q", got)
		}
		version := row["version"]
		if a := c.sendJSON("PUT", "/api/users/"+id, asSent(c, id, nil)); a.code() != "200" ||
			userOf(c, id)["version"] != version {
			t.Errorf("a change that changes nothing: %s", a.Raw)
		}
		if a := c.sendJSON("PUT", "/api/users/"+id,
			asSent(c, id, map[string]any{"forgetTelephony": true})); a.code() != "200" ||
			userOf(c, id)["telephonySecretSet"] != false {
			t.Errorf("forget the secrets: %s", a.Raw)
		}
		if a := c.sendJSON("PUT", "/api/users/"+id, change); a.code() != "409" || a.field() != "version" ||
			a.message() != hiring.UserChangedMeanwhile {
			t.Errorf("the second of two editors: %s", a.Raw)
		}
		if a := c.sendJSON("PUT", "/api/users/"+nothing, personBody(map[string]any{"version": 1})); a.code() != "404" {
			t.Errorf("an unknown user: %s", a.Raw)
		}
		lines := c.get("/api/audit?about=" + id + "&sort=at")
		kinds := []string{}
		for _, line := range lines.Data {
			kinds = append(kinds, line["kind"].(string))
		}
		if fmt.Sprint(kinds) != "[AddUser SendPasswordLink UsePasswordLink UserLogin ChangeUser ChangeUser]" {
			t.Errorf("the audit: %v", kinds)
		}
		line := lines.Data[4]
		before := `{"grants":["commentDownload"],"mobile":"9111100001",` +
			`"name":"<script>alert(1)</script> O'Neil & Søn 🙂","reportsTo":"Sunita Menon","role":"Recruiter",` +
			`"telephonySecret":"set"}`
		after := `{"grants":["administer","manager"],"mobile":"9111100002",` +
			`"name":"<script>alert(1)</script> Pillai","reportsTo":"","role":"Senior HR","telephonySecret":"set anew"}`
		before = strings.Replace(before, "Sunita Menon", fmt.Sprint(userOf(c, boss)["firstName"], " ",
			userOf(c, boss)["lastName"]), 1)
		if line["before"] != before || line["after"] != after {
			t.Errorf("what changed:\n%s\n%s", line["before"], line["after"])
		}
		if strings.Contains(c.get("/api/audit?size=5000").Raw, "secret-one") {
			t.Error("the audit contains a secret")
		}
	})
}

func TestInvalidUsersNameTheirField(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		c := h.as("administrator")
		id := added(c, nil)
		users, before := c.get("/api/users").Total, fmt.Sprint(userOf(c, id))
		long := strings.Repeat("अ", 200)
		for name, bad := range map[string]struct {
			differs map[string]any
			status  int
			field   string
		}{
			"a name of 200 letters": {map[string]any{"firstName": long}, 400, "firstName"},
			"right to left":         {map[string]any{"lastName": "\u202eRao"}, 400, "lastName"},
			"a comma":               {map[string]any{"lastName": "Rao, Jr."}, 400, "lastName"},
			"nothing":               {map[string]any{"firstName": ""}, 400, "firstName"},
			"bad e-mail":            {map[string]any{"email": "nisha"}, 400, "email"},
			"two e-mails":           {map[string]any{"email": "a@b.test,c@d.test"}, 400, "email"},
			"short mobile":          {map[string]any{"mobile": "911110000"}, 400, "mobile"},
			"company mobile":        {map[string]any{"companyMobile": "abc"}, 400, "companyMobile"},
			"unknown role":          {map[string]any{"role": "Boss"}, 400, "role"},
			"a role by its id":      {map[string]any{"role": hiring.RoleIDs[hiring.Admin]}, 400, "role"},
			"unknown grant":         {map[string]any{"grants": []string{"root"}}, 400, "grants"},
			"unknown department":    {map[string]any{"department": "Piracy"}, 400, "department"},
			"unknown boss":          {map[string]any{"reportsTo": "9999999999"}, 400, "reportsTo"},
			"a secret of 201": {map[string]any{"telephonySecret": strings.Repeat("x", 201)}, 400,
				"telephonySecret"},
			"mobile of another": {map[string]any{"mobile": login(t, "manager").Mobile}, 200, "mobile"},
			"grants as text":    {map[string]any{"grants": "manager"}, 400, "grants"},
		} {
			for _, a := range []reply{
				c.post("/api/users", personBody(bad.differs)), c.sendJSON("PUT", "/api/users/"+id,
					asSent(c, id, bad.differs)),
			} {
				if a.Status != bad.status || a.field() != bad.field || a.message() == "" || a.code() == "200" ||
					strings.Contains(a.Raw, long) {
					t.Errorf("%s: %d %s", name, a.Status, a.Raw)
				}
			}
		}
		if a := c.sendJSON("PUT", "/api/users/"+id,
			asSent(c, id, map[string]any{"reportsTo": id})); a.Status != 400 || a.field() != "reportsTo" {
			t.Errorf("to themselves: %s", a.Raw)
		}
		if a := c.sendJSON("PUT", "/api/users/"+id, asSent(c, id, map[string]any{"version": 7})); a.code() != "409" ||
			a.field() != "version" {
			t.Errorf("wrong version: %s", a.Raw)
		}
		if a := c.sendJSON("PUT", "/api/users/"+id, asSent(c, id, map[string]any{"version": nil})); a.code() != "409" {
			t.Errorf("no version: %s", a.Raw)
		}
		if now := c.get("/api/users").Total; now != users || fmt.Sprint(userOf(c, id)) != before {
			t.Errorf("%d users, %d before\n%v\n%s", now, users, userOf(c, id), before)
		}
	})
}

func TestDisableEnableAndSignOutUser(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		c, id := h.as("administrator"), h.idOf("recruiter")
		browser := h.as("recruiter")
		act := func(verb string, version any) reply {
			t.Helper()
			return c.post("/api/users/"+id+"/"+verb, map[string]any{"version": version})
		}
		if a := act("sign_out", nil); a.code() != "200" || browser.get("/api/session").Status != 401 {
			t.Errorf("signed out: %s", a.Raw)
		}
		browser = h.as("recruiter")
		if a := act("disable", 9); a.code() != "409" || a.field() != "version" ||
			browser.get("/api/session").Status != 200 {
			t.Errorf("another version: %s", a.Raw)
		}
		if a := act("disable", userOf(c, id)["version"]); a.code() != "200" ||
			browser.get("/api/session").Status != 401 {
			t.Errorf("disabled: %s", a.Raw)
		}
		if a := act("disable", nil); a.code() != "409" {
			t.Errorf("disabled twice: %s", a.Raw)
		}
		if a := act("password_link", nil); a.code() != "409" || !strings.Contains(a.message(), "is disabled") {
			t.Errorf("a link for somebody who is disabled: %s", a.Raw)
		}
		if a := act("enable", nil); a.code() != "200" || userOf(c, id)["active"] != true {
			t.Errorf("enabled: %s", a.Raw)
		}
		h.as("recruiter")
		if a := c.post("/api/users/"+h.idOf("outsider")+"/password_link", nil); a.code() != "409" ||
			!strings.Contains(a.message(), "may not sign in") {
			t.Errorf("a link for an outsider: %s", a.Raw)
		}
		if a := c.post("/api/users/"+nothing+"/disable", nil); a.code() != "404" {
			t.Errorf("an unknown user: %s", a.Raw)
		}
	})
}

func TestTheLastAdministratorCannotLockEverybodyOut(t *testing.T) {
	const last = "This is the last active user with the grant administer; give it to somebody else first"
	eachEngine(t, func(t *testing.T, h *harness) {
		c, id := h.as("administrator"), h.idOf("administrator")
		own := userOf(c, id)
		departments := c.get("/api/departments")
		at := slices.IndexFunc(departments.Data,
			func(row map[string]any) bool { return row["id"] == own["departmentId"] })
		closed := slices.IndexFunc(departments.Data, func(row map[string]any) bool { return row["maySignIn"] == false })
		refused := func(what string, a reply) {
			t.Helper()
			if a.code() != "409" || a.message() != last {
				t.Errorf("%s: %s", what, a.Raw)
			}
			if a := c.get("/api/users"); a.Status != 200 {
				t.Fatalf("%s: the administrator is locked out", what)
			}
		}
		refused("disabled", c.post("/api/users/"+id+"/disable", nil))
		refused("without the grant", c.sendJSON("PUT", "/api/users/"+id,
			asSent(c, id, map[string]any{"grants": []string{"manager"}})))
		refused("into a department that may not sign in", c.sendJSON("PUT", "/api/users/"+id,
			asSent(c, id, map[string]any{"department": departments.Data[closed]["id"]})))
		shut := map[string]any{"name": departments.Data[at]["name"], "maySignIn": false, "approverId": "",
			"version": departments.Data[at]["version"]}
		refused("the department shut", c.sendJSON("PUT", "/api/departments/"+own["departmentId"].(string), shut))
		if a := c.sendJSON("PUT", "/api/users/"+id,
			asSent(c, id, map[string]any{"role": "Interviewer"})); a.code() != "200" ||
			c.get("/api/users").Status != 200 {
			t.Errorf("another role keeps the grant: %s", a.Raw)
		}
		// Once there is a second administrator, the first may leave.
		second := h.idOf("manager")
		if a := c.sendJSON("PUT", "/api/users/"+second,
			asSent(c, second, map[string]any{"grants": []string{"manager", "administer"}})); a.code() != "200" {
			t.Fatalf("a second administrator: %s", a.Raw)
		}
		if a := c.post("/api/users/"+id+"/disable", nil); a.code() != "200" || c.get("/api/users").Status != 401 {
			t.Errorf("the first of two: %s", a.Raw)
		}
	})
}

// Two administrators revoke each other's grant at the same moment, many times.
func TestTwoAdministratorsCannotRemoveEachOther(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		first, second := h.as("administrator"), h.as("manager")
		firstID, secondID := h.idOf("administrator"), h.idOf("manager")
		for range 8 {
			give := first
			if first.get("/api/users").Status != 200 {
				give = second
			}
			for _, id := range []string{firstID, secondID} {
				if a := give.sendJSON("PUT", "/api/users/"+id,
					asSent(give, id, map[string]any{"grants": []string{"administer"}})); a.code() != "200" {
					t.Fatalf("both are administrators: %s", a.Raw)
				}
			}
			takes := []map[string]any{asSent(first, secondID, map[string]any{"grants": []string{}}),
				asSent(second, firstID, map[string]any{"grants": []string{}})}
			answers := make([]reply, 2)
			var both sync.WaitGroup
			both.Go(func() { answers[0] = first.sendJSON("PUT", "/api/users/"+secondID, takes[0]) })
			both.Go(func() { answers[1] = second.sendJSON("PUT", "/api/users/"+firstID, takes[1]) })
			both.Wait()
			done := 0
			for _, a := range answers {
				if a.Status == 200 && a.code() == "200" {
					done++
				}
			}
			left, err := h.app.Store.Read().ActiveUsersWithGrant(t.Context(), "administer")
			if err != nil || left != 1 || done != 1 {
				t.Fatalf("%d are left, %d were done: %v %s %s", left, done, err, answers[0].Raw, answers[1].Raw)
			}
		}
	})
}

func TestChangingAPasswordKeepsTheUserVersion(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		c, id := h.as("administrator"), h.idOf("recruiter")
		edited, mine := asSent(c, id, map[string]any{"firstName": "Ashalata"}), login(t, "recruiter")
		change := body{"MOBILE": mine.Mobile, "PASSWORD": mine.Password, "NEW_PASSWORD": "a-better-one-7"}
		if a := h.as("recruiter").post("/api/User.svc/change_password", change); a.code() != "200" {
			t.Fatalf("the password: %s", a.Raw)
		}
		if a := c.sendJSON("PUT", "/api/users/"+id, edited); a.code() != "200" ||
			userOf(c, id)["firstName"] != "Ashalata" {
			t.Errorf("an administrator's form that was open meanwhile: %s", a.Raw)
		}
	})
}
