package hiring

import (
	"fmt"
	"slices"
	"strings"
	"time"
	_ "time/tzdata" // A business zone must be known on a machine without zone files too.
	"unicode"
	"unicode/utf8"
)

// Setting names a choice that the administration makes for the whole desk. Its value is a line of text, or one for each entry
// of a list.
type Setting string

const (
	BusinessZone Setting = "businessZone"
	MailSender   Setting = "mailSender"
	MailName     Setting = "mailSenderName"
	// EsaLive and EsaTest are the requisitions into which the ESA programme takes people in, by their ids.
	EsaLive Setting = "esaLive"
	EsaTest Setting = "esaTest"
	// ResumeOptional lists the ids of the positions whose candidates need no resume.
	ResumeOptional Setting = "resumeOptional"
	// SourceShown lists the ids of the departments whose requisitions show everybody where a candidate came from.
	SourceShown Setting = "sourceShown"
	// JoiningMailTo lists who gets the mail about a joining date beside the people concerned.
	JoiningMailTo Setting = "joiningMailTo"
	// ScoredFactors lists what an interview is scored by.
	ScoredFactors Setting = "feedbackFactors"
	// StatusLooks lists the statuses by their ids in the order in which they are offered, each with its colour behind a space.
	StatusLooks Setting = "statusLooks"
	// DemoMark says "yes" in the database of the demo company. It has no default, so nobody can change it.
	DemoMark Setting = "demo"
)

// SettingDefaults are the values in force until somebody changes them.
var SettingDefaults = map[Setting]string{
	BusinessZone:   "Asia/Kolkata",
	MailSender:     "muster@localhost.localdomain",
	MailName:       "Muster",
	EsaLive:        "",
	EsaTest:        "",
	ResumeOptional: "",
	SourceShown:    "",
	JoiningMailTo:  "",
	ScoredFactors:  SettingText(FeedbackFactors),
	StatusLooks:    "",
}

const (
	longestSetting    = 200
	mostEntries       = 500
	mostRecipients    = 20
	mostFactors       = 12
	longestFactor     = 60
	badSettingAddress = "Please Enter Valid Email ID"
)

// SettingText is the value of a setting with these entries, and SettingEntries are the entries of such a value.
func SettingText(entries []string) string { return strings.Join(entries, "\n") }

// SettingEntries are those of a list; spaces around them and empty lines do not count.
func SettingEntries(value string) []string {
	entries := []string{}
	for line := range strings.SplitSeq(value, "\n") {
		if line = strings.TrimSpace(line); line != "" {
			entries = append(entries, line)
		}
	}
	return entries
}

// CheckSetting says whether a setting exists and may have the value. Whether an id stands for something is the caller's to see.
func CheckSetting(key Setting, value string) error {
	if _, known := SettingDefaults[key]; !known {
		return Missing()
	}
	switch key {
	case EsaLive, EsaTest:
		return checkLine(value, 0)
	case ResumeOptional, SourceShown:
		return checkEntries(value, 0, mostEntries, "", nil)
	case JoiningMailTo:
		return checkEntries(value, 0, mostRecipients, badSettingAddress, isEmail)
	case StatusLooks:
		return checkLooks(value)
	case ScoredFactors:
		sentence := fmt.Sprintf("A factor has %d characters at most and no comma", longestFactor)
		return checkEntries(value, 1, mostFactors, sentence, isName)
	}
	if err := checkLine(value, 1); err != nil {
		return err
	}
	switch key {
	case BusinessZone:
		if _, err := time.LoadLocation(value); err != nil || value == "Local" {
			return invalid("value", "This is not a time zone; an example is Asia/Kolkata")
		}
	case MailSender:
		if !isEmail(value) {
			return invalid("value", badSettingAddress)
		}
	}
	return nil
}

func checkLine(value string, least int) error {
	if length := utf8.RuneCountInString(value); length < least || length > longestSetting {
		return invalid("value", fmt.Sprintf("A setting needs a value of 1 to %d characters", longestSetting))
	}
	if strings.ContainsFunc(value, unicode.IsControl) {
		return invalid("value", "A setting is a single line of text")
	}
	return nil
}

// checkEntries looks at a list: how many entries it has, that none comes twice, and what each may be.
func checkEntries(value string, least, most int, sentence string, may func(string) bool) error {
	entries := SettingEntries(value)
	switch {
	case SettingText(entries) != value:
		return invalid("value", "A list has one entry on each line")
	case len(entries) < least:
		return invalid("value", "The list needs one entry at least")
	case len(entries) > most:
		return invalid("value", fmt.Sprintf("The list may have %d entries at most", most))
	}
	seen := []string{}
	for _, entry := range entries {
		if slices.ContainsFunc(seen, func(other string) bool { return strings.EqualFold(other, entry) }) {
			return invalid("value", fmt.Sprintf("%s is in the list twice", short(entry)))
		}
		if err := checkLine(entry, 1); err != nil {
			return err
		}
		if may != nil && !may(entry) {
			return invalid("value", sentence)
		}
		seen = append(seen, entry)
	}
	return nil
}

// short is a text as far as a sentence can quote it.
func short(text string) string {
	if runes := []rune(text); len(runes) > longestFactor {
		return string(runes[:longestFactor]) + "…"
	}
	return text
}

// UpdatedSuccessfully is the answer of a change that has no sentence of its own.
const UpdatedSuccessfully = "Updated Successfully"
