package app_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"muster/internal/app"
	"muster/internal/app/core"
	"muster/internal/app/figures"
	"muster/internal/hiring"
	"muster/internal/store/storetest"
)

var naiveTypes = map[string]hiring.EmploymentType{"FULL_TIME": "Full Time", "PART_TIME": "Part Time",
	"INTERN": "Intern", "CONTRACT": "Contract", "ALL": ""}

// offersAgree recounts the offers of each month, by type and by source, and opens the numbers.
func offersAgree(t *testing.T, muster *app.App, database string, n *naive) {
	t.Helper()
	today := hiring.DayOf(muster.Now().In(kolkata))
	sourceOf := map[string]string{}
	for _, line := range storetest.Column(t, database,
		"SELECT c.id || '|' || COALESCE(s.name, 'Not Defined') FROM candidate AS c"+
			" LEFT JOIN source AS s ON s.id = c.source_id") {
		id, name, _ := strings.Cut(line, "|")
		sourceOf[id] = name
	}
	for year := 2025; year <= 2026; year++ {
		rows, err := muster.Figures.OfferMonths(t.Context(), figures.Period{Year: fmt.Sprint(year)})
		must(t, err)
		for _, row := range rows {
			for key, kind := range naiveTypes {
				var want [2]int
				bySource := map[string]int{}
				for _, e := range n.events {
					y, m, _ := e.on.Date()
					if e.stage != "OFFER" || y != year || row.Month != 0 && m != row.Month || e.on > today ||
						kind != "" && n.requisitions[e.requisition].kind != string(kind) {
						continue
					}
					switch e.status {
					case "Offer Sent":
						want[0]++
					case "Offer Accepted":
						want[1]++
						bySource[sourceOf[e.candidate]]++
					}
				}
				if got := row.Of[kind]; got.Sent != want[0] || got.Accepted != want[1] {
					t.Errorf("%d %s %s: %v, want %v", year, row.Month, key, got, want)
				}
				for i, status := range []string{"Offer Sent", "Offer Accepted"} {
					found, total, err := muster.Figures.OfferDetails(t.Context(), figures.OfferAsk{Type: key,
						Year: fmt.Sprint(year), MonthName: hiring.MonthName(row.Month), Status: status})
					must(t, err)
					if len(found) != want[i] || total != int64(want[i]) {
						t.Errorf("%d %s %s %s is %d and opens %d of %d", year, row.Month, key, status, want[i], len(found),
							total)
					}
				}
				if kind == "" && row.Month != 0 {
					sourcesAgree(t, muster, row.Month, year, want[1], bySource)
				}
			}
		}
	}
}

// sourcesAgree compares a month's accepted offers with their sources, with the Huddle, and with the rows of each
// source.
func sourcesAgree(t *testing.T, muster *app.App, month time.Month, year, accepted int, want map[string]int) {
	t.Helper()
	m, y := fmt.Sprintf("%02d", month), fmt.Sprint(year)
	uses, total, err := muster.Figures.AcceptedBySource(t.Context(), figures.Period{Month: m, Year: y})
	must(t, err)
	_, huddle, err := muster.Figures.HuddleByRequisition(t.Context(),
		figures.Days{From: hiring.DateOf(year, month, 1).String(), To: hiring.DateOf(year, month+1, 0).String()}, "")
	must(t, err)
	if total != accepted || huddle[hiring.FigureOfferAccepted] != accepted || len(uses) != len(want) {
		t.Errorf("%s %d: %d were accepted, by source %d, in the Huddle %d", month, year, accepted, total,
			huddle[hiring.FigureOfferAccepted])
	}
	for _, u := range uses {
		found, rows, err := muster.Figures.AcceptedOfSource(t.Context(), u.Name, m, y, core.ListAsk{Sort: "-calls"})
		must(t, err)
		if u.Times != want[u.Name] || len(found) != u.Times || rows != int64(u.Times) {
			t.Errorf("%s %d: %s is %d, want %d, and opens %d of %d", month, year, u.Name, u.Times, want[u.Name], len(found),
				rows)
		}
		for i := range found[1:] {
			if found[i].Calls < found[i+1].Calls {
				t.Errorf("%s %d: %s is not in the order of the calls", month, year, u.Name)
			}
		}
	}
}

