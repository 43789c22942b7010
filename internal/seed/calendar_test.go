package seed

import (
	"math/rand/v2"
	"testing"
	"time"

	"muster/internal/hiring"
)

var zone = time.FixedZone("business zone", 5*3600+1800)

func TestCalendar(t *testing.T) {
	for name, now := range map[string]time.Time{
		"an afternoon":       time.Date(2026, 3, 16, 15, 4, 5, 0, zone),
		"late in the night":  time.Date(2026, 3, 16, 23, 59, 0, 0, zone),
		"early":              time.Date(2026, 3, 16, 0, 0, 30, 0, zone),
		"just after opening": time.Date(2026, 3, 16, 9, 5, 0, 0, zone),
		"a Sunday":           time.Date(2026, 3, 15, 12, 0, 0, 0, zone),
		"the end of a month": time.Date(2026, 3, 31, 12, 0, 0, 0, zone),
	} {
		c := newCalendar(now, zone)
		if c.days[c.today] != hiring.DayOf(now) {
			t.Errorf("%s: today is %s", name, c.days[c.today])
		}
		if first := c.time(0); first.Year() != now.Year()-pastYears || first.YearDay() > 3 {
			t.Errorf("%s: it begins at %s", name, first)
		}
		if full := c.time(moment(c.full) * workday); full.Before(now.AddDate(0, -15, 0)) ||
			full.After(now.AddDate(0, -13, 0)) {
			t.Errorf("%s: the full history begins at %s", name, full)
		}
		if this := c.time(moment(c.month) * workday); this.Month() != now.Month() || this.Day() > 2 {
			t.Errorf("%s: this month begins at %s", name, this)
		}
		last := time.Time{}
		for m := moment(0); c.happened(m); m += 499 {
			at := c.time(m)
			if at.Before(last) || at.After(now) || hiring.DayOf(at) != c.day(m) {
				t.Fatalf("%s: %d is at %s after %s", name, m, at, last)
			}
			if m.day() < c.today && (at.Hour() < 9 || at.Hour() > 18 || at.Weekday() == time.Sunday) {
				t.Fatalf("%s: something happens at %s", name, at)
			}
			last = at
		}
		if hiring.DayOf(last) != hiring.DayOf(now) {
			t.Errorf("%s: the last is at %s", name, last)
		}
		if ahead := c.day(moment(c.today+daysAhead) * workday); ahead <= c.days[c.today]+daysAhead {
			t.Errorf("%s: plans reach only to %s", name, ahead)
		}
	}
}

func TestLater(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for range 10_000 {
		m := during(r, 5)
		if m.day() != 5 {
			t.Fatalf("%d is not of day 5", m)
		}
		if next := later(r, m, 0, 3); next <= m || next.day() > 8 {
			t.Fatalf("%d comes after %d", next, m)
		}
	}
}

func TestNumbersAreInChronologicalOrder(t *testing.T) {
	from := time.Date(2026, 3, 16, 9, 0, 0, 0, zone)
	n := newNumbers(from, from.Add(time.Hour))
	given := map[string]int64{}
	for _, ask := range []struct {
		name    string
		seconds int
		many    int
	}{{"late", 3590, 1}, {"first", 0, 3}, {"same minute", 30, 1}, {"next minute", 60, 2}, {"next minute again", 61,
		1}} {
		id, err := n.next(from.Add(time.Duration(ask.seconds)*time.Second), ask.many)
		if err != nil {
			t.Fatal(err)
		}
		given[ask.name] = id
	}
	if !(given["first"]+3 == given["same minute"] && given["same minute"] < given["next minute"] &&
		given["next minute"]+2 == given["next minute again"] && given["next minute again"] < given["late"]) {
		t.Errorf("given: %v", given)
	}
	for _, at := range []time.Time{from.Add(-time.Minute), from.Add(2 * time.Hour)} {
		if id, err := n.next(at, 1); err == nil {
			t.Errorf("%s got %d", at, id)
		}
	}
}

func TestPlans(t *testing.T) {
	c := newCalendar(time.Date(2026, 3, 16, 15, 0, 0, 0, zone), zone)
	for _, candidates := range []int{1, 100, 4_000, 100_000} {
		requisitions := max(demoOpenings, candidates/perRequisition)
		sum, raised, fated := 0, 0, map[hiring.Status]bool{}
		plans := makePlans(rand.New(rand.NewPCG(1, 0)), c, requisitions, candidates)
		for i, p := range plans {
			sum, raised = sum+p.candidates, raised+p.raises
			fated[p.fate] = true
			if i > 0 && p.made < plans[i-1].made {
				t.Fatalf("%d candidates: the plans are not in order", candidates)
			}
			if p.candidates < 0 || p.candidates > 700 {
				t.Errorf("%d candidates: %d for one requisition", candidates, p.candidates)
			}
		}
		if sum != candidates || len(plans)+raised != requisitions || len(fated) != len(hiring.StoredStatuses) {
			t.Errorf("%d candidates: %d planned, %d requisitions and %d raised, %d fates", candidates, sum,
				len(plans), raised, len(fated))
		}
	}
}
