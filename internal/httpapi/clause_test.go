package httpapi_test

import (
	"encoding/json"
	"maps"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"muster/internal/hiring"
	"muster/internal/store/storetest"
)

const (
	insertCall = "/api/Candidate_Dashboard.svc/insert_candidate"
	updateCall = "/api/Candidate_Dashboard.svc/update_candidate"
	assignCall = "/api/Requirement_Mapping.svc/requirement_mapping_hr"
)

func TestInterviewersAddNobody(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, _ := d.opened("Full Time", 1)
		for _, who := range []string{"interviewer", "senior-hr", "admin"} {
			for _, mapped := range []string{"0", "1"} {
				a := d.as(who).post(insertCall, body{"NAME": "Asha Rao", "MOBILE": "9000000001",
					"SOURCE_OF_CANDIDATE": "Naukri", "STATE": "Maharashtra", "CITY": "Pune", "REQ_ID": req,
					"IS_MAP": mapped})
				if a.Status != http.StatusForbidden || len(a.Data) != 0 {
					t.Errorf("%s, IS_MAP %s: %d %s", who, mapped, a.Status, a.Raw)
				}
			}
		}
	})
}

func TestInterviewerSeesWhatTheInterviewNeeds(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		storetest.Exec(t, d.database,
			"UPDATE candidate SET current_gross = '1800000', address = '4, Lake View' WHERE id = '"+can+"'")
		interviewer := d.idOf("interviewer")
		if a := d.move(d.recruiter, req, can, "CALL", "Shortlisted", d.arranged(interviewer)); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		c := d.as("interviewer")
		if a := d.move(c, req, can, "HR_ROUND", "Selected", body{"TAKE_INTERVIEW": "1",
			"COMMENT": "speaks well"}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if a := d.move(d.recruiter, req, can, "TL_ROUND", "Skip",
			body{"COMMENT": "asks for 24 lakh"}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		for _, path := range []string{
			"/api/Candidate_Dashboard.svc/get_candidate_details/" + can + "/" + req,
			"/api/Candidate_Dashboard.svc/get_candidate_details_app_new/" + can + "/" + req + "/" + interviewer,
			"/api/Candidate_Dashboard.svc/get_call_status_timeline/" + can + "/" + req,
			"/api/Candidate_Dashboard.svc/get_call_status_timeline_can_db_new/" + can,
			"/api/CandidateDirectoryy.svc/Get_Candidate_Data_Recruiter/" + req + "/All/" + interviewer + "/all",
		} {
			a := c.get(path)
			// Whose interview is over stands in no tab.
			if a.code() != "200" || (len(a.Data) == 0) != strings.Contains(path, "Get_Candidate_Data") {
				t.Errorf("%s: %s", path, a.Raw)
			}
			for _, kept := range []string{"1800000", "Lake View", "24 lakh"} {
				if strings.Contains(a.Raw, kept) {
					t.Errorf("%s tells an interviewer %q: %s", path, kept, a.Raw)
				}
			}
			if m := d.manager.get(path); strings.Contains(path, "details/") && !strings.Contains(m.Raw, "1800000") {
				t.Errorf("%s does not tell a manager: %s", path, m.Raw)
			}
		}
		if a := c.get("/api/Candidate_Dashboard.svc/get_call_status_timeline/" + can + "/" +
			req); !strings.Contains(a.Raw, "speaks well") {
			t.Errorf("the interviewer's own result is gone: %s", a.Raw)
		}
	})
}

func TestEsaHRIsNotAssignedElsewhere(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		esa := d.idOf("esa-hr")
		req := d.approved("Part Time", 2)
		if a := d.assign(req, []string{esa}, 1); a.code() != "409" || a.message() != hiring.EsaHROutside ||
			a.field() != "HR_LIST" {
			t.Errorf("outside the programme: %s", a.Raw)
		}
		storetest.Exec(t, d.database, "UPDATE requisition SET esa = 'test' WHERE id = '"+req+"'")
		if a := d.assign(req, []string{esa}, 1); a.code() != "200" {
			t.Errorf("in the programme: %s", a.Raw)
		}
	})
}

