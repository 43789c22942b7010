// Package letter is the wording of everything that leaves the house: facts in, message out. Composers are pure; they
// know no store, no clock and no setting.
package letter

import "muster/internal/outreach"

// Message is what a composer writes. Who sends it is added when it is queued; its channel follows from its cause.
type Message struct {
	Cause Cause
	// CauseID names what the message is about, as the table of causes says.
	CauseID              string
	To, Cc               []string
	Subject, HTML, Plain string
	// Calendar is a calendar file; most messages have none.
	Calendar string
}

// Reachable leaves out the messages that have nobody to go to.
func Reachable(messages ...Message) (reachable []Message) {
	for _, m := range messages {
		if len(m.To) > 0 {
			reachable = append(reachable, m)
		}
	}
	return reachable
}

// to is the list of receivers that has one person, or nobody when the person has no address.
func to(person outreach.Person) []string {
	if person.Address == "" {
		return nil
	}
	return []string{person.Address}
}
