package httpapi_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"muster/internal/store/storetest"
)

func TestInsertReferenceCandidate(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		whole := func(change map[string]any) map[string]any {
			sent := map[string]any{
				"USER_GUID": d.hr, "NAME": "Meera  Das1", "MOBILE": "9811111111", "EMAIL": "Meera@Mail.Test", "EXP": 3,
				"EDUCATIONAL_TYPE": "Bachelor", "REF_POSITIONS": []map[string]string{{"id": d.position["Full Time"], "text": "x"}},
				"CITY": "Pune", "SOURCE_OF_CANDIDATE": "Naukri", "REF_DEPRTMENT": `["Engineering"]`,
			}
			for field, value := range change {
				sent[field] = value
			}
			return sent
		}
		for field, wrong := range map[string][]any{
			"NAME": {"", "All the fields are mandatory!"}, "EMAIL": {"", "All the fields are mandatory!"},
			"MOBILE": {"98111", "Please enter valid number!"}, "EXP": {"", "All the fields are mandatory!"},
			"EDUCATIONAL_TYPE": {" ", "All the fields are mandatory!"}, "CITY": {"", "All the fields are mandatory!"},
			"SOURCE_OF_CANDIDATE": {"", "All the fields are mandatory!"},
			"REF_POSITIONS":       {[]string{}, "All the fields are mandatory!"},
			"REF_DEPRTMENT":       {"[]", "All the fields are mandatory!"},
		} {
			a := d.recruiter.post(addReference, whole(map[string]any{field: wrong[0]}))
			if a.Status != 400 || a.field() != field || a.message() != wrong[1] {
				t.Errorf("%s %v: %d %s", field, wrong[0], a.Status, a.Raw)
			}
		}
		for field, wrong := range map[string]any{"EMAIL": "meera@", "EXP": "61", "CITY": "Atlantis",
			"SOURCE_OF_CANDIDATE": "Hearsay", "REF_POSITIONS": "No such position", "REF_DEPRTMENT": []string{"Nowhere"}} {
			if a := d.recruiter.post(addReference, whole(map[string]any{field: wrong})); a.Status != 400 ||
				a.field() != field || a.message() == "" {
				t.Errorf("%s %v: %d %s", field, wrong, a.Status, a.Raw)
			}
		}
		if a := d.recruiter.post(addReference, whole(map[string]any{"USER_GUID": d.hr2})); a.Status != 403 {
			t.Errorf("in somebody else's name: %d %s", a.Status, a.Raw)
		}
		a := d.recruiter.post(addReference, whole(nil))
		if a.code() != "200" || a.message() != "Candidate added successfully!" || a.Data[0]["CAN_ID"] == "" {
			t.Fatal(a.Raw)
		}
		known := d.as("senior-hr").post(addReference, whole(map[string]any{"USER_GUID": "", "NAME": "Somebody Else",
			"EMAIL": "other@mail.test"}))
		if known.Status != 200 || known.code() != "409" || known.message() != "Candidate is already in the system" ||
			known.Data[0]["CAN_ID"] != "" {
			t.Errorf("known: %s", known.Raw)
		}
		position := storetest.Column(t, d.database, "SELECT name FROM position WHERE id = '"+d.position["Full Time"]+"'")[0]
		for what, search := range map[string]body{"by name": {"SEARCH": "meera"},
			"by reference position": {"REF_POSITION_NAME": position}} {
			rows := d.as("recruiter2").post(searchDatabase, search)
			if len(rows.Data) != 1 || rows.Data[0]["NAME"] != "Meera Das" || rows.Data[0]["REF_CANDIDATE_FLAG"] != "1" ||
				rows.Data[0]["REF_POSITIONS"] != position || rows.Data[0]["LAST_EDUCATIONAL_TYPE"] != "Bachelor" ||
				rows.Data[0]["REQ_ID"] != "" ||
				rows.Data[0]["HR_NAME"] != "" ||
				rows.Data[0]["SELECTABLE"] != "1" {
				t.Errorf("found %s: %s", what, rows.Raw)
			}
		}
	})
}

