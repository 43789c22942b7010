package httpapi_test

import (
	"fmt"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/outreach"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

const candidatesMail = "asha@mail.example"

// invited is opened with a candidate who has an e-mail address.
func (d *team) invited() (req, can string) {
	d.t.Helper()
	req = d.approved("Full Time", 2)
	if a := d.assign(req, []string{d.hr}, 2); a.code() != "200" {
		d.t.Fatal(a.Raw)
	}
	a := d.recruiter.post("/api/Candidate_Dashboard.svc/insert_candidate", body{
		"NAME": "Asha Rao", "MOBILE": "9000000001", "EMAIL": candidatesMail, "SOURCE_OF_CANDIDATE": "Naukri",
		"STATE": "Maharashtra", "CITY": "Pune", "REQ_ID": req,
		"EXP": "6 years", "IS_EXP": "1", "CURRENT_COMPANY": "Tarang Systems",
	})
	if a.code() != "200" {
		d.t.Fatal(a.Raw)
	}
	d.work()
	d.mails = nil
	return req, a.Data[0]["CAN_ID"].(string)
}

// leave sends the queued mails, also those that wait for an undo.
func (d *team) leave() {
	d.t.Helper()
	d.work()
	d.pass(hiring.UndoableMailDelay)
	d.work()
}

// arrives sends the queued mails and returns them by recipient.
func (d *team) arrives() map[string]outreach.Mail {
	d.t.Helper()
	d.mails = nil
	d.leave()
	came := map[string]outreach.Mail{}
	for _, m := range d.mails {
		to := strings.Join(m.To, ", ")
		if _, twice := came[to]; twice {
			d.t.Errorf("two mails to %s", to)
		}
		came[to] = m
	}
	return came
}

func (d *team) emailOf(id string) string {
	d.t.Helper()
	user, err := d.app.Store.Read().UserByID(d.t.Context(), id)
	if err != nil {
		d.t.Fatal(err)
	}
	return user.Email
}

// entry reads a line of a calendar file, outside of its time zone block.
func entry(file, name string) string {
	file = strings.ReplaceAll(file, "\r\n ", "")
	if before, zone, found := strings.Cut(file, "BEGIN:VTIMEZONE"); found {
		_, after, _ := strings.Cut(zone, "END:VTIMEZONE")
		file = before + after
	}
	found := regexp.MustCompile(`(?m)^` + name + `[;:](.*)\r$`).FindStringSubmatch(file)
	if found == nil {
		return ""
	}
	return found[1]
}

func TestInterviewMails(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		interviewer := d.idOf("interviewer")
		if a := d.move(d.recruiter, req, can, "CALL", "Shortlisted", d.arranged(interviewer)); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		came := d.arrives()
		to, by := came[candidatesMail], came[d.emailOf(interviewer)]
		if len(came) != 2 ||
			to.Subject != "Your HR interview for Full Time Developer is scheduled: 20-Mar-2026 at 03:30 pm" ||
			by.Subject != "HR interview of Asha Rao for Full Time Developer scheduled: 20-Mar-2026 at 03:30 pm" {
			t.Fatalf("mails: %+v", came)
		}
		for _, text := range []string{"Dear Asha Rao,", "Position: Full Time Developer", "Round: HR",
			"Date: 20-Mar-2026", "Time: 03:30 pm (Asia/Kolkata)", "Type: Online", "Link: https://meet.example/1",
			"Interviewer: Nandini Rao", "Contact: Asha Kulkarni, "} {
			if !strings.Contains(to.Plain, text) {
				t.Errorf("the mail to the candidate lacks %q:\n%s", text, to.Plain)
			}
		}
		if strings.Contains(to.Plain+to.HTML, "noted") || strings.Contains(to.Plain, "Tarang") {
			t.Errorf("the mail to the candidate has internal facts:\n%s", to.Plain)
		}
		for _, text := range []string{"Comment: noted", "Current company: Tarang Systems", "Mobile: 9000000001",
			"Scheduled Interviews: http://muster.test/scheduled_interviews\n"} {
			if !strings.Contains(by.Plain, text) {
				t.Errorf("the mail to the interviewer lacks %q:\n%s", text, by.Plain)
			}
		}
		if !strings.Contains(to.HTML, `<a href="https://meet.example/1"`) || !strings.Contains(by.HTML,
			`href="http://muster.test/scheduled_interviews"`) {
			t.Errorf("links: %s\n%s", to.HTML, by.HTML)
		}
		uid := entry(to.Calendar, "UID")
		for name, want := range map[string]string{
			"METHOD": "REQUEST", "SEQUENCE": "0", "DTSTART": "TZID=Asia/Kolkata:20260320T153000",
			"DTEND": "TZID=Asia/Kolkata:20260320T163000", "LOCATION": "https://meet.example/1",
			"SUMMARY": "HR interview of Asha Rao for Full Time Developer", "STATUS": "CONFIRMED",
			"DTSTAMP": "20260316T093000Z",
		} {
			if got := entry(to.Calendar, name); got != want {
				t.Errorf("%s is %q, not %q", name, got, want)
			}
		}
		if uid == "" || uid != entry(by.Calendar, "UID") || !strings.HasSuffix(entry(to.Calendar, "ATTENDEE"),
			":mailto:"+candidatesMail) {
			t.Errorf("the calendars:\n%s\n%s", to.Calendar, by.Calendar)
		}

		later := d.arranged(d.conductor)
		later["CALLBACK_DATE"], later["INTERVIEW_TYPE"], later["MEETING_LINK"] = "2026-03-23", "Offline", "Pune office"
		if a := d.move(d.recruiter, req, can, "HR_ROUND", "Rescheduled", later); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		came = d.arrives()
		to, off, on := came[candidatesMail], came[d.emailOf(interviewer)], came[d.emailOf(d.conductor)]
		if len(came) != 3 || !strings.Contains(to.Subject, "is rescheduled: 23-Mar-2026") ||
			!strings.HasPrefix(off.Subject, "Cancelled: ") {
			t.Fatalf("rescheduled: %+v", came)
		}
		if entry(to.Calendar, "UID") != uid || entry(to.Calendar, "SEQUENCE") != "2" ||
			entry(to.Calendar, "METHOD") != "REQUEST" || entry(to.Calendar, "LOCATION") != "Pune office" {
			t.Errorf("the later entry does not replace the first:\n%s", to.Calendar)
		}
		if entry(off.Calendar, "UID") != uid || entry(off.Calendar, "METHOD") != "CANCEL" ||
			entry(off.Calendar, "STATUS") != "CANCELLED" || entry(off.Calendar, "SEQUENCE") != "1" {
			t.Errorf("the former interviewer:\n%s", off.Calendar)
		}
		if entry(on.Calendar, "SEQUENCE") != "2" || !strings.Contains(on.Plain, "Location: Pune office") ||
			!strings.Contains(on.Plain, "Give the result: http://muster.test/interview_result?") {
			t.Errorf("the new interviewer:\n%s\n%s", on.Plain, on.Calendar)
		}

		if a := d.move(d.recruiter, req, can, "HR_ROUND", "Skip", nil); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		came = d.arrives()
		for address, whose := range map[string]string{candidatesMail: "your HR interview",
			d.emailOf(d.conductor): "the HR interview of Asha Rao"} {
			if m := came[address]; len(came) != 2 || entry(m.Calendar, "METHOD") != "CANCEL" ||
				entry(m.Calendar, "UID") != uid || entry(m.Calendar, "SEQUENCE") != "3" ||
				!strings.Contains(m.Plain, whose+" on 23-Mar-2026 at 03:30 pm will not take place.") {
				t.Errorf("cancelled for %s: %+v", address, m)
			}
		}
		// Another round is another entry, and a result before the interview cancels it.
		d.moves(req, can, "TL_ROUND Scheduled")
		if m := d.arrives()[candidatesMail]; entry(m.Calendar, "UID") == uid ||
			entry(m.Calendar, "SEQUENCE") != "0" || !strings.Contains(m.Subject, "Team Lead interview") {
			t.Errorf("the TL round: %+v", m)
		}
		if a := d.move(d.manager, req, can, "TL_ROUND", "Selected", body{"TAKE_INTERVIEW": "1"}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		for address, m := range d.arrives() {
			if entry(m.Calendar, "METHOD") != "CANCEL" || !strings.Contains(m.Plain, "is not needed any more.") {
				t.Errorf("a result before the interview, to %s: %+v", address, m)
			}
		}
		d.moves(req, can, "PL_ROUND Scheduled")
		d.leave()
		d.pass(30 * 24 * time.Hour)
		d.manager = d.as("manager")
		if a := d.move(d.manager, req, can, "PL_ROUND", "Backed Out", nil); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if came := d.arrives(); len(came) != 0 {
			t.Errorf("an interview of last month is cancelled: %+v", came)
		}
	})
}

