package seed_test

import (
	"log/slog"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"muster/internal/app"
	"muster/internal/app/core"
	"muster/internal/app/figures"
	"muster/internal/hiring"
	"muster/internal/seed"
	"muster/internal/store/storetest"
)

// TestEveryFigureIsAlive starts the demo on days and at hours on which little can have happened yet: every figure that
// a dashboard opens with has something, and so have the years and months before.
func TestEveryFigureIsAlive(t *testing.T) {
	zone := time.FixedZone("business zone", 5*3600+1800)
	for name, now := range map[string]time.Time{
		"just after midnight of New Year":           time.Date(2027, 1, 1, 0, 20, 0, 0, zone),
		"before ten on the last day of a month":     time.Date(2026, 3, 31, 9, 20, 0, 0, zone),
		"late on a Sunday in the middle of a month": time.Date(2026, 8, 16, 23, 40, 0, 0, zone),
	} {
		t.Run(name, func(t *testing.T) {
			database := filepath.Join(t.TempDir(), "demo.db")
			muster := app.New(core.Core{Store: storetest.Open(t, database),
				Now: func() time.Time { return now }, Log: slog.New(slog.DiscardHandler), SealKey: sealKey})
			if err := seed.Fill(t.Context(), muster, seed.DemoCandidates); err != nil {
				t.Fatal(err)
			}
			checkConsistent(t, muster)
			d := demo{t, muster.Figures, now}
			d.team()
			d.worked()
			d.offers()
			d.funnels(database)
			d.requisitions()
		})
	}
}

// demo is the demo company as its dashboards show it at some time.
type demo struct {
	*testing.T
	figures *figures.Service
	now     time.Time
}

func (d demo) month() string { return d.now.Format("01") }
func (d demo) year() string  { return d.now.Format("2006") }
func (d demo) day() string   { return d.now.Format("2006-01-02") }

func (d demo) must(err error) {
	d.Helper()
	if err != nil {
		d.Fatal(err)
	}
}

func (d demo) alive(n int, format string, of ...any) {
	d.Helper()
	if n == 0 {
		d.Errorf("nothing: "+format, of...)
	}
}

// team looks at the Team Dashboard of this month and of those before, and at Monthly Team Performance.
func (d demo) team() {
	first := d.now.AddDate(0, 0, 1-d.now.Day())
	for ago := range 12 {
		m := first.AddDate(0, -ago, 0)
		tiles, err := d.figures.TeamSummary(d.Context(), figures.Period{Month: m.Format("01"), Year: m.Format("2006")})
		d.must(err)
		for _, tile := range []hiring.TeamTile{hiring.TeamRequisitions, hiring.TeamToBeClosed, hiring.TeamBeforeTime,
			hiring.TeamBackedOut} {
			d.alive(tiles[tile], "tile %d of the team in %s", tile, m.Format("2006-01"))
		}
		if ago > 0 {
			continue
		}
		for tile, n := range tiles {
			// On the first of a month nothing that is due in it can be late.
			if hiring.TeamTile(tile) != hiring.TeamDelayed || d.now.Day() > 1 {
				d.alive(n, "tile %d of the team this month", tile)
			}
		}
	}
	table, err := d.figures.TeamTable(d.Context(), d.month(), d.year())
	d.must(err)
	sums, percentages, managers := [len(hiring.TeamRow{}.Columns)]int{}, 0, 0
	for _, row := range table {
		for i, n := range row.Columns {
			sums[i] += n
		}
		if p := row.Total(); p != nil && *p > 0 && *p < 100 {
			percentages++
		}
		if slices.Contains([]string{"Meera Deshpande", "Rohan Banerjee", "Kavita Iyer", "Sanjay Bhosale"}, row.Name) {
			managers += row.Columns[hiring.TeamColumnClosed]
		}
	}
	for i, n := range sums {
		d.alive(n, "column %d of the team", i)
	}
	d.alive(percentages, "percentages of the team")
	d.alive(managers, "closings without an assignment")
	months, err := d.figures.MonthlyTeam(d.Context(), d.year())
	d.must(err)
	people := 0
	for _, row := range months {
		if p := row.Months[d.now.Month()-1]; p != nil && *p > 0 {
			people++
		}
	}
	d.alive(people, "percentages of this month")
}

// worked looks at Hourly Performance and the Huddle of today, and at Team S6.
func (d demo) worked() {
	hours, err := d.figures.HourlyPerformance(d.Context(), figures.Days{From: d.day(), To: d.day()})
	d.must(err)
	metrics, slots := [5]int{}, map[int]int{}
	for _, h := range hours {
		for i, n := range h.Counts {
			metrics[i] += n
		}
		slots[h.Slot] += h.Counts[hiring.MetricConnects]
	}
	for i, n := range metrics {
		d.alive(n, "metric %d of today", i)
	}
	for slot := hiring.FirstSlot; slot <= min(max(d.now.Hour()-1, hiring.FirstSlot), hiring.LastSlot); slot++ {
		d.alive(slots[slot], "connected calls from %d o'clock", slot)
	}
	people, err := d.figures.HuddleByRecruiter(d.Context(), figures.Days{From: d.day(), To: d.day()})
	d.must(err)
	sum := hiring.Figures{}
	for _, w := range people {
		sum.Plus(w.Figures)
	}
	_, total, err := d.figures.HuddleByRequisition(d.Context(), figures.Days{From: d.day(), To: d.day()}, "")
	d.must(err)
	for i := range sum {
		d.alive(sum[i], "figure %d of the Huddle's people", i)
		d.alive(total[i], "figure %d of the Huddle's positions", i)
	}
	s6, err := d.figures.TeamS6(d.Context())
	d.must(err)
	periods := hiring.S6Periods(hiring.DayOf(d.now))
	for _, row := range s6 {
		for i, n := range row.Counts {
			// Nobody works on a Sunday, and weeks and days begin at times.
			if p := periods[i]; p.To > p.From || p.Name == "D" {
				d.alive(n, "%s in %s", row.Stage, p.Name)
			}
		}
	}
}

