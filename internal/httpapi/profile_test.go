package httpapi_test

import (
	"fmt"
	"slices"
	"testing"
)

const (
	saveBasic       = "/api/Master.svc/insert_candidate_personal_data_new"
	otherOf         = "/api/Master.svc/get_candidate_other_data/"
	insertOther     = "/api/Master.svc/insert_candidate_other_data_new"
	updateOther     = "/api/Master.svc/update_candidate_other_data_new"
	experienceOf    = "/api/Master.svc/get_candidate_experience_data/"
	saveExperience  = "/api/Master.svc/insert_candidate_experience_data"
	dropExperience  = "/api/Master.svc/delete_candidate_experience_data"
	educationOf     = "/api/Master.svc/get_candidate_education_data/"
	saveEducation   = "/api/Master.svc/insert_candidate_education_data"
	dropEducation   = "/api/Master.svc/delete_candidate_education_data"
	educationLevels = "/api/Master.svc/get_education_select2/"
	certificatesOf  = "/api/Master.svc/get_candidate_certificate_data/"
	saveCertificate = "/api/Master.svc/insert_candidate_certificate_data"
	dropCertificate = "/api/Master.svc/delete_candidate_cerificate_data"
	changedByElse   = "This was changed elsewhere meanwhile. Please look again."
)

func (d *team) basicStep(can string) body {
	return body{
		"CAN_ID": can, "FIRSTNAME": "Asha", "MIDDLENAME": "Devi", "LASTNAME": "Rao", "DATE_OF_BIRTH": "1998-07-01",
		"HOMETOWN": "Margao", "RESIDENTIAL_ADDRESS": "12, MG Road", "PIN": "403001", "CITY": "Panaji", "STATE": "Goa",
		"MARITAL_STATUS": "Single", "BLOOD_GROUP": "O+", "GENDER": "Female", "MOBILE": "9999999999",
		"POSITION_APPLIED_FOR": "Full Time Developer", "REFERENCE": "Naukri", "PARENT_NAME": "Suresh Rao",
		"RELATION": "Father", "OCCUPATION": "Teacher", "EMAIL": "asha@mail.example",
	}
}

func (d *team) otherStep(can string) body {
	return body{
		"CAN_ID": can, "ABLE_TO_JOIN": "2026-04-01", "NOTICE_PERIOD": "30 days", "CURRENT_SALARY": "40000",
		"TOTAL_EXP": "4.5", "EXPECTED_SALARY": "55000", "RELATIVE_FROM_EQNX": "1", "RELATIVE_NAME": "Ravi Rao",
		"RELATIVES_DESIGNATION": "Lead", "RELATION_WITH_RELATIVE": "Brother", "INTERVIEW_LOCATION": "Pune",
		"PREV_INTERVIEWED_BY_US": "1", "INTERVIEW_FOR_POSITION": "Tester", "INT_DATE": "2025-01-10",
		"INTERVIWER_NAME": "Nandini", "SELF_INTRO": "I test things.\nAnd I write.", "SKILL": "Go, SQL",
		"STRENGTH": "Patience", "WEAKNESS": "Coffee",
	}
}

func experience(can string) body {
	return body{
		"CAN_ID": can, "NAME_OF_ORGANIZATION": "Acme", "CITY_OF_ORGANIZATION": "Pune", "POSITION": "Tester",
		"SUPERVISER_NAME": "Ravi", "REASON_FOR_LEAVING": "Growth", "EXP_FROM_DATE": "2022-01", "EXP_TO_DATE": "",
		"IS_WORKING": "1", "IS_EXPERIENCED": "0",
	}
}

func education(can string) body {
	return body{
		"CAN_ID": can, "EDUCATIONAL_TYPE": "Bachelor", "NAME_OF_COLLEGE": "COEP", "CITY_OF_COLLEGE": "Pune",
		"FULL_PART_TIME": "Full Time", "FROM_DATE": "2016-06", "TO_DATE": "2020-05", "CAN_ED_ID": "",
		"IS_PURSUEING": "0", "IS_COMPLETED": "1",
	}
}

func certificate(can string) body {
	return body{"CAN_ID": can, "CERTIFICATE_NO": "C-1", "CERTIFICATE_NAME": "Cloud", "CERTIFICATE_START_DATE": "2024-05",
		"CERTIFICATE_EXPIRY": "2029-05"}
}

