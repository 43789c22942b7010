package hiring

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"
)

func TestCheckSetting(t *testing.T) {
	const (
		size = "A setting needs a value of 1 to 200 characters"
		line = "A setting is a single line of text"
		zone = "This is not a time zone; an example is Asia/Kolkata"
		mail = "Please Enter Valid Email ID"

		lines  = "A list has one entry on each line"
		factor = "A factor has 60 characters at most and no comma"
	)
	cases := []struct {
		key             Setting
		value, sentence string
	}{
		{BusinessZone, "Asia/Kolkata", ""},
		{BusinessZone, "UTC", ""},
		{BusinessZone, "Europe/Berlin", ""},
		{BusinessZone, "Local", zone},
		{BusinessZone, "Asia/Nowhere", zone},
		{BusinessZone, "+05:30", zone},
		{BusinessZone, "../etc/passwd", zone},
		{BusinessZone, "", size},
		{MailSender, "hr@muster.test", ""},
		{MailSender, "first.last+tag@mail.muster.test", ""},
		{MailSender, "hr", mail},
		{MailSender, "hr@", mail},
		{MailSender, "HR <hr@muster.test>", mail},
		{MailSender, "<hr@muster.test>", mail},
		{MailSender, "a@muster.test, b@muster.test", mail},
		{MailSender, " hr@muster.test", mail},
		{MailSender, "hr@muster.test\nBcc: all@muster.test", line},
		{MailSender, "", size},
		{MailName, "Muster", ""},
		{MailName, `Jörg "HR" Desk, Pune`, ""},
		{MailName, strings.Repeat("ü", 200), ""},
		{MailName, strings.Repeat("ü", 201), size},
		{MailName, "", size},
		{MailName, "Muster\r\nBcc: all@muster.test", line},
		{MailName, "Muster\x00", line},
		{EsaLive, "", ""},
		{EsaLive, "018f0000-0000-7000-8000-000000000001", ""},
		{EsaTest, "1001\n1002", line},
		{EsaTest, strings.Repeat("1", 201), size},
		{ResumeOptional, "", ""},
		{ResumeOptional, "a\nb", ""},
		{ResumeOptional, "a\n\nb", lines},
		{ResumeOptional, "a\n b", lines},
		{ResumeOptional, "a\n", lines},
		{ResumeOptional, "a\nb\nA", "A is in the list twice"},
		{ResumeOptional, numbers(500), ""},
		{ResumeOptional, numbers(501), "The list may have 500 entries at most"},
		{SourceShown, "a\nb\x00", line},
		{SourceShown, strings.Repeat("x", 201), size},
		{JoiningMailTo, "", ""},
		{JoiningMailTo, "hr@muster.test\nadmin@muster.test", ""},
		{JoiningMailTo, "hr@muster.test\nadmin", mail},
		{JoiningMailTo, "hr@muster.test, admin@muster.test", mail},
		{JoiningMailTo, "hr@muster.test\nHR@muster.test", "HR@muster.test is in the list twice"},
		{JoiningMailTo, strings.TrimSuffix(strings.ReplaceAll(numbers(21)+"\n", "\n", "@muster.test\n"), "\n"),
			"The list may have 20 entries at most"},
		{ConsentText, "{company} keeps this; ask {contact}.", ""},
		{ConsentText, "", "The text may have 1 to 1,000 characters on one line"},
		{ConsentText, "{company} keeps\nthis; ask {contact}", "The text may have 1 to 1,000 characters on one line"},
		{ConsentText, strings.Repeat("x", 982) + "{company}{contact}", ""},
		{ConsentText, strings.Repeat("x", 983) + "{company}{contact}", "The text may have 1 to 1,000 characters on one line"},
		{ConsentText, "We keep this; ask {contact}.", "The text must say {company}, which becomes the company's name"},
		{ConsentText, "{company} keeps this.", "The text must say {contact}, where candidates withdraw their consent"},
		{ConsentText, "{company} {contact} {name}", "Only {company} and {contact} can stand in braces"},
		{CallReasons, "", ""},
		{CallReasons, "Salary, too low\nToo far", ""},
		{CallReasons, strings.Repeat("ü", 61), "A reason has 60 characters at most"},
		{CallReasons, numbers(21), "The list may have 20 entries at most"},
		{CallTarget, "1", ""},
		{CallTarget, "1000", ""},
		{CallTarget, "1001", badTarget},
		{CallTarget, "0", badTarget},
		{ShortlistedTarget, "06", badTarget},
		{ShortlistedTarget, "6.5", badTarget},
		{CampaignEsa, "", "A setting needs a value of 1 to 200 characters"},
		{CampaignPartTime, "walk_in_2026", ""},
		{CampaignMedia, "", ""},
		{CampaignMedia, "http://files.example/esa.png", "This is not an address that begins with https://"},
		{CampaignLanguage, "en_US", ""},
		{CampaignLanguage, "English", "This is not the code of a language; examples are en and en_US"},
		{CompressPDF, "", ""},
		{CompressPDF, SmallerPDFPage, ""},
		{CompressPDF, "https://pdf.example/compress", ""},
		{CompressPDF, "http://pdf.example/compress", "This is not an address that begins with https://"},
		{CompressPDF, "javascript:alert(1)", "This is not an address that begins with https://"},
		{CompressPDF, "https://user:word@pdf.example", "This is not an address that begins with https://"},
		{EducationLevels, "10th\n12th", ""},
		{EducationLevels, "", "The list needs one entry at least"},
		{EducationLevels, "10th, 12th", "A level has 60 characters at most and no comma"},
		{CompanyName, "", size},
		{PrivacyContact, "privacy@muster.test", ""},
		{SecurityContact, "", ""},
		{SecurityContact, "mailto:security@muster.test", ""},
		{SecurityContact, "https://muster.test/security", ""},
		{SecurityContact, "security@muster.test", badSecurityContact},
		{SecurityContact, "mailto:", badSecurityContact},
		{SecurityContact, "mailto:security@muster.test?subject=x", badSecurityContact},
		{SecurityContact, "mailto:a@b.test\nContact: mailto:c@d.test", badSecurityContact},
		{SecurityContact, "http://muster.test/security", badSecurityContact},
		{SecurityContact, "tel:+911234567890", badSecurityContact},
		{SecurityContact, "https://muster.test/sécurité", badSecurityContact},
		{ScoredFactors, "Communication\nCulture", ""},
		{ScoredFactors, "संवाद\nCulture 🙂", ""},
		{ScoredFactors, "", "The list needs one entry at least"},
		{ScoredFactors, "Speaking, listening", factor},
		{ScoredFactors, strings.Repeat("ü", 60), ""},
		{ScoredFactors, strings.Repeat("ü", 61), factor},
		{ScoredFactors, "Culture\u202e", factor},
		{ScoredFactors, strings.Repeat("ü", 70) + "\n" + strings.Repeat("ü", 70), factor},
		{ScoredFactors, numbers(13), "The list may have 12 entries at most"},
	}
	for _, c := range cases {
		expect(t, string(c.key)+" "+c.value, CheckSetting(c.key, c.value), "value", c.sentence)
	}
	for _, key := range []Setting{"colour", DemoMark} {
		problem, ok := errors.AsType[*Problem](CheckSetting(key, "yes"))
		if !ok || problem.Kind != Absent || problem.Message != "Data not available" {
			t.Errorf("%s: %+v", key, problem)
		}
	}
}

