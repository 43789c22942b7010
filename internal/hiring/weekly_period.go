package hiring

import (
	"strconv"
	"strings"
	"time"
)

// PeriodKind is how the period of a dashboard is chosen: as days, a month or a year; empty for a dashboard without one.
type PeriodKind string

// The kinds of periods.
const (
	PeriodDays  PeriodKind = "days"
	PeriodMonth PeriodKind = "month"
	PeriodYear  PeriodKind = "year"
)

// WeeklyPeriod is a period seen from the day on which a file is sent: 'Last 7 Days', 'Last Month', '2 months before',
// 'This Year'.
type WeeklyPeriod string

const mostDaysBack = 3660

// Span returns the days of the period. Days end with today; months and years are whole.
func (p WeeklyPeriod) Span(kind PeriodKind, today Day) (Span, error) {
	year, month, _ := today.Date()
	text := string(p)
	switch kind {
	case "":
		if text == "" {
			return Span{}, nil
		}
	case PeriodMonth:
		if back, ok := periodsBack(text, "Month", "months"); ok {
			return monthSpan(year, month-time.Month(back)), nil
		}
	case PeriodYear:
		if back, ok := periodsBack(text, "Year", "years"); ok {
			return Span{DateOf(year-back, time.January, 1), DateOf(year-back, time.December, 31)}, nil
		}
	case PeriodDays:
		if span, ok := daysOf(text, today); ok {
			return span, nil
		}
	}
	return Span{}, invalid("period", "There is no such period")
}

// periodsBack reads 'This Month', 'Last Month' or '2 months before'.
func periodsBack(text, one, many string) (int, bool) {
	switch text {
	case "This " + one:
		return 0, true
	case "Last " + one:
		return 1, true
	}
	return numberIn(text, "", " "+many+" before", 2, 120)
}

// daysOf reads the names that the choice of a range offers, and 'Last n Days' for any other number of days.
func daysOf(text string, today Day) (Span, bool) {
	year, month, _ := today.Date()
	quarter := (month-1)/3*3 + 1
	switch text {
	case "Today":
		return Span{today, today}, true
	case "Yesterday":
		return Span{today - 1, today - 1}, true
	case "This Month":
		return monthSpan(year, month), true
	case "Last Month":
		return monthSpan(year, month-1), true
	case "This Quarter":
		return Span{DateOf(year, quarter, 1), DateOf(year, quarter+3, 0)}, true
	case "Last Quarter":
		return Span{DateOf(year, quarter-3, 1), DateOf(year, quarter, 0)}, true
	case "This Year":
		return Span{DateOf(year, time.January, 1), DateOf(year, time.December, 31)}, true
	}
	n, ok := numberIn(text, "Last ", " Days", 1, mostDaysBack)
	return Span{today - Day(n) + 1, today}, ok
}

// numberIn reads the number between two words.
func numberIn(text, before, after string, least, most int) (int, bool) {
	number, begins := strings.CutPrefix(text, before)
	number, ends := strings.CutSuffix(number, after)
	n, err := strconv.Atoi(number)
	return n, begins && ends && err == nil && n >= least && n <= most && strconv.Itoa(n) == number
}
