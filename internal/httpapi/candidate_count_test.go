package httpapi_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"muster/internal/store/storetest"
)

// placed is an application as its row in the database has it.
type placed struct{ can, req, owner, stage, status, created, called, latest string }

func placedOf(t *testing.T, database string) []placed {
	t.Helper()
	all := []placed{}
	for _, row := range storetest.Column(t, database, `SELECT candidate_id || '|' || requisition_id || '|' ||
		COALESCE(owner_id, '') || '|' || stage || '|' || status || '|' || CAST(created_on AS text) || '|' ||
		COALESCE(CAST(called_on AS text), '') || '|' || CAST(latest_on AS text)
		FROM application ORDER BY candidate_id, requisition_id`) {
		part := strings.Split(row, "|")
		all = append(all, placed{part[0], part[1], part[2], part[3], part[4], part[5], part[6], part[7]})
	}
	return all
}

// dirTabs are the tabs, and the day of an application by which each is filtered.
var dirTabs = map[string]func(placed) string{
	"All": placed.createdOn, "New": placed.createdOn, "Remap": placed.createdOn, "Call_Round": placed.calledOn,
	"HR_Round":   placed.latestOn,
	"Tech_Round": placed.latestOn, "Offer": placed.latestOn, "Joining": placed.latestOn,
	"Shortlisted": placed.latestOn, "Selection_Round": placed.latestOn,
	"KYC": placed.latestOn, "Blacklisted": placed.latestOn,
}

func (p placed) createdOn() string { return p.created }
func (p placed) calledOn() string  { return p.called }
func (p placed) latestOn() string  { return p.latest }

// byStatus are the counts by status: tabs in the ESA programme, additional counts elsewhere.
var byStatus = map[string]string{
	"Shortlisted": "Shortlisted", "Selected": "Selection_Round", "Rejected": "Selection_Round",
	"KYC Submitted": "KYC", "KYC Verified": "KYC", "Blacklisted": "Blacklisted",
}

// programmeViews are the stages that the ESA programme shows across its tabs, which go by status.
var programmeViews = map[string][]string{
	"HR_Round": {"HR_ROUND"}, "Tech_Round": {"TL_ROUND", "PL_ROUND", "CEO_ROUND"}, "Offer": {"OFFER"}, "Remap": {"New"},
}

// in reports whether the application is under a tab, according to the two groupings of the document.
func (p placed) in(tab string, esa bool) bool {
	named := byStatus[p.status]
	if stages := programmeViews[tab]; esa && stages != nil {
		return slices.Contains(stages, p.stage) && (tab != "Remap" || p.status == "Re-map")
	}
	switch {
	case tab == "All":
		return true
	case esa && p.status == "Blacklisted":
		return tab == "Blacklisted"
	case esa && (p.stage == "CALL" || p.stage == "OFFER"):
		return tab == named || tab == "Call_Round" && named == ""
	case esa:
		return tab == map[string]string{"New": "New", "JOINING": "Joining"}[p.stage]
	case p.status == "Blacklisted":
		return tab == "Joining" || tab == named
	case tab == "New" || tab == "Remap":
		return p.stage == "New" && (p.status == "Re-map") == (tab == "Remap")
	case tab == named:
		return true
	}
	return tab == map[string]string{
		"CALL": "Call_Round", "HR_ROUND": "HR_Round", "TL_ROUND": "Tech_Round", "PL_ROUND": "Tech_Round",
		"CEO_ROUND": "Tech_Round", "OFFER": "Offer", "JOINING": "Joining",
	}[p.stage]
}

// dirCheck compares the directories that one user sees with the database.
type dirCheck struct {
	who, id string
	client  *client
	// own means that the list has only what they own, and the call names them.
	own     bool
	esa     map[string]bool
	placed  []placed
	visited map[string]int
}

