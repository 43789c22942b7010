package hiring

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

func TestCheckSetting(t *testing.T) {
	const (
		size = "A setting needs a value of 1 to 200 characters"
		line = "A setting is a single line of text"
		zone = "This is not a time zone; an example is Asia/Kolkata"
		mail = "Please Enter Valid Email ID"
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
	keys := slices.DeleteFunc(constantsOf(t, "setting.go", "Setting"), func(key string) bool { return Setting(key) == DemoMark })
	if len(keys) != len(SettingDefaults) {
		t.Errorf("%d settings, %d defaults", len(keys), len(SettingDefaults))
	}
	for _, key := range keys {
		if err := CheckSetting(Setting(key), SettingDefaults[Setting(key)]); err != nil {
			t.Errorf("%s: %v", key, err)
		}
	}
}
