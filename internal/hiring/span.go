package hiring

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

// Span is a range of days, both ends included. The zero value is all days.
type Span struct{ From, To Day }

// IsAll reports whether the span includes every day.
func (s Span) IsAll() bool { return s == Span{} }

// all is the value of an unset filter in a path.
const all = "all"

// IsAll reports whether a path parameter leaves its filter unset.
func IsAll(text string) bool { return strings.EqualFold(strings.TrimSpace(text), all) }

// ParseSpan reads the two days of a path, whose parameters have these names.
func ParseSpan(fromField, from, toField, to string) (Span, error) {
	first, err := ParseDayOf(fromField, from)
	if err != nil {
		return Span{}, err
	}
	last, err := ParseDayOf(toField, to)
	if err != nil {
		return Span{}, err
	}
	if last < first {
		return Span{}, invalid(toField, "The range ends before it begins")
	}
	return Span{first, last}, nil
}

// ParseDayOf reads a day from a path.
func ParseDayOf(field, text string) (Day, error) {
	day, ok := ParseDay(text)
	if !ok {
		return 0, invalid(field, fmt.Sprintf("%s must be a date as YYYY-MM-DD", field))
	}
	return day, nil
}

// ParseMonth reads a month and a year from a path, both all if the filter is not set. field is their common prefix:
// added for addedMonth and addedYear.
func ParseMonth(field, month, year string) (Span, error) {
	if IsAll(month) && IsAll(year) {
		return Span{}, nil
	}
	return monthOf(field+"Month", month, field+"Year", year, ", or all", ", or be all")
}

// ParseDate reads a day from three parameters of a path.
func ParseDate(year, day, month string) (Day, error) {
	numbers := [3]int{}
	for i, part := range []struct {
		field, text string
		least, most int
	}{{"year", year, firstYear, lastYear}, {"month", month, 1, 12}, {"day", day, 1, 31}} {
		n, err := strconv.ParseUint(part.text, 10, 16)
		if err != nil || int(n) < part.least || int(n) > part.most {
			return 0, invalid(part.field, fmt.Sprintf("%s must be a number from %d to %d", part.field, part.least,
				part.most))
		}
		numbers[i] = int(n)
	}
	date := DateOf(numbers[0], time.Month(numbers[1]), numbers[2])
	if _, of, _ := date.Date(); int(of) != numbers[1] {
		return 0, invalid("day", "There is no such day in this month")
	}
	return date, nil
}

// Has reports whether the day is in the span.
func (s Span) Has(day Day) bool { return s.IsAll() || s.From <= day && day <= s.To }

// Until returns the span without the days after one. It is empty, and ends before it begins, if all are later.
func (s Span) Until(last Day) Span { return Span{s.From, min(s.To, last)} }

// WholeMonths returns the months that are whole in the span. If none is, it is empty and ends before the span begins.
func (s Span) WholeMonths() Span {
	year, month, day := s.From.Date()
	if day > 1 {
		month++
	}
	first := DateOf(year, month, 1)
	year, month, _ = (s.To + 1).Date()
	if next := DateOf(year, month, 1); next > first {
		return Span{first, next - 1}
	}
	return Span{s.From, s.From - 1}
}
