package hiring

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Sentences about reference candidates.
const (
	AllFieldsMandatory    = "All the fields are mandatory!"
	ValidReferenceNumber  = "Please enter valid number!"
	ReferenceAdded        = "Candidate added successfully!"
	ReferenceExperience   = "Experience is a number of years from 0 to 60"
	ChooseReferenceCity   = "Please choose a city of the list"
	ChooseReferenceSource = "Please choose a source of the list"
	UnknownPosition       = "There is no such position"
	mostReferenceYears    = 60
	mostSuitable          = 20
	TooManySuitable       = "Please choose 20 at most"
)

// ReferenceCandidate is somebody whom a user recommends: a candidate without an application and without an owner.
type ReferenceCandidate struct {
	Name, Mobile, Email, Experience, Education, City, Source string
	// Positions and Departments are the ids or names of those that the candidate is suitable for.
	Positions, Departments []string
}

// Checked returns the reference candidate as stored, or why it cannot be stored.
func (c ReferenceCandidate) Checked() (ReferenceCandidate, error) {
	c.Name, c.Email = CandidateName(c.Name), EmailKey(c.Email)
	texts := []struct {
		field string
		text  *string
	}{
		{"name", &c.Name}, {"email", &c.Email}, {"mobile", &c.Mobile}, {"experience", &c.Experience},
		{"education", &c.Education}, {"city", &c.City}, {"source", &c.Source},
	}
	for _, f := range texts {
		if *f.text = strings.TrimSpace(strings.ToValidUTF8(*f.text, "")); isBlank(*f.text) {
			return c, invalid(f.field, AllFieldsMandatory)
		}
	}
	c.Positions, c.Departments = chosenOnce(c.Positions), chosenOnce(c.Departments)
	switch {
	case len(c.Positions) == 0:
		return c, invalid("positions", AllFieldsMandatory)
	case len(c.Departments) == 0:
		return c, invalid("departments", AllFieldsMandatory)
	case len(c.Positions) > mostSuitable:
		return c, invalid("positions", TooManySuitable)
	case len(c.Departments) > mostSuitable:
		return c, invalid("departments", TooManySuitable)
	case !IsMobile(c.Mobile):
		return c, invalid("mobile", ValidReferenceNumber)
	case candidateEmailFault(c.Email) != "":
		return c, invalid("email", candidateEmailFault(c.Email))
	case !isYears(c.Experience):
		return c, invalid("experience", ReferenceExperience)
	case stateOf(c.City) == "":
		return c, invalid("city", ChooseReferenceCity)
	}
	for _, f := range texts {
		if utf8.RuneCountInString(*f.text) > longestCandidateText {
			return c, invalid(f.field, CandidateTextTooLong)
		}
	}
	return c, nil
}

// State returns the state in which the reference candidate's city lies.
func (c ReferenceCandidate) State() string { return stateOf(c.City) }

// stateOf returns the state of a city, empty if the city is not in the list.
func stateOf(city string) string {
	at := slices.IndexFunc(Places, func(p Place) bool { return p.City == city })
	if at < 0 {
		return ""
	}
	return Places[at].State
}

// chosenOnce drops what is empty or repeated.
func chosenOnce(chosen []string) []string {
	var once []string
	for _, one := range chosen {
		if one = strings.TrimSpace(one); one != "" && !slices.Contains(once, one) {
			once = append(once, one)
		}
	}
	return once
}

// isYears reports whether the text is a number of years that somebody can have worked, with one decimal at most.
func isYears(text string) bool {
	whole, part, dotted := strings.Cut(text, ".")
	n, err := strconv.Atoi(whole)
	if err != nil || strings.ContainsAny(whole, "+-") {
		return false
	}
	if dotted && (len(part) != 1 || part < "0" || part > "9") {
		return false
	}
	return n < mostReferenceYears || n == mostReferenceYears && (!dotted || part == "0")
}
