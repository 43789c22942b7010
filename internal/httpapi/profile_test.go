package httpapi_test

import (
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"

	"muster/internal/store/storetest"
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
	changedByElse   = "Somebody else has changed this. Please look again."
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

// table adds, replaces and deletes rows of a table; every answer is the whole list.
func (d *team) table(c *client, can, list, save, drop, id string, sent body) {
	t := d.t
	t.Helper()
	a := c.post(save, sent)
	if a.message() != "Added Successfully" || len(a.Data) != 1 || a.Data[0][id] == "" || a.Data[0]["VERSION"] != 1.0 {
		t.Fatalf("%s: %s", save, a.Raw)
	}
	kept(t, save, a.Data[0], sent, map[string]any{id: a.Data[0][id]})
	if again := c.post(save, sent); again.code() != "200" || len(again.Data) != 1 {
		t.Errorf("%s, sent twice: %s", save, again.Raw)
	}
	second := maps.Clone(sent)
	for _, name := range []string{"POSITION", "NAME_OF_COLLEGE", "CERTIFICATE_NAME"} {
		if second[name] != "" {
			second[name] = "Another"
		}
	}
	if a = c.post(save, second); len(a.Data) != 2 {
		t.Fatalf("%s, a second: %s", save, a.Raw)
	}
	first := a.Data[0][id].(string)
	replaced := maps.Clone(second)
	for _, name := range []string{"POSITION", "NAME_OF_COLLEGE", "CERTIFICATE_NAME"} {
		if replaced[name] != "" {
			replaced[name] = "Replaced"
		}
	}
	replaced[id], replaced["VERSION"] = first, "1"
	if a = c.post(save, replaced); len(a.Data) != 2 || a.Data[0][id] != first || a.Data[0]["VERSION"] != 2.0 {
		t.Errorf("%s replaces: %s", save, a.Raw)
	}
	replaced["CITY_OF_COLLEGE"], replaced["CITY_OF_ORGANIZATION"], replaced["CERTIFICATE_NO"] = "X", "X", "X"
	if a = c.post(save, replaced); a.code() != "409" || a.message() != changedByElse {
		t.Errorf("%s, an old version: %s", save, a.Raw)
	}
	replaced[id], replaced["VERSION"] = nothing, ""
	if a = c.post(save, replaced); len(a.Data) != 3 || a.Data[2][id] == nothing {
		t.Errorf("%s ignores an id of another: %s", save, a.Raw)
	}
	if a = c.post(drop, body{"CAN_ID": can, id: nothing}); a.code() != "200" || len(a.Data) != 3 {
		t.Errorf("%s of nothing: %s", drop, a.Raw)
	}
	if a = c.post(drop, body{"CAN_ID": can, id: first, "VERSION": "1"}); a.code() != "409" {
		t.Errorf("%s, an old version: %s", drop, a.Raw)
	}
	if a = c.post(drop, body{"CAN_ID": can, id: first}); a.message() != "Deleted Successfully" || len(a.Data) != 2 {
		t.Errorf("%s: %s", drop, a.Raw)
	}
	if a = c.get(list + can); len(a.Data) != 2 {
		t.Errorf("%s: %s", list, a.Raw)
	}
	for i := 2; i < 20; i++ {
		more := maps.Clone(sent)
		for _, name := range []string{"POSITION", "NAME_OF_COLLEGE", "CERTIFICATE_NAME"} {
			if more[name] != "" {
				more[name] = fmt.Sprint("Number ", i)
			}
		}
		if a = c.post(save, more); a.code() != "200" || len(a.Data) != i+1 {
			t.Fatalf("%s, number %d: %s", save, i, a.Raw)
		}
	}
	if a = c.post(save, sent); a.code() != "409" || a.message() != "There may be 20 rows at most" {
		t.Errorf("%s, number 21: %s", save, a.Raw)
	}
	d.pass(hourOfSaves)
}

// A whole step has its sentence and its field; the rules have tables of their own.
func TestFormSaysWhatIsWrong(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		c := d.visitor("form", req, can, "9000000001")
		for _, wrong := range []struct {
			path    string
			sent    body
			name    string
			value   string
			message string
		}{
			{saveBasic, d.basicStep(can), "LASTNAME", " ", "Please All Fields Are Required"},
			{saveBasic, d.basicStep(can), "PARENT_NAME", "", "Please All Fields Are Required"},
			{saveBasic, d.basicStep(can), "DATE_OF_BIRTH", "", "Please All Fields Are Required"},
			{saveBasic, d.basicStep(can), "REFERENCE", "A friend of a friend", "Please choose from the list"},
			{saveBasic, d.basicStep(can), "PIN", "4030", "Please Enter Valid PIN Code"},
			{saveBasic, d.basicStep(can), "EMAIL", "asha@", "Please Enter Valid Email ID"},
			{saveBasic, d.basicStep(can), "FIRSTNAME", strings.Repeat("अ", 201), "This may have 200 characters at most"},
			{insertOther, d.otherStep(can), "SELF_INTRO", "\n", "Please All Fields Are Required"},
			{insertOther, d.otherStep(can), "INT_DATE", "2026-03-17", "The interview date cannot be in the future"},
			{insertOther, d.otherStep(can), "RELATIVE_NAME", "", "Please All Fields Are Required"},
			{saveExperience, experience(can), "SUPERVISER_NAME", "", "Please All Fields Are Required"},
			{saveExperience, experience(can), "IS_WORKING", "0", "Please Fill Your Tenure"},
			{saveExperience, experience(can), "EXP_FROM_DATE", "2026-04", "Please Fill Your Tenure"},
			{saveEducation, education(can), "TO_DATE", "2016-05", "Please Add Your Education Tenure"},
			{saveEducation, education(can), "EDUCATIONAL_TYPE", "Kindergarten", "Please choose from the list"},
			{saveCertificate, certificate(can), "CERTIFICATE_START_DATE", "", "Please add start date"},
		} {
			wrong.sent[wrong.name] = wrong.value
			if a := c.post(wrong.path, wrong.sent); a.Status != 400 || a.message() != wrong.message ||
				a.field() != wrong.name {
				t.Errorf("%s with %s %q: %d %s", wrong.path, wrong.name, wrong.value, a.Status, a.Raw)
			}
		}
		basic := d.basicStep(can)
		basic["FIRSTNAME"], basic["LASTNAME"] = "आशा", strings.Repeat("राव ", 49)
		if a := c.post(saveBasic, basic); a.code() != "200" || a.Data[0]["FIRSTNAME"] != "आशा" ||
			a.Data[0]["LASTNAME"] != strings.TrimSpace(basic["LASTNAME"]) {
			t.Errorf("Devanagari, and nearly 200 letters: %s", a.Raw)
		}
		if a := c.post(candidateForm+can+"/steps", body{"step": "family"}); a.Status != 400 {
			t.Errorf("a sixth step: %s", a.Raw)
		}
		if a := c.post(candidateForm+can+"/steps", body{"step": "other"}); a.code() != "409" ||
			a.message() != "Please save this step first" {
			t.Errorf("a step without data: %s", a.Raw)
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
		if want := []string{"10th", "12th", "ITI", "Diploma", "Bachelor", "Master", "Doctorate", "Other"}; !slices.Equal(levels, want) {
			t.Errorf("the levels: %v", levels)
		}
	})
}

