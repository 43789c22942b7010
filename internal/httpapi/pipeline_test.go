package httpapi_test

import (
	"maps"
	"slices"
	"strings"
	"testing"
)

// cells are the cells of a pipeline by their names in the row and in the directory's address.
var cells = map[string]string{
	"new": "New", "call": "Call", "hr": "HR", "tech": "Tech", "offer": "Offer", "joined": "Joined",
}

// pipelineIn returns the pipeline of a requisition in a list.
func pipelineIn(t *testing.T, a reply, req string) map[string]any {
	t.Helper()
	for _, row := range a.Data {
		if row["ID"] == req {
			return row["PIPELINE"].(map[string]any)
		}
	}
	t.Fatalf("%s is not in the list: %s", req, a.Raw)
	return nil
}

// A cell counts what the directory lists for it, for everybody alike, and only who is at work or has joined.
func TestPipelineCellsOpenWhatTheyCount(t *testing.T) {
	eachWorking(t, func(t *testing.T, w *working) {
		c := &directory{w, map[string]string{"other": w.added(w.other, w.hr2, w.first, 1)[0]}}
		for _, name := range []string{"new", "called", "hr", "tl", "offer", "accepted", "joining", "joined", "rejected",
			"lost", "away", "black"} {
			c.ids[name] = w.added(w.recruiter, w.hr, w.first, 1)[0]
		}
		c.ids["gone"] = w.added(w.recruiter, w.hr, w.second, 1)[0]
		c.remap("gone", w.first)
		c.remap("away", w.second)
		w.call(w.recruiter, w.first, c.ids["called"], "Ringing", back("2026-03-30", "10:00"))
		w.call(w.recruiter, w.first, c.ids["hr"], "Shortlisted", w.interview())
		for name, until := range map[string]string{
			"tl": "On-Hold", "rejected": "Shortlisted", "offer": "Offer Sent", "lost": "Expected DOJ",
		} {
			w.joins(w.first, c.ids[name], until)
		}
		for name, step := range map[string][2]string{
			"rejected": {"HR_ROUND", "Rejected"}, "lost": {"JOINING", "Backed Out"},
		} {
			if a := c.move(c.manager, c.first, c.ids[name], step[0], step[1], nil); a.code() != "200" {
				t.Fatalf("%s: %s", name, a.Raw)
			}
		}
		w.joins(w.first, c.ids["accepted"], "Offer Accepted")
		w.joins(w.first, c.ids["joining"], "Expected DOJ")
		w.joins(w.first, c.ids["joined"], "Joined")
		if a := c.manager.post("/api/Candidate_Dashboard.svc/Blacklisted_Candidate_V1", body{
			"CAN_ID": c.ids["black"], "REQ_ID": c.first, "COMMENT": "false papers"}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		own := map[string]string{
			"New": "gone new", "Call": "called", "HR": "hr", "Tech": "tl", "Offer": "accepted joining offer",
			"Joined": "joined",
		}
		all := maps.Clone(own)
		all["New"] = "gone new other"
		for _, v := range []struct {
			as                 *client
			list, rows, counts string
			want               map[string]string
		}{
			{c.manager, managerList + "all" + allOf, candidatesOf + "Manager/" + c.first + "/all/all",
				directorySr + c.first + "/all", all},
			{c.recruiter, ownList + c.hr + "/all", candidatesOf + "Recruiter/" + c.first + "/all/" + c.hr + "/all",
				directoryJr + c.hr + "/" + c.first + "/all", own},
			{c.manager, ownList + c.hr + "/all", candidatesOf + "Recruiter/" + c.first + "/all/" + c.hr + "/all",
				directoryJr + c.hr + "/" + c.first + "/all", own},
		} {
			counted := pipelineIn(t, v.as.get(v.list), c.first)
			if keys := slices.Sorted(maps.Keys(counted)); !slices.Equal(keys, slices.Sorted(maps.Keys(cells))) {
				t.Errorf("a pipeline has %v", keys)
			}
			for field, cell := range cells {
				want := v.want[cell]
				if got := c.names(v.as.get(v.rows + "?atWork=" + cell)); got != want {
					t.Errorf("%s opens %q, want %q", cell, got, want)
				}
				n := float64(len(strings.Fields(want)))
				if counted[field] != n || dirData(t, v.as.get(v.counts+"?atWork="+cell))["All"] != n {
					t.Errorf("%s counts %v, and the tabs %v; want %v", cell, counted[field],
						dirData(t, v.as.get(v.counts+"?atWork="+cell))["All"], n)
				}
			}
		}
		alone := c.manager.get("/api/Get_requirement_Data.svc/get_requisition_details/" + c.first)
		if got := pipelineIn(t, alone, c.first); got["new"] != 3.0 || got["joined"] != 1.0 {
			t.Errorf("the details count %v", got)
		}
		if a := c.manager.get(candidatesOf + "Manager/" + c.first + "/all/all?atWork=Closed"); a.code() == "200" {
			t.Errorf("an unknown cell is accepted: %s", a.Raw)
		}
		near := c.manager.get("/api/applications/neighbours?requisition=" + c.first + "&candidate=" + c.ids["accepted"] +
			"&atWork=Offer&sort=mobile")
		if near.Data[0]["previous"] != c.ids["offer"] || near.Data[0]["next"] != c.ids["joining"] {
			t.Errorf("beside the accepted offer: %s", near.Raw)
		}
	})
}
