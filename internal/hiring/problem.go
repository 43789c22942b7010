package hiring

import "time"

// Kind is the kind of a refusal; the border turns it into a status.
type Kind int

const (
	// Invalid: the input cannot be read, is missing or out of range.
	Invalid Kind = iota + 1
	// Refused: a rule or another person says no.
	Refused
	// Absent: the record asked for does not exist.
	Absent
	// NotSignedIn: nobody is signed in.
	NotSignedIn
	// NotYours: the signed-in user may not.
	NotYours
	// TooOften: too many attempts.
	TooOften
)

// Problem is an error with a sentence for the person who caused it.
type Problem struct {
	Kind Kind
	// Field names the wrong input, in our words; the border translates it to the name that the caller sent.
	Field      string
	Message    string
	RetryAfter time.Duration
}

func (p *Problem) Error() string { return p.Message }

// invalid returns a problem with one input field.
func invalid(field, message string) *Problem {
	return &Problem{Kind: Invalid, Field: field, Message: message}
}

// Refuse returns a problem for a rule that says no.
func Refuse(message string) *Problem { return &Problem{Kind: Refused, Message: message} }

// Missing returns a problem for a record that does not exist.
func Missing() *Problem { return &Problem{Kind: Absent, Message: "Data not available"} }
