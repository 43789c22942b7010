package hiring

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

// WorkTime is when people work: on which weekdays, from when to when, and not on holidays.
type WorkTime struct {
	zone     *time.Location
	days     [7]bool
	from, to time.Duration
	holidays map[Day]bool
}

// mostIdleDays ends the search for a working day where the settings leave none for years.
const mostIdleDays = 1000

// NewWorkTime reads the settings workDays, workHours and holidays. What cannot be read leaves its default.
func NewWorkTime(days, hours, holidays string, zone *time.Location) WorkTime {
	w := WorkTime{zone: zone, holidays: map[Day]bool{}}
	for _, name := range SettingEntries(days) {
		if day, ok := parseWeekday(name); ok {
			w.days[day] = true
		}
	}
	if w.days == [7]bool{} && days != DefaultOf(WorkDays) {
		return NewWorkTime(DefaultOf(WorkDays), hours, holidays, zone)
	}
	var ok bool
	if w.from, w.to, ok = parseWorkHours(hours); !ok {
		w.from, w.to, _ = parseWorkHours(DefaultOf(WorkHours))
	}
	for _, entry := range SettingEntries(holidays) {
		if day, ok := parseHoliday(entry); ok {
			w.holidays[day] = true
		}
	}
	return w
}

// Works reports whether the day is a working day.
func (w WorkTime) Works(d Day) bool { return w.days[d.Weekday()] && !w.holidays[d] }

// Within reports whether people work at that time.
func (w WorkTime) Within(t time.Time) bool {
	d := w.dayOf(t)
	return w.Works(d) && !t.Before(w.Opens(d)) && t.Before(w.Closes(d))
}

// Opens and Closes are the first and the last moment of the day's working hours, whether people work on it or not.
func (w WorkTime) Opens(d Day) time.Time  { return w.at(d, w.from) }
func (w WorkTime) Closes(d Day) time.Time { return w.at(d, w.to) }

// NextDay returns the first working day after d.
func (w WorkTime) NextDay(d Day) Day {
	for range mostIdleDays {
		if d++; w.Works(d) {
			return d
		}
	}
	return d
}

// LastDay returns the last working day before d.
func (w WorkTime) LastDay(d Day) Day {
	for range mostIdleDays {
		if d--; w.Works(d) {
			return d
		}
	}
	return d
}

// After returns when so many hours of work have passed since t. What begins outside working time begins with the next
// working hour.
func (w WorkTime) After(t time.Time, hours int) time.Time {
	left, d := time.Duration(hours)*time.Hour, w.dayOf(t)
	for range mostIdleDays {
		if w.Works(d) && t.Before(w.Closes(d)) {
			if opens := w.Opens(d); t.Before(opens) {
				t = opens
			}
			if end := t.Add(left); !end.After(w.Closes(d)) {
				return end.In(w.zone)
			}
			left -= w.Closes(d).Sub(t)
		}
		d++
		t = w.at(d, 0)
	}
	return t
}

func (w WorkTime) dayOf(t time.Time) Day { return DayOf(t.In(w.zone)) }

func (w WorkTime) at(d Day, clock time.Duration) time.Time {
	year, month, day := d.Date()
	return time.Date(year, month, day, int(clock/time.Hour), int(clock%time.Hour/time.Minute), 0, 0, w.zone)
}

func parseWeekday(name string) (day time.Weekday, ok bool) {
	for day := time.Sunday; day <= time.Saturday; day++ {
		if strings.EqualFold(day.String(), name) {
			return day, true
		}
	}
	return 0, false
}

// parseWorkHours reads 09:30-18:30.
func parseWorkHours(text string) (from, to time.Duration, ok bool) {
	first, last, cut := strings.Cut(text, "-")
	from, fromOK := parseMinute(first)
	to, toOK := parseMinute(last)
	return from, to, cut && fromOK && toOK && to-from >= time.Hour
}

func parseMinute(text string) (clock time.Duration, ok bool) {
	t, err := time.Parse("15:04", strings.TrimSpace(text))
	return time.Duration(t.Hour())*time.Hour + time.Duration(t.Minute())*time.Minute, err == nil
}

// parseHoliday reads a day, which the name of the holiday may follow.
func parseHoliday(entry string) (Day, bool) {
	day, _, _ := strings.Cut(entry, " ")
	return ParseDay(day)
}

// SLA is what has to happen within some hours of work.
type SLA string

const (
	SLANew      SLA = "new"
	SLAFollowUp SLA = "followUp"
	SLAJudge    SLA = "judge"
	SLASchedule SLA = "schedule"
	SLAHold     SLA = "hold"
	SLAOffer    SLA = "offer"
	SLAAnswer   SLA = "answer"
	SLARecord   SLA = "record"
	SLAJoining  SLA = "joining"
	SLATouch    SLA = "touch"
	SLAResult   SLA = "result"
	SLAApprove  SLA = "approve"
	SLAAssign   SLA = "assign"
	SLAIdle     SLA = "idle"
)

// slaHours are the defaults, in the order in which they are set.
var slaHours = []struct {
	SLA
	hours int
}{
	{SLANew, 9}, {SLAFollowUp, 2}, {SLAJudge, 9}, {SLASchedule, 9}, {SLAHold, 45}, {SLAOffer, 18}, {SLAAnswer, 27},
	{SLARecord, 4}, {SLAJoining, 9}, {SLATouch, 9}, {SLAResult, 4}, {SLAApprove, 9}, {SLAAssign, 4}, {SLAIdle, 18},
}

const mostSLAHours = 400

// defaultSLAHours is the setting's default: a name and its hours on each line.
var defaultSLAHours = func() string {
	entries := make([]string, len(slaHours))
	for i, s := range slaHours {
		entries[i] = fmt.Sprintf("%s %d", s.SLA, s.hours)
	}
	return SettingText(entries)
}()

// parseSLAHours reads the setting slaHours; a name that is missing keeps its default.
func parseSLAHours(value string) map[SLA]int {
	hours := make(map[SLA]int, len(slaHours))
	for _, s := range slaHours {
		hours[s.SLA] = s.hours
	}
	for _, entry := range SettingEntries(value) {
		if name, n, ok := parseSLA(entry); ok {
			hours[name] = n
		}
	}
	return hours
}

func parseSLA(entry string) (name SLA, hours int, ok bool) {
	word, number, _ := strings.Cut(entry, " ")
	hours, err := strconv.Atoi(number)
	for _, s := range slaHours {
		if string(s.SLA) == word {
			return s.SLA, hours, err == nil && hours >= 1 && hours <= mostSLAHours
		}
	}
	return "", 0, false
}
