package seed

import (
	"fmt"
	"math/rand/v2"
	"time"

	"muster/internal/hiring"
)

const (
	// historyMonths is the length of the demo company's full history. Before it, back to the first of January of
	// pastYears ago, there is a little in every quarter or second quarter.
	historyMonths = 14
	pastYears     = 6
	// daysAhead is how far plans reach beyond today.
	daysAhead = 200
	openedAt  = 9
	// workday is a working day, from nine to seven, in seconds.
	workday moment = 10 * 60 * 60
)

// moment is a point in working time: the seconds that the office has been open since the history began. Nothing happens
// while it is closed, so two days after a Friday is a Monday.
type moment int64

func (m moment) day() int    { return int(m / workday) }
func (m moment) second() int { return int(m % workday) }

// calendar converts moments to times. Its days are those of the business zone without Sundays, but always with today,
// so that there is something to see on any day.
type calendar struct {
	zone *time.Location
	now  time.Time
	days []hiring.Day
	// today is the index of today in days, full that of the first day of the full history, and month that of the first
	// day of this month.
	today, full, month int
}

func newCalendar(now time.Time, zone *time.Location) *calendar {
	c := &calendar{zone: zone, now: now.In(zone)}
	year, month, date := c.now.Date()
	today := hiring.DayOf(c.now)
	for d := hiring.DateOf(year-pastYears, time.January, 1); len(c.days) <= c.today+daysAhead; d++ {
		if d == today {
			c.today = len(c.days)
		}
		if d <= hiring.DateOf(year, month-historyMonths, date) {
			c.full = len(c.days)
		}
		if d <= min(today, hiring.DateOf(year, month, 1)) {
			c.month = len(c.days)
		}
		if d == today || d.Weekday() != time.Sunday {
			c.days = append(c.days, d)
		}
		if d < today {
			c.today = len(c.days)
		}
	}
	return c
}

// happened reports whether the moment has passed.
func (c *calendar) happened(m moment) bool { return m.day() <= c.today }

func (c *calendar) day(m moment) hiring.Day { return c.days[min(m.day(), len(c.days)-1)] }

// time returns the time of the moment. Everything planned for today is squeezed into the part of today that has passed:
// the history is the same at any time of day, and none of it is in the future.
func (c *calendar) time(m moment) time.Time {
	year, month, date := c.day(m).Date()
	opened := time.Date(year, month, date, openedAt, 0, 0, 0, c.zone)
	if m.day() != c.today {
		return opened.Add(time.Duration(m.second()) * time.Second)
	}
	if c.now.Before(opened.Add(time.Hour)) {
		opened = time.Date(year, month, date, 0, 0, 0, 0, c.zone)
	}
	open := min(c.now.Sub(opened), time.Duration(workday)*time.Second)
	return opened.Add(open / time.Duration(workday) * time.Duration(m.second()))
}

// clock returns the time of day that people agree on around the moment.
func (m moment) clock() string {
	minutes := openedAt*60 + m.second()/60/15*15
	return fmt.Sprintf("%02d:%02d", minutes/60, minutes%60)
}

// busy is how much happens in each hour that the office is open.
var busy = [10]int{6, 11, 13, 12, 5, 9, 12, 12, 11, 9}

// during returns a random moment of a day.
func during(r *rand.Rand, day int) moment {
	sum := 0
	for _, n := range busy {
		sum += n
	}
	n, hour := r.IntN(sum), 0
	for n >= busy[hour] {
		n -= busy[hour]
		hour++
	}
	return moment(day)*workday + moment(hour*3600+r.IntN(3600))
}

// later returns a moment from least to most days after another; on the same day, some time later.
func later(r *rand.Rand, m moment, least, most int) moment {
	if days := least + r.IntN(most-least+1); days > 0 {
		return during(r, m.day()+days)
	}
	return m + moment(10*60+r.IntN(100*60))
}
