package httpapi_test

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"muster/internal/check"
	"muster/internal/hiring"
)

func TestDepartments(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		c := h.as("administrator")
		all := c.get("/api/departments")
		mustHave(t, "the departments", all, "",
			"id name maySignIn approverId approver approverActive users positions version")
		users := 0
		for _, row := range all.Data {
			users += int(row["users"].(float64))
		}
		if active := c.get("/api/users?active=yes").Total; users != int(active) {
			t.Errorf("the departments have %d active users, there are %d", users, active)
		}
		approver := h.idOf("manager")
		a := c.post("/api/departments", map[string]any{"name": "Research & <b>Labs</b> 🧪", "maySignIn": true,
			"approverId": approver})
		if a.code() != "200" {
			t.Fatalf("add: %s", a.Raw)
		}
		id := a.Data[0]["id"].(string)
		find := func() map[string]any {
			t.Helper()
			rows := c.get("/api/departments").Data
			at := slices.IndexFunc(rows, func(row map[string]any) bool { return row["id"] == id })
			if at < 0 {
				t.Fatal("the department is not there")
			}
			return rows[at]
		}
		if row := find(); row["name"] != "Research & <b>Labs</b> 🧪" || row["approverId"] != approver ||
			row["approver"] == "" || row["approverActive"] != true || row["version"] != 1.0 {
			t.Errorf("added: %v", row)
		}
		change := func(differs map[string]any) reply {
			row := find()
			sent := map[string]any{"name": row["name"], "maySignIn": row["maySignIn"],
				"approverId": row["approverId"], "version": row["version"]}
			for name, value := range differs {
				sent[name] = value
			}
			return c.sendJSON("PUT", "/api/departments/"+id, sent)
		}
		for field, differs := range map[string]map[string]any{
			"name": {"name": "Labs, North"}, "approverId": {"approverId": nothing}, "version": {"version": 9,
				"name": "Labs"},
		} {
			if a := change(differs); a.code() == "200" || a.field() != field || a.message() == "" {
				t.Errorf("%v: %s", differs, a.Raw)
			}
		}
		if a := change(map[string]any{"name": "Admin"}); a.code() != "409" || a.field() != "name" {
			t.Errorf("the name of another: %s", a.Raw)
		}
		if a := c.post("/api/departments", map[string]any{"name": "Admin"}); a.code() != "409" || a.field() != "name" {
			t.Errorf("the name of another, added: %s", a.Raw)
		}
		if a := c.post("/api/departments", map[string]any{"name": strings.Repeat("x", 200)}); a.Status != 400 ||
			a.field() != "name" {
			t.Errorf("a long name: %s", a.Raw)
		}
		if find()["version"] != 1.0 {
			t.Error("a refused change was counted")
		}
		// When the department loses the right to sign in, its users are signed out, and its approver may leave.
		person := h.idOf("recruiter")
		if a := c.sendJSON("PUT", "/api/users/"+person,
			asSent(c, person, map[string]any{"department": id})); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		browser := h.as("recruiter")
		if a := change(map[string]any{"maySignIn": false, "name": "Labs"}); a.code() != "200" ||
			browser.get("/api/session").Status != 401 {
			t.Errorf("without the right to sign in: %s", a.Raw)
		}
		if a := browser.post("/api/User.svc/User_login", body{"MOBILE": login(t, "recruiter").Mobile,
			"PASSWORD": login(t, "recruiter").Password}); a.code() != "409" {
			t.Errorf("a user of the department signs in: %s", a.Raw)
		}
		c.post("/api/users/"+approver+"/disable", nil)
		if a := change(map[string]any{"name": "Laboratory"}); a.code() != "200" || find()["approverActive"] != false {
			t.Errorf("an approver who has left stays named: %s %v", a.Raw, find())
		}
		if a := change(map[string]any{"approverId": ""}); a.code() != "200" || find()["approver"] != "" {
			t.Errorf("without an approver: %s", a.Raw)
		}
		if a := change(map[string]any{"approverId": approver}); a.Status != 400 || a.field() != "approverId" {
			t.Errorf("an approver who has left: %s", a.Raw)
		}
		// A department that every database has can be renamed, and the next start still finds it.
		human := slices.IndexFunc(all.Data, func(row map[string]any) bool { return row["name"] == "Human Resources" })
		id = all.Data[human]["id"].(string)
		if a := change(map[string]any{"name": "People"}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if err := h.app.People.EnsureRolesAndDepartments(t.Context()); err != nil {
			t.Fatal(err)
		}
		if found, err := check.Run(t.Context(), h.app.Core); err != nil || len(found) > 0 {
			t.Errorf("check: %v %v", found, err)
		}
		if a := c.get("/api/departments"); len(a.Data) != len(all.Data)+1 {
			t.Errorf("%d departments, %d before", len(a.Data), len(all.Data))
		}
	})
}

