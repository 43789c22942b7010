package hiring

import (
	"fmt"
	"slices"
	"time"
)

// CallTries sums up the calls of one application.
type CallTries struct {
	// Calls counts all of them.
	Calls int
	// Unanswered counts those at the end that nobody answered: the telephone rang, or was out of reach.
	Unanswered int
	// Patience is how far the waiting between two tries has grown. A telephone out of reach begins with the second step.
	Patience int
}

// TriesOf sums up the calls among the events.
func TriesOf(events []Event) (t CallTries) {
	for _, e := range events {
		if IsCall(e.Stage, e.Status) {
			t = t.after(e.Status)
		}
	}
	return t
}

func (t CallTries) after(outcome Status) CallTries {
	t.Calls++
	switch outcome {
	case StatusRinging:
		t.Unanswered++
		t.Patience++
	case StatusNotContactable:
		t.Unanswered++
		t.Patience = max(t.Patience+1, 2)
	default:
		t.Unanswered, t.Patience = 0, 0
	}
	return t
}

// OffersWhatsapp reports whether so many calls in a row were not answered that a message may reach the candidate
// better.
func (t CallTries) OffersWhatsapp() bool { return t.Unanswered >= 5 }

// CallHours is when people are called.
type CallHours struct {
	// Works reports whether people work on the day.
	Works func(Day) bool
	// From and To are the first and the last time of a working day, HH:MM.
	From, To string
}

// CallHours returns the working time as the next try reads it.
func (w WorkTime) CallHours() CallHours {
	const anyDay = Day(1)
	return CallHours{Works: w.Works, From: w.Opens(anyDay).Format("15:04"), To: w.Closes(anyDay).Format("15:04")}
}

// NextTry is what the next try after a call depends on.
type NextTry struct {
	// Before sums up the calls before this one.
	Before CallTries
	// Band is when the candidate answers best.
	Band CallBand
	// ESA: the programme calls again tomorrow at the earliest.
	ESA   bool
	Hours CallHours
}

const (
	soonAgain    = 2 * time.Hour
	toTheMinutes = 5 * time.Minute
	morningCall  = "10:30"
	noon         = "13:00"
	laterCall    = "15:30"
)

// After returns the day and the time of the next try after a call with this outcome, which nobody answered. Others have
// none: whoever answered says when. now is in the business zone.
func (n NextTry) After(outcome Status, now time.Time) (Day, string) {
	if outcome != StatusRinging && outcome != StatusNotContactable {
		return 0, ""
	}
	today := DayOf(now)
	step := n.Before.after(outcome).Patience
	if soon := roundUp(now.Add(soonAgain)); step == 1 && !n.ESA && n.Hours.holds(soon) && DayOf(soon) == today {
		return today, soon.Format("15:04")
	}
	clock := n.clock(now)
	if step == 2 && !n.ESA && n.Hours.Works(today) && clock > now.Format("15:04") {
		return today, clock
	}
	return n.Hours.on(today, max(1, min(step-2, 3))), clock
}

// Suggesting returns the choice with the next try filled in for each call that nobody answers.
func (c Choice) Suggesting(try NextTry, now time.Time) Choice {
	options := slices.Clone(c.Options)
	for i, o := range options {
		options[i].UsualDay, options[i].UsualTime = try.After(o.Status, now)
	}
	c.Options = options
	return c
}

// clock returns the time of day of a try that is not soon: when the candidate answers best, else the other half of the
// day, within the hours of work.
func (n NextTry) clock(now time.Time) string {
	clock := laterCall
	switch {
	case n.Band != 0:
		clock = fmt.Sprintf("%02d:00", int(n.Band))
	case now.Format("15:04") >= noon:
		clock = morningCall
	}
	return min(max(clock, n.Hours.From), n.Hours.To)
}

// holds reports whether the time is one to call at.
func (h CallHours) holds(at time.Time) bool {
	clock := at.Format("15:04")
	return h.Works(DayOf(at)) && clock >= h.From && clock <= h.To
}

// longestRest is how many days without work in a row are believed; a calendar without working days must not last
// forever.
const longestRest = 60

// on returns the n-th working day after a day.
func (h CallHours) on(day Day, n int) Day {
	for range n {
		day++
		for rest := 0; rest < longestRest && !h.Works(day); rest++ {
			day++
		}
	}
	return day
}

func roundUp(at time.Time) time.Time { return at.Add(toTheMinutes - 1).Truncate(toTheMinutes) }
