package hiring

import (
	"testing"
	"time"
)

func TestDay(t *testing.T) {
	for _, text := range []string{"0001-01-01", "1970-01-01", "2024-02-29", "2026-12-31", "9999-12-31"} {
		d, ok := ParseDay(text)
		if !ok || d < 1 || d.String() != text {
			t.Errorf("%s: read as %d, written as %q, %v", text, d, d, ok)
		}
		if year, month, day := d.Date(); DateOf(year, month, day) != d {
			t.Errorf("%s: taken apart as %d %s %d", text, year, month, day)
		}
	}
	for _, text := range []string{"", "2025-02-29", "2025-2-3", "03/02/2025", "0000-12-31", "2025-02-03T00:00:00Z"} {
		if d, ok := ParseDay(text); ok || d != 0 {
			t.Errorf("%q was read as %s", text, d)
		}
	}
	if got := DateOf(2026, time.April, 5).Shown(); got != "05 Apr 2026" {
		t.Errorf("shown as %q", got)
	}
	if Day(0).String() != "" || Day(0).Shown() != "" {
		t.Error("no day is not empty")
	}
	if got := DateOf(2024, time.March, 1) - DateOf(2024, time.February, 28); got != 2 {
		t.Errorf("two days in a leap February, got %d", got)
	}
}

func TestDayOfTakesTheZone(t *testing.T) {
	kolkata, err := time.LoadLocation("Asia/Kolkata")
	if err != nil {
		t.Fatal(err)
	}
	late := time.Date(2026, time.March, 31, 20, 0, 0, 0, time.UTC)
	if DayOf(late).String() != "2026-03-31" || DayOf(late.In(kolkata)).String() != "2026-04-01" {
		t.Errorf("got %s and %s", DayOf(late), DayOf(late.In(kolkata)))
	}
}

func TestMonday(t *testing.T) {
	for text, want := range map[string]string{
		"2026-03-30": "2026-03-30", "2026-03-31": "2026-03-30", "2026-04-05": "2026-03-30", "2026-04-06": "2026-04-06",
	} {
		d, _ := ParseDay(text)
		if d.Monday().String() != want || d.Monday().Weekday() != time.Monday {
			t.Errorf("%s: got %s, want %s", text, d.Monday(), want)
		}
	}
}
