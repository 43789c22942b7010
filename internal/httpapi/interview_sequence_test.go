package httpapi_test

import (
	"net/http"
	"slices"
	"strconv"
	"testing"
	"time"

	"muster/internal/hiring"
	"muster/internal/store/storetest"
)

// A calendar takes the entry with the highest number, so a cancellation must be above what it cancels, and a request
// that follows above both.
func TestCalendarNumbersNeverRepeat(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		first, second := d.idOf("interviewer"), d.conductor
		last := map[string]int{}
		arrive := func(what string, want ...string) {
			t.Helper()
			told := []string{}
			for to, m := range d.arrives() {
				n, err := strconv.Atoi(entry(m.Calendar, "SEQUENCE"))
				before, known := last[to]
				if err != nil || known && n <= before {
					t.Errorf("%s: %s gets the number %d after %d", what, to, n, before)
				}
				last[to] = n
				told = append(told, entry(m.Calendar, "METHOD")+" "+strconv.Itoa(n))
			}
			slices.Sort(told)
			if !slices.Equal(told, want) {
				t.Errorf("%s: %q, want %q", what, told, want)
			}
		}
		move := func(stage, status string, with body) {
			t.Helper()
			d.pass(time.Minute)
			if a := d.move(d.recruiter, req, can, stage, status, with); a.code() != "200" {
				t.Fatal(a.Raw)
			}
		}
		move("CALL", "Shortlisted", d.arranged(first))
		arrive("arranged", "REQUEST 0", "REQUEST 0")
		move("HR_ROUND", "Rescheduled", d.arranged(first))
		arrive("another time", "REQUEST 1", "REQUEST 1")
		move("HR_ROUND", "Rescheduled", d.arranged(second))
		arrive("another interviewer", "CANCEL 2", "REQUEST 3", "REQUEST 3")
		move("HR_ROUND", "Rescheduled", d.arranged(first))
		arrive("the first one again", "CANCEL 4", "REQUEST 5", "REQUEST 5")

		d.pass(time.Minute)
		step := d.revoke(req).Data[0]["step"].(string)
		if a := d.manager.post("/api/steps/"+step+"/undo", body{}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		d.pass(time.Minute)
		arrive("revoked and undone")
		move("HR_ROUND", "Rescheduled", d.arranged(first))
		arrive("after that", "REQUEST 7", "REQUEST 7")
		d.pass(time.Minute)
		d.revoke(req)
		d.work()
		d.pass(time.Minute)
		arrive("revoked for good", "CANCEL 8", "CANCEL 8")
	})
}

// Take Interview does not ask who conducts the next interview, so a disabled interviewer would go on conducting it.
func TestADisabledInterviewerDoesNotStay(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		interviewer := d.idOf("interviewer")
		if a := d.move(d.recruiter, req, can, "CALL", "Shortlisted", d.arranged(interviewer)); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		storetest.Exec(t, d.database, "UPDATE app_user SET active = FALSE WHERE id = '"+interviewer+"'")
		again := d.arranged("")
		again["TAKE_INTERVIEW"] = "1"
		if a := d.move(d.manager, req, can, "HR_ROUND", "Rescheduled", again); a.Status != http.StatusBadRequest ||
			a.message() != hiring.InterviewerDisabled || a.field() != "METTING_CONDUCTED_BY_ID" {
			t.Errorf("rescheduled by Take Interview: %s", a.Raw)
		}
		if a := d.move(d.recruiter, req, can, "HR_ROUND", "Rescheduled", d.arranged(d.conductor)); a.code() != "200" {
			t.Errorf("with somebody else: %s", a.Raw)
		}
		storetest.Exec(t, d.database, "UPDATE app_user SET active = TRUE WHERE id = '"+interviewer+"'")
	})
}
