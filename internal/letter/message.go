// Package letter is the wording of every message that Muster sends: facts in, message out. Composers are pure; they
// know no store, no clock and no setting.
package letter

import "muster/internal/outreach"

// Message is what a composer returns. Queueing adds the sender; the channel follows from the cause.
type Message struct {
	Cause Cause
	// CauseID is the id of the record that the message is about, of the kind in the table of causes.
	CauseID              string
	To, Cc               []string
	Subject, HTML, Plain string
	// Calendar is a calendar file; most messages have none.
	Calendar string
	// File is attached; most messages have none.
	File *File
	// CandidateID is set if the message is written to a candidate; it is then listed with them, under Title.
	// RequisitionID is empty if it is about no requisition.
	CandidateID, RequisitionID, Title string
}

// File is what a message brings, a table as CSV.
type File struct{ Name, Content string }

// Reachable drops the messages without a recipient.
func Reachable(messages ...Message) (reachable []Message) {
	for _, m := range messages {
		if len(m.To) > 0 {
			reachable = append(reachable, m)
		}
	}
	return reachable
}

// to returns a list with one recipient, or none if the person has no address.
func to(person outreach.Person) []string {
	if person.Address == "" {
		return nil
	}
	return []string{person.Address}
}
