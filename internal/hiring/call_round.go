package hiring

import (
	"cmp"
	"time"
)

// RoundAhead is how soon before its time a call comes up in the round.
const RoundAhead = 5 * time.Minute

// CandidateSkipped is told to whoever leaves a candidate out of their round.
const CandidateSkipped = "Skipped until tomorrow"

// RoundEmpty answers who has called everybody.
const RoundEmpty = "No calls left today"

// RoundGroup is why somebody is called at this point of the round.
type RoundGroup string

const (
	// RoundPromised: the candidate was told when.
	RoundPromised RoundGroup = "promised"
	// RoundBand: the candidate answers best at this time of day.
	RoundBand RoundGroup = "band"
	// RoundNew: nobody has called yet.
	RoundNew   RoundGroup = "new"
	RoundAgain RoundGroup = "again"
)

var roundOrder = map[RoundGroup]int{RoundPromised: 0, RoundBand: 1, RoundNew: 2, RoundAgain: 3}

// RoundFacts is what the order of the round depends on.
type RoundFacts struct {
	ApplicationID string
	Status        Status
	// First: this is the first call, to a new candidate or a number that was corrected.
	First bool
	Since time.Time
	// TAT is the requisition's target closure date, 0 if it has none.
	TAT   Day
	Calls int
	Band  CallBand
}

// Group returns where in the round the candidate comes, at this hour of the day.
func (f RoundFacts) Group(hour int) RoundGroup {
	switch {
	case f.First:
		return RoundNew
	case f.Status == StatusCallBack:
		return RoundPromised
	case f.Band != 0 && f.Band == BandOf(hour):
		return RoundBand
	}
	return RoundAgain
}

// Compare returns which of two candidates is called first.
func (f RoundFacts) Compare(other RoundFacts, hour int) int {
	group := f.Group(hour)
	if order := cmp.Compare(roundOrder[group], roundOrder[other.Group(hour)]); order != 0 {
		return order
	}
	order := 0
	switch group {
	case RoundNew:
		order = cmp.Compare(f.lastDay(), other.lastDay())
	case RoundBand, RoundAgain:
		order = cmp.Compare(f.Calls, other.Calls)
	}
	return cmp.Or(order, f.Since.Compare(other.Since), cmp.Compare(f.ApplicationID, other.ApplicationID))
}

// lastDay is the target closure date; a requisition without one is never the most urgent.
func (f RoundFacts) lastDay() Day {
	if f.TAT == 0 {
		return DateOf(lastYear, time.December, 31)
	}
	return f.TAT
}