// offers looks at Offer Sent and Accepted, Selected Candidate Source and the Source Chart.
func (d demo) offers() {
	months, err := d.figures.OfferMonths(d.Context(), figures.Period{Year: d.year()})
	d.must(err)
	for _, kind := range append(slices.Clone(hiring.ReportTypes), "") {
		n := months[12].Of[kind]
		d.alive(n.Sent, "offers sent of type %q", kind)
		d.alive(n.Accepted, "offers accepted of type %q", kind)
	}
	this := months[d.now.Month()-1].Of[""]
	d.alive(min(this.Sent, this.Accepted), "offers of this month")
	_, n, err := d.figures.AcceptedBySource(d.Context(), figures.Period{Month: d.month(), Year: d.year()})
	d.must(err)
	d.alive(n, "selected candidates of this month")
	added, err := d.figures.AddedBySource(d.Context(), figures.Period{Month: d.month(), Year: d.year()})
	d.must(err)
	if len(added) < 10 || added[len(added)-1].Name != hiring.SourceNotDefined {
		d.Errorf("the source chart has %d sources", len(added))
	}
}

// funnels looks at ELPL and Candidate Feedback: a funnel that is full to its end, for the programme too, candidates who
// told their education and salary, dates up to the call that explained an offer, and results with and without scores.
func (d demo) funnels(database string) {
	full, programme, educated, paid, furthest := 0, 0, 0, 0, 0
	scores := map[int64]int{}
	for _, of := range storetest.Column(d.T, database,
		"SELECT department_id || ' ' || id FROM requisition WHERE approved_on IS NOT NULL") {
		department, id, _ := strings.Cut(of, " ")
		funnel, err := d.figures.Funnel(d.Context(), department, id)
		d.must(err)
		if len(funnel.Blocks) == 0 || slices.ContainsFunc(funnel.Blocks, func(b hiring.BlockCount) bool {
			return b.Count == 0
		}) {
			continue
		}
		if full++; funnel.Esa != "" {
			programme++
		}
		accepted, _, err := d.figures.FunnelCandidates(d.Context(), id, "Offer Accepted", core.ListAsk{})
		d.must(err)
		for _, c := range accepted {
			educated += one(c.Education != "")
			paid += one(c.Expected.Rupees != "")
			line, err := d.figures.Milestones(d.Context(), id, c.CandidateID)
			d.must(err)
			furthest += one(line.CallExplained != 0 && line.DocumentsSent != 0 && line.OfferSentDue != 0)
		}
		cards, _, err := d.figures.FeedbackCards(d.Context(), figures.FeedbackAsk{RequisitionID: id, Stage: "All",
			Status: "All", Days: figures.Days{From: d.now.AddDate(0, 0, 1-d.now.Day()).Format("2006-01-02"), To: d.day()}})
		d.must(err)
		for _, c := range cards {
			scores[c.Scores]++
		}
	}
	d.alive(full, "requisitions with a full funnel")
	d.alive(programme, "a full funnel of the programme")
	d.alive(educated, "candidates who told their education")
	d.alive(paid, "candidates who told what they want to earn")
	d.alive(furthest, "candidates to whom the offer was explained")
	if len(scores) < 2 {
		d.Errorf("results by number of scores: %v", scores)
	}
}

func one(counted bool) int {
	if counted {
		return 1
	}
	return 0
}

// requisitions looks at Average TTF, Review, Open Till Date and Monthly Requisition Data.
func (d demo) requisitions() {
	rows, err := d.figures.MonthlyRequisitions(d.Context(), figures.Period{Year: d.year()})
	d.must(err)
	for _, column := range hiring.MonthlyColumns {
		d.alive(rows[d.now.Month()-1].Of[column], "column %d of this month", column)
	}
	ttf, err := d.figures.AverageTTF(d.Context(), figures.Period{Year: d.year()})
	d.must(err)
	for _, kind := range hiring.ReportTypes {
		d.alive(ttf[12].Of[kind].Closures, "positions closed of type %q", kind)
	}
	bars, err := d.figures.ReviewCounts(d.Context(), figures.Period{Month: d.month(), Year: d.year()})
	d.must(err)
	sum := hiring.ReviewCount{}
	for _, b := range bars {
		sum.Approved, sum.Assigned, sum.Closed = sum.Approved+b.Approved, sum.Assigned+b.Assigned, sum.Closed+b.Closed
	}
	d.alive(sum.Approved, "requisitions approved this month")
	d.alive(sum.Assigned, "requisitions assigned this month")
	d.alive(sum.Closed, "requisitions approved and closed this month")
	open, err := d.figures.OpenTillDate(d.Context(), figures.OpenAsk{})
	d.must(err)
	d.alive(int(open.InProgress), "requisitions in progress")
	d.alive(int(open.Delayed), "requisitions delayed")
	old := hiring.DayOf(d.now) - 430
	for _, r := range open.Rows {
		if core.DayOf(r.OpenRow.Tat) < old {
			d.Errorf("%s is open since long ago", r.Serial)
		}
	}
}
