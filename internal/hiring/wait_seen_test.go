package hiring

import (
	"testing"
	"time"
)

func TestAWaitIsSeenAsItStandsNow(t *testing.T) {
	now := time.Date(2026, 3, 27, 12, 0, 0, 0, kolkata)
	joins := Wait{Party: WaitsOnRecruiter, PersonID: "u1", What: WhatTouch, Since: now.Add(-2 * time.Hour),
		Due: now.Add(-time.Hour), JoinsOn: DayOf(now)}
	if got := joins.Seen("Sneha Joshi", now, usualWait); got.State != Overdue || got.Words != WhatJoined ||
		got.Person != "Sneha Joshi" || got.What != WhatTouch {
		t.Errorf("on the day of joining: %+v", got)
	}
	joins.JoinsOn, joins.Since = DayOf(now)+1, now.Add(time.Hour)
	if got := joins.Seen("", now, usualWait); got.State != Planned || got.Words != WhatTouch {
		t.Errorf("the day before: %+v", got)
	}
	if got := (Wait{Party: WaitsOnNobody}).Seen("", now, usualWait); got.State != "" || got.Words != "" {
		t.Errorf("nobody: %+v", got)
	}
}

func TestPartiesAreReadFromAnAddress(t *testing.T) {
	for _, party := range append([]Party{""}, Parties...) {
		if got, err := ParseWaitingOn(string(party)); err != nil || got != party {
			t.Errorf("%q: %q, %v", party, got, err)
		}
	}
	for _, text := range []string{"Manager", "everybody", " "} {
		if _, err := ParseWaitingOn(text); err == nil {
			t.Errorf("%q was taken", text)
		}
	}
}
