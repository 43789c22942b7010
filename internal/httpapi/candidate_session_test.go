package httpapi_test

import (
	"net/http"
	"testing"
	"time"

	"muster/internal/store/storetest"
)

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
				"CITY": "Panaji", "EXP": "2 years", "EXP_IN": "2 years", "NOTICE_PERIOD": "30", "CURRENT_GROSS": "900000",
				"CURRENT_DESIGNATION": "Tester", "CURRENT_COMPANY": "Acme"})
		},
		"consent withdrawn": func(d *team, _, can string) reply {
			a := d.recruiter.sendJSON("DELETE", candidateForm+can+"/consent", body{})
			if a.message() != "The consent of the candidate is withdrawn" {
				d.t.Errorf("told to staff: %s", a.Raw)
			}
			return a
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
				consent := d.manager.get(candidateForm + can).Data[0]["consent"].(map[string]any)
				if withdrawn := name == "consent withdrawn"; consent["given"] == withdrawn ||
					(consent["withdrawnAt"] != "") != withdrawn {
					t.Errorf("the consent: %v", consent)
				}
				d.shut(link, "a link")
				if a := c.get(basicOf + can); a.Status != http.StatusUnauthorized || a.message() != "Please log in" {
					t.Errorf("the session goes on: %d %s", a.Status, a.Raw)
				}
			})
		})
	}
}

// A link and its session outlive the mapping, and greet with the position for which the candidate is considered now.
func TestLinkNamesThePresentPosition(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		second := d.approved("Contract", 1)
		shown := map[string]func() reply{}
		for _, kind := range []string{"form", "resume"} {
			c, link := d.visitor(kind, req, can, "9000000001"), d.link(kind, req, can)
			shown[kind+" link"] = func() reply { return d.nobody().get(candidateSessions + "?" + link.Encode()) }
			shown[kind+" session"] = func() reply {
				return c.get(candidateSessions + "?kind=" + kind + "&candidate=" + can)
			}
		}
		check := func(position string) {
			t.Helper()
			for what, show := range shown {
				if a := show(); a.code() != "200" || a.Data[0]["position"] != position {
					t.Errorf("%s: %s, want %s", what, a.Raw, position)
				}
			}
		}
		check("Full Time Developer")
		if a := d.manager.post(mapCandidates, body{"REQ_ID": second, "CAN_LIST": can}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		check("Contract Developer")
	})
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
		if a := d.recruiter.get(candidateSessions + "?" + link.Encode()); a.code() != "200" ||
			a.Data[0]["consentGiven"] != true || a.Data[0]["staff"] != true {
			t.Fatalf("staff are asked for nothing: %s", a.Raw)
		}
		if a := d.nobody().get(candidateSessions + "?" + link.Encode()); a.Data[0]["staff"] != false {
			t.Errorf("a candidate is staff: %s", a.Raw)
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
		by := storetest.Column(t, d.database, "SELECT actor_id FROM audit WHERE action = 'SaveBasicProfile'")
		if len(by) != 1 || by[0] != d.hr {
			t.Errorf("the audit names %v", by)
		}
	})
}
