package httpapi_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"muster/internal/store/storetest"
)

const (
	searchDatabase = "/api/Can_Database.svc/candidate_database_search"
	addReference   = "/api/Can_Database.svc/Insert_Reference_Candidate"
	mapCandidates  = "/api/Candidate_Dashboard.svc/candidate_re_mapping_new"
	suggestions    = "/api/resumes/suggestions"
	databaseFields = "CAN_ID REQ_ID NAME MOBILE EMAIL ADDRESS CITY EXP NOTICE_PERIOD LAST_POSITION_APPLIED_FOR " +
		"LAST_EDUCATIONAL_TYPE YEAR_OF_PASSING TOTAL_YEAR_OF_EXP CREATED_ON HR_NAME STAGE STATUS LATEST_PROFILE_MAPPED " +
		"REF_POSITIONS POSITION_NAME RAISE_REQ_ID REF_CANDIDATE_FLAG STATUS_ID ESA_REJECTED"
	ourDatabase = "SELECTABLE REASON OPENS RESUME_HIT RESUME RESUME_NOTE ESA FORM_STEPS"
)

// resumeOf is a PDF of one page with these lines.
func resumeOf(lines ...string) string {
	text := "BT /F1 11 Tf 72 700 Td"
	for _, line := range lines {
		text += " (" + line + ") Tj 0 -14 Td"
	}
	text += " ET"
	objects := []string{"<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
		"<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
		fmt.Sprintf("<< /Length %d >>\nstream\n%s\nendstream", len(text), text),
		"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"}
	file, table := "%PDF-1.4\n", fmt.Sprintf("xref\n0 %d\n0000000000 65535 f \n", len(objects)+1)
	for i, object := range objects {
		table += fmt.Sprintf("%010d 00000 n \n", len(file))
		file += fmt.Sprintf("%d 0 obj\n%s\nendobj\n", i+1, object)
	}
	return file + table + fmt.Sprintf("trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n", len(objects)+1,
		len(file))
}

// found are the candidates of an answer, by the case they represent.
func (c *directory) found(a reply) string {
	c.t.Helper()
	names := []string{}
	for _, row := range a.Data {
		for name, id := range c.ids {
			if row["CAN_ID"] == id {
				names = append(names, name)
			}
		}
	}
	slices.Sort(names)
	return strings.Join(names, " ")
}

func TestSearchCandidates(t *testing.T) {
	eachDirectory(t, func(t *testing.T, c *directory) {
		all := slices.Sorted(maps.Keys(c.ids))
		page := c.recruiter.post(searchDatabase, body{"LOCATION": "Pune"})
		mustHave(t, "a row of the database", page, databaseFields, ourDatabase)
		if got := c.found(page); got != strings.Join(all, " ") || page.Total != int64(len(all)) {
			t.Errorf("in Pune: %s of %d", got, page.Total)
		}
		row := c.row(page, "gone")
		for field, want := range map[string]string{
			"REQ_ID": c.first, "STAGE": "New", "STATUS": "Re-map", "CITY": "Pune", "EXP": "4 years",
			"TOTAL_YEAR_OF_EXP": "4 years", "HR_NAME": "Asha Kulkarni", "REF_CANDIDATE_FLAG": "0", "ESA_REJECTED": "0",
			"SELECTABLE": "1", "REASON": "", "OPENS": "1", "RESUME": "", "RESUME_HIT": "",
		} {
			if row[field] != want {
				t.Errorf("%s is %v, want %q", field, row[field], want)
			}
		}
		if row["LATEST_PROFILE_MAPPED"] != row["POSITION_NAME"] ||
			row["LAST_POSITION_APPLIED_FOR"] == row["POSITION_NAME"] ||
			row["STATUS_ID"] == "" {
			t.Errorf("mapped: %v", row)
		}
		if offered := c.row(page, "offer"); offered["SELECTABLE"] != "0" ||
			offered["REASON"] != "The candidate cannot be mapped to another requisition: Offer Sent" {
			t.Errorf("with an offer out: %v", offered)
		}
		if other := c.row(page, "other"); other["OPENS"] != "0" || other["HR_NAME"] == "" || other["SELECTABLE"] != "1" {
			t.Errorf("somebody else's: %v", other)
		}
		mobile := c.row(page, "new")["MOBILE"].(string)
		for what, search := range map[string]body{
			"a mobile": {"SEARCH": mobile}, "a mobile in groups": {"SEARCH": "+91 " + mobile[:5] + " " + mobile[5:]},
			"an e-mail": {"SEARCH": "C" + mobile + "@mail", "POSITION_NAME": "null", "LOCATION": "all"},
		} {
			if got := c.found(c.other.post(searchDatabase, search)); got != "new" {
				t.Errorf("%s finds %q", what, got)
			}
		}
		position := row["LAST_POSITION_APPLIED_FOR"].(string)
		got := c.found(c.manager.post(searchDatabase, body{"POSITION_NAME": position, "LOCATION": "Pune"}))
		if got != "gone" {
			t.Errorf("%s is applied for by %q", position, got)
		}
		byName := c.manager.post(searchDatabase+"?page=2&size=3&sort=name", body{"LOCATION": "Pune"})
		if len(byName.Data) != 3 || byName.Total != int64(len(all)) {
			t.Errorf("a page: %d of %d", len(byName.Data), byName.Total)
		}
	})
}

