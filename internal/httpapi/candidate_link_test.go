package httpapi_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"muster/internal/store/storetest"
)

const (
	candidateLinks    = "/api/candidate_links"
	candidateSessions = "/api/candidate_sessions"
	candidateForm     = "/api/candidate_form/"
	basicOf           = "/api/Master.svc/get_candidate_personal_data_new/"
	hourOfSaves       = time.Hour + time.Second
	openLinkAgain     = "Please open your link again"
	tryLater          = "Too many attempts. Please try again in 15 minutes."
)

// link makes a link for a candidate as the recruiter, and returns its values.
func (d *team) link(kind, req, can string) url.Values {
	d.t.Helper()
	a := d.recruiter.post(candidateLinks, body{"candidate": can, "requisition": req, "kind": kind})
	if a.code() != "200" || a.message() != "Link Copied Successfully!" || len(a.Data) != 1 {
		d.t.Fatalf("a link: %s", a.Raw)
	}
	at, err := url.Parse(a.Data[0]["address"].(string))
	if err != nil || at.Host != "muster.test" {
		d.t.Fatalf("%v: %v", a.Data[0], err)
	}
	values := at.Query()
	switch parts := strings.Split(at.Path, "/"); kind {
	case "form":
		if at.Path != "/candidate_form/"+can {
			d.t.Errorf("the form is at %s", at.Path)
		}
		values.Set("candidate", parts[2])
	case "resume":
		if at.Path != "/can_resume/"+can+"/"+req+"/"+d.hr {
			d.t.Errorf("the resume page is at %s", at.Path)
		}
		values.Set("candidate", parts[2])
		values.Set("requisition", parts[3])
		values.Set("user", parts[4])
	}
	values.Set("kind", kind)
	return values
}

// start opens a session with a link.
func (c *client) start(link url.Values, mobile string) reply {
	c.t.Helper()
	sent := body{"mobile": mobile}
	for name := range link {
		sent[name] = link.Get(name)
	}
	return c.post(candidateSessions, sent)
}

// visitor is a candidate's browser with a session, which has agreed to the terms.
func (d *team) visitor(kind, req, can, mobile string) *client {
	d.t.Helper()
	c := d.nobody()
	if a := c.start(d.link(kind, req, can), mobile); a.code() != "200" || a.Data[0]["candidate"] != can ||
		a.Data[0]["kind"] != kind {
		d.t.Fatalf("a session: %s", a.Raw)
	}
	if a := c.post(candidateForm+can+"/consent", map[string]any{"agreed": true}); a.code() != "200" {
		d.t.Fatalf("consent: %s", a.Raw)
	}
	return c
}

func TestLinkShowsLittleUntilTheMobileIsGiven(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		link := d.link("form", req, can)
		a := d.nobody().get(candidateSessions + "?" + link.Encode())
		want := map[string]any{"candidate": "", "firstName": "Asha", "position": "Full Time Developer", "company": "The company",
			"needsMobile": true, "consentGiven": false, "open": false, "file": "", "compressPdfUrl": "",
			"consentText": "I agree that The company keeps and uses what I enter here, and my resume, to consider me for a job, " +
				"and shows it only to those who decide about it. I can see, correct or withdraw it at any time: whoever sent you this link.",
			"whatsappText": "The company may write to me on WhatsApp about other openings."}
		for name, value := range want {
			if a.Data[0][name] != value {
				t.Errorf("%s: %v", name, a.Data[0][name])
			}
		}
		if len(a.Data[0]) != len(want) || strings.Contains(a.Raw, "Rao") || strings.Contains(a.Raw, "9000000001") {
			t.Errorf("it shows more: %s", a.Raw)
		}
		if cookie := d.nobody().start(link, "9000000001").Header.Get("Set-Cookie"); !strings.HasPrefix(cookie,
			"muster_candidate=") || !strings.Contains(cookie, "HttpOnly") || !strings.Contains(cookie, "SameSite=Lax") ||
			!strings.Contains(cookie, "Max-Age=1209600") {
			t.Errorf("the cookie: %s", cookie)
		}
		resume := d.nobody().get(candidateSessions + "?" + d.link("resume", req, can).Encode())
		if resume.Data[0]["needsMobile"] != false || resume.Data[0]["compressPdfUrl"] == "" {
			t.Errorf("the resume page: %s", resume.Raw)
		}
	})
}