func TestBlacklistingCancelsTheInterview(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		d.moves(req, can, "CALL Shortlisted")
		if came := d.arrives(); len(came) != 1 {
			t.Errorf("a candidate without an e-mail address: %+v", came)
		}
		if a := d.manager.post("/api/Candidate_Dashboard.svc/Blacklisted_Candidate_V1",
			body{"CAN_ID": can, "REQ_ID": req, "COMMENT": "lied"}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if m := d.arrives()[d.emailOf(d.conductor)]; entry(m.Calendar, "METHOD") != "CANCEL" {
			t.Errorf("the mail to the interviewer: %+v", m)
		}
	})
}

// linkOf is the signed link in a mail.
func linkOf(t *testing.T, m outreach.Mail) url.Values {
	t.Helper()
	found := regexp.MustCompile(`Give the result: (\S+)`).FindStringSubmatch(m.Plain)
	if found == nil {
		t.Fatalf("no link in %s", m.Plain)
	}
	at, err := url.Parse(found[1])
	if err != nil || at.Path != "/interview_result" {
		t.Fatalf("%s: %v", found[1], err)
	}
	return at.Query()
}

func TestLeadGivesTheResultByLink(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		d.moves(req, can, "CALL Shortlisted", "HR_ROUND Selected")
		d.leave()
		d.moves(req, can, "TL_ROUND Scheduled")
		link := linkOf(t, d.arrives()[d.emailOf(d.conductor)])
		open := func(values url.Values) reply { return d.nobody().get("/api/interviews/result?" + values.Encode()) }
		answer := func(values url.Values, sent map[string]any) reply {
			return d.nobody().post("/api/interviews/result?"+values.Encode(), sent)
		}
		page := open(link)
		if page.code() != "200" {
			t.Fatal(page.Raw)
		}
		row := page.Data[0]
		if row["candidate"] != "Asha Rao" || row["round"] != "Team Lead" || row["date"] != "2026-03-20" ||
			row["time"] != "15:30" || row["decided"] != "" ||
			fmt.Sprint(row["comments"]) != "[noted noted noted noted]" || len(row["factors"].([]any)) != 5 ||
			len(row["results"].([]any)) != 4 {
			t.Errorf("the page: %s", page.Raw)
		}
		if n := d.next(d.manager, req, can); n.Status != "Scheduled" {
			t.Errorf("opening the link changed something: %+v", n)
		}
		for name, spoil := range map[string]func(url.Values){
			"another interview": func(v url.Values) { v.Set("interview", "1") },
			"another person":    func(v url.Values) { v.Set("person", d.managerID) },
			"another end":       func(v url.Values) { v.Set("until", "9999999999") },
			"no signature":      func(v url.Values) { v.Del("signature") },
		} {
			forged := url.Values{}
			for key, value := range link {
				forged[key] = value
			}
			spoil(forged)
			if a := open(forged); a.code() != "409" ||
				a.message() != "This link is no longer valid. Please ask for a new one." || len(a.Data) != 0 {
				t.Errorf("%s: %s", name, a.Raw)
			}
			if a := answer(forged, map[string]any{"STATUS": "Selected", "COMMENT": "yes"}); a.code() != "409" {
				t.Errorf("%s answers: %s", name, a.Raw)
			}
		}
		if a := answer(link, map[string]any{"STATUS": "Selected", "COMMENT": " "}); a.Status != 400 ||
			a.field() != "COMMENT" || a.message() != "All Fields Are Compulsory!!" {
			t.Errorf("without a comment: %s", a.Raw)
		}
		if a := answer(link, map[string]any{"STATUS": "Skip", "COMMENT": "x"}); a.code() != "409" {
			t.Errorf("an invalid result: %s", a.Raw)
		}
		scores := []map[string]any{{"FACTOR": "Ownership", "SCORE": 4}}
		if a := answer(link, map[string]any{"STATUS": "Selected", "COMMENT": "strong",
			"SCORES": scores}); a.code() != "200" || a.message() != "Interview Updated Successfully" {
			t.Fatalf("the result: %s", a.Raw)
		}
		got := storetest.Column(t, d.database,
			"SELECT e.status || ' ' || e.comment || ' ' || e.actor_id || ' ' || f.factor"+
				" FROM stage_event AS e JOIN feedback AS f ON f.event_id = e.id")
		if len(got) != 1 || got[0] != "Selected strong "+d.conductor+" Ownership" {
			t.Errorf("recorded: %v", got)
		}
		told := fmt.Sprintf("The result of this interview is Selected; %s gave it on 16-Mar-2026.", row["person"])
		if a := answer(link, map[string]any{"STATUS": "Rejected", "COMMENT": "no"}); a.code() != "409" ||
			a.message() != told {
			t.Errorf("twice: %s", a.Raw)
		}
		if a := open(link); a.code() != "200" || a.Data[0]["decided"] != told ||
			len(a.Data[0]["results"].([]any)) != 0 {
			t.Errorf("the page afterwards: %s", a.Raw)
		}
		if n := d.next(d.manager, req, can); n.Status != "Selected" || n.stage("PL_ROUND").State != "open" {
			t.Errorf("afterwards: %+v", n)
		}

		d.leave()
		d.moves(req, can, "PL_ROUND Scheduled")
		first := linkOf(t, d.arrives()[d.emailOf(d.conductor)])
		again := map[string]any{"STATUS": "Rescheduled", "COMMENT": "ill", "CALLBACK_DATE": "2026-03-24",
			"CALLBACK_TIME": "11:00 am", "INTERVIEW_TYPE": "Online", "MEETING_LINK": "https://meet.example/2"}
		if a := answer(first, again); a.code() != "200" {
			t.Fatalf("rescheduled by the link: %s", a.Raw)
		}
		second := linkOf(t, d.arrives()[d.emailOf(d.conductor)])
		if a := answer(first, map[string]any{"STATUS": "Selected", "COMMENT": "x"}); a.code() != "409" ||
			a.message() != "This interview was rescheduled to 24-Mar-2026 at 11:00 am; the newer mail has a link of its own." {
			t.Errorf("the older link: %s", a.Raw)
		}
		d.pass((8*24 + 15*24) * time.Hour)
		if a := open(second); a.code() != "409" ||
			a.message() != "This link is no longer valid. Please ask for a new one." {
			t.Errorf("expired: %s", a.Raw)
		}
		if a := answer(second, map[string]any{"STATUS": "Selected", "COMMENT": "x"}); a.code() != "409" {
			t.Errorf("expired, answered: %s", a.Raw)
		}
	})
}

