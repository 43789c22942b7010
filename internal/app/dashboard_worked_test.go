package app_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"muster/internal/app"
	"muster/internal/app/core"
	"muster/internal/app/figures"
	"muster/internal/check"
	"muster/internal/hiring"
	"muster/internal/store"
	"muster/internal/store/storetest"
)

// rewritten voids some events and lets others count on another day, as Undo and backdating do, and has the counts
// mended.
func rewritten(t *testing.T, muster *app.App, database string) {
	t.Helper()
	storetest.Exec(t, database, `
		UPDATE stage_event SET voided_at = at WHERE id % 11 = 0
			AND (stage = 'CALL' OR status IN ('Selected', 'Rejected', 'Offer Sent'));
		UPDATE stage_event SET on_day = '2026-01-05' WHERE id % 13 = 0 AND stage IN ('HR_ROUND', 'TL_ROUND', 'OFFER');
		UPDATE stage_event SET on_day = '2027-02-01' WHERE id % 7 = 0 AND stage = 'JOINING';
		UPDATE stage_event SET on_hour = id % 24`)
	changed, err := check.Mend(t.Context(), muster.Core)
	must(t, err)
	again, err := check.Mend(t.Context(), muster.Core)
	must(t, err)
	if len(changed) == 0 || len(again) != 0 {
		t.Fatalf("%d counts were mended, and then %v", len(changed), again)
	}
}

// naiveFields are the numbers of the Huddle that an event adds to.
func (e naiveEvent) fields() (of []string) {
	switch {
	case e.owner == "" || e.aside || e.status == "Blacklisted":
	case e.stage == "CALL":
		of = append(of, "NO_OF_CALL")
		if !slices.Contains([]string{"Ringing", "Not Contactable", "Wrong Number"}, e.status) {
			of = append(of, "CONNECT")
		}
		if e.status == "Shortlisted" {
			of = append(of, "SHORTLISTED")
		}
	case e.status == "Selected":
		return []string{e.stage[:len(e.stage)-6] + "_SELECTED"}
	case e.status == "Rejected":
		return []string{e.stage[:len(e.stage)-6] + "_REJECTED"}
	case e.status == "Offer Sent":
		return []string{"OFFER_SEND"}
	case e.status == "Offer Accepted":
		return []string{"OFFER_ACCEPT"}
	case e.status == "Joined":
		return []string{"ONBOARDED"}
	}
	return of
}

// naiveFields is the order of the figures.
var naiveFields = []string{"NO_OF_CALL", "CONNECT", "SHORTLISTED", "HR_SELECTED", "HR_REJECTED", "TL_SELECTED",
	"TL_REJECTED", "PL_SELECTED", "PL_REJECTED", "CEO_SELECTED", "CEO_REJECTED", "OFFER_SEND", "OFFER_ACCEPT",
	"ONBOARDED"}

// did counts by key and field what was done in a span, until today.
func (n *naive) did(span hiring.Span, today hiring.Day, key func(naiveEvent) string) map[string]map[string]int {
	return n.didUntil(span, today, 1<<62, key)
}

// didUntil leaves out what was recorded after a moment.
func (n *naive) didUntil(
	span hiring.Span, today hiring.Day, until int64, key func(naiveEvent) string,
) map[string]map[string]int {
	counts := map[string]map[string]int{}
	for _, e := range n.events {
		if e.on < span.From || e.on > span.To || e.on > today || e.at > until {
			continue
		}
		for _, field := range e.fields() {
			if counts[key(e)] == nil {
				counts[key(e)] = map[string]int{}
			}
			counts[key(e)][field]++
		}
	}
	return counts
}

func sameFigures(t *testing.T, what string, got hiring.Figures, want map[string]int) {
	t.Helper()
	for i, field := range naiveFields {
		if got[i] != want[field] {
			t.Errorf("%s: %s is %d, want %d", what, field, got[i], want[field])
		}
	}
}

// someSpans are today, a week, a month, a year, a day in January and what is still to come.
func someSpans(today hiring.Day) []hiring.Span {
	backdated := hiring.DateOf(2026, 1, 5)
	return []hiring.Span{{From: today, To: today}, {From: today - 6, To: today}, {From: today - 30, To: today - 3},
		{From: today - 400, To: today + 400}, {From: backdated, To: backdated}, {From: today + 1, To: today + 500}}
}

