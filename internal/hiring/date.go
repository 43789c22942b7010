package hiring

import (
	"strconv"
	"strings"
	"time"
)

// Day is a calendar day of the business zone. Days are consecutive numbers, so they can be compared and subtracted; 0
// is no day.
type Day int

// dayZero is the day before Day 1.
var dayZero = time.Date(0, time.December, 31, 0, 0, 0, 0, time.UTC)

const secondsOfDay = 24 * 60 * 60

// DateOf returns the Day of a year, month and day of the month, which may overflow as in time.Date.
func DateOf(year int, month time.Month, day int) Day {
	return Day((time.Date(year, month, day, 0, 0, 0, 0, time.UTC).Unix() - dayZero.Unix()) / secondsOfDay)
}

// DayOf returns the day on which t falls in its own location; the caller moves it to the business zone first.
func DayOf(t time.Time) Day { return DateOf(t.Date()) }

// Years accepted from users: far enough from the limits of a PostgreSQL date that the weeks and zones around them are
// dates too.
const firstYear, lastYear = 1900, 9998

// ParseDay reads YYYY-MM-DD.
func ParseDay(text string) (d Day, ok bool) {
	t, err := time.Parse(time.DateOnly, text)
	if err != nil || t.Year() < firstYear || t.Year() > lastYear {
		return 0, false
	}
	return DayOf(t), true
}

// Date returns the year, month and day of the month.
func (d Day) Date() (int, time.Month, int) { return dayZero.AddDate(0, 0, int(d)).Date() }

func (d Day) Weekday() time.Weekday { return dayZero.AddDate(0, 0, int(d)).Weekday() }

// Monday returns the first day of the week in which d lies.
func (d Day) Monday() Day { return d - Day((d.Weekday()+6)%7) }

// String writes YYYY-MM-DD, and nothing for no day.
func (d Day) String() string {
	if d == 0 {
		return ""
	}
	return dayZero.AddDate(0, 0, int(d)).Format(time.DateOnly)
}

// Shown writes DD MMM YYYY, the format of every screen.
func (d Day) Shown() string {
	if d == 0 {
		return ""
	}
	return dayZero.AddDate(0, 0, int(d)).Format("02 Jan 2006")
}

// Short writes the weekday and the day without its year, as Fri 13 Nov.
func (d Day) Short() string { return dayZero.AddDate(0, 0, int(d)).Format("Mon 2 Jan") }

// Mailed writes DD-MMM-YYYY, the format of mails.
func (d Day) Mailed() string {
	if d == 0 {
		return ""
	}
	return dayZero.AddDate(0, 0, int(d)).Format("02-Jan-2006")
}

// Ordinal writes the day as spoken: 1st Apr 2026.
func (d Day) Ordinal() string {
	if d == 0 {
		return ""
	}
	_, _, day := d.Date()
	ending := "th"
	if day/10 != 1 {
		switch day % 10 {
		case 1:
			ending = "st"
		case 2:
			ending = "nd"
		case 3:
			ending = "rd"
		}
	}
	return strconv.Itoa(day) + ending + dayZero.AddDate(0, 0, int(d)).Format(" Jan 2006")
}

// ClockMailed writes a time of day, HH:MM, in the format of mails: 03:30 pm.
func ClockMailed(clock string) string {
	t, err := time.Parse("15:04", clock)
	if err != nil {
		return clock
	}
	return t.Format("03:04 pm")
}

// clockShown writes a time of day, HH:MM, in the format of screens: 03:30 PM.
func clockShown(clock string) string { return strings.ToUpper(ClockMailed(clock)) }
