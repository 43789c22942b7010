package hiring

import (
	"strings"
	"time"
	_ "time/tzdata" // A business zone must be known on a machine without zone files too.
	"unicode"
	"unicode/utf8"
)

// Setting names a choice that the administration makes for the whole desk.
type Setting string

const (
	BusinessZone Setting = "businessZone"
	MailSender   Setting = "mailSender"
	MailName     Setting = "mailSenderName"
	// DemoMark says "yes" in the database of the demo company. It has no default, so nobody can change it.
	DemoMark Setting = "demo"
)

// SettingDefaults are the values in force until somebody changes them.
var SettingDefaults = map[Setting]string{
	BusinessZone: "Asia/Kolkata",
	MailSender:   "muster@localhost.localdomain",
	MailName:     "Muster",
}

// CheckSetting says whether a setting exists and may have the value.
func CheckSetting(key Setting, value string) error {
	if _, known := SettingDefaults[key]; !known {
		return Missing()
	}
	if value == "" || utf8.RuneCountInString(value) > 200 {
		return invalid("value", "A setting needs a value of 1 to 200 characters")
	}
	if strings.ContainsFunc(value, unicode.IsControl) {
		return invalid("value", "A setting is a single line of text")
	}
	switch key {
	case BusinessZone:
		if _, err := time.LoadLocation(value); err != nil || value == "Local" {
			return invalid("value", "This is not a time zone; an example is Asia/Kolkata")
		}
	case MailSender:
		if !isEmail(value) {
			return invalid("value", "Please Enter Valid Email ID")
		}
	}
	return nil
}

// UpdatedSuccessfully is the answer of a change that has no sentence of its own.
const UpdatedSuccessfully = "Updated Successfully"
