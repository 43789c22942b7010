package httpapi_test

import (
	"strings"
	"testing"
	"time"

	"muster/internal/store/storetest"
)

const (
	detailsOf     = "/api/Candidate_Dashboard.svc/get_candidate_details/"
	detailsApp    = "/api/Candidate_Dashboard.svc/get_candidate_details_app_new/"
	nextEsa       = "/api/Web_Candidate.svc/Esa_Candidate_info_v1/"
	timelineOf    = "/api/Candidate_Dashboard.svc/get_call_status_timeline/"
	timelinesOf   = "/api/Candidate_Dashboard.svc/get_call_status_timeline_can_db_new/"
	appliedFor    = "/api/Candidate_Dashboard.svc/get_candidate_status_position_hr/"
	detailsFields = `NAME MOBILE EMAIL ADDRESS CAN_EXP EXP CURRENT_COMPANY CURRENT_DESIGNATION CURRENT_GROSS
		NOTICE_PERIOD POSITION_NAME JD STATUS EXP_IN STATE CITY LOCATION IS_EXP IS_WORKING RESUME CAN_ID REQ_ID
		EMPLOYMENT_TYPE EMP_STATUS TOTAL_NO_OF_OPENINGS OFFER_ACC_COUNT DOC_UPLOAD_FLAG PUSH_TO_OFFER_FLAG
		Candidate_Status SOURCE_OF_CANDIDATE`
	ourDetails = `STAGE HR_NAME HR_ID DEPT_NAME SERIAL REQ_STATUS ESA REMAPPED_BY ADDED_BY NOT_VERIFIED ESA_APPLIED_ON
		SEES_SOURCE RESUME_NOTE RESUME_MANDATORY DATETIME CREATED_ON VERSION CANDIDATE_VERSION EMAIL_REFUSED
		EMAIL_REFUSED_ON OPTED_OUT_ON CURRENT_GROSS_PER`
)

func TestCandidateDetails(t *testing.T) {
	eachDirectory(t, func(t *testing.T, c *directory) {
		can := c.ids["dialled"]
		a := c.manager.get(detailsOf + can + "/" + c.first)
		mustHave(t, "candidate details", a, detailsFields, ourDetails)
		for field, want := range map[string]any{
			"CAN_ID": can, "REQ_ID": c.first, "EXP": "", "CAN_EXP": "4 years", "NOTICE_PERIOD": "30 days",
			"POSITION_NAME": "Full Time Developer", "JD": "Builds things",
			"STATUS": "Call Back", "Candidate_Status": "Call Back", "STAGE": "CALL", "STATE": "Maharashtra",
			"CITY": "Pune", "LOCATION": "Pune", "IS_EXP": "0", "IS_WORKING": "0",
			"RESUME": "", "EMPLOYMENT_TYPE": "Full Time", "EMP_STATUS": "Experienced",
			"TOTAL_NO_OF_OPENINGS": float64(4), "OFFER_ACC_COUNT": float64(1), "DOC_UPLOAD_FLAG": "0",
			"PUSH_TO_OFFER_FLAG": "0", "SOURCE_OF_CANDIDATE": "Naukri", "HR_NAME": "Asha Kulkarni", "HR_ID": c.hr,
			"DEPT_NAME": "Engineering", "REQ_STATUS": "Inprogress",
			"ESA": "", "REMAPPED_BY": "", "SEES_SOURCE": "1", "RESUME_MANDATORY": "1",
			"DATETIME": "2026-03-30T05:30:00Z", "VERSION": float64(3), "CANDIDATE_VERSION": float64(1),
			"ADDRESS": "1 Station Road",
		} {
			if a.Data[0][field] != want {
				t.Errorf("%s is %v, want %v", field, a.Data[0][field], want)
			}
		}
		if serial := a.Data[0]["SERIAL"].(string); c.manager.get(detailsOf+can+"/"+serial).Raw != a.Raw {
			t.Errorf("the serial %s returns something else", serial)
		}
		own := c.recruiter.get(detailsApp + can + "/" + c.first + "/" + c.hr)
		mustHave(t, "a recruiter's candidate details", own, detailsFields, ourDetails)
		if own.Data[0]["SOURCE_OF_CANDIDATE"] != "" || own.Data[0]["SEES_SOURCE"] != "0" ||
			own.Data[0]["MOBILE"] != a.Data[0]["MOBILE"] {
			t.Errorf("to a recruiter: %s", own.Raw)
		}
		if reader := c.as("senior-hr").get(detailsOf + can + "/" + c.first); reader.code() != "200" {
			t.Errorf("to a reader: %s", reader.Raw)
		}
	})
}

