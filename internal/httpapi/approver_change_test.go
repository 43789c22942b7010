package httpapi_test

import (
	"strings"
	"testing"
	"time"

	"muster/internal/store/storetest"
)

// Every way in which somebody else becomes the approver: what is pending goes over to them, their mail arrives, the
// former link dies with a sentence, and every screen names them.
func TestWhoeverApprovesIsAskedAboutWhatIsPending(t *testing.T) {
	type change struct {
		name string
		// become makes another user approve, and returns that user's id.
		become func(d *team, approver string) string
	}
	department := func(d *team, approver string) {
		d.t.Helper()
		c := d.as("administrator")
		row := named(d.t, c.get("/api/departments"), "name", "Engineering")
		if a := c.sendJSON("PUT", "/api/departments/"+row["id"].(string), map[string]any{"name": row["name"],
			"maySignIn": row["maySignIn"], "approverId": approver, "version": row["version"]}); a.code() != "200" {
			d.t.Fatal(a.Raw)
		}
	}
	ceo := func(d *team) string {
		return storetest.Column(d.t, d.database, "SELECT u.id FROM app_user AS u JOIN role AS r ON r.id = u.role_id"+
			" WHERE r.name = 'CEO' AND u.active")[0]
	}
	for _, c := range []change{
		{"the department names another", func(d *team, _ string) string {
			department(d, d.hr2)
			return d.hr2
		}},
		{"the department names nobody", func(d *team, _ string) string {
			department(d, "")
			return ceo(d)
		}},
		{"the approver leaves", func(d *team, approver string) string {
			if a := d.as("administrator").post("/api/users/"+approver+"/disable", nil); a.code() != "200" {
				d.t.Fatal(a.Raw)
			}
			return ceo(d)
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			eachTeam(t, func(t *testing.T, d *team) {
				department(d, d.lead)
				fresh := d.made("Full Time", 1)
				d.work()
				edited := d.approved("Part Time", 1)
				d.edit(edited, "Contract")
				refused := d.made("Contract", 1)
				d.work()
				if a := d.answer("Unapprove"); a.code() != "200" {
					t.Fatal(a.Raw)
				}
				asked := d.made("Full Time", 2)
				d.work()
				if a := d.answer("Unapprove"); a.code() != "200" {
					t.Fatal(a.Raw)
				}
				d.pass(time.Minute)
				if a := d.manager.post("/api/requisitions/"+asked+"/ask_again", body{}); a.code() != "200" {
					t.Fatal(a.Raw)
				}
				d.arrives()
				old := d.approvalLink("Approve")
				d.pass(2 * 24 * time.Hour)
				d.manager = d.as("manager")
				before := len(d.mails)
				// What a former approver decided stays sound, also where no link was used.
				storetest.Exec(t, d.database, "DELETE FROM audit WHERE action = 'AnswerApproval'")

				next := c.become(d, d.lead)
				name := d.nameOf(next)
				d.work()
				told := []string{}
				for _, m := range d.mails[before:] {
					if len(m.To) != 1 || m.To[0] != d.emailOf(next) {
						t.Errorf("a mail to %v", m.To)
					}
					for _, req := range []string{fresh, edited, refused, asked} {
						if strings.Contains(m.Subject, "requisition "+d.serialOf(req)+":") {
							told = append(told, req)
						}
					}
				}
				if len(told) != 3 || told[0] != fresh || told[1] != edited || told[2] != asked {
					t.Errorf("asked about %v, want %v", told, []string{fresh, edited, asked})
				}
				d.dead(old, name+" approves this requisition now. There is nothing left for you to do.")
				for _, req := range []string{fresh, edited, asked} {
					d.namesApprover(req, next, name)
				}
				if got := d.manager.get("/api/requisitions/" + refused).Data[0]["approver"]; got != name {
					t.Errorf("the one that was refused names %v", got)
				}
				if got := d.buttonOf(d.manager, refused, "Ask again"); got != "enabled" {
					t.Errorf("Ask again of the one that was refused: %s", got)
				}
				page := d.nobody().get(approvalLink + d.approvalLink("Approve").Encode())
				if page.code() != "200" || page.Data[0]["approver"] != name {
					t.Errorf("the approval page: %s", page.Raw)
				}
				if a := d.answer("Approve"); a.code() != "200" || a.Data[0]["status"] != "Approved" ||
					a.Data[0]["decided"] == "" {
					t.Errorf("the answer of the new approver: %s", a.Raw)
				}
			})
		})
	}
}

// namesApprover checks that every screen names this approver of a requisition, and none before them accuses them.
func (d *team) namesApprover(req, id, name string) {
	d.t.Helper()
	whole := d.manager.get("/api/requisitions/" + req).Data[0]

	wait := d.manager.get("/api/requisitions/" + req + "/waiting").Data[0]
	rows := d.manager.get("/api/waiting?requisition=" + req).Data
	if len(rows) != 1 || rows[0]["personId"] != id || rows[0]["person"] != name || rows[0]["state"] == "overdue" {
		d.t.Errorf("/waiting: %v", rows)
	}
	if whole["approver"] != name || whole["approverId"] != id || wait["person"] != name || wait["personId"] != id {
		d.t.Errorf("details name %v, its line %v, want %s", whole["approver"], wait["person"], name)
	}
	card := d.manager.get("/api/my_day")
	if !strings.Contains(card.Raw, `"`+name+`"`) {
		d.t.Errorf("Needs you does not name %s: %s", name, card.Raw)
	}
}

func (d *team) nameOf(id string) string {
	d.t.Helper()
	return storetest.Column(d.t, d.database, "SELECT first_name || ' ' || last_name FROM app_user WHERE id = '"+id+"'")[0]
}

func (d *team) serialOf(req string) string {
	d.t.Helper()
	return storetest.Column(d.t, d.database, "SELECT serial FROM requisition WHERE id = '"+req+"'")[0]
}

// An approver who changed before Muster followed such changes left dead links behind: Ask again mends that at once.
func TestAskAgainReachesAnApproverWhoWasNeverAsked(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req := d.made("Full Time", 1)
		d.arrives()
		d.pass(time.Hour)
		storetest.Exec(t, d.database, "UPDATE department SET approver_id = '"+d.hr2+"' WHERE name = 'Engineering'")
		if got := d.buttonOf(d.manager, req, "Ask again"); got != "enabled" {
			t.Errorf("the button says %q", got)
		}
		if a := d.manager.post("/api/requisitions/"+req+"/ask_again", body{}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if mail := d.arrives()[d.emailOf(d.hr2)]; !strings.Contains(mail.Plain, "\nApprove: http") {
			t.Errorf("the mail to the new approver is %q", mail.Subject)
		}
		d.namesApprover(req, d.hr2, d.nameOf(d.hr2))
		if a := d.answer("Approve"); a.code() != "200" || d.status(req) != "Approved" {
			t.Errorf("the answer: %s", a.Raw)
		}
	})
}
