package httpapi_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"unicode/utf8"
)

func TestInvalidTemplatesNameTheirField(t *testing.T) {
	eachAuthors(t, func(t *testing.T, h *authorsOf) {
		c := h.of["recruiter"]
		whatsapp, email := h.whatsapp("manager").Raw, h.email("manager").Raw
		guid := named(t, h.whatsapp("recruiter"), "TEMPLATE_NAME", "Of recruiter")["WHATSAPP_GUID"].(string)
		id := named(t, h.email("recruiter"), "TemplateName", "Of recruiter")["TemplateId"].(string)
		const compulsory = "All Fields Are Compulsary!!"
		for name, w := range map[string]struct {
			differs        body
			field, message string
		}{
			"no category": {body{"WHATSAPP_CATEGORY_ID": ""}, "WHATSAPP_CATEGORY_ID", compulsory},
			"no such category": {body{"WHATSAPP_CATEGORY_ID": nothing}, "WHATSAPP_CATEGORY_ID",
				"There is no such category"},
			"no name":          {body{"TEMPLATE_NAME": ""}, "TEMPLATE_NAME", compulsory},
			"no body":          {body{"BODY": ""}, "BODY", compulsory},
			"a body of tags":   {body{"BODY": "<p>&nbsp;</p><p><br></p>"}, "BODY", compulsory},
			"a body of script": {body{"BODY": "<script>alert(1)</script>"}, "BODY", compulsory},
			"a comma": {body{"TEMPLATE_NAME": "a,b"}, "TEMPLATE_NAME",
				"A name may have 100 characters and no comma"},
			"no such placeholder": {body{"BODY": "<p>Dear {{candidate.nam}}</p>"}, "BODY",
				"There is no placeholder {{candidate.nam}}"},
			"half a placeholder": {body{"BODY": "<p>Dear {{candidate.name}</p>"}, "BODY",
				"A placeholder is not closed: {{candidate.name}"},
			"100 kB": {body{"BODY": strings.Repeat("<p>long</p>", 10_000)}, "BODY",
				"A WhatsApp message may have 4,096 characters at most"},
			"too long a message": {body{"BODY": strings.Repeat("я", 4097)}, "BODY",
				"A WhatsApp message may have 4,096 characters at most"},
			"nested too deeply": {body{"BODY": strings.Repeat("<div>", 2000) + "x"}, "BODY",
				"The text cannot be read"},
			"plain http": {body{"BODY": "See http://company.example"}, "BODY",
				"A link begins with https://, mailto: or tel:, unlike this one: http://company.example"},
			"a script as the name": {body{"TEMPLATE_NAME": "\u202e<script>"}, "TEMPLATE_NAME",
				"A name may have 100 characters and no comma"},
		} {
			sent := body{"BODY": "<p>Hi</p>", "WHATSAPP_CATEGORY_ID": h.category, "TEMPLATE_NAME": "New one",
				"WHATSAPP_GUID": guid}
			for field, value := range w.differs {
				sent[field] = value
			}
			for _, path := range []string{addWhatsapp, updateWhatsapp} {
				if a := c.post(path, sent); a.Status != 400 || a.code() != "400" || a.field() != w.field ||
					a.message() != w.message {
					t.Errorf("%s to %s: %d %s", name, path, a.Status, a.Raw)
				}
			}
		}
		for name, w := range map[string]struct {
			differs        body
			field, message string
		}{
			"no name":    {body{"TemplateName": ""}, "TemplateName", compulsory},
			"no subject": {body{"Subject": ""}, "Subject", compulsory},
			"no message": {body{"Body": "<p></p>"}, "Body", "All Fields Are Compulsory"},
			"a line break": {body{"Subject": "a\nBcc: x@y.example"}, "Subject",
				"A subject may not have line breaks or other control characters"},
			"100 kB": {body{"Body": strings.Repeat("<p>long</p>", 10_000)}, "Body",
				"A subject may have 200 characters and a mail 50,000 at most"},
			"too long": {body{"Body": strings.Repeat("x", 50_001)}, "Body",
				"A subject may have 200 characters and a mail 50,000 at most"},
			"unknown, subject": {body{"Subject": "{{x}}"}, "Subject", "There is no placeholder {{x}}"},
			"unknown, body": {body{"Body": "<p>{{<b>position</b>}}</p>"}, "Body",
				"The placeholder {{ position }} is formatted in part; please format all of it or nothing"},
			"plain http": {body{"Body": `<a href="http://company.example">x</a>`}, "Body",
				"A link begins with https://, mailto: or tel:, unlike this one: http://company.example"},
			"plain http in the text": {body{"Body": `see ftp://company.example/`}, "Body",
				"A link begins with https://, mailto: or tel:, unlike this one: ftp://company.example/"},
			"in a link": {body{"Body": `<a href="https://x.example/{{position}}">x</a>`}, "Body",
				"A placeholder cannot stand in the address of a link"},
		} {
			sent := body{"Body": "<p>Hi</p>", "Subject": "Hi", "TemplateName": "New one", "TemplateId": id}
			for field, value := range w.differs {
				sent[field] = value
			}
			for _, path := range []string{saveEmail, updateEmail} {
				want := w.message
				if name == "no message" && path == updateEmail {
					want += "."
				}
				if a := c.post(path, sent); a.Status != 400 || a.code() != "400" || a.field() != w.field ||
					a.message() != want {
					t.Errorf("%s to %s: %d %s", name, path, a.Status, a.Raw)
				}
			}
		}
		for name, a := range map[string]reply{
			"a category without a name": c.post(addCategory, body{}), "a category with a comma": c.post(addCategory,
				body{"CATEGORY_NAME": "a,b"}),
		} {
			if a.Status != 400 || a.field() != "CATEGORY_NAME" {
				t.Errorf("%s: %d %s", name, a.Status, a.Raw)
			}
		}
		for name, a := range map[string]reply{
			"a category twice": c.post(addCategory, body{"CATEGORY_NAME": "INTERVIEW"}),
			"an own name, again": c.post(addWhatsapp, body{"BODY": "x", "WHATSAPP_CATEGORY_ID": h.category,
				"TEMPLATE_NAME": "of RECRUITER"}),
			"an own mail's, also": c.post(saveEmail, body{"Body": "x", "Subject": "x", "TemplateName": "of RECRUITER"}),
		} {
			if a.Status != 200 || a.code() != "409" || !strings.Contains(a.message(), "already") {
				t.Errorf("%s: %d %s", name, a.Status, a.Raw)
			}
		}
		large := c.post(saveEmail, body{"Body": strings.Repeat("x", 1<<20), "Subject": "x", "TemplateName": "x"})
		if large.Status != http.StatusRequestEntityTooLarge || large.code() != "413" ||
			large.message() != "The request is too large" {
			t.Errorf("1 MB: %d %s", large.Status, large.Raw)
		}
		if h.whatsapp("manager").Raw != whatsapp || h.email("manager").Raw != email {
			t.Error("something changed")
		}
	})
}

