package hiring

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

// ParseYear reads a year from a path.
func ParseYear(field, text string) (Span, error) { return yearOf(field, text, "") }

// ParseMonthOf reads the path parameters month and year.
func ParseMonthOf(month, year string) (Span, error) {
	return monthOf("month", month, "year", year, "", "")
}

// Summary is the name of the whole year's row in dashboards by month.
const Summary = "Total"

// MonthName returns the name of a month in dashboards by month; 0 is the summary.
func MonthName(m time.Month) string {
	if m == 0 {
		return Summary
	}
	return m.String()
}

// ParseMonthName reads the name of a month in a year, or the summary, which is the whole year.
func ParseMonthName(field, name string, year Span) (of Span, summary bool, err error) {
	if strings.EqualFold(name, Summary) {
		return year, true, nil
	}
	for m := time.January; m <= time.December; m++ {
		if strings.EqualFold(name, m.String()) {
			y, _, _ := year.From.Date()
			return monthSpan(y, m), false, nil
		}
	}
	return Span{}, false, invalid(field, field+" must be the name of a month, or "+Summary)
}

func yearOf(field, text, orElse string) (Span, error) {
	y, err := strconv.ParseUint(text, 10, 16)
	if err != nil || y < firstYear || y > lastYear || len(text) != 4 {
		return Span{}, invalid(field, fmt.Sprintf("A year must be a number from %d to %d%s", firstYear, lastYear,
			orElse))
	}
	return Span{DateOf(int(y), time.January, 1), DateOf(int(y), time.December, 31)}, nil
}

// monthOf reads a month of a year. orMonth and orYear complete the sentences with the alternatives.
func monthOf(monthField, month, yearField, year, orMonth, orYear string) (Span, error) {
	m, err := strconv.ParseUint(month, 10, 16)
	if err != nil || m < 1 || m > 12 || len(month) > 2 {
		return Span{}, invalid(monthField, "A month must be a number from 01 to 12"+orMonth)
	}
	of, err := yearOf(yearField, year, orYear)
	if err != nil {
		return Span{}, err
	}
	y, _, _ := of.From.Date()
	return monthSpan(y, time.Month(m)), nil
}

func monthSpan(year int, month time.Month) Span {
	return Span{DateOf(year, month, 1), DateOf(year, month+1, 0)}
}
