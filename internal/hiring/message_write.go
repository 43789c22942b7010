package hiring

import (
	"strings"
	"time"
	"unicode/utf8"
)

const (
	// MailsAnHour is how many mails a user may write in an hour.
	MailsAnHour        = 60
	mostReceivers      = 20
	longestSubject     = 200
	longestMailBody    = 50_000
	SuccessfullySend   = "Successfully Send"
	MailTooOften       = "You have sent 60 mails in the last hour. Please wait a while."
	MailNotToThem      = "You can only write to colleagues and to candidates whom you may see"
	MailOnlyToUsers    = "This mail can only go to colleagues"
	MailTooLong        = "A subject may have 200 characters and a mail 50,000 at most"
	MailTooManyPersons = "A mail may go to 20 people at most"
	TextUnreadable     = "The text cannot be read"
)

// WrittenMail is a mail written by a user.
type WrittenMail struct{ To, CC, Subject, Body string }

// WrittenMeeting is the calendar entry of a mail written by a user.
type WrittenMeeting struct{ At, Location string }

// Read returns time and place of the meeting. The times are in the business zone.
func (m WrittenMeeting) Read(now time.Time) (at time.Time, location string, err error) {
	location = strings.TrimSpace(m.Location)
	at, ok := parseMoment(m.At, now.Location())
	switch {
	case !ok:
		return at, location, invalid("at", SelectDate)
	case at.Before(now):
		return at, location, invalid("at", DateInPast)
	case utf8.RuneCountInString(location) > longestPlace:
		return at, location, invalid("location", PlaceTooLong)
	}
	return at, location, nil
}

// parseMoment reads a day with a time: as an instant, or as local time of the zone.
func parseMoment(text string, zone *time.Location) (time.Time, bool) {
	text = strings.TrimSpace(text)
	if at, err := time.Parse(time.RFC3339, text); err == nil {
		return at.In(zone), true
	}
	day, clock, found := strings.Cut(strings.Replace(text, "T", " ", 1), " ")
	hour, known := ParseClock(clock)
	at, err := time.ParseInLocation("2006-01-02 15:04", day+" "+hour, zone)
	return at, found && known && err == nil
}

// Receivers reads the addresses and checks the rest; an error names its field.
func (m WrittenMail) Receivers() (to, cc []string, err error) {
	if to, err = addressList("to", m.To); err != nil {
		return nil, nil, err
	}
	if cc, err = addressList("cc", m.CC); err != nil {
		return nil, nil, err
	}
	switch {
	case len(to) == 0:
		return nil, nil, invalid("to", AllFieldsCompulsory)
	case strings.TrimSpace(m.Subject) == "":
		return nil, nil, invalid("subject", AllFieldsCompulsory)
	case strings.TrimSpace(m.Body) == "":
		return nil, nil, invalid("body", AllFieldsCompulsory)
	case len(to)+len(cc) > mostReceivers:
		return nil, nil, invalid("to", MailTooManyPersons)
	case !isOneLine(m.Subject):
		return nil, nil, invalid("subject", SubjectNotOneLine)
	case utf8.RuneCountInString(m.Subject) > longestSubject:
		return nil, nil, invalid("subject", MailTooLong)
	case utf8.RuneCountInString(m.Body) > longestMailBody:
		return nil, nil, invalid("body", MailTooLong)
	}
	return to, cc, nil
}

func addressList(field, text string) ([]string, error) {
	var list []string
	for _, part := range strings.FieldsFunc(text, func(c rune) bool { return c == ',' || c == ';' }) {
		address := EmailKey(part)
		if address == "" {
			continue
		}
		if sentence := emailFault(address); sentence != "" {
			return nil, invalid(field, sentence)
		}
		list = append(list, address)
	}
	return list, nil
}
