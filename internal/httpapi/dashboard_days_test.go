package httpapi_test

import (
	"strings"
	"testing"
)

// TestDaysInsteadOfThePeriod: what a dashboard compares its period with is counted by the same call, over other days.
func TestDaysInsteadOfThePeriod(t *testing.T) {
	const march, firstHalf, secondHalf = "?from=2026-03-01&to=2026-03-31", "?from=2026-03-01&to=2026-03-15",
		"?from=2026-03-16&to=2026-03-31"
	eachHired(t, func(t *testing.T, w *working) {
		const team = "/api/Requirement_Dashboard.svc/get_Hr_Manager_Dashboard_ALL/"
		for _, path := range []string{sourceCounts, pieChart, reviewCounts} {
			if of, days := w.manager.get(path+"03/2026").Raw, w.manager.get(path+"05/2026"+march).Raw; of != days ||
				of == w.manager.get(path+"05/2026").Raw {
				t.Errorf("%s of March by its days is %s, not %s", path, days, of)
			}
		}
		if of, days := w.manager.get(team+"2026/03").Raw, w.manager.get(team+"2026/05"+march).Raw; of != days {
			t.Errorf("the team of March by its days is %s, not %s", days, of)
		}
		for path, fields := range map[string]string{
			offerMonths: "Offer_Sent_ALL Offer_acc_ALL Offer_Sent_CT",
			monthlyReqs: "open_total closed_total closed_in_tat",
			averageTTF:  "No_Of_Closure_FT No_Of_Closure_CT",
		} {
			of := w.manager.get(path + "2026").Data[2]
			days := w.manager.get(path + "2024" + march).Data[12]
			halves := [2]map[string]any{w.manager.get(path + "2024" + firstHalf).Data[12],
				w.manager.get(path + "2024" + secondHalf).Data[12]}
			for field := range strings.FieldsSeq(fields) {
				sum := halves[0][field].(float64) + halves[1][field].(float64)
				if days[field] != of[field] || sum != of[field] {
					t.Errorf("%s: %s of March is %v, by its days %v, in halves %v", path, field, of[field], days[field], sum)
				}
			}
		}
		for query, field := range map[string]string{"?from=2026-03-02&to=2026-03-01": "to", "?from=2026-03-02": "to",
			"?to=2026-03-02": "from", "?from=1.3.2026&to=2026-03-02": "from"} {
			if a := w.manager.get(offerMonths + "2026" + query); a.Status != 400 || a.field() != field {
				t.Errorf("%s: %s", query, a.Raw)
			}
		}
	})
}
