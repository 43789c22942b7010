package httpapi_test

import (
	"fmt"
	"maps"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"testing"

	"muster/internal/store/storetest"
)

// Compares the home dashboard for a user who sees everything, a reader, and a user who sees their own: the count of a
// tile, the rows of its list over all pages and the rows of its file are the same requisitions. The expected ones come
// from the tables, not from the queries under test.
func TestTileCountsMatchListsAndFiles(t *testing.T) {
	t.Parallel()
	t.Run("demo", func(t *testing.T) {
		eachEngineFrom(t, demoHistory, checkTiles)
	})
	t.Run("ten thousand", func(t *testing.T) {
		eachEngineFrom(t, longHistory, checkTiles)
	})
}

func checkTiles(t *testing.T, h *harness) {
	facts := factsOf(t, h.database)
	filters := append([]homeFilter{{}}, filtersOf(facts)...)
	for _, w := range []*tileCheck{
		{who: "manager", facts: facts, filters: filters, sizes: []int{10, 25, 50, 100}},
		{who: "senior-hr", facts: facts, filters: filters[:2], sizes: []int{25}},
		{who: "recruiter", facts: seenBy(t, h, facts, "recruiter"), recruiter: true, filters: filters[:1],
			sizes: []int{10, 25, 50, 100}},
		{who: "recruiter2", facts: seenBy(t, h, facts, "recruiter2"), recruiter: true, filters: filters[:1],
			sizes: []int{25}},
	} {
		w.client, w.id = h.as(w.who), h.idOf(w.who)
		t.Run(w.who, w.run)
	}
	checkDirectories(t, h)
}

// fact is a requisition as its rows in the database have it.
type fact struct {
	id, department, status, added, tat string
	positions                          int
}

func factsOf(t *testing.T, database string) []fact {
	t.Helper()
	facts := []fact{}
	for _, row := range storetest.Column(t, database, `SELECT id || '|' || department_id || '|' || status || '|' ||
		CAST(added_on AS text) || '|' || CAST(tat AS text) || '|' || CAST(positions AS text)
		FROM requisition ORDER BY id`) {
		part := strings.Split(row, "|")
		positions, err := strconv.Atoi(part[5])
		if err != nil {
			t.Fatal(err)
		}
		facts = append(facts, fact{part[0], part[1], part[2], part[3], part[4], positions})
	}
	return facts
}

// seenBy keeps what was ever assigned to a recruiter, with the positions that they hold; after being removed they see
// Hr Revoke and nothing later, and hold what was accepted under them.
func seenBy(t *testing.T, h *harness, facts []fact, who string) []fact {
	t.Helper()
	works, holds := map[string]bool{}, map[string]int{}
	for _, row := range storetest.Column(t, h.database,
		"SELECT requisition_id || '|' || status || '|' || CAST(positions AS text) || '|' || CAST(accepted AS text)"+
			" FROM assignment WHERE hr_id = '"+h.idOf(who)+"'") {
		part := strings.Split(row, "|")
		id, held := part[0], part[2]
		if part[1] == "Hr Revoke" {
			held = part[3]
		}
		n, err := strconv.Atoi(held)
		if err != nil {
			t.Fatal(err)
		}
		works[id], holds[id] = works[id] || part[1] != "Hr Revoke", holds[id]+n
	}
	own := []fact{}
	for _, f := range facts {
		if live, mine := works[f.id]; mine {
			if !live {
				f.status = "Hr Revoke"
			}
			f.positions = holds[f.id]
			own = append(own, f)
		}
	}
	return own
}

func (f fact) shown(today string) string {
	if tilesOf[f.status][1] == "OVERDUE" && f.tat < today {
		return "Overdue"
	}
	return f.status
}

// homeFilter is the state of the pickers above the tiles: months are YYYY-MM, and empty means All.
type homeFilter struct{ department, added, tat string }

// filtersOf has each department and each month alone, and for each department all three pickers at once.
func filtersOf(facts []fact) []homeFilter {
	alone, together := map[homeFilter]bool{{added: "2019-01"}: true}, map[string]homeFilter{}
	for _, f := range facts {
		alone[homeFilter{department: f.department}] = true
		alone[homeFilter{added: f.added[:7]}] = true
		alone[homeFilter{tat: f.tat[:7]}] = true
		together[f.department] = homeFilter{f.department, f.added[:7], f.tat[:7]}
	}
	return append(slices.Collect(maps.Keys(alone)), slices.Collect(maps.Values(together))...)
}

func (p homeFilter) takes(f fact) bool {
	return (p.department == "" || p.department == f.department) && strings.HasPrefix(f.added, p.added) &&
		strings.HasPrefix(f.tat, p.tat)
}

