package httpapi_test

import (
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"testing"

	"muster/internal/hiring"
	"muster/internal/store/storetest"
)

const resumeNotes = "/api/candidate_resumes/"

func TestResumeByLink(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		if a := d.recruiter.form(resumeForm, body{"CAN_ID": can}, pdfOf(5001)); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		c := d.visitor("resume", req, can, "")
		page := candidateSessions + "?kind=resume&candidate=" + can
		if row := c.get(page).Data[0]; row["open"] != true || row["file"] != "" || row["consentGiven"] != true {
			t.Errorf("the page without a signature: %v", row)
		}
		for size, message := range map[int]string{
			204_800: "File size should be less then 200kb", 205_824: "File size should be less then 200kb",
		} {
			if a := c.form(resumeForm, body{"CAN_ID": can}, pdfOf(size)); a.Status != 400 || a.message() != message ||
				a.field() != "RESUME" {
				t.Errorf("%d bytes: %d %s", size, a.Status, a.Raw)
			}
		}
		if a := c.form(resumeForm, body{"CAN_ID": can}, pdfOf(300_000)); a.Status != http.StatusRequestEntityTooLarge ||
			a.message() != "File size should be less then 200kb" {
			t.Errorf("more than the body may have: %d %s", a.Status, a.Raw)
		}
		if a := c.form(resumeForm, body{"CAN_ID": can}, "PK\x03\x04 a zip"); a.Status != 400 ||
			a.message() != "Please upload resume in pdf only" {
			t.Errorf("a zip named .pdf: %d %s", a.Status, a.Raw)
		}
		if a := c.form(resumeForm, body{"CAN_ID": can}, ""); a.Status != 400 {
			t.Errorf("no file: %d %s", a.Status, a.Raw)
		}
		for _, size := range []int{6001, 6002} {
			if a := c.form(resumeForm, body{"CAN_ID": can}, pdfOf(size)); a.message() != "Resume uploaded successfully" {
				t.Fatal(a.Raw)
			}
			row := c.get(page).Data[0]
			if a := c.get(resumeFile + row["file"].(string)); a.Raw != pdfOf(size) {
				t.Errorf("the preview: %d %.100s", a.Status, a.Raw)
			}
		}
		notes := d.recruiter.get(resumeNotes + can).Data[0]
		now, former := notes["resume"].(map[string]any), notes["former"].(map[string]any)
		if now["byLink"] != true || now["size"] != 6002.0 || now["at"] != "2026-03-16T09:30:00Z" ||
			former["size"] != 5001.0 || former["by"] != "Asha Kulkarni" || notes["replacedAt"] != "2026-03-16T09:30:00Z" {
			t.Errorf("the notes: %v", notes)
		}
		if a := d.recruiter.get(resumeNotes + can + "/former"); a.Raw != pdfOf(5001) {
			t.Errorf("what staff had: %d %.100s", a.Status, a.Raw)
		}
		if a := d.recruiter.get(resumeFile + can); a.Raw != pdfOf(6002) {
			t.Errorf("the resume: %d %.100s", a.Status, a.Raw)
		}
		if a := d.as("recruiter2").sendJSON("DELETE", resumeNotes+can+"/former", body{}); a.Status != 403 {
			t.Errorf("another drops it: %s", a.Raw)
		}
		if a := d.recruiter.sendJSON("DELETE", resumeNotes+can+"/former", body{}); a.code() != "200" {
			t.Errorf("dropped: %s", a.Raw)
		}
		if a := d.recruiter.get(resumeNotes + can + "/former"); a.code() != "404" {
			t.Errorf("and gone: %s", a.Raw)
		}
		row := d.recruiter.get(candidateLinks + "/" + can + "/" + req).Data[0]
		if row["kind"] != "resume" || row["state"] != "finished" {
			t.Errorf("the link: %v", row)
		}
	})
}

