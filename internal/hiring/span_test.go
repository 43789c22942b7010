package hiring

import (
	"errors"
	"testing"
)

func TestSpans(t *testing.T) {
	cases := []struct{ from, to, field string }{
		{"2026-03-01", "2026-03-31", ""}, {"2026-03-01", "2026-03-01", ""}, {"2024-02-29", "2025-02-28", ""},
		{"2026-03-02", "2026-03-01", "to"}, {"", "2026-03-01", "from"}, {"2026-03-01", "", "to"},
		{"2026-02-29", "2026-03-01", "from"},
		{"01/03/2026", "2026-03-01", "from"}, {"2026-03-01", "all", "to"}, {"0000-01-01", "2026-03-01", "from"},
	}
	for _, c := range cases {
		span, err := ParseSpan("from", c.from, "to", c.to)
		if got := fieldAtFault(err); got != c.field {
			t.Errorf("%s..%s: fault in %q, want %q", c.from, c.to, got, c.field)
		}
		if c.field == "" && (span.From.String() != c.from || span.To.String() != c.to || span.IsAll()) {
			t.Errorf("%s..%s is %v..%v", c.from, c.to, span.From, span.To)
		}
	}
}

func TestMonths(t *testing.T) {
	cases := []struct{ month, year, from, to, field string }{
		{"03", "2026", "2026-03-01", "2026-03-31", ""}, {"3", "2026", "2026-03-01", "2026-03-31", ""},
		{"02", "2024", "2024-02-01", "2024-02-29", ""}, {"12", "2025", "2025-12-01", "2025-12-31", ""},
		{"all", "all", "", "", ""}, {"ALL", "All", "", "", ""},
		{"00", "2026", "", "", "addedMonth"}, {"13", "2026", "", "", "addedMonth"}, {"-1", "2026", "", "",
			"addedMonth"},
		{"003", "2026", "", "", "addedMonth"}, {"Mar", "2026", "", "", "addedMonth"}, {"all", "2026", "", "",
			"addedMonth"}, {"", "2026", "", "", "addedMonth"},
		{"03", "all", "", "", "addedYear"}, {"03", "26", "", "", "addedYear"}, {"03", "0000", "", "", "addedYear"},
		{"03", "20266", "", "", "addedYear"}, {"03", "+026", "", "", "addedYear"}, {"+3", "2026", "", "",
			"addedMonth"},
	}
	for _, c := range cases {
		span, err := ParseMonth("added", c.month, c.year)
		if got := fieldAtFault(err); got != c.field {
			t.Errorf("%s/%s: fault in %q, want %q", c.month, c.year, got, c.field)
		}
		if c.field == "" && (span.From.String() != c.from || span.To.String() != c.to) {
			t.Errorf("%s/%s is %v..%v, want %s..%s", c.month, c.year, span.From, span.To, c.from, c.to)
		}
	}
}

func TestDatesInParts(t *testing.T) {
	cases := []struct{ year, day, month, want, field string }{
		{"2026", "16", "03", "2026-03-16", ""}, {"2026", "1", "3", "2026-03-01", ""},
		{"2024", "29", "2", "2024-02-29", ""},
		{"2026", "29", "2", "", "day"}, {"2026", "31", "4", "", "day"}, {"2026", "0", "4", "", "day"},
		{"2026", "32", "1", "", "day"},
		{"2026", "1", "13", "", "month"}, {"2026", "1", "x", "", "month"}, {"0", "1", "1", "", "year"},
		{"1", "1", "1", "", "year"}, {"1899", "31", "12", "", "year"}, {"1900", "1", "1", "1900-01-01", ""},
		{"9999", "1", "1", "", "year"}, {"x", "1", "1", "", "year"}, {"10000", "1", "1", "", "year"},
	}
	for _, c := range cases {
		day, err := ParseDate(c.year, c.day, c.month)
		if got := fieldAtFault(err); got != c.field || c.field == "" && day.String() != c.want {
			t.Errorf("%s/%s/%s is %v with a fault in %q, want %s and %q", c.year, c.day, c.month, day, got, c.want,
				c.field)
		}
	}
}

// fieldAtFault returns the field of an invalid input, empty for none.
func fieldAtFault(err error) string {
	problem, ok := errors.AsType[*Problem](err)
	if !ok {
		return ""
	}
	if problem.Kind != Invalid || problem.Message == "" {
		return "not told"
	}
	return problem.Field
}

func TestWholeMonths(t *testing.T) {
	for _, c := range [][4]string{
		{"2026-03-01", "2026-03-31", "2026-03-01", "2026-03-31"},
		{"2025-11-19", "2026-11-18", "2025-12-01", "2026-10-31"},
		{"2024-01-31", "2024-03-01", "2024-02-01", "2024-02-29"},
		{"2025-12-15", "2026-01-31", "2026-01-01", "2026-01-31"},
		{"2026-03-01", "2026-04-30", "2026-03-01", "2026-04-30"},
		{"2026-01-01", "2026-12-31", "2026-01-01", "2026-12-31"},
		{"2026-03-02", "2026-04-29", "", ""}, {"2026-03-01", "2026-03-30", "", ""},
		{"2026-03-05", "2026-03-05", "", ""}, {"2026-03-02", "2026-03-31", "", ""},
		{"2026-03-31", "2026-04-01", "", ""},
	} {
		span, err := ParseSpan("from", c[0], "to", c[1])
		if err != nil {
			t.Fatal(err)
		}
		whole := span.WholeMonths()
		if c[2] == "" {
			if whole.From != span.From || whole.To != span.From-1 {
				t.Errorf("%s to %s has whole months: %v to %v", c[0], c[1], whole.From, whole.To)
			}
		} else if whole.From.String() != c[2] || whole.To.String() != c[3] {
			t.Errorf("%s to %s: %v to %v, want %s to %s", c[0], c[1], whole.From, whole.To, c[2], c[3])
		}
	}
	if whole := (Span{10, 3}).WholeMonths(); whole != (Span{10, 9}) {
		t.Errorf("a span that ends before it begins: %v", whole)
	}
}
