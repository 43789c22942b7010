package httpapi_test

import "testing"

// A recruiter who was taken off a candidate reads, and writes no mail either.
func TestWhoWasTakenOffWritesNoMail(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, _ := d.invited()
		mail := body{"To": candidatesMail, "Subject": "Hello", "MailBody": "<p>Hello</p>"}
		if a := d.recruiter.post(sendMail, mail); a.code() != "200" {
			t.Fatalf("before: %s", a.Raw)
		}
		if a := d.manager.post("/api/Requirement_Mapping.svc/full_hr_revoke_v2", map[string]any{
			"STATUS": "Full Hr Revoke", "REQ_ID": req, "COMMENTS": "other work", "CREATED_BY": d.managerID,
			"HR_LIST": []body{{"HR": d.hr}}}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		for _, path := range []string{sendMail, sendMailCc} {
			if a := d.recruiter.post(path, mail); a.Status != 403 {
				t.Errorf("%s after Hr Revoke: %d %s", path, a.Status, a.Raw)
			}
		}
		copied := body{"To": "nandini.rao@demo.muster.example", "CC": candidatesMail, "Subject": "Hello", "MailBody": "x"}
		if a := d.recruiter.post(sendMailCc, copied); a.Status != 403 {
			t.Errorf("as a copy: %d %s", a.Status, a.Raw)
		}
		if a := d.manager.post(sendMail, mail); a.code() != "200" {
			t.Errorf("a manager: %s", a.Raw)
		}
	})
}
