package app_test

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"muster/internal/app"
	"muster/internal/app/figures"
	"muster/internal/app/requisitions"
	"muster/internal/hiring"
	"muster/internal/seed"
	"muster/internal/store/storetest"
)

// atRandom lets a few users do random things for half a year, one after the other.
func atRandom(t *testing.T, muster *app.App, database string, steps int) {
	t.Helper()
	now := muster.Now()
	muster.Now = func() time.Time { return now }
	c := &crowd{App: muster, source: "Naukri", done: map[string]int{}}
	c.managers, c.recruiters = callers(t, database, managersByMobile), callers(t, database, recruitersByMobile)[:4]
	const some = "SELECT id FROM requisition WHERE esa = ''" +
		" AND status IN ('Assigned', 'Re-Assigned', 'Inprogress') AND positions > 1" +
		" ORDER BY accepted DESC, serial LIMIT 12"
	c.requisitions = storetest.Column(t, database, some)
	for _, pair := range storetest.Column(t, database,
		"SELECT candidate_id || ' ' || requisition_id FROM application"+
			" WHERE live AND requisition_id IN ("+some+") ORDER BY id") {
		candidate, requisition, _ := strings.Cut(pair, " ")
		c.applied = append(c.applied, [2]string{candidate, requisition})
	}
	one := &client{crowd: c, Rand: rand.New(rand.NewPCG(11, 3)), by: c.managers[0]}
	for i := range steps {
		// Undo is only possible immediately, so time does not pass after every step.
		if i%3 > 0 {
			now = now.Add(time.Duration(one.IntN(int(60*24*time.Hour/time.Duration(steps)) * 3)))
		}
		err := actions[one.IntN(len(actions))].do(t.Context(), one)
		if _, refused := errors.AsType[*hiring.Problem](err); err != nil && !refused {
			t.Fatal(err)
		}
	}
}

// Every figure is computed a second time, from the raw events.
func TestDashboardsMatchTheEvents(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		muster := onMonday(openMuster(t, database))
		must(t, seed.Fill(t.Context(), muster, 1500))
		atRandom(t, muster, database, 900)
		rewritten(t, muster, database)
		n := recount(t, database)
		if voided := storetest.Column(t, database,
			"SELECT CAST(COUNT(*) AS text) FROM requisition_event WHERE voided_at IS NOT NULL")[0]; voided == "0" ||
			len(n.hired) < 50 {
			t.Fatalf("%s events are voided and %d were hired: too little happened", voided, len(n.hired))
		}
		for what, query := range map[string]string{
			"taken back": "SELECT id FROM stage_event WHERE voided_at IS NOT NULL",
			"reopened":   "SELECT id FROM stage_event WHERE status = 'Reopened' AND voided_at IS NULL",
			"hired again": "SELECT CAST(e.id AS text) FROM stage_event AS e" +
				" JOIN application AS a ON a.id = e.application_id WHERE a.accepted AND e.status = 'Reopened'",
		} {
			query = strings.Replace(query, "SELECT id", "SELECT CAST(id AS text)", 1)
			if rows := storetest.Column(t, database, query); len(rows) < 3 {
				t.Errorf("only %d are %s", len(rows), what)
			}
		}
		openAgrees(t, muster, n)
		tilesAgree(t, muster, database, n)
		ttfAgrees(t, muster, n)
		chartAgrees(t, muster, n)
		reviewAgrees(t, muster, database, n)
		numbersAreRows(t, muster)
		workAgrees(t, muster, database, n)
		offersAgree(t, muster, database, n)
		addedAgrees(t, muster, database)
		monthlyAgrees(t, muster, n)
		funnelsAgree(t, muster, database, n)
		teamAgrees(t, muster, database, n)
		periodsAgree(t, muster, n)
		sameHourAgrees(t, muster, n)
	})
}

func TestDashboardNumbersMatchTheirRows(t *testing.T) {
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		muster := onMonday(openMuster(t, database))
		must(t, seed.Demo(t.Context(), muster))
		numbersAreRows(t, muster)
	})
}

func openAgrees(t *testing.T, muster *app.App, n *naive) {
	t.Helper()
	got, err := muster.Figures.OpenTillDate(t.Context(), figures.OpenAsk{})
	must(t, err)
	today := hiring.DayOf(muster.Now().In(kolkata))
	open, late := 0, int64(0)
	for _, r := range n.requisitions {
		if !r.open() {
			continue
		}
		open++
		state := hiring.OpenInProgress
		if r.tat < today {
			state = hiring.OpenDelayed
			late++
		}
		if !slices.ContainsFunc(got.Rows, func(row figures.OpenRequisition) bool {
			return row.ID == r.id && row.State == state && row.DaysOpen == int(today-r.approvedOn) &&
				row.EmploymentType == r.kind
		}) {
			t.Errorf("%s should be open and %s for %d days", r.id, state, today-r.approvedOn)
		}
	}
	if len(got.Rows) != open || got.Delayed != late || got.InProgress != int64(open)-late {
		t.Errorf("%d rows, %d delayed, %d in progress; want %d and %d", len(got.Rows), got.Delayed, got.InProgress,
			open, late)
	}
	for i := range got.Rows[1:] {
		if got.Rows[i].DaysOpen < got.Rows[i+1].DaysOpen || got.Rows[i+1].Place != i+2 {
			t.Errorf("row %d does not follow on the one before", i+2)
		}
	}
}

