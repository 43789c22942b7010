package app_test

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"
	"time"

	"muster/internal/app"
	"muster/internal/app/figures"
	"muster/internal/hiring"
)

// periodsAgree asks the dashboards by month and by year for what Compare asks them for: other days. A whole month or
// year must be what its own page shows, and days within one what the events say.
func periodsAgree(t *testing.T, muster *app.App, n *naive) {
	t.Helper()
	year := func(year int) hiring.Span {
		return hiring.Span{From: hiring.DateOf(year, 1, 1), To: hiring.DateOf(year, 12, 31)}
	}
	wholePeriodAgrees(t, muster, figures.Period{Year: "2025"}, year(2025))
	wholePeriodAgrees(t, muster, figures.Period{Year: "2026"}, year(2026))
	for month := time.January; month <= time.December; month++ {
		span := hiring.Span{From: hiring.DateOf(2026, month, 1), To: hiring.DateOf(2026, month+1, 0)}
		wholePeriodAgrees(t, muster, figures.Period{Month: fmt.Sprintf("%02d", month), Year: "2026"}, span)
	}
	random, counted := rand.New(rand.NewPCG(9, 4)), 0
	for range 20 {
		from := hiring.DateOf(2025+random.IntN(2), time.Month(1+random.IntN(12)), 1)
		counted += daysOfPeriodAgree(t, muster, n, hiring.Span{From: from, To: from + hiring.Day(random.IntN(120))})
	}
	if counted < 300 {
		t.Errorf("only %d things were counted: too little happened", counted)
	}
}

// wholePeriodAgrees compares what a period shows with what its days show.
func wholePeriodAgrees(t *testing.T, muster *app.App, of figures.Period, span hiring.Span) {
	t.Helper()
	ctx, f := t.Context(), muster.Figures
	// The path names another period, which the days replace.
	days := figures.Period{Month: of.Month, Year: "2019", From: span.From.String(), To: span.To.String()}
	same := func(what string, ask func(figures.Period) (any, error)) {
		shown, err := ask(of)
		must(t, err)
		counted, err := ask(days)
		must(t, err)
		if !reflect.DeepEqual(shown, counted) {
			t.Errorf("%s of %s/%s is %v, and of its days %v", what, of.Month, of.Year, shown, counted)
		}
	}
	if of.Month == "" {
		same("Average TTF", func(p figures.Period) (any, error) { return f.AverageTTF(ctx, p) })
		same("Offers", func(p figures.Period) (any, error) { return f.OfferMonths(ctx, p) })
		same("Monthly", func(p figures.Period) (any, error) { return f.MonthlyRequisitions(ctx, p) })
		return
	}
	same("Team", func(p figures.Period) (any, error) { return f.TeamSummary(ctx, p) })
	same("Review", func(p figures.Period) (any, error) { return f.ReviewCounts(ctx, p) })
	same("Added", func(p figures.Period) (any, error) { return f.AddedBySource(ctx, p) })
	same("Accepted", func(p figures.Period) (any, error) {
		uses, _, err := f.AcceptedBySource(ctx, p)
		return uses, err
	})
}

// daysOfPeriodAgree recounts any days, and returns how much there was to count.
func daysOfPeriodAgree(t *testing.T, muster *app.App, n *naive, span hiring.Span) (counted int) {
	t.Helper()
	ctx, today := t.Context(), hiring.DayOf(muster.Now().In(kolkata))
	of := figures.Period{Month: "01", Year: "2019", From: span.From.String(), To: span.To.String()}
	within := func(day hiring.Day) bool { return day != 0 && day >= span.From && day <= span.To }
	var approved, sent, accepted, closed, due int
	for _, r := range n.requisitions {
		approved += one(within(r.approvedOn))
		due += one(within(r.tat) && r.approvedOn != 0)
	}
	for _, e := range n.events {
		sent += one(within(e.on) && e.on <= today && e.stage == "OFFER" && e.status == "Offer Sent")
		accepted += one(within(e.on) && e.on <= today && e.stage == "OFFER" && e.status == "Offer Accepted")
	}
	for _, h := range n.hired {
		closed += one(within(h.on))
	}
	want := func(what string, got, want int) {
		if got != want {
			t.Errorf("%s from %s to %s is %d, want %d", what, of.From, of.To, got, want)
		}
	}
	offers, err := muster.Figures.OfferMonths(ctx, of)
	must(t, err)
	want("Offer Sent", offers[len(offers)-1].Of[""].Sent, sent)
	want("Offer Accepted", offers[len(offers)-1].Of[""].Accepted, accepted)
	_, bySource, err := muster.Figures.AcceptedBySource(ctx, of)
	must(t, err)
	want("Selected Candidate Source", bySource, accepted)
	monthly, err := muster.Figures.MonthlyRequisitions(ctx, of)
	must(t, err)
	want("Total Requisitions", monthly[len(monthly)-1].Of[hiring.OpenTotal], approved)
	want("Total Closures", monthly[len(monthly)-1].Of[hiring.ClosedTotal], closed)
	ttf, err := muster.Figures.AverageTTF(ctx, of)
	must(t, err)
	closures, bars := 0, 0
	for _, c := range ttf[len(ttf)-1].Of {
		closures += c.Closures
	}
	want("No. of Closure", closures, closed)
	review, err := muster.Figures.ReviewCounts(ctx, of)
	must(t, err)
	for _, bar := range review {
		bars += bar.Approved
	}
	want("Requisition_Approved", bars, approved)
	team, err := muster.Figures.TeamSummary(ctx, of)
	must(t, err)
	want("Number of Requisitions", team[hiring.TeamRequisitions], due)
	return approved + sent + closed
}