func TestApprovalMailGoesToTheNewApprover(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		administrator := d.as("administrator")
		row := named(t, administrator.get("/api/departments"), "name", "Engineering")
		approver := d.hr2
		if row["approverId"] == approver {
			t.Fatal("the department has this approver already")
		}
		a := administrator.sendJSON("PUT", "/api/departments/"+row["id"].(string), map[string]any{
			"name": row["name"], "maySignIn": row["maySignIn"], "approverId": approver, "version": row["version"],
		})
		if a.code() != "200" {
			t.Fatal(a.Raw)
		}
		d.made("Full Time", 1)
		if mail := d.arrives()[d.emailOf(approver)]; !strings.Contains(mail.Plain, "\nApprove: http") {
			t.Errorf("the mail to the new approver is %q:\n%s", mail.Subject, mail.Plain)
		}
	})
}

func TestLoginSessions(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		c, first := h.as("administrator"), h.as("recruiter")
		h.pass(11 * time.Hour)
		second := h.as("recruiter")
		h.pass(2 * time.Hour)
		// The administrator's own session is idle for longer than 12 hours, and so is the recruiter's first.
		if c.get("/api/session").Status != 401 || first.get("/api/session").Status != 401 {
			t.Fatal("a session that was not used is still there")
		}
		c = h.as("administrator")
		a := c.get("/api/sessions")
		mustHave(t, "the login sessions", a, "",
			"id userId user mobile role department address agent createdAt seenAt own")
		if a.Total != 2 || a.Data[0]["own"] != true || a.Data[1]["own"] != false ||
			a.Data[1]["userId"] != h.idOf("recruiter") || a.Data[1]["createdAt"] != "2026-03-16T20:30:00Z" {
			t.Fatalf("the sessions: %s", a.Raw)
		}
		if a := c.get("/api/sessions?user=" + h.idOf("recruiter")); a.Total != 1 {
			t.Errorf("of one: %s", a.Raw)
		}
		if a := c.get("/api/sessions?q=" + login(t, "recruiter").Mobile + "&sort=user"); a.Total != 1 {
			t.Errorf("found: %s", a.Raw)
		}
		id := a.Data[1]["id"].(string)
		if a := c.send("DELETE", "/api/sessions/"+id, "", nil); a.code() != "200" ||
			second.get("/api/session").Status != 401 {
			t.Errorf("ended: %s", a.Raw)
		}
		if a := c.send("DELETE", "/api/sessions/"+id, "", nil); a.code() != "404" {
			t.Errorf("ended twice: %s", a.Raw)
		}
		if line := c.get("/api/audit?kind=EndSession").Data[0]; line["subjectId"] != h.idOf("recruiter") ||
			!strings.Contains(line["before"].(string), "127.0.0.1") {
			t.Errorf("the line: %v", line)
		}
	})
}

