package httpapi_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/outreach"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

func messagesOf(can string) string { return "/api/candidates/" + can + "/messages" }

// writes lets the recruiter write a mail to the candidate.
func (d *team) writes(subject string) {
	d.t.Helper()
	if a := d.recruiter.post("/api/Candidate_Dashboard.svc/send_mail_cc", body{"To": candidatesMail, "Subject": subject,
		"MailBody": "<p>The text of " + subject + "</p>"}); a.code() != "200" {
		d.t.Fatal(a.Raw)
	}
}

// broadcasts queues a campaign to the candidate.
func (d *team) broadcasts(req, can string) (id string) {
	d.t.Helper()
	if err := d.app.Store.InTx(d.t.Context(), func(q *store.Queries) (err error) {
		id, err = d.app.Messages.QueueCampaign(d.t.Context(), q, d.app.Now(), d.hr, letter.Campaign{
			Cause: letter.SendEsaLink, CandidateID: can, RequisitionID: req, Title: "ESA Link", Mobile: "9000000001",
			Name: "Asha Rao", Campaign: "esa", Params: []string{"Asha Rao"}, Text: "Hello Asha",
		})
		return err
	}); err != nil {
		d.t.Fatal(err)
	}
	return id
}

// told sums up the messages of an answer.
func told(a reply) (rows []string) {
	for _, row := range a.Data {
		rows = append(rows, fmt.Sprintf("%s, %s by %s: %s, again %v, cancel %v", row["title"], row["channel"],
			row["sender"], row["state"], row["mayRetry"], row["mayCancel"]))
	}
	return rows
}

func TestConversation(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		if a := d.recruiter.get(messagesOf(can)); a.code() != "200" || len(a.Data) != 0 || a.Total != 0 ||
			!strings.Contains(a.Raw, `"counts":{"all":0,"whatsapp":0,"mail":0,"calls":0,"failed":0}`) {
			t.Errorf("before anything was written: %s", a.Raw)
		}
		d.writes("First")
		d.work()
		d.pass(time.Minute)
		d.app.Messages.SendMail = func(context.Context, outreach.Mail) error {
			return &outreach.Refusal{Answer: "554 looks like spam"}
		}
		d.writes("Second")
		d.work()
		d.pass(time.Minute)
		campaign := d.broadcasts(req, can)
		sender := "Kavya Menon"
		if user, err := d.app.Store.Read().UserByID(t.Context(), d.hr); err == nil {
			sender = user.FirstName + " " + user.LastName
		}
		all := d.recruiter.get(messagesOf(can))
		want := []string{
			"ESA Link, whatsapp by " + sender + ": queued, again false, cancel true",
			"Email, mail by " + sender + ": failed, again true, cancel false",
			"Email, mail by " + sender + ": sent, again false, cancel false",
		}
		if got := told(all); !slices.Equal(got, want) || all.Total != 3 ||
			!strings.Contains(all.Raw, `"counts":{"all":3,"whatsapp":1,"mail":2,"calls":0,"failed":1}`) {
			t.Errorf("all: %q\n%s", got, all.Raw)
		}
		if step := fmt.Sprint(all.Data[2]["steps"]); !strings.Contains(step, "sent") ||
			!strings.Contains(step, opening.Format("2006-01-02T15:04")) {
			t.Errorf("the mail reached %s", step)
		}
		if all.Data[1]["reason"] != "the mail server refuses the message: 554 looks like spam" {
			t.Errorf("the reason is %v", all.Data[1]["reason"])
		}
		if strings.Contains(all.Raw, "The text of") {
			t.Error("the list has texts")
		}
		for tab, rows := range map[string][]string{
			"whatsapp": want[:1], "mail": want[1:], "failed": want[1:2], "calls": nil,
		} {
			a := d.recruiter.get(messagesOf(can) + "?tab=" + tab)
			if !slices.Equal(told(a), rows) || a.Total != int64(len(rows)) {
				t.Errorf("%s: %s", tab, a.Raw)
			}
		}
		if a := d.recruiter.get(messagesOf(can) + "?page=2&size=2"); !slices.Equal(told(a), want[2:]) || a.Total != 3 {
			t.Errorf("the second page: %s", a.Raw)
		}
		text := d.recruiter.get(messagesOf(can) + "/" + all.Data[1]["id"].(string))
		if html := fmt.Sprint(text.Data[0]["html"]); !strings.Contains(html, "The text of Second") {
			t.Errorf("the text: %s", text.Raw)
		}
		if a := d.recruiter.get(messagesOf(can) + "/" + campaign); a.Data[0]["text"] != "Hello Asha" {
			t.Errorf("the text of a campaign: %s", a.Raw)
		}
	})
}