// checkDirectories compares the count of each tab, the rows of its list over all pages and the rows of its file: they
// are the same candidates, on all days and on one.
func checkDirectories(t *testing.T, h *harness) {
	esa := map[string]bool{}
	for _, id := range storetest.Column(t, h.database, "SELECT id FROM requisition WHERE esa <> ''") {
		esa[id] = true
	}
	all := placedOf(t, h.database)
	for _, who := range []string{"manager", "recruiter"} {
		w := &dirCheck{who: who, id: h.idOf(who), client: h.as(who), own: who == "recruiter", esa: esa,
			visited: map[string]int{}}
		for _, p := range all {
			if !w.own || p.owner == w.id {
				w.placed = append(w.placed, p)
			}
		}
		t.Run("directories of "+who, w.run)
	}
}

func (w *dirCheck) run(t *testing.T) {
	byRequisition := map[string][]placed{}
	order := []string{}
	for _, p := range w.placed {
		if byRequisition[p.req] == nil {
			order = append(order, p.req)
		}
		byRequisition[p.req] = append(byRequisition[p.req], p)
	}
	if len(order) < 10 {
		t.Fatalf("%s has candidates under %d requisitions, too few to check", w.who, len(order))
	}
	slices.Sort(order)
	// The programme's and some fifty others, on all days; every sixth of them on single days as well.
	stride := len(order)/50 + 1
	for i, req := range order {
		if i%stride != 0 && !w.esa[req] {
			continue
		}
		days := []string{"all"}
		if here := byRequisition[req]; i%(6*stride) == 0 || w.esa[req] {
			days = append(days, here[0].created, here[len(here)/2].latest, here[len(here)-1].latest, "2001-01-01")
		}
		for _, day := range days {
			w.directory(t, req, day, byRequisition[req])
		}
	}
	for tab := range dirTabs {
		// A recruiter's candidates are random; a manager must find somebody under every tab.
		if w.visited[tab] == 0 && !w.own {
			t.Errorf("nobody is under %s", tab)
		}
	}
}

func (w *dirCheck) directory(t *testing.T, req, day string, here []placed) {
	t.Helper()
	counts := directorySr + req + "/" + day
	if w.own {
		counts = directoryJr + w.id + "/" + req + "/" + day
	}
	counted := dirData(t, w.client.get(counts))
	for tab, date := range dirTabs {
		want := []string{}
		for _, p := range here {
			if p.in(tab, w.esa[req]) && (day == "all" || date(p) == day) {
				want = append(want, p.can)
			}
		}
		what := fmt.Sprintf("%s of %s on %s", tab, req, day)
		if int(counted[tab]) != len(want) {
			t.Errorf("%s is counted %v, want %d", what, counted[tab], len(want))
		}
		list := candidatesOf + "Manager/" + req + "/" + tab + "/" + day
		if w.own {
			list = candidatesOf + "Recruiter/" + req + "/" + tab + "/" + w.id + "/" + day
		}
		w.listed(t, what, list, want)
		w.visited[tab] += len(want)
	}
}

// listed reads the file, which is the list without a page, and then every page.
func (w *dirCheck) listed(t *testing.T, what, list string, want []string) {
	t.Helper()
	file := candidatesIn(w.client.get(list))
	if sorted := slices.Sorted(slices.Values(file)); !slices.Equal(sorted, want) {
		t.Errorf("%s: the file has %d rows, want %d", what, len(file), len(want))
	}
	const size = 25
	paged := []string{}
	for page := 1; page == 1 || len(paged) < len(want); page++ {
		a := w.client.get(fmt.Sprintf("%s?page=%d&size=%d", list, page, size))
		if a.Total != int64(len(want)) || len(a.Data) != min(size, len(want)-len(paged)) {
			t.Fatalf("%s, page %d: %d rows of %d, want %d", what, page, len(a.Data), a.Total, len(want))
		}
		paged = append(paged, candidatesIn(a)...)
	}
	if !slices.Equal(paged, file) {
		t.Errorf("%s: the pages are not the file", what)
	}
}

func candidatesIn(a reply) []string {
	ids := []string{}
	for _, row := range a.Data {
		ids = append(ids, row["CAN_ID"].(string))
	}
	return ids
}