func TestMobileInEverySpellingOpensTheForm(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		link := d.link("form", req, can)
		for _, mobile := range []string{"9000000001", "+919000000001", "09000000001", "90000 00001", "(90000)-00001"} {
			if a := d.nobody().start(link, mobile); a.code() != "200" {
				t.Errorf("%s: %s", mobile, a.Raw)
			}
		}
	})
}

// Every value of a link is flipped, in every place that takes it.
func TestForgedLinkOpensNothing(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		other := d.add(req, "Ravi Iyer", "9000000002")
		d.link("form", req, other)
		for _, kind := range []string{"form", "resume"} {
			link := d.link(kind, req, can)
			for name, value := range map[string]string{
				"kind": map[string]string{"form": "resume", "resume": "form"}[kind], "candidate": other,
				"requisition": nothing, "user": d.managerID, "until": "4102444800",
				"signature": strings.Repeat("A", 43),
			} {
				forged := url.Values{}
				for n := range link {
					forged.Set(n, link.Get(n))
				}
				forged.Set(name, value)
				d.shut(forged, kind+" with another "+name)
				forged.Set(name, "")
				d.shut(forged, kind+" without "+name)
			}
			flipped := url.Values{}
			for n := range link {
				flipped.Set(n, link.Get(n))
			}
			flipped.Set("signature", strings.ToLower(link.Get("signature")))
			d.shut(flipped, kind+" with a signature in lower case")
		}
	})
}

// shut checks that a link is refused, in the same words whatever is wrong, and opens no session.
func (d *team) shut(link url.Values, what string) {
	d.t.Helper()
	if a := d.nobody().get(candidateSessions + "?" + link.Encode()); a.Status != 200 || a.code() != "409" ||
		a.message() != linkIsOld || len(a.Data) != 0 {
		d.t.Errorf("%s opens: %d %s", what, a.Status, a.Raw)
	}
	if a := d.nobody().start(link, "9000000001"); a.Status != 200 || a.code() != "409" || a.message() != linkIsOld ||
		a.Header.Get("Set-Cookie") != "" {
		d.t.Errorf("%s begins: %d %s", what, a.Status, a.Raw)
	}
}

func TestLinksEnd(t *testing.T) {
	for name, ends := range map[string]func(d *team, req, can string) reply{
		"ended by staff": func(d *team, _, can string) reply {
			return d.recruiter.sendJSON("DELETE", candidateLinks+"/"+can, body{})
		},
		"blacklisted": func(d *team, req, can string) reply {
			return d.manager.post(blacklist, body{"CAN_ID": can, "REQ_ID": req, "COMMENT": "lied"})
		},
		"another mobile": func(d *team, req, can string) reply {
			return d.recruiter.post(editJSON, body{"CAN_ID": can, "REQ_ID": req, "NAME": "Asha Rao",
				"MOBILE": "9000000009", "EMAIL": "asha@mail.example", "ADDRESS": "1, MG Road", "STATE": "Goa",
				"CITY": "Panaji", "EXP": "2 years", "EXP_IN": "2 years", "NOTICE_PERIOD": "30", "CURRENT_GROSS": "1",
				"CURRENT_DESIGNATION": "Tester", "CURRENT_COMPANY": "Acme"})
		},
		"consent withdrawn": func(d *team, _, can string) reply {
			return d.recruiter.sendJSON("DELETE", candidateForm+can+"/consent", body{})
		},
	} {
		t.Run(name, func(t *testing.T) {
			eachTeam(t, func(t *testing.T, d *team) {
				req, can := d.opened("Full Time", 1)
				if a := d.recruiter.form(resumeForm, body{"CAN_ID": can}, onePage); a.code() != "200" {
					t.Fatal(a.Raw)
				}
				c, link := d.visitor("form", req, can, "9000000001"), d.link("form", req, can)
				if a := c.get(basicOf + can); a.code() != "200" {
					t.Fatal(a.Raw)
				}
				if a := ends(d, req, can); a.code() != "200" {
					t.Fatal(a.Raw)
				}
				d.shut(link, "a link")
				if a := c.get(basicOf + can); a.Status != http.StatusUnauthorized || a.message() != "Please log in" {
					t.Errorf("the session goes on: %d %s", a.Status, a.Raw)
				}
			})
		})
	}
}