// Whoever sees the candidate reads, whoever may edit them sends again and cancels; nobody reads another's message.
func TestConversationIsForWhoSeesTheCandidate(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		d.writes("Hello")
		campaign := d.broadcasts(req, can)
		d.work()
		mail := d.recruiter.get(messagesOf(can) + "?tab=mail").Data[0]["id"].(string)
		stranger, reader := d.as("recruiter2"), d.as("senior-hr")
		for _, path := range []string{messagesOf(can), messagesOf(can) + "/" + mail} {
			if a := stranger.get(path); a.code() != "404" {
				t.Errorf("a recruiter who does not see the candidate: %s", a.Raw)
			}
			if a := reader.get(path); a.code() != "200" {
				t.Errorf("who reads everything: %s", a.Raw)
			}
		}
		if a := reader.get(messagesOf(can)); told(a)[0] != told(reader.get(messagesOf(can) + "?tab=whatsapp"))[0] ||
			strings.Contains(strings.Join(told(a), "\n"), "true") {
			t.Errorf("a reader may send or cancel: %q", told(a))
		}
		for _, step := range []string{"/again", "/cancel"} {
			path := messagesOf(can) + "/" + campaign + step
			if a := stranger.post(path, body{}); a.code() != "404" {
				t.Errorf("a stranger's %s: %s", step, a.Raw)
			}
			if a := reader.post(path, body{}); a.Status != 403 {
				t.Errorf("a reader's %s: %d %s", step, a.Status, a.Raw)
			}
		}
		for _, path := range []string{"/api/candidates/nosuch/messages", messagesOf(can) + "/nosuch"} {
			if a := d.manager.get(path); a.code() != "404" || a.message() != "Data not available" {
				t.Errorf("%s: %s", path, a.Raw)
			}
		}
		for query, field := range map[string]string{
			"tab=pigeons": "tab", "page=-1": "page", "size=5001": "size", "page=x": "page",
		} {
			if a := d.manager.get(messagesOf(can) + "?" + query); a.Status != 400 || a.field() != field {
				t.Errorf("%s: %d %s", query, a.Status, a.Raw)
			}
		}
	})
}

