package httpapi_test

import (
	"cmp"
	"slices"
	"strings"
	"testing"
	"time"

	"muster/internal/app/waits"
	"muster/internal/hiring"
	"muster/internal/seed"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

// TestRequisitionsWait follows a requisition from its approver to the recruiter who does nothing.
func TestRequisitionsWait(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req := d.made("Full Time", 2)
		d.work()
		d.arrives()
		is := func(c *client, party, what string) map[string]any {
			t.Helper()
			a := c.get("/api/requisitions/" + req + "/waiting")
			if a.code() != "200" || a.Data[0]["party"] != party || a.Data[0]["what"] != what {
				t.Fatalf("waits on %s, want %s: %s", a.Raw, party, what)
			}
			return a.Data[0]
		}
		remind := func() reply { return d.manager.post("/api/waiting/remind", body{"requisition": req}) }
		if w := is(d.manager, "approver", "Approve"); w["remind"] != true || w["person"] == "" {
			t.Errorf("a new one: %v", w)
		}
		if a := remind(); a.code() != "200" || a.message() != hiring.ReminderSent {
			t.Fatalf("remind the approver: %s", a.Raw)
		}
		if came := d.arrives(); len(came) != 1 {
			t.Errorf("%d mails to the approver", len(came))
		}
		if a := remind(); a.code() != "409" || !strings.Contains(a.message(), "; again from ") {
			t.Errorf("remind at once again: %s", a.Raw)
		}
		if a := d.recruiter.post("/api/waiting/remind", body{"requisition": req}); a.code() == "200" {
			t.Errorf("a recruiter reminds the approver: %s", a.Raw)
		}
		if a := d.answer("Approve"); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		if w := is(d.manager, "manager", "Assign"); w["remind"] != false {
			t.Errorf("approved: %v", w)
		}
		d.assign(req, []string{d.hr}, 1)
		is(d.manager, "manager", "Assign")
		d.assign(req, []string{d.idOf("recruiter2")}, 1)
		if w := is(d.recruiter, "recruiter", "Work on it"); w["personId"] != d.idOf("recruiter") || w["remind"] != false {
			t.Errorf("assigned: %v", w)
		}
		d.pass(4 * 24 * time.Hour)
		d.manager = d.as("manager")
		if a := remind(); a.code() != "200" {
			t.Errorf("remind the recruiter: %s", a.Raw)
		}
		told := d.as("recruiter").get("/api/notifications")
		if !strings.Contains(told.Raw, "Work on it") {
			t.Errorf("the recruiter was not told: %s", told.Raw)
		}
		if card := d.manager.get("/api/my_day").Raw; !strings.Contains(card, `"reminded":"20`) {
			t.Errorf("the card does not tell of the reminder: %s", card)
		}
		rows := d.manager.get("/api/waiting?requisition=" + req)
		if len(rows.Data) != 1 || rows.Data[0]["kind"] != "requisition" || rows.Data[0]["state"] != "overdue" {
			t.Errorf("the list: %s", rows.Raw)
		}
		for query, n := range map[string]int64{
			"party=recruiter": 1, "party=manager": 0, "what=Work+on+it": 1, "state=overdue": 1, "state=planned": 0,
			"section=no_activity": 1, "section=unassigned": 0, "person=" + d.idOf("recruiter"): 1,
		} {
			if a := d.manager.get("/api/waiting?requisition=" + req + "&" + query); a.Total != n {
				t.Errorf("%s: %d rows, want %d", query, a.Total, n)
			}
		}
		d.revoke(req)
		is(d.manager, "nobody", "")
	})
}

// TestIdlenessBeginsWhenTheWorkCanGoOn: a hold, an edit and a new share of positions are no idleness of the recruiter.
func TestIdlenessBeginsWhenTheWorkCanGoOn(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		held, left, edited := d.approved("Full Time", 1), d.approved("Full Time", 2), d.approved("Contract", 1)
		for req, each := range map[string]int{held: 1, left: 1, edited: 1} {
			if a := d.assign(req, []string{d.hr}, each); a.code() != "200" {
				t.Fatal(a.Raw)
			}
		}
		does := func(a reply) {
			t.Helper()
			if a.code() != "200" {
				t.Fatal(a.Raw)
			}
		}
		hold := func(req string) {
			t.Helper()
			does(d.manager.post("/api/Requirement_Mapping.svc/requirement_hold", body{"STATUS": "Hold", "REQ_ID": req,
				"CREATED_BY": d.managerID, "COMMENTS": "Budget"}))
		}
		d.pass(24 * time.Hour)
		d.manager = d.as("manager")
		hold(held)
		hold(left)
		d.edit(edited, "Full Time")
		d.pass(20 * 24 * time.Hour)
		d.manager = d.as("manager")
		does(d.manager.post("/api/requisitions/"+held+"/resume", body{}))
		// Who assigns what is on hold resumes it, too.
		does(d.assign(left, []string{d.hr2}, 1))
		does(d.answer("Re-Approve"))
		for name, req := range map[string]string{"resumed": held, "assigned while on hold": left, "approved again": edited} {
			w := d.manager.get("/api/requisitions/" + req + "/waiting").Data[0]
			if w["what"] != "Work on it" || w["state"] == "overdue" || w["personId"] != d.hr {
				t.Errorf("%s: %v", name, w)
			}
		}
	})
}

