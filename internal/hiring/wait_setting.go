package hiring

import (
	"slices"
	"strconv"
	"strings"
	"time"
)

// Sentences about settings of working time and of what waits.
const (
	badWeekday    = "Please write the names of weekdays, such as Monday"
	badWorkHours  = "Please write the hours as 09:30-18:30, an hour apart at least"
	badHoliday    = "Please write each holiday as a date, such as 2026-01-26; its name may follow"
	badSLA        = "Each line is a name of the list and 1 to 400 hours, such as new 9"
	badSLATwice   = "Each name of the list has one line"
	badDays       = "This is a number of days from 1 to 365"
	longestDays   = 365
	mostHolidays  = 400
	mostReminders = 10
)

// WaitSettings are the settings that decide since when and until when something waits.
type WaitSettings struct {
	Work WorkTime
	SLA  map[SLA]int
	// SleepDays is after how many days nobody is expected to act on a candidate any more, unless they call.
	SleepDays int
	// TouchFirst is how many working days after the acceptance a candidate is first asked how it stands, TouchEvery after
	// how many days again, and TouchBefore how many days before the joining date.
	TouchFirst, TouchEvery int
	TouchBefore            []int
}

// WaitSettingKeys lists the settings whose change moves what waits.
var WaitSettingKeys = []Setting{
	BusinessZone, WorkDays, WorkHours, Holidays, SLAHours, SleepDays, TouchFirst, TouchEvery, TouchBefore,
}

// ReadWaitSettings reads them through value, which returns the current value of a setting.
func ReadWaitSettings(value func(Setting) string, zone *time.Location) WaitSettings {
	number := func(key Setting) int {
		n, err := strconv.Atoi(value(key))
		if err != nil {
			n, _ = strconv.Atoi(DefaultOf(key))
		}
		return n
	}
	s := WaitSettings{
		Work: NewWorkTime(value(WorkDays), value(WorkHours), value(Holidays), zone),
		SLA:  parseSLAHours(value(SLAHours)), SleepDays: number(SleepDays),
		TouchFirst: number(TouchFirst), TouchEvery: number(TouchEvery),
	}
	for _, entry := range SettingEntries(value(TouchBefore)) {
		if n, err := strconv.Atoi(entry); err == nil {
			s.TouchBefore = append(s.TouchBefore, n)
		}
	}
	return s
}

func isWeekday(name string) bool { _, ok := parseWeekday(name); return ok }

func isWorkHours(text string) bool { _, _, ok := parseWorkHours(text); return ok }

func isHoliday(entry string) bool { _, ok := parseHoliday(entry); return ok }

func isDays(text string) bool {
	n, err := strconv.Atoi(text)
	return err == nil && n >= 1 && n <= longestDays && strconv.Itoa(n) == text
}

// checkSLAHours checks the setting slaHours: each name once, whatever their order.
func checkSLAHours(value string) error {
	if err := list(0, len(slaHours), badSLA, func(entry string) bool {
		_, _, ok := parseSLA(entry)
		return ok
	})(value); err != nil {
		return err
	}
	var names []string
	for _, entry := range SettingEntries(value) {
		name, _, _ := strings.Cut(entry, " ")
		if slices.Contains(names, name) {
			return invalid("value", badSLATwice)
		}
		names = append(names, name)
	}
	return nil
}
