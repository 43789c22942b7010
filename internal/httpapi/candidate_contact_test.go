package httpapi_test

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/store/storetest"
)

// writtenToCandidates tells of every cause whether its messages go to candidates.
var writtenToCandidates = map[letter.Cause]bool{
	letter.ScheduleInterview: true, letter.CancelInterview: true, letter.RemindCandidate: true,
	letter.RevokeRequisition: true, letter.TakeBackMove: true, letter.SendMail: true, letter.SendEsaLink: true,
	letter.SendBroadcast: true, letter.OpenWhatsapp: true, letter.SendFormLink: true, letter.SendResumeLink: true,

	letter.TestMessage: false, letter.ForgotPassword: false, letter.SendPasswordLink: false,
	letter.ApproveRequisition: false, letter.ReapproveRequisition: false, letter.CopyReapproval: false,
	letter.WithdrawApproval: false,
	letter.ConductInterview: false, letter.RemindInterviewer: false, letter.RemindResult: false,
	letter.EditCandidate: false, letter.ExpectJoining: false, letter.FinishForm: false, letter.WithdrawConsent: false,
	letter.ApplyByLink: false, letter.TestWhatsapp: false, letter.SendWeeklyFile: false, letter.Notify: false,
}

// A colleague's own mobile is private, and signs them in: candidates are given the company mobile, or no number.
func TestNoCandidateReadsAPrivateMobile(t *testing.T) {
	for cause := range letter.Causes {
		if _, known := writtenToCandidates[cause]; !known {
			t.Errorf("it is not said here whether %s goes to candidates", cause)
		}
	}
	for name, companyMobile := range map[string]string{"company mobile": "9823199999", "no company mobile": ""} {
		t.Run(name, func(t *testing.T) {
			eachTeam(t, func(t *testing.T, d *team) {
				storetest.Exec(t, d.database, "UPDATE app_user SET company_mobile = '"+companyMobile+"'")
				read := d.everythingWritten()
				seen := map[letter.Cause]bool{}
				for _, row := range storetest.Column(t, d.database, `SELECT m.cause || '|' || m.subject || ' ' || m.html ||
					' ' || m.plain || ' ' || m.calendar FROM message AS m JOIN candidate_message AS c ON c.message_id = m.id`) {
					cause, text, _ := strings.Cut(row, "|")
					seen[letter.Cause(cause)] = true
					read = append(read, row)
					if companyMobile == "" && strings.Contains(text, "Asha Kulkarni, ") &&
						!strings.Contains(text, "Asha Kulkarni, asha.kulkarni@demo.muster.example") {
						t.Errorf("%s does not say how to reach the recruiter: %s", cause, text)
					}
				}
				for cause, want := range writtenToCandidates {
					if seen[cause] != want {
						t.Errorf("%s was written to a candidate: %v, want %v", cause, seen[cause], want)
					}
				}
				private := storetest.Column(t, d.database, "SELECT mobile FROM app_user")
				for _, text := range read {
					for _, mobile := range private {
						if strings.Contains(text, mobile) {
							t.Errorf("the private mobile %s is in what a candidate reads: %s", mobile, text)
						}
					}
				}
			})
		})
	}
}

