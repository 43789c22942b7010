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

// fill reads what the status requires, and finds everything that is missing or wrong. The sentences are the dialogs'.
func (r StageRule) fill(m StageUpdate, now time.Time) (filledIn, error) {
	f := filledIn{comment: strings.TrimSpace(m.Comment), arranges: r.Needs.Interview}
	var all faults
	all.add(r.checkRemark(f.comment))
	var err error
	f.date, err = r.day(m.Date, DayOf(now))
	all.add(err)
	if r.Needs.Time {
		f.time, err = clockOn(f.date, m.Time, now)
		all.add(err)
	}
	if r.Needs.Interview {
		f.interview = Interview{Type: m.Type, Place: strings.TrimSpace(m.Place), PersonID: strings.TrimSpace(m.Person.ID)}
		f.interview.check(&all)
	}
	return f, all.first()
}

func (r StageRule) checkRemark(comment string) error {
	switch {
	case r.Needs.Comment && isBlank(comment):
		return invalid("comment", AllFieldsCompulsory)
	case utf8.RuneCountInString(comment) > longestComment:
		return invalid("comment", CommentTooLong)
	case r.statesKYC && HasIdentityNumber(comment):
		return invalid("comment", NoIdentityNumbers)
	}
	return nil
}

// clockOn reads the time on a day, which is not over yet.
func clockOn(day Day, text string, now time.Time) (string, error) {
	clock, ok := ParseClock(text)
	switch {
	case !ok:
		return "", invalid("time", SelectTime)
	case day == DayOf(now) && clock < now.Format("15:04"):
		return "", invalid("time", TimePassed)
	}
	return clock, nil
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

// check finds what an arranged interview lacks.
func (i Interview) check(all *faults) {
	if i.Type != Online && i.Type != Offline {
		all.add(invalid("interviewType", AllFieldsCompulsory))
	}
	if i.PersonID == "" {
		all.add(invalid("conductedBy", AllFieldsCompulsory))
	}
	switch {
	case isBlank(i.Place) && i.Type == Offline:
		all.add(invalid("place", AddLocation))
	case isBlank(i.Place):
		all.add(invalid("place", AddLink))
	case utf8.RuneCountInString(i.Place) > longestPlace:
		all.add(invalid("place", PlaceTooLong))
	}
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