// addedAgrees recounts the candidates of each month by source, from their records.
func addedAgrees(t *testing.T, muster *app.App, database string) {
	t.Helper()
	at := "CAST(c.created_at AS text)"
	if strings.HasPrefix(database, "postgres://") {
		at = "CAST(CAST(EXTRACT(EPOCH FROM c.created_at) * 1000000 AS bigint) AS text)"
	}
	want, all := map[string]int{}, 0
	for _, line := range storetest.Column(t, database, "SELECT COALESCE(s.name, 'Not Defined') || '|' || "+at+
		" FROM candidate AS c LEFT JOIN source AS s ON s.id = c.source_id") {
		name, text, _ := strings.Cut(line, "|")
		want[name+" "+time.UnixMicro(naiveTime(t, text)).In(kolkata).Format("01/2006")]++
		all++
	}
	seen := 0
	for month := time.Date(2019, 1, 1, 0, 0, 0, 0, kolkata); month.Year() < 2027; month = month.AddDate(0, 1, 0) {
		m, y := month.Format("01"), month.Format("2006")
		uses, err := muster.Figures.AddedBySource(t.Context(), figures.Period{Month: m, Year: y})
		must(t, err)
		for i, u := range uses {
			seen += u.Times
			if u.Times != want[u.Name+" "+m+"/"+y] || u.ID == "" && i != len(uses)-1 {
				t.Errorf("%s/%s: %s is %d, want %d", m, y, u.Name, u.Times, want[u.Name+" "+m+"/"+y])
			}
			found, total, err := muster.Figures.AddedCandidates(t.Context(), m, y, u.Name, core.ListAsk{})
			must(t, err)
			if len(found) != u.Times || total != int64(u.Times) {
				t.Errorf("%s/%s: %s is %d and opens %d of %d", m, y, u.Name, u.Times, len(found), total)
			}
		}
	}
	if seen != all {
		t.Errorf("%d candidates were added, the months have %d", all, seen)
	}
}

// monthlyAgrees recounts the requisitions and closed positions of each month.
func monthlyAgrees(t *testing.T, muster *app.App, n *naive) {
	t.Helper()
	full := func(kind string) bool { return kind == "Full Time" || kind == "Contract" }
	for year := 2025; year <= 2026; year++ {
		rows, err := muster.Figures.MonthlyRequisitions(t.Context(), figures.Period{Year: fmt.Sprint(year)})
		must(t, err)
		for _, row := range rows {
			in := func(day hiring.Day) bool {
				y, m, _ := day.Date()
				return day != 0 && y == year && (row.Month == 0 || m == row.Month)
			}
			want := map[hiring.MonthlyColumn]int{}
			add := func(counted bool, column hiring.MonthlyColumn) {
				if counted {
					want[column]++
				}
			}
			for _, r := range n.requisitions {
				add(in(r.approvedOn), hiring.OpenTotal)
				add(in(r.approvedOn) && full(r.kind), hiring.OpenFullTime)
				add(in(r.approvedOn) && !full(r.kind), hiring.OpenPartTime)
			}
			for _, h := range n.hired {
				r := n.requisitions[h.requisition]
				add(in(h.on), hiring.ClosedTotal)
				add(in(h.on) && full(r.kind), hiring.ClosedFullTime)
				add(in(h.on) && !full(r.kind), hiring.ClosedPartTime)
				add(in(h.on) && h.on <= r.tat, hiring.ClosedInTAT)
			}
			for _, column := range hiring.MonthlyColumns {
				opened, closed, err := muster.Figures.MonthlyDetails(t.Context(), fmt.Sprint(year),
					hiring.MonthName(row.Month), column)
				must(t, err)
				sum := len(opened)
				for _, c := range closed {
					sum += c.Closed
				}
				if row.Of[column] != want[column] || sum != want[column] {
					t.Errorf("%d %s: column %d is %d, want %d, and opens %d", year, row.Month, column, row.Of[column], want[column],
						sum)
				}
			}
		}
	}
}
