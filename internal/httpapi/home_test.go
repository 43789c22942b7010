package httpapi_test

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

const (
	sourceCount = "/api/Dashboard.svc/Candidate_Added_By_Source/"
	callDay     = "/api/Dashboard.svc/Call_Dashboard/"
	followUp    = "/api/Candidate_Dashboard.svc/get_followup/"
	dailyCalls  = "/api/Requirement_Dashboard.svc/get_jr_manager_dashboard_range/"
)

// working is a team with two recruiters at work on three requisitions.
type working struct {
	*team
	other             *client
	first, second, no string
	mobile            int
}

func eachWorking(t *testing.T, test func(t *testing.T, w *working)) {
	eachTeam(t, func(t *testing.T, d *team) {
		w := &working{team: d, other: d.as("recruiter2"), mobile: 9_100_000_000}
		w.first = d.approvedWith(body{"tat": "2026-03-18", "positions": "4"})
		w.second = d.approvedWith(body{"positionId": d.position["Contract"], "tat": "2026-05-01", "positions": "2"})
		w.no = d.approvedWith(body{"positionId": d.position["Part Time"], "tat": "2026-04-01"})
		for req, hrs := range map[string][]string{w.first: {d.hr, d.hr2}, w.second: {d.hr}} {
			if a := d.assign(req, hrs, 2); a.code() != "200" {
				t.Fatal(a.Raw)
			}
		}
		test(t, w)
	})
}

// added adds n candidates and returns their ids.
func (w *working) added(by *client, hr, req string, n int) (ids []string) {
	w.t.Helper()
	for range n {
		w.mobile++
		a := by.post("/api/Candidate_Dashboard.svc/insert_candidate", body{
			"NAME": "Candidate " + strings.Repeat("a", w.mobile%100), "MOBILE": fmt.Sprint(w.mobile),
			"EMAIL":   fmt.Sprintf("c%d@mail.example", w.mobile),
			"ADDRESS": "1 Station Road", "EXP": "4 years", "NOTICE_PERIOD": "30 days",
			"SOURCE_OF_CANDIDATE": "Naukri", "STATE": "Maharashtra", "CITY": "Pune",
			"REQ_ID": req, "CREATED_BY": hr, "IS_MAP": "1",
		})
		if a.code() != "200" {
			w.t.Fatal(a.Raw)
		}
		ids = append(ids, a.Data[0]["CAN_ID"].(string))
	}
	return ids
}

func (w *working) call(by *client, req, can, status string, more body) {
	w.t.Helper()
	if a := w.move(by, req, can, "CALL", status, more); a.code() != "200" {
		w.t.Fatalf("%s: %s", status, a.Raw)
	}
}

func back(day, clock string) body { return body{"CALLBACK_DATE": day, "CALLBACK_TIME": clock} }

func (w *working) interview() body {
	return body{"CALLBACK_DATE": "2026-03-20", "CALLBACK_TIME": "15:30", "INTERVIEW_TYPE": "Online",
		"MEETING_LINK": "https://meet.example/1", "METTING_CONDUCTED_BY_ID": w.conductor}
}

func TestSourceCount(t *testing.T) {
	eachWorking(t, func(t *testing.T, w *working) {
		w.added(w.recruiter, w.hr, w.first, 2)
		w.added(w.recruiter, w.hr, w.second, 3)
		w.added(w.other, w.hr2, w.first, 1)
		w.pass(10 * 24 * time.Hour)
		w.manager, w.recruiter, w.other = w.as("manager"), w.as("recruiter"), w.as("recruiter2")
		w.added(w.recruiter, w.hr, w.first, 2)
		rows := func(c *client, id, days string) string {
			t.Helper()
			a := c.get(sourceCount + id + days)
			lines := []string{}
			for _, row := range a.Data {
				lines = append(lines, fmt.Sprint(row["HR_Name"], ": ", row["Total_Count"], " for ",
					row["Position_Name"], " from ", row["Source_Of_Candidate"]))
			}
			return strings.Join(lines, "; ")
		}
		mustHave(t, "a source count row", w.manager.get(sourceCount+w.managerID+"/2026-03-01/2026-03-31"),
			"User_Guid Position_Name HR_Name Total_Count Source_Of_Candidate", "")
		asha, imran := "Asha Kulkarni: 5 for Contract Developer,Full Time Developer from Naukri",
			"Imran Shaikh: 1 for Full Time Developer from Naukri"
		for days, want := range map[string]string{
			"/2026-03-16/2026-03-16": asha + "; " + imran, "/2026-03-17/2026-03-25": "",
			"/2026-03-26/2026-04-26": "Asha Kulkarni: 2 for Full Time Developer from Naukri",
			"/2026-01-26/2026-03-26": "Asha Kulkarni: 7 for Full Time Developer,Contract Developer from Naukri; " +
				imran,
		} {
			if got := rows(w.manager, w.managerID, days); got != want {
				t.Errorf("%s: %s, want %s", days, got, want)
			}
		}
		if got := rows(w.recruiter, w.hr, "/2026-03-16/2026-03-16"); got != asha {
			t.Errorf("of a recruiter: %s", got)
		}
		if got := rows(w.manager, w.hr2, "/2026-03-16/2026-03-16"); got != imran {
			t.Errorf("a manager about a recruiter: %s", got)
		}
		if got := rows(w.as("senior-hr"), w.idOf("senior-hr"), "/2026-03-16/2026-03-16"); got != asha+"; "+imran {
			t.Errorf("of a reader: %s", got)
		}
		if a := w.as("interviewer").get(sourceCount + w.idOf("interviewer") +
			"/2026-03-16/2026-03-16"); a.code() != "200" || len(a.Data) != 0 {
			t.Errorf("of an interviewer: %s", a.Raw)
		}
	})
}

