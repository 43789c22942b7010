package httpapi_test

import (
	"context"
	"fmt"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"muster/internal/check"
	"muster/internal/hiring"
	"muster/internal/letter"
	"muster/internal/outreach"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

// team is a harness with what a requisition needs, and the people who work on it.
type team struct {
	*harness
	t                  *testing.T
	manager, recruiter *client
	managerID, hr, hr2 string
	lead               string
	// conductor may conduct the HR, TL and PL rounds, and does not sign in.
	conductor string
	position  map[string]string
	// mails are those that left, but for what the bell tells, which is in bellMails.
	mails, bellMails []outreach.Mail
}

func eachTeam(t *testing.T, test func(t *testing.T, d *team)) {
	eachEngine(t, func(t *testing.T, h *harness) {
		d := &team{harness: h, t: t, manager: h.as("manager"), recruiter: h.as("recruiter"),
			position: map[string]string{}}
		d.managerID, d.hr, d.hr2 = h.idOf("manager"), h.idOf("recruiter"), h.idOf("recruiter2")
		h.app.Messages.SendMail = func(ctx context.Context, m outreach.Mail) error {
			row, err := h.app.Store.Read().MessageByID(ctx, m.ID)
			if letter.Cause(row.Cause) == letter.Notify {
				d.bellMails = append(d.bellMails, m)
			} else {
				d.mails = append(d.mails, m)
			}
			return err
		}
		leads, err := h.app.Store.Read().UsersOfRoles(t.Context(), store.UsersOfRolesParams{First: "TL", Second: "ATL"})
		if err != nil || len(leads) < 2 {
			t.Fatalf("no leads: %v", err)
		}
		d.lead, d.conductor = leads[0].ID, leads[1].ID
		storetest.Exec(t, h.database, fmt.Sprintf("UPDATE app_user SET role_id = '%s' WHERE id = '%s'",
			hiring.RoleIDs[hiring.Interviewer], d.conductor))
		department, err := h.app.Store.Read().DepartmentByName(t.Context(), "Engineering")
		if err != nil {
			t.Fatal(err)
		}
		err = h.app.Store.InTx(t.Context(), func(q *store.Queries) error {
			for i, kind := range []string{"Full Time", "Part Time", "Intern", "Contract"} {
				id := fmt.Sprintf("018f0000-0000-7000-8000-0000000a000%d", i)
				d.position[kind] = id
				if err := q.AddPosition(t.Context(), store.AddPositionParams{
					ID: id, Name: kind + " Developer", DepartmentID: department.ID, Description: "Builds things",
					EmploymentType: kind, Point: 2, CreatedAt: store.At(h.clock()),
				}); err != nil {
					return err
				}
			}
			return q.AddSource(t.Context(), store.AddSourceParams{ID: "018f0000-0000-7000-8000-0000000b0001",
				Name: "Naukri", CreatedAt: store.At(h.clock())})
		})
		if err != nil {
			t.Fatal(err)
		}
		test(t, d)
		if wrong, err := check.Run(t.Context(), h.app.Core); err != nil || len(wrong) > 0 {
			t.Errorf("check afterwards: %v %v", wrong, err)
		}
	})
}

func (h *harness) idOf(who string) string {
	h.t.Helper()
	user, err := h.app.Store.Read().UserByMobile(h.t.Context(), login(h.t, who).Mobile)
	if err != nil {
		h.t.Fatal(err)
	}
	return user.ID
}

// made adds a requisition and returns its id.
func (d *team) made(kind string, positions int) string {
	d.t.Helper()
	a := d.manager.post("/api/requisitions", map[string]any{
		"positionId": d.position[kind], "positions": positions, "state": "Maharashtra", "city": "Pune",
		"employmentStatus": "Experienced",
		"hireType":         "New", "requestedBy": d.lead, "skills": "Go, SQL", "comments": "Needed soon",
		"tat": "2026-04-30",
	})
	if a.code() != "200" {
		d.t.Fatalf("new requisition: %s", a.Raw)
	}
	return a.Data[0]["reqId"].(string)
}

// approved is made, and its approver approves it through the mailed link.
func (d *team) approved(kind string, positions int) string {
	d.t.Helper()
	id := d.made(kind, positions)
	d.work()
	if a := d.answer("Approve"); a.code() != "200" {
		d.t.Fatalf("approve: %s", a.Raw)
	}
	return id
}

// answer follows a link of the newest mail that contains it.
func (d *team) answer(label string) reply {
	d.t.Helper()
	var link []string
	for i := len(d.mails) - 1; i >= 0 && link == nil; i-- {
		link = regexp.MustCompile(label + `: (\S+)`).FindStringSubmatch(d.mails[i].Plain)
	}
	if link == nil {
		d.t.Fatalf("no link %s in the %d mails", label, len(d.mails))
	}
	at, err := url.Parse(link[1])
	if err != nil {
		d.t.Fatal(err)
	}
	return d.nobody().post("/api/approvals?"+at.RawQuery, map[string]string{"comment": "fine"})
}

func (d *team) assign(req string, hrs []string, each int) reply {
	list := []map[string]string{}
	for _, hr := range hrs {
		list = append(list, map[string]string{"HR": hr})
	}
	return d.manager.post("/api/Requirement_Mapping.svc/requirement_mapping_new_changes", map[string]any{
		"STATUS": "Assigned", "REQ_ID": req, "CREATED_BY": d.managerID, "HR_LIST": list, "NO_OF_POSITION": each,
		"STIPEND": 9000, "TENURE": 3,
	})
}

func (d *team) status(req string) string {
	d.t.Helper()
	row, err := d.app.Store.Read().RequisitionByID(d.t.Context(), req)
	if err != nil {
		d.t.Fatal(err)
	}
	return row.Status
}

// add adds a candidate as the recruiter and returns the id.
func (d *team) add(req, name, mobile string) string {
	d.t.Helper()
	a := d.recruiter.post("/api/Candidate_Dashboard.svc/insert_candidate", body{
		"NAME": name, "MOBILE": mobile, "SOURCE_OF_CANDIDATE": "Naukri", "STATE": "Maharashtra", "CITY": "Pune",
		"REQ_ID": req, "CREATED_BY": d.hr, "IS_MAP": "1",
	})
	if a.code() != "200" {
		d.t.Fatalf("insert_candidate: %s", a.Raw)
	}
	return a.Data[0]["CAN_ID"].(string)
}

func (d *team) move(c *client, req, can, stage, status string, more body) reply {
	d.t.Helper()
	sent := body{"CAN_ID": can, "REQ_ID": req, "STAGE": stage, "STATUS": status, "COMMENT": "noted"}
	for name, value := range more {
		sent[name] = value
	}
	return c.post("/api/Candidate_Dashboard.svc/update_candidate_round", sent)
}

// joins takes a candidate all the way to the joining day.
func (d *team) joins(req, can string, until string) {
	d.t.Helper()
	interview := body{"CALLBACK_DATE": "2026-03-20", "CALLBACK_TIME": "15:30", "INTERVIEW_TYPE": "Online",
		"MEETING_LINK": "https://meet.example/1", "METTING_CONDUCTED_BY_ID": d.conductor}
	today := body{"CALLBACK_DATE": "2026-03-16"}
	for _, step := range []struct {
		by            *client
		stage, status string
		more          body
	}{
		{d.recruiter, "CALL", "Shortlisted", interview},
		{d.recruiter, "HR_ROUND", "Selected", nil},
		{d.recruiter, "TL_ROUND", "Scheduled", interview},
		{d.manager, "TL_ROUND", "Selected", body{"TAKE_INTERVIEW": "1"}},
		{d.recruiter, "PL_ROUND", "Skip", nil},
		{d.recruiter, "CEO_ROUND", "On-Hold", nil},
		{d.manager, "OFFER", "Offer Sent", today},
		{d.manager, "OFFER", "Offer Accepted", today},
		{d.manager, "JOINING", "Expected DOJ", body{"CALLBACK_DATE": "2026-04-01"}},
		{d.manager, "JOINING", "Joined", nil},
	} {
		if a := d.move(step.by, req, can, step.stage, step.status, step.more); a.code() != "200" {
			d.t.Fatalf("%s %s: %s", step.stage, step.status, a.Raw)
		}
		if step.status == until {
			return
		}
	}
}

func TestRequisitionFromNewToOnboarded(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req := d.made("Full Time", 1)
		if d.status(req) != "New" {
			t.Errorf("after New Requisition: %s", d.status(req))
		}
		d.work()
		mail := d.mails[0]
		for _, value := range []string{"REQ_ID=", "APPROVED_BY=", "APPROVED_FLAG=1", "APPROVED_FLAG=0",
			"ADDED_BY_EMAIL=", "POSITION_NAME=", "EMPLOYMENT_STATUS=", "HIRE_TYPE=", "signature="} {
			if !strings.Contains(mail.Plain, value) {
				t.Errorf("the approval mail has no %s:\n%s", value, mail.Plain)
			}
		}
		link, _ := url.Parse(regexp.MustCompile(`Approve: (\S+)`).FindStringSubmatch(mail.Plain)[1])
		page := d.nobody().get("/api/approvals?" + link.RawQuery)
		if page.code() != "200" || page.Data[0]["decided"] != "" || page.Data[0]["approve"] != true ||
			d.status(req) != "New" {
			t.Errorf("opening the link: %s, status %s", page.Raw, d.status(req))
		}
		if a := d.nobody().get("/api/approvals?" + strings.Replace(link.RawQuery, "APPROVED_FLAG=1",
			"APPROVED_FLAG=0", 1)); a.code() != "409" {
			t.Errorf("a forged link: %s", a.Raw)
		}
		if a := d.answer("Approve"); a.code() != "200" || d.status(req) != "Approved" {
			t.Fatalf("approve: %s, status %s", a.Raw, d.status(req))
		}
		if a := d.answer("Approve"); a.code() != "409" {
			t.Errorf("approve twice: %s", a.Raw)
		}
		if a := d.assign(req, []string{d.hr}, 1); a.code() != "200" || d.status(req) != "Assigned" {
			t.Fatalf("assign: %s, status %s", a.Raw, d.status(req))
		}
		can := d.add(req, "Asha Rao", "9000000001")
		if d.status(req) != "Inprogress" {
			t.Errorf("after the first candidate: %s", d.status(req))
		}
		d.joins(req, can, "Offer Accepted")
		if d.status(req) != "Completed" {
			t.Errorf("after the offer was accepted: %s", d.status(req))
		}
		for _, step := range [][2]string{{"Expected DOJ", "2026-04-01"}, {"Joined", ""}} {
			if a := d.move(d.manager, req, can, "JOINING", step[0], body{"CALLBACK_DATE": step[1]}); a.code() != "200" {
				t.Fatalf("%s: %s", step[0], a.Raw)
			}
		}
		if d.status(req) != "Onboarded" {
			t.Errorf("after joining: %s", d.status(req))
		}
	})
}