func TestMapCandidates(t *testing.T) {
	eachDirectory(t, func(t *testing.T, c *directory) {
		many := []string{c.ids["new"], c.ids["called"], c.ids["hr"]}
		for what, refused := range map[string]struct {
			sent    map[string]any
			field   string
			message string
		}{
			"no requisition": {map[string]any{"CAN_LIST": many}, "REQ_ID", "Please Select Requirement"},
			"nobody": {map[string]any{"REQ_ID": c.second, "CAN_LIST": []string{}},
				"CAN_LIST", "Please Select Candidate"},
			"101": {map[string]any{"REQ_ID": c.second, "CAN_LIST": strings.Repeat("x,", 101)}, "CAN_LIST",
				"Please select 100 candidates at most"},
		} {
			if a := c.recruiter.post(mapCandidates, refused.sent); a.Status != 400 || a.field() != refused.field ||
				a.message() != refused.message {
				t.Errorf("%s: %d %s", what, a.Status, a.Raw)
			}
		}
		if a := c.other.post(mapCandidates, map[string]any{"REQ_ID": c.second, "CAN_LIST": many}); a.Status != 403 {
			t.Errorf("by who does not work there: %d %s", a.Status, a.Raw)
		}
		// One who cannot be mapped keeps all others.
		a := c.manager.post(mapCandidates, map[string]any{"REQ_ID": c.second, "CREATED_BY": c.managerID,
			"CAN_LIST": append(slices.Clone(many), c.ids["offer"], nothing, c.ids["gone"])})
		if a.Status != 200 || a.code() != "409" || len(a.Data) != 3 {
			t.Fatalf("with three who cannot: %s", a.Raw)
		}
		for i, want := range []string{"The candidate cannot be mapped to another requisition: Offer Sent",
			"Data not available", "Candidate already remapped"} {
			if a.Data[i]["MESSAGE"] != want || i != 1 && a.Data[i]["NAME"] == "" {
				t.Errorf("refused: %v", a.Data[i])
			}
		}
		if a.message() != a.Data[0]["MESSAGE"] {
			t.Errorf("the head says %q", a.message())
		}
		if left := c.names(c.manager.get(candidatesOf + "Manager/" + c.second + "/all/all")); left != "gone" {
			t.Errorf("half was mapped: %s", left)
		}
		written, _ := json.Marshal([]map[string]string{{"CAN_ID": many[0], "REQ_ID": c.first}, {"CAN_ID": many[1]}})
		for what, sent := range map[string]any{"as text": string(written), "with commas": many[2] + ", " + many[2]} {
			if a := c.recruiter.post(mapCandidates, map[string]any{"REQ_ID": c.second, "CAN_LIST": sent}); a.code() != "200" ||
				a.message() != "Candidate Mapped Successfully!!" {
				t.Errorf("%s: %s", what, a.Raw)
			}
		}
		now := c.names(c.recruiter.get(candidatesOf + "Recruiter/" + c.second + "/Remap/" + c.hr + "/all"))
		if now != "called hr new" {
			t.Errorf("mapped are %s", now)
		}
		if a := c.recruiter.post(mapCandidates, map[string]any{"REQ_ID": c.second, "CAN_LIST": many}); a.code() != "409" ||
			a.message() != "Candidate already remapped" ||
			len(a.Data) != 3 {
			t.Errorf("once more: %s", a.Raw)
		}
		former := c.manager.get(detailsOf + many[0] + "/" + c.first)
		if former.code() != "409" || former.message() != "Candidate Has been Remapped by Asha Kulkarni" {
			t.Errorf("the former application: %s", former.Raw)
		}
		if a := c.move(c.manager, c.first, many[0], "CALL", "Ringing", back("2026-03-30", "10:00")); a.code() != "409" ||
			a.message() != former.message() {
			t.Errorf("and moving it: %s", a.Raw)
		}
	})
}

// Of several who map the same candidate to different requisitions, one does; the others are told.
func TestConcurrentMappings(t *testing.T) {
	eachDirectory(t, func(t *testing.T, c *directory) {
		targets := make([]string, 4)
		for i := range targets {
			targets[i] = c.approvedWith(body{"tat": "2026-05-01", "positions": "2"})
		}
		given := concurrently(len(targets), func(i int) reply {
			return c.manager.post(mapCandidates, map[string]any{"REQ_ID": targets[i],
				"CAN_LIST": []map[string]string{{"CAN_ID": c.ids["new"], "REQ_ID": c.first}}})
		})
		done := 0
		for _, a := range given {
			switch {
			case a.code() == "200":
				done++
			case a.code() != "409" || a.message() != "Somebody else has mapped this candidate meanwhile. Please look again.":
				t.Errorf("%d %s", a.Status, a.Raw)
			}
		}
		applied := storetest.Column(
			t,
			c.database,
			fmt.Sprintf("SELECT id FROM application WHERE candidate_id = '%s'", c.ids["new"]),
		)
		if done != 1 || len(applied) != 2 {
			t.Errorf("%d were mapped, %d applications", done, len(applied))
		}
	})
}

// Who was rejected in the programme is not mapped to it again.
func TestMapTheRejectedOfTheProgramme(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.programme()
		d.moves(req, can, "CALL Shortlisted", "CALL Rejected")
		a := d.manager.post(mapCandidates, body{"REQ_ID": req, "CAN_LIST": can})
		if a.code() != "409" || a.message() != "Candidate is rejected in ESA. You cannot map to the same requisition!" {
			t.Errorf("to the same: %s", a.Raw)
		}
		row := d.manager.post(searchDatabase, body{"LOCATION": "Pune"}).Data[0]
		if row["ESA_REJECTED"] != "1" || row["OPENS"] != "0" || row["SELECTABLE"] != "1" {
			t.Errorf("in the database: %v", row)
		}
		other := d.approved("Full Time", 1)
		if a := d.manager.post(mapCandidates, body{"REQ_ID": other, "CAN_LIST": can}); a.code() != "200" {
			t.Errorf("to another: %s", a.Raw)
		}
	})
}
