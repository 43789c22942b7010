package hiring

import "testing"

func TestWhatStandsInACalendar(t *testing.T) {
	for _, c := range []struct {
		name string
		CalendarInterview
		shown bool
	}{
		{"to come", CalendarInterview{Pending: true, Live: true, Requisition: StatusInprogress}, true},
		{"to come, while the requisition is on hold",
			CalendarInterview{Pending: true, Live: true, Requisition: StatusHold}, true},
		{"of a revoked requisition", CalendarInterview{Pending: true, Live: true, Requisition: StatusRevoke}, false},
		{"of a candidate who was mapped away", CalendarInterview{Pending: true, Requisition: StatusInprogress}, false},
		{"took place", CalendarInterview{Live: true, Next: StatusSelected}, true},
		{"took place, then the candidate left", CalendarInterview{Next: StatusRejected}, true},
		{"moved", CalendarInterview{Live: true, Next: StatusRescheduled}, false},
		{"called off before it began", CalendarInterview{Live: true, Next: StatusBackedOut, EndedBefore: true}, false},
		{"nothing is known of it", CalendarInterview{Live: true}, false},
	} {
		if got := c.Shown(); got != c.shown {
			t.Errorf("%s: shown %t, want %t", c.name, got, c.shown)
		}
	}
}