// What people paste is stored repaired and without anything that runs or loads, and otherwise unchanged.
func TestTemplatesAreSanitized(t *testing.T) {
	eachAuthors(t, func(t *testing.T, h *authorsOf) {
		c := h.of["recruiter"]
		for i, s := range []struct{ sent, email, whatsapp string }{
			{`<p onclick="x()">Hi<script>alert(1)</script> <b style="color:red">you</b></p>`, `<p>Hi <b>you</b></p>`,
				`<p>Hi <b>you</b></p>`},
			{`<p>one<p>two <b>bold <i>both</b> rest`, `<p>one</p><p>two <b>bold <i>both</i></b><i> rest</i></p>`,
				`<p>one</p><p>two <b>bold <i>both</i></b><i> rest</i></p>`},
			{`</div></td>Hello <img src=x onerror=alert(1)><iframe src="https://evil.example"></iframe>world`,
				`Hello world`, `Hello world`},
			{`<a href="javascript:alert(1)">a</a> <a href="https://ok.example/?q=1&x=2">b</a>`,
				`a <a href="https://ok.example/?q=1&amp;x=2" rel="nofollow">b</a>`, `a b`},
			{`<a href="tel:+912012345678">a</a><a href="mailto:hr@ok.example">b</a><a href="http://muster.test/x">c</a>` +
				`<a href="/x">d</a><a href="data:text/html,x">e</a>`,
				`<a href="tel:+912012345678" rel="nofollow">a</a><a href="mailto:hr@ok.example" rel="nofollow">b</a>` +
					`<a href="http://muster.test/x" rel="nofollow">c</a>de`, `abcde`},
			{"مرحبا <b>بك</b> 😀 \u202eabc שלום", "مرحبا <b>بك</b> 😀 \u202eabc שלום",
				"مرحبا <b>بك</b> 😀 \u202eabc שלום"},
			{"5 < 6 & 7\nsecond line", "5 &lt; 6 &amp; 7<br/>second line", "5 &lt; 6 &amp; 7<br/>second line"},
			{`&lt;script&gt;alert(1)&lt;/script&gt;`, `&lt;script&gt;alert(1)&lt;/script&gt;`,
				`&lt;script&gt;alert(1)&lt;/script&gt;`},
			{`<svg/onload=alert(1)>x<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style>`,
				`x<table></table>`, `x`},
		} {
			name := fmt.Sprintf("Safe <i>%d</i> 😀", i)
			h.done(c.post(saveEmail, body{"Body": s.sent, "Subject": "<b>x</b> & y", "TemplateName": name}))
			h.done(c.post(addWhatsapp, body{"BODY": s.sent, "TEMPLATE_NAME": name, "WHATSAPP_CATEGORY_ID": h.category}))
			row := named(t, h.email("recruiter"), "TemplateName", name)
			if row["Body"] != s.email || row["Subject"] != "<b>x</b> & y" {
				t.Errorf("%s\n kept %q\n want %q", s.sent, row["Body"], s.email)
			}
			if row := named(t, h.whatsapp("recruiter"), "TEMPLATE_NAME", name); row["BODY"] != s.whatsapp {
				t.Errorf("%s\n kept %q\n want %q", s.sent, row["BODY"], s.whatsapp)
			}
		}
	})
}