// No call about a candidate answers a caller who may not see them.
func TestCandidatesOfOthersAreHidden(t *testing.T) {
	eachDirectory(t, func(t *testing.T, c *directory) {
		can := c.ids["hr"]
		calls := func(who *client, id string) map[string]reply {
			return map[string]reply{
				"details": who.get(detailsOf + can + "/" + c.first), "details as a user": who.get(detailsApp + can +
					"/" + c.first + "/" + id),
				"timeline":  who.get(timelineOf + can + "/" + c.first),
				"positions": who.get(appliedFor + can),
			}
		}
		for who, sees := range map[string]bool{"manager": true, "senior-hr": true, "admin": true, "recruiter": true,
			"recruiter2": false, "interviewer": false, "esa-hr": false, "esa-assigned": false} {
			want := "404"
			if sees {
				want = "200"
			}
			for call, a := range calls(c.as(who), c.idOf(who)) {
				if a.Status != 200 || a.code() != want || sees != (len(a.Data) > 0) {
					t.Errorf("%s of somebody's candidate as %s: %s", call, who, a.Raw)
				}
			}
		}
		// The interviewer sees the candidate, and keeps seeing them afterwards.
		talk := c.interview()
		talk["METTING_CONDUCTED_BY_ID"] = c.hr2
		if a := c.move(c.recruiter, c.first, can, "HR_ROUND", "Rescheduled", talk); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		for call, a := range calls(c.other, c.hr2) {
			if a.code() != "200" {
				t.Errorf("%s by the interviewer: %s", call, a.Raw)
			}
		}
		if a := c.other.get(detailsOf + nothing + "/" + c.first); a.code() != "404" ||
			a.message() != "Data not available" {
			t.Errorf("an unknown candidate: %s", a.Raw)
		}
		if a := c.manager.get(detailsOf + can + "/" + c.second); a.code() != "404" {
			t.Errorf("not applied there: %s", a.Raw)
		}
	})
}

// A recruiter who added a candidate and lost them to another recruiter can no longer see them.
func TestCandidateTakenOverByAnotherRecruiter(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		if a := d.recruiter.form(resumeForm, body{"CAN_ID": can}, onePage); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		said := back("2026-03-20", "10:00")
		said["COMMENT"] = "asks for more money"
		if a := d.move(d.recruiter, req, can, "CALL", "Will Revert", said); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		kept := d.recruiter.post(insertCandidate, body{
			"NAME": "Not Mapped", "MOBILE": "9400000009", "SOURCE_OF_CANDIDATE": "Naukri", "STATE": "Goa",
			"CITY": "Panaji", "IS_MAP": "0",
		}).Data[0]["CAN_ID"].(string)
		if a := d.manager.post("/api/Requirement_Mapping.svc/requirement_reassign_hr", map[string]any{
			"STATUS": "Re-Assigned", "REQ_ID": req, "HR_LIST": []map[string]any{{"HR": d.hr2, "NO_OF_POSITION": 2}},
			"NO_OF_POSITION": 2, "HR_ID_OLD": d.hr,
		}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		other := d.as("recruiter2")
		for call, path := range map[string]string{
			"details": detailsOf + can + "/" + req, "timeline": timelineOf + can + "/" + req,
			"positions": appliedFor + can,
		} {
			if a := d.recruiter.get(path); a.Status != 200 || a.code() != "404" {
				t.Errorf("%s by the former recruiter: %.200s", call, a.Raw)
			}
			if a := other.get(path); a.Status != 200 || a.code() != "200" {
				t.Errorf("%s by the present recruiter: %.200s", call, a.Raw)
			}
		}
		// The database shows everybody, so the former recruiter finds the candidate again, without what others wrote.
		for who, c := range map[string]*client{"former": d.recruiter, "present": other} {
			if a := c.get(resumeFile + can); a.Raw != onePage {
				t.Errorf("the resume by the %s recruiter: %.200s", who, a.Raw)
			}
			a := c.get(timelinesOf + can)
			if a.code() != "200" || strings.Contains(a.Raw, "more money") != (who == "present") {
				t.Errorf("the timeline by the %s recruiter: %s", who, a.Raw)
			}
		}
		if a := d.recruiter.post("/api/Candidate_Dashboard.svc/send_mail", body{"To": candidatesMail, "Subject": "x",
			"MailBody": "x"}); a.Status != 403 {
			t.Errorf("a mail by the former recruiter: %s", a.Raw)
		}
		// A recruiter can still see a candidate they added and nobody has mapped.
		if a := d.recruiter.form(resumeForm, body{"CAN_ID": kept}, onePage); a.code() != "200" {
			t.Errorf("the resume of a candidate who never applied: %s", a.Raw)
		}
		if a := d.recruiter.get(resumeFile + kept); a.Raw != onePage {
			t.Errorf("and reading it: %.200s", a.Raw)
		}
		if a := d.as("interviewer").get(resumeFile + kept); a.code() != "404" {
			t.Errorf("by an interviewer of somebody else: %.200s", a.Raw)
		}
	})
}

