package httpapi_test

import (
	"net/url"
	"strings"
	"testing"
	"time"
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
		want := map[string]any{"candidate": "", "firstName": "Asha", "position": "Full Time Developer",
			"company": "The company", "needsMobile": true, "consentGiven": false, "open": false, "staff": false,
			"file": "", "compressPdfUrl": "", "resumeKB": float64(0),
			"consentText": "I agree that The company keeps and uses what I enter here, and my resume, to consider me " +
				"for a job, and shows it only to those who decide about it. I can see, correct or withdraw it at any " +
				"time: whoever sent you this link.",
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
		if resume.Data[0]["needsMobile"] != false || resume.Data[0]["compressPdfUrl"] != "/smaller_pdf" ||
			resume.Data[0]["resumeKB"] != float64(200) {
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
			for _, until := range []string{"-1", "1e9", "9224318015999", "9223372036854775807", "9223372036854775808"} {
				forged := url.Values{}
				for n := range link {
					forged.Set(n, link.Get(n))
				}
				forged.Set("until", until)
				d.shut(forged, kind+" until "+until)
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
		salary := d.manager.post(candidateLinks, body{"candidate": can, "requisition": req, "kind": "salary"})
		if salary.Status != 400 || salary.field() != "kind" {
			t.Errorf("a link to something else: %d %s", salary.Status, salary.Raw)
		}
	})
}