func TestTwoManagersAssignTheLastPosition(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req := d.approved("Full Time", 1)
		answers := make(chan reply, 2)
		for _, hr := range []string{d.hr, d.hr2} {
			go func() { answers <- d.assign(req, []string{hr}, 1) }()
		}
		codes := map[string]int{}
		for range 2 {
			a := <-answers
			codes[a.code()]++
			if a.code() == "409" && a.message() != "Please Enter Valid Position Number" {
				t.Errorf("the refusal of the second: %s", a.Raw)
			}
		}
		if codes["200"] != 1 || codes["409"] != 1 {
			t.Errorf("answers: %v", codes)
		}
	})
}

func TestEditMail(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req := d.approved("Full Time", 2)
		adder := regexp.MustCompile(`ADDED_BY_EMAIL=([^&\s]+)`).FindStringSubmatch(d.mails[0].Plain)[1]
		adder, _ = url.QueryUnescape(adder)
		for _, c := range []struct{ to, copied string }{{"Contract", adder}, {"Part Time", ""}, {"Full Time", adder},
			{"Intern", ""}} {
			if a := d.manager.post("/api/Requirement_Dashboard.svc/update_requirement_V3",
				body{"REQ_ID": req, "COMMENT": "the lead asked", "EMPLOYMENT_TYPE": c.to}); a.code() != "200" {
				t.Fatalf("edit to %s: %s", c.to, a.Raw)
			}
			d.work()
			mail, copied := d.mails[len(d.mails)-1], ""
			if before := d.mails[len(d.mails)-2]; strings.HasPrefix(before.Subject, "Requisition ") {
				copied = strings.Join(before.To, " ")
				if len(before.Cc) != 0 || strings.Contains(before.Plain+before.HTML, "signature=") ||
					!strings.Contains(before.Plain, "Employee Type: "+c.to+"\n") {
					t.Errorf("the copy: %+v", before)
				}
			}
			if copied != c.copied || len(mail.Cc) != 0 || len(mail.To) != 1 || mail.To[0] == adder {
				t.Errorf("an edit to %s is copied to %q, want %q; the mail with links goes to %v and %v", c.to,
					copied, c.copied, mail.To, mail.Cc)
			}
			d.mails = []outreach.Mail{mail, mail}
			if !strings.HasPrefix(mail.Subject, "Please Re-Approve requisition ") || !strings.Contains(mail.Plain,
				"Employee Type: "+c.to+"\n") ||
				!strings.Contains(mail.Plain, "\nRe-Approve: http") || !strings.Contains(mail.Plain,
				"\nUnapprove: http") ||
				!strings.Contains(mail.HTML, ">Re-Approve</a>") || !strings.Contains(mail.HTML, ">Unapprove</a>") {
				t.Errorf("the mail after an edit to %s: %s\n%s", c.to, mail.Subject, mail.Plain)
			}
			if a := d.answer("Re-Approve"); a.code() != "200" || d.status(req) != "Approved" {
				t.Errorf("re-approve: %s", a.Raw)
			}
		}
		d.manager.post("/api/Requirement_Dashboard.svc/update_requirement_V3", body{
			"REQ_ID": req, "COMMENT": "the lead asked", "EMPLOYMENT_TYPE": "Contract",
		})
		d.work()
		if a := d.answer("Unapprove"); a.code() != "200" || d.status(req) != "Unapproved" {
			t.Errorf("unapprove: %s, status %s", a.Raw, d.status(req))
		}
	})
}

