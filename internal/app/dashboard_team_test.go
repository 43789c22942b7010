package app_test

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"muster/internal/app"
	"muster/internal/app/figures"
	"muster/internal/hiring"
	"muster/internal/store/storetest"
)

// naiveTeam counts a month's tiles again: by the events, the stored positions, and the status that the events say.
func (n *naive) team(t *testing.T, database string, year int, month int, today hiring.Day) (tiles [9]int) {
	t.Helper()
	for _, line := range storetest.Column(t, database, `SELECT r.id || '|' || CAST(r.positions AS text) || '|' ||
		CAST((SELECT COUNT(*) FROM application AS a WHERE a.requisition_id = r.id AND a.stage = 'OFFER'
			AND a.status = 'Offer Not Accepted') AS text) || '|' ||
		CAST((SELECT COUNT(*) FROM application AS a WHERE a.requisition_id = r.id AND a.stage IN ('OFFER', 'JOINING')
			AND a.status = 'Backed Out') AS text) || '|' ||
		CAST(COALESCE((SELECT SUM(e.positions) FROM requisition_event AS e WHERE e.requisition_id = r.id
			AND e.status = 'Position Revoke' AND e.action = 'Revoke Position' AND e.hr_id IS NULL
			AND e.voided_at IS NULL), 0) AS text) FROM requisition AS r`) {
		f := strings.Split(line, "|")
		r := n.requisitions[f[0]]
		if y, m, _ := r.tat.Date(); r.approvedOn == 0 || y != year || int(m) != month {
			continue
		}
		number := func(i int) int {
			n, err := strconv.Atoi(f[i])
			must(t, err)
			return n
		}
		open := number(1)
		for _, h := range n.hired {
			if h.requisition != r.id {
				continue
			}
			open--
			switch {
			case h.on < r.tat:
				tiles[2]++
			case h.on == r.tat:
				tiles[3]++
			default:
				tiles[5]++
			}
		}
		switch {
		case !r.open():
			tiles[6] += open
		case r.tat < today:
			tiles[5] += open
		default:
			tiles[4] += open
		}
		tiles[0], tiles[6], tiles[7], tiles[8] = tiles[0]+1, tiles[6]+number(4), tiles[7]+number(2), tiles[8]+number(3)
	}
	tiles[1] = tiles[2] + tiles[3] + tiles[4] + tiles[5]
	return tiles
}

// teamAgrees recounts the tiles of each month, adds up the table to them, opens every number, and compares the year.
func teamAgrees(t *testing.T, muster *app.App, database string, n *naive) {
	t.Helper()
	today := hiring.DayOf(muster.Now().In(kolkata))
	for year := 2025; year <= 2026; year++ {
		monthly, err := muster.Figures.MonthlyTeam(t.Context(), fmt.Sprint(year))
		must(t, err)
		for month := 1; month <= 12; month++ {
			m, y, want := fmt.Sprintf("%02d", month), fmt.Sprint(year), n.team(t, database, year, month, today)
			tiles, err := muster.Figures.TeamSummary(t.Context(), figures.Period{Month: m, Year: y})
			must(t, err)
			if !slices.Equal(tiles[:], want[:]) {
				t.Errorf("%s/%s: the tiles are %v, want %v", m, y, tiles, want)
			}
			for i := range tiles {
				details, err := muster.Figures.TeamTileDetails(t.Context(), hiring.TeamTile(i), m, y)
				must(t, err)
				sum := 0
				for _, d := range details {
					sum += d.Count
				}
				if sum != tiles[i] {
					t.Errorf("%s/%s: tile %d is %d and opens %d", m, y, i, tiles[i], sum)
				}
			}
			rows, err := muster.Figures.TeamTable(t.Context(), m, y)
			must(t, err)
			var sums [6]int
			for _, row := range rows {
				for i, count := range row.Columns {
					sums[i] += count
				}
				column := (month + len(row.Name)) % 6
				details, err := muster.Figures.TeamColumnDetails(t.Context(), row.ID, hiring.TeamColumn(column), m, y)
				must(t, err)
				sum := 0
				for _, d := range details {
					sum += d.Count
				}
				if sum != row.Columns[column] {
					t.Errorf("%s/%s: column %d of %s is %d and opens %d", m, y, column, row.Name, row.Columns[column], sum)
				}
				at := slices.IndexFunc(monthly, func(r hiring.MonthlyTeamRow) bool { return r.ID == row.ID })
				if row.ID != "unassigned" && (at < 0 || !samePercent(monthly[at].Months[month-1], row.Columns[3], row.Columns[2])) {
					t.Errorf("%s/%s: the year has another percentage of %s", m, y, row.Name)
				}
			}
			late := tiles[hiring.TeamDelayed]
			if sums[0] != want[1] || sums[1] != want[2]+want[3] || sums[4] < want[2]+want[3] ||
				sums[4] > want[2]+want[3]+late {
				t.Errorf("%s/%s: the columns add up to %v, the tiles are %v", m, y, sums, want)
			}
		}
	}
}

func samePercent(got *float64, part, whole int) bool {
	if whole == 0 {
		return got == nil
	}
	return got != nil && math.Abs(*got-100*float64(part)/float64(whole)) <= 0.00501
}
