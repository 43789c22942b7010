package httpapi_test

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"muster/internal/store"
	"muster/internal/store/storetest"
)

func TestManagerErasesWhatACandidateTold(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		if a := d.recruiter.form(resumeForm, body{"CAN_ID": can}, pdfOf(5001)); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		c := d.visitor("form", req, can, "9000000001")
		d.fill(c, can)
		c.sendJSON("PUT", candidateForm+can+"/draft", body{"step": "basic", "body": `{"a":1}`})
		upload := d.visitor("resume", req, can, "")
		if a := upload.form(resumeForm, body{"CAN_ID": can}, pdfOf(6001)); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		erase := func(who *client) reply { return who.sendJSON("DELETE", candidateForm+can, body{}) }
		if a := erase(d.manager); a.code() != "409" || a.message() != "Please withdraw the consent first" {
			t.Errorf("while the consent stands: %s", a.Raw)
		}
		if form := d.manager.get(candidateForm + can).Data[0]; form["mayErase"] != false {
			t.Errorf("offered while the consent stands: %v", form)
		}
		c.sendJSON("DELETE", candidateForm+can+"/consent", body{})
		if a := erase(d.recruiter); a.Status != 403 {
			t.Errorf("a recruiter erases: %d %s", a.Status, a.Raw)
		}
		for who, may := range map[*client]bool{d.manager: true, d.recruiter: false} {
			if form := who.get(candidateForm + can).Data[0]; form["mayErase"] != may {
				t.Errorf("offered: %v, want %v", form["mayErase"], may)
			}
		}
		if a := erase(d.manager); a.code() != "200" || a.message() != "What the candidate told is erased" {
			t.Fatal(a.Raw)
		}
		for _, path := range []string{basicOf, otherOf, experienceOf, educationOf, certificatesOf} {
			if a := d.manager.get(path + can); a.code() != "200" || len(a.Data) != 0 {
				t.Errorf("%s is left: %s", path, a.Raw)
			}
		}
		if form := d.manager.get(candidateForm + can).Data[0]; form["stepsDone"] != 0.0 || form["mayErase"] != false {
			t.Errorf("the form: %v", form)
		}
		if left := storetest.Column(t, d.database, "SELECT step FROM profile_draft WHERE body <> ''"); len(left) != 0 {
			t.Errorf("unfinished typing is left: %v", left)
		}
		if a := d.recruiter.get(resumeFile + can); a.Raw != pdfOf(5001) {
			t.Errorf("what staff had uploaded is not back: %d %.100s", a.Status, a.Raw)
		}
		if row := d.recruiter.get(detailsOf + can + "/" + req).Data[0]; row["NAME"] != "Asha Rao" {
			t.Errorf("the record: %v", row)
		}
		// A new consent begins a new form, and the check at the end of the test counts its saves from there.
		again := d.visitor("form", req, can, "9000000001")
		if a := again.post(saveBasic, d.basicStep(can)); a.message() != "Successfully Added" || a.Data[0]["VERSION"] != 1.0 {
			t.Errorf("told again: %s", a.Raw)
		}
	})
}

// holds counts how often a text stands in the files of a SQLite database.
func (d *team) holds(text string) (n int) {
	d.t.Helper()
	for _, end := range []string{"", "-wal", "-shm"} {
		content, err := os.ReadFile(d.database + end)
		if err != nil {
			d.t.Fatal(err)
		}
		n += bytes.Count(content, []byte(text))
	}
	return n
}

// Erased text, and text that was replaced before, is gone from unused pages and from the write-ahead log.
func TestErasedTextLeavesTheFiles(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		if d.app.Store.Engine() != store.SQLite {
			t.Skip("PostgreSQL cleans its files up itself")
		}
		req, can := d.opened("Full Time", 1)
		c := d.visitor("form", req, can, "9000000001")
		d.fill(c, can)
		const mark = "Quixotidae"
		for _, town := range []string{mark, mark + " in Goa", "Margao"} {
			step := d.basicStep(can)
			step["HOMETOWN"], step["OCCUPATION"] = town, town
			if a := c.post(saveBasic, step); a.code() != "200" {
				t.Fatal(a.Raw)
			}
		}
		c.sendJSON("PUT", candidateForm+can+"/draft", body{"step": "basic", "body": `{"a":"` + mark + `"}`})
		if a := d.visitor("resume", req, can, "").form(resumeForm, body{"CAN_ID": can},
			strings.Replace(pdfOf(90_001), "xxxxxxxxxx", mark, 3)); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if n := d.holds(mark); n < 3 {
			t.Fatalf("the mark is in the files %d times", n)
		}
		c.sendJSON("DELETE", candidateForm+can+"/consent", body{})
		if a := d.manager.sendJSON("DELETE", candidateForm+can, body{}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if n := d.holds(mark); n != 0 {
			t.Errorf("what was erased is in the files %d times", n)
		}
	})
}
