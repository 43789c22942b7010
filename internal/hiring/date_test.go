package hiring

import (
	"testing"
	"time"
)

func TestDay(t *testing.T) {
	for _, text := range []string{"1900-01-01", "1970-01-01", "2024-02-29", "2026-12-31", "9998-12-31"} {
		d, ok := ParseDay(text)
		if !ok || d < 1 || d.String() != text {
			t.Errorf("%s: read as %d, written as %q, %v", text, d, d, ok)
		}
		if year, month, day := d.Date(); DateOf(year, month, day) != d {
			t.Errorf("%s: split into %d %s %d", text, year, month, day)
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
		t.Error("day 0 is not written as empty")
	}
	if got := DateOf(2024, time.March, 1) - DateOf(2024, time.February, 28); got != 2 {
		t.Errorf("two days in a leap February, got %d", got)
	}
}

func TestDayOfUsesTheZone(t *testing.T) {
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

func TestDaysAndTimesInMails(t *testing.T) {
	for day, want := range map[int][2]string{
		1: {"01-Apr-2026", "1st Apr 2026"}, 2: {"02-Apr-2026", "2nd Apr 2026"}, 3: {"03-Apr-2026", "3rd Apr 2026"},
		4:  {"04-Apr-2026", "4th Apr 2026"},
		11: {"11-Apr-2026", "11th Apr 2026"}, 12: {"12-Apr-2026", "12th Apr 2026"},
		13: {"13-Apr-2026", "13th Apr 2026"}, 21: {"21-Apr-2026", "21st Apr 2026"},
		22: {"22-Apr-2026", "22nd Apr 2026"}, 23: {"23-Apr-2026", "23rd Apr 2026"},
		30: {"30-Apr-2026", "30th Apr 2026"},
	} {
		if d := DateOf(2026, 4, day); d.Mailed() != want[0] || d.Ordinal() != want[1] {
			t.Errorf("%s, %s", d.Mailed(), d.Ordinal())
		}
	}
	if Day(0).Mailed() != "" || Day(0).Ordinal() != "" {
		t.Error("day 0 is not written as empty")
	}
	for clock, want := range map[string]string{"00:05": "12:05 am", "09:30": "09:30 am", "12:00": "12:00 pm",
		"15:30": "03:30 pm", "": ""} {
		if got := ClockMailed(clock); got != want {
			t.Errorf("%s: %s", clock, got)
		}
	}
}
