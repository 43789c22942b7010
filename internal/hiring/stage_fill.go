package hiring

import (
	"strings"
	"time"
	"unicode/utf8"
)

// filledIn is a stage update whose required fields are valid. Other fields are dropped, so that for example nobody who
// is not interested keeps a follow-up.
type filledIn struct {
	comment   string
	date      Day
	time      string
	interview Interview
	arranges  bool
}

// fill reads what the status requires. The sentences are the dialogs'.
func (r StageRule) fill(m StageUpdate, now time.Time) (filledIn, error) {
	today := DayOf(now)
	f := filledIn{comment: strings.TrimSpace(m.Comment)}
	if r.Needs.Comment && isBlank(f.comment) {
		return f, invalid("comment", AllFieldsCompulsory)
	}
	if utf8.RuneCountInString(f.comment) > longestComment {
		return f, invalid("comment", CommentTooLong)
	}
	if r.statesKYC && HasIdentityNumber(f.comment) {
		return f, invalid("comment", NoIdentityNumbers)
	}
	var err error
	if f.date, err = r.day(m.Date, today); err != nil {
		return f, err
	}
	if r.Needs.Time {
		var ok bool
		if f.time, ok = ParseClock(m.Time); !ok {
			return f, invalid("time", SelectTime)
		}
		if f.date == today && f.time < now.Format("15:04") {
			return f, invalid("time", TimePassed)
		}
	}
	if r.Needs.Interview {
		f.arranges = true
		f.interview, err = m.interview()
	}
	return f, err
}

// day reads the date. If it is optional and missing, it is today.
func (r StageRule) day(text string, today Day) (Day, error) {
	text = strings.TrimSpace(text)
	if r.Date == NoDate {
		return 0, nil
	}
	if text == "" && !r.Needs.Date {
		return today, nil
	}
	d, ok := ParseDay(text)
	switch {
	case !ok:
		return 0, invalid("date", SelectDate)
	case r.Date == FromToday && d < today:
		return 0, invalid("date", DateInPast)
	case r.Date == FromTomorrow && d <= today:
		return 0, invalid("date", DateBeforeTomorrow)
	case r.Date == UntilToday && d > today:
		return 0, invalid("date", DateInFuture)
	}
	return d, nil
}

// interview reads the arranged interview.
func (m StageUpdate) interview() (Interview, error) {
	i := Interview{Type: m.Type, Place: strings.TrimSpace(m.Place), PersonID: strings.TrimSpace(m.Person.ID)}
	switch {
	case i.Type != Online && i.Type != Offline:
		return i, invalid("interviewType", AllFieldsCompulsory)
	case i.PersonID == "":
		return i, invalid("conductedBy", AllFieldsCompulsory)
	case isBlank(i.Place) && i.Type == Online:
		return i, invalid("place", AddLink)
	case isBlank(i.Place):
		return i, invalid("place", AddLocation)
	case utf8.RuneCountInString(i.Place) > longestPlace:
		return i, invalid("place", PlaceTooLong)
	}
	return i, nil
}

// ParseClock reads a time of day and writes it as HH:MM.
func ParseClock(text string) (clock string, ok bool) {
	text = strings.ToUpper(strings.TrimSpace(text))
	for _, layout := range []string{"15:04", "15:04:05", "03:04 PM", "3:04 PM", "03:04PM"} {
		if t, err := time.Parse(layout, text); err == nil {
			return t.Format("15:04"), true
		}
	}
	return "", false
}