// row is the row of a candidate by the case they represent.
func (c *directory) row(a reply, name string) map[string]any {
	c.t.Helper()
	for _, row := range a.Data {
		if row["CAN_ID"] == c.ids[name] {
			return row
		}
	}
	c.t.Fatalf("no %s: %s", name, a.Raw)
	return nil
}

func TestSearchIsRefused(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		c := h.as("recruiter")
		for what, refused := range map[string]struct {
			sent    body
			message string
		}{
			"nothing": {body{}, "Please enter any or all three parameter to see the search result."},
			"only none": {body{"SEARCH": "null", "LOCATION": "all"},
				"Please enter any or all three parameter to see the search result."},
			"two letters": {body{"SEARCH": "ab", "LOCATION": "Pune"}, "Search Parameter Should be atleast 3 Characters"},
		} {
			a := c.post(searchDatabase, refused.sent)
			if a.Status != 400 || a.code() != "400" || a.field() != "SEARCH" || a.message() != refused.message {
				t.Errorf("%s: %d %s", what, a.Status, a.Raw)
			}
		}
		if a := c.post(searchDatabase+"?sort=nonsense", body{"SEARCH": "asha"}); a.Status != 400 ||
			a.field() != "sort" {
			t.Errorf("an unknown order: %d %s", a.Status, a.Raw)
		}
		if a := c.post(searchDatabase, body{"SEARCH": `"' OR 1=1 --`}); a.code() != "200" || len(a.Data) != 0 {
			t.Errorf("signs: %s", a.Raw)
		}
	})
}

func TestWhoFindsWhom(t *testing.T) {
	eachDirectory(t, func(t *testing.T, c *directory) {
		for who, want := range map[string]int{"manager": 10, "senior-hr": 10, "admin": 10, "recruiter2": 10, "esa-hr": 10,
			"interviewer": 0} {
			a := c.as(who).post(searchDatabase, body{"LOCATION": "Pune"})
			if a.code() != "200" || len(a.Data) != want {
				t.Errorf("%s finds %d: %s", who, len(a.Data), a.Raw)
			}
			for _, row := range a.Data {
				if !slices.Contains(adders, who) && (row["SELECTABLE"] == "1" || row["REASON"] == "") {
					t.Errorf("%s may map %v", who, row)
				}
			}
		}
		talk := c.interview()
		talk["METTING_CONDUCTED_BY_ID"] = c.idOf("interviewer")
		if a := c.move(c.recruiter, c.first, c.ids["hr"], "HR_ROUND", "Rescheduled", talk); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		a := c.as("interviewer").post(searchDatabase, body{"LOCATION": "Pune"})
		if got := c.found(a); got != "hr" || a.Data[0]["ADDRESS"] != "" || a.Data[0]["SELECTABLE"] != "0" {
			t.Errorf("an interviewer finds %s: %s", got, a.Raw)
		}
	})
}