// A tab sends the version that it shows. A late change is refused with the reason of the rules where there is one, and
// with the request to look again only where it would still be possible.
func TestStaleChangesAreRefusedWithTheReason(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req := d.approved("Full Time", 3)
		version := int(d.manager.get("/api/requisitions/" + req).Data[0]["version"].(float64))
		assign := func(hr string, positions int) reply {
			return d.manager.post("/api/Requirement_Mapping.svc/requirement_mapping_hr", map[string]any{
				"STATUS": "Assigned", "REQ_ID": req, "HR_LIST": []body{{"HR": hr}}, "NO_OF_POSITION": positions,
				"VERSION": version,
			})
		}
		if a := assign(d.hr, 2); a.code() != "200" {
			t.Fatalf("the first: %s", a.Raw)
		}
		if a := assign(d.hr2, 2); a.code() != "409" || a.message() != "Please Enter Valid Position Number" ||
			a.field() != "NO_OF_POSITION" {
			t.Errorf("more than are left: %s", a.Raw)
		}
		if a := assign(d.hr2, 1); a.code() != "409" ||
			a.message() != "Somebody else has changed this requisition. Please look again." {
			t.Errorf("a free position, but a stale version: %s", a.Raw)
		}
		d.manager.post("/api/Requirement_Dashboard.svc/requirement_revoke_v2", body{"COMMENTS": "cancelled",
			"REQ_ID": req})
		if a := assign(d.hr2, 1); a.code() != "409" ||
			a.message() != "Assign is not possible: this requisition is revoked" {
			t.Errorf("of a revoked one: %s", a.Raw)
		}
		if rows := d.manager.get("/api/requisitions/" + req).Data[0]["assignments"].([]any); len(rows) != 1 {
			t.Errorf("assigned now: %v", rows)
		}
	})
}

