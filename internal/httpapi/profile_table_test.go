package httpapi_test

import (
	"fmt"
	"maps"
	"strings"
	"testing"
)

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
	d.idle(hourOfSaves)
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
			{saveCertificate, certificate(can), "CERTIFICATE_EXPIRY", "2024-04",
				"Please choose an expiry that is not before the start date"},
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
