package httpapi_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"muster/internal/outreach"
	"muster/internal/outreach/smtptest"
	"muster/internal/store/storetest"
)

// reminded passes hour after hour until a time, and returns what left meanwhile but for invitations, as the day, the
// hour and the subject up to the colon.
func (d *team) reminded(server *smtptest.Server, until time.Time) (got []string) {
	d.t.Helper()
	for {
		before := len(server.Messages())
		d.work()
		for _, m := range server.Messages()[before:] {
			subject, _, _ := strings.Cut(m.Decoded("Subject"), ":")
			got = append(got, fmt.Sprintf("%s %s to %s", d.clock().In(kolkata).Format("02 15:04"), subject,
				strings.Join(m.To, ",")))
		}
		if !d.clock().Before(until) {
			return got
		}
		d.pass(30 * time.Minute)
	}
}

var kolkata = func() *time.Location { z, _ := time.LoadLocation("Asia/Kolkata"); return z }()

func TestPeopleAreRemindedOfAnInterviewUntilItEnds(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		server := smtptest.Start(t)
		sender, err := outreach.ParseSMTP(server.URL())
		if err != nil {
			t.Fatal(err)
		}
		d.app.Messages.SendMail = sender.Send
		person := d.emailOf(d.conductor)
		at := func(day, hour int) time.Time { return time.Date(2026, 3, day, hour, 0, 0, 0, kolkata) }
		waiting := func(want int) {
			t.Helper()
			if n := len(storetest.Column(t, d.database, "SELECT id FROM job WHERE kind = 'RemindInterview'")); n != want {
				t.Errorf("%d reminders wait, want %d", n, want)
			}
		}
		must := func(got []string, want ...string) {
			t.Helper()
			if fmt.Sprint(got) != fmt.Sprint(want) {
				t.Errorf("reminded:\n%s\nwant:\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
			}
		}
		by := func() (manager *client) { return d.as("manager") }

		// Friday, 20 March, 15:30.
		step := stepOf(t, d.move(by(), req, can, "CALL", "Shortlisted", d.arranged(d.conductor)))
		waiting(1)
		if a := d.manager.post("/api/moves/"+step+"/undo", body{}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		waiting(0)
		d.moves(req, can, "CALL Shortlisted")
		d.leave()
		waiting(1)
		must(d.reminded(server, at(24, 12)),
			"19 18:00 Reminder to "+candidatesMail, "20 14:30 Reminder to "+person,
			"20 17:30 Result missing to "+person, "21 09:30 Result missing to "+person)
		waiting(0)
		for _, m := range server.Messages() {
			subject := m.Decoded("Subject")
			text := m.Text
			if strings.HasPrefix(subject, "Reminder: your") && !strings.Contains(text, "/interview_reply?") ||
				strings.HasPrefix(subject, "Result missing") && !strings.Contains(text, "/interview_result?") {
				t.Errorf("%s has no link:\n%s", subject, text)
			}
		}

		// A moved interview reminds of its new time only, and one with a result of nothing more.
		moved := d.arranged(d.conductor)
		moved["CALLBACK_DATE"] = "2026-03-26"
		if a := d.move(by(), req, can, "HR_ROUND", "Rescheduled", moved); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		moved["CALLBACK_DATE"] = "2026-03-27"
		if a := d.move(by(), req, can, "HR_ROUND", "Rescheduled", moved); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		d.leave()
		waiting(1)
		must(d.reminded(server, at(27, 15)), "26 18:00 Reminder to "+candidatesMail, "27 14:30 Reminder to "+person)
		step = stepOf(t, d.move(by(), req, can, "HR_ROUND", "Selected", nil))
		waiting(0)
		d.manager = by()
		if a := d.manager.post("/api/moves/"+step+"/undo", body{}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		waiting(1)
		d.leave()
		must(d.reminded(server, at(27, 18)), "27 17:30 Result missing to "+person)
		if a := d.move(by(), req, can, "HR_ROUND", "Selected", nil); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		d.leave()
		waiting(0)
		must(d.reminded(server, at(30, 12)))
	})
}

func TestNoReminderOfARevokedRequisition(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		d.moves(req, can, "CALL Shortlisted")
		d.revoke(req)
		d.leave()
		d.mails = nil
		d.pass(10 * 24 * time.Hour)
		d.work()
		if len(d.mails) != 0 {
			t.Errorf("reminded: %+v", d.mails)
		}
	})
}

func TestRemindSendsTheInterviewersMailAgain(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		d.moves(req, can, "CALL Shortlisted")
		d.leave()
		d.mails, d.bellMails = nil, nil
		remind := func() {
			t.Helper()
			a := d.as("recruiter").post("/api/waiting/remind", body{"candidate": can, "requisition": req})
			if a.code() != "200" {
				t.Fatal(a.Raw)
			}
			d.work()
			d.pass(time.Minute)
			d.work()
		}
		remind()
		m := d.mailTo(d.emailOf(d.conductor))
		if len(d.mails) != 1 || len(d.bellMails) != 0 ||
			!strings.HasPrefix(m.Subject, "Reminder: HR interview of Asha Rao") ||
			!strings.Contains(m.Plain, "/interview_result?") {
			t.Errorf("reminded: %+v, %+v", d.mails, d.bellMails)
		}
		if a := d.nobody().get("/api/interviews/result?" + linkOf(t, m).Encode()); a.code() != "200" {
			t.Errorf("the link: %s", a.Raw)
		}
		d.pass(6 * 24 * time.Hour)
		d.work()
		d.mails = nil
		remind()
		if m := d.mailTo(d.emailOf(d.conductor)); !strings.HasPrefix(m.Subject, "Result missing: ") {
			t.Errorf("reminded once it is over: %+v", m)
		}
	})
}
