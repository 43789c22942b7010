package hiring

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// Sentences about editing a candidate.
const (
	CandidateUpdated      = "Candidate Details Updated Succesfully"
	ValidNumberEdited     = "Please Enter Valid Number!!"
	ResumeMissingFresher  = "Please upload resume!!"
	ResumeMissing         = "Please upload resume!"
	CandidateEditedByElse = "Somebody else has changed this candidate. Please look again."
)

// noResumePositions are the positions that never need a resume; administrators may add others.
var noResumePositions = []string{"CP", "PAP", "Lab Assistant"}

// NeedsResume reports whether candidates for the position need a resume; exempt means that the administrators exempted
// it.
func NeedsResume(position string, esa, exempt bool) bool {
	return !exempt && !esa && !slices.Contains(noResumePositions, position)
}

// EditedCandidate is what was typed to edit a candidate.
type EditedCandidate struct {
	NewCandidate
	// Fresher is set if the requisition asks for freshers, whose form does not ask about work.
	Fresher bool
	// ResumeNeeded is set if the position needs a resume and none is stored.
	ResumeNeeded bool
	// PositionWantsResume is set if the position needs a resume, stored or not.
	PositionWantsResume bool
	// Resume is the uploaded file, nil if there is none.
	Resume []byte
	// ResumeLimit is what the file has to stay under.
	ResumeLimit ResumeLimit
	// Former is the place that is stored. It may be kept even if it is not in the list.
	Former Place
	// FormerGross is the salary that is stored.
	FormerGross Salary
}

// Checked returns the candidate as stored, or why it cannot be stored.
func (c EditedCandidate) Checked() (EditedCandidate, error) {
	c.Name, c.Email = CandidateName(c.Name), EmailKey(c.Email)
	for _, f := range c.texts() {
		*f.text = strings.TrimSpace(strings.ToValidUTF8(*f.text, ""))
	}
	switch {
	case !IsMobile(c.Mobile):
		return c, invalid("mobile", ValidNumberEdited)
	case candidateEmailFault(c.Email) != "":
		return c, invalid("email", candidateEmailFault(c.Email))
	case c.IsExperienced && c.IsWorking:
		return c, invalid("working", ExperiencedOrWorking)
	}
	for _, f := range c.texts() {
		switch {
		case isBlank(*f.text) && c.requires(f.field):
			return c, invalid(f.field, AllFieldsCompulsary)
		case utf8.RuneCountInString(*f.text) > longestCandidateText:
			return c, invalid(f.field, CandidateTextTooLong)
		}
	}
	var err error
	if c.CurrentGross, err = checkedSalary("currentGross", c.CurrentGross, c.FormerGross); err != nil {
		return c, err
	}
	if (Place{c.State, c.City}) != c.Former {
		if err := checkPlace(c.State, c.City); err != nil {
			return c, err
		}
	}
	if c.Resume != nil {
		return c, CheckResume(c.Resume, c.ResumeLimit)
	}
	if c.ResumeNeeded {
		if c.Fresher {
			return c, invalid("resume", ResumeMissingFresher)
		}
		return c, invalid("resume", ResumeMissing)
	}
	return c, nil
}

// requires reports whether the field is compulsory in this form.
func (c EditedCandidate) requires(field string) bool {
	switch field {
	case "name", "address":
		return true
	case "state", "city":
		return c.PositionWantsResume
	case "relevantExperience", "experience", "noticePeriod", "currentGross", "currentDesignation", "currentCompany":
		return !c.Fresher
	}
	return false
}