func TestConsentComesFirst(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		c := d.nobody()
		c.start(d.link("form", req, can), "9000000001")
		const first = "Please accept the terms first"
		for path, sent := range map[string]body{saveBasic: d.basicStep(can), insertOther: d.otherStep(can),
			saveExperience: experience(can), saveEducation: education(can), saveCertificate: certificate(can),
			candidateForm + can + "/steps": {"step": "education"}} {
			if a := c.post(path, sent); a.code() != "409" || a.message() != first {
				t.Errorf("%s: %s", path, a.Raw)
			}
		}
		if a := c.sendJSON("PUT", candidateForm+can+"/draft", body{"step": "basic", "body": "{}"}); a.message() != first {
			t.Errorf("a draft: %s", a.Raw)
		}
		if a := c.post(candidateForm+can+"/consent", map[string]any{"agreed": false}); a.Status != 400 ||
			a.message() != first || a.field() != "agreed" {
			t.Errorf("not agreed: %s", a.Raw)
		}
		if a := c.get(candidateForm + can).Data[0]["consent"].(map[string]any); a["given"] != false {
			t.Errorf("before: %v", a)
		}
		c.post(candidateForm+can+"/consent", map[string]any{"agreed": true, "whatsapp": true})
		given := c.get(candidateForm + can).Data[0]["consent"].(map[string]any)
		if given["given"] != true || given["at"] != "2026-03-16T09:30:00Z" || given["whatsapp"] != true ||
			!strings.HasSuffix(given["text"].(string), "\nThe company may write to me on WhatsApp about other openings.") {
			t.Errorf("afterwards: %v", given)
		}
		if a := c.post(saveBasic, d.basicStep(can)); a.code() != "200" {
			t.Errorf("now: %s", a.Raw)
		}
		if a := c.sendJSON("DELETE", candidateForm+can+"/consent", body{}); a.code() != "200" {
			t.Fatalf("withdrawn: %s", a.Raw)
		}
		if a := c.get(basicOf + can); a.Status != http.StatusUnauthorized {
			t.Errorf("the form after it: %s", a.Raw)
		}
		if out := storetest.Column(t, d.database, "SELECT id FROM candidate WHERE opted_out_at IS NOT NULL"); len(out) != 1 {
			t.Errorf("opted out: %v", out)
		}
		d.work()
		last := d.mails[len(d.mails)-1]
		if last.Subject != "Asha Rao has withdrawn the consent" || !slices.Contains(last.To, d.emailOf(d.hr)) ||
			!slices.Contains(last.To, d.emailOf(d.managerID)) {
			t.Errorf("the mail: %+v", last)
		}
		if a := d.recruiter.sendJSON("DELETE", candidateForm+can+"/consent", body{}); a.code() != "409" ||
			a.message() != "There is no consent to withdraw" {
			t.Errorf("again: %s", a.Raw)
		}
	})
}