// The limit of a mail counts characters, not bytes.
func TestLongMailOfAnyAlphabetIsStored(t *testing.T) {
	eachAuthors(t, func(t *testing.T, h *authorsOf) {
		long := strings.Repeat("नमस्ते 😀", 6_250)
		c := h.of["recruiter"]
		h.done(c.post(saveEmail, body{"Body": long, "Subject": "x", "TemplateName": "Long"}))
		if kept := named(t, h.email("recruiter"), "TemplateName", "Long")["Body"]; kept != long {
			t.Errorf("%d letters became %.100q", utf8.RuneCountInString(long), kept)
		}
		if a := c.post(saveEmail, body{"Body": long + "!", "Subject": "x",
			"TemplateName": "Longer"}); a.Status != 400 || a.field() != "Body" {
			t.Errorf("one more: %d %s", a.Status, a.Raw)
		}
	})
}

func TestPreviewAndPlaceholders(t *testing.T) {
	eachAuthors(t, func(t *testing.T, h *authorsOf) {
		c := h.of["recruiter"]
		list := c.get("/api/templates/placeholders")
		mustHave(t, "placeholders", list, "name meaning sample", "")
		for _, name := range []string{"candidate.name", "position", "recruiter.name", "recruiter.mobile"} {
			named(t, list, "name", name)
		}
		before := h.whatsapp("manager").Raw
		preview := func(sent body) reply { return c.post("/api/templates/preview", sent) }
		a := preview(body{"kind": "whatsapp",
			"body": "<p>Hello <b>{{candidate.name}}</b>,</p><ul><li>{{ position }}</li></ul><script>x</script>"})
		if a.code() != "200" || a.Data[0]["text"] != "Hello *Priya Sharma*,\n\n- Backend Developer" ||
			a.Data[0]["html"] != "<p>Hello <b>Priya Sharma</b>,</p><ul><li>Backend Developer</li></ul>" {
			t.Errorf("whatsapp: %s", a.Raw)
		}
		a = preview(body{"kind": "email", "subject": "For {{position}}", "body": "<p>Dear {{candidate.name}}</p>"})
		if a.code() != "200" || a.Data[0]["subject"] != "For Backend Developer" ||
			a.Data[0]["text"] != "Dear Priya Sharma\n" || !strings.Contains(a.Data[0]["html"].(string),
			"<p>Dear Priya Sharma</p>") {
			t.Errorf("email: %s", a.Raw)
		}
		if a := preview(body{"kind": "email", "body": "<p>Without a subject yet</p>"}); a.code() != "200" {
			t.Errorf("without a subject: %s", a.Raw)
		}
		for name, w := range map[string]struct {
			sent  body
			field string
		}{
			"unknown placeholder": {body{"kind": "whatsapp", "body": "{{x}}"}, "body"},
			"nothing":             {body{"kind": "email"}, "body"}, "no kind": {body{"body": "x"}, "kind"},
		} {
			if a := preview(w.sent); a.Status != 400 || a.field() != w.field {
				t.Errorf("%s: %d %s", name, a.Status, a.Raw)
			}
		}
		if h.whatsapp("manager").Raw != before {
			t.Error("a preview was kept")
		}
	})
}

// A repeat after a lost connection adds nothing.
func TestTemplateWithAKeyIsAddedOnce(t *testing.T) {
	eachAuthors(t, func(t *testing.T, h *authorsOf) {
		sent, err := json.Marshal(body{"Body": "x", "Subject": "x", "TemplateName": "Once"})
		if err != nil {
			t.Fatal(err)
		}
		for range 2 {
			request, err := http.NewRequestWithContext(t.Context(), "POST", h.url+saveEmail,
				strings.NewReader(string(sent)))
			if err != nil {
				t.Fatal(err)
			}
			request.Header.Set("Content-Type", "application/json")
			request.Header.Set("Idempotency-Key", "one")
			if a := h.of["recruiter"].do(request); a.code() != "200" || a.message() != "Added Successfully" {
				t.Fatal(a.Raw)
			}
		}
	})
}
