package hiring

import (
	"errors"
	"testing"
)

func mustSpan(t *testing.T, from, to string) Span {
	t.Helper()
	span, err := ParseSpan("from", from, "to", to)
	if err != nil {
		t.Fatal(err)
	}
	return span
}

func TestParseYear(t *testing.T) {
	if got, err := ParseYear("year", "2026"); err != nil || got != mustSpan(t, "2026-01-01", "2026-12-31") {
		t.Errorf("%v %v", got, err)
	}
	for _, text := range []string{"", "26", "0000", "0001", "9999", "20266", "-202", "20x6", "all", " 2026"} {
		if problem, ok := errors.AsType[*Problem](second(ParseYear("year", text))); !ok || problem.Field != "year" {
			t.Errorf("%q is accepted as a year", text)
		}
	}
}

func second[A any](_ A, err error) error { return err }

func TestParseMonthOf(t *testing.T) {
	if got, err := ParseMonthOf("02", "2024"); err != nil || got != mustSpan(t, "2024-02-01", "2024-02-29") {
		t.Errorf("%v %v", got, err)
	}
	if got, err := ParseMonthOf("12", "2026"); err != nil || got != mustSpan(t, "2026-12-01", "2026-12-31") {
		t.Errorf("%v %v", got, err)
	}
	for _, c := range [][3]string{{"13", "2026", "month"}, {"0", "2026", "month"}, {"all", "all", "month"},
		{"01", "all", "year"}, {"01", "26", "year"}} {
		if problem, ok := errors.AsType[*Problem](second(ParseMonthOf(c[0], c[1]))); !ok || problem.Field != c[2] {
			t.Errorf("%v: %v", c, problem)
		}
	}
}

func TestParseMonthName(t *testing.T) {
	year := mustSpan(t, "2026-01-01", "2026-12-31")
	for name, want := range map[string]Span{
		"January": mustSpan(t, "2026-01-01", "2026-01-31"), "february": mustSpan(t, "2026-02-01", "2026-02-28"),
		"December": mustSpan(t, "2026-12-01", "2026-12-31"), "Total": year,
	} {
		got, summary, err := ParseMonthName("monthName", name, year)
		if err != nil || got != want || summary != (name == "Total") {
			t.Errorf("%s: %v %v %v", name, got, summary, err)
		}
	}
	for _, name := range []string{"", "Jan", "01", "Smarch"} {
		if _, _, err := ParseMonthName("monthName", name, year); err == nil {
			t.Errorf("%q is accepted as a month", name)
		}
	}
}