func TestLeadReadsTheResumeByLink(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		d.moves(req, can, "CALL Shortlisted", "HR_ROUND Selected")
		d.leave()
		d.moves(req, can, "TL_ROUND Scheduled")
		link := linkOf(t, d.arrives()[d.emailOf(d.conductor)])
		attached := func() any { return d.nobody().get("/api/interviews/result?" + link.Encode()).Data[0]["resume"] }
		read := func(values url.Values) reply { return d.nobody().get("/api/interviews/resume?" + values.Encode()) }
		if a := read(link); attached() != false || a.code() != "404" || a.message() != "Resume Not Attached!!" {
			t.Errorf("without a resume: %v %s", attached(), a.Raw)
		}
		if a := d.recruiter.form(resumeForm, body{"CAN_ID": can}, onePage); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		a := read(link)
		if attached() != true || a.Status != 200 || a.Raw != onePage ||
			a.Header.Get("Content-Type") != "application/pdf" || a.Header.Get("Cache-Control") != "no-store" {
			t.Errorf("the resume: %v %d %v %.80q", attached(), a.Status, a.Header, a.Raw)
		}
		forged := url.Values{"interview": link["interview"], "person": {d.managerID}, "until": link["until"],
			"signature": link["signature"]}
		if a := read(forged); a.code() != "409" || strings.Contains(a.Raw, "%PDF") {
			t.Errorf("for another person: %.200s", a.Raw)
		}
		if a := d.nobody().post("/api/interviews/result?"+link.Encode(), map[string]any{"STATUS": "Selected",
			"COMMENT": "strong"}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if a := read(link); attached() != false || a.code() != "409" || !strings.HasPrefix(a.message(),
			"The result of this interview is Selected") {
			t.Errorf("after the result: %v %.200s", attached(), a.Raw)
		}
	})
}