func TestFormIsClosedAfterTheOffer(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		c := d.visitor("form", req, can, "9000000001")
		d.fill(c, can)
		d.moves(req, can, toCEO...)
		d.moves(req, can, "OFFER Offer Sent")
		if form := c.get(candidateForm + can).Data[0]; form["closed"] != true || form["mayEdit"] != false {
			t.Errorf("the form: %v", form)
		}
		basic := d.basicStep(can)
		basic["HOMETOWN"] = "Mapusa"
		if a := c.post(saveBasic, basic); a.code() != "409" ||
			a.message() != "This form is closed; please ask your recruiter." {
			t.Errorf("the candidate saves: %s", a.Raw)
		}
		if a := d.recruiter.post(saveBasic, basic); a.code() != "200" || a.Data[0]["HOMETOWN"] != "Mapusa" {
			t.Errorf("staff save: %s", a.Raw)
		}
	})
}

func TestTwoEditorsOfOneStep(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		phone, desk := d.visitor("form", req, can, "9000000001"), d.recruiter
		for _, save := range []struct {
			path string
			sent body
			name string
		}{{saveBasic, d.basicStep(can), "HOMETOWN"}, {insertOther, d.otherStep(can), "SKILL"}} {
			save.sent["VERSION"] = "0"
			if a := phone.post(save.path, save.sent); a.code() != "200" || a.Data[0]["VERSION"] != 1.0 {
				t.Fatalf("first: %s", a.Raw)
			}
			if a := phone.post(save.path, save.sent); a.code() != "200" || a.Data[0]["VERSION"] != 1.0 {
				t.Errorf("the same again, after a lost answer: %s", a.Raw)
			}
			save.sent[save.name] = "Other"
			if a := desk.post(save.path, save.sent); a.code() != "409" || a.message() != changedByElse {
				t.Errorf("who had read nothing: %s", a.Raw)
			}
			save.sent["VERSION"] = "1"
			if a := desk.post(save.path, save.sent); a.code() != "200" || a.Data[0]["VERSION"] != 2.0 {
				t.Errorf("who had read it: %s", a.Raw)
			}
			delete(save.sent, "VERSION")
			save.sent[save.name] = "Third"
			if a := phone.post(save.path, save.sent); a.code() != "200" || a.Data[0][save.name] != "Third" {
				t.Errorf("the documents' own call replaces: %s", a.Raw)
			}
		}
	})
}

func TestDraftsAreTheCandidatesAlone(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		phone, laptop := d.visitor("form", req, can, "9000000001"), d.visitor("form", req, can, "9000000001")
		put := func(c *client, step, text string, version int) reply {
			return c.sendJSON("PUT", candidateForm+can+"/draft", map[string]any{"step": step, "body": text, "version": version})
		}
		if a := put(phone, "basic", `{"a":1}`, 0); a.code() != "200" || a.Data[0]["version"] != 1.0 {
			t.Fatal(a.Raw)
		}
		if a := put(laptop, "basic", `{"b":2}`, 0); a.code() != "409" || a.Data[0]["body"] != `{"a":1}` ||
			a.Data[0]["version"] != 1.0 {
			t.Errorf("the other device learns what is there: %s", a.Raw)
		}
		if a := put(phone, "basic", `{"a":1}`, 0); a.code() != "200" || a.Data[0]["version"] != 1.0 {
			t.Errorf("sent twice: %s", a.Raw)
		}
		if a := put(laptop, "other", `{"c":3}`, 0); a.code() != "200" {
			t.Errorf("another step: %s", a.Raw)
		}
		if a := put(laptop, "basic", "", 1); a.code() != "200" || a.Data[0]["version"] != 2.0 {
			t.Errorf("dropped: %s", a.Raw)
		}
		drafts := laptop.get(candidateForm + can).Data[0]["drafts"].([]any)
		if len(drafts) != 2 || drafts[0].(map[string]any)["body"] != "" || drafts[1].(map[string]any)["body"] != `{"c":3}` {
			t.Errorf("the drafts: %v", drafts)
		}
		if drafts := d.recruiter.get(candidateForm + can).Data[0]["drafts"].([]any); len(drafts) != 0 {
			t.Errorf("staff see them: %v", drafts)
		}
		if a := put(phone, "basic", strings.Repeat("x", 20_001), 2); a.Status != 400 || a.field() != "body" {
			t.Errorf("too long: %d %.200s", a.Status, a.Raw)
		}
		if a := d.recruiter.sendJSON("PUT", candidateForm+can+"/draft", body{"step": "basic"}); a.Status != 403 {
			t.Errorf("staff keep one: %s", a.Raw)
		}
	})
}

