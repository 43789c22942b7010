package hiring

import "testing"

func TestOpenStateOf(t *testing.T) {
	today := DateOf(2026, 3, 16)
	for _, c := range []struct {
		status Status
		tat    Day
		want   OpenState
	}{
		{StatusApproved, today + 1, OpenInProgress}, {StatusInprogress, today, OpenInProgress},
		{StatusInprogress, today - 1, OpenDelayed},
		{StatusAssigned, today - 90, OpenDelayed}, {StatusReAssigned, today - 1, OpenDelayed},
		{StatusApproved, today - 1, OpenDelayed},
	} {
		if got := OpenStateOf(c.status, c.tat, today); got != c.want {
			t.Errorf("%s, due %s: %s, want %s", c.status, c.tat, got, c.want)
		}
	}
}

func TestDaysOpen(t *testing.T) {
	today := DateOf(2026, 3, 1)
	for approved, want := range map[Day]int{today: 0, today - 1: 1, DateOf(2026, 1, 1): 59, today + 2: -2} {
		if got := DaysOpen(approved, today); got != want {
			t.Errorf("approved on %s: %d, want %d", approved, got, want)
		}
	}
}

// The filter selects exactly the rows that show the state.
func TestOpenFilterMatchesTheState(t *testing.T) {
	today := DateOf(2026, 3, 16)
	for _, asked := range []string{"", "In-progress", "Delayed"} {
		f, err := OpenFilter(asked)
		if err != nil {
			t.Fatal(err)
		}
		for _, status := range StoredStatuses {
			for _, tat := range []Day{today - 1, today, today + 1} {
				open := status == StatusApproved || status == StatusAssigned || status == StatusReAssigned ||
					status == StatusInprogress
				want := open && (asked == "" || asked == string(OpenStateOf(status, tat, today)))
				if got := f.Takes(status, IsOverdue(status, tat, today)); got != want {
					t.Errorf("%q and %s, due %s: %v", asked, status, tat, got)
				}
			}
		}
	}
	if _, err := OpenFilter("late"); err == nil {
		t.Error("an unknown state is accepted")
	}
}
