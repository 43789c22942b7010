package httpapi_test

import (
	"testing"
	"time"
)

func TestWhatStaffSeeOfTheLink(t *testing.T) {
	eachProgramme(t, func(t *testing.T, p *programme) {
		elsewhere := p.added(p.recruiter, p.hr, p.second, 1)[0]
		for range 2 {
			if a := p.nobody().post(esaPage, typed(p.stored("mobile", elsewhere), body{"ADDRESS": "Kurla"})); a.code() != "200" {
				t.Fatal(a.Raw)
			}
		}
		row := p.recruiter.get(detailsApp + elsewhere + "/" + p.second + "/" + p.hr).Data[0]
		if row["ESA_APPLIED_ON"] != "2026-03-16T09:30:00Z" || row["NOT_VERIFIED"] != "0" || row["ADDED_BY"] == "ESA link" {
			t.Errorf("at work elsewhere: %v", row)
		}
		kept := p.recruiter.get(esaPage + "/" + elsewhere)
		if len(kept.Data) != 2 || kept.Data[0]["address"] != "Kurla" || kept.Data[0]["verified"] != false ||
			kept.Data[0]["outcome"] != "at work elsewhere" {
			t.Errorf("what was typed: %s", kept.Raw)
		}
		if a := p.other.get(esaPage + "/" + elsewhere); a.code() != "404" {
			t.Errorf("another recruiter: %s", a.Raw)
		}
		if n := p.counted("SELECT id FROM message WHERE cause = 'ApplyByLink'"); n != 1 {
			t.Errorf("%d mails on one day", n)
		}

		if a := p.nobody().post(esaPage, typed("9700000003", nil)); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		list := p.esaHR.get(esaCandidates + p.esaHRID + "/New")
		if len(list.Data) != 1 || list.Data[0]["ADDED_BY"] != "ESA link" || list.Data[0]["HR_NAME"] != "" ||
			list.Data[0]["NOT_VERIFIED"] != "1" {
			t.Fatalf("in the queue: %s", list.Raw)
		}
		can := list.Data[0]["CAN_ID"].(string)
		if got := p.esaHR.get(esaCounts + p.esaHRID).Data[0]; got["Queue"] != 1.0 || got["New"] != 1.0 {
			t.Errorf("the tiles: %v", got)
		}
		steps := p.esaHR.get("/api/Candidate_Dashboard.svc/get_call_status_timeline/" + can + "/" + p.live)
		if len(steps.Data) != 1 || steps.Data[0]["NAME"] != "ESA link" {
			t.Errorf("the timeline: %s", steps.Raw)
		}
		for i, call := range []struct{ status, verified string }{{"Ringing", "1"}, {"Not Interested", "0"}} {
			if a := p.esaHR.post(moveEsa, body{"CAN_ID": can, "REQ_ID": p.live, "STAGE": "CALL", "STATUS": call.status,
				"COMMENT": "said so", "CALLBACK_DATE": "2026-03-20", "CALLBACK_TIME": "10:00"}); a.code() != "200" {
				t.Fatal(i, a.Raw)
			}
			row := p.esaHR.get(esaCandidates + p.esaHRID + "/all").Data[0]
			if row["NOT_VERIFIED"] != call.verified || row["ADDED_BY"] != "ESA link" || row["HR_NAME"] == "" {
				t.Errorf("after %s: %v", call.status, row)
			}
		}
		if kept := p.esaHR.get(esaPage + "/" + can); kept.Data[0]["verified"] != true {
			t.Errorf("after a call that reached them: %s", kept.Raw)
		}
		p.pass(91 * 24 * time.Hour)
		if err := p.app.Account.StartSweeping(t.Context()); err != nil {
			t.Fatal(err)
		}
		p.work()
		if n := p.counted("SELECT id FROM esa_typed"); n != 0 {
			t.Errorf("%d are kept after 90 days", n)
		}
	})
}

// A candidate of the programme who was mapped there by the link is told of by the link, not by a name.
func TestMappedAwayByTheLink(t *testing.T) {
	eachProgramme(t, func(t *testing.T, p *programme) {
		can := p.backedOut()
		if a := p.nobody().post(esaPage, typed("9700000004", body{"EMAIL": p.stored("email", can)})); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		a := p.recruiter.get(detailsApp + can + "/" + p.second + "/" + p.hr)
		if a.code() != "409" || a.message() != "Candidate Has been Remapped by ESA link" {
			t.Errorf("the former application: %s", a.Raw)
		}
		if p.stored("mobile", can) == "9700000004" {
			t.Error("the mobile was written over")
		}
		// What was typed is nowhere else, so whoever calls them is told that there is something.
		if row := p.esaHR.get(detailsApp + can + "/" + p.live + "/" + p.esaHRID).Data[0]; row["ESA_APPLIED_ON"] == "" {
			t.Errorf("the application in the programme: %v", row)
		}
		if kept := p.esaHR.get(esaPage + "/" + can); len(kept.Data) != 1 || kept.Data[0]["mobile"] != "9700000004" {
			t.Errorf("what was typed: %s", kept.Raw)
		}
	})
}