func TestCallsOfADay(t *testing.T) {
	eachWorking(t, func(t *testing.T, w *working) {
		first, second := w.added(w.recruiter, w.hr, w.first, 2), w.added(w.recruiter, w.hr, w.second, 1)
		w.call(w.recruiter, w.first, first[0], "Ringing", back("2026-03-20", "10:00"))
		w.call(w.recruiter, w.first, first[0], "Call Back", back("2026-03-20", "11:00"))
		w.call(w.recruiter, w.first, first[1], "Shortlisted", w.interview())
		w.call(w.recruiter, w.second, second[0], "Wrong Number", nil)
		w.pass(4 * 24 * time.Hour)
		w.manager, w.recruiter = w.as("manager"), w.as("recruiter")
		w.call(w.recruiter, w.second, second[0], "Not Interested", nil)

		day := func(c *client, id, date string) string {
			t.Helper()
			a := c.get(callDay + id + "/" + date)
			mustHave(t, "a calls dashboard row", a,
				"HR_Name Position_Name Total_Calls Shortlistings Achieved_Percentage", "User_Guid")
			lines := []string{}
			for _, row := range a.Data {
				lines = append(lines, fmt.Sprint(row["HR_Name"], ": ", row["Position_Name"], " ", row["Total_Calls"],
					" ", row["Shortlistings"], " ", row["Achieved_Percentage"]))
			}
			return strings.Join(lines, "; ")
		}
		asha := "Asha Kulkarni: Full Time Developer,Contract Developer 4 1 10.3"
		if got := day(w.manager, w.managerID, "2026-03-16"); got != asha+"; Imran Shaikh: Full Time Developer 0 0 0" {
			t.Errorf("everybody's day: %s", got)
		}
		if got := day(w.recruiter, w.hr, "2026-03-16"); got != asha {
			t.Errorf("a recruiter's day: %s", got)
		}
		if got := day(w.recruiter, w.hr, "2026-03-20"); got !=
			"Asha Kulkarni: Contract Developer,Full Time Developer 1 0 0.5" {
			t.Errorf("another day: %s", got)
		}

		rows := func(c *client, days, id string) string {
			t.Helper()
			a := c.get(dailyCalls + days + "/" + id)
			mustHave(t, "a daily calls row", a, "POSITION_NAME TAT date_difference NO_OF_CALL Connect Shortlisted",
				"REQ_ID SERIAL")
			lines := []string{}
			for _, row := range a.Data {
				lines = append(lines, fmt.Sprint(row["POSITION_NAME"], " ", row["TAT"], " ", row["date_difference"],
					" ", row["NO_OF_CALL"], " ", row["Connect"], " ", row["Shortlisted"]))
			}
			return strings.Join(lines, "; ")
		}
		for days, want := range map[string]string{
			"2026-03-16/2026-03-16": "Full Time Developer 2026-03-18 2 3 2 1; Contract Developer 2026-05-01 0 1 0 0",
			"2026-03-16/2026-03-20": "Full Time Developer 2026-03-18 2 3 2 1; Contract Developer 2026-05-01 0 2 1 0",
			"2026-03-17/2026-03-19": "Full Time Developer 2026-03-18 2 0 0 0; Contract Developer 2026-05-01 0 0 0 0",
		} {
			if got := rows(w.recruiter, days, w.hr); got != want {
				t.Errorf("%s: %s, want %s", days, got, want)
			}
			if got := rows(w.manager, days, w.managerID); got != want {
				t.Errorf("%s, everybody's: %s, want %s", days, got, want)
			}
		}
		if got := rows(w.manager, "2026-03-16/2026-03-20", w.hr2); got != "Full Time Developer 2026-03-18 2 0 0 0" {
			t.Errorf("of somebody who made no calls: %s", got)
		}
		if a := w.manager.post("/api/Requirement_Dashboard.svc/requirement_revoke_v2", body{"STATUS": "Revoke",
			"REQ_ID": w.second, "COMMENTS": "not needed", "LASTUPDATED_BY": w.managerID}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if got := rows(w.recruiter, "2026-03-17/2026-03-19", w.hr); got != "Full Time Developer 2026-03-18 2 0 0 0" {
			t.Errorf("without what was revoked: %s", got)
		}
		if got := rows(w.recruiter, "2026-03-20/2026-03-20", w.hr); !strings.Contains(got,
			"Contract Developer 2026-05-01 0 1 1 0") {
			t.Errorf("with what was called for before it was revoked: %s", got)
		}
	})
}

func TestFollowUps(t *testing.T) {
	eachWorking(t, func(t *testing.T, w *working) {
		ids := w.added(w.recruiter, w.hr, w.first, 5)
		theirs := w.added(w.other, w.hr2, w.first, 1)
		w.call(w.recruiter, w.first, ids[0], "Ringing", body{"CALLBACK_DATE": "2026-03-18", "CALLBACK_TIME": "10:00",
			"COMMENT": "asked for 5$ more"})
		w.pass(time.Minute)
		w.call(w.recruiter, w.first, ids[0], "Call Back", body{"CALLBACK_DATE": "2026-03-20",
			"CALLBACK_TIME": "09:30", "COMMENT": "in the evening"})
		w.call(w.recruiter, w.first, ids[1], "Will Revert", back("2026-03-17", "16:00"))
		w.call(w.recruiter, w.first, ids[2], "Call Back", back("2026-03-19", "12:00"))
		w.call(w.recruiter, w.first, ids[2], "Not Interested", nil)
		w.call(w.recruiter, w.first, ids[3], "Shortlisted", w.interview())
		w.call(w.other, w.first, theirs[0], "Not Contactable", back("2026-03-19", "08:00"))
		found := func(c *client, id, days string) string {
			t.Helper()
			a, names := c.get(followUp+id+days), []string{}
			for _, row := range a.Data {
				names = append(names, map[string]string{ids[0]: "0", ids[1]: "1", ids[2]: "2", ids[3]: "3",
					ids[4]: "4", theirs[0]: "theirs"}[row["CAN_ID"].(string)])
			}
			if a.Total != int64(len(names)) {
				t.Errorf("%s: %d of %d", days, len(names), a.Total)
			}
			return strings.Join(names, " ")
		}
		for days, want := range map[string]string{
			"/2026-03-16/2026-03-31": "1 theirs 0", "/2026-03-17/2026-03-17": "1", "/2026-03-18/2026-03-18": "",
			"/2026-03-20/2026-03-20": "0", "/2026-03-21/2026-04-21": "",
			"/2026-03-16/2026-03-31?sort=-followUp": "0 theirs 1", "/2026-03-16/2026-03-31?q=call": "",
		} {
			if got := found(w.manager, w.managerID, days); got != want {
				t.Errorf("%s: %q, want %q", days, got, want)
			}
		}
		if got := found(w.recruiter, w.hr, "/2026-03-16/2026-03-31"); got != "1 0" {
			t.Errorf("a recruiter's: %q", got)
		}
		if got := found(w.manager, w.hr2, "/2026-03-16/2026-03-31"); got != "theirs" {
			t.Errorf("a manager about a recruiter: %q", got)
		}
		page := w.manager.get(followUp + w.managerID + "/2026-03-16/2026-03-31?page=2&size=1")
		if page.Total != 3 || len(page.Data) != 1 || page.Data[0]["CAN_ID"] != theirs[0] {
			t.Errorf("the second page: %s", page.Raw)
		}
		a := w.recruiter.get(followUp + w.hr + "/2026-03-20/2026-03-20")
		mustHave(t, "a follow-up row", a, "NAME MOBILE EMAIL ADDRESS EXP NOTICE_PERIOD CREATED_ON DATETIME STATUS "+
			"COMMENT CAN_ID REQ_ID", "POSITION_NAME HR_NAME LATE")
		for field, want := range map[string]string{
			"ADDRESS": "1 Station Road", "EXP": "4 years", "NOTICE_PERIOD": "30 days", "CREATED_ON": "2026-03-16",
			"STATUS": "Call Back", "REQ_ID": w.first,
			"COMMENT": "asked for 5＄ more$in the evening", "DATETIME": "2026-03-20T04:00:00Z",
			"POSITION_NAME": "Full Time Developer", "HR_NAME": "Asha Kulkarni",
			"MOBILE": "9100000001", "EMAIL": "c9100000001@mail.example", "NAME": "Candidate a",
		} {
			if a.Data[0][field] != want {
				t.Errorf("%s is %v, want %s", field, a.Data[0][field], want)
			}
		}
		if got := w.recruiter.get(followUp + w.hr + "/2026-03-16/2026-03-31?q=9100000002"); len(got.Data) != 1 ||
			got.Data[0]["CAN_ID"] != ids[1] {
			t.Errorf("found by mobile: %s", got.Raw)
		}
		w.call(w.recruiter, w.first, ids[4], "Call Back", back("2026-03-16", "23:30"))
		late := func() any {
			t.Helper()
			return w.recruiter.get(followUp + w.hr + "/2026-03-16/2026-03-16").Data[0]["LATE"]
		}
		before := late()
		w.pass(11 * time.Hour)
		if after := late(); before != "0" || after != "1" {
			t.Errorf("late is %v before its time and %v after it", before, after)
		}
	})
}
