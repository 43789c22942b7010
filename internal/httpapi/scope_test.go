package httpapi_test

import (
	"slices"
	"strings"
	"testing"

	"muster/internal/store"
	"muster/internal/wire"
)

func TestScopeOfEachRole(t *testing.T) {
	eachStatusSet(t, func(t *testing.T, s *statusSet) {
		interviewer, assigned := s.idOf("interviewer"), s.idOf("esa-assigned")
		req := s.approvedWith(body{"tat": "2026-09-30"})
		s.assign(req, []string{s.hr}, 1)
		can := s.add(req, "Interviewed Person", "9111111111")
		if a := s.move(s.recruiter, req, can, "CALL", "Shortlisted", body{
			"CALLBACK_DATE": "2026-03-20", "CALLBACK_TIME": "15:30", "INTERVIEW_TYPE": "Online",
			"MEETING_LINK": "https://meet.example/1", "METTING_CONDUCTED_BY_ID": interviewer,
		}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		esa := s.esa(req)
		other := s.approvedWith(body{"tat": "2026-09-30"})
		s.assign(other, []string{assigned}, 1)
		for who, want := range map[string][]string{"interviewer": {req}, "esa-hr": {esa}, "esa-assigned": {other,
			esa}} {
			slices.Sort(want)
			c := s.as(who)
			if got := c.get(ownList + s.idOf(who) + "/all"); !slices.Equal(idsOf(got.Data), want) {
				t.Errorf("%s sees %v, want %v", who, idsOf(got.Data), want)
			}
			if got := c.get(tileCounts + s.idOf(who) + allOf); got.Data[0]["Requisitions"] != float64(len(want)) {
				t.Errorf("%s counts %s", who, got.Raw)
			}
			for _, id := range []string{req, esa, other} {
				if a := c.get("/api/requisitions/" + id); (a.code() == "200") != slices.Contains(want, id) {
					t.Errorf("%s reads %s: %s", who, id, a.Raw)
				}
			}
		}
	})
}

func (d *team) approvedWith(differs body) string {
	d.t.Helper()
	id := d.ask(differs)
	d.work()
	if a := d.answer("Approve"); a.code() != "200" {
		d.t.Fatalf("approve: %s", a.Raw)
	}
	return id
}

// esa creates a requisition of the ESA programme that copies another one. No call does this yet.
func (d *team) esa(like string) string {
	d.t.Helper()
	id := "018f0000-0000-7000-8000-0000000c0001"
	err := d.app.Store.InTx(d.t.Context(), func(q *store.Queries) error {
		r, err := q.RequisitionByID(d.t.Context(), like)
		if err != nil {
			return err
		}
		last, err := q.LastRequisitionEventID(d.t.Context())
		if err != nil {
			return err
		}
		err = q.AddRequisition(d.t.Context(), store.AddRequisitionParams{
			ID: id, Number: 4000, Serial: "4000", PositionID: r.PositionID, DepartmentID: r.DepartmentID,
			Status: "New", Positions: 5, State: r.State, City: r.City,
			EmploymentStatus: r.EmploymentStatus, EmploymentType: "Part Time", HireType: "New",
			RequestedBy: r.RequestedBy, ApproverID: r.ApproverID,
			Tat: r.Tat, Esa: "live", AddedBy: r.AddedBy, AddedAt: r.AddedAt, AddedOn: r.AddedOn,
		})
		if err != nil {
			return err
		}
		return q.AddRequisitionEvent(d.t.Context(), store.AddRequisitionEventParams{
			ID: last + 1, Step: last + 1, RequisitionID: id, Action: "New Requisition", Status: "New", After: "New",
			Positions: 5, ActorID: &d.managerID, At: r.AddedAt, OnDay: r.AddedOn,
		})
	})
	if err != nil {
		d.t.Fatal(err)
	}
	return id
}

// Makes every call that has a user's id in its path.
func TestAnotherUsersIDIsRefused(t *testing.T) {
	eachStatusSet(t, func(t *testing.T, s *statusSet) {
		req, walked := "", 0
		for id, is := range s.of {
			if is.status == "Re-Assigned" {
				req = id
			}
		}
		for _, op := range wire.Operations {
			if !strings.Contains(op.Path, "{userId}") && !strings.Contains(op.Path, "{userGuid}") {
				continue
			}
			walked++
			path := func(id string) string {
				return s.sample(strings.NewReplacer("{userId}", id, "{userGuid}", id, "{reqId}",
					req).Replace(op.Path), "manager")
			}
			for who, refused := range map[string]string{"recruiter": s.hr2, "recruiter2": s.managerID,
				"senior-hr": s.hr, "interviewer": s.hr, "admin": s.hr, "esa-hr": s.hr, "administrator": s.managerID} {
				if a := s.as(who).get(path(refused)); a.Status != 403 || a.code() != "403" || len(a.Data) != 0 {
					t.Errorf("%s as %s with another's id: %d %s", op.Stem, who, a.Status, a.Raw)
				}
			}
			// A call about one candidate or one position accepts the caller too, and finds nothing.
			want := "200"
			if strings.Contains(op.Path, "{requisitionId}") || strings.Contains(op.Path, "{positionId}") {
				want = "404"
			}
			if a := s.manager.get(path(s.hr)); a.Status != 200 || a.code() != want {
				t.Errorf("%s as a manager with a recruiter's id: %d %s", op.Stem, a.Status, a.Raw)
			}
		}
		if walked < 8 {
			t.Errorf("only %d calls have a user's id", walked)
		}
		if a := s.manager.get(ownList + nothing + "/all"); a.code() != "404" {
			t.Errorf("nobody's list: %s", a.Raw)
		}
	})
}
