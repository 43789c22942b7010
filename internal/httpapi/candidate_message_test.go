package httpapi_test

import (
	"slices"
	"testing"
	"time"

	"muster/internal/letter"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

// writtenTo returns what is listed with a candidate, oldest first.
func (d *team) writtenTo(can string) []string {
	d.t.Helper()
	return storetest.Column(d.t, d.database, "SELECT c.title || ': ' || m.channel || ' to ' || m.to_list ||"+
		" ' is ' || m.state || CASE c.requisition_id WHEN '' THEN '' ELSE ', about a requisition' END"+
		" FROM candidate_message AS c JOIN message AS m ON m.id = c.message_id AND m.created_at = c.created_at"+
		" WHERE c.candidate_id = '"+can+"' ORDER BY c.created_at, c.title")
}

func TestMessagesToACandidateAreListedWithThem(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.invited()
		if a := d.move(d.recruiter, req, can, "CALL", "Shortlisted", d.arranged(d.idOf("interviewer"))); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		d.arrives()
		d.pass(time.Minute)
		if a := d.move(d.recruiter, req, can, "HR_ROUND", "Rejected", nil); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		d.arrives()
		d.pass(time.Minute)
		if a := d.recruiter.post("/api/Candidate_Dashboard.svc/send_mail_cc", body{"To": candidatesMail,
			"CC": "nandini.rao@demo.muster.example, " + candidatesMail, "Subject": "s", "MailBody": "x"}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		d.pass(time.Minute)
		var opened string
		if err := d.app.Store.InTx(t.Context(), func(q *store.Queries) (err error) {
			if _, err = d.app.Messages.QueueCampaign(t.Context(), q, d.app.Now(), d.hr, letter.Campaign{
				Cause: letter.SendEsaLink, CandidateID: can, RequisitionID: req, Title: "ESA Link", Mobile: "9000000001",
				Name: "Asha Rao", Campaign: "esa", Params: []string{"Asha Rao"}, Text: "Hello",
			}); err != nil {
				return err
			}
			opened, err = d.app.Messages.NoteOpened(t.Context(), q, d.hr, letter.Opened{Cause: letter.OpenWhatsapp,
				CandidateID: can, Title: "Welcome aboard", Mobile: "9000000001", Text: "Hi"})
			return err
		}); err != nil {
			t.Fatal(err)
		}
		if got, want := d.writtenTo(can), []string{
			"Interview invitation: mail to asha@mail.example is sent, about a requisition",
			"Interview cancelled: mail to asha@mail.example is sent, about a requisition",
			"Email: mail to asha@mail.example is queued",
			"ESA Link: whatsapp to 9000000001 is queued, about a requisition",
			"Welcome aboard: whatsapp to 9000000001 is opened",
		}; !slices.Equal(got, want) {
			t.Errorf("listed: %q", got)
		}
		steps := storetest.Column(t, d.database, "SELECT state FROM message_step WHERE message_id = '"+opened+"'")
		if !slices.Equal(steps, []string{"opened"}) {
			t.Errorf("steps of what was opened: %v", steps)
		}
		if got := storetest.Column(t, d.database, "SELECT id FROM message AS m"+
			" WHERE state IN ('sent', 'kept', 'failed', 'cancelled')"+
			" AND NOT EXISTS (SELECT 1 FROM message_step AS s WHERE s.message_id = m.id AND s.state = m.state)"); len(got) > 0 {
			t.Errorf("%d messages have no step of their state", len(got))
		}
	})
}
