package httpapi_test

import (
	"bytes"
	"fmt"
	"mime/multipart"
	"net/http"
	"strings"
	"testing"
)

const (
	editJSON   = "/api/Candidate_Dashboard.svc/update_candidate"
	editForm   = "/api/Candidate_Dashboard.svc/update_candidate_details"
	resumeForm = "/api/Candidate_Dashboard.svc/Update_Resume"
	resumeFile = "/api/can_resume/"
	onePage    = "%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"
)

// pdfOf is a PDF of the given size in bytes.
func pdfOf(size int) string { return "%PDF-1.7\n" + strings.Repeat("x", size-15) + "%%EOF\n" }

// form posts a form; an empty file is left out.
func (c *client) form(path string, fields body, file string) reply {
	c.t.Helper()
	return c.do(c.formRequest(path, fields, file))
}

func (c *client) formRequest(path string, fields body, file string) *http.Request {
	c.t.Helper()
	var text bytes.Buffer
	w := multipart.NewWriter(&text)
	for name, value := range fields {
		if err := w.WriteField(name, value); err != nil {
			c.t.Fatal(err)
		}
	}
	if file != "" {
		part, err := w.CreateFormFile("RESUME", "resume.pdf")
		if err != nil {
			c.t.Fatal(err)
		}
		if _, err := part.Write([]byte(file)); err != nil {
			c.t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		c.t.Fatal(err)
	}
	request, err := http.NewRequestWithContext(c.t.Context(), http.MethodPost, c.url+path, &text)
	if err != nil {
		c.t.Fatal(err)
	}
	request.Header.Set("Content-Type", w.FormDataContentType())
	return request
}

// edit is a complete edit of a candidate, except for these differences.
func (c *directory) edit(name string, differs body) body {
	sent := body{
		"NAME": "प्रिया शर्मा", "MOBILE": "9200000001", "EMAIL": "Priya@Mail.Example", "ADDRESS": "7 Hill Road",
		"IS_EXP": "1", "EXP_IN": "3 years", "EXP": "5 years", "IS_WORKING": "0",
		"NOTICE_PERIOD": "60 days", "CURRENT_GROSS": "900000", "CURRENT_DESIGNATION": "Lead",
		"CURRENT_COMPANY": "Acme", "CREATED_BY": c.hr, "STATUS": "Ringing",
		"CAN_ID": c.ids[name], "STATE": "Goa", "CITY": "Panaji", "REQ_ID": c.first,
	}
	for field, value := range differs {
		sent[field] = value
	}
	return sent
}

func TestEditCandidate(t *testing.T) {
	eachDirectory(t, func(t *testing.T, c *directory) {
		details := func() map[string]any { return c.recruiter.get(detailsOf + c.ids["called"] + "/" + c.first).Data[0] }
		before := details()
		// The position requires a resume and there is none yet.
		if a := c.recruiter.post(editJSON, c.edit("called", nil)); a.Status != 400 || a.field() != "RESUME" ||
			a.message() != "Please upload resume!" {
			t.Errorf("without a resume: %s", a.Raw)
		}
		for name, wrong := range map[string]struct {
			differs       body
			file          string
			field, answer string
		}{
			"a short mobile": {body{"MOBILE": "92000"}, onePage, "MOBILE", "Please Enter Valid Number!!"},
			"half an e-mail": {body{"EMAIL": "priya@"}, onePage, "EMAIL", "Please Enter Valid Email ID"},
			"no address":     {body{"ADDRESS": ""}, onePage, "ADDRESS", "All Fields Are Compulsary!!"},
			"no company":     {body{"CURRENT_COMPANY": " "}, onePage, "CURRENT_COMPANY", "All Fields Are Compulsary!!"},
			"no state":       {body{"STATE": ""}, onePage, "STATE", "All Fields Are Compulsary!!"},
			"a long name": {body{"NAME": strings.Repeat("क", 201)}, onePage, "NAME",
				"This may have 200 characters at most"},
			"no PDF":        {nil, "just text", "RESUME", "Please upload Resume in pdf only"},
			"201 kB":        {nil, pdfOf(201 * 1024), "RESUME", "File size should be less then 200kb"},
			"204,800 bytes": {nil, pdfOf(204_800), "RESUME", "File size should be less then 200kb"},
			"9 MB":          {nil, pdfOf(9 << 20), "RESUME", "File size should be less then 200kb"},
		} {
			if a := c.recruiter.form(editForm, c.edit("called", wrong.differs), wrong.file); a.Status != 400 ||
				a.code() != "400" || a.field() != wrong.field || a.message() != wrong.answer {
				t.Errorf("%s: %d %s", name, a.Status, a.Raw)
			}
		}
		if after := details(); after["NAME"] != before["NAME"] ||
			after["CANDIDATE_VERSION"] != before["CANDIDATE_VERSION"] || after["RESUME"] != "" {
			t.Errorf("something was changed: %v", after)
		}

		if a := c.recruiter.form(editForm, c.edit("called", body{"VERSION": "1"}), pdfOf(204_799)); a.Status != 200 ||
			a.code() != "200" || a.message() != "Candidate Details Updated Succesfully" {
			t.Fatalf("edited: %s", a.Raw)
		}
		after := details()
		for field, want := range map[string]any{
			"NAME": "प्रिया शर्मा", "MOBILE": "9200000001", "EMAIL": "priya@mail.example", "ADDRESS": "7 Hill Road",
			"IS_EXP": "1", "EXP_IN": "3 years", "CAN_EXP": "5 years", "EXP": "", "IS_WORKING": "0",
			"NOTICE_PERIOD": "60 days", "CURRENT_GROSS": "900000", "CURRENT_DESIGNATION": "Lead",
			"CURRENT_COMPANY": "Acme", "STATE": "Goa", "CITY": "Panaji",
			"STATUS": "Ringing", "STAGE": "CALL", "CANDIDATE_VERSION": float64(2),
		} {
			if after[field] != want {
				t.Errorf("%s is %v, want %v", field, after[field], want)
			}
		}
		// A resume is stored now, so an edit without one passes; an editor who saw the first version is refused.
		if a := c.recruiter.post(editJSON, c.edit("called", body{"VERSION": "1"})); a.code() != "409" ||
			a.message() != "Somebody else has changed this candidate. Please look again." {
			t.Errorf("a second editor: %s", a.Raw)
		}
		if a := c.manager.post(editJSON, c.edit("called", body{"VERSION": "2", "CREATED_BY": c.managerID,
			"NAME": strings.Repeat("x", 200), "CURRENT_GROSS": "75k pm"})); a.code() != "200" {
			t.Errorf("without a file: %s", a.Raw)
		}
		if now := details(); now["CURRENT_GROSS"] != "75000" || now["CURRENT_GROSS_PER"] != "month" {
			t.Errorf("a salary as people say it: %v %v", now["CURRENT_GROSS"], now["CURRENT_GROSS_PER"])
		}
		for field, theirs := range map[string]string{"MOBILE": "9100000001", "EMAIL": "c9100000001@mail.example"} {
			if a := c.recruiter.post(editJSON, c.edit("called", body{field: theirs})); a.Status != 200 ||
				a.code() != "409" || a.message() != "Candidate is already in the system" {
				t.Errorf("somebody else's %s: %s", field, a.Raw)
			}
		}
		for who, want := range map[string]int{"recruiter2": 403, "senior-hr": 403, "interviewer": 403} {
			if a := c.as(who).post(editJSON, c.edit("called", body{"CREATED_BY": c.idOf(who)})); a.Status != want {
				t.Errorf("edited by %s: %d %s", who, a.Status, a.Raw)
			}
		}
		if a := c.recruiter.post(editJSON, c.edit("gone", body{"REQ_ID": c.second, "MOBILE": "9200000009",
			"EMAIL": "x@y.example"})); a.code() != "409" ||
			a.message() != "Candidate Has been Remapped by Asha Kulkarni" {
			t.Errorf("from the application that was left: %s", a.Raw)
		}
		if a := c.recruiter.post(editJSON, c.edit("called", body{"CAN_ID": nothing})); a.code() != "404" {
			t.Errorf("an unknown candidate: %s", a.Raw)
		}
		if a := c.manager.post("/api/Candidate_Dashboard.svc/Blacklisted_Candidate_V1",
			body{"CAN_ID": c.ids["called"], "REQ_ID": c.first, "COMMENT": "gave false papers",
				"CREATED_BY": c.managerID}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if a := c.recruiter.post(editJSON, c.edit("called", nil)); a.code() != "409" ||
			a.message() != "Candidate is Blacklisted" {
			t.Errorf("a blacklisted one: %s", a.Raw)
		}
		if row := c.manager.get(detailsOf + c.ids["called"] + "/" +
			c.first).Data[0]; row["Candidate_Status"] != "Blacklisted" || row["STATUS"] != "Blacklisted" {
			t.Errorf("blacklisted: %v", row)
		}
	})
}

// The form of a fresher requires no employment, and some positions require no resume.
func TestEditVariants(t *testing.T) {
	eachWorking(t, func(t *testing.T, w *working) {
		c := &directory{w, map[string]string{}}
		req := w.approvedWith(body{"employmentStatus": "Fresher", "positions": "2"})
		if a := w.assign(req, []string{w.hr}, 1); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		c.ids["fresher"] = w.added(w.recruiter, w.hr, req, 1)[0]
		idle := body{"REQ_ID": req, "EXP": "", "EXP_IN": "", "NOTICE_PERIOD": "", "CURRENT_GROSS": "",
			"CURRENT_DESIGNATION": "", "CURRENT_COMPANY": "", "IS_EXP": "0"}
		if a := w.recruiter.form(editForm, c.edit("fresher", idle), ""); a.Status != 400 ||
			a.message() != "Please upload resume!!" {
			t.Errorf("without a resume: %s", a.Raw)
		}
		if a := w.recruiter.form(editForm, c.edit("fresher", idle), onePage); a.code() != "200" {
			t.Errorf("a fresher: %s", a.Raw)
		}
		admin := w.as("administrator")
		if a := admin.sendJSON("PUT", "/api/settings/resumeOptional", map[string]any{"value": w.position["Full Time"],
			"version": fmt.Sprint(0)}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		c.ids["exempt"] = w.added(w.recruiter, w.hr, w.first, 1)[0]
		if row := w.recruiter.get(detailsOf + c.ids["exempt"] + "/" + w.first).Data[0]; row["RESUME_MANDATORY"] != "0" {
			t.Errorf("the position needs no resume: %v", row)
		}
		if a := w.recruiter.post(editJSON, c.edit("exempt", body{"REQ_ID": w.first, "MOBILE": "9200000002",
			"EMAIL": "e@mail.example", "STATE": "", "CITY": ""})); a.code() != "200" {
			t.Errorf("without a resume where none is needed: %s", a.Raw)
		}
	})
}

func TestResume(t *testing.T) {
	eachDirectory(t, func(t *testing.T, c *directory) {
		can := c.ids["hr"]
		put := func(who *client, file string) reply { return who.form(resumeForm, body{"CAN_ID": can}, file) }
		if a := c.recruiter.get(resumeFile + can); a.code() != "404" || a.message() != "Resume Not Attached!!" {
			t.Errorf("before: %s", a.Raw)
		}
		for name, wrong := range map[string][2]string{
			"no file": {"", "Please upload resume!"}, "a text": {"Dear Sir", "Please upload Resume in pdf only"},
			"201 kB": {pdfOf(201 * 1024), "File size should be less then 200kb"},
		} {
			if a := put(c.recruiter, wrong[0]); a.Status != 400 || a.field() != "RESUME" || a.message() != wrong[1] {
				t.Errorf("%s: %d %s", name, a.Status, a.Raw)
			}
		}
		for _, who := range []string{"recruiter2", "senior-hr", "interviewer", "esa-hr"} {
			if a := put(c.as(who), onePage); a.Status != 403 {
				t.Errorf("uploaded by %s: %d %s", who, a.Status, a.Raw)
			}
		}
		if a := put(c.recruiter, onePage); a.code() != "200" || a.message() != "Resume uploaded successfully" {
			t.Fatalf("uploaded: %s", a.Raw)
		}
		file := c.recruiter.get(detailsOf + can + "/" + c.first).Data[0]["RESUME"].(string)
		if !strings.HasSuffix(file, ".pdf") {
			t.Errorf("the file is called %q", file)
		}
		for _, name := range []string{file, strings.TrimSuffix(file, ".pdf"), can, can + "?v=7"} {
			for _, who := range []*client{c.recruiter, c.manager, c.as("senior-hr"), c.as("recruiter2"), c.as("esa-hr")} {
				a := who.get(resumeFile + name)
				if a.Status != 200 || a.Raw != onePage || a.Header.Get("Content-Type") != "application/pdf" ||
					a.Header.Get("Cache-Control") != "no-store" ||
					!strings.HasPrefix(a.Header.Get("Content-Disposition"), "inline;") ||
					a.Header.Get("X-Content-Type-Options") != "nosniff" {
					t.Errorf("%s: %d %v %.80q", name, a.Status, a.Header, a.Raw)
				}
			}
			if a := c.as("interviewer").get(resumeFile + name); a.code() != "404" || strings.Contains(a.Raw, "%PDF") {
				t.Errorf("an interviewer of somebody else sees %s: %.100s", name, a.Raw)
			}
		}
		if a := c.nobody().get(resumeFile + file); a.Status != 401 {
			t.Errorf("nobody sees %d %.100s", a.Status, a.Raw)
		}
		second := pdfOf(5000)
		if a := put(c.manager, second); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if a := c.recruiter.get(resumeFile + can); a.Raw != second {
			t.Error("the former resume is still there")
		}
		if a := c.recruiter.get(resumeFile + file); a.code() != "404" {
			t.Errorf("under its former name: %.100s", a.Raw)
		}
		if a := c.recruiter.sendJSON("POST", resumeForm, body{"CAN_ID": can}); a.Status != 415 || a.code() != "415" {
			t.Errorf("JSON instead of a form: %d %s", a.Status, a.Raw)
		}
		if a := c.recruiter.send("POST", resumeForm, "multipart/form-data; boundary=x",
			strings.NewReader("nonsense")); a.Status != 400 {
			t.Errorf("a broken form: %d %s", a.Status, a.Raw)
		}
		if a := c.recruiter.form(resumeForm, body{"CAN_ID": "\x00\xff"}, onePage); a.code() != "404" {
			t.Errorf("an id that cannot be stored: %d %s", a.Status, a.Raw)
		}
	})
}

func TestCandidateAudit(t *testing.T) {
	eachDirectory(t, func(t *testing.T, c *directory) {
		can := c.ids["hr"]
		for _, file := range []string{onePage, pdfOf(5000)} {
			if a := c.recruiter.form(resumeForm, body{"CAN_ID": can}, file); a.code() != "200" {
				t.Fatal(a.Raw)
			}
		}
		was := c.recruiter.get(detailsOf + can + "/" + c.first).Data[0]
		if a := c.recruiter.sendJSON("POST", editJSON, c.edit("hr", body{"MOBILE": "9200000077"})); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		lines := c.as("administrator").get("/api/audit?about=" + can + "&sort=at").Data
		if len(lines) != 3 {
			t.Fatalf("%d lines", len(lines))
		}
		for i, want := range []struct{ kind, before, after, name string }{
			{"UpdateResume", "null", `{"resume":"PDF, 48 bytes"}`, "प्रिया शर्मा"},
			{"UpdateResume", `{"resume":"PDF, 48 bytes"}`, `{"resume":"PDF, 5000 bytes"}`, "प्रिया शर्मा"},
		} {
			if l := lines[i]; l["kind"] != want.kind || l["before"] != want.before || l["after"] != want.after ||
				l["name"] != want.name {
				t.Errorf("line %d: %v", i, l)
			}
		}
		edited := lines[2]
		before, after := edited["before"].(string), edited["after"].(string)
		if !strings.Contains(before, fmt.Sprintf(`"mobile":%q`, was["MOBILE"])) || !strings.Contains(after,
			`"mobile":"9200000077"`) || edited["name"] != "प्रिया शर्मा" {
			t.Errorf("the edit: %v", edited)
		}
		for _, inner := range []string{"0001-01-01", can, "version", "key", "mobile10"} {
			if strings.Contains(strings.ToLower(before+after), inner) {
				t.Errorf("the audit contains %s: %s %s", inner, before, after)
			}
		}
	})
}