func TestJoiningMailGoesToThePeopleOfTheRequisition(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		administrator := d.as("administrator")
		if a := administrator.sendJSON("PUT", "/api/settings/joiningMailTo",
			map[string]any{"value": "admin.desk@muster.test\nit.desk@muster.test", "version": "0"}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		for role, want := range map[string]string{"TL": "process lead has a copy", "PL": "in your process"} {
			asker := storetest.Column(t, d.database,
				"SELECT u.id FROM app_user AS u JOIN role AS r ON r.id = u.role_id"+
					" WHERE r.name = '"+role+"' AND u.email LIKE '%shruti%'"+
					" OR r.name = '"+role+"' AND u.email LIKE '%aditya%'")[0]
			req := d.ask(body{"requestedBy": asker})
			d.leave()
			d.answer("Approve")
			d.assign(req, []string{d.hr}, 1)
			can := d.add(req, "Asha Rao", "90000000"+map[string]string{"TL": "01", "PL": "02"}[role])
			d.moves(req, can, toCEO...)
			d.moves(req, can, "OFFER Offer Sent", "OFFER Offer Accepted")
			d.leave()
			d.moves(req, can, "JOINING Expected DOJ")
			m, told := d.arrives()[d.emailOf(asker)], "admin.desk@muster.test, it.desk@muster.test"
			if role == "TL" {
				told = "aditya.kapoor@demo.muster.example, " + told
			}
			if m.Subject != "Asha Rao joins as Full Time Developer on 1st Apr 2026" || !strings.Contains(m.Plain,
				want) || !strings.Contains(m.Plain, "Joining date: 1st Apr 2026") || strings.Join(m.Cc, ", ") != told {
				t.Errorf("%s: %+v", role, m)
			}
		}
	})
}

