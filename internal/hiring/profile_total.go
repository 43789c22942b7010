package hiring

import (
	"slices"
	"strconv"
	"strings"
)

// Study is an education of a candidate; months are YYYY-MM.
type Study struct {
	Level, From, To string
	// Pursuing is set while it lasts; then it has no end.
	Pursuing bool
}

// LastStudy returns the level of the education that ends last, and its year of passing. One that is still pursued comes
// after all others and has no year yet.
func LastStudy(studies []Study) (level, year string) {
	if len(studies) == 0 {
		return "", ""
	}
	last := slices.MaxFunc(studies, func(a, b Study) int {
		if a.Pursuing != b.Pursuing {
			if a.Pursuing {
				return 1
			}
			return -1
		}
		if byEnd := strings.Compare(a.To, b.To); byEnd != 0 {
			return byEnd
		}
		return strings.Compare(a.From, b.From)
	})
	if last.Pursuing {
		return last.Level, ""
	}
	year, _, _ = strings.Cut(last.To, "-")
	return last.Level, year
}

// Employment is a time in which a candidate worked; months are YYYY-MM, and To is empty while it lasts.
type Employment struct{ From, To string }

// YearsWorked adds up employments, counting months that overlap once, and returns the years with one decimal; empty if
// there are none. Both months of an employment count.
func YearsWorked(jobs []Employment, today Day) string {
	type span struct{ from, to int }
	var spans []span
	for _, job := range jobs {
		from, known := monthNumber(job.From)
		to, ended := monthNumber(job.To)
		if !ended {
			to, _ = monthNumber(today.String())
		}
		if known && from <= to {
			spans = append(spans, span{from, to})
		}
	}
	if len(spans) == 0 {
		return ""
	}
	slices.SortFunc(spans, func(a, b span) int { return a.from - b.from })
	months, until := 0, 0
	for _, s := range spans {
		if from := max(s.from, until+1); s.to >= from {
			months += s.to - from + 1
		}
		until = max(until, s.to)
	}
	return strconv.FormatFloat(float64(months)/12, 'f', 1, 64)
}

// monthNumber counts the months up to the one with which the text begins.
func monthNumber(text string) (n int, known bool) {
	year, rest, _ := strings.Cut(text, "-")
	month, _, _ := strings.Cut(rest, "-")
	y, err := strconv.Atoi(year)
	if err != nil {
		return 0, false
	}
	m, err := strconv.Atoi(month)
	if err != nil || m < 1 || m > 12 {
		return 0, false
	}
	return y*12 + m, true
}
