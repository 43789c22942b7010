package httpapi_test

import (
	"strings"
	"testing"
	"time"

	ics "github.com/arran4/golang-ical"
)

const calendarLink = "/api/calendar_link"

// subscribed makes the caller's calendar link and returns its path.
func subscribed(t *testing.T, c *client) string {
	t.Helper()
	a := c.post(calendarLink, nil)
	if a.code() != "200" {
		t.Fatal(a.Raw)
	}
	path, ok := strings.CutPrefix(a.Data[0]["address"].(string), "http://muster.test")
	if !ok || !strings.HasSuffix(path, ".ics") {
		t.Fatalf("address %q", path)
	}
	return path
}

// entries reads a calendar as a calendar program does: by their UID, what each says.
func (d *team) entries(path string) map[string]string {
	d.t.Helper()
	a := d.nobody().get(path)
	if a.Status != 200 || a.Header.Get("Content-Type") != "text/calendar; charset=utf-8" ||
		a.Header.Get("Cache-Control") != "no-store" {
		d.t.Fatalf("calendar: %d %v %s", a.Status, a.Header, a.Raw)
	}
	calendar, err := ics.ParseCalendar(strings.NewReader(a.Raw))
	if err != nil {
		d.t.Fatal(err)
	}
	found := map[string]string{}
	for _, e := range calendar.Events() {
		start, err := e.GetStartAt()
		if err != nil {
			d.t.Fatal(err)
		}
		place := ""
		if p := e.GetProperty(ics.ComponentPropertyLocation); p != nil {
			place = p.Value
		}
		found[e.Id()] = e.GetProperty(ics.ComponentPropertySummary).Value + " | " + place + " | " +
			start.UTC().Format("2006-01-02 15:04")
	}
	return found
}

func TestCalendarShowsInterviewsAndJoinings(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		lead, owner := subscribed(t, d.as("interviewer")), subscribed(t, d.recruiter)
		if a := d.move(d.recruiter, req, can, "CALL", "Shortlisted", d.arranged(d.idOf("interviewer"))); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		for who, path := range map[string]string{"who conducts it": lead, "the owner": owner} {
			found := d.entries(path)
			if len(found) != 1 {
				t.Fatalf("%s sees %v", who, found)
			}
			for _, said := range found {
				if !strings.Contains(said, "HR interview: ") || strings.Contains(said, "@") {
					t.Errorf("%s reads %q", who, said)
				}
			}
		}
		if found := d.entries(subscribed(t, d.as("recruiter2"))); len(found) != 0 {
			t.Errorf("somebody else sees %v", found)
		}
		if a := d.move(d.recruiter, req, can, "HR_ROUND", "Rejected", nil); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if found := d.entries(lead); len(found) != 0 {
			t.Errorf("an interview that was called off stays: %v", found)
		}

		joining := d.add(req, "Asha Joining", "6360000001")
		d.joins(req, joining, "Expected DOJ")
		days := 0
		for uid, said := range d.entries(owner) {
			if strings.HasSuffix(uid, "-joining@muster") {
				days++
				if !strings.HasPrefix(said, "Joining: Asha, ") {
					t.Errorf("joining day: %q", said)
				}
			}
		}
		if days != 1 {
			t.Errorf("%d joining days", days)
		}
	})
}

func TestCalendarLinkIsRenewedAndEnded(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		if a := d.recruiter.get(calendarLink); a.Data[0]["madeAt"] != "" {
			t.Errorf("before: %s", a.Raw)
		}
		if a := d.recruiter.send("DELETE", calendarLink, "", nil); a.code() != "404" {
			t.Errorf("ending none: %s", a.Raw)
		}
		first := subscribed(t, d.recruiter)
		second := subscribed(t, d.recruiter)
		if a := d.recruiter.get(calendarLink); a.Data[0]["madeAt"] == "" || a.Data[0]["address"] != "" {
			t.Errorf("the link is told twice: %s", a.Raw)
		}
		gone := func(path, what string) {
			t.Helper()
			if a := d.nobody().get(path); a.Status != 404 || a.message() != "This calendar link has ended" {
				t.Errorf("%s: %d %s", what, a.Status, a.Raw)
			}
		}
		gone(first, "a link that was replaced")
		gone("/api/calendar/"+strings.Repeat("A", 43)+".ics", "a guess")
		for range 60 {
			d.entries(second)
		}
		if a := d.nobody().get(second); a.Status != 429 || a.Header.Get("Retry-After") != "3600" {
			t.Errorf("the 61st of an hour: %d %v", a.Status, a.Header)
		}
		d.pass(time.Hour)
		d.entries(second)
		secret := strings.TrimSuffix(strings.TrimPrefix(second, "/api/calendar/"), ".ics")
		if strings.Contains(d.log.String(), secret) {
			t.Error("the secret is in the log")
		}
		if d.counted("SELECT id FROM audit WHERE after LIKE '%"+secret+"%'") != 0 {
			t.Error("the secret is in the audit")
		}
		if a := d.recruiter.send("DELETE", calendarLink, "", nil); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		gone(second, "a link that was ended")
	})
}