// The tiles, Open Till Date and Average TTF tell the same of every requisition: one that has as many closed positions
// as it has positions is in neither of the first two, and the others are in both.
func tilesAgree(t *testing.T, muster *app.App, database string, n *naive) {
	t.Helper()
	manager := callers(t, database, managersByMobile)[0]
	tiles, err := muster.Requisitions.CountRequisitions(t.Context(), manager, manager.User.ID,
		requisitions.RequisitionAsk{Department: "all", AddedMonth: "all", AddedYear: "all", TATMonth: "all", TATYear: "all"})
	must(t, err)
	open, err := muster.Figures.OpenTillDate(t.Context(), figures.OpenAsk{})
	must(t, err)
	late, inTime := tiles[hiring.TileOverdue].Requisitions,
		tiles[hiring.TileOpen].Requisitions+tiles[hiring.TileInProgress].Requisitions
	if open.Delayed != late || open.InProgress != inTime || open.Total != late+inTime {
		t.Errorf("Open Till Date has %d delayed and %d in progress, the tiles %d and %d", open.Delayed, open.InProgress,
			late, inTime)
	}
	closed := map[string]int{}
	for _, h := range n.hired {
		closed[h.requisition]++
	}
	filled := int64(0)
	for _, line := range storetest.Column(t, database,
		"SELECT id || '|' || CAST(positions AS text) || '|' || status FROM requisition") {
		f := strings.Split(line, "|")
		positions, err := strconv.Atoi(f[1])
		must(t, err)
		full := closed[f[0]] >= positions
		if full && slices.Contains([]string{"Completed", "Onboarded"}, f[2]) {
			filled++
		}
		isOpen := slices.ContainsFunc(open.Rows, func(r figures.OpenRequisition) bool { return r.ID == f[0] })
		if full && isOpen || closed[f[0]] > positions {
			t.Errorf("%s is %s with %d of %d positions closed; in Open Till Date: %v", f[0], f[2], closed[f[0]], positions,
				isOpen)
		}
	}
	if done := tiles[hiring.TileClosed].Requisitions + tiles[hiring.TileOnboarded].Requisitions; done != filled {
		t.Errorf("%d are Closed or Onboarded, %d have all their positions closed", done, filled)
	}
}

func ttfAgrees(t *testing.T, muster *app.App, n *naive) {
	t.Helper()
	seen := 0
	for year := 2019; year <= 2027; year++ {
		rows, err := muster.Figures.AverageTTF(t.Context(), figures.Period{Year: fmt.Sprint(year)})
		must(t, err)
		for _, row := range rows {
			span := hiring.Span{From: hiring.DateOf(year, 1, 1), To: hiring.DateOf(year, 12, 31)}
			if row.Month != 0 {
				span = hiring.Span{From: hiring.DateOf(year, row.Month, 1), To: hiring.DateOf(year, row.Month+1, 0)}
			}
			for _, kind := range []string{"Full Time", "Part Time", "Intern", "Contract"} {
				closures, days := n.closed(kind, span)
				got := row.Of[hiring.EmploymentType(kind)]
				seen += got.Closures
				if got.Closures != closures || (got.Average == nil) != (closures == 0) ||
					got.Average != nil && math.Abs(*got.Average-float64(days)/float64(closures)) > 0.0501 {
					t.Errorf("%d-%d %s: %+v, want %d closures in %d days", year, row.Month, kind, got, closures, days)
				}
			}
		}
	}
	if seen != 2*len(n.hired) {
		t.Errorf("the months and the totals have %d closures, but %d stand", seen, len(n.hired))
	}
}

func chartAgrees(t *testing.T, muster *app.App, n *naive) {
	t.Helper()
	approved := 0
	for year := 2025; year <= 2026; year++ {
		for month := time.January; month <= time.December; month++ {
			want := map[string]hiring.ReviewCount{}
			for _, r := range n.requisitions {
				if y, m, _ := r.approvedOn.Date(); r.approvedOn == 0 || y != year || m != month {
					continue
				}
				bar := want[r.department]
				bar.Approved++
				if r.everAssigned {
					bar.Assigned++
				}
				if r.status == "Completed" || r.status == "Onboarded" {
					bar.Closed++
				}
				want[r.department] = bar
			}
			bars, err := muster.Figures.ReviewCounts(t.Context(),
				figures.Period{Month: fmt.Sprintf("%02d", month), Year: fmt.Sprint(year)})
			must(t, err)
			for _, bar := range bars {
				approved += bar.Approved
				if w := want[bar.DepartmentID]; bar.Approved != w.Approved || bar.Assigned != w.Assigned ||
					bar.Closed != w.Closed {
					t.Errorf("%s %d: %+v, want %+v", month, year, bar, w)
				}
			}
			if len(bars) != len(want) {
				t.Errorf("%s %d: %d departments, want %d", month, year, len(bars), len(want))
			}
		}
	}
	if approved < 100 {
		t.Errorf("only %d requisitions were approved", approved)
	}
}