func (p homeFilter) path() string {
	month := func(value string) string {
		if value == "" {
			return "/all/all"
		}
		return "/" + value[5:] + "/" + value[:4]
	}
	department := p.department
	if department == "" {
		department = "all"
	}
	return "/" + department + month(p.added) + month(p.tat)
}

type tileCheck struct {
	who, id   string
	client    *client
	recruiter bool
	facts     []fact
	filters   []homeFilter
	// sizes are those of the pager; all of them are tried where nothing is filtered.
	sizes []int
}

const walkToday = "2026-03-16"

func (w *tileCheck) run(t *testing.T) {
	if len(w.facts) < 20 {
		t.Fatalf("%s sees %d requisitions, too few to check", w.who, len(w.facts))
	}
	for i, filter := range w.filters {
		sizes := w.sizes[:1]
		if i == 0 {
			sizes = w.sizes
		}
		w.tiles(t, filter, sizes)
	}
	for _, status := range append(slices.Clone(everyStatus), "Overdue") {
		want, _ := w.wanted(func(f fact) bool { return f.shown(walkToday) == status })
		w.listed(t, "status "+status, w.list(url.PathEscape(status), homeFilter{}), want, w.sizes[:1])
	}
}

func (w *tileCheck) tiles(t *testing.T, filter homeFilter, sizes []int) {
	t.Helper()
	counted := w.client.get(tileCounts + w.id + filter.path())
	if counted.code() != "200" || len(counted.Data) != 1 {
		t.Fatalf("%+v: %s", filter, counted.Raw)
	}
	for _, tile := range []string{"all", "Open", "In_Progress", "Closed", "Onboarded", "OVERDUE", "Hold_Revoke"} {
		want, positions := w.wanted(func(f fact) bool {
			return filter.takes(f) &&
				(tile == "all" || w.tileOf(f) == tile)
		})
		number, beside := tile, tile+"_Positions"
		if tile == "all" {
			number, beside = "Requisitions", "No_Of_Positions"
		}
		if row := counted.Data[0]; row[number] != float64(len(want)) || row[beside] != float64(positions) {
			t.Errorf("%+v: the tile %s says %v with %v positions, want %d with %d", filter, tile, row[number],
				row[beside], len(want), positions)
		}
		w.listed(t, fmt.Sprintf("%+v, tile %s", filter, tile), w.list(tile, filter), want, sizes)
	}
}

func (w *tileCheck) tileOf(f fact) string {
	column := 0
	if f.tat < walkToday {
		column = 1
	}
	if w.recruiter {
		column += 2
	}
	return tilesOf[f.status][column]
}

func (w *tileCheck) wanted(is func(fact) bool) (ids []string, positions int) {
	ids = []string{}
	for _, f := range w.facts {
		if is(f) {
			ids, positions = append(ids, f.id), positions+f.positions
		}
	}
	return ids, positions
}

// list is the call that the screen makes for a tile.
func (w *tileCheck) list(tile string, filter homeFilter) string {
	switch {
	case !w.recruiter:
		return managerList + tile + filter.path()
	case tile == "OVERDUE":
		return overdueList + w.id
	default:
		return ownList + w.id + "/" + tile
	}
}

// listed reads the file, which is the list without a page, and then every page.
func (w *tileCheck) listed(t *testing.T, what, list string, want []string, sizes []int) {
	t.Helper()
	file := w.client.get(list)
	if got := idsOf(file.Data); !slices.Equal(got, want) || file.Total != int64(len(want)) {
		t.Errorf("%s: the file has %d rows and the list a total of %d, want %d", what, len(got), file.Total, len(want))
	}
	inOrder := func(rows []map[string]any) (ids []string) {
		for _, row := range rows {
			ids = append(ids, row["ID"].(string))
		}
		return ids
	}
	for _, size := range sizes {
		paged := []string{}
		for page := 1; page == 1 || len(paged) < len(want); page++ {
			a := w.client.get(fmt.Sprintf("%s?page=%d&size=%d", list, page, size))
			if a.Total != int64(len(want)) || len(a.Data) != min(size, len(want)-len(paged)) {
				t.Fatalf("%s, page %d of %d: %d rows of %d, want %d", what, page, size, len(a.Data), a.Total, len(want))
			}
			paged = append(paged, inOrder(a.Data)...)
		}
		if !slices.Equal(paged, inOrder(file.Data)) && len(want) > 0 {
			t.Errorf("%s: the pages of %d are not the file", what, size)
		}
	}
}