func TestSendAgainAndCancel(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		d.app.Messages.SendMail = nil
		d.writes("Kept first")
		d.work()
		kept := d.recruiter.get(messagesOf(can)).Data[0]
		if kept["state"] != "kept" || kept["mayRetry"] != true || kept["mayCancel"] != true {
			t.Fatalf("without a mail server: %v", kept)
		}
		path := messagesOf(can) + "/" + kept["id"].(string)
		d.app.Messages.SendMail = func(_ context.Context, m outreach.Mail) error { d.mails = append(d.mails, m); return nil }
		// The address was corrected meanwhile.
		storetest.Exec(t, d.database, "UPDATE candidate SET email = 'new@mail.example', email_key = 'new@mail.example'"+
			" WHERE id = '"+can+"'")
		if a := d.recruiter.post(path+"/again", body{}); a.code() != "200" || a.message() != "The message is queued" {
			t.Fatalf("again: %s", a.Raw)
		}
		if a := d.recruiter.post(path+"/again", body{}); a.code() != "409" ||
			a.message() != "Only a message that failed or was kept can be sent again; this one is queued." {
			t.Errorf("a second time: %s", a.Raw)
		}
		d.mails = nil
		d.work()
		if len(d.mails) != 1 || !slices.Equal(d.mails[0].To, []string{"new@mail.example"}) {
			t.Errorf("it went to %+v", d.mails)
		}
		if a := d.as("administrator").get("/api/messages?q=new@mail"); a.Total != 1 {
			t.Errorf("it is not found by its new address: %s", a.Raw)
		}
		if a := d.recruiter.post(path+"/cancel", body{}); a.code() != "409" ||
			a.message() != "Only a message that has not left can be cancelled; this one is sent." {
			t.Errorf("cancel what was sent: %s", a.Raw)
		}
		campaign := messagesOf(can) + "/" + d.broadcasts(req, can)
		if a := d.recruiter.post(campaign+"/cancel", body{}); a.code() != "200" {
			t.Fatalf("cancel: %s", a.Raw)
		}
		d.work()
		row := d.recruiter.get(messagesOf(can)).Data[0]
		if row["state"] != "cancelled" || !strings.HasPrefix(row["reason"].(string), "Cancelled by ") {
			t.Errorf("cancelled: %v", row)
		}
		unheard := d.broadcasts(req, can)
		d.work()
		storetest.Exec(t, d.database, "UPDATE message SET state = 'failed', reason = '"+hiring.NoAnswerMayHaveArrived+
			"' WHERE id = '"+unheard+"'")
		if a := d.recruiter.post(messagesOf(can)+"/"+unheard+"/again", body{}); a.code() != "409" ||
			a.message() != hiring.MayArriveTwice {
			t.Errorf("it may arrive twice: %s", a.Raw)
		}
		agreed := d.recruiter.sendJSON("POST", messagesOf(can)+"/"+unheard+"/again", map[string]any{"agreed": true})
		if agreed.code() != "200" {
			t.Errorf("agreed: %s", agreed.Raw)
		}
		lines := storetest.Column(t, d.database, "SELECT action FROM audit WHERE subject = 'message' ORDER BY id")
		if !slices.Equal(lines, []string{"RetryMessage", "CancelMessage", "RetryMessage"}) {
			t.Errorf("the audit has %v", lines)
		}
	})
}

func TestRefusedAddressIsMarked(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		mark := func() string {
			row := d.recruiter.get(detailsOf + can + "/" + req).Data[0]
			return fmt.Sprint(row["EMAIL_REFUSED"], " ", row["EMAIL_REFUSED_ON"])
		}
		takes := d.app.Messages.SendMail
		refuse := func(r outreach.Refusal) {
			d.app.Messages.SendMail = func(context.Context, outreach.Mail) error { return &r }
			d.writes("Hello")
			d.work()
		}
		if refuse(outreach.Refusal{Answer: "554 looks like spam"}); mark() != " " {
			t.Errorf("a refused text is no refused address: %q", mark())
		}
		refused := outreach.Refusal{Answer: "550 no such user", Recipients: []string{"Asha@Mail.Example"}}
		if refuse(refused); mark() != "550 no such user "+opening.Format(time.RFC3339) {
			t.Errorf("refused: %q", mark())
		}
		d.app.Messages.SendMail = takes
		d.writes("Taken")
		if d.work(); mark() != " " {
			t.Errorf("after a mail that was taken: %q", mark())
		}
		refuse(refused)
		storetest.Exec(t, d.database, "UPDATE candidate SET email = 'new@mail.example', email_key = 'new@mail.example'"+
			" WHERE id = '"+can+"'")
		if mark() != " " {
			t.Errorf("after the address was edited: %q", mark())
		}
	})
}

// A mail that the server took while somebody cancelled it was sent all the same.
func TestCancelledWhileItIsTaken(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		_, can := d.invited()
		d.writes("Hello")
		id := d.recruiter.get(messagesOf(can)).Data[0]["id"].(string)
		d.app.Messages.SendMail = func(context.Context, outreach.Mail) error {
			if a := d.recruiter.post(messagesOf(can)+"/"+id+"/cancel", body{}); a.code() != "200" {
				t.Errorf("cancel: %s", a.Raw)
			}
			return nil
		}
		d.work()
		if row := d.recruiter.get(messagesOf(can)).Data[0]; row["state"] != "sent" || row["reason"] != "" {
			t.Errorf("it is %v", row)
		}
	})
}
