package hiring

import (
	"slices"
	"strings"
	"testing"
	"time"
)

// six is the working week of the tests: Monday to Saturday, but not on 26 January 2026, a Monday.
var six = CallHours{Works: func(d Day) bool { return d.Weekday() != time.Sunday && d != DateOf(2026, 1, 26) },
	From: "09:30", To: "18:30"}

func TestNextTry(t *testing.T) {
	ringing, away := StatusRinging, StatusNotContactable
	for name, c := range map[string]struct {
		before  []Status
		outcome Status
		band    CallBand
		esa     bool
		now     string
		want    string
	}{
		"first, in the morning":             {nil, ringing, 0, false, "2026-01-20 10:00", "2026-01-20 12:00"},
		"first, to five minutes":            {nil, ringing, 0, false, "2026-01-20 10:01", "2026-01-20 12:05"},
		"first, whatever the band":          {nil, ringing, 18, false, "2026-01-20 10:00", "2026-01-20 12:00"},
		"first, to the last minute of work": {nil, ringing, 0, false, "2026-01-20 16:30", "2026-01-20 18:30"},
		"first, too late for today":         {nil, ringing, 0, false, "2026-01-20 16:31", "2026-01-21 10:30"},
		"first, before work":                {nil, ringing, 0, false, "2026-01-20 06:00", "2026-01-21 15:30"},
		"first, at night":                   {nil, ringing, 0, false, "2026-01-20 23:10", "2026-01-21 10:30"},
		"first, on a Sunday":                {nil, ringing, 0, false, "2026-01-18 11:00", "2026-01-19 15:30"},
		"first, Saturday evening":           {nil, ringing, 0, false, "2026-01-17 17:00", "2026-01-19 10:30"},
		"first, before a holiday":           {nil, ringing, 0, false, "2026-01-24 17:00", "2026-01-27 10:30"},
		"first, of the programme":           {nil, ringing, 0, true, "2026-01-20 10:00", "2026-01-21 15:30"},
		"first, of the programme, band":     {nil, ringing, 18, true, "2026-01-20 10:00", "2026-01-21 18:00"},
		"second, in the morning":            {[]Status{ringing}, ringing, 0, false, "2026-01-20 10:00", "2026-01-20 15:30"},
		"second, in the afternoon":          {[]Status{ringing}, ringing, 0, false, "2026-01-20 14:00", "2026-01-21 10:30"},
		"second, the band is ahead":         {[]Status{ringing}, ringing, 18, false, "2026-01-20 14:00", "2026-01-20 18:00"},
		"second, the band is now":           {[]Status{ringing}, ringing, 12, false, "2026-01-20 14:00", "2026-01-21 12:00"},
		"the band begins before work":       {[]Status{ringing}, ringing, 9, false, "2026-01-20 14:00", "2026-01-21 09:30"},
		"second, of the programme":          {[]Status{ringing}, ringing, 0, true, "2026-01-20 10:00", "2026-01-21 15:30"},
		"out of reach begins at two":        {nil, away, 0, false, "2026-01-20 10:00", "2026-01-20 15:30"},
		"out of reach twice":                {[]Status{away}, away, 0, false, "2026-01-20 10:00", "2026-01-21 15:30"},
		"rang, then out of reach":           {[]Status{ringing}, away, 0, false, "2026-01-20 10:00", "2026-01-20 15:30"},
		"third": {[]Status{ringing, ringing}, ringing, 0, false,
			"2026-01-20 10:00", "2026-01-21 15:30"},
		"fourth": {[]Status{ringing, ringing, ringing}, ringing, 0, false,
			"2026-01-20 14:00", "2026-01-22 10:30"},
		"fourth, over a holiday": {[]Status{ringing, ringing, ringing}, ringing, 0, false,
			"2026-01-24 14:00", "2026-01-28 10:30"},
		"fifth": {slices.Repeat([]Status{ringing}, 4), ringing, 0, false,
			"2026-01-20 14:00", "2026-01-23 10:30"},
		"tenth": {slices.Repeat([]Status{ringing}, 9), ringing, 15, false,
			"2026-01-20 14:00", "2026-01-23 15:00"},
		"answered meanwhile": {[]Status{ringing, ringing, StatusCallBack}, ringing, 0, false,
			"2026-01-20 10:00", "2026-01-20 12:00"},
		"a promise is the candidate's": {nil, StatusCallBack, 0, false, "2026-01-20 10:00", ""},
		"a wrong number":               {nil, StatusWrongNumber, 0, false, "2026-01-20 10:00", ""},
	} {
		t.Run(name, func(t *testing.T) {
			now, err := time.Parse("2006-01-02 15:04", c.now)
			if err != nil {
				t.Fatal(err)
			}
			day, clock := NextTry{TriesOf(callsOf(c.before)), c.band, c.esa, six}.After(c.outcome, now)
			if got := strings.TrimSpace(day.String() + " " + clock); got != c.want {
				t.Errorf("got %s, want %s", got, c.want)
			}
		})
	}
}

