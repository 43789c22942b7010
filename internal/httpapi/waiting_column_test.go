package httpapi_test

import (
	"slices"
	"testing"
	"time"

	"muster/internal/hiring"
)

// sameWait compares what a row of a list says of its wait with what its page says.
func (d *team) sameWait(of string, row, page map[string]any) {
	d.t.Helper()
	in, told := row["WAITING_ON"].(map[string]any)
	if !told {
		d.t.Errorf("%s: the row does not tell whom it waits on: %v", of, row)
		return
	}
	for _, field := range []string{"party", "person", "what", "since", "due", "state"} {
		if in[field] != page[field] {
			d.t.Errorf("%s: the row's %s is %v, its page says %v", of, field, in[field], page[field])
		}
	}
}

// TestDirectoryTellsWhomItsRowsWaitOn reads the column and the filter of the directory.
func TestDirectoryTellsWhomItsRowsWaitOn(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, called := d.invited()
		interviewed := d.add(req, "Vikram Iyer", "9000000002")
		ended := d.add(req, "Meera Nair", "9000000003")
		invitation := d.arranged(d.idOf("interviewer"))
		if a := d.move(d.recruiter, req, interviewed, "CALL", "Shortlisted", invitation); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		d.moves(req, ended, "CALL Not Interested")
		d.pass(5 * 24 * time.Hour)
		d.recruiter, d.manager = d.as("recruiter"), d.as("manager")
		lists := map[*client][2]string{
			d.manager: {candidatesOf + "Manager/" + req + "/all/all", directorySr + req + "/all"},
			d.recruiter: {candidatesOf + "Recruiter/" + req + "/all/" + d.idOf("recruiter") + "/all",
				directoryJr + d.idOf("recruiter") + "/" + req + "/all"},
		}
		want := map[hiring.Party][]string{hiring.WaitsOnRecruiter: {called}, hiring.WaitsOnInterviewer: {interviewed},
			hiring.WaitsOnNobody: {ended}}
		for c, list := range lists {
			if a := c.get(list[0]); len(a.Data) != 3 || a.Data[0]["WAITING_ON"] != nil {
				t.Errorf("rows that were not asked tell whom they wait on: %s", a.Raw)
			}
			all := c.get(list[0] + "?waits=true")
			for _, row := range all.Data {
				d.sameWait(row["NAME"].(string), row, d.waitOf(c, req, row["CAN_ID"].(string)))
			}
			for _, party := range hiring.Parties {
				a := c.get(list[0] + "?waits=true&waitingOn=" + string(party))
				got := []string{}
				for _, row := range a.Data {
					got = append(got, row["CAN_ID"].(string))
				}
				if !slices.Equal(got, append([]string{}, want[party]...)) || a.Total != int64(len(got)) {
					t.Errorf("waiting on %s: %s", party, a.Raw)
				}
				if n := dirData(t, c.get(list[1]+"?waitingOn="+string(party)))["All"]; n != float64(len(got)) {
					t.Errorf("waiting on %s: %v counted, %d rows", party, n, len(got))
				}
			}
			if a := c.get(list[0] + "?waitingOn=everybody"); a.Status != 400 {
				t.Errorf("an unknown party: %d %s", a.Status, a.Raw)
			}
		}
	})
}

// TestHomeListTellsWhomItsRowsWaitOn reads the column and the filter of the home list.
func TestHomeListTellsWhomItsRowsWaitOn(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		open := d.approved("Full Time", 1)
		running, left, revoked := d.approved("Full Time", 1), d.approved("Full Time", 2), d.approved("Full Time", 1)
		d.assign(running, []string{d.hr}, 1)
		d.assign(left, []string{d.hr, d.idOf("recruiter2")}, 1)
		d.revoke(revoked)
		if a := d.manager.post("/api/Requirement_Mapping.svc/full_hr_revoke_v2", map[string]any{"STATUS": "Full Hr Revoke",
			"REQ_ID": left, "COMMENTS": "other work", "HR_LIST": []body{{"HR": d.hr}}}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		fresh := d.made("Full Time", 1)
		d.recruiter, d.manager = d.as("recruiter"), d.as("manager")
		wants := map[*client]map[hiring.Party][]string{
			d.manager: {hiring.WaitsOnApprover: {fresh}, hiring.WaitsOnManager: {open, left}, hiring.WaitsOnRecruiter: {running},
				hiring.WaitsOnNobody: {revoked}},
			// Who was taken off sees nothing that came later.
			d.recruiter: {hiring.WaitsOnRecruiter: {running}, hiring.WaitsOnNobody: {left}},
		}
		for c, who := range map[*client]string{d.manager: "manager", d.recruiter: "recruiter"} {
			list, counts := managerList+"all"+allOf, tileCounts+d.idOf(who)+allOf
			if who == "recruiter" {
				list = ownList + d.idOf(who) + "/all"
			}
			all := c.get(list + "?waits=true")
			if all.Total == 0 {
				t.Fatalf("no rows: %s", all.Raw)
			}
			for _, row := range all.Data {
				page := c.get("/api/requisitions/" + row["ID"].(string) + "/waiting")
				d.sameWait(row["REQ_ID"].(string), row, page.Data[0])
			}
			for _, party := range hiring.Parties {
				a := c.get(list + "?waitingOn=" + string(party))
				got := []string{}
				for _, row := range a.Data {
					got = append(got, row["ID"].(string))
				}
				slices.Sort(got)
				want := slices.Sorted(slices.Values(wants[c][party]))
				if !slices.Equal(got, append([]string{}, want...)) || a.Total != int64(len(got)) {
					t.Errorf("waiting on %s: %v, want %v", party, got, want)
				}
				if n := c.get(counts + "?waitingOn=" + string(party)); n.Data[0]["Requisitions"] != float64(len(got)) {
					t.Errorf("waiting on %s: %d rows, counted %s", party, len(got), n.Raw)
				}
			}
		}
	})
}