// everythingWritten lets every message be written that goes to candidates, and returns what else they and the services
// of messages read: addresses that open WhatsApp, pages of links, what a campaign was filled with.
func (d *team) everythingWritten() (read []string) {
	d.t.Helper()
	must := func(what string, a reply) reply {
		d.t.Helper()
		if a.code() != "200" {
			d.t.Fatalf("%s: %s", what, a.Raw)
		}
		read = append(read, a.Raw)
		return a
	}
	peer := d.withCampaigns()
	req, can := d.invited()
	about := func(more map[string]any) map[string]any {
		of := map[string]any{"candidate": can, "requisition": req}
		maps.Copy(of, more)
		return of
	}
	for _, kind := range []string{"form", "resume"} {
		for _, channel := range []string{"mail", "whatsapp"} {
			must("a link shown", d.recruiter.get("/api/candidate_links/"+can+"/"+req+"/message?kind="+kind+
				"&channel="+channel))
		}
		must("a link mailed", d.recruiter.post(mailLink, about(map[string]any{"kind": kind})))
		must("a link opened", d.recruiter.post(openWhatsapp, about(map[string]any{"link": kind})))
	}
	d.leave()
	d.templatesWritten(must, about)

	step := stepOf(d.t, d.move(d.recruiter, req, can, "CALL", "Shortlisted", d.arranged(d.idOf("interviewer"))))
	d.leave()
	must("Undo", d.recruiter.post("/api/moves/"+step+"/undo", body{}))
	d.leave()
	d.moves(req, can, "CALL Shortlisted")
	d.leave()
	must("an invitation", d.nobody().get("/api/interviews/reply?"+replyLinkOf(d.t, d.mailTo(candidatesMail)).Encode()))
	d.pass(time.Date(2026, 3, 19, 18, 1, 0, 0, kolkata).Sub(d.clock()))
	d.leave()
	d.manager, d.recruiter = d.as("manager"), d.as("recruiter")
	must("an ESA Link", d.sendEsaLink(d.recruiter, req, can))
	d.moves(req, can, "HR_ROUND Skip")
	d.leave()
	moved := d.arranged(d.conductor)
	moved["CALLBACK_DATE"] = "2026-03-26"
	must("the next round", d.move(d.manager, req, can, "TL_ROUND", "Scheduled", moved))
	d.leave()
	d.revoke(req)
	d.leave()

	d.pass(time.Date(2026, 3, 20, 11, 0, 0, 0, kolkata).Sub(d.clock()))
	d.recruiter = d.as("recruiter")
	storetest.Exec(d.t, d.database,
		"UPDATE candidate SET mobile = '9000077777', mobile10 = '9000077777' WHERE id = '"+can+"'")
	must("a broadcast", d.recruiter.post(broadcasts, map[string]any{"candidates": d.crowd(2)}))
	d.goOn(3)
	for _, m := range d.mails {
		if strings.Contains(strings.Join(m.To, ","), candidatesMail) {
			read = append(read, m.Subject+m.HTML+m.Plain+m.Calendar)
		}
	}
	for _, sent := range peer.sent {
		for _, param := range sent["templateParams"].([]any) {
			read = append(read, param.(string))
		}
	}
	return read
}

// templatesWritten writes a mail and a WhatsApp text from templates that have every placeholder.
func (d *team) templatesWritten(
	must func(what string, a reply) reply, about func(map[string]any) map[string]any,
) {
	d.t.Helper()
	var all strings.Builder
	for _, p := range hiring.Placeholders {
		all.WriteString("<p>{{" + p.Name + "}}</p>")
	}
	fill := func(gaps []any) map[string]string {
		values := map[string]string{}
		for _, gap := range gaps {
			name := gap.(map[string]any)["name"].(string)
			at := slices.IndexFunc(hiring.Placeholders, func(p hiring.Placeholder) bool { return p.Name == name })
			switch hiring.Placeholders[at].Kind {
			case hiring.DayKind:
				values[name] = "2026-04-01"
			case hiring.ClockKind:
				values[name] = "15:30"
			case hiring.OnlineKind:
				values[name] = "Online"
			default:
				values[name] = "told later"
			}
		}
		return values
	}
	must("a category", d.manager.post(addCategory, body{"CATEGORY_NAME": "Everything"}))
	category := d.manager.get(categoryList).Data[0]["WHATSAPP_CATEGORY_ID"].(string)
	must("a WhatsApp template", d.manager.post(addWhatsapp, body{"TEMPLATE_NAME": "Everything",
		"WHATSAPP_CATEGORY_ID": category, "BODY": all.String()}))
	whatsapp := d.manager.get(seniorList + "all/" + d.managerID).Data[0]["WHATSAPP_GUID"].(string)
	must("an e-mail template", d.manager.post(saveEmail, body{"TemplateName": "Everything", "Subject": "All of it",
		"Body": all.String()}))
	email := d.manager.get(emailList + d.managerID).Data[0]["TemplateId"].(string)

	filled := must("a text", d.recruiter.post(fillTemplate, about(map[string]any{"template": whatsapp}))).Data[0]
	must("a text opened", d.recruiter.post(openWhatsapp, about(map[string]any{"template": whatsapp,
		"body": filled["html"], "values": fill(filled["gaps"].([]any))})))
	filled = must("a mail", d.recruiter.post(fillTemplate, about(map[string]any{"template": email}))).Data[0]
	to := about(nil)
	must("a mail sent", d.recruiter.post(sendMail, map[string]any{"To": candidatesMail, "Subject": filled["subject"],
		"MailBody": filled["html"], "TemplateId": email, "CAN_ID": to["candidate"], "REQ_ID": to["requisition"],
		"VALUES": fill(filled["gaps"].([]any))}))
	d.leave()
}