func workAgrees(t *testing.T, muster *app.App, database string, n *naive) {
	t.Helper()
	today := hiring.DayOf(muster.Now().In(kolkata))
	s6Agrees(t, muster, n, today)
	for _, span := range someSpans(today) {
		huddleAgrees(t, muster, n, span, today)
		hourlyAgrees(t, muster, n, span, today)
	}
	daysAgree(t, muster, database, today)
}

func s6Agrees(t *testing.T, muster *app.App, n *naive, today hiring.Day) {
	t.Helper()
	rows, err := muster.Figures.TeamS6(t.Context())
	must(t, err)
	for _, row := range rows {
		for i, period := range hiring.S6Periods(today) {
			want := 0
			for _, e := range n.events {
				if e.stage == string(row.Stage) && !e.aside && e.status != "Blacklisted" && e.on >= period.From &&
					e.on <= period.To {
					want++
				}
			}
			if row.Counts[i] != want {
				t.Errorf("S6 %s %s is %d, want %d", row.Stage, period.Name, row.Counts[i], want)
			}
			// Every second cell is opened, at most a page of it.
			if i%2 > 0 || want > 4000 {
				continue
			}
			found, total, err := muster.Figures.CountedEvents(t.Context(), figures.CountedEventAsk{
				From: period.From.String(), To: period.To.String(), Stage: row.Stage})
			must(t, err)
			if len(found) != want || total != int64(want) {
				t.Errorf("S6 %s %s is %d and opens %d of %d", row.Stage, period.Name, want, len(found), total)
			}
		}
	}
}

func huddleAgrees(t *testing.T, muster *app.App, n *naive, span hiring.Span, today hiring.Day) {
	t.Helper()
	ctx, from, to := t.Context(), span.From.String(), span.To.String()
	byHR := n.did(span, today, func(e naiveEvent) string { return e.owner })
	rows, err := muster.Figures.HuddleByRecruiter(ctx, figures.Days{From: from, To: to})
	must(t, err)
	random := rand.New(rand.NewPCG(1, uint64(span.From)))
	for _, row := range rows {
		sameFigures(t, from+" "+row.Name, row.Figures, byHR[row.ID])
		delete(byHR, row.ID)
		_, of, err := muster.Figures.HuddleOfRecruiter(ctx, figures.Days{From: from, To: to}, row.ID)
		must(t, err)
		var sum hiring.Figures
		for _, w := range of {
			sum.Plus(w.Figures)
		}
		if sum != row.Figures {
			t.Errorf("%s: the requisitions of %s are %v, the row %v", from, row.Name, sum, row.Figures)
		}
		field := random.IntN(len(naiveFields))
		opens(t, muster, figures.CountedEventAsk{From: from, To: to, Figures: hiring.FigureSet{hiring.Figure(field)},
			HR: row.ID}, row.Figures[field])
	}
	if len(byHR) != 0 {
		t.Errorf("%s: %d people are missing", from, len(byHR))
	}
	byReq := n.did(span, today, func(e naiveEvent) string { return e.requisition })
	worked, total, err := muster.Figures.HuddleByRequisition(ctx, figures.Days{From: from, To: to}, "")
	must(t, err)
	for i, w := range worked {
		sameFigures(t, from+" "+w.Serial, w.Figures, byReq[w.RequisitionID])
		if field := random.IntN(len(naiveFields)); i%5 == 0 {
			opens(t, muster, figures.CountedEventAsk{From: from, To: to, Figures: hiring.FigureSet{hiring.Figure(field)},
				Requisition: w.Serial}, w.Figures[field])
		}
	}
	if len(worked) != len(byReq) {
		t.Errorf("%s: %d requisitions were worked on, want %d", from, len(worked), len(byReq))
	}
	sameFigures(t, from+" in all", total, n.did(span, today, func(naiveEvent) string { return "" })[""])
	opens(t, muster, figures.CountedEventAsk{From: from, To: to, Figures: hiring.HRRound}, total.Sum(hiring.HRRound))
}

