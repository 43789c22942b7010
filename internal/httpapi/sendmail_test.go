package httpapi_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"muster/internal/check"
	"muster/internal/outreach"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

func TestWrittenMail(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req := d.approved("Full Time", 2)
		d.assign(req, []string{d.hr}, 2)
		if a := d.recruiter.post("/api/Candidate_Dashboard.svc/insert_candidate", body{
			"NAME": "Asha Rao", "MOBILE": "9000000001", "EMAIL": "asha@mail.example", "SOURCE_OF_CANDIDATE": "Naukri",
			"STATE": "Maharashtra", "CITY": "Pune", "REQ_ID": req,
		}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		write := func(c *client, to, cc string) reply {
			return c.post("/api/Candidate_Dashboard.svc/send_mail_cc", body{
				"To": to, "CC": cc, "Subject": "Your interview",
				"MailBody": `<p onclick="x()">Hello <b>Asha</b><script>alert(1)</script><img src="https://spy.example/1.gif"></p>`,
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
		if !strings.Contains(mail.HTML, "<b>Asha</b>") || strings.TrimSpace(mail.Plain) != "Hello Asha" ||
			mail.To[0] != "asha@mail.example" {
			t.Errorf("mail: %+v", mail)
		}
		for name, a := range map[string]reply{
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
		if a := d.recruiter.post("/api/Candidate_Dashboard.svc/send_mail", body{"To": "asha@mail.example",
			"Subject": "", "MailBody": "x"}); a.Status != 400 || a.field() != "Subject" {
			t.Errorf("without a subject: %s", a.Raw)
		}
		if a := d.recruiter.post("/api/Candidate_Dashboard.svc/send_mail", body{"To": "asha@mail.example",
			"Subject": "Deep", "MailBody": strings.Repeat("<div>", 2000) + "x"}); a.Status != 400 || a.field() != "MailBody" {
			t.Errorf("nested too deeply: %d %s", a.Status, a.Raw)
		}
		can := storetest.Column(t, d.database, "SELECT id FROM candidate WHERE mobile10 = '9000000001'")[0]
		for i := range 60 {
			// A mail with a link is one of the hour too.
			path, mail := mailLink, body{"candidate": can, "requisition": req, "kind": "form"}
			if i%2 == 0 {
				path, mail = sendMail, body{"To": "asha@mail.example", "Subject": "again", "MailBody": "x"}
			}
			a := d.recruiter.post(path, mail)
			if want := map[bool]int{true: 200, false: 429}[i < 59]; a.Status != want {
				t.Fatalf("mail %d of the hour: %d %s", i+2, a.Status, a.Raw)
			}
		}
		d.pass(time.Hour + time.Second)
		if a := d.recruiter.post("/api/Candidate_Dashboard.svc/send_mail", body{"To": "asha@mail.example",
			"Subject": "again", "MailBody": "x"}); a.code() != "200" {
			t.Errorf("an hour later: %s", a.Raw)
		}
	})
}

func TestWhoMayWriteToWhom(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		if a := d.move(d.recruiter, req, can, "CALL", "Shortlisted",
			d.arranged(d.idOf("interviewer"))); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		programme := d.approved("Part Time", 2)
		if a := d.assign(programme, []string{d.idOf("recruiter2")}, 2); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		storetest.Exec(t, d.database, "UPDATE requisition SET esa = 'live' WHERE id = '"+programme+"'")
		if a := d.manager.post("/api/Candidate_Dashboard.svc/insert_candidate", body{
			"NAME": "Esa Rao", "MOBILE": "9000000077", "EMAIL": "esa@mail.example", "SOURCE_OF_CANDIDATE": "Naukri",
			"STATE": "Maharashtra", "CITY": "Pune", "REQ_ID": programme,
		}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		const dashboard, master = "/api/Candidate_Dashboard.svc/", "/api/Master.svc/"
		calls := map[string]body{dashboard + "send_mail": nil, master + "send_mail_master": nil, dashboard +
			"send_mail_cc": {"CC": "nandini.rao@demo.muster.example"}, dashboard +
			"send_mail_calendar": {"Location": "Room 4", "DATETIME": "2026-03-20 10:30"}}
		write := func(c *client, call, to string) reply {
			sent := body{"To": to, "Subject": "Hello", "MailBody": "<p>Hello</p>"}
			for name, value := range calls[call] {
				sent[name] = value
			}
			return c.post(call, sent)
		}
		for _, r := range []struct {
			who             string
			candidate, esas int
		}{
			{"manager", 200, 200}, {"senior-hr", 200, 200}, {"admin", 200, 200}, {"recruiter", 200, 403},
			{"recruiter2", 403, 403},
			{"interviewer", 200, 403}, {"esa-hr", 403, 200}, {"esa-assigned", 403, 200},
		} {
			c := d.as(r.who)
			for call := range calls {
				r := r
				if call == master+"send_mail_master" {
					// What a sample candidate would read is for colleagues alone.
					r.candidate, r.esas = 403, 403
				}
				if a := write(c, call, candidatesMail); a.Status != r.candidate {
					t.Errorf("%s of %s to the candidate: %d %s", call, r.who, a.Status, a.Raw)
				}
				if a := write(c, call, "esa@mail.example"); a.Status != r.esas {
					t.Errorf("%s of %s to one of the programme: %d %s", call, r.who, a.Status, a.Raw)
				}
				if a := write(c, call, "lakshmi.nair@demo.muster.example"); a.code() != "200" {
					t.Errorf("%s of %s to a colleague: %s", call, r.who, a.Raw)
				}
				if a := write(c, call, "stranger@mail.example"); a.Status != 403 {
					t.Errorf("%s of %s to a stranger: %s", call, r.who, a.Raw)
				}
			}
		}
		for call := range calls {
			if a := write(d.nobody(), call, candidatesMail); a.Status != 401 {
				t.Errorf("%s of nobody: %s", call, a.Raw)
			}
		}
		if a := d.manager.post("/api/Candidate_Dashboard.svc/Blacklisted_Candidate_V1",
			body{"CAN_ID": can, "REQ_ID": req, "COMMENT": "lied"}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if a := write(d.manager, dashboard+"send_mail", candidatesMail); a.code() != "409" ||
			a.message() != "Candidate is Blacklisted" {
			t.Errorf("to a blacklisted candidate: %s", a.Raw)
		}
		if a := write(d.as("recruiter2"), dashboard+"send_mail", candidatesMail); a.Status != 403 {
			t.Errorf("a caller who may not see them is answered: %s", a.Raw)
		}
	})
}

// A server that was stopped while it sent a mail loses the job to another one, and may still be told that it failed.
func TestFailureAfterAnotherServerSentTheMail(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		d.app.Messages.SendMail = func(_ context.Context, m outreach.Mail) error {
			storetest.Exec(t, d.database, "UPDATE job SET attempts = attempts + 1 WHERE payload = '\""+m.ID+"\"'")
			err := d.app.Store.InTx(t.Context(), func(q *store.Queries) error {
				_, err := q.MessageSent(t.Context(), store.MessageSentParams{ID: m.ID, SentAt: new(store.At(m.At))})
				return err
			})
			storetest.Exec(t, d.database, "DELETE FROM job WHERE payload = '\""+m.ID+"\"'")
			return errors.Join(errors.New("the mail server does not answer"), err)
		}
		if a := d.as("administrator").post("/api/messages/test", body{}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		d.work()
		states := storetest.Column(t, d.database, "SELECT state || ' ' || reason FROM message")
		if len(states) != 1 || states[0] != "sent " {
			t.Errorf("the mail is %q", states)
		}
		if found, err := check.Run(t.Context(), d.app.Core); err != nil || len(found) > 0 {
			t.Errorf("%q, %v", found, err)
		}
	})
}
