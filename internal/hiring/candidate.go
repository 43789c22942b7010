package hiring

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Sentences about a candidate's details.
const (
	AllFieldsCompulsary  = "All Fields Are Compulsary!!"
	ValidMobileNumber    = "Please Enter valid Mobile Number"
	ExperiencedOrWorking = "Please choose either Experienced or Is Working"
	CandidateTextTooLong = "This may have 200 characters at most"
	longestCandidateText = 200
)

// NewCandidate is what was typed to add a candidate.
type NewCandidate struct {
	Name, Mobile, Email, Address, State, City, Source string
	RelevantExperience, Experience, NoticePeriod      string
	CurrentDesignation, CurrentCompany                string
	CurrentGross                                      Salary
	IsExperienced, IsWorking                          bool
}

// MobileKey returns the key that identifies a mobile: its last ten digits, however it was written; empty if it has
// fewer.
func MobileKey(text string) string {
	digits := strings.Map(func(c rune) rune {
		if c < '0' || c > '9' {
			return -1
		}
		return c
	}, text)
	if len(digits) < mobileDigits {
		return ""
	}
	return digits[len(digits)-mobileDigits:]
}

// CandidateName keeps the letters and spaces of a name, as the form does, with single spaces. A combining mark belongs
// to its letter; invisible characters, such as the rest of an emoji, would make a second name that looks the same.
func CandidateName(text string) string {
	onLetter := false
	kept := strings.Map(func(c rune) rune {
		switch {
		case isUnseen(c):
			return -1
		case unicode.IsLetter(c) || onLetter && unicode.IsMark(c):
			onLetter = true
			return c
		case unicode.IsSpace(c):
			onLetter = false
			return ' '
		}
		onLetter = false
		return -1
	}, strings.ToValidUTF8(text, ""))
	return strings.Join(strings.Fields(kept), " ")
}

// Checked returns the candidate as stored, or why it cannot be stored. Mobile and e-mail are replaced by their keys.
func (c NewCandidate) Checked() (NewCandidate, error) {
	c.Name, c.Email = CandidateName(c.Name), EmailKey(c.Email)
	for _, f := range c.texts() {
		*f.text = strings.TrimSpace(strings.ToValidUTF8(*f.text, ""))
		if f.required && isBlank(*f.text) {
			return c, invalid(f.field, AllFieldsCompulsary)
		}
	}
	switch {
	case !IsMobile(c.Mobile):
		return c, invalid("mobile", ValidMobileNumber)
	case c.Email != "" && candidateEmailFault(c.Email) != "":
		return c, invalid("email", candidateEmailFault(c.Email))
	case c.IsExperienced && c.IsWorking:
		return c, invalid("working", ExperiencedOrWorking)
	}
	var err error
	if c.CurrentGross, err = checkedSalary("currentGross", c.CurrentGross, Salary{}); err != nil {
		return c, err
	}
	if err := checkPlace(c.State, c.City); err != nil {
		return c, err
	}
	for _, f := range c.texts() {
		if utf8.RuneCountInString(*f.text) > longestCandidateText {
			return c, invalid(f.field, CandidateTextTooLong)
		}
	}
	return c, nil
}

type candidateText struct {
	field    string
	text     *string
	required bool
}

func (c *NewCandidate) texts() []candidateText {
	return []candidateText{
		{"name", &c.Name, true}, {"mobile", &c.Mobile, true}, {"source", &c.Source, true},
		{"state", &c.State, true}, {"city", &c.City, true}, {"email", &c.Email, false},
		{"address", &c.Address, false}, {"relevantExperience", &c.RelevantExperience, false},
		{"experience", &c.Experience, false},
		{"noticePeriod", &c.NoticePeriod, false}, {"currentGross", &c.CurrentGross.Rupees, false},
		{"currentDesignation", &c.CurrentDesignation, false}, {"currentCompany", &c.CurrentCompany, false},
	}
}