func TestEditNotifiesTheHRInterviewer(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		edited := func() map[string]outreach.Mail {
			t.Helper()
			by := core.Caller{User: hiring.User{ID: d.hr, Role: hiring.Recruiter}}
			err := d.app.Store.InTx(t.Context(),
				func(q *store.Queries) error { return d.app.Applications.MailEdited(t.Context(), q, by, can) })
			if err != nil {
				t.Fatal(err)
			}
			return d.arrives()
		}
		if came := edited(); len(came) != 0 {
			t.Errorf("without an interview: %+v", came)
		}
		d.moves(req, can, "CALL Shortlisted")
		d.leave()
		m := edited()[d.emailOf(d.conductor)]
		if m.Subject != "Updated: HR interview of Asha Rao for Full Time Developer" || !strings.Contains(m.Plain,
			"were updated.") || m.Calendar != "" {
			t.Errorf("%+v", m)
		}
		linkOf(t, m)
		d.moves(req, can, "HR_ROUND Selected", "TL_ROUND Scheduled")
		d.leave()
		if came := edited(); len(came) != 0 {
			t.Errorf("in the TL round: %+v", came)
		}
	})
}

func TestWrittenMailWithACalendarEntry(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		d.invited()
		send := func(c *client, to, at string) reply {
			return c.post("/api/Candidate_Dashboard.svc/send_mail_calendar", body{"To": to, "Subject": "Visit",
				"MailBody": "<p>Come <b>early</b></p>", "Location": "Pune office", "DATETIME": at})
		}
		if a := send(d.recruiter, candidatesMail, "2026-03-20 11:00"); a.code() != "200" ||
			a.message() != "Successfully Send" {
			t.Fatal(a.Raw)
		}
		m := d.arrives()[candidatesMail]
		if entry(m.Calendar, "METHOD") != "REQUEST" ||
			entry(m.Calendar, "DTSTART") != "TZID=Asia/Kolkata:20260320T110000" ||
			entry(m.Calendar, "LOCATION") != "Pune office" ||
			!strings.Contains(entry(m.Calendar, "ORGANIZER"), "asha.kulkarni@") ||
			entry(m.Calendar, "SUMMARY") != "Visit" {
			t.Errorf("the entry:\n%s", m.Calendar)
		}
		if a := send(d.recruiter, candidatesMail, ""); a.Status != 400 || a.field() != "DATETIME" ||
			a.message() != "Please Select Date!!" {
			t.Errorf("without a date: %s", a.Raw)
		}
		if a := send(d.as("recruiter2"), candidatesMail, "2026-03-20 11:00"); a.Status != 403 {
			t.Errorf("to somebody else's candidate: %s", a.Raw)
		}
	})
}
