package httpapi_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"
)

// standing is the stored status of a requisition, and whether its TAT has passed.
type standing struct {
	status string
	late   bool
}

// statusSet has requisitions in every status, one late and one not, made by the calls that lead there.
type statusSet struct {
	*team
	of        map[string]standing
	positions map[string]int
	mobile    int
}

var everyStatus = []string{
	"New", "Unapproved", "Approved", "Assigned", "Re-Assigned", "Inprogress", "Completed", "Hold", "Revoke",
	"Hr Revoke", "Onboarded",
}

// eachStatusSet runs a test on both engines, three days after everything was made: what was due after one day is late.
func eachStatusSet(t *testing.T, test func(t *testing.T, s *statusSet)) {
	eachTeam(t, func(t *testing.T, d *team) {
		s := &statusSet{team: d, of: map[string]standing{}, positions: map[string]int{}}
		for i, status := range everyStatus {
			for late, tat := range map[bool]string{true: "2026-03-17", false: "2026-06-30"} {
				n := 2 + i
				if late {
					n += 20
				}
				if status == "Completed" || status == "Onboarded" {
					n = 1
				}
				id := s.ask(body{"tat": tat, "positions": fmt.Sprint(n), "hireType": "Replacement",
					"rehireFor": "Somebody " + status})
				s.of[id], s.positions[id] = standing{status, late}, n
				s.bring(id, status, n)
				if got := d.status(id); got != status {
					t.Fatalf("want %s, got %s", status, got)
				}
			}
		}
		d.pass(72 * time.Hour)
		d.manager, d.recruiter = d.as("manager"), d.as("recruiter")
		test(t, s)
	})
}

// ask adds a requisition that differs from the usual one in some fields.
func (d *team) ask(differs body) string {
	d.t.Helper()
	sent := body{
		"positionId": d.position["Full Time"], "positions": "1", "state": "Maharashtra", "city": "Pune",
		"employmentStatus": "Experienced",
		"hireType":         "New", "requestedBy": d.lead, "skills": "Go, SQL", "comments": "Needed soon",
		"tat": "2026-04-30",
	}
	for name, value := range differs {
		sent[name] = value
	}
	a := d.manager.post("/api/requisitions", sent)
	if a.code() != "200" {
		d.t.Fatalf("new requisition: %s", a.Raw)
	}
	return a.Data[0]["reqId"].(string)
}

// bring takes a new requisition to a status.
func (s *statusSet) bring(id, status string, n int) {
	s.t.Helper()
	done := func(a reply) {
		s.t.Helper()
		if a.code() != "200" {
			s.t.Fatalf("on the way to %s: %s", status, a.Raw)
		}
	}
	if status == "New" {
		return
	}
	s.work()
	if status == "Unapproved" {
		done(s.answer("Unapprove"))
		return
	}
	done(s.answer("Approve"))
	if status == "Approved" {
		return
	}
	if status == "Re-Assigned" {
		done(s.assign(id, []string{s.hr2}, n))
		done(s.manager.post("/api/Requirement_Mapping.svc/requirement_reassign_hr", map[string]any{
			"STATUS": "Re-Assigned", "REQ_ID": id, "CREATED_BY": s.managerID, "HR_LIST": []body{{"HR": s.hr}},
			"NO_OF_POSITION": n, "HR_ID_OLD": s.hr2,
		}))
		return
	}
	done(s.assign(id, []string{s.hr}, n))
	s.mobile++
	mobile := fmt.Sprintf("90000%05d", s.mobile)
	switch status {
	case "Inprogress":
		s.add(id, "Candidate In Progress", mobile)
	case "Completed":
		s.joins(id, s.add(id, "Candidate Accepted", mobile), "Offer Accepted")
	case "Onboarded":
		s.joins(id, s.add(id, "Candidate Joined", mobile), "Joined")
	case "Hold":
		done(s.manager.post("/api/Requirement_Mapping.svc/requirement_hold", body{"STATUS": "Hold", "REQ_ID": id,
			"COMMENTS": "no budget", "CREATED_BY": s.managerID}))
	case "Revoke":
		done(s.manager.post("/api/Requirement_Dashboard.svc/requirement_revoke_v2", body{"STATUS": "Revoke",
			"REQ_ID": id, "COMMENTS": "not needed", "LASTUPDATED_BY": s.managerID}))
	case "Hr Revoke":
		done(s.manager.post("/api/Requirement_Mapping.svc/full_hr_revoke_v2", map[string]any{
			"STATUS": "Full Hr Revoke", "REQ_ID": id, "COMMENTS": "other work", "CREATED_BY": s.managerID,
			"HR_LIST": []body{{"HR": s.hr}},
		}))
	}
}

