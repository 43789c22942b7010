package hiring

import (
	"fmt"
	"slices"
	"time"
)

// What is told of an interview's time while it is being arranged. Nothing of it forbids anything: on walk-in days
// people are booked twice on purpose.
const (
	OutsideWorkTime = "This is outside working time"
	TimeIsOver      = "This time is over today"
)

const (
	// FreeAhead is how far ahead free hours are looked for.
	FreeAhead = 14 * 24 * time.Hour
	freeHours = 3
	// freeGrid is how far apart free hours may begin.
	freeGrid = 30 * time.Minute
)

// PlannedInterview is an interview that somebody is about to arrange.
type PlannedInterview struct {
	// Person is the name of who conducts it.
	Person string
	Start  time.Time
	// Taken is when the person's other pending interviews begin.
	Taken []time.Time
}

// Warnings returns what speaks against its time.
func (p PlannedInterview) Warnings(now time.Time, w WorkTime) []string {
	warnings := []string{}
	for _, other := range p.Taken {
		says := fmt.Sprintf("%s has an interview from %s to %s", p.Person, w.clock(other),
			w.clock(other.Add(InterviewLength)))
		if overlaps(p.Start, other) && !slices.Contains(warnings, says) {
			warnings = append(warnings, says)
		}
	}
	if day := w.dayOf(p.Start); !w.Within(p.Start) || p.Start.Add(InterviewLength).After(w.Closes(day)) {
		warnings = append(warnings, OutsideWorkTime)
	}
	if p.Start.Before(now) && w.dayOf(p.Start) == w.dayOf(now) {
		warnings = append(warnings, TimeIsOver)
	}
	return warnings
}

// FreeHours returns when the next free hours of the person begin, from the planned start on.
func (p PlannedInterview) FreeHours(now time.Time, w WorkTime) (free []time.Time) {
	from := p.Start
	if from.Before(now) {
		from = now
	}
	until := w.dayOf(from.Add(FreeAhead))
	for d := w.dayOf(from); d < until; d++ {
		for t := w.Opens(d); w.Works(d) && !t.Add(InterviewLength).After(w.Closes(d)); t = t.Add(freeGrid) {
			last := len(free) - 1
			if t.Before(from) || p.taken(t) || last >= 0 && overlaps(free[last], t) {
				continue
			}
			if free = append(free, t); len(free) == freeHours {
				return free
			}
		}
	}
	return free
}

func (p PlannedInterview) taken(t time.Time) bool {
	return slices.ContainsFunc(p.Taken, func(other time.Time) bool { return overlaps(t, other) })
}

// overlaps reports whether interviews that begin at these times overlap.
func overlaps(a, b time.Time) bool { return a.Sub(b).Abs() < InterviewLength }

// clock writes a time of day as mails and screens do.
func (w WorkTime) clock(t time.Time) string { return ClockMailed(t.In(w.zone).Format("15:04")) }

// Arranged returns the round whose interview the stage arranges: a call arranges the HR round.
func (s Stage) Arranged() Stage {
	if s == StageCall {
		return StageHR
	}
	return s
}
