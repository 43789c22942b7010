package httpapi_test

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"muster/internal/hiring"
	"muster/internal/outreach"
	"muster/internal/store/storetest"
)

// told lists the notifications of a user as 'kind detail', oldest first.
func (d *team) told(userID string) string {
	return strings.Join(storetest.Column(d.t, d.database, "SELECT trim(kind || ' ' || detail) FROM notification"+
		" WHERE user_id = '"+userID+"' ORDER BY id"), "; ")
}

func TestStepsAreToldToThePeopleConcerned(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		before := d.recruiter.get("/api/changes?since=0").Data[0]["now"].(float64)
		req, can := d.opened("Full Time", 2)
		if got := d.told(d.hr); got != "assigned 2 of 2 positions" {
			t.Errorf("the recruiter is told %q", got)
		}
		for who, wanted := range map[string]bool{"recruiter": true, "interviewer": false} {
			topics := d.as(who).get(fmt.Sprintf("/api/changes?since=%.0f", before)).Data[0]["topics"].([]any)
			if got := slices.Contains(topics, any("bell:"+d.hr)); got != wanted {
				t.Errorf("the %s hears of the recruiter's bell: %v", who, got)
			}
		}
		a := d.manager.post("/api/Requirement_Mapping.svc/requirement_hold", body{"REQ_ID": req,
			"COMMENTS": "the budget is checked", "STATUS": "Hold", "CREATED_BY": d.managerID})
		if a.code() != "200" || d.told(d.hr) != "assigned 2 of 2 positions; hold" || d.told(d.managerID) != "approved" {
			t.Errorf("%s; the recruiter %q, the manager %q", a.Raw, d.told(d.hr), d.told(d.managerID))
		}
		step := fmt.Sprint(a.Data[0]["step"])
		if a := d.manager.post("/api/steps/"+step+"/undo", body{}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if got := d.told(d.hr); got != "assigned 2 of 2 positions" {
			t.Errorf("after Undo the recruiter is told %q", got)
		}
		if a := d.move(d.recruiter, req, can, "CALL", "Wrong Number", nil); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if a := d.move(d.manager, req, can, "CALL", "Wrong Number", nil); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if got := d.told(d.hr); got != "assigned 2 of 2 positions; movedByAnother" {
			t.Errorf("after a manager's move the recruiter is told %q", got)
		}
	})
}

// bell returns the lines of the client's bell as 'title | about | text', an unread one with a * before it.
func (c *client) bell(query string) (lines []string, a reply) {
	c.t.Helper()
	a = c.get("/api/notifications" + query)
	for _, row := range a.Data {
		line := fmt.Sprintf("%v | %v | %v", row["title"], row["about"], row["text"])
		if row["read"] == false {
			line = "* " + line
		}
		lines = append(lines, line)
	}
	return lines, a
}

type bellCounts struct{ Total, Unread, Unseen int }

func (c *client) bellCounts() (counts bellCounts) {
	c.t.Helper()
	if err := json.Unmarshal([]byte(c.get("/api/notifications?size=1").Raw), &counts); err != nil {
		c.t.Fatal(err)
	}
	return counts
}

func TestBellTellsAndIsRead(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 2)
		for range 2 {
			d.pass(time.Minute)
			if a := d.move(d.manager, req, can, "CALL", "Wrong Number", nil); a.code() != "200" {
				t.Fatal(a.Raw)
			}
		}
		lines, a := d.recruiter.bell("")
		if len(lines) != 2 || !strings.HasPrefix(lines[0], "* Moved by another | ") ||
			!strings.Contains(lines[0], " and 1 more | ") || !strings.HasPrefix(lines[1], "* Assigned to you | ") ||
			!strings.Contains(lines[1], "2 of 2 positions, by ") {
			t.Fatalf("%q", lines)
		}
		if got := d.recruiter.bellCounts(); got != (bellCounts{2, 2, 2}) {
			t.Errorf("at first %+v", got)
		}
		see := func(sent map[string]any, want bellCounts) {
			t.Helper()
			if a := d.recruiter.post("/api/notifications/seen", sent); a.code() != "200" {
				t.Error(a.Raw)
			}
			if got := d.recruiter.bellCounts(); got != want {
				t.Errorf("after %v: %+v, want %+v", sent, got, want)
			}
		}
		moved := a.Data[0]["id"]
		if a := d.manager.post("/api/notifications/seen", map[string]any{"read": []any{moved}}); a.code() != "200" {
			t.Error(a.Raw)
		}
		see(map[string]any{}, bellCounts{2, 2, 0})
		see(map[string]any{"read": []any{moved}}, bellCounts{2, 1, 0})
		d.pass(time.Minute)
		if a := d.move(d.manager, req, can, "CALL", "Wrong Number", nil); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if got := d.recruiter.bellCounts(); got != (bellCounts{3, 2, 1}) {
			t.Errorf("a step after the line was read: %+v", got)
		}
		see(map[string]any{"unread": []any{moved}}, bellCounts{2, 2, 0})
		if lines, _ := d.recruiter.bell("?unread=true&page=1&size=1"); len(lines) != 1 ||
			!strings.Contains(lines[0], " and 2 more | ") {
			t.Errorf("unread again: %q", lines)
		}
		see(map[string]any{"readAll": true}, bellCounts{2, 0, 0})
	})
}

