package hiring

import (
	"slices"
	"time"
)

// Sentences of the ESA programme's public page.
const (
	ProgrammeNotTaking = "The programme is not taking applications at the moment."
	TryAgainPlease     = "Something went wrong! Please try again"
	// EsaLink stands where the name of who added a candidate would.
	EsaLink = "ESA link"
	// AppliedByLink takes the day.
	AppliedByLink = "Applied by the ESA link on %s"
)

// TypedAge is how long what was typed on the public page is kept beside the record.
const TypedAge = 90 * 24 * time.Hour

// leastTyping is how long a person takes at least to fill in the page.
const leastTyping = 3 * time.Second

// CheckTyped returns why what was sent cannot come from a person: the field that nobody sees is filled in, or the page
// was open for too short a time.
func CheckTyped(trap string, open time.Duration) error {
	if trap != "" || open < leastTyping {
		return Refuse(TryAgainPlease)
	}
	return nil
}

// LinkCase is what becomes of what somebody sent through the programme's link. The answer to all of them is the same.
type LinkCase string

const (
	// LinkAdds: nobody knows the candidate; they are added, without an owner.
	LinkAdds LinkCase = "added"
	// LinkRemaps: a known candidate who is not at work is mapped, without an owner.
	LinkRemaps LinkCase = "re-mapped"
	// LinkNotes: the candidate is at work elsewhere; nothing moves, and the owner is told.
	LinkNotes LinkCase = "at work elsewhere"
	// LinkIgnores: the candidate is in the programme, was in this requisition and is at work nowhere, was rejected in
	// the programme, or is blacklisted.
	LinkIgnores LinkCase = "ignored"
)

// LinkMapping is the effect of what somebody sent through the link.
type LinkMapping struct {
	Case LinkCase
	// Mapping is what LinkAdds and LinkRemaps begin and end. Nobody acts in it.
	Mapping
	// At is the application at which LinkNotes found the candidate.
	At Application
}

// ApplyByLink decides about somebody who applies through the programme's link. applications are all that a known
// candidate ever had.
func (t Target) ApplyByLink(known, blacklisted bool, applications []Application, now time.Time) (LinkMapping, error) {
	if !t.TakesByLink() {
		return LinkMapping{}, Refuse(ProgrammeNotTaking)
	}
	if !known {
		return LinkMapping{Case: LinkAdds, Mapping: Mapping{Begun: t.begin(User{}, StatusNew, now)}}, nil
	}
	ignored := func(a Application) bool {
		return a.Blacklisted || a.EsaRejected() || a.Requisition.ESA && a.atWork()
	}
	if blacklisted || slices.ContainsFunc(applications, ignored) {
		return LinkMapping{Case: LinkIgnores}, nil
	}
	if at := slices.IndexFunc(applications, Application.atWork); at >= 0 {
		return LinkMapping{Case: LinkNotes, At: applications[at]}, nil
	}
	there := func(a Application) bool { return a.Requisition.ID == t.Requisition.ID }
	if slices.ContainsFunc(applications, there) {
		return LinkMapping{Case: LinkIgnores}, nil
	}
	m := LinkMapping{Case: LinkRemaps, Mapping: Mapping{Begun: t.begin(User{}, StatusRemap, now)}}
	for _, a := range applications {
		if a.Live() {
			e := a.event(User{}, Aside, StatusRemap, "", now)
			e.OwnerID = a.OwnerID
			m.Ended = append(m.Ended, e)
		}
	}
	return m, nil
}

// TakesByLink reports whether the requisition takes applications through the programme's link.
func (t Target) TakesByLink() bool {
	return t.Requisition.ESA && !slices.Contains(addingLocked, t.Requisition.Status)
}

// atWork reports whether somebody works on the application, or the candidate has joined through it.
func (a Application) atWork() bool { return a.Live() && !a.Closed() || a.Joined() }

// ConnectedStatuses lists the outcomes of a call that reached the candidate. Such a call verifies what was typed.
func ConnectedStatuses() []Status {
	var connected []Status
	for _, rule := range RulesOf(StageCall, true) {
		if !rule.Unreached && !slices.Contains(connected, rule.Status) {
			connected = append(connected, rule.Status)
		}
	}
	return connected
}