func TestEditToTheSameTypeIsRefused(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req := d.approved("Contract", 1)
		a := d.manager.post("/api/Requirement_Dashboard.svc/update_requirement_V3", body{"REQ_ID": req,
			"COMMENT": "again", "EMPLOYMENT_TYPE": "Contract"})
		if a.code() != "409" || a.message() != "Nothing to change" || a.field() != "EMPLOYMENT_TYPE" {
			t.Errorf("%s", a.Raw)
		}
		if len(d.arrives()) != 0 {
			t.Error("the approver is asked about nothing")
		}
	})
}

func TestRawNumbersAndListsGetTheDocumentsSentence(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, intern := d.approved("Full Time", 2), d.approved("Intern", 2)
		hrs := []map[string]string{{"HR": d.hr}}
		expect := func(what, path string, sent map[string]any, field, sentence string) {
			t.Helper()
			a := d.manager.post(path, sent)
			if a.Status != http.StatusBadRequest || a.field() != field || a.message() != sentence {
				t.Errorf("%s: %d %s", what, a.Status, a.Raw)
			}
		}
		for _, raw := range []string{`1.5`, `"1.5"`, `"abc"`, `[1]`, `{}`} {
			n := json.RawMessage(raw)
			expect("NO_OF_POSITION "+raw, assignCall, map[string]any{"REQ_ID": req, "HR_LIST": hrs,
				"NO_OF_POSITION": n}, "NO_OF_POSITION", "Please Enter Valid Position Number")
			expect("NO_OF_OPENING "+raw, "/api/Requirement_Mapping.svc/Revoke_Openings", map[string]any{
				"REQ_ID": req, "NO_OF_OPENING": n, "COMMENTS": "x"}, "NO_OF_OPENING",
				"Please enter position greater than 0.")
			expect("raised NO_OF_OPENING "+raw, "/api/Get_requirement_Data.svc/insert_raised_requirement_suffix",
				map[string]any{"parent_id": req, "NO_OF_OPENING": n, "HR_COMMENT": "x"}, "NO_OF_OPENING",
				"All the fields are compulsory.")
			expect("STIPEND "+raw, assignCall, map[string]any{"REQ_ID": intern, "HR_LIST": hrs, "NO_OF_POSITION": 1,
				"STIPEND": n, "TENURE": 3}, "STIPEND", "Please Enter Valid Stipend")
		}
		for _, raw := range []string{`"abc"`, `5`, `{}`, `[1]`, `["` + d.hr + `"]`} {
			expect("HR_LIST "+raw, assignCall, map[string]any{"REQ_ID": req, "HR_LIST": json.RawMessage(raw),
				"NO_OF_POSITION": 1}, "HR_LIST", "All Fields Are Compulsory!!")
			expect("re-assigned to HR_LIST "+raw, "/api/Requirement_Mapping.svc/requirement_reassign_hr", map[string]any{
				"REQ_ID": req, "HR_LIST": json.RawMessage(raw), "NO_OF_POSITION": 1, "HR_ID_OLD": d.hr}, "HR_LIST",
				"All Fields Are Compulsory!!")
		}
	})
}

func TestWhatIsTypedOfACandidate(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req := d.approved("Full Time", 2)
		d.assign(req, []string{d.hr}, 2)
		good := body{"NAME": "Asha Rao", "MOBILE": "9000000001", "SOURCE_OF_CANDIDATE": "Naukri",
			"STATE": "Maharashtra", "CITY": "Pune", "REQ_ID": req, "CURRENT_GROSS": "900000"}
		for _, c := range []struct{ field, value, sentence string }{
			{"CURRENT_GROSS", "nine lakhs", hiring.SalaryUnclear},
			{"CURRENT_GROSS", "-5", hiring.SalaryUnclear},
			{"CURRENT_GROSS", "1.5", hiring.SalaryOutOfRange},
			{"STATE", "Atlantis", hiring.ChooseState},
			{"CITY", "Chennai", hiring.ChooseCity},
		} {
			sent := maps.Clone(good)
			sent[c.field] = c.value
			if a := d.recruiter.post(insertCall, sent); a.Status != http.StatusBadRequest ||
				a.field() != c.field || a.message() != c.sentence {
				t.Errorf("%s %q: %s", c.field, c.value, a.Raw)
			}
		}
		if a := d.recruiter.post(insertCall, good); a.code() != "200" {
			t.Error(a.Raw)
		}
	})
}

