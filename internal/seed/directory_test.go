package seed_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"muster/internal/app"
	"muster/internal/app/candidates"
	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/seed"
	"muster/internal/store/storetest"
)

// viewer is a user who looks at directories.
type viewer struct {
	who string
	core.Caller
}

func viewers(t *testing.T, muster *app.App) []viewer {
	t.Helper()
	found := []viewer{}
	for _, l := range seed.Logins() {
		if !slices.Contains([]string{"manager", "senior-hr", "recruiter", "interviewer", "esa-hr", "esa-assigned"},
			l.Who) {
			continue
		}
		user, err := muster.Store.Read().UserByMobile(t.Context(), l.Mobile)
		if err != nil {
			t.Fatal(err)
		}
		facts, err := muster.Store.Read().UserFacts(t.Context(), user.ID)
		if err != nil {
			t.Fatal(err)
		}
		is := hiring.User{ID: user.ID, Role: hiring.Role(facts.Role)}
		for grant := range strings.SplitSeq(facts.Grants, ",") {
			is.Grants = append(is.Grants, hiring.Grant(grant))
		}
		found = append(found, viewer{l.Who, core.Caller{User: is}})
	}
	return found
}

// directoriesAreCounted compares the counts of every tab with its rows, on all days and on days with events, for every
// viewer of the requisition: the programme's, one with a mapped candidate, and up to most others with candidates.
func directoriesAreCounted(t *testing.T, muster *app.App, database string, most int) {
	t.Helper()
	tabs, requisitions := map[hiring.DirectoryTab]int{}, storetest.Column(t, database,
		"SELECT id FROM requisition WHERE esa <> '' ORDER BY id")
	with := storetest.Column(t, database,
		"SELECT r.id FROM requisition AS r WHERE r.esa = ''"+
			" AND EXISTS (SELECT 1 FROM application AS a WHERE a.requisition_id = r.id) ORDER BY r.id")
	for i := range most {
		requisitions = append(requisitions, with[i*len(with)/most])
	}
	requisitions = append(requisitions, storetest.Column(t, database,
		"SELECT requisition_id FROM application WHERE tab = 'Remap' ORDER BY id LIMIT 1")...)
	callers := viewers(t, muster)
	for _, req := range requisitions {
		days := storetest.Column(t, database,
			"SELECT DISTINCT CAST(d AS text) FROM (SELECT latest_on AS d FROM application WHERE requisition_id = '"+req+
				"' UNION ALL SELECT created_on FROM application WHERE requisition_id = '"+req+"') AS x ORDER BY 1")
		if len(days) > 3 {
			days = []string{days[0], days[len(days)/2], days[len(days)-1]}
		}
		for _, by := range callers {
			for _, day := range append([]string{"all", "2001-01-01"}, days...) {
				ask := candidates.DirectoryAsk{RequisitionID: req, Date: day, Tab: "all"}
				counts, err := muster.Candidates.CountDirectoryOfRecruiter(t.Context(), by.Caller, by.User.ID, ask)
				if problem, refused := errors.AsType[*hiring.Problem](err); refused && problem.Kind == hiring.Absent {
					// Not every viewer sees every requisition.
					continue
				}
				if err != nil {
					t.Fatal(err)
				}
				sum := 0
				for _, tab := range hiring.DirectoryTabs {
					ask.Tab, ask.ListAsk = string(tab), core.ListAsk{}
					rows, total, err := muster.Candidates.CandidatesOfRecruiter(t.Context(), by.Caller, by.User.ID, ask)
					if err != nil || counts.Tabs[tab] != len(rows) || int64(len(rows)) != total {
						t.Errorf("%s on %s to %s of %s: counted %d, %d rows, total %d, %v", tab, day, by.who, req,
							counts.Tabs[tab], len(rows), total, err)
					}
					tabs[tab] += len(rows)
					for _, row := range rows {
						if row.Tab == string(tab) {
							sum++
						}
					}
				}
				if day == "all" && sum != counts.Tabs[hiring.TabAll] {
					t.Errorf("to %s of %s: the tabs have %d, All has %d", by.who, req, sum, counts.Tabs[hiring.TabAll])
				}
			}
		}
	}
	for _, tab := range hiring.DirectoryTabs {
		// A candidate who was mapped and called since is under Call; in a small history all were.
		if tabs[tab] == 0 && tab != hiring.TabRemap {
			t.Errorf("nobody is under %s", tab)
		}
	}
}
