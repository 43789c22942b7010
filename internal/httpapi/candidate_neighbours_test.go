package httpapi_test

import (
	"net/url"
	"testing"
)

const neighboursOf = "/api/applications/neighbours?"

// beside asks for the neighbours of a candidate in the directory of the first requisition.
func (c *directory) beside(by *client, can string, query url.Values) (previous, next string) {
	c.t.Helper()
	query.Set("candidate", can)
	query.Set("requisition", c.first)
	a := by.get(neighboursOf + query.Encode())
	mustHave(c.t, "neighbours", a, "", "previous next previousRequisition nextRequisition")
	return a.Data[0]["previous"].(string), a.Data[0]["next"].(string)
}

// The neighbours follow the list, whatever its tab, day and order.
func TestNeighboursFollowTheList(t *testing.T) {
	eachDirectory(t, func(t *testing.T, c *directory) {
		if a := c.manager.post("/api/Candidate_Dashboard.svc/Blacklisted_Candidate_V1",
			body{"CAN_ID": c.ids["called"], "REQ_ID": c.first, "COMMENT": "false papers"}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		longest := 0
		for _, who := range []string{"manager", "recruiter"} {
			by := c.as(who)
			for _, tab := range []string{"all", "New", "Joining"} {
				for _, sort := range []string{"", "name", "-dialedOn", "dialedOn", "addedBy", "-status"} {
					for _, day := range []string{"all", "2026-03-16"} {
						// Nobody can open a blacklisted candidate, so the neighbours skip them.
						list := []string{""}
						for _, row := range by.get(candidatesOf + "Manager/" + c.first + "/" + tab + "/" + day +
							"?q=9&sort=" + sort).Data {
							if row["STATUS"] != "Blacklisted" {
								list = append(list, row["CAN_ID"].(string))
							}
						}
						list = append(list, "")
						for i := 1; i < len(list)-1; i++ {
							previous, next := c.beside(by, list[i], url.Values{"tab": {tab}, "sort": {sort},
								"date": {day}, "q": {"9"}})
							if previous != list[i-1] || next != list[i+1] {
								t.Errorf("%s, %s by %q on %s: %q and %q stand beside %s in %q", who, tab, sort, day,
									previous, next, list[i], list)
							}
						}
						longest = max(longest, len(list)-2)
					}
				}
			}
		}
		if longest != 9 {
			t.Errorf("the longest list has %d", longest)
		}
	})
}

func TestNeighboursOfACandidateWhoLeftTheTab(t *testing.T) {
	eachDirectory(t, func(t *testing.T, c *directory) {
		unusual := url.Values{"tab": {"New"}, "sort": {"createdOn"}}
		// "late" came two days after "new"; both are under New until "new" is called.
		c.call(c.recruiter, c.first, c.ids["new"], "Ringing", back("2026-03-30", "10:00"))
		if previous, next := c.beside(c.recruiter, c.ids["new"], unusual); previous != "" || next != c.ids["late"] {
			t.Errorf("next is %q, previous %q", next, previous)
		}
		if previous, next := c.beside(c.recruiter, c.ids["late"], unusual); previous != "" || next != "" {
			t.Errorf("%q and %q stand beside the only one who is new", previous, next)
		}
		for what, a := range map[string]reply{
			"somebody else's candidate": c.recruiter.get(neighboursOf + "candidate=" + c.ids["other"] +
				"&requisition=" + c.first),
			"a candidate of another": c.manager.get(neighboursOf + "candidate=" + c.ids["new"] +
				"&requisition=" + c.second),
			"somebody else's requisition": c.other.get(neighboursOf + "candidate=" + c.ids["gone"] + "&requisition=" +
				c.second),
			"nobody": c.manager.get(neighboursOf + "requisition=" + c.first),
		} {
			if a.code() != "404" || len(a.Data) != 0 {
				t.Errorf("%s: %s", what, a.Raw)
			}
		}
		for query, field := range map[string]string{"tab=Nowhere": "filter", "date=yesterday": "date",
			"sort=secret": "sort"} {
			if a := c.manager.get(neighboursOf + "candidate=" + c.ids["new"] + "&requisition=" + c.first + "&" +
				query); a.Status != 400 || a.field() != field {
				t.Errorf("%s: %s", query, a.Raw)
			}
		}
	})
}

// From a follow-up the caller goes on to the next one of the same list, which may belong to another requisition. A
// candidate who was called meanwhile keeps their place.
func TestFollowUpNeighbours(t *testing.T) {
	eachWorking(t, func(t *testing.T, w *working) {
		ids := w.added(w.recruiter, w.hr, w.first, 3)
		theirs := w.added(w.other, w.hr2, w.first, 1)
		w.call(w.recruiter, w.first, ids[0], "Call Back", back("2026-03-17", "10:00"))
		w.call(w.recruiter, w.first, ids[1], "Call Back", back("2026-03-18", "10:00"))
		w.call(w.recruiter, w.first, ids[2], "Call Back", back("2026-03-19", "10:00"))
		w.call(w.other, w.first, theirs[0], "Call Back", back("2026-03-18", "12:00"))
		beside := func(c *client, id, query string) [2]string {
			t.Helper()
			a := c.get("/api/follow_ups/neighbours?candidate=" + id + "&requisition=" + w.first +
				"&from=2026-03-16&to=2026-03-" + query)
			if a.code() != "200" || len(a.Data) != 1 {
				t.Fatalf("%s: %s", query, a.Raw)
			}
			for _, side := range []string{"previous", "next"} {
				if (a.Data[0][side] == "") != (a.Data[0][side+"Requisition"] == "") {
					t.Errorf("%s comes without its requisition: %s", side, a.Raw)
				}
			}
			return [2]string{a.Data[0]["previous"].(string), a.Data[0]["next"].(string)}
		}
		for _, c := range []struct {
			by    *client
			id    string
			query string
			want  [2]string
		}{
			{w.recruiter, ids[0], "31", [2]string{"", ids[1]}},
			{w.recruiter, ids[1], "31", [2]string{ids[0], ids[2]}},
			{w.recruiter, ids[1], "31&sort=-followUp", [2]string{ids[2], ids[0]}},
			{w.manager, ids[1], "31", [2]string{ids[0], theirs[0]}},
			{w.manager, ids[2], "31", [2]string{theirs[0], ""}},
		} {
			if got := beside(c.by, c.id, c.query); got != c.want {
				t.Errorf("beside %s%s: %v, want %v", c.id, c.query, got, c.want)
			}
		}
		if a := w.recruiter.get("/api/follow_ups/neighbours?candidate=" + theirs[0] + "&requisition=" + w.first +
			"&from=2026-03-16&to=2026-03-31"); a.code() != "404" {
			t.Errorf("somebody else's: %s", a.Raw)
		}
		w.call(w.recruiter, w.first, ids[1], "Call Back", back("2026-03-30", "10:00"))
		if got := beside(w.recruiter, ids[1], "20"); got != [2]string{ids[2], ""} {
			t.Errorf("after the call: %v", got)
		}
	})
}