func TestSavingAnEditWithoutAChangeMailsNobody(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		if a := d.move(d.recruiter, req, can, "CALL", "Shortlisted",
			d.arranged(d.idOf("interviewer"))); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		storetest.Exec(t, d.database, "UPDATE requisition SET employment_status = 'Fresher' WHERE id = '"+req+"'")
		storetest.Exec(t, d.database, "UPDATE position SET name = 'CP' WHERE id = '"+d.position["Full Time"]+"'")
		d.leave()
		edit := body{"CAN_ID": can, "REQ_ID": req, "NAME": "Asha Rao", "MOBILE": "9000000001",
			"EMAIL": candidatesMail, "ADDRESS": "4, Lake View", "STATE": "Maharashtra", "CITY": "Pune", "EXP": "6 years",
			"IS_EXP": "1", "CURRENT_COMPANY": "Tarang Systems"}
		for _, mails := range []int{1, 0} {
			if a := d.manager.post(updateCall, edit); a.code() != "200" {
				t.Fatal(a.Raw)
			}
			if came := d.arrives(); len(came) != mails {
				t.Errorf("mails of an edit: %d, want %d", len(came), mails)
			}
		}
	})
}

func TestInterviewTimesAndPeople(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		interviewer := d.idOf("interviewer")
		past := d.arranged(interviewer)
		past["CALLBACK_DATE"], past["CALLBACK_TIME"] = "2026-03-16", "14:59"
		if a := d.move(d.recruiter, req, can, "CALL", "Shortlisted", past); a.Status != http.StatusBadRequest ||
			a.field() != "CALLBACK_TIME" || a.message() != hiring.TimePassed {
			t.Errorf("a time that has passed: %s", a.Raw)
		}
		storetest.Exec(t, d.database, "UPDATE app_user SET active = FALSE WHERE id = '"+interviewer+"'")
		if a := d.move(d.recruiter, req, can, "CALL", "Shortlisted",
			d.arranged(interviewer)); a.Status != http.StatusBadRequest || a.message() != hiring.InterviewerDisabled ||
			a.field() != "METTING_CONDUCTED_BY_ID" {
			t.Errorf("somebody disabled: %s", a.Raw)
		}
		if a := d.move(d.recruiter, req, can, "CALL", "Shortlisted",
			d.arranged(nothing)); a.message() != hiring.AllFieldsCompulsory {
			t.Errorf("nobody: %s", a.Raw)
		}
	})
}

func TestSearchReadsSignsAndBlanksAsLetters(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, _ := d.opened("Full Time", 1)
		d.add(req, "Vikram Raorane", "9000000002")
		for part, want := range map[string]int{"asha": 1, "a_ha": 0, "%": 0, "_": 0, "!": 0, `\`: 0, "rao": 2,
			"rao ": 0, "asha ": 1, "Asha R": 1} {
			a := d.manager.get("/api/CandidateDirectoryy.svc/Get_Candidate_Data_Manager/" + req + "/All/all?q=" +
				url.QueryEscape(part))
			if a.code() != "200" || len(a.Data) != want {
				t.Errorf("%q finds %d, want %d", part, len(a.Data), want)
			}
		}
		for part, want := range map[string]bool{"requisition": true, "requisitio_": false, "re%ion": false} {
			a := d.as("administrator").get("/api/messages?q=" + url.QueryEscape(part))
			if (len(a.Data) > 0) != want {
				t.Errorf("the outbox finds %d by %q", len(a.Data), part)
			}
		}
	})
}

func TestDepartmentNamesDifferInMoreThanCase(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		c := h.as("administrator")
		for _, name := range []string{"human resources", "HUMAN  RESOURCES"} {
			if a := c.post("/api/departments", map[string]any{"name": name, "maySignIn": false}); a.code() != "409" ||
				a.message() != "There is a department Human Resources already" {
				t.Errorf("%q: %s", name, a.Raw)
			}
		}
	})
}
