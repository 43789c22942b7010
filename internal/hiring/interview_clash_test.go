package hiring

import (
	"slices"
	"testing"
	"time"
)

func TestWhatSpeaksAgainstTheTimeOfAnInterview(t *testing.T) {
	zone := time.FixedZone("here", 5*3600+1800)
	work := NewWorkTime(DefaultOf(WorkDays), DefaultOf(WorkHours), "2026-03-18 Gudi Padwa", zone)
	at := func(day, hour, minute int) time.Time { return time.Date(2026, 3, day, hour, minute, 0, 0, zone) }
	// A Monday.
	now := at(16, 14, 10)
	taken := []time.Time{at(16, 15, 30), at(16, 16, 0), at(16, 17, 0), at(17, 10, 0), at(17, 10, 0)}
	const meera = "Meera Rao has an interview from "
	for name, c := range map[string]struct {
		start time.Time
		want  []string
		free  []time.Time
	}{
		"free": {at(16, 14, 30), nil, []time.Time{at(16, 14, 30), at(17, 11, 0), at(17, 12, 0)}},
		"two at the same time": {at(16, 15, 45), []string{meera + "03:30 pm to 04:30 pm", meera + "04:00 pm to 05:00 pm"},
			[]time.Time{at(17, 11, 0), at(17, 12, 0), at(17, 13, 0)}},
		"it begins when another ends": {at(17, 11, 0), nil, []time.Time{at(17, 11, 0), at(17, 12, 0), at(17, 13, 0)}},
		"booked twice, told once": {at(17, 9, 30), []string{meera + "10:00 am to 11:00 am"},
			[]time.Time{at(17, 11, 0), at(17, 12, 0), at(17, 13, 0)}},
		"too early": {at(17, 8, 0), []string{OutsideWorkTime},
			[]time.Time{at(17, 11, 0), at(17, 12, 0), at(17, 13, 0)}},
		"ends too late": {at(17, 18, 0), []string{OutsideWorkTime},
			[]time.Time{at(19, 9, 30), at(19, 10, 30), at(19, 11, 30)}},
		"ends in time": {at(17, 17, 30), nil, []time.Time{at(17, 17, 30), at(19, 9, 30), at(19, 10, 30)}},
		"a holiday": {at(18, 11, 0), []string{OutsideWorkTime},
			[]time.Time{at(19, 9, 30), at(19, 10, 30), at(19, 11, 30)}},
		"a Sunday": {at(22, 11, 0), []string{OutsideWorkTime},
			[]time.Time{at(23, 9, 30), at(23, 10, 30), at(23, 11, 30)}},
		"over today": {at(16, 14, 0), []string{TimeIsOver},
			[]time.Time{at(16, 14, 30), at(17, 11, 0), at(17, 12, 0)}},
		"over, and before": {at(16, 8, 0), []string{OutsideWorkTime, TimeIsOver},
			[]time.Time{at(16, 14, 30), at(17, 11, 0), at(17, 12, 0)}},
	} {
		p := PlannedInterview{Person: "Meera Rao", Start: c.start, Taken: taken}
		if got := p.Warnings(now, work); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
		if got := p.FreeHours(now, work); !slices.EqualFunc(got, c.free, time.Time.Equal) {
			t.Errorf("%s: free at %v, want %v", name, got, c.free)
		}
	}
	full := PlannedInterview{Start: now}
	for hour := range 24 * 20 {
		full.Taken = append(full.Taken, at(16, hour, 0))
	}
	if free := full.FreeHours(now, work); len(free) != 0 {
		t.Errorf("who has no free hour: %v", free)
	}
}
