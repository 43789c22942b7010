package hiring

import (
	"errors"
	"time"
)

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
	// Faults are all inputs at fault, this one first; empty if there is one at most.
	Faults []Fault
}

// Fault is a wrong input and the sentence about it.
type Fault struct{ Field, Message string }

func (p *Problem) Error() string { return p.Message }

// invalid returns a problem with one input field.
func invalid(field, message string) *Problem {
	return &Problem{Kind: Invalid, Field: field, Message: message}
}

// faults collects what is wrong with several inputs, in the order in which it is told.
type faults []*Problem

// add adds the problem of an input, if it has one.
func (all *faults) add(err error) {
	if problem, ok := errors.AsType[*Problem](err); ok {
		*all = append(*all, problem)
	}
}

// first returns the first problem, which lists them all; nil if there is none.
func (all faults) first() error {
	if len(all) == 0 {
		return nil
	}
	one := *all[0]
	for _, p := range all {
		if len(all) > 1 {
			one.Faults = append(one.Faults, Fault{p.Field, p.Message})
		}
	}
	return &one
}

// Refuse returns a problem for a rule that says no.
func Refuse(message string) *Problem { return &Problem{Kind: Refused, Message: message} }

// Missing returns a problem for a record that does not exist.
func Missing() *Problem { return &Problem{Kind: Absent, Message: "Data not available"} }
