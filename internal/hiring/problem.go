package hiring

import "time"

// Kind says what sort of no an answer is; the border turns it into a status.
type Kind int

const (
	// Invalid: what was sent cannot be read, is missing or out of range.
	Invalid Kind = iota + 1
	// Refused: a rule or another person says no.
	Refused
	// Absent: what was asked for does not exist.
	Absent
	// NotSignedIn: nobody is signed in.
	NotSignedIn
	// NotYours: somebody is signed in, but may not.
	NotYours
	// TooOften: the same was tried too many times.
	TooOften
)

// Problem is an error with a sentence for the person who caused it.
type Problem struct {
	Kind Kind
	// Field names what was sent wrongly, in our words; the border gives it back under the name that the caller sent.
	Field      string
	Message    string
	RetryAfter time.Duration
}

func (p *Problem) Error() string { return p.Message }

// invalid is a problem with one field of what was sent.
func invalid(field, message string) *Problem {
	return &Problem{Kind: Invalid, Field: field, Message: message}
}

// Refuse is a problem in which a rule says no.
func Refuse(message string) *Problem { return &Problem{Kind: Refused, Message: message} }

// Missing is a problem in which what was asked for does not exist.
func Missing() *Problem { return &Problem{Kind: Absent, Message: "Data not available"} }
