package hiring

import "strings"

// Setting is the key of a company-wide setting. Its value is a line of text, or one line for each entry of a list.
type Setting string

const (
	BusinessZone Setting = "businessZone"
	MailSender   Setting = "mailSender"
	MailName     Setting = "mailSenderName"
	// EsaLive and EsaTest are the ids of the requisitions that the ESA programme recruits for.
	EsaLive Setting = "esaLive"
	EsaTest Setting = "esaTest"
	// ResumeOptional lists the ids of the positions whose candidates need no resume.
	ResumeOptional Setting = "resumeOptional"
	// SourceShown lists the ids of the departments whose requisitions show every user a candidate's source.
	SourceShown Setting = "sourceShown"
	// JoiningMailTo lists additional recipients of the mail about a joining date.
	JoiningMailTo Setting = "joiningMailTo"
	// ScoredFactors lists the factors that interviews are scored by.
	ScoredFactors Setting = "feedbackFactors"
	// StatusLooks lists the ids of the statuses in the order they are offered, each followed by a space and its colour.
	StatusLooks Setting = "statusLooks"
	// ConsentText is what candidates agree to before they enter anything; it names the company and the contact.
	ConsentText Setting = "consentText"
	// CompanyName is how candidates know the company.
	CompanyName Setting = "companyName"
	// PrivacyContact is whom candidates ask about what is kept of them.
	PrivacyContact Setting = "privacyContact"
	// SecurityContact is where strangers report a weakness, which security.txt names.
	SecurityContact Setting = "securityContact"
	// EducationLevels lists the levels of education of the candidate's form.
	EducationLevels Setting = "educationLevels"
	// CompressPDF is the address of a page on which candidates can make a PDF smaller.
	CompressPDF Setting = "compressPdfUrl"
	// ResumeKB is the size that a resume has to stay under, in kB.
	ResumeKB Setting = "resumeKB"
	// CampaignEsa, CampaignOnboarding and CampaignPartTime are the names of campaigns at the messaging service;
	// CampaignCase decides which of them a candidate gets.
	CampaignEsa        Setting = "campaignEsa"
	CampaignOnboarding Setting = "campaignOnboarding"
	CampaignPartTime   Setting = "campaignPartTime"
	// CampaignMedia is the address of the picture or document that a campaign shows.
	CampaignMedia Setting = "campaignMedia"
	// CampaignLanguage is the code of the language in which the campaigns are written.
	CampaignLanguage Setting = "campaignLanguage"
	// CallReasons lists what is often noted after a call.
	CallReasons Setting = "callReasons"
	// CallTarget and ShortlistedTarget are what a recruiter is to reach in a day.
	CallTarget        Setting = "dailyCalls"
	ShortlistedTarget Setting = "dailyShortlisted"
	// WorkDays lists the weekdays on which people work, WorkHours says from when to when, and Holidays lists the days on
	// which they do not.
	WorkDays  Setting = "workDays"
	WorkHours Setting = "workHours"
	Holidays  Setting = "holidays"
	// SLAHours lists within how many hours of work each thing has to be done.
	SLAHours Setting = "slaHours"
	// SleepDays is after how many days a candidate whom nobody calls counts as asleep.
	SleepDays Setting = "sleepDays"
	// TouchFirst, TouchEvery and TouchBefore say when recruiters ask candidates who accepted how it stands.
	TouchFirst  Setting = "touchFirst"
	TouchEvery  Setting = "touchEvery"
	TouchBefore Setting = "touchBefore"

	// DemoMark is "yes" in the demo company's database. It is not in the table, so it cannot be changed.
	DemoMark Setting = "demo"
)

// SettingText returns the value of a setting with these entries.
func SettingText(entries []string) string { return strings.Join(entries, "\n") }

// SettingEntries returns the entries of a list's value, without surrounding spaces and empty lines.
func SettingEntries(value string) []string {
	entries := []string{}
	for line := range strings.SplitSeq(value, "\n") {
		if line = strings.TrimSpace(line); line != "" {
			entries = append(entries, line)
		}
	}
	return entries
}

// UpdatedSuccessfully answers a change that has no sentence of its own.
const UpdatedSuccessfully = "Updated Successfully"
