package seed

import (
	"fmt"
	"math/rand/v2"
	"time"

	"muster/internal/hiring"
)

const (
	// historyMonths is how long the demo company has used Muster.
	historyMonths = 14
	// daysAhead is how far plans reach beyond today.
	daysAhead = 200
	openedAt  = 9
	// workday is a day's work, from nine to seven, in seconds.
	workday moment = 10 * 60 * 60
)

// moment is a point in working time: the seconds that the office has been open since the history began. Nothing happens
// while it is closed, so what comes two days after a Friday comes on a Monday.
type moment int64

func (m moment) day() int    { return int(m / workday) }
func (m moment) second() int { return int(m % workday) }

// calendar tells when a moment was. Days are those of the business zone; Sundays are none, but today always is one,
// so that there is something to see whenever somebody looks.
type calendar struct {
	zone *time.Location
	now  time.Time
	days []hiring.Day
	// today is the place of today among the days.
	today int
}

func newCalendar(now time.Time, zone *time.Location) *calendar {
	c := &calendar{zone: zone, now: now.In(zone)}
	year, month, date := c.now.Date()
	today := hiring.DayOf(c.now)
	for d := hiring.DateOf(year, month-historyMonths, date); len(c.days) <= c.today+daysAhead; d++ {
		if d == today {
			c.today = len(c.days)
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

// happened says whether the moment is over.
func (c *calendar) happened(m moment) bool { return m.day() <= c.today }

func (c *calendar) day(m moment) hiring.Day { return c.days[min(m.day(), len(c.days)-1)] }

// time is when the moment was. All that was planned for today is fitted into what there was of the day: the same
// happens whenever the history is made, and nothing of it lies ahead.
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

// clock is the time of day that people agree on around the moment.
func (m moment) clock() string {
	minutes := openedAt*60 + m.second()/60/15*15
	return fmt.Sprintf("%02d:%02d", minutes/60, minutes%60)
}

// busy is how much is done in each hour that the office is open.
var busy = [10]int{6, 11, 13, 12, 5, 9, 12, 12, 11, 9}

// during is some moment of a day.
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

// later is a moment from least to most days after another; on the same day a while later.
func later(r *rand.Rand, m moment, least, most int) moment {
	if days := least + r.IntN(most-least+1); days > 0 {
		return during(r, m.day()+days)
	}
	return m + moment(10*60+r.IntN(100*60))
}
