package hiring

import (
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"
)

// FormStep is one of the five steps of a candidate's form.
type FormStep string

const (
	StepBasic         FormStep = "basic"
	StepEducation     FormStep = "education"
	StepExperience    FormStep = "experience"
	StepCertification FormStep = "certification"
	StepOther         FormStep = "other"
)

// FormSteps lists the steps in their order.
var FormSteps = []FormStep{StepBasic, StepEducation, StepExperience, StepCertification, StepOther}

// Sentences of the candidate's form.
const (
	AllFieldsRequired = "Please All Fields Are Required"
	ChooseFromList    = "Please choose from the list"
	FormClosed        = "This form is closed; please ask your recruiter."
	FormClosedByOffer = "The candidate's form is closed since the offer was sent"
	FormEditedByElse  = "This was changed elsewhere meanwhile. Please look again."
	ProfileAdded      = "Successfully Added"
	RowAdded          = "Added Successfully"
	RowDeleted        = "Deleted Successfully"
	StepMarked        = "Step completed"
	FormIsFinished    = "All steps completed - you're finished"
	NoSuchStep        = "There is no such step"
	StepNotSaved      = "Please save this step first"
	DraftKept         = "Draft kept"
	DraftTooLong      = "This is too long to be kept"
	TooManyRows       = "There may be 20 rows at most"
	LongTextTooLong   = "This may have 2,000 characters at most"
	// DraftLimit is how many bytes of unfinished typing are kept for a step.
	DraftLimit      = 20_000
	mostRows        = 20
	longestLongText = 2000
)

// CheckStep checks that the step exists.
func CheckStep(step FormStep) error {
	if !slices.Contains(FormSteps, step) {
		return invalid("step", NoSuchStep)
	}
	return nil
}

// CheckMark checks that a step can be marked complete. A table may be empty, a form may not.
func CheckMark(step FormStep, saved bool) error {
	if (step == StepBasic || step == StepOther) && !saved {
		return Refuse(StepNotSaved)
	}
	return CheckStep(step)
}

// CheckDraft checks whether unfinished typing can be kept.
func CheckDraft(step FormStep, body string) error {
	if len(body) > DraftLimit {
		return invalid("body", DraftTooLong)
	}
	return CheckStep(step)
}

// FormIsClosed reports whether the candidate only reads the form: the offer rests on what it says.
func FormIsClosed(live, offerSent bool) bool { return live && offerSent }

// SeesWholeProfile reports whether the user sees all that a candidate tells about themself. Others do without date of
// birth, marital status, blood group, gender, address, family and salaries: that is not needed to judge.
func SeesWholeProfile(u User, worksOnCandidate bool) bool {
	return SeesEveryCandidate(u) || worksOnCandidate
}

// Placing is what becomes of a row that was typed.
type Placing int

const (
	// RowAdds is a new row, RowReplaces one in place of another, RowStays one that is there already.
	RowAdds Placing = iota
	RowReplaces
	RowStays
)

// RowFacts is what the rules need to know of a row of a table.
type RowFacts struct {
	ID      string
	Version int64
	// Same is set if the row says what was typed.
	Same bool
}

// PlaceRow says what becomes of a row with this id; an id of no row here is ignored. seen is the version that was read,
// nil if none was sent. A row that is there already was sent twice, after a lost answer.
func PlaceRow(rows []RowFacts, id string, seen *int64) (Placing, error) {
	at := slices.IndexFunc(rows, func(r RowFacts) bool { return r.ID == id })
	switch {
	case at >= 0 && rows[at].Same:
		return RowStays, nil
	case at >= 0:
		return RowReplaces, CheckSeen(seen, rows[at].Version)
	case slices.ContainsFunc(rows, func(r RowFacts) bool { return r.Same }):
		return RowStays, nil
	case len(rows) >= mostRows:
		return RowAdds, Refuse(TooManyRows)
	}
	return RowAdds, nil
}

// CheckSeen refuses a change of what was changed meanwhile, by somebody else or on a second phone of the candidate.
// Without a version the last one wins.
func CheckSeen(seen *int64, version int64) error {
	if seen != nil && *seen != version {
		return Refuse(FormEditedByElse)
	}
	return nil
}

// profileText is a text field of a step.
type profileText struct {
	field    string
	text     *string
	required bool
	most     int
}

// checkTexts trims the texts, and refuses the first that is missing, then the first that is too long.
func checkTexts(texts []profileText) error {
	for _, t := range texts {
		*t.text = strings.TrimSpace(strings.ToValidUTF8(*t.text, ""))
		if t.required && isBlank(*t.text) {
			return invalid(t.field, AllFieldsRequired)
		}
	}
	for _, t := range texts {
		most, sentence := longestCandidateText, CandidateTextTooLong
		if t.most != 0 {
			most, sentence = t.most, LongTextTooLong
		}
		if utf8.RuneCountInString(*t.text) > most {
			return invalid(t.field, sentence)
		}
	}
	return nil
}

// monthText returns the month of a day as YYYY-MM, which sorts as text.
func monthText(d Day) string { return d.String()[:len("2006-01")] }

// isMonth reports whether the text is a month, YYYY-MM.
func isMonth(text string) bool {
	t, err := time.Parse("2006-01", text)
	return err == nil && t.Year() >= firstYear && t.Year() <= lastYear
}

// YearsTold returns the years of experience with which a text of the record begins, as the form asks for them: a
// record may say "4 years". It is empty if the text does not begin with any.
func YearsTold(text string) string {
	first, _, _ := strings.Cut(strings.TrimSpace(text), " ")
	if _, ok := parseYears(first); !ok {
		return ""
	}
	return first
}

const mostYears = 60

// parseYears reads years of experience, 0 to 60, with a fraction perhaps.
func parseYears(text string) (years float64, ok bool) {
	if strings.ContainsFunc(text, func(c rune) bool { return c != '.' && (c < '0' || c > '9') }) {
		return 0, false
	}
	years, err := strconv.ParseFloat(text, 64)
	return years, err == nil && years <= mostYears
}