// opens follows a number to its events.
func opens(t *testing.T, muster *app.App, ask figures.CountedEventAsk, number int) {
	t.Helper()
	found, total, err := muster.Figures.CountedEvents(t.Context(), ask)
	must(t, err)
	ask.ListAsk = core.ListAsk{Page: 1, Size: 1}
	first, paged, err := muster.Figures.CountedEvents(t.Context(), ask)
	must(t, err)
	if len(found) != min(number, core.WholeList) || total != int64(number) || paged != total ||
		len(first) != min(number, 1) {
		t.Errorf("%+v is %d and opens %d of %d, or %d", ask, number, len(found), total, paged)
	}
}

func hourlyAgrees(t *testing.T, muster *app.App, n *naive, span hiring.Span, today hiring.Day) {
	t.Helper()
	ctx, from, to := t.Context(), span.From.String(), span.To.String()
	slot := func(hour int) int {
		switch {
		case hour < 9:
			return 9
		case hour > 18:
			return 18
		}
		return hour
	}
	want := n.did(span, today, func(e naiveEvent) string { return fmt.Sprint(e.owner, " ", slot(e.hour)) })
	rows, err := muster.Figures.HourlyPerformance(ctx, figures.Days{From: from, To: to})
	must(t, err)
	for i, row := range rows {
		did := want[fmt.Sprint(row.ID, " ", row.Slot)]
		metrics := []int{did["NO_OF_CALL"], did["CONNECT"], did["SHORTLISTED"], did["HR_SELECTED"] + did["HR_REJECTED"],
			did["TL_SELECTED"] + did["TL_REJECTED"] + did["PL_SELECTED"] + did["PL_REJECTED"] + did["CEO_SELECTED"] +
				did["CEO_REJECTED"]}
		if !slices.Equal(row.Counts[:], metrics) || row.Slot != 9+i%10 {
			t.Errorf("%s %s at %d h: %v, want %v", from, row.Name, row.Slot, row.Counts, metrics)
		}
		if i%37 > 0 {
			continue
		}
		for k := range metrics {
			var found []store.CountedEventRow
			found, total, err := muster.Figures.HourlyDetails(ctx, row.ID, from, to, fmt.Sprint(row.Slot), hiring.Metric(k),
				core.ListAsk{Page: 1, Size: 5000})
			must(t, err)
			if len(found) != metrics[k] || total != int64(metrics[k]) {
				t.Errorf("%s %s at %d h: metric %d is %d and opens %d of %d", from, row.Name, row.Slot, k, metrics[k],
					len(found), total)
			}
		}
	}
}

// daysAgree compares the calls of a day on the four dashboards that show them, and the rounds on two.
func daysAgree(t *testing.T, muster *app.App, database string, today hiring.Day) {
	t.Helper()
	ctx, manager := t.Context(), callers(t, database, managersByMobile)[0]
	s6, err := muster.Figures.TeamS6(ctx)
	must(t, err)
	for ago := range 7 {
		day := (today - hiring.Day(ago)).String()
		var hourly [5]int
		hours, err := muster.Figures.HourlyPerformance(ctx, figures.Days{From: day, To: day})
		must(t, err)
		for _, h := range hours {
			for i, count := range h.Counts {
				hourly[i] += count
			}
		}
		calls, err := muster.Figures.CallDashboard(ctx, manager, manager.User.ID, day)
		must(t, err)
		called, shortlisted := 0, 0
		for _, c := range calls {
			called, shortlisted = called+c.Calls, shortlisted+c.Shortlisted
		}
		_, huddle, err := muster.Figures.HuddleByRequisition(ctx, figures.Days{From: day, To: day}, "")
		must(t, err)
		if stage := s6[1].Counts[ago]; hourly[0] != called || called != huddle[hiring.FigureCalls] || called != stage ||
			hourly[2] != shortlisted || shortlisted != huddle[hiring.FigureShortlisted] {
			t.Errorf("%s: Hourly has %v, Call_Dashboard %d and %d, the Huddle %v, S6 %d", day, hourly, called, shortlisted,
				huddle, stage)
		}
		if hourly[3] != huddle.Sum(hiring.HRRound) || hourly[4] != huddle.Sum(hiring.TechRound) {
			t.Errorf("%s: Hourly has the rounds %v, the Huddle %v", day, hourly[3:], huddle)
		}
	}
}
