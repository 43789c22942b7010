package httpapi_test

import "testing"

// Follow Up Details once listed candidates whom nobody, or not the reader, could call.
func TestFollowUpsListWhatMayBeDone(t *testing.T) {
	eachWorking(t, func(t *testing.T, w *working) {
		mine, theirs := w.added(w.recruiter, w.hr, w.first, 2), w.added(w.other, w.hr2, w.first, 1)
		elsewhere := w.added(w.recruiter, w.hr, w.second, 1)
		for _, can := range mine {
			w.call(w.recruiter, w.first, can, "Call Back", back("2026-03-18", "10:00"))
		}
		w.call(w.other, w.first, theirs[0], "Call Back", back("2026-03-18", "11:00"))
		w.call(w.recruiter, w.second, elsewhere[0], "Call Back", back("2026-03-18", "12:00"))
		expect := func(when string, manager, recruiter, other int) {
			t.Helper()
			for id, want := range map[string]int{w.managerID: manager, w.hr: recruiter, w.hr2: other} {
				for _, query := range []string{"", "?q=candidate", "?size=1"} {
					a := w.manager.get(followUp + id + "/2026-03-16/2026-03-31" + query)
					if a.Total != int64(want) || query == "" && len(a.Data) != want {
						t.Errorf("%s, of %s%s: %d rows of %d, want %d", when, id, query, len(a.Data), a.Total, want)
					}
				}
			}
		}
		expect("all at work", 4, 3, 1)
		if a := w.manager.post("/api/Requirement_Mapping.svc/full_hr_revoke_v2", map[string]any{"STATUS": "Full Hr Revoke",
			"REQ_ID": w.first, "COMMENTS": "other work", "HR_LIST": []body{{"HR": w.hr}}}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		expect("taken off the first", 4, 1, 1)
		if a := w.manager.post("/api/Requirement_Dashboard.svc/requirement_revoke_v2", body{"STATUS": "Revoke",
			"REQ_ID": w.first, "COMMENTS": "not needed"}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		expect("the first revoked", 1, 1, 0)
	})
}
