package httpapi_test

import (
	"strings"
	"testing"
)

// Sends every field that the document lists and reads it back.
func TestInsertCandidateKeepsEveryField(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, _ := d.opened("Full Time", 2)
		sent := body{
			"NAME": "प्रिया शर्मा", "MOBILE": "9400000001", "EMAIL": "Priya@Mail.Example", "ADDRESS": "7 Hill Road",
			"IS_EXP": "1", "EXP_IN": "Go, 3 years", "EXP": "5 years",
			"IS_WORKING": "0", "SOURCE_OF_CANDIDATE": "Naukri", "NOTICE_PERIOD": "60 days", "CREATED_BY": d.hr,
			"IS_MAP": "1", "REQ_ID": req, "CURRENT_GROSS": "900000",
			"CURRENT_DESIGNATION": "Lead", "CURRENT_COMPANY": "Tarang Systems", "CITY": "Panaji", "STATE": "Goa",
		}
		a := d.recruiter.post(insertCandidate, sent)
		if a.code() != "200" || a.message() != "Candidate added Successfully" || len(a.Data) != 1 ||
			a.Data[0]["STATUS"] != "New" || a.Data[0]["HR_NAME"] != "Asha Kulkarni" ||
			a.Data[0]["POSITION_NAME"] != "Full Time Developer" {
			t.Fatalf("added: %s", a.Raw)
		}
		can := a.Data[0]["CAN_ID"].(string)
		row := d.manager.get(detailsOf + can + "/" + req).Data[0]
		sent["EMAIL"] = "priya@mail.example"
		for field, want := range sent {
			answered := field
			if field == "EXP" { // In details EXP is what the requisition asks for.
				answered = "CAN_EXP"
			}
			if field != "CREATED_BY" && field != "IS_MAP" && row[answered] != want {
				t.Errorf("%s is %v, but %v was sent as %s", answered, row[answered], want, field)
			}
		}
		if row["HR_ID"] != d.hr || row["STAGE"] != "New" || row["STATUS"] != "New" {
			t.Errorf("owner and stage: %v", row)
		}

		sent["MOBILE"], sent["EMAIL"], sent["IS_MAP"] = "9400000002", "", "0"
		kept := d.recruiter.post(insertCandidate, sent)
		if kept.code() != "200" {
			t.Fatalf("without mapping: %s", kept.Raw)
		}
		if n := d.counted("SELECT id FROM application WHERE candidate_id = '" + kept.Data[0]["CAN_ID"].(string) +
			"'"); n != 0 {
			t.Errorf("IS_MAP '0' mapped them %d times", n)
		}
		if again := d.recruiter.post(insertCandidate, sent); again.code() != "409" ||
			again.message() != "Candidate is already in the system" || again.Data[0]["STATUS"] != "" {
			t.Errorf("a second add of an unmapped candidate: %s", again.Raw)
		}
	})
}

// This test and the next send every field that the document lists and read it back from the timeline.
func TestStageUpdateKeepsEveryField(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		a := d.recruiter.post("/api/Candidate_Dashboard.svc/update_candidate_round", body{
			"CAN_ID": can, "REQ_ID": req, "STAGE": "CALL", "COMMENT": "knows Go\nand SQL", "STATUS": "Shortlisted",
			"IS_INTERESTED": "1", "CALLBACK_DATE": "2026-03-20",
			"CALLBACK_TIME": "15:30", "INTERVIEW_TYPE": "Offline", "MEETING_LINK": "Room 4",
			"METTING_CONDUCTED_BY_ID": d.conductor, "CREATED_BY": d.hr,
		})
		if a.code() != "200" || a.message() == "" {
			t.Fatal(a.Raw)
		}
		steps := d.recruiter.get(timelineOf + can + "/" + req).Data
		if len(steps) != 3 {
			t.Fatalf("the steps: %v", steps)
		}
		for i, want := range []string{"CALL Shortlisted", "HR_ROUND Scheduled"} {
			step := steps[i+1]
			if got := step["STAGE"].(string) + " " + step["STATUS"].(string); got != want ||
				step["COMMENT"] != "knows Go$and SQL" || step["NAME"] != "Asha Kulkarni" || step["STATUS_ID"] == "" {
				t.Errorf("step %d: %v, want %s", i+1, step, want)
			}
		}
		if talk := steps[2]; talk["DATE"] != "2026-03-20" || talk["TIME"] != "15:30" ||
			talk["INTERVIEW_TYPE"] != "Offline" || talk["LOCATION"] != "Room 4" || talk["CONDUCTED_BY"] == "" {
			t.Errorf("the interview: %v", talk)
		}
	})
}

func TestStageUpdateOfTheProgrammeKeepsEveryField(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.programme()
		a := d.manager.post("/api/Web_Candidate.svc/update_candidate_round_esa", body{
			"CAN_ID": can, "REQ_ID": req, "STAGE": "CALL", "COMMENT": "asks the family", "STATUS": "Will Revert",
			"IS_INTERESTED": "0", "CALLBACK_DATE": "2026-03-20",
			"CALLBACK_TIME": "15:30", "INTERVIEW_TYPE": "", "MEETING_LINK": "", "METTING_CONDUCTED_BY_ID": "",
			"CREATED_BY": d.managerID,
		})
		if a.code() != "200" {
			t.Fatal(a.Raw)
		}
		steps := d.manager.get(timelineOf + can + "/" + req).Data
		if last := steps[len(steps)-1]; last["STATUS"] != "Will Revert" || last["COMMENT"] != "asks the family" ||
			last["DATE"] != "2026-03-20" || last["TIME"] != "15:30" {
			t.Errorf("the call: %v", last)
		}
	})
}

// Each call sends the documented content to the documented recipients.
func TestWrittenMailsArrive(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		d.invited()
		const copied = "nandini.rao@demo.muster.example"
		for path, cc := range map[string]string{
			"/api/Candidate_Dashboard.svc/send_mail": "", "/api/Candidate_Dashboard.svc/send_mail_cc": copied,
			sendMaster: "",
		} {
			to := candidatesMail
			if path == sendMaster {
				to = d.emailOf(d.hr)
			}
			sent := body{"To": to, "Subject": "By " + path, "MailBody": "<p>Come <b>early</b></p>"}
			if cc != "" {
				sent["CC"] = cc
			}
			if a := d.recruiter.post(path, sent); a.code() != "200" || a.message() != "Successfully Send" {
				t.Fatalf("%s: %s", path, a.Raw)
			}
			m := d.arrives()[to]
			if m.Subject != "By "+path || !strings.Contains(m.HTML, "Come <b>early</b>") ||
				strings.TrimSpace(m.Plain) != "Come early" || strings.Join(m.Cc, "") != cc || m.Calendar != "" {
				t.Errorf("%s sent %+v", path, m)
			}
		}
	})
}

func TestLocationsAreStatesWithTheirCities(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		const dashboard = "/api/Candidate_Dashboard.svc/"
		states := map[string]int{}
		for _, row := range d.recruiter.get(dashboard + "get_location").Data {
			states[row["STATE"].(string)]++
		}
		known := d.recruiter.get(dashboard + "get_state").Data
		if len(states) != len(known) {
			t.Errorf("locations are in %d states, there are %d", len(states), len(known))
		}
		if goa := len(d.recruiter.get(dashboard + "get_city/Goa").Data); states["Goa"] != goa {
			t.Errorf("Goa has %d locations and %d cities", states["Goa"], goa)
		}
	})
}