func TestSearchByResume(t *testing.T) {
	eachDirectory(t, func(t *testing.T, c *directory) {
		put := func(name, file string) {
			t.Helper()
			if a := c.manager.form(resumeForm, body{"CAN_ID": c.ids[name]}, file); a.code() != "200" {
				t.Fatal(a.Raw)
			}
		}
		search := func(text string) reply { return c.other.post(searchDatabase, body{"SEARCH": text}) }
		put("new", resumeOf("Priya Nair", "Kubernetes and Terraform for three years", "C++ before"))
		if a := search("kubernetes"); len(a.Data) != 0 {
			t.Errorf("before it is read: %s", a.Raw)
		}
		waits := c.row(c.manager.post(searchDatabase, body{"LOCATION": "Pune"}), "new")
		if waits["RESUME_NOTE"] != "The text of this resume is still being read" ||
			!strings.HasSuffix(waits["RESUME"].(string), ".pdf") {
			t.Errorf("while it waits: %v", waits)
		}
		c.work()
		a := search("terraform kubernetes")
		if c.found(a) != "new" ||
			a.Data[0]["RESUME_HIT"] != "Priya Nair Kubernetes and Terraform for three years C++ before" ||
			a.Data[0]["RESUME_NOTE"] != "" {
			t.Errorf("both words: %s", a.Raw)
		}
		for text, want := range map[string]string{
			"kubernete": "", "c++": "new", "terraform python": "", "KUBERNETES": "new",
		} {
			if got := c.found(search(text)); got != want {
				t.Errorf("%s finds %q", text, got)
			}
		}
		// Another resume takes its place at once.
		put("new", resumeOf("Priya Nair", "Accounting"))
		if a := search("kubernetes"); len(a.Data) != 0 {
			t.Errorf("after it was replaced: %s", a.Raw)
		}
		put("called", onePage)
		put("hr", resumeOf())
		c.work()
		rows := c.manager.post(searchDatabase, body{"LOCATION": "Pune"})
		for name, want := range map[string]string{
			"new":    "",
			"called": "The text of this resume cannot be read, so it cannot be searched",
			"hr":     "This resume has no text, so it cannot be searched",
		} {
			if got := c.row(rows, name)["RESUME_NOTE"]; got != want {
				t.Errorf("%s: %v", name, got)
			}
		}
		if got := c.found(search("accounting")); got != "new" {
			t.Errorf("the new one finds %q", got)
		}
	})
}

func TestSuggestFromResume(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		c := h.as("recruiter")
		a := c.form(suggestions, nil, resumeOf("PRIYA NAIR", "+91 98765 43210 priya@mail.test"))
		if a.code() != "200" || a.Data[0]["name"] != "Priya Nair" || a.Data[0]["mobile"] != "9876543210" ||
			a.Data[0]["email"] != "priya@mail.test" || a.Data[0]["note"] != "" {
			t.Errorf("suggested: %s", a.Raw)
		}
		if a := c.form(suggestions, nil, onePage); a.code() != "200" || a.Data[0]["name"] != "" ||
			a.Data[0]["note"] != "The text of this resume cannot be read, so it cannot be searched" {
			t.Errorf("unreadable: %s", a.Raw)
		}
		for what, file := range map[string]string{"no file": "", "a zip": "PK\x03\x04", "201 kB": pdfOf(201 * 1024)} {
			if a := c.form(suggestions, nil, file); a.Status != 400 || a.field() != "RESUME" {
				t.Errorf("%s: %d %s", what, a.Status, a.Raw)
			}
		}
		if kept := storetest.Column(t, h.database, "SELECT candidate_id FROM resume_text"); len(kept) != 0 {
			t.Errorf("kept: %v", kept)
		}
	})
}