func TestRemappedCandidate(t *testing.T) {
	eachDirectory(t, func(t *testing.T, c *directory) {
		can := c.ids["gone"]
		former := c.recruiter.get(detailsApp + can + "/" + c.second + "/" + c.hr)
		if former.Status != 200 || former.code() != "409" ||
			former.message() != "Candidate Has been Remapped by Asha Kulkarni" ||
			former.Data[0]["REMAPPED_BY"] != "Asha Kulkarni" {
			t.Errorf("the former application: %s", former.Raw)
		}
		if now := c.recruiter.get(detailsApp + can + "/" + c.first + "/" + c.hr); now.code() != "200" ||
			now.Data[0]["STATUS"] != "Re-map" {
			t.Errorf("the present one: %s", now.Raw)
		}
		applied := c.manager.get(appliedFor + can)
		mustHave(t, "a position applied for", applied, "HR_NAME DEPT_NAME POSITION_NAME STATUS", "STAGE REQ_ID SERIAL")
		if len(applied.Data) != 2 || applied.Data[0]["POSITION_NAME"] != "Contract Developer" ||
			applied.Data[1]["STATUS"] != "Re-map" || applied.Data[1]["HR_NAME"] != "Asha Kulkarni" {
			t.Errorf("positions applied for: %s", applied.Raw)
		}
		whole, lines := c.manager.get(timelinesOf+can), []string{}
		for _, row := range whole.Data {
			if row["SERIAL"] == "" {
				t.Errorf("an entry without the requisition's id: %v", row)
			}
			lines = append(lines, row["POSITION_NAME"].(string)+" "+row["STAGE"].(string)+" "+row["STATUS"].(string))
		}
		if got := strings.Join(lines, "; "); got !=
			"Contract Developer New New; Contract Developer  Re-map; Full Time Developer New Re-map" {
			t.Errorf("the timeline: %s", got)
		}
	})
}