// What is mailed at once waits until its step cannot be undone any more.
func TestNotificationsAreMailed(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, _ := d.opened("Full Time", 2)
		d.work()
		if len(d.bellMails) > 0 {
			t.Errorf("mailed before it can be undone no more: %v", d.bellMails)
		}
		d.pass(hiring.UndoableMailDelay)
		d.work()
		if len(d.bellMails) != 1 {
			t.Fatalf("mailed: %v", d.bellMails)
		}
		mail := d.bellMails[0]
		if !slices.Equal(mail.To, []string{d.emailOf(d.hr)}) || !strings.HasPrefix(mail.Subject, "Assigned to you: ") ||
			!strings.Contains(mail.Plain, "2 of 2 positions") || !strings.Contains(mail.Plain, "/directory?req=") {
			t.Errorf("the recruiter is mailed %v %q", mail.To, mail.Plain)
		}
		a := d.manager.post("/api/Requirement_Mapping.svc/requirement_hold", body{"REQ_ID": req, "COMMENTS": "budget",
			"STATUS": "Hold", "CREATED_BY": d.managerID})
		if a := d.manager.post(fmt.Sprintf("/api/steps/%v/undo", a.Data[0]["step"]), body{}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		d.pass(hiring.UndoableMailDelay)
		d.work()
		if len(d.bellMails) > 1 {
			t.Errorf("of an undone step: %v", d.bellMails[1:])
		}
	})
}

func TestFailedMailsAreToldToTheirSender(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		d.app.Messages.SendMail = func(context.Context, outreach.Mail) error {
			return fmt.Errorf("%w: 550 no such user", outreach.ErrRefused)
		}
		admin := d.as("administrator")
		if a := admin.post("/api/messages/test", body{}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		d.work()
		lines, a := admin.bell("")
		if len(lines) != 1 || !strings.HasPrefix(lines[0], "* Mail not delivered | ") {
			t.Fatalf("%q", lines)
		}
		if reason := fmt.Sprint(a.Data[0]["comment"]); !strings.Contains(reason, "no such user") {
			t.Errorf("the reason is %q", reason)
		}
		d.pass(hiring.UndoableMailDelay)
		d.work()
		if lines, _ := admin.bell(""); len(lines) != 1 {
			t.Errorf("the mail about it failed, too: %q", lines)
		}
	})
}

func TestRevokeTellsWhoConductsAnInterview(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		interviewer := d.idOf("interviewer")
		if a := d.move(d.recruiter, req, can, "CALL", "Shortlisted", d.arranged(interviewer)); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		a := d.revoke(req)
		lines, _ := d.as("interviewer").bell("")
		if len(lines) != 2 || !strings.HasPrefix(lines[0], "* Interview cancelled | Asha Rao | ") ||
			!strings.HasPrefix(lines[1], "* Interview arranged | Asha Rao | HR ROUND on 20-Mar-2026 at 03:30 pm, Online, ") {
			t.Errorf("the interviewer is told %q", lines)
		}
		if a := d.manager.post(fmt.Sprintf("/api/steps/%v/undo", a.Data[0]["step"]), body{}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if lines, _ := d.as("interviewer").bell(""); len(lines) != 1 {
			t.Errorf("after Undo the interviewer is told %q", lines)
		}
	})
}
