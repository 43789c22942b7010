package httpapi_test

import (
	"fmt"
	"maps"
	"net/url"
	"testing"

	"muster/internal/store/storetest"
)

func TestClashesAreToldWhileAnInterviewIsArranged(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		other := d.add(req, "Binod Roy", "9000000002")
		person := d.idOf("interviewer")
		ask := func(can, person, date, clock string) string {
			t.Helper()
			a := d.recruiter.get("/api/interviews/clashes?" + url.Values{"person": {person}, "date": {date}, "time": {clock},
				"candidate": {can}, "requisition": {req}}.Encode())
			if a.code() != "200" {
				return a.code() + " " + a.message()
			}
			return fmt.Sprint(a.Data[0]["warnings"], a.Data[0]["free"])
		}
		must := func(what, got, want string) {
			t.Helper()
			if got != want {
				t.Errorf("%s: %s, want %s", what, got, want)
			}
		}
		hour := func(date, clock string) string { return "map[date:" + date + " time:" + clock + "]" }
		must("nothing arranged", ask(other, person, "2026-03-20", "15:45"),
			"[] ["+hour("2026-03-20", "16:00")+" "+hour("2026-03-20", "17:00")+" "+hour("2026-03-21", "09:30")+"]")
		if a := d.move(d.recruiter, req, can, "CALL", "Shortlisted", d.arranged(person)); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		must("at the same time", ask(other, person, "2026-03-20", "15:45"),
			"[Nandini Rao has an interview from 03:30 pm to 04:30 pm] ["+
				hour("2026-03-20", "16:30")+" "+hour("2026-03-20", "17:30")+" "+hour("2026-03-21", "09:30")+"]")
		must("the candidate's own", ask(can, person, "2026-03-20", "15:30"),
			"[] ["+hour("2026-03-20", "15:30")+" "+hour("2026-03-20", "16:30")+" "+hour("2026-03-20", "17:30")+"]")
		must("no time yet", ask(other, person, "2026-03-20", ""),
			"[] ["+hour("2026-03-20", "09:30")+" "+hour("2026-03-20", "10:30")+" "+hour("2026-03-20", "11:30")+"]")
		must("nobody chosen, a Sunday", ask(other, "", "2026-03-22", "11:00"), "[This is outside working time] []")
		must("over", ask(other, "", "2026-03-16", "10:00"), "[This time is over today] []")
		must("no date", ask(other, person, "soon", ""), "400 Please Select Date!!")
		must("no such time", ask(other, person, "2026-03-20", "25:00"), "400 Please Select Time!!")
		must("no such person", ask(other, "018f0000-0000-7000-8000-00000000dead", "2026-03-20", "11:00")[:3], "404")
		d.revoke(req)
		must("revoked", ask("", person, "2026-03-20", "15:30"),
			"[] ["+hour("2026-03-20", "15:30")+" "+hour("2026-03-20", "16:30")+" "+hour("2026-03-20", "17:30")+"]")
	})
}

// Who gives the result through the link of a mail may move the interview, and is told the same.
func TestClashesAreToldByLink(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		other := d.add(req, "Binod Roy", "9000000002")
		d.moves(req, can, "CALL Shortlisted")
		link := linkOf(t, d.arrives()[d.emailOf(d.conductor)])
		ask := func(link url.Values, clock string) reply {
			return d.nobody().get("/api/interviews/result/clashes?" + link.Encode() + "&date=2026-03-20&time=" + clock)
		}
		warned := func(clock string) string { return fmt.Sprint(ask(link, clock).Data[0]["warnings"]) }
		if got := warned("15:45"); got != "[]" {
			t.Errorf("their own interview: %s", got)
		}
		d.moves(req, other, "CALL Shortlisted")
		who := d.nobody().get(resultLink + link.Encode()).Data[0]["person"].(string)
		want := "[" + who + " has an interview from 03:30 pm to 04:30 pm]"
		if got := warned("15:45"); got != want {
			t.Errorf("another one at that time: %s, want %s", got, want)
		}
		if free := ask(link, "").Data[0]["free"].([]any); len(free) != 3 {
			t.Errorf("free hours: %v", free)
		}
		forged := url.Values{}
		maps.Copy(forged, link)
		forged.Set("interview", "1")
		if a := ask(forged, "15:45"); a.code() != "409" || len(a.Data) != 0 {
			t.Errorf("another interview's link: %s", a.Raw)
		}
		if a := d.nobody().post("/api/interviews/result?"+link.Encode(), map[string]any{"STATUS": "Rejected",
			"COMMENT": "no"}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if a := ask(link, "15:45"); a.code() != "409" || len(a.Data) != 0 {
			t.Errorf("once the result is given: %s", a.Raw)
		}
	})
}

func TestAFormRemembersTheLastArranging(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		other := d.add(req, "Binod Roy", "9000000002")
		person := d.idOf("interviewer")
		remembers := func(c *client, req, stage string) string {
			t.Helper()
			a := c.get("/api/interviews/remembered?requisition=" + req + "&stage=" + stage)
			if a.code() != "200" {
				t.Fatal(a.Raw)
			}
			return fmt.Sprint(a.Data[0]["type"], a.Data[0]["personId"], a.Data[0]["place"])
		}
		must := func(got, want string) {
			t.Helper()
			if got != want {
				t.Errorf("remembered %q, want %q", got, want)
			}
		}
		must(remembers(d.recruiter, req, "CALL"), "")
		if a := d.move(d.recruiter, req, can, "CALL", "Shortlisted", d.arranged(person)); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		must(remembers(d.recruiter, req, "CALL"), "Online"+person+"https://meet.example/1")
		must(remembers(d.recruiter, req, "HR_ROUND"), "Online"+person+"https://meet.example/1")
		must(remembers(d.recruiter, req, "TL_ROUND"), "")
		must(remembers(d.manager, req, "CALL"), "")
		second := d.approved("Contract", 1)
		must(remembers(d.recruiter, second, "CALL"), "Online"+person+"https://meet.example/1")
		offline := d.arranged(d.conductor)
		offline["INTERVIEW_TYPE"], offline["MEETING_LINK"] = "Offline", "Pune office"
		if a := d.move(d.recruiter, req, other, "CALL", "Shortlisted", offline); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		must(remembers(d.recruiter, req, "CALL"), "Offline"+d.conductor+"Pune office")
		storetest.Exec(t, d.database, "UPDATE app_user SET active = FALSE WHERE id = '"+d.conductor+"'")
		must(remembers(d.recruiter, req, "CALL"), "OfflinePune office")
		storetest.Exec(t, d.database, "UPDATE app_user SET active = TRUE WHERE id = '"+d.conductor+"'")
	})
}
