package hiring

import (
	"fmt"
	"regexp"
	"slices"
	"time"
	_ "time/tzdata" // A business zone must be known on a machine without zone files too.
)

// SettingRule is one row of the table of settings: everything known about a setting without the database.
type SettingRule struct {
	Key Setting
	// Default is the value until it is changed.
	Default string
	// Check refuses an invalid value. The use case checks that its ids exist.
	Check func(value string) error
	// Refers is what the ids in the value refer to.
	Refers Reference
	// Mark is set on the requisition that the setting names.
	Mark EsaMark
}

// Reference is what the ids in a setting's value refer to.
type Reference int

const (
	ToNothing Reference = iota
	ToPositions
	ToDepartments
	ToStatuses
	// ToEsaRequisition is a requisition that the ESA programme recruits for.
	ToEsaRequisition
)

// Settings lists every setting that can be changed.
var Settings = []SettingRule{
	{Key: BusinessZone, Default: "Asia/Kolkata", Check: line("This is not a time zone; an example is Asia/Kolkata",
		isZone)},
	{Key: CallReasons, Default: SettingText(defaultReasons), Check: list(0, mostReasons, badReason, isReason)},
	{Key: CampaignEsa, Default: "esa_link", Check: line("", anything)},
	{Key: CampaignLanguage, Default: "en", Check: line(badLanguage, languageCode.MatchString)},
	{Key: CampaignMedia, Check: checkWebAddress},
	{Key: CampaignOnboarding, Default: "esa_onboarding", Check: line("", anything)},
	{Key: CampaignPartTime, Default: "esa_onboarding_part_time", Check: line("", anything)},
	{Key: CompanyName, Default: "The company", Check: line("", anything)},
	{Key: CompressPDF, Default: SmallerPDFPage, Check: checkSmallerPDF},
	{Key: ConsentText, Default: defaultConsent, Check: checkConsentText},
	{Key: CallTarget, Default: "100", Check: line(badTarget, isTarget)},
	{Key: ShortlistedTarget, Default: "6", Check: line(badTarget, isTarget)},
	{Key: EducationLevels, Default: SettingText(defaultLevels), Check: list(1, mostLevels, badLevel, isName)},
	{Key: EsaLive, Check: lineOrNothing, Refers: ToEsaRequisition, Mark: MarkLive},
	{Key: EsaTest, Check: lineOrNothing, Refers: ToEsaRequisition, Mark: MarkTest},
	{Key: ScoredFactors, Default: SettingText(FeedbackFactors), Check: list(1, mostFactors, badFactor, isName)},
	{Key: Holidays, Check: list(0, mostHolidays, badHoliday, isHoliday)},
	{Key: JoiningMailTo, Check: list(0, mostRecipients, ValidEmail, isEmail)},
	{Key: MailSender, Default: "muster@localhost.localdomain", Check: line(ValidEmail, isEmail)},
	{Key: MailName, Default: "Muster", Check: line("", anything)},
	{Key: PrivacyContact, Default: "whoever sent you this link", Check: line("", anything)},
	{Key: ResumeKB, Default: "200", Check: line(badResumeKB, isResumeKB)},
	{Key: ResumeOptional, Check: list(0, mostEntries, "", anything), Refers: ToPositions},
	{Key: SecurityContact, Check: checkSecurityContact},
	{Key: SLAHours, Default: defaultSLAHours, Check: checkSLAHours},
	{Key: SleepDays, Default: "30", Check: line(badDays, isDays)},
	{Key: SourceShown, Check: list(0, mostEntries, "", anything), Refers: ToDepartments},
	{Key: StatusLooks, Check: checkLooks, Refers: ToStatuses},
	{Key: TouchBefore, Default: "7\n3\n1", Check: list(0, mostReminders, badDays, isDays)},
	{Key: TouchEvery, Default: "7", Check: line(badDays, isDays)},
	{Key: TouchFirst, Default: "1", Check: line(badDays, isDays)},
	{Key: WorkDays, Default: "Monday\nTuesday\nWednesday\nThursday\nFriday\nSaturday",
		Check: list(1, 7, badWeekday, isWeekday)},
	{Key: WorkHours, Default: "09:30-18:30", Check: line(badWorkHours, isWorkHours)},
}

const (
	mostEntries    = 500
	mostRecipients = 20
	mostFactors    = 12
	mostLevels     = 30
	badLanguage    = "This is not the code of a language; examples are en and en_US"
)

// languageCode is how the messaging services write a language.
var languageCode = regexp.MustCompile(`^[a-z]{2,3}(_[A-Z]{2})?$`)

var (
	badFactor = fmt.Sprintf("A factor has %d characters at most and no comma", longestFactor)
	badLevel  = fmt.Sprintf("A level has %d characters at most and no comma", longestFactor)
)

var defaultLevels = []string{"10th", "12th", "ITI", "Diploma", "Bachelor", "Master", "Doctorate", "Other"}

// FindSetting returns the row of a setting.
func FindSetting(key Setting) (rule SettingRule, known bool) {
	at := slices.IndexFunc(Settings, func(r SettingRule) bool { return r.Key == key })
	if at < 0 {
		return SettingRule{}, false
	}
	return Settings[at], true
}

// DefaultOf returns the default value of a setting.
func DefaultOf(key Setting) string {
	rule, _ := FindSetting(key)
	return rule.Default
}

// CheckSetting checks that a setting exists and accepts the value.
func CheckSetting(key Setting, value string) error {
	rule, known := FindSetting(key)
	if !known {
		return Missing()
	}
	return rule.Check(value)
}

func isZone(value string) bool {
	_, err := time.LoadLocation(value)
	return err == nil && value != "Local"
}

func anything(string) bool { return true }
