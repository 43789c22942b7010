package httpapi_test

import (
	"net/url"
	"strings"
	"testing"
	"time"

	"muster/internal/store/storetest"
)

const (
	fillTemplate = "/api/templates/fill"
	openWhatsapp = "/api/whatsapp_messages"
	sendMail     = "/api/Candidate_Dashboard.svc/send_mail"
	sendMailCc   = "/api/Candidate_Dashboard.svc/send_mail_cc"
	sendMaster   = "/api/Master.svc/send_mail_master"
	mailLink     = "/api/candidate_links/mail"
)

// written is a team with a template of each kind and of its own: the manager's, and one that only recruiter2 sees.
type written struct {
	*team
	req, can               string
	whatsapp, email, other string
}

func eachWritten(t *testing.T, test func(t *testing.T, d *written)) {
	eachTeam(t, func(t *testing.T, team *team) {
		d := &written{team: team}
		d.req, d.can = d.invited()
		d.manager.post(addCategory, body{"CATEGORY_NAME": "Joining"})
		category := d.manager.get(categoryList).Data[0]["WHATSAPP_CATEGORY_ID"]
		add := func(c *client, name string) string {
			t.Helper()
			if a := c.post(addWhatsapp, body{"TEMPLATE_NAME": name, "WHATSAPP_CATEGORY_ID": category.(string),
				"BODY": "<p>Dear <strong>{{candidate.name}}</strong>,</p>" +
					"<p>your first day as {{position}} is {{joining.date}}.</p>" +
					"<ul><li>{{recruiter.name}}</li></ul>"}); a.code() != "200" {
				t.Fatal(a.Raw)
			}
			for _, row := range d.manager.get(seniorList + "all/" + d.managerID).Data {
				if row["TEMPLATE_NAME"] == name {
					return row["WHATSAPP_GUID"].(string)
				}
			}
			return ""
		}
		d.whatsapp, d.other = add(d.manager, "Welcome aboard"), add(d.as("recruiter2"), "Of recruiter2")
		if a := d.manager.post(saveEmail, body{"TemplateName": "Joining instructions",
			"Subject": "Your first day: {{joining.date}}",
			"Body":    "<p>Dear {{candidate.name}}, see {{interview.place}}</p>"}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		d.email = d.manager.get(emailList + d.managerID).Data[0]["TemplateId"].(string)
		test(t, d)
	})
}

func (d *written) fill(c *client, template string) reply {
	return c.post(fillTemplate, body{"template": template, "candidate": d.can, "requisition": d.req})
}

func (d *written) opens(c *client, text string, values map[string]any) reply {
	return c.post(openWhatsapp, map[string]any{"template": d.whatsapp, "candidate": d.can, "requisition": d.req,
		"body": text, "values": values})
}

// noted returns what is listed with the candidate, newest first: title, channel and state.
func (d *written) noted() []string {
	d.t.Helper()
	return storetest.Column(d.t, d.database, "SELECT l.title || ' ' || m.channel || ' ' || m.state || ' ' || m.plain "+
		"FROM candidate_message AS l JOIN message AS m ON m.id = l.message_id "+
		"WHERE l.candidate_id = '"+d.can+"' AND l.requisition_id = '"+d.req+"' ORDER BY l.created_at DESC, l.message_id DESC")
}

func TestFillTemplate(t *testing.T) {
	eachWritten(t, func(t *testing.T, d *written) {
		a := d.fill(d.recruiter, d.whatsapp)
		row := a.Data[0]
		if row["kind"] != "whatsapp" || row["name"] != "Welcome aboard" || row["to"] != "9000000001" ||
			row["refusal"] != "" ||
			row["text"] != "Dear *Asha Rao*,\n\nyour first day as Full Time Developer is {{joining.date}}.\n\n- Asha Kulkarni" ||
			!strings.Contains(row["html"].(string), `<strong><span data-value="candidate.name">Asha Rao</span></strong>`) {
			t.Errorf("filled: %s", a.Raw)
		}
		gaps := row["gaps"].([]any)
		if gap := gaps[0].(map[string]any); len(gaps) != 1 || gap["name"] != "joining.date" ||
			gap["meaning"] != "Joining date" || gap["kind"] != "day" {
			t.Errorf("gaps: %v", gaps)
		}
		mail := d.fill(d.recruiter, d.email).Data[0]
		if mail["kind"] != "email" || mail["to"] != candidatesMail || mail["subject"] != "Your first day: {{joining.date}}" ||
			len(mail["gaps"].([]any)) != 2 {
			t.Errorf("a mail: %v", mail)
		}
		d.joins(d.req, d.can, "Expected DOJ")
		if row := d.fill(d.recruiter, d.email).Data[0]; row["subject"] != "Your first day: 01 Apr 2026" {
			t.Errorf("with a joining date: %v", row["subject"])
		}
		for name, a := range map[string]reply{
			"another's template": d.fill(d.recruiter, d.other),
			"no template":        d.fill(d.recruiter, nothing),
			"an unknown candidate": d.recruiter.post(fillTemplate,
				body{"template": d.whatsapp, "candidate": nothing, "requisition": d.req}),
		} {
			if a.code() != "404" {
				t.Errorf("%s: %d %s", name, a.Status, a.Raw)
			}
		}
		if a := d.fill(d.manager, d.other); a.code() != "200" {
			t.Errorf("a manager has everybody's: %s", a.Raw)
		}
		for _, who := range []string{"recruiter2", "senior-hr", "interviewer", "admin"} {
			if a := d.fill(d.as(who), d.whatsapp); a.Status != 403 {
				t.Errorf("%s: %d %s", who, a.Status, a.Raw)
			}
		}
		d.blacklist(d.req, d.can)
		if a := d.fill(d.manager, d.whatsapp); a.code() != "409" || a.message() != "Candidate is Blacklisted" {
			t.Errorf("blacklisted: %s", a.Raw)
		}
	})
}

func (d *written) blacklist(req, can string) {
	d.t.Helper()
	if a := d.manager.post("/api/Candidate_Dashboard.svc/Blacklisted_Candidate_V1",
		body{"CAN_ID": can, "REQ_ID": req, "COMMENT": "lied"}); a.code() != "200" {
		d.t.Fatal(a.Raw)
	}
}

func TestOpenWhatsapp(t *testing.T) {
	eachWritten(t, func(t *testing.T, d *written) {
		html := d.fill(d.recruiter, d.whatsapp).Data[0]["html"].(string)
		if a := d.opens(d.recruiter, html, nil); a.Status != 400 || a.field() != "body" ||
			a.message() != "Please fill in the gap first: Joining date" {
			t.Errorf("with a gap: %s", a.Raw)
		}
		if a := d.opens(d.recruiter, html, map[string]any{"joining.date": "soon"}); a.Status != 400 || a.field() != "values" {
			t.Errorf("a day that is none: %s", a.Raw)
		}
		if a := d.opens(d.recruiter, "<p>{{nobody}}</p>", nil); a.Status != 400 || a.field() != "body" {
			t.Errorf("a placeholder that is none: %s", a.Raw)
		}
		if len(d.noted()) != 0 {
			t.Errorf("noted: %v", d.noted())
		}
		const text = "Dear *Asha Rao*,\n\nyour first day as Full Time Developer is 01 Apr 2026.\n\n- Asha Kulkarni"
		a := d.opens(d.recruiter, html, map[string]any{"joining.date": "2026-04-01"})
		at, err := url.Parse(a.Data[0]["address"].(string))
		if err != nil || a.message() != "Opened in WhatsApp" || at.Host != "wa.me" || at.Path != "/919000000001" ||
			at.Query().Get("text") != text || strings.Contains(at.RawQuery, "+") {
			t.Errorf("opened: %s", a.Raw)
		}
		if got := d.noted(); len(got) != 1 || got[0] != "Welcome aboard whatsapp opened "+text {
			t.Errorf("noted: %v", got)
		}
		for _, row := range d.manager.get(seniorList + "all/" + d.managerID).Data {
			if want := map[bool]float64{true: 1}[row["TEMPLATE_NAME"] == "Welcome aboard"]; row["SEND_COUNT"] != want {
				t.Errorf("%s was used %v times", row["TEMPLATE_NAME"], row["SEND_COUNT"])
			}
		}
		// What was typed and edited is text and nothing else, and is read once.
		a = d.opens(d.recruiter, `<p onclick="x()">{{department}} <img src="https://spy.example/1.gif"></p>`,
			map[string]any{"department": "R&D <b>{{position"})
		if a.Status != 400 || !strings.Contains(a.message(), "{{position") {
			t.Errorf("a value that looks like a placeholder: %s", a.Raw)
		}
		a = d.opens(d.recruiter, `<p onclick="x()">{{department}} <img src="https://spy.example/1.gif"></p>`,
			map[string]any{"department": "R&D <b>"})
		if at, _ := url.Parse(a.Data[0]["address"].(string)); at.Query().Get("text") != "R&D <b>" {
			t.Errorf("edited: %s", a.Raw)
		}
		if a := d.opens(d.recruiter, strings.Repeat("x", 4097), nil); a.Status != 400 || a.field() != "body" {
			t.Errorf("too long: %d %s", a.Status, a.Raw)
		}
		if a := d.opens(d.as("senior-hr"), "<p>Hello</p>", nil); a.Status != 403 {
			t.Errorf("a reader: %d %s", a.Status, a.Raw)
		}
		storetest.Exec(t, d.database, "UPDATE candidate SET mobile = '1234567890' WHERE id = '"+d.can+"'")
		if a := d.opens(d.recruiter, "<p>Hello</p>", nil); a.code() != "409" || !strings.Contains(a.message(), "1234567890") {
			t.Errorf("a mobile from elsewhere: %s", a.Raw)
		}
		if row := d.fill(d.recruiter, d.whatsapp).Data[0]; !strings.Contains(row["refusal"].(string), "1234567890") {
			t.Errorf("the dialog does not say so: %v", row)
		}
	})
}

func TestMailFromTemplate(t *testing.T) {
	eachWritten(t, func(t *testing.T, d *written) {
		const colleague = "nandini.rao@demo.muster.example"
		filled := d.fill(d.recruiter, d.email).Data[0]
		mail := func(c *client, differs map[string]any) reply {
			sent := map[string]any{"To": candidatesMail, "CC": colleague, "Subject": filled["subject"],
				"MailBody": filled["html"], "TemplateId": d.email, "CAN_ID": d.can, "REQ_ID": d.req,
				"VALUES": map[string]string{"joining.date": "2026-04-01", "interview.place": "<b>Room & 4</b>"}}
			for name, value := range differs {
				sent[name] = value
			}
			return c.post(sendMailCc, sent)
		}
		for name, c := range map[string]struct {
			differs map[string]any
			status  int
			field   string
		}{
			"a gap": {map[string]any{"VALUES": map[string]string{"interview.place": "x"}}, 400, "Subject"},
			"a gap in the text": {map[string]any{"VALUES": map[string]string{"joining.date": "2026-04-01"}},
				400, "MailBody"},
			"to somebody else":            {map[string]any{"To": colleague}, 400, "To"},
			"a stranger's copy":           {map[string]any{"CC": "stranger@mail.example"}, 403, ""},
			"a copy to another candidate": {map[string]any{"CC": "asha2@mail.example"}, 403, ""},
			"no such value":               {map[string]any{"VALUES": map[string]string{"salary": "1"}}, 400, "VALUES"},
		} {
			if a := mail(d.recruiter, c.differs); a.Status != c.status || a.field() != c.field {
				t.Errorf("%s: %d %s", name, a.Status, a.Raw)
			}
		}
		if a := mail(d.as("senior-hr"), nil); a.Status != 403 {
			t.Errorf("a reader: %d %s", a.Status, a.Raw)
		}
		if a := mail(d.recruiter, nil); a.code() != "200" || a.message() != "Successfully Send" {
			t.Fatalf("sent: %s", a.Raw)
		}
		came := d.arrives()[candidatesMail]
		if came.Subject != "Your first day: 01 Apr 2026" || len(came.Cc) != 1 || came.Cc[0] != colleague ||
			!strings.Contains(came.HTML, "Dear <span>Asha Rao</span>, see &lt;b&gt;Room &amp; 4&lt;/b&gt;") ||
			strings.TrimSpace(came.Plain) != "Dear Asha Rao, see <b>Room & 4</b>" {
			t.Errorf("it came as %+v", came)
		}
		if got := d.noted(); len(got) != 1 || !strings.HasPrefix(got[0], "Joining instructions mail sent ") {
			t.Errorf("noted: %v", got)
		}
		if a := d.recruiter.post(sendMail, body{"To": candidatesMail, "Subject": "Hello",
			"MailBody": "<p>Dear {<b>{candidate.name}</b>}</p>"}); a.Status != 400 || a.field() != "MailBody" {
			t.Errorf("written by hand with braces: %s", a.Raw)
		}
		storetest.Exec(t, d.database, "UPDATE candidate SET email = '', email_key = '' WHERE id = '"+d.can+"'")
		if a := mail(d.recruiter, nil); a.code() != "409" || a.message() != "The record has no e-mail address" {
			t.Errorf("without an address: %s", a.Raw)
		}
	})
}

func TestSendMailMaster(t *testing.T) {
	eachWritten(t, func(t *testing.T, d *written) {
		send := func(to string) reply {
			return d.recruiter.post(sendMaster, body{"To": to, "Subject": "For {{position}}",
				"MailBody": "<p>Dear {{candidate.name}}</p>"})
		}
		own := d.emailOf(d.hr)
		if a := send(own); a.code() != "200" || a.message() != "Successfully Send" {
			t.Fatal(a.Raw)
		}
		if came := d.arrives()[own]; came.Subject != "For Backend Developer" ||
			strings.TrimSpace(came.Plain) != "Dear Priya Sharma" {
			t.Errorf("it came as %+v", came)
		}
		if a := send(candidatesMail); a.Status != 403 {
			t.Errorf("to a candidate: %d %s", a.Status, a.Raw)
		}
	})
}

func TestSendLink(t *testing.T) {
	eachWritten(t, func(t *testing.T, d *written) {
		about := body{"candidate": d.can, "requisition": d.req, "kind": "form"}
		shown := d.recruiter.get(candidateLinks + "/" + d.can + "/" + d.req + "/message?kind=form&channel=mail").Data[0]
		if shown["to"] != candidatesMail || !strings.Contains(shown["text"].(string), shown["mark"].(string)) ||
			!strings.Contains(shown["text"].(string), "works until 30 Mar 2026, 03:00 pm") {
			t.Errorf("shown: %v", shown)
		}
		if a := d.recruiter.post(mailLink, about); a.code() != "200" || a.message() != "Successfully Send" {
			t.Fatal(a.Raw)
		}
		if row := d.recruiter.get(candidateLinks + "/" + d.can + "/" + d.req).Data[0]; row["state"] != "made" ||
			row["until"] != "2026-03-30T09:30:00Z" {
			t.Errorf("kept: %v", row)
		}
		d.pass(time.Hour)
		came := d.arrives()[candidatesMail]
		link := linkIn(came.Plain)
		opened := d.nobody().get(candidateSessions + "?" + link.Encode())
		if opened.code() != "200" || opened.Data[0]["firstName"] != "Asha" {
			t.Errorf("the link of the mail: %s\n%s", opened.Raw, came.Plain)
		}
		if got := d.noted(); len(got) != 1 || !strings.HasPrefix(got[0], "Email Link mail sent ") ||
			strings.Contains(strings.Join(got, ""), "signature=") {
			t.Errorf("noted: %v", got)
		}
		a := d.recruiter.post(openWhatsapp, body{"candidate": d.can, "requisition": d.req, "link": "resume"})
		at, err := url.Parse(a.Data[0]["address"].(string))
		if err != nil || at.Path != "/919000000001" ||
			!strings.Contains(at.Query().Get("text"), "http://muster.test/can_resume/"+d.can) {
			t.Errorf("by WhatsApp: %s", a.Raw)
		}
		if got := d.noted(); len(got) != 2 || !strings.HasPrefix(got[0], "Resume link whatsapp opened ") ||
			strings.Contains(got[0], "signature=") || !strings.Contains(got[0], "[the link is only in the message itself]") {
			t.Errorf("noted: %v", got)
		}
		// A mail that leaves after the links were ended opens nothing, so it does not leave.
		d.recruiter.post(mailLink, about)
		d.recruiter.sendJSON("DELETE", candidateLinks+"/"+d.can, nil)
		if mails := d.arrives(); len(mails) != 0 {
			t.Errorf("an ended link was mailed: %v", mails)
		}
		if got := d.noted(); !strings.HasPrefix(got[0], "Email Link mail failed ") {
			t.Errorf("noted: %v", got[0])
		}
		for _, who := range []string{"recruiter2", "senior-hr", "interviewer"} {
			if a := d.as(who).post(mailLink, about); a.Status != 403 {
				t.Errorf("%s: %d %s", who, a.Status, a.Raw)
			}
		}
		for name, differs := range map[string]string{"opt_out": "kind", "": "kind"} {
			if a := d.recruiter.post(mailLink, body{"candidate": d.can, "requisition": d.req, "kind": name}); a.Status != 400 ||
				a.field() != differs {
				t.Errorf("a link to %q: %d %s", name, a.Status, a.Raw)
			}
		}
		d.blacklist(d.req, d.can)
		a = d.manager.post(openWhatsapp, body{"candidate": d.can, "requisition": d.req, "link": "form"})
		if a.code() != "409" {
			t.Errorf("blacklisted: %s", a.Raw)
		}
	})
}

// linkIn returns the values of the link to a form in a text.
func linkIn(text string) url.Values {
	at := strings.Index(text, "http://muster.test/candidate_form/")
	if at < 0 {
		return nil
	}
	address, err := url.Parse(strings.Fields(text[at:])[0])
	if err != nil {
		return nil
	}
	values := address.Query()
	values.Set("candidate", strings.TrimPrefix(address.Path, "/candidate_form/"))
	values.Set("kind", "form")
	return values
}
