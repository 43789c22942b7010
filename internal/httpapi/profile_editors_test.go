package httpapi_test

import (
	"strings"
	"testing"
)

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
		const why = "The candidate's form is closed since the offer was sent"
		link := func(kind string) reply {
			return d.recruiter.post(candidateLinks, body{"candidate": can, "requisition": req, "kind": kind})
		}
		if a := link("form"); a.code() != "409" || a.message() != why {
			t.Errorf("another link to the form: %s", a.Raw)
		}
		if a := link("resume"); a.code() != "200" {
			t.Errorf("a link for the resume: %s", a.Raw)
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
