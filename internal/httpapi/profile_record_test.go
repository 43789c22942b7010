package httpapi_test

import (
	"testing"

	"muster/internal/store/storetest"
)

func TestProfileFillsOnlyEmptyFields(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		taken := d.add(req, "Ravi Iyer", "9000000002")
		storetest.Exec(t, d.database, "UPDATE candidate SET email = 'taken@mail.example', "+
			"email_key = 'taken@mail.example' WHERE id = '"+taken+"'")
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
			pair, expected := want[row["field"].(string)]
			if !expected || pair != [2]string{row["record"].(string), row["typed"].(string)} {
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