func one(counts bool) int {
	if counts {
		return 1
	}
	return 0
}

// sameHourAgrees asks the dashboards by days for what today is compared with: another day, up to the same time.
func sameHourAgrees(t *testing.T, muster *app.App, n *naive) {
	t.Helper()
	now := muster.Now
	defer func() { muster.Now = now }()
	ctx, today := t.Context(), now().In(kolkata)
	random, counted := rand.New(rand.NewPCG(5, 2)), 0
	for ago := 1; ago <= 40; ago += 3 {
		clock := time.Duration(9*60+random.IntN(10*60)) * time.Minute
		muster.Now = func() time.Time {
			return time.Date(today.Year(), today.Month(), today.Day(), 0, 0, 0, 0, kolkata).Add(clock)
		}
		// The days of the demo company are full; later only chance acts.
		midnight := time.Date(2026, time.March, 16-ago, 0, 0, 0, 0, kolkata)
		day, until := hiring.DayOf(midnight), midnight.Add(clock).UnixMicro()
		days := figures.Days{From: day.String(), To: day.String(), SameHour: true}
		span := hiring.Span{From: day, To: day}
		what := fmt.Sprint(day, " until ", clock)

		byHR := n.didUntil(span, day, until, func(e naiveEvent) string { return e.owner })
		rows, err := muster.Figures.HuddleByRecruiter(ctx, days)
		must(t, err)
		for _, row := range rows {
			sameFigures(t, what+" "+row.Name, row.Figures, byHR[row.ID])
			counted += row.Figures[hiring.FigureCalls]
			_, own, err := muster.Figures.HuddleOfRecruiter(ctx, days, row.ID)
			must(t, err)
			var sum hiring.Figures
			for _, w := range own {
				sum.Plus(w.Figures)
			}
			if sum != row.Figures {
				t.Errorf("%s: the requisitions of %s are %v, the row %v", what, row.Name, sum, row.Figures)
			}
			delete(byHR, row.ID)
		}
		if len(byHR) != 0 {
			t.Errorf("%s: %d people are missing", what, len(byHR))
		}
		byReq := n.didUntil(span, day, until, func(e naiveEvent) string { return e.requisition })
		worked, total, err := muster.Figures.HuddleByRequisition(ctx, days, "")
		must(t, err)
		for _, w := range worked {
			sameFigures(t, what+" "+w.Serial, w.Figures, byReq[w.RequisitionID])
			cards, results, err := muster.Figures.FeedbackCards(ctx, figures.FeedbackAsk{RequisitionID: w.RequisitionID,
				Stage: "All", Status: "All", Days: days})
			must(t, err)
			if wanted := w.Figures.Sum(hiring.TechRound); len(cards) != wanted || results != int64(wanted) {
				t.Errorf("%s: %s has %d of %d results, want %d", what, w.Serial, len(cards), results, wanted)
			}
		}
		if len(worked) != len(byReq) {
			t.Errorf("%s: %d requisitions, want %d", what, len(worked), len(byReq))
		}
		hours, err := muster.Figures.HourlyPerformance(ctx, days)
		must(t, err)
		var hourly [5]int
		for _, h := range hours {
			for metric, count := range h.Counts {
				hourly[metric] += count
			}
		}
		for metric, set := range hiring.MetricFigures {
			if hourly[metric] != total.Sum(set) {
				t.Errorf("%s: metric %d is %d by the hour, in the Huddle %d", what, metric, hourly[metric], total.Sum(set))
			}
		}
	}
	if counted < 20 {
		t.Errorf("only %d calls were made by then: too little happened", counted)
	}
}
