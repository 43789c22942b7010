package httpapi_test

import (
	"encoding/json"
	"strings"
	"testing"

	"muster/internal/store/storetest"
)

// sendEsaLink sends an ESA Link while the jobs are worked on, as they are beside a waiting answer.
func (d *team) sendEsaLink(c *client, req, can string) reply {
	d.t.Helper()
	given := make(chan reply)
	go func() { given <- c.post(esaLinks, body{"candidate": can, "requisition": req}) }()
	for {
		select {
		case a := <-given:
			return a
		default:
			d.work()
		}
	}
}

func TestEsaLink(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		peer := d.withCampaigns()
		req, can := d.programme()
		mobile := storetest.Column(t, d.database, "SELECT mobile FROM candidate WHERE id = '"+can+"'")[0]
		name := storetest.Column(t, d.database, "SELECT name FROM candidate WHERE id = '"+can+"'")[0]
		sender := strings.Split(storetest.Column(t, d.database, `SELECT first_name || ' ' || last_name || '|' ||
			CASE WHEN company_mobile <> '' THEN company_mobile ELSE email END FROM app_user WHERE id = '`+d.hr+"'")[0], "|")
		telephony := func(id string) {
			storetest.Exec(t, d.database, "UPDATE app_user SET telephony_user_id = '"+id+"' WHERE id = '"+d.hr+"'")
		}
		employment := func(kind string) {
			storetest.Exec(t, d.database, "UPDATE requisition SET employment_type = '"+kind+"' WHERE id = '"+req+"'")
		}
		for _, c := range []struct{ telephony, employment, campaign string }{
			{"", "Part Time", "esa_link"}, {"17", "Part Time", "esa_onboarding_part_time"},
			{"17", "Contract", "esa_onboarding"},
		} {
			telephony(c.telephony)
			employment(c.employment)
			a := d.sendEsaLink(d.recruiter, req, can)
			if a.code() != "200" || a.message() != "ESA Link sent successfully." || a.Data[0]["state"] != "sent" {
				t.Errorf("%s: %s", c.campaign, a.Raw)
			}
			sent := peer.sent[len(peer.sent)-1]
			params, _ := json.Marshal(sent["templateParams"])
			want, _ := json.Marshal([]string{name, sender[0], sender[1]})
			if sent["campaignName"] != c.campaign || sent["destination"] != "91"+mobile || string(params) != string(want) {
				t.Errorf("sent %v, not %s with %s", sent, c.campaign, want)
			}
		}
		peer.answer = func(string) (int, string) { return 200, `{"success":"false","message":"No such campaign"}` }
		if a := d.sendEsaLink(d.recruiter, req, can); a.Status != 200 || a.code() != "409" ||
			a.message() != "Something went wrong." || a.Data[0]["state"] != "failed" {
			t.Errorf("failed: %s", a.Raw)
		}
		d.app.Broadcasts.Wait = 0
		if a := d.recruiter.post(esaLinks, body{"candidate": can, "requisition": req}); a.message() != "ESA Link is queued." {
			t.Errorf("nobody sends: %s", a.Raw)
		}
		if a := d.as("recruiter2").post(esaLinks, body{"candidate": can, "requisition": req}); a.Status != 403 {
			t.Errorf("by another: %d %s", a.Status, a.Raw)
		}
		storetest.Exec(t, d.database, "UPDATE candidate SET opted_out_at = created_at WHERE id = '"+can+"'")
		if a := d.recruiter.post(esaLinks, body{"candidate": can, "requisition": req}); a.code() != "409" ||
			a.message() != "Opted out on 16 Mar 2026" {
			t.Errorf("who opted out: %s", a.Raw)
		}
	})
}

// Without a service the message is kept, and one's own WhatsApp is offered, with the way to opt out.
func TestEsaLinkWithoutAService(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		d.useService(noService)
		req, can := d.programme()
		a := d.sendEsaLink(d.recruiter, req, can)
		if a.code() != "200" || a.Data[0]["state"] != "kept" || !strings.HasPrefix(a.message(), "ESA Link is kept:") {
			t.Fatalf("kept: %s", a.Raw)
		}
		open := "/api/candidates/" + can + "/messages/" + a.Data[0]["message"].(string) + "/open"
		if refused := d.as("recruiter2").post(open, body{}); refused.Status != 403 {
			t.Errorf("opened by another: %d %s", refused.Status, refused.Raw)
		}
		opened := d.recruiter.post(open, body{})
		if opened.code() != "200" {
			t.Fatalf("opened: %s", opened.Raw)
		}
		address := opened.Data[0]["address"].(string)
		state := storetest.Column(t, d.database, "SELECT state || reason FROM message WHERE cause = 'SendEsaLink'")[0]
		if state != "opened" {
			t.Errorf("afterwards it is %s", state)
		}
		if again := d.recruiter.post(open, body{}); again.code() != "409" {
			t.Errorf("opened twice: %s", again.Raw)
		}
		if !strings.HasPrefix(address, "https://wa.me/91") || !strings.Contains(address, "esa_add_candidate") ||
			!strings.Contains(address, "opt_out") {
			t.Errorf("offered %s", address)
		}
		kept := storetest.Column(t, d.database, "SELECT plain FROM message WHERE cause = 'SendEsaLink'")[0]
		if strings.Contains(kept, "signature") {
			t.Errorf("a signed link is kept: %s", kept)
		}
		buttons := d.next(d.recruiter, req, can).Buttons
		for _, b := range buttons {
			if b.Action == "esaLink" && !(b.Shown && b.Enabled) {
				t.Errorf("the button is %v", b)
			}
		}
		d.recruiter.post("/api/Candidate_Dashboard.svc/candidate_blacklist", body{"CAN_ID": can, "REQ_ID": req})
	})
}
