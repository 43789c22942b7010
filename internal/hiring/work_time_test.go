package hiring

import (
	"testing"
	"time"
)

func TestWorkTimeAfter(t *testing.T) {
	usual := NewWorkTime(DefaultOf(WorkDays), DefaultOf(WorkHours), "2026-03-04 Holi", kolkata)
	short := NewWorkTime("Monday\nFriday", "10:00-14:00", "", kolkata)
	for _, c := range []struct {
		name  string
		work  WorkTime
		from  string
		hours int
		want  string
	}{
		{"within a day", usual, "2026-03-10 10:00", 4, "2026-03-10 14:00"},
		{"to the last minute", usual, "2026-03-10 14:30", 4, "2026-03-10 18:30"},
		{"over night", usual, "2026-03-10 17:30", 2, "2026-03-11 10:30"},
		{"a working day", usual, "2026-03-10 11:00", 9, "2026-03-11 11:00"},
		{"five of them, over a Sunday", usual, "2026-03-10 11:00", 45, "2026-03-16 11:00"},
		{"before the day begins", usual, "2026-03-10 06:00", 1, "2026-03-10 10:30"},
		{"after the day ended", usual, "2026-03-10 20:00", 1, "2026-03-11 10:30"},
		{"from Saturday evening", usual, "2026-03-07 18:00", 1, "2026-03-09 10:00"},
		{"from Sunday", usual, "2026-03-08 12:00", 9, "2026-03-09 18:30"},
		{"over a holiday", usual, "2026-03-03 18:00", 1, "2026-03-05 10:00"},
		{"other days and hours", short, "2026-03-10 11:00", 5, "2026-03-16 11:00"},
		{"400 hours", usual, "2026-03-10 09:30", 400, "2026-04-30 13:30"},
	} {
		if got := c.work.After(clock(t, c.from), c.hours); !got.Equal(clock(t, c.want)) {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

// What began before the settings changed is due by the new ones, whatever the hour of the change.
func TestSettingsChangedAtNoon(t *testing.T) {
	began := clock(t, "2026-03-10 11:00")
	before := ReadWaitSettings(DefaultOf, kolkata)
	after := ReadWaitSettings(func(key Setting) string {
		switch key {
		case SLAHours:
			return "new 3\nhold 1"
		case WorkHours:
			return "10:00-13:00"
		}
		return DefaultOf(key)
	}, kolkata)
	if due := before.Work.After(began, before.SLA[SLANew]); !due.Equal(clock(t, "2026-03-11 11:00")) {
		t.Errorf("before: %s", due)
	}
	if due := after.Work.After(began, after.SLA[SLANew]); !due.Equal(clock(t, "2026-03-11 11:00")) {
		t.Errorf("after: %s", due)
	}
	if after.SLA[SLAOffer] != 18 || after.SLA[SLAHold] != 1 {
		t.Errorf("%v", after.SLA)
	}
}

func TestWorkTimeWithin(t *testing.T) {
	work := NewWorkTime(DefaultOf(WorkDays), DefaultOf(WorkHours), "2026-03-04", kolkata)
	for text, want := range map[string]bool{
		"2026-03-10 09:29": false, "2026-03-10 09:30": true, "2026-03-10 18:29": true, "2026-03-10 18:30": false,
		"2026-03-08 12:00": false, "2026-03-04 12:00": false,
	} {
		if work.Within(clock(t, text)) != want {
			t.Errorf("%s: %v", text, !want)
		}
	}
	if work.NextDay(DateOf(2026, 3, 3)) != DateOf(2026, 3, 5) || work.LastDay(DateOf(2026, 3, 9)) != DateOf(2026, 3, 7) {
		t.Error("working days around a holiday and a Sunday")
	}
}

func TestWaitSettingsAreChecked(t *testing.T) {
	for _, c := range []struct {
		key             Setting
		value, sentence string
	}{
		{WorkDays, "Monday\nTuesday", ""}, {WorkDays, "Mon", badWeekday}, {WorkDays, "", "The list needs one entry at least"},
		{WorkHours, "08:00-17:00", ""}, {WorkHours, "17:00-08:00", badWorkHours}, {WorkHours, "9 to 5", badWorkHours},
		{Holidays, "2026-01-26 Republic Day\n2026-08-15", ""}, {Holidays, "Diwali", badHoliday},
		{SLAHours, "new 1\noffer 400", ""}, {SLAHours, "new 0", badSLA}, {SLAHours, "offer 401", badSLA},
		{SLAHours, "tea 4", badSLA}, {SLAHours, "new", badSLA}, {SLAHours, "new 4\nnew 5", badSLATwice},
		{SleepDays, "30", ""}, {SleepDays, "0", badDays}, {SleepDays, "a month", badDays},
		{TouchBefore, "7\n3\n1", ""}, {TouchBefore, "", ""}, {TouchEvery, "366", badDays}, {TouchFirst, "1", ""},
	} {
		expect(t, string(c.key)+" "+c.value, CheckSetting(c.key, c.value), "value", c.sentence)
	}
}

func clock(t *testing.T, text string) time.Time {
	t.Helper()
	at, err := time.ParseInLocation("2006-01-02 15:04", text, kolkata)
	if err != nil {
		t.Fatal(err)
	}
	return at
}
