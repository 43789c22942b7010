package httpapi_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"muster/internal/store/storetest"
)

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
		if a := c.sendJSON("DELETE", candidateForm+can+"/consent", body{}); a.code() != "200" ||
			a.message() != "Your consent is withdrawn" {
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