func TestProfileFillsOnlyEmptyFields(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		taken := d.add(req, "Ravi Iyer", "9000000002")
		storetest.Exec(t, d.database, "UPDATE candidate SET email = 'taken@mail.example', email_key = 'taken@mail.example' WHERE id = '"+taken+"'")
		c := d.visitor("form", req, can, "9000000001")
		basic := d.basicStep(can)
		basic["EMAIL"] = "taken@mail.example"
		if a := c.post(saveBasic, basic); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		row := d.recruiter.get(detailsOf + can + "/" + req).Data[0]
		if row["MOBILE"] != "9000000001" || row["EMAIL"] != "" || row["ADDRESS"] != "12, MG Road" ||
			row["CITY"] != "Pune" || row["NAME"] != "Asha Rao" {
			t.Errorf("the record: %v", row)
		}
		c.post(saveBasic, d.basicStep(can))
		c.post(insertOther, d.otherStep(can))
		c.post(saveExperience, experience(can))
		row = d.recruiter.get(detailsOf + can + "/" + req).Data[0]
		if row["EMAIL"] != "asha@mail.example" || row["CAN_EXP"] != "4.5" || row["NOTICE_PERIOD"] != "30 days" ||
			row["CURRENT_COMPANY"] != "Acme" || row["CURRENT_DESIGNATION"] != "Tester" || row["CURRENT_GROSS"] != "" {
			t.Errorf("the record: %v", row)
		}
		want := map[string][2]string{"name": {"Asha Rao", "Asha Devi Rao"}, "state": {"Maharashtra", "Goa"},
			"city": {"Pune", "Panaji"}}
		differ := d.recruiter.get(candidateForm + can + "/differences")
		for _, row := range differ.Data {
			if pair, expected := want[row["field"].(string)]; !expected || pair != [2]string{row["record"].(string), row["typed"].(string)} {
				t.Errorf("differs: %v", row)
			}
		}
		if len(differ.Data) != len(want) {
			t.Errorf("the differences: %s", differ.Raw)
		}
		if a := d.as("recruiter2").get(candidateForm + can + "/differences"); a.Status != 403 {
			t.Errorf("to another recruiter: %s", a.Raw)
		}
		actors := d.as("administrator").get("/api/audit?kind=UpdateCandidate")
		if len(actors.Data) == 0 || actors.Data[0]["actor"] != "candidate" {
			t.Errorf("the audit: %s", actors.Raw)
		}
	})
}

func TestWhoSeesWhatOfAForm(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		d.fill(d.visitor("form", req, can, "9000000001"), can)
		hidden := map[string][]string{
			basicOf: {"DATE_OF_BIRTH", "MARITAL_STATUS", "BLOOD_GROUP", "GENDER", "RESIDENTIAL_ADDRESS", "PIN", "PARENT_NAME",
				"RELATION", "OCCUPATION"},
			otherOf: {"CURRENT_SALARY", "EXPECTED_SALARY"},
		}
		for who, whole := range map[string]bool{"recruiter": true, "manager": true, "senior-hr": true, "admin": true,
			"recruiter2": false, "esa-hr": false} {
			for path, names := range hidden {
				row := d.as(who).get(path + can).Data[0]
				for _, name := range names {
					if (row[name] != "") != whole {
						t.Errorf("%s sees %s: %v", who, name, row[name])
					}
				}
				if row["CAN_ID"] != can {
					t.Errorf("%s sees %v", who, row)
				}
			}
			form := d.as(who).get(candidateForm + can).Data[0]
			if form["reduced"] == whole || form["mayEdit"] != (who == "recruiter" || who == "manager") {
				t.Errorf("%s: %v", who, form)
			}
		}
		if a := d.as("interviewer").get(basicOf + can); a.code() != "404" {
			t.Errorf("an interviewer of others: %s", a.Raw)
		}
		if a := d.as("recruiter2").post(saveBasic, d.basicStep(can)); a.Status != 403 {
			t.Errorf("another recruiter saves: %s", a.Raw)
		}
	})
}