// fill saves all five steps.
func (d *team) fill(c *client, can string) {
	d.t.Helper()
	for path, sent := range map[string]body{saveBasic: d.basicStep(can), insertOther: d.otherStep(can),
		saveExperience: experience(can), saveEducation: education(can), saveCertificate: certificate(can)} {
		if a := c.post(path, sent); a.code() != "200" {
			d.t.Fatalf("%s: %s", path, a.Raw)
		}
	}
	for _, step := range []string{"education", "experience", "certification"} {
		if a := c.post(candidateForm+can+"/steps", body{"step": step}); a.code() != "200" {
			d.t.Fatalf("%s: %s", step, a.Raw)
		}
	}
}

// kept checks that a row has what was sent, under the documents' names, with these differences.
func kept(t *testing.T, what string, row map[string]any, sent body, differs map[string]any) {
	t.Helper()
	for name, value := range sent {
		want := any(value)
		if other, differ := differs[name]; differ {
			want = other
		}
		if row[name] != want {
			t.Errorf("%s: %s is %v, want %v", what, name, row[name], want)
		}
	}
}

func TestCandidateFillsTheForm(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		c := d.visitor("form", req, can, "9000000001")
		for _, path := range []string{basicOf, otherOf, experienceOf, educationOf, certificatesOf} {
			if a := c.get(path + can); a.code() != "200" || a.Data == nil || len(a.Data) != 0 {
				t.Errorf("%s before: %s", path, a.Raw)
			}
		}
		basic, other := d.basicStep(can), d.otherStep(can)
		for i, want := range []string{"Successfully Added", "Updated Successfully"} {
			basic["HOMETOWN"], other["SKILL"] = fmt.Sprint("Town ", i), fmt.Sprint("Skill ", i)
			if a := c.post(saveBasic, basic); a.message() != want {
				t.Errorf("basic: %s", a.Raw)
			}
			// Either of the two writes: a second tab must not fail.
			if a := c.post([]string{updateOther, insertOther}[i], other); a.message() != want {
				t.Errorf("other: %s", a.Raw)
			}
		}
		kept(t, "basic", c.get(basicOf + can).Data[0], basic, map[string]any{"MOBILE": "9000000001"})
		kept(t, "other", c.get(otherOf + can).Data[0], other, nil)
		for _, row := range []map[string]any{c.get(basicOf + can).Data[0], c.get(otherOf + can).Data[0]} {
			if row["VERSION"] != 2.0 {
				t.Errorf("the version: %v", row)
			}
		}
		if id := c.get(otherOf + can).Data[0]["CAN_OTH_ID"]; id == "" {
			t.Error("the step has no id")
		}
		for _, table := range []struct {
			list, save, drop, id string
			sent                 body
		}{
			{experienceOf, saveExperience, dropExperience, "CAN_EXP_ID", experience(can)},
			{educationOf, saveEducation, dropEducation, "CAN_ED_ID", education(can)},
			{certificatesOf, saveCertificate, dropCertificate, "CAN_CER_ID", certificate(can)},
		} {
			d.table(c, can, table.list, table.save, table.drop, table.id, table.sent)
		}
		form := c.get(candidateForm + can).Data[0]
		if form["finished"] != false || form["stepsDone"] != 2.0 {
			t.Errorf("two steps are saved: %v", form)
		}
		for i, step := range []string{"education", "experience", "certification"} {
			a := c.post(candidateForm+can+"/steps", body{"step": step})
			if a.Data[0]["stepsDone"] != float64(i+3) || a.Data[0]["finished"] != (i == 2) {
				t.Errorf("%s: %s", step, a.Raw)
			}
			if i == 2 && a.message() != "All steps completed - you're finished" {
				t.Errorf("the last: %s", a.Raw)
			}
		}
		c.post(candidateForm+can+"/steps", body{"step": "basic"})
		sent := 0
		d.work()
		for _, m := range d.mails {
			if m.Subject == "Asha Rao has finished the candidate form" {
				sent++
			}
		}
		if sent != 1 {
			t.Errorf("the owner got %d mails", sent)
		}
	})
}

func TestEducationLevels(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		c := d.visitor("form", req, can, "9000000001")
		for path, want := range map[string]int{"all": 8, can: 8, "Bachelor": 1} {
			a := c.get(educationLevels + path)
			if len(a.Data) != want || a.Data[0]["id"] == "" || a.Data[0]["text"] == "" {
				t.Errorf("%s: %s", path, a.Raw)
			}
		}
		var levels []string
		for _, row := range d.recruiter.get(educationLevels + "all").Data {
			levels = append(levels, row["text"].(string))
		}
		want := []string{"10th", "12th", "ITI", "Diploma", "Bachelor", "Master", "Doctorate", "Other"}
		if !slices.Equal(levels, want) {
			t.Errorf("the levels: %v", levels)
		}
	})
}