// TestWhoAssignsSeesWhatRecruitersHaveInHand: live positions, overdue rows and the calls of today.
func TestWhoAssignsSeesWhatRecruitersHaveInHand(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		first, second := d.approved("Full Time", 3), d.approved("Contract", 2)
		for req, list := range map[string][]string{first: {d.hr, d.hr2}, second: {d.hr}} {
			if a := d.assign(req, list, 1); a.code() != "200" {
				t.Fatal(a.Raw)
			}
		}
		loads := func() map[string]string {
			t.Helper()
			a, got := d.manager.get("/api/recruiter_loads"), map[string]string{}
			if a.code() != "200" {
				t.Fatal(a.Raw)
			}
			for _, row := range a.Data {
				got[row["hr"].(string)] = formatted([]map[string]any{row}, "positions", "overdue", "calls")
			}
			return got
		}
		if got := loads(); got[d.hr] != "2 0 0" || got[d.hr2] != "1 0 0" {
			t.Errorf("assigned: %v", got)
		}
		can := d.add(first, "Asha Rao", "9000000001")
		if a := d.move(d.recruiter, first, can, "CALL", "Ringing", body{"CALLBACK_DATE": "2026-03-20",
			"CALLBACK_TIME": "10:00"}); a.code() !=
			"200" {
			t.Fatal(a.Raw)
		}
		if got := loads()[d.hr]; got != "2 0 1" {
			t.Errorf("after a call: %s", got)
		}
		d.revoke(second)
		d.pass(20 * 24 * time.Hour)
		d.manager = d.as("manager")
		if got := loads(); got[d.hr] != "1 1 0" && got[d.hr] != "1 2 0" {
			t.Errorf("long after: %v", got)
		}
	})
}

// TestWaitsOfRequisitionsAreTheirHistory works out whom each requisition of the demo company waits on, from its own
// events read one by one.
func TestWaitsOfRequisitionsAreTheirHistory(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		if err := seed.Fill(t.Context(), h.app, 1000); err != nil {
			t.Fatal(err)
		}
		settings, err := h.app.Waits.SettingsIn(t.Context(), h.app.Store.Read())
		if err != nil {
			t.Fatal(err)
		}
		found, err := h.app.Waits.OfRequisitions(t.Context(), store.Scope{Sight: hiring.SeesAll})
		if err != nil {
			t.Fatal(err)
		}
		worked := storetest.Column(t, h.database,
			"SELECT requisition_id || ' ' || owner_id || ' ' || CAST(on_day AS text) FROM stage_event"+
				" WHERE voided_at IS NULL AND owner_id IS NOT NULL AND (counts OR stage = 'New')")
		slices.Sort(worked)
		seen := 0
		for _, id := range storetest.Column(t, h.database, "SELECT id FROM requisition ORDER BY id") {
			want := h.waitOfHistory(id, worked, settings)
			at := slices.IndexFunc(found, func(r *waits.RequisitionWait) bool { return r.ID == id })
			switch {
			case want.Party == hiring.WaitsOnNobody && at < 0:
			case want.Party == hiring.WaitsOnNobody:
				t.Errorf("%s waits on nobody, and is counted among those that wait", found[at].Serial)
			case at < 0:
				t.Errorf("%s waits on %s: %s, and was not found", id, want.Party, want.What)
			default:
				seen++
				if is := found[at].Wait; is.Party != want.Party || is.What != want.What || is.PersonID != want.PersonID ||
					!is.Since.Equal(want.Since) || !is.Due.Equal(want.Due) {
					t.Errorf("%s waits as %+v, want %+v", found[at].Serial, is, want)
				}
			}
		}
		if seen != len(found) || seen < 20 {
			t.Errorf("%d requisitions wait, %d were compared", len(found), seen)
		}
	})
}

func (h *harness) waitOfHistory(id string, worked []string, settings hiring.WaitSettings) hiring.Wait {
	h.t.Helper()
	ctx, q := h.t.Context(), h.app.Store.Read()
	r, err := h.app.Requisitions.Load(ctx, q, id)
	if err != nil {
		h.t.Fatal(err)
	}
	events, err := q.RequisitionEvents(ctx, id)
	if err != nil {
		h.t.Fatal(err)
	}
	f := hiring.RequisitionWaitFacts{Requisition: r.Requisition, ApproverID: r.Row.ApproverID}
	slices.SortFunc(events, func(a, b store.RequisitionEventsRow) int { return cmp.Compare(a.ID, b.ID) })
	assigned, onHold := map[string]time.Time{}, false
	for _, e := range events {
		action := hiring.ReqAction(e.Action)
		if action == hiring.Resume || action == hiring.Approve || action == hiring.Recount ||
			action == hiring.Assign && onHold {
			f.RanOnAt = e.At.Time
		}
		if action == hiring.Assign || action == hiring.Reassign {
			assigned[e.HrID] = e.At.Time
		}
		onHold = action == hiring.Hold || onHold && action != hiring.Assign && action != hiring.Resume
		switch action {
		case hiring.Make, hiring.EditType:
			f.Asked.At = e.At.Time
		case hiring.Hold, hiring.Unapprove:
			f.DecidedAt = e.At.Time
		case hiring.Approve, hiring.Assign, hiring.Reassign, hiring.HRRevoke, hiring.PositionRevoke, hiring.Recount,
			hiring.Resume:
			f.LeftAt = e.At.Time
		}
	}
	for _, a := range r.AssignmentRows {
		if a.Status == "Hr Revoke" {
			continue
		}
		work := hiring.RecruiterWork{HR: a.HrID, Active: true, Since: a.CreatedAt.Time}
		if at := assigned[a.HrID]; at.After(work.Since) {
			work.Since = at
		}
		for _, line := range worked {
			if day, of := strings.CutPrefix(line, id+" "+a.HrID+" "); of {
				on, _ := hiring.ParseDay(day[:10])
				if opens := settings.Work.Opens(on); opens.After(work.Since) {
					work.Since = opens
				}
			}
		}
		f.Work = append(f.Work, work)
	}
	return hiring.RequisitionWaitOf(f, settings)
}
