package httpapi_test

import (
	"net/url"
	"regexp"
	"strings"
	"testing"

	"muster/internal/store"
	"muster/internal/store/storetest"
)

const approvalLink = "/api/approvals?"

// approvalLink returns the values of the newest link with this label.
func (d *team) approvalLink(label string) url.Values {
	d.t.Helper()
	for i := len(d.mails) - 1; i >= 0; i-- {
		if found := regexp.MustCompile(`(?m)^` + label + `: (\S+)`).FindStringSubmatch(d.mails[i].Plain); found != nil {
			at, err := url.Parse(found[1])
			if err != nil {
				d.t.Fatal(err)
			}
			return at.Query()
		}
	}
	d.t.Fatalf("no link %s in the %d mails", label, len(d.mails))
	return nil
}

func (d *team) edit(req, to string) {
	d.t.Helper()
	if a := d.manager.post("/api/Requirement_Dashboard.svc/update_requirement_V3",
		body{"REQ_ID": req, "COMMENT": "the lead asked", "EMPLOYMENT_TYPE": to}); a.code() != "200" {
		d.t.Fatalf("edit to %s: %s", to, a.Raw)
	}
	d.work()
}

// dead checks that a link neither shows anything nor decides anything.
func (d *team) dead(link url.Values, why string) {
	d.t.Helper()
	if a := d.nobody().get(approvalLink + link.Encode()); a.code() != "409" || a.message() != why || len(a.Data) != 0 {
		d.t.Errorf("opening it: %s", a.Raw)
	}
	if a := d.nobody().post(approvalLink+link.Encode(), body{"comment": "fine"}); a.code() != "409" ||
		a.message() != why {
		d.t.Errorf("answering by it: %s", a.Raw)
	}
}

func TestAnApprovalLinkDiesWithItsVersion(t *testing.T) {
	const outdated = "This requisition was edited after this mail. Please use the link in the newest one."
	eachTeam(t, func(t *testing.T, d *team) {
		req := d.approved("Full Time", 2)
		d.assign(req, []string{d.hr}, 2)
		d.edit(req, "Contract")
		first := d.approvalLink("Re-Approve")
		d.add(req, "Asha Rao", "9000000001")
		if a := d.nobody().get(approvalLink + first.Encode()); a.code() != "200" {
			t.Errorf("a candidate was added meanwhile: %s", a.Raw)
		}
		d.edit(req, "Part Time")
		d.dead(first, outdated)
		forged := url.Values{}
		for name, values := range first {
			forged[name] = values
		}
		forged.Set("version", d.approvalLink("Re-Approve").Get("version"))
		d.dead(forged, linkIsOld)
		if a := d.answer("Re-Approve"); a.code() != "200" {
			t.Errorf("the newest link: %s", a.Raw)
		}
	})
}

func TestAnApprovalLinkStandsForTheApproverOfToday(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req := d.made("Full Time", 1)
		d.work()
		old := d.approvalLink("Approve")
		department, err := d.app.Store.Read().DepartmentByName(t.Context(), "Engineering")
		if err != nil {
			t.Fatal(err)
		}
		next := d.idOf("senior-hr")
		if err := d.app.Store.Alone().SetApprover(t.Context(), store.SetApproverParams{ID: department.ID,
			ApproverID: &next}); err != nil {
			t.Fatal(err)
		}
		d.dead(old, d.nameOf(next)+" approves this requisition now. There is nothing left for you to do.")
		d.edit(req, "Contract")
		link := d.approvalLink("Re-Approve")
		if link.Get("APPROVED_BY") != next {
			t.Fatalf("asked is %s, not the approver of today", link.Get("APPROVED_BY"))
		}
		storetest.Column(t, d.database, "UPDATE app_user SET active = FALSE WHERE id = '"+next+"' RETURNING id")
		if a := d.nobody().get(approvalLink + link.Encode()); a.code() != "409" ||
			!strings.Contains(a.message(), " approves this requisition now.") {
			t.Errorf("the link of somebody who has left: %s", a.Raw)
		}
		storetest.Column(t, d.database, "UPDATE app_user SET active = TRUE WHERE id = '"+next+"' RETURNING id")
		if a := d.answer("Re-Approve"); a.code() != "200" || d.status(req) != "Approved" {
			t.Errorf("the approver of today: %s", a.Raw)
		}
	})
}

// A mail that waited in the outbox while the approver changed must not bring one approver's links to another.
func TestAnApprovalMailThatWaitedForAnotherApproverIsNotSent(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req := d.made("Full Time", 1)
		storetest.Column(t, d.database, "UPDATE requisition SET approver_id = '"+d.idOf("senior-hr")+"' WHERE id = '"+
			req+"' RETURNING id")
		d.work()
		if len(d.mails) != 0 {
			t.Errorf("it was sent: %v", d.mails[0].To)
		}
		if states := storetest.Column(t, d.database, "SELECT state || ' ' || reason FROM message"); len(states) != 1 ||
			!strings.Contains(states[0], "somebody else approves this requisition now") {
			t.Errorf("the outbox says %q", states)
		}
	})
}

func TestTheUseOfAnApprovalLinkIsInTheAudit(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req := d.made("Full Time", 1)
		d.work()
		link := d.approvalLink("Approve")
		d.nobody().get(approvalLink + link.Encode())
		d.recruiter.post(approvalLink+link.Encode(), body{"comment": "fine"})
		d.nobody().post(approvalLink+link.Encode(), body{"comment": "once more"})
		for kind, want := range map[string]string{
			"OpenApproval":   `{"link":"requisition approval"}`,
			"AnswerApproval": `{"link":"requisition approval","answer":"Approve","signedInAs":"Asha Kulkarni"}`,
			"RefusedLink": `{"link":"requisition approval","answer":"Approve",` +
				`"refused":"This requisition is approved already"}`,
		} {
			lines := d.traces(kind)
			if len(lines) != 1 {
				t.Errorf("%s has %d lines", kind, len(lines))
				continue
			}
			if line := lines[0]; line.ActorID != link.Get("APPROVED_BY") || line.SubjectID != req ||
				line.Address == "" || line.After != want {
				t.Errorf("%s: %+v", kind, line)
			}
		}
		forged := d.nobody().post(approvalLink+strings.Replace(link.Encode(), "APPROVED_FLAG=1", "APPROVED_FLAG=0", 1),
			body{})
		if forged.message() != linkIsOld || len(d.traces("RefusedLink")) != 1 {
			t.Errorf("a forged link names nobody: %s", forged.Raw)
		}
	})
}
