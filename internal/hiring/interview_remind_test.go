package hiring

import (
	"fmt"
	"testing"
	"time"
)

func TestWhenPeopleAreRemindedOfAnInterview(t *testing.T) {
	zone := time.FixedZone("here", 5*3600+1800)
	work := NewWorkTime(DefaultOf(WorkDays), DefaultOf(WorkHours), "2026-03-23 Holiday", zone)
	at := func(day, hour, minute int) time.Time { return time.Date(2026, 3, day, hour, minute, 0, 0, zone) }
	// A Saturday; the Monday after it is a holiday.
	start := at(21, 15, 30)
	got := []string{}
	for after := at(16, 12, 0); ; {
		r, due, ok := NextReminder(start, after, work)
		if !ok {
			break
		}
		got, after = append(got, string(r)+due.Format(" 02 15:04")), due
	}
	if want := "[candidate 20 18:00 person 21 14:30 result 21 17:30 again 24 09:30]"; fmt.Sprint(got) != want {
		t.Errorf("reminders: %v, want %s", got, want)
	}
	for name, c := range map[string]struct {
		after time.Time
		want  InterviewReminder
	}{
		"arranged in the evening before": {at(20, 19, 0), RemindPerson},
		"arranged shortly before":        {at(21, 15, 0), RemindResult},
		"arranged afterwards":            {at(21, 20, 0), RemindAgain},
		"long ago":                       {at(26, 9, 0), ""},
	} {
		if r, _, _ := NextReminder(start, c.after, work); r != c.want {
			t.Errorf("%s: %q, want %q", name, r, c.want)
		}
	}
	// An interview at night: what is missed is missed on the day after.
	if due := RemindAgain.At(at(17, 23, 0), work); !due.Equal(at(19, 9, 30)) {
		t.Errorf("at night: %s", due)
	}
	for r, late := range map[InterviewReminder]bool{RemindCandidate: true, RemindPerson: true, RemindResult: false,
		RemindAgain: false} {
		if r.Late(start, start) != late || r.Late(start, start.Add(-time.Minute)) {
			t.Errorf("%s: late %v", r, r.Late(start, start))
		}
	}
}
