package httpapi_test

import (
	"strings"
	"testing"
	"time"
)

func TestWrittenMail(t *testing.T) {
	eachDesk(t, func(t *testing.T, d *deskOf) {
		req := d.approved("Full Time", 2)
		d.assign(req, []string{d.hr}, 2)
		if a := d.recruiter.post("/api/Candidate_Dashboard.svc/insert_candidate", body{
			"NAME": "Asha Rao", "MOBILE": "9000000001", "EMAIL": "asha@mail.example", "SOURCE_OF_CANDIDATE": "Naukri", "STATE": "Maharashtra", "CITY": "Pune", "REQ_ID": req,
		}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		write := func(c *client, to, cc string) said {
			return c.post("/api/Candidate_Dashboard.svc/send_mail_cc", body{
				"To": to, "CC": cc, "Subject": "Your interview", "MailBody": `<p onclick="x()">Hello <b>Asha</b><script>alert(1)</script><img src="https://spy.example/1.gif"></p>`,
			})
		}
		if a := write(d.recruiter, "asha@mail.example", ""); a.code() != "200" || a.message() != "Successfully Send" {
			t.Fatalf("to an own candidate: %s", a.Raw)
		}
		d.mails = nil
		d.work()
		mail := d.mails[0]
		for _, bad := range []string{"script", "onclick", "spy.example", "alert"} {
			if strings.Contains(mail.HTML, bad) {
				t.Errorf("the mail has %q: %s", bad, mail.HTML)
			}
		}
		if !strings.Contains(mail.HTML, "<b>Asha</b>") || strings.TrimSpace(mail.Plain) != "Hello Asha" || mail.To[0] != "asha@mail.example" {
			t.Errorf("mail: %+v", mail)
		}
		for name, a := range map[string]said{
			"a stranger":                write(d.recruiter, "stranger@mail.example", ""),
			"a stranger in copy":        write(d.recruiter, "asha@mail.example", "stranger@mail.example"),
			"somebody else's candidate": write(d.as("recruiter2"), "asha@mail.example", ""),
		} {
			if a.Status != 403 {
				t.Errorf("%s: %d %s", name, a.Status, a.Raw)
			}
		}
		if a := write(d.manager, "asha@mail.example", "nandini.rao@demo.muster.example"); a.code() != "200" {
			t.Errorf("a manager, with a colleague in copy: %s", a.Raw)
		}
		if a := d.recruiter.post("/api/Candidate_Dashboard.svc/send_mail", body{"To": "asha@mail.example", "Subject": "", "MailBody": "x"}); a.Status != 400 || a.field() != "Subject" {
			t.Errorf("without a subject: %s", a.Raw)
		}
		for i := range 60 {
			a := d.recruiter.post("/api/Candidate_Dashboard.svc/send_mail", body{"To": "asha@mail.example", "Subject": "again", "MailBody": "x"})
			if want := map[bool]int{true: 200, false: 429}[i < 59]; a.Status != want {
				t.Fatalf("mail %d of the hour: %d %s", i+2, a.Status, a.Raw)
			}
		}
		d.pass(time.Hour + time.Second)
		if a := d.recruiter.post("/api/Candidate_Dashboard.svc/send_mail", body{"To": "asha@mail.example", "Subject": "again", "MailBody": "x"}); a.code() != "200" {
			t.Errorf("an hour later: %s", a.Raw)
		}
	})
}