func TestLinksAndSessionsExpire(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		form, resume := d.link("form", req, can), d.link("resume", req, can)
		c := d.visitor("form", req, can, "9000000001")
		for range 3 {
			d.pass(119 * time.Minute)
			if a := c.get(basicOf + can); a.code() != "200" {
				t.Fatalf("used within two hours: %s", a.Raw)
			}
			d.app.Visits.AwaitSeen()
		}
		d.pass(121 * time.Minute)
		if a := c.get(basicOf + can); a.Status != http.StatusUnauthorized {
			t.Errorf("two hours idle: %d %s", a.Status, a.Raw)
		}
		begun := opening
		d.pass(begun.Add(7 * 24 * time.Hour).Sub(d.clock()))
		if a := d.nobody().start(resume, ""); a.code() != "200" {
			t.Errorf("the resume link in its last second: %s", a.Raw)
		}
		d.pass(time.Second)
		d.shut(resume, "a resume link after seven days")
		d.pass(begun.Add(14 * 24 * time.Hour).Sub(d.clock()))
		late := d.nobody()
		if a := late.start(form, "9000000001"); a.code() != "200" {
			t.Errorf("the form link in its last second: %s", a.Raw)
		}
		d.pass(time.Second)
		d.shut(form, "a form link after fourteen days")
		if a := late.get(basicOf + can); a.Status != http.StatusUnauthorized {
			t.Errorf("the session outlives its link: %d %s", a.Status, a.Raw)
		}
	})
}

func TestWrongMobilesAreCounted(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		link := d.link("form", req, can)
		for i := range 5 {
			if a := d.nobody().start(link, "9000000002"); a.Status != 400 || a.field() != "mobile" ||
				a.message() != "Please enter valid number!" || a.Header.Get("Set-Cookie") != "" {
				t.Errorf("number %d: %d %s", i, a.Status, a.Raw)
			}
		}
		if a := d.nobody().start(link, "9000000001"); a.Status != 429 || a.message() != tryLater ||
			a.Header.Get("Retry-After") != "900" {
			t.Errorf("the sixth, although it is right: %d %s", a.Status, a.Raw)
		}
		if a := d.nobody().start(d.link("form", req, d.add(req, "Ravi Iyer", "9000000002")),
			"9000000002"); a.code() != "200" {
			t.Errorf("another's link: %s", a.Raw)
		}
		d.pass(15*time.Minute + time.Second)
		if a := d.nobody().start(link, "9000000001"); a.code() != "200" {
			t.Errorf("after the pause: %s", a.Raw)
		}
	})
}

func TestTwoCandidatesInOneBrowser(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		second := d.add(req, "Ravi Iyer", "9000000002")
		c := d.visitor("form", req, can, "9000000001")
		if a := c.start(d.link("form", req, second), "9000000002"); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if a := c.get(candidateSessions + "?kind=form"); a.Data[0]["candidate"] != second || a.Data[0]["open"] != true {
			t.Errorf("whose session it is: %s", a.Raw)
		}
		for _, path := range []string{basicOf, candidateForm} {
			if a := c.get(path + second); a.code() != "200" {
				t.Errorf("%s of the second: %s", path, a.Raw)
			}
			if a := c.get(path + can); a.Status != http.StatusUnauthorized || a.message() != openLinkAgain ||
				len(a.Data) != 0 {
				t.Errorf("%s of the first: %d %s", path, a.Status, a.Raw)
			}
		}
		if a := c.post("/api/Master.svc/insert_candidate_experience_data",
			body{"CAN_ID": can}); a.Status != http.StatusUnauthorized {
			t.Errorf("the first tab saves into the other's session: %d %s", a.Status, a.Raw)
		}
	})
}

// Whoever is signed in acts as themself, link or not.
func TestStaffWithALinkStayStaff(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		link := d.link("form", req, can)
		if a := d.recruiter.get(candidateSessions + "?" + link.Encode()); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if a := d.recruiter.start(link, "9000000001"); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if a := d.recruiter.post(candidateForm+can+"/consent", map[string]any{"agreed": true}); a.Status != 403 {
			t.Errorf("staff agree for the candidate: %d %s", a.Status, a.Raw)
		}
		saved := d.recruiter.post(saveBasic, d.basicStep(can))
		if saved.code() != "200" {
			t.Errorf("staff save the form: %s", saved.Raw)
		}
		if by := storetest.Column(t, d.database, "SELECT actor_id FROM audit WHERE action = 'SaveBasicProfile'"); len(by) != 1 ||
			by[0] != d.hr {
			t.Errorf("the audit names %v", by)
		}
	})
}