func callsOf(outcomes []Status) []Event {
	events := []Event{{Stage: StageNew, Status: StatusNew}}
	for _, outcome := range outcomes {
		events = append(events, Event{Stage: StageCall, Status: outcome})
	}
	return events
}

func TestTriesOf(t *testing.T) {
	for name, c := range map[string]struct {
		outcomes []Status
		want     CallTries
		whatsapp bool
	}{
		"none":                  {},
		"rang twice":            {[]Status{StatusRinging, StatusRinging}, CallTries{2, 2, 2}, false},
		"out of reach":          {[]Status{StatusNotContactable}, CallTries{1, 1, 2}, false},
		"answered":              {[]Status{StatusRinging, StatusWillRevert}, CallTries{2, 0, 0}, false},
		"a wrong number":        {[]Status{StatusRinging, StatusWrongNumber, StatusRinging}, CallTries{3, 1, 1}, false},
		"five, then a message":  {slices.Repeat([]Status{StatusRinging}, 5), CallTries{5, 5, 5}, true},
		"blacklisted is a step": {[]Status{StatusRinging, StatusBlacklisted}, CallTries{1, 1, 1}, false},
	} {
		t.Run(name, func(t *testing.T) {
			got := TriesOf(callsOf(c.outcomes))
			if got != c.want || got.OffersWhatsapp() != c.whatsapp {
				t.Errorf("got %+v", got)
			}
		})
	}
}

func TestBestBand(t *testing.T) {
	for name, c := range map[string]struct {
		hours []int
		want  string
	}{
		"never reached":         {nil, ""},
		"at night only":         {[]int{6, 8, 21, 23}, ""},
		"most of them":          {[]int{9, 11, 15, 10, 18}, "09-12"},
		"of equal ones, newest": {[]int{18, 12, 20, 14}, "12-15"},
		"the ends of the bands": {[]int{17, 18, 20}, "18-21"},
	} {
		if got := BestBand(c.hours).String(); got != c.want {
			t.Errorf("%s: got %s, want %s", name, got, c.want)
		}
	}
}

// The candidates are listed in the order in which they are called at four in the afternoon.
func TestRoundOrder(t *testing.T) {
	at := func(clock string) time.Time {
		at, err := time.Parse("2006-01-02 15:04", "2026-01-20 "+clock)
		if err != nil {
			t.Fatal(err)
		}
		return at
	}
	want := []RoundFacts{
		{ApplicationID: "promised, early", Promised: true, Since: at("09:00"), Calls: 8, Band: 9},
		{ApplicationID: "promised, later", Promised: true, Since: at("15:00"), Calls: 1, Band: 15},
		{ApplicationID: "answers now, one try", Since: at("14:00"), Calls: 1, Band: 15},
		{ApplicationID: "answers now, two tries", Since: at("09:00"), Calls: 2, Band: 15},
		{ApplicationID: "new, closes soon", First: true, Since: at("12:00"), TAT: DateOf(2026, 2, 1)},
		{ApplicationID: "new, closes later", First: true, Since: at("10:00"), TAT: DateOf(2026, 3, 1)},
		{ApplicationID: "new, closes last, old", First: true, Since: at("09:00"), TAT: DateOf(2026, 4, 1)},
		{ApplicationID: "new, closes last", First: true, Since: at("10:00"), TAT: DateOf(2026, 4, 1)},
		{ApplicationID: "a number that was mended", First: true, Since: at("11:00"), TAT: DateOf(2026, 4, 1), Calls: 3},
		{ApplicationID: "answers mornings, one try", Since: at("15:00"), Calls: 1, Band: 9},
		{ApplicationID: "three tries", Since: at("10:00"), Calls: 3},
	}
	got := slices.Clone(want)
	slices.Reverse(got)
	slices.SortFunc(got, func(a, b RoundFacts) int { return a.Compare(b, 16) })
	if !slices.Equal(got, want) {
		for _, f := range got {
			t.Log(f.ApplicationID)
		}
		t.Error("in another order")
	}
}

func TestHoldKeepsOthersFromCalling(t *testing.T) {
	caller := User{ID: "caller", Role: Recruiter, TelephonyID: "7"}
	a := applied(opening(FullTime, false), Replay(passedUpTo(StageCall, false)))
	a.OwnerID, a.OwnerRow = caller.ID, StatusAssigned
	held := CallHold{UserID: "other", Name: "Asha Nair", Since: time.Date(2026, 1, 20, 15, 4, 0, 0, time.UTC)}
	for name, c := range map[string]struct {
		hold CallHold
		says string
	}{
		"nobody":  {},
		"oneself": {hold: CallHold{UserID: caller.ID, Name: "Me"}},
		"another": {held, "Asha Nair is calling this candidate since 03:04 pm"},
	} {
		t.Run(name, func(t *testing.T) {
			a.Hold = c.hold
			err := a.CheckCall(caller)
			if says := c.hold.Says(caller); says != c.says || (err != nil) != (c.says != "") {
				t.Errorf("says %q, refuses %v", says, err)
			}
			if _, err := a.Move(caller, filledUpdate(StageCall, false, StatusCallBack), morning); err != nil {
				t.Errorf("an outcome is refused: %v", err)
			}
		})
	}
}