func reviewAgrees(t *testing.T, muster *app.App, database string, n *naive) {
	t.Helper()
	got, err := muster.Figures.ReviewTable(t.Context(), figures.ReviewAsk{From: "2019-01-01", To: "2027-12-31"})
	must(t, err)
	nameOf := map[string]string{}
	for _, line := range storetest.Column(t, database,
		"SELECT id || '|' || first_name || ' ' || last_name FROM app_user") {
		id, name, _ := strings.Cut(line, "|")
		nameOf[id] = name
	}
	// key distinguishes rows only as far as the table itself does.
	key := func(requisition, hr string, made, began hiring.Day) string {
		return fmt.Sprint(requisition, " ", hr, " ", made, " ", began)
	}
	lines, want, accepted := map[string]int{}, map[string]int{}, map[string]int64{}
	for _, row := range got.Rows {
		began := hiring.Day(0)
		if row.StartedOn != nil {
			began = naiveDay(t, string(*row.StartedOn))
		}
		lines[key(row.RequisitionID, row.Recruiter, naiveDay(t, string(row.MadeOn)), began)]++
		accepted[row.RequisitionID+row.Recruiter] += row.Accepted
	}
	for _, r := range n.requisitions {
		for _, a := range r.assignments {
			want[key(r.id, nameOf[a.hr], a.made, n.began(a))]++
			if count := int64(n.accepted(r.id, a.hr)); accepted[r.id+nameOf[a.hr]] != count {
				t.Errorf("%s closed %d positions of %s, want %d", nameOf[a.hr], accepted[r.id+nameOf[a.hr]], r.id,
					count)
			}
		}
	}
	for line, times := range want {
		if lines[line] != times {
			t.Errorf("%d rows are %s, want %d", lines[line], line, times)
		}
	}
	if len(lines) != len(want) {
		t.Errorf("%d different rows, want %d", len(lines), len(want))
	}
}

// numbersAreRows opens every number that can be clicked.
func numbersAreRows(t *testing.T, muster *app.App) {
	t.Helper()
	all, err := muster.Figures.OpenTillDate(t.Context(), figures.OpenAsk{})
	must(t, err)
	for state, count := range map[hiring.OpenState]int64{hiring.OpenDelayed: all.Delayed,
		hiring.OpenInProgress: all.InProgress} {
		some, err := muster.Figures.OpenTillDate(t.Context(), figures.OpenAsk{State: string(state)})
		must(t, err)
		if count == 0 || int64(len(some.Rows)) != count || some.Total != count {
			t.Errorf("%s says %d and has %d rows", state, count, len(some.Rows))
		}
	}
	numbers := 0
	for year := 2025; year <= 2026; year++ {
		rows, err := muster.Figures.AverageTTF(t.Context(), figures.Period{Year: fmt.Sprint(year)})
		must(t, err)
		for _, row := range rows {
			name := hiring.Summary
			if row.Month != 0 {
				name = row.Month.String()
			}
			for key, kind := range map[string]hiring.EmploymentType{"FULL_TIME": hiring.FullTime,
				"PART_TIME": hiring.PartTime, "INTERN": hiring.Intern, "CONTRACT": hiring.Contract} {
				details, err := muster.Figures.AverageTTFDetails(t.Context(), fmt.Sprint(year), name, key)
				must(t, err)
				sum := 0
				for _, d := range details {
					sum += d.Closed
				}
				if numbers++; sum != row.Of[kind].Closures {
					t.Errorf("%s %d of %s says %d and has %d", name, year, kind, row.Of[kind].Closures, sum)
				}
			}
			if row.Month != 0 {
				numbers += seriesAreRows(t, muster, fmt.Sprintf("%02d", row.Month), fmt.Sprint(year))
			}
		}
	}
	if numbers < 150 {
		t.Errorf("only %d numbers were opened", numbers)
	}
}

func seriesAreRows(t *testing.T, muster *app.App, month, year string) (numbers int) {
	t.Helper()
	bars, err := muster.Figures.ReviewCounts(t.Context(), figures.Period{Month: month, Year: year})
	must(t, err)
	for _, bar := range bars {
		for series, count := range map[hiring.ReviewSeries]int{hiring.SeriesApproved: bar.Approved,
			hiring.SeriesAssigned: bar.Assigned, hiring.SeriesClosed: bar.Closed} {
			found, err := muster.Figures.ReviewedRequisitions(t.Context(), month, year, bar.DepartmentID,
				string(series))
			must(t, err)
			if numbers++; len(found) != count {
				t.Errorf("%s of %s in %s/%s says %d and has %d rows", series, bar.Department, month, year, count,
					len(found))
			}
		}
	}
	return numbers
}
