package httpapi_test

import (
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"muster/internal/outreach"
)

// mailTo returns the newest mail to an address.
func (d *team) mailTo(address string) outreach.Mail {
	d.t.Helper()
	for i := len(d.mails) - 1; i >= 0; i-- {
		if strings.Join(d.mails[i].To, "") == address {
			return d.mails[i]
		}
	}
	d.t.Fatalf("no mail to %s", address)
	return outreach.Mail{}
}

// replyLinkOf is the signed link in a mail to a candidate.
func replyLinkOf(t *testing.T, m outreach.Mail) url.Values {
	t.Helper()
	found := regexp.MustCompile(`Will you come\?: (\S+)`).FindStringSubmatch(m.Plain)
	if found == nil {
		t.Fatalf("no link in %s", m.Plain)
	}
	at, err := url.Parse(found[1])
	if err != nil || at.Path != "/interview_reply" {
		t.Fatalf("%s: %v", found[1], err)
	}
	return at.Query()
}

func TestCandidateAnswersTheInvitation(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		open := func(link url.Values) reply { return d.nobody().get("/api/interviews/reply?" + link.Encode()) }
		answer := func(link url.Values, says string) reply {
			return d.nobody().post("/api/interviews/reply?"+link.Encode(), body{"reply": says})
		}
		kept := func(want string) {
			t.Helper()
			if n := d.next(d.manager, req, can); n.Interview.Reply != want {
				t.Errorf("kept: %q, want %q", n.Interview.Reply, want)
			}
		}
		closed := func(link url.Values, why string) {
			t.Helper()
			if a := open(link); a.code() != "200" || a.Data[0]["decided"] != why || a.Data[0]["place"] != "" ||
				len(a.Data[0]["replies"].([]any)) != 0 {
				t.Errorf("the page: %s", a.Raw)
			}
			if a := answer(link, "I will come"); a.code() != "409" || a.message() != why {
				t.Errorf("an answer: %s", a.Raw)
			}
		}
		if a := d.move(d.manager, req, can, "CALL", "Shortlisted", d.arranged(d.conductor)); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		first := replyLinkOf(t, d.arrives()[candidatesMail])
		for range 2 {
			page := open(first)
			if page.code() != "200" || page.Data[0]["candidate"] != "Asha Rao" || page.Data[0]["time"] != "15:30" ||
				page.Data[0]["reply"] != "" || page.Data[0]["decided"] != "" || strings.Contains(page.Raw, "noted") {
				t.Errorf("the page: %s", page.Raw)
			}
		}
		if told := d.told(d.hr); strings.Contains(told, "interviewReply") {
			t.Errorf("opening the page tells somebody: %s", told)
		}
		kept("")
		if a := answer(first, "perhaps"); a.Status != 400 {
			t.Errorf("no answer at all: %s", a.Raw)
		}
		for range 2 {
			if a := answer(first, "I will come"); a.code() != "200" || a.message() != "Thank you, your answer is noted" {
				t.Errorf("the answer: %s", a.Raw)
			}
		}
		kept("I will come")
		if n := strings.Count(d.told(d.hr), "interviewReply"); n != 1 {
			t.Errorf("the owner is told %d times: %s", n, d.told(d.hr))
		}
		const line = "* I will come | Asha Rao | HR ROUND on 20-Mar-2026 at 03:30 pm, "
		if lines, a := d.recruiter.bell(""); len(lines) == 0 || !strings.HasPrefix(lines[0], line) {
			t.Errorf("the owner's bell: %s", a.Raw)
		}
		if a := answer(first, "Another time, please"); a.code() != "200" {
			t.Errorf("another answer: %s", a.Raw)
		}
		kept("Another time, please")
		if a := open(first); a.Data[0]["reply"] != "Another time, please" {
			t.Errorf("the page afterwards: %s", a.Raw)
		}

		moved := d.arranged(d.conductor)
		moved["CALLBACK_DATE"] = "2026-03-23"
		step := stepOf(t, d.move(d.manager, req, can, "HR_ROUND", "Rescheduled", moved))
		closed(first, "This interview was moved; our newer mail has a link of its own.")
		second := replyLinkOf(t, d.arrives()[candidatesMail])
		kept("")
		if a := answer(second, "I will come"); a.code() != "200" {
			t.Errorf("the new time: %s", a.Raw)
		}
		if a := d.manager.post("/api/moves/"+step+"/undo", body{}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		kept("Another time, please")
		const gone = "This interview does not take place at this time any more. Please look at our last mail."
		closed(second, gone)
		if a := answer(first, "I will come"); a.code() != "200" {
			t.Errorf("the first time again: %s", a.Raw)
		}
		d.revoke(req)
		closed(first, gone)
	})
}

func TestAnInvitationIsDeadOnceItBegins(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		if a := d.move(d.manager, req, can, "CALL", "Shortlisted", d.arranged(d.conductor)); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		link := replyLinkOf(t, d.arrives()[candidatesMail])
		get := func() reply { return d.nobody().get("/api/interviews/reply?" + link.Encode()) }
		// 20 March, 15:30 in the business zone.
		start := time.Date(2026, 3, 20, 10, 0, 0, 0, time.UTC)
		d.pass(start.Sub(d.clock()))
		if a := get(); a.Data[0]["decided"] != "This interview has already begun." {
			t.Errorf("begun: %s", a.Raw)
		}
		d.pass(15 * 24 * time.Hour)
		if a := get(); a.code() != "409" || a.message() != linkIsOld {
			t.Errorf("long ago: %s", a.Raw)
		}
	})
}

// Whoever keeps changing their mind would ring the owner's bell all day.
func TestAnswersToAnInvitationAreLimited(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		if a := d.move(d.manager, req, can, "CALL", "Shortlisted", d.arranged(d.conductor)); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		link := "/api/interviews/reply?" + replyLinkOf(t, d.arrives()[candidatesMail]).Encode()
		answers := []string{"I will come", "Another time, please"}
		for n := range 10 {
			if a := d.nobody().post(link, body{"reply": answers[n%2]}); a.code() != "200" {
				t.Fatalf("answer %d: %s", n, a.Raw)
			}
		}
		if a := d.nobody().post(link, body{"reply": answers[1]}); a.code() != "200" {
			t.Errorf("the same again: %s", a.Raw)
		}
		if a := d.nobody().post(link, body{"reply": answers[0]}); a.Status != 429 ||
			a.message() != "Too many attempts. Please try again later." {
			t.Errorf("one change too many: %d %s", a.Status, a.Raw)
		}
		if n := d.next(d.manager, req, can); n.Interview.Reply != answers[1] {
			t.Errorf("kept: %q", n.Interview.Reply)
		}
		d.pass(time.Hour)
		if a := d.nobody().post(link, body{"reply": answers[0]}); a.code() != "200" {
			t.Errorf("an hour later: %s", a.Raw)
		}
	})
}