func TestAuditListAndFilters(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		c := h.as("administrator")
		id := h.idOf("administrator")
		mustPut(c, hiring.MailName, "Ärger & <Freude>")
		h.pass(24 * time.Hour)
		c = h.as("administrator")
		mustPut(c, hiring.MailName, "Hiring desk")
		all := c.get("/api/audit")
		mustHave(t, "the audit", all, "", "id at actorId actor kind subject subjectId name before after address requestId")
		if all.Data[0]["kind"] != "ChangeSetting" || all.Data[0]["before"] != `"Ärger & <Freude>"` ||
			all.Data[0]["after"] != `"Hiring desk"` ||
			all.Data[0]["actorId"] != id || all.Data[0]["actor"] == "" || all.Data[0]["address"] != "127.0.0.1" ||
			all.Data[0]["requestId"] == "" || all.Data[0]["at"] != "2026-03-17T09:30:00Z" {
			t.Errorf("the newest: %v", all.Data[0])
		}
		for query, want := range map[string]int64{
			"kind=ChangeSetting":                                       2,
			"kind=ChangeSetting&from=2026-03-17":                       1,
			"kind=ChangeSetting&to=2026-03-16":                         1,
			"kind=ChangeSetting&from=2026-03-16&to=2026-03-17":         2,
			"from=2026-03-18":                                          0,
			"actor=" + id:                                              4,
			"actor=" + id + "&kind=UserLogin":                          2,
			"about=" + id + "&kind=UserLogin":                          2,
			"q=" + url.QueryEscape("<freude>"):                         2,
			"q=HIRING+desk":                                            1,
			"q=nosuchthing":                                            0,
			"kind=UserLogin&q=" + login(t, "administrator").Mobile[:3]: 0,
		} {
			if a := c.get("/api/audit?" + query); a.Total != want || int64(len(a.Data)) != want {
				t.Errorf("%s: %d, want %d: %s", query, a.Total, want, a.Raw)
			}
		}
		name := strings.ToLower(strings.Split(fmt.Sprint(all.Data[0]["actor"]), " ")[0])
		if a := c.get("/api/audit?kind=ChangeSetting&q=" + name); a.Total != 2 {
			t.Errorf("by the name of who did it: %s", a.Raw)
		}
		for query, field := range map[string]string{"from=yesterday": "from", "to=2026-02-30": "to",
			"sort=before": "sort"} {
			if a := c.get("/api/audit?" + query); a.Status != 400 || a.field() != field {
				t.Errorf("%s: %s", query, a.Raw)
			}
		}
		if a := c.get("/api/audit/" + all.Data[0]["id"].(string)); a.code() != "200" ||
			fmt.Sprint(a.Data[0]) != fmt.Sprint(all.Data[0]) {
			t.Errorf("one line: %s", a.Raw)
		}
		if a := c.get("/api/audit/" + nothing); a.code() != "404" {
			t.Errorf("no line: %s", a.Raw)
		}
		kinds := c.get("/api/audit_kinds")
		if fmt.Sprint(kinds.Data) != "[map[kind:AddUser] map[kind:ChangeSetting] map[kind:MarkDemo] map[kind:UserLogin]]" {
			t.Errorf("kinds: %s", kinds.Raw)
		}
		first := all.Data[len(all.Data)-1]
		if first["actor"] != "" || first["actorId"] != "" || first["name"] == "" {
			t.Errorf("what the command line did: %v", first)
		}
	})
}

func TestStatusLookIsASetting(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		c := h.as("administrator")
		all := h.as("recruiter").get("/api/statuses")
		mustHave(t, "the statuses", all, "", "id name label processes tone dot passes ends waits")
		if len(all.Data) != len(hiring.StatusTable) || all.Data[0]["name"] != "New" || all.Data[0]["tone"] != "slate" {
			t.Fatalf("as they are: %s", all.Raw)
		}
		ids := map[any]string{}
		for _, row := range all.Data {
			ids[row["name"]] = row["id"].(string)
		}
		mustPut(c, hiring.StatusLooks, ids["Backed Out"]+" plum\n"+ids["Call Back"]+" red\n"+ids["Ringing"]+" teal")
		now := h.as("interviewer").get("/api/statuses")
		got := []string{}
		for _, row := range now.Data[:4] {
			got = append(got, fmt.Sprint(row["name"], " ", row["tone"]))
		}
		if fmt.Sprint(got) != "[Backed Out plum Call Back red Ringing teal New slate]" ||
			len(now.Data) != len(all.Data) {
			t.Errorf("as they are wanted: %v", got)
		}
		offered := h.as("recruiter").get("/api/Master.svc/get_processwise_status_select2/Call")
		if offered.Data[0]["text"] != "Call Back" || offered.Data[1]["text"] != "Ringing" ||
			offered.Data[2]["text"] != "Not Contactable" {
			t.Errorf("a dialog offers: %s", offered.Raw)
		}
		for _, wrong := range []string{"x", ids["Ringing"] + " pink", ids["Ringing"] + " red\n" + ids["Ringing"] +
			" sky"} {
			if a := put(c, hiring.StatusLooks, wrong); a.Status != 400 || a.field() != "value" {
				t.Errorf("%q: %s", wrong, a.Raw)
			}
		}
		if line := c.get("/api/audit?kind=ChangeSetting").Data[0]; !strings.Contains(line["after"].(string),
			`"means":["Backed Out, plum","Call Back, red","Ringing, teal"]`) {
			t.Errorf("the line: %v", line)
		}
	})
}