func TestCandidateTimeline(t *testing.T) {
	eachDirectory(t, func(t *testing.T, c *directory) {
		a := c.recruiter.get(timelineOf + c.ids["tl"] + "/" + c.first)
		mustHave(t, "a timeline entry", a, "STAGE STATUS STATUS_ID CREATED_ON COMMENT NAME",
			"TONE DATE TIME INTERVIEW_TYPE LOCATION CONDUCTED_BY REQ_ID POSITION_NAME SERIAL SCORES")
		lines := []string{}
		for _, row := range a.Data {
			lines = append(lines, row["STAGE"].(string)+" "+row["STATUS"].(string)+" "+row["TONE"].(string)+
				" by "+strings.Fields(row["NAME"].(string))[0])
		}
		want := "New New slate by Asha; CALL Shortlisted green by Asha; HR_ROUND Scheduled slate by Asha; " +
			"HR_ROUND Selected green by Asha; TL_ROUND Scheduled slate by Asha; " +
			"TL_ROUND Selected green by Meera; PL_ROUND Skip green by Asha; CEO_ROUND On-Hold olive by Asha"
		if got := strings.Join(lines, "; "); got != want {
			t.Errorf("the timeline: %s", got)
		}
		talk := a.Data[4]
		if talk["DATE"] != "2026-03-20" || talk["TIME"] != "15:30" || talk["INTERVIEW_TYPE"] != "Online" ||
			talk["LOCATION"] != "https://meet.example/1" || talk["CONDUCTED_BY"] == "" {
			t.Errorf("an interview: %v", talk)
		}
		can := c.ids["called"]
		if a := c.move(c.recruiter, c.first, can, "CALL", "Not Interested",
			body{"COMMENT": "wants 5$ more\nand a car"}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		rows := c.recruiter.get(timelineOf + can + "/" + c.first).Data
		if last := rows[len(rows)-1]; last["COMMENT"] != "wants 5＄ more$and a car" ||
			last["CREATED_ON"] != "2026-03-18T09:30:00Z" {
			t.Errorf("a comment of two lines: %v", last)
		}
	})
}

func TestRequisitionAsker(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		a := d.manager.get("/api/Get_requirement_Data.svc/get_req_addedby/" + d.made("Full Time", 1))
		mustHave(t, "who asked", a, "Added_by_mail PL_email Added_by_role Added_by PL_role", "")
		user, err := d.app.Store.Read().UserByID(t.Context(), d.lead)
		if err != nil {
			t.Fatal(err)
		}
		boss, err := d.app.Store.Read().UserByID(t.Context(), *user.ReportsTo)
		if err != nil {
			t.Fatal(err)
		}
		row := a.Data[0]
		if row["Added_by_mail"] != user.Email || row["Added_by"] != user.FirstName+" "+user.LastName ||
			row["Added_by_role"] != "TL" || row["PL_email"] != boss.Email || row["PL_role"] == "" {
			t.Errorf("requested by %s, want %s of %s", a.Raw, user.Email, boss.Email)
		}
	})
}

// Checks which candidates the programme's people get to call.
func TestEsaQueue(t *testing.T) {
	eachWorking(t, func(t *testing.T, w *working) {
		req := w.esaOpen()
		first, second, hrID, assignedID := w.as("esa-hr"), w.as("esa-assigned"), w.idOf("esa-hr"),
			w.idOf("esa-assigned")
		applies := func(mobile string) string {
			w.nobody().post(esaPage, typed(mobile, nil))
			return storetest.Column(t, w.database, "SELECT id FROM candidate WHERE mobile10 = '"+mobile+"'")[0]
		}
		one := applies("9600000001")
		w.pass(time.Minute)
		two := applies("9600000002")
		next := func(c *client, id, want string) {
			t.Helper()
			a := c.get(nextEsa + req + "/" + id)
			if want == "" {
				if a.Status != 200 || a.code() != "409" || a.message() != "No candidate left" || len(a.Data) != 0 {
					t.Errorf("with nobody left: %s", a.Raw)
				}
				return
			}
			mustHave(t, "the next candidate", a, detailsFields, ourDetails)
			if a.Data[0]["CAN_ID"] != want {
				t.Errorf("next is %s, want %s", a.Raw, want)
			}
		}
		next(first, hrID, one)
		next(second, assignedID, two)
		next(first, hrID, one)
		if a := w.move(second, req, one, "CALL", "Ringing", back("2026-03-18", "10:00")); a.Status != 403 {
			t.Errorf("a candidate reserved for somebody else was called: %s", a.Raw)
		}
		w.call(first, req, one, "Ringing", back("2026-03-18", "10:00"))
		next(first, hrID, "")
		w.pass(16 * time.Minute)
		next(first, hrID, two)
		if a := w.move(second, req, two, "CALL", "Ringing", back("2026-03-18", "10:00")); a.Status != 403 {
			t.Errorf("a candidate reserved for the next caller was called: %s", a.Raw)
		}
		w.pass(48 * time.Hour)
		first, second = w.as("esa-hr"), w.as("esa-assigned")
		next(first, hrID, one)
		next(second, assignedID, two)
		if a := w.recruiter.get(nextEsa + req + "/" + w.hr); a.Status == 200 && a.code() == "200" {
			t.Errorf("a recruiter outside the programme gets %s", a.Raw)
		}
	})
}
