package hiring

import "strings"

// Setting names a choice that the administration makes for the whole desk. Its value is a line of text, or one for
// each entry of a list.
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
	// StatusLooks lists the statuses by their ids in the order in which they are offered, each with its colour behind
	// a space.
	StatusLooks Setting = "statusLooks"
	// DemoMark says "yes" in the database of the demo company. It is not in the table, so nobody can change it.
	DemoMark Setting = "demo"
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

// UpdatedSuccessfully is the answer of a change that has no sentence of its own.
const UpdatedSuccessfully = "Updated Successfully"
