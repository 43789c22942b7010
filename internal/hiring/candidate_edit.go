package hiring

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// The answers of editing a candidate.
const (
	CandidateUpdated      = "Candidate Details Updated Succesfully"
	ValidNumberEdited     = "Please Enter Valid Number!!"
	ResumeMissingFresher  = "Please upload resume!!"
	ResumeMissing         = "Please upload resume!"
	CandidateEditedByElse = "Somebody else has changed this candidate. Please look again."
)

// noResumePositions are the positions that need no resume by their name; the administration may name further ones.
var noResumePositions = []string{"CP", "PAP", "Lab Assistant"}

// NeedsResume says whether candidates for the position need a resume; exempt says that the administration named it as
// one without.
func NeedsResume(position string, esa, exempt bool) bool {
	return !exempt && !esa && !slices.Contains(noResumePositions, position)
}

// EditedCandidate is what was typed to change what is known of a candidate.
type EditedCandidate struct {
	NewCandidate
	// Fresher: the requisition asks for freshers, whose form does not ask about work.
	Fresher bool
	// ResumeNeeded: the position wants one, and none is stored.
	ResumeNeeded bool
	// PositionWantsResume says so whether one is stored or not.
	PositionWantsResume bool
	// Resume is the file that came along, nil when none did.
	Resume []byte
}

// Checked is the candidate as they are kept, or the reason why they cannot be.
func (c EditedCandidate) Checked() (EditedCandidate, error) {
	c.Name, c.Email = CandidateName(c.Name), EmailKey(c.Email)
	for _, f := range c.texts() {
		*f.text = strings.TrimSpace(strings.ToValidUTF8(*f.text, ""))
	}
	switch {
	case !IsMobile(c.Mobile):
		return c, invalid("mobile", ValidNumberEdited)
	case !isCandidateEmail(c.Email):
		return c, invalid("email", ValidEmail)
	case c.IsExperienced && c.IsWorking:
		return c, invalid("working", ExperiencedOrWorking)
	}
	for _, f := range c.texts() {
		switch {
		case isBlank(*f.text) && c.asks(f.field):
			return c, invalid(f.field, AllFieldsCompulsary)
		case utf8.RuneCountInString(*f.text) > longestCandidateText:
			return c, invalid(f.field, CandidateTextTooLong)
		}
	}
	if c.Resume != nil {
		return c, CheckResume(c.Resume)
	}
	if c.ResumeNeeded {
		if c.Fresher {
			return c, invalid("resume", ResumeMissingFresher)
		}
		return c, invalid("resume", ResumeMissing)
	}
	return c, nil
}

// asks says whether the form asks for the field as compulsory.
func (c EditedCandidate) asks(field string) bool {
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