func TestStateOfLinks(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		state := func() map[string]any {
			t.Helper()
			a := d.recruiter.get(candidateLinks + "/" + can + "/" + req)
			if a.code() != "200" || len(a.Data) != 1 {
				t.Fatal(a.Raw)
			}
			return a.Data[0]
		}
		link := d.link("form", req, can)
		if row := state(); row["kind"] != "form" || row["madeBy"] != "Asha Kulkarni" || row["state"] != "made" ||
			row["madeAt"] != "2026-03-16T09:30:00Z" || row["until"] != "2026-03-30T09:30:00Z" ||
			row["stepsDone"] != 0.0 || row["openedAt"] != "" {
			t.Errorf("made: %v", row)
		}
		d.pass(time.Hour)
		c := d.nobody()
		c.get(candidateSessions + "?" + link.Encode())
		if row := state(); row["state"] != "opened" || row["openedAt"] != "2026-03-16T10:30:00Z" {
			t.Errorf("opened: %v", row)
		}
		c.start(link, "9000000001")
		if row := state(); row["state"] != "started" {
			t.Errorf("started: %v", row)
		}
		c.post(candidateForm+can+"/consent", map[string]any{"agreed": true})
		d.fill(c, can)
		if row := state(); row["state"] != "finished" || row["stepsDone"] != 5.0 {
			t.Errorf("finished: %v", row)
		}
		for _, who := range []string{"recruiter2", "senior-hr", "interviewer"} {
			if a := d.as(who).get(candidateLinks + "/" + can + "/" + req); a.Status != 403 {
				t.Errorf("%s: %d %s", who, a.Status, a.Raw)
			}
			if a := d.as(who).post(candidateLinks, body{"candidate": can, "requisition": req,
				"kind": "form"}); a.Status != 403 {
				t.Errorf("%s makes a link: %d %s", who, a.Status, a.Raw)
			}
		}
		if a := d.manager.post(candidateLinks, body{"candidate": can, "requisition": req, "kind": "salary"}); a.Status != 400 ||
			a.field() != "kind" {
			t.Errorf("a link to something else: %d %s", a.Status, a.Raw)
		}
	})
}

func TestOptOut(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		_, can := d.opened("Full Time", 1)
		a := d.recruiter.post(candidateLinks, body{"candidate": can, "kind": "opt_out"})
		at, err := url.Parse(a.Data[0]["address"].(string))
		if err != nil || at.Path != "/opt_out" || a.Data[0]["until"] != "2027-03-16T09:30:00Z" {
			t.Fatalf("%s %v", a.Raw, err)
		}
		page := "/api/opt_outs?" + at.RawQuery
		for _, out := range []bool{false, true, true, false} {
			if out {
				if a := d.nobody().post(page, map[string]any{"optedOut": true}); a.code() != "200" ||
					a.Data[0]["optedOut"] != true {
					t.Errorf("out: %s", a.Raw)
				}
			} else if a := d.nobody().post(page, map[string]any{"optedOut": false}); a.code() != "200" {
				t.Errorf("in: %s", a.Raw)
			}
			if a := d.nobody().get(page); a.Data[0]["optedOut"] != out || a.Data[0]["firstName"] != "Asha" ||
				a.Data[0]["company"] != "The company" || strings.Contains(a.Raw, "Rao") {
				t.Errorf("%v: %s", out, a.Raw)
			}
		}
		if a := d.recruiter.sendJSON("DELETE", candidateLinks+"/"+can, body{}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if a := d.nobody().get(page); a.code() != "200" {
			t.Errorf("whoever gets a message can stop it, when other links have ended, too: %s", a.Raw)
		}
		for _, forged := range []string{strings.Replace(page, can, nothing, 1), strings.Replace(page, "until=1", "until=2", 1),
			page[:len(page)-3]} {
			if a := d.nobody().post(forged, map[string]any{"optedOut": true}); a.code() != "409" ||
				a.message() != linkIsOld {
				t.Errorf("forged: %s", a.Raw)
			}
		}
		for range 26 {
			d.nobody().post(page, map[string]any{"optedOut": true})
		}
		if a := d.nobody().post(page, map[string]any{"optedOut": false}); a.Status != 429 {
			t.Errorf("the 31st of an address: %d %s", a.Status, a.Raw)
		}
		if lines := storetest.Column(t, d.database, "SELECT action FROM audit WHERE action IN ('OptOut', 'OptIn') AND by_candidate ORDER BY id"); len(lines) != 3 {
			t.Errorf("the audit: %v", lines)
		}
		d.pass(366 * 24 * time.Hour)
		if a := d.nobody().get(page); a.code() != "409" {
			t.Errorf("after a year: %s", a.Raw)
		}
	})
}