func TestResumeLimitIsASetting(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		byLink := d.visitor("resume", req, can, "")
		administrator := d.as("administrator")
		for _, kb := range []int{1_000, 5_000, 200} {
			mustPut(administrator, hiring.ResumeKB, strconv.Itoa(kb))
			refusal := fmt.Sprintf("File size should be less then %dkb", kb)
			for name, who := range map[string]*client{"a link": byLink, "a user": d.recruiter} {
				if a := who.form(resumeForm, body{"CAN_ID": can}, pdfOf(kb<<10-1)); a.code() != "200" {
					t.Errorf("below %d kB by %s: %d %s", kb, name, a.Status, a.Raw)
				}
				for _, size := range []int{kb << 10, 2 * kb << 10} {
					if a := who.form(resumeForm, body{"CAN_ID": can}, pdfOf(size)); a.message() != refusal {
						t.Errorf("%d bytes by %s: %d %s", size, name, a.Status, a.Raw)
					}
				}
			}
			if row := d.recruiter.get("/api/session").Data[0]; row["resumeKB"] != float64(kb) {
				t.Errorf("the session: %v", row["resumeKB"])
			}
			page := byLink.get(candidateSessions + "?kind=resume&candidate=" + can).Data[0]
			if page["resumeKB"] != float64(kb) || page["compressPdfUrl"] != hiring.SmallerPDFPage {
				t.Errorf("the page: %v", page)
			}
		}
	})
}

func TestResumeByLinkNeedsConsentAndHasLimits(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		other := d.add(req, "Ravi Iyer", "9000000002")
		c := d.nobody()
		c.start(d.link("resume", req, can), "")
		if a := c.form(resumeForm, body{"CAN_ID": can}, onePage); a.code() != "409" ||
			a.message() != "Please accept the terms first" {
			t.Errorf("without consent: %s", a.Raw)
		}
		c.post(candidateForm+can+"/consent", map[string]any{"agreed": true})
		if page := storetest.Column(t, d.database, "SELECT page FROM consent"); len(page) != 1 || page[0] != "resume" {
			t.Errorf("the receipt: %v", page)
		}
		if a := c.form(resumeForm, body{"CAN_ID": other}, onePage); a.Status != http.StatusUnauthorized {
			t.Errorf("for another: %d %s", a.Status, a.Raw)
		}
		for i := range 10 {
			if a := c.form(resumeForm, body{"CAN_ID": can}, pdfOf(6000+i)); a.code() != "200" {
				t.Fatalf("number %d: %s", i, a.Raw)
			}
		}
		if a := c.form(resumeForm, body{"CAN_ID": can}, onePage); a.Status != 429 {
			t.Errorf("number 11: %d %s", a.Status, a.Raw)
		}
		d.idle(hourOfSaves)
		if a := c.form(resumeForm, body{"CAN_ID": can}, onePage); a.code() != "200" {
			t.Errorf("an hour later: %s", a.Raw)
		}
		if a := c.get(basicOf + can); a.Status != http.StatusUnauthorized {
			t.Errorf("the form: %d %s", a.Status, a.Raw)
		}
		if a := c.get(resumeFile + strings.Repeat("0", 36)); a.Status != http.StatusUnauthorized {
			t.Errorf("another file: %d %s", a.Status, a.Raw)
		}
	})
}

// A form that is saved 120 times in an hour is no longer typed by hand.
func TestSavesOfAFormAreLimited(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		c := d.visitor("form", req, can, "9000000001")
		// The consent was the first save; each doubling stands for those of an impatient hand.
		for range 3 {
			storetest.Exec(t, d.database, "INSERT INTO visit_try (id, kind, subject, address, at) "+
				"SELECT id || 'x', kind, subject, address, at FROM visit_try WHERE kind = 'form save'")
			storetest.Exec(t, d.database, "UPDATE visit_try SET id = id || 'y' WHERE kind = 'form save'")
		}
		for n := 8; n < 120; n++ {
			if a := c.post(candidateForm+can+"/steps", body{"step": "education"}); a.code() != "200" {
				t.Fatalf("number %d: %s", n, a.Raw)
			}
		}
		if a := c.post(saveBasic, d.basicStep(can)); a.Status != 429 ||
			a.message() != "Too many attempts. Please try again later." {
			t.Errorf("number 121: %d %s", a.Status, a.Raw)
		}
		if a := d.recruiter.post(saveBasic, d.basicStep(can)); a.code() != "200" {
			t.Errorf("staff: %s", a.Raw)
		}
		d.idle(hourOfSaves)
		if a := c.post(saveBasic, d.basicStep(can)); a.code() != "200" {
			t.Errorf("an hour later: %s", a.Raw)
		}
	})
}