func TestEveryDefaultIsAllowed(t *testing.T) {
	keys := slices.DeleteFunc(constantsOf(t, "setting.go", "Setting"),
		func(key string) bool { return Setting(key) == DemoMark })
	if len(keys) != len(Settings) {
		t.Errorf("%d settings, %d rows", len(keys), len(Settings))
	}
	for _, key := range keys {
		if err := CheckSetting(Setting(key), DefaultOf(Setting(key))); err != nil {
			t.Errorf("%s: %v", key, err)
		}
	}
	if !slices.IsSortedFunc(Settings, func(a, b SettingRule) int {
		return strings.Compare(string(a.Key),
			string(b.Key))
	}) {
		t.Error("the rows are not in the order of their keys, in which they are listed")
	}
}

// numbers returns a list with so many entries.
func numbers(n int) string {
	entries := make([]string, n)
	for i := range entries {
		entries[i] = strconv.Itoa(i)
	}
	return SettingText(entries)
}

func TestSettingEntries(t *testing.T) {
	for value, want := range map[string][]string{
		"": {}, "\n \n": {}, "a": {"a"}, " a \r\nb\n\nc d": {"a", "b", "c d"},
	} {
		if got := SettingEntries(value); !slices.Equal(got, want) {
			t.Errorf("%q: %q", value, got)
		}
	}
}

func TestCheckEsaChoice(t *testing.T) {
	for name, c := range map[string]struct {
		choice EsaChoice
		want   no
	}{
		"approved":    {EsaChoice{Status: StatusApproved}, no{}},
		"in progress": {EsaChoice{Status: StatusInprogress}, no{}},
		"new":         {EsaChoice{Status: StatusNew}, no{}},
		"with candidates": {EsaChoice{Status: StatusInprogress, HasApplications: true},
			bad("value", EsaCandidates)},
		"with candidates, of the two": {EsaChoice{Status: StatusInprogress, HasApplications: true, Mark: MarkLive},
			no{}},
		"test becomes live": {EsaChoice{Status: StatusHold, HasApplications: true, Mark: MarkTest}, no{}},
		"the other one": {EsaChoice{Status: StatusInprogress, Mark: MarkTest, ChosenFor: EsaTest},
			bad("value", EsaTwice)},
		"unapproved": {EsaChoice{Status: StatusUnapproved}, bad("value", EsaOver)},
		"revoked":    {EsaChoice{Status: StatusRevoke, Mark: MarkLive}, bad("value", EsaOver)},
		"completed":  {EsaChoice{Status: StatusCompleted, Mark: MarkLive}, bad("value", EsaOver)},
		"onboarded":  {EsaChoice{Status: StatusOnboarded, Mark: MarkLive}, bad("value", EsaOver)},
	} {
		t.Run(name, func(t *testing.T) { checkNo(t, CheckEsaChoice(c.choice), c.want) })
	}
}
