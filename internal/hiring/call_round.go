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

// PromisesCall reports whether a candidate with this status was told when to expect the call that is waited for.
func PromisesCall(what string, status Status) bool {
	return what == WhatCallAgain && status == StatusCallBack
}

// RoundFacts is what the order of the round depends on.
type RoundFacts struct {
	ApplicationID string
	// First: this is the first call, to a new candidate or a number that was corrected.
	First bool
	// Promised: the candidate was told when.
	Promised bool
	Since    time.Time
	// TAT is the requisition's target closure date. Only the order of first calls depends on it.
	TAT   Day
	Calls int
	Band  CallBand
}

// Group returns where in the round the candidate comes, at this hour of the day.
func (f RoundFacts) Group(hour int) RoundGroup {
	switch {
	case f.First:
		return RoundNew
	case f.Promised:
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
		order = cmp.Compare(f.TAT, other.TAT)
	case RoundBand, RoundAgain:
		order = cmp.Compare(f.Calls, other.Calls)
	}
	return cmp.Or(order, f.Since.Compare(other.Since), cmp.Compare(f.ApplicationID, other.ApplicationID))
}