// tilesOf is the tile that counts a requisition, according to the documents' table: on time and late, for a manager and
// for a recruiter. Only the first tile counts New and Unapproved.
var tilesOf = map[string][4]string{
	"New": {"", "", "", ""}, "Unapproved": {"", "", "", ""},
	"Approved": {"Open", "OVERDUE", "Open", "OVERDUE"}, "Assigned": {"In_Progress", "OVERDUE", "Open", "OVERDUE"},
	"Re-Assigned": {"In_Progress", "OVERDUE", "Open", "OVERDUE"}, "Inprogress": {"In_Progress", "OVERDUE",
		"In_Progress", "OVERDUE"},
	"Completed": {"Closed", "Closed", "Closed", "Closed"}, "Onboarded": {"Onboarded", "Onboarded", "Onboarded",
		"Onboarded"},
	"Hold": {"Hold_Revoke", "Hold_Revoke", "Hold_Revoke", "Hold_Revoke"}, "Revoke": {"Hold_Revoke", "Hold_Revoke",
		"Hold_Revoke", "Hold_Revoke"},
	"Hr Revoke": {"Hold_Revoke", "Hold_Revoke", "Hold_Revoke", "Hold_Revoke"},
}

// viewer is a user, and the standing of each requisition for them; requisitions they may not see are missing.
type viewer struct {
	name      string
	client    *client
	of        string
	recruiter bool
	sees      map[string]standing
}

func (s *statusSet) viewers() []viewer {
	own, former := map[string]standing{}, map[string]standing{}
	for id, is := range s.of {
		if !slices.Contains([]string{"New", "Unapproved", "Approved"}, is.status) {
			own[id] = is
		}
		if is.status == "Re-Assigned" {
			former[id] = standing{"Hr Revoke", is.late}
		}
	}
	reader := s.as("senior-hr")
	return []viewer{
		{"a manager", s.manager, s.managerID, false, s.of},
		{"a reader", reader, s.idOf("senior-hr"), false, s.of},
		{"a recruiter", s.recruiter, s.hr, true, own},
		{"a recruiter who was replaced", s.as("recruiter2"), s.hr2, true, former},
		{"a manager who looks at a recruiter", s.manager, s.hr, true, own},
		{"a manager who looks at a reader", s.manager, s.idOf("senior-hr"), false, s.of},
		{"an interviewer without interviews", s.as("interviewer"), s.idOf("interviewer"), true, map[string]standing{}},
		{"ESA HR", s.as("esa-hr"), s.idOf("esa-hr"), false, map[string]standing{}},
	}
}

// under lists the requisitions that the viewer finds under a tile, and the sum of their positions.
func (s *statusSet) under(v viewer, tile string) (ids []string, positions int) {
	for id, is := range v.sees {
		column := map[bool]int{false: 0, true: 1}[is.late] + map[bool]int{false: 0, true: 2}[v.recruiter]
		if tile == "all" || tilesOf[is.status][column] == tile {
			ids, positions = append(ids, id), positions+s.positions[id]
		}
	}
	slices.Sort(ids)
	return ids, positions
}

func idsOf(rows []map[string]any) []string {
	ids := []string{}
	for _, row := range rows {
		ids = append(ids, row["ID"].(string))
	}
	slices.Sort(ids)
	return ids
}

func sumOf(rows []map[string]any, field string) (sum int) {
	for _, row := range rows {
		sum += int(row[field].(float64))
	}
	return sum
}

// mustHave compares the fields of rows with the documents' list and our own additions.
func mustHave(t *testing.T, what string, a reply, documented, ours string) {
	t.Helper()
	if a.Status != 200 || a.code() != "200" || len(a.Data) == 0 {
		t.Fatalf("%s: %d %s", what, a.Status, a.Raw)
	}
	want := append(strings.Fields(documented), strings.Fields(ours)...)
	slices.Sort(want)
	for _, row := range a.Data {
		got := []string{}
		for name := range row {
			got = append(got, name)
		}
		slices.Sort(got)
		if !slices.Equal(got, want) {
			t.Errorf("%s has the fields %v, want %v", what, got, want)
		}
	}
}
