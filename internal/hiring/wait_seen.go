package hiring

import (
	"slices"
	"time"
)

// WaitSeen is a wait as people read it now.
type WaitSeen struct {
	Wait
	State WaitState
	// Words is what has to be done, and Person the name of who has to; empty where anybody of the party may.
	Words, Person string
}

// Seen returns the wait as people read it now, with the name of its person.
func (w Wait) Seen(person string, now time.Time, s WaitSettings) WaitSeen {
	return WaitSeen{w, w.State(now, s), w.WhatOn(s.Work.Today(now)), person}
}

// ParseWaitingOn reads a party from an address; empty is none.
func ParseWaitingOn(text string) (Party, error) {
	if party := Party(text); text == "" || slices.Contains(Parties, party) {
		return party, nil
	}
	return "", invalid("waitingOn", UnknownParty)
}