func TestUndo(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req := d.approved("Full Time", 3)
		d.assign(req, []string{d.hr}, 2)
		hold := func() reply {
			return d.manager.post("/api/Requirement_Mapping.svc/requirement_hold", body{"STATUS": "Hold",
				"REQ_ID": req, "COMMENTS": "budget", "CREATED_BY": d.managerID})
		}
		undo := func(a reply) reply {
			return d.manager.post("/api/steps/"+a.Data[0]["step"].(string)+"/undo", nil)
		}
		held := hold()
		if held.code() != "200" || d.status(req) != "Hold" {
			t.Fatalf("hold: %s", held.Raw)
		}
		if a := undo(held); a.code() != "200" || d.status(req) != "Assigned" {
			t.Errorf("undo: %s, status %s", a.Raw, d.status(req))
		}
		if a := undo(held); a.code() != "409" || a.message() != "This is undone already" {
			t.Errorf("undo twice: %s", a.Raw)
		}
		moved := d.manager.post("/api/Requirement_Mapping.svc/requirement_reassign_hr", map[string]any{
			"STATUS": "Re-Assigned", "REQ_ID": req, "HR_LIST": []body{{"HR": d.hr2}}, "NO_OF_POSITION": 1,
			"HR_ID_OLD": d.hr,
		})
		if moved.code() != "200" || d.status(req) != "Re-Assigned" {
			t.Fatalf("re-assign: %s", moved.Raw)
		}
		if a := undo(moved); a.code() != "200" || d.status(req) != "Assigned" {
			t.Errorf("undo of a re-assign: %s, status %s", a.Raw, d.status(req))
		}
		late := hold()
		d.pass(9 * time.Second)
		if a := undo(late); a.code() != "409" || d.status(req) != "Hold" {
			t.Errorf("undo after the time: %s", a.Raw)
		}
		if a := d.manager.post("/api/requisitions/"+req+"/resume", nil); a.code() != "200" ||
			d.status(req) != "Assigned" {
			t.Errorf("resume: %s, status %s", a.Raw, d.status(req))
		}
	})
}

