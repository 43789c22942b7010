package hiring

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"
)

func TestTeamCounts(t *testing.T) {
	today := DateOf(2026, 3, 16)
	closed := []TeamClosed{{Worker{"1", "Asha"}, 1, 2, 1, 1}}
	for name, c := range map[string]struct {
		r    TeamRequisition
		want TeamCounts
	}{
		"under way": {TeamRequisition{Status: StatusInprogress, TAT: today, Positions: 6, Closed: closed},
			TeamCounts{1, 6, 1, 2, 2, 1, 0, 0, 0}},
		"overdue": {TeamRequisition{Status: StatusAssigned, TAT: today - 1, Positions: 6, Closed: closed, TakenOff: 2},
			TeamCounts{1, 6, 1, 2, 0, 3, 2, 0, 0}},
		"on hold": {TeamRequisition{Status: StatusHold, TAT: today - 1, Positions: 6, Closed: closed, BackedOut: 1},
			TeamCounts{1, 4, 1, 2, 0, 1, 2, 0, 1}},
		"done": {TeamRequisition{Status: StatusCompleted, TAT: today, Positions: 4, Closed: closed, NotAccepted: 3},
			TeamCounts{1, 4, 1, 2, 0, 1, 0, 3, 0}},
		"revoked": {TeamRequisition{Status: StatusRevoke, TAT: today, Positions: 3}, TeamCounts{1, 0, 0, 0, 0, 0, 3, 0, 0}},
	} {
		if got := c.r.Counts(today); got != c.want {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
	if got := (TeamCounts{1, 6, 1, 2, 2, 1, 0, 0, 1}).Performance(); got != 42.86 {
		t.Errorf("the percentage is %v", got)
	}
	if got := (TeamCounts{}).Performance(); got != 0 {
		t.Errorf("of nothing it is %v", got)
	}
}

// TestTilesNameWhatTheyCount: a number that is not asked for changes no tile.
func TestTilesNameWhatTheyCount(t *testing.T) {
	today := DateOf(2026, 3, 16)
	bare := TeamRequisition{Status: StatusInprogress, TAT: today, Positions: 6}
	takenOff, lost := bare, bare
	takenOff.TakenOff, lost.NotAccepted, lost.BackedOut = 2, 3, 4
	for tile := range teamTileCount {
		if changes := takenOff.Counts(today)[tile] != bare.Counts(today)[tile]; changes != tile.CountsTakenOff() {
			t.Errorf("positions that were taken off change tile %d: %v", tile, changes)
		}
		if changes := lost.Counts(today)[tile] != bare.Counts(today)[tile]; changes != tile.CountsLost() {
			t.Errorf("candidates who were lost change tile %d: %v", tile, changes)
		}
	}
}

func TestTeamTable(t *testing.T) {
	asha, imran := Worker{"1", "Asha"}, Worker{"2", "Imran"}
	r := TeamRequisition{ID: "r", Status: StatusInprogress, TAT: DateOf(2026, 3, 20), Positions: 6, Points: 5,
		Closed: []TeamClosed{{asha, 1, 0, 1, 1}},
		Live:   []TeamAssignment{{asha, 3, 2, 1}, {imran, 4, 0, 2}}}
	var lines []string
	for _, row := range TeamTable([]TeamRequisition{r}) {
		lines = append(lines, fmt.Sprint(row.Name, row.Columns))
	}
	// Four are open: one with Asha, three of four with Imran, whose row is the newer one.
	if got := strings.Join(lines, "; "); got != "Asha[3 1 15 10 2 1]; Imran[3 0 15 0 0 0]" {
		t.Errorf("got %s", got)
	}
	r.Live = r.Live[:1]
	rows := TeamTable([]TeamRequisition{r})
	if len(rows) != 2 || rows[1].Worker != Unassigned || rows[1].Columns[TeamColumnToBeClosed] != 3 {
		t.Errorf("nobody's: %v", rows)
	}
	first := rows[0]
	if *first.ClosedAgainstTAT() != 33.33 || *first.ScoreAchieved() != 33.33 || *first.JoinedAgainstClosed() != 50 ||
		*first.Total() != 66.67 || rows[1].JoinedAgainstClosed() != nil {
		t.Errorf("percentages: %v", first)
	}
	var year MonthlyTeam
	year.Open(MonthlyOpen{time.March, 5, 4, []TeamAssignment{{asha, 1, 0, 1}}})
	year.Closed(MonthlyClosed{asha, time.March, 10})
	year.Closed(MonthlyClosed{imran, time.April, 5})
	monthly := year.Rows()
	if len(monthly) != 2 || monthly[0].Worker != asha || *monthly[0].Months[2] != 66.67 || monthly[0].Months[3] != nil ||
		*monthly[1].Months[3] != 100 {
		t.Errorf("by month: %v", monthly)
	}
}

// What is due in a month is shared out in a year as in the month itself.
func TestMonthlyTeamSharesOutAsTheMonthDoes(t *testing.T) {
	random := rand.New(rand.NewPCG(6, 6))
	for range 3000 {
		r := TeamRequisition{Status: StatusInprogress, TAT: DateOf(2026, 3, 16), Positions: random.IntN(8), Points: 1}
		for i := range random.IntN(4) {
			r.Live = append(r.Live, TeamAssignment{Worker{fmt.Sprint(i), ""}, random.IntN(5), 0, 9 - i})
		}
		var year MonthlyTeam
		year.Open(MonthlyOpen{time.March, r.Points, r.Positions, slices.Clone(r.Live)})
		want := map[Worker]int{}
		for _, share := range r.shares() {
			if share.Worker != Unassigned {
				want[share.Worker] = share.Columns[TeamColumnTarget]
			}
		}
		got := map[Worker]int{}
		for who, months := range year.of {
			got[who] = months[time.March-1].Columns[TeamColumnTarget]
		}
		if !maps.Equal(got, want) {
			t.Fatalf("%+v: %v in the year, %v in the month", r, got, want)
		}
	}
}

// The tiles share out the positions, the columns add up to the tiles, and rows to both, whatever a requisition is like.
func TestTeamAddsUp(t *testing.T) {
	random, today := rand.New(rand.NewPCG(5, 5)), DateOf(2026, 3, 16)
	for range 3000 {
		r := TeamRequisition{Status: StoredStatuses[2+random.IntN(len(StoredStatuses)-2)], TAT: today + Day(random.IntN(5)-2),
			Positions: random.IntN(8), Points: random.IntN(9), TakenOff: random.IntN(3)}
		left := r.Positions
		for i := range random.IntN(4) {
			who := Worker{fmt.Sprint(i), fmt.Sprint("Worker ", i)}
			r.Live = append(r.Live, TeamAssignment{who, random.IntN(5), random.IntN(3), i})
			n := random.IntN(left + 1)
			before := random.IntN(n + 1)
			r.Closed = append(r.Closed, TeamClosed{who, before, 0, n - before, random.IntN(n + 1)})
			left -= n
		}
		n, table := r.Counts(today), TeamTable([]TeamRequisition{r})
		if n[TeamBeforeTime]+n[TeamOnTime]+n[TeamOnGoing]+n[TeamDelayed]+n[TeamOnHold] != r.Positions+r.TakenOff {
			t.Fatalf("%+v: the tiles %v do not share out the positions", r, n)
		}
		var sums [teamColumnCount]int
		for _, row := range table {
			for i, count := range row.Columns {
				sums[i] += count
				sum := 0
				for _, d := range TeamColumnDetails([]TeamRequisition{r}, row.ID, TeamColumn(i)) {
					sum += d.Count
				}
				if sum != count {
					t.Fatalf("%+v: %s has %d in column %d, its rows %d", r, row.Name, count, i, sum)
				}
			}
		}
		if sums[TeamColumnToBeClosed] != n[TeamToBeClosed] || sums[TeamColumnClosed] != r.closed() ||
			sums[TeamColumnTarget] != r.Points*n[TeamToBeClosed] {
			t.Fatalf("%+v: the columns %v do not add up to the tiles %v", r, sums, n)
		}
	}
}