func TestRevokedRequisitionRefusesEverything(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req := d.approved("Full Time", 2)
		d.assign(req, []string{d.hr}, 1)
		can := d.add(req, "Asha Rao", "9000000001")
		if a := d.manager.post("/api/Requirement_Dashboard.svc/requirement_revoke_v2", body{"STATUS": "Revoke",
			"LASTUPDATED_BY": d.managerID, "COMMENTS": "", "REQ_ID": req}); a.Status != 400 ||
			a.message() != "Please enter comment" {
			t.Errorf("without a comment: %s", a.Raw)
		}
		if a := d.manager.post("/api/Requirement_Dashboard.svc/requirement_revoke_v2", body{"STATUS": "Revoke",
			"LASTUPDATED_BY": d.managerID, "COMMENTS": "cancelled",
			"REQ_ID": req}); a.message() != "Requisition Revoked Successfully" {
			t.Fatalf("revoke: %s", a.Raw)
		}
		for name, a := range map[string]reply{
			"assign": d.assign(req, []string{d.hr2}, 1),
			"hold": d.manager.post("/api/Requirement_Mapping.svc/requirement_hold", body{"STATUS": "Hold",
				"REQ_ID": req, "COMMENTS": "x"}),
			"resume": d.manager.post("/api/requisitions/"+req+"/resume", nil),
			"edit": d.manager.post("/api/Requirement_Dashboard.svc/update_requirement_V3",
				body{"REQ_ID": req, "COMMENT": "x", "EMPLOYMENT_TYPE": "Contract"}),
			"raise": d.manager.post("/api/Get_requirement_Data.svc/insert_raised_requirement_suffix",
				body{"parent_id": req, "NO_OF_OPENING": "1", "HR_COMMENT": "x"}),
			"revoke": d.manager.post("/api/Requirement_Dashboard.svc/requirement_revoke_v2",
				body{"COMMENTS": "x", "REQ_ID": req}),
			"move": d.move(d.recruiter, req, can, "CALL", "Ringing", body{"CALLBACK_DATE": "2026-03-17",
				"CALLBACK_TIME": "10:00"}),
			"add": d.recruiter.post("/api/Candidate_Dashboard.svc/insert_candidate",
				body{"NAME": "B C", "MOBILE": "9000000002", "SOURCE_OF_CANDIDATE": "Naukri", "STATE": "Goa",
					"CITY": "Panaji", "REQ_ID": req}),
		} {
			if a.code() != "409" || a.message() == "" {
				t.Errorf("%s: %d %s", name, a.Status, a.Raw)
			}
		}
	})
}

func TestCandidateIsAddedOnce(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req := d.approved("Full Time", 2)
		d.assign(req, []string{d.hr}, 1)
		d.add(req, "Asha Rao", "9000000001")
		a := d.recruiter.post("/api/Candidate_Dashboard.svc/insert_candidate", body{
			"NAME": "Other Name", "MOBILE": "9000000001", "SOURCE_OF_CANDIDATE": "Naukri", "STATE": "Goa", "CITY": "Panaji",
			"REQ_ID": req,
		})
		if a.code() != "409" || a.message() != "Candidate is already in the system" || a.Data[0]["STATUS"] != "New" ||
			a.Data[0]["POSITION_NAME"] != "Full Time Developer" || a.Data[0]["HR_NAME"] == "" {
			t.Errorf("a second time: %s", a.Raw)
		}
		other := d.as("recruiter2").post("/api/Candidate_Dashboard.svc/insert_candidate", body{
			"NAME": "Some One", "MOBILE": "9000000003", "SOURCE_OF_CANDIDATE": "Naukri", "STATE": "Goa", "CITY": "Panaji",
			"REQ_ID": req,
		})
		if other.Status != 403 {
			t.Errorf("somebody else's requisition: %s", other.Raw)
		}
	})
}

func TestOffersAreLimitedToPositions(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req := d.approved("Full Time", 1)
		d.assign(req, []string{d.hr}, 1)
		first, second := d.add(req, "Asha Rao", "9000000001"), d.add(req, "Binod Sen", "9000000002")
		d.joins(req, first, "Offer Sent")
		d.joins(req, second, "On-Hold")
		if a := d.move(d.manager, req, second, "OFFER", "Offer Sent",
			body{"CALLBACK_DATE": "2026-03-16"}); a.code() != "409" ||
			a.message() != "The offer for this requisition has been sent to another candidate!" {
			t.Errorf("a second offer for one position: %s", a.Raw)
		}
	})
}
