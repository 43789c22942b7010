package outreach

import (
	"slices"
	"strings"
	"testing"
	"time"
	"unicode"

	"muster/internal/outreach/smtptest"
)

func zoned(t *testing.T, name string) *time.Location {
	t.Helper()
	zone, err := time.LoadLocation(name)
	if err != nil {
		t.Fatal(err)
	}
	return zone
}

func meeting(t *testing.T) Meeting {
	return Meeting{
		UID: "app-HR_ROUND@muster", Sequence: 2, Summary: "HR interview; अंजलि, Senior \\ Java",
		Description: strings.Repeat("अंजलि देशमुख comes. ", 12) + "\nSecond line",
		Location:    "https://meet.example/" + strings.Repeat("x", 120), Start: time.Date(2026, 3, 20, 15, 30, 0, 0,
			zoned(t, "Asia/Kolkata")), Length: time.Hour,
		Organizer: Person{`Muster "HR", Pune`, "desk@muster.test"},
		Attendees: []Person{{"Asha O'Rao; x", "asha@mail.example"}},
		Written:   time.Date(2026, 3, 16, 9, 30, 0, 0, time.UTC),
	}
}

// unfolded returns the logical lines of a calendar file.
func unfolded(t *testing.T, file string) []string {
	t.Helper()
	if strings.Count(file, "\n") != strings.Count(file, "\r\n") || !strings.HasSuffix(file, "END:VCALENDAR\r\n") {
		t.Fatalf("a line does not end with CRLF: %q", file)
	}
	for _, line := range strings.Split(file, "\r\n") {
		if len(line) > 75 {
			t.Errorf("a line has %d bytes: %q", len(line), line)
		}
	}
	return strings.Split(strings.ReplaceAll(file, "\r\n ", ""), "\r\n")
}

func TestCalendarFile(t *testing.T) {
	m := meeting(t)
	lines := unfolded(t, m.Calendar())
	for _, want := range []string{
		"BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Muster//EN", "METHOD:REQUEST", "BEGIN:VTIMEZONE",
		"TZID:Asia/Kolkata", "TZOFFSETTO:+0530", "TZNAME:IST",
		"BEGIN:VEVENT", "UID:app-HR_ROUND@muster", "SEQUENCE:2", "DTSTAMP:20260316T093000Z",
		"DTSTART;TZID=Asia/Kolkata:20260320T153000",
		"DTEND;TZID=Asia/Kolkata:20260320T163000", `SUMMARY:HR interview\; अंजलि\, Senior \\ Java`,
		"STATUS:CONFIRMED", "LOCATION:" + m.Location,
		"DESCRIPTION:" + strings.ReplaceAll(m.Description, "\n", `\n`),
		"ORGANIZER;CN=Muster HR Pune:mailto:desk@muster.test",
		"ATTENDEE;CN=Asha O Rao x;PARTSTAT=NEEDS-ACTION;ROLE=REQ-PARTICIPANT;RSVP=true:mailto:asha@mail.example",
	} {
		if !slices.Contains(lines, want) {
			t.Errorf("there is no line %q in\n%s", want, strings.Join(lines, "\n"))
		}
	}
	m.Cancelled, m.Sequence = true, 3
	lines = unfolded(t, m.Calendar())
	for _, want := range []string{"METHOD:CANCEL", "STATUS:CANCELLED", "SEQUENCE:3", "UID:app-HR_ROUND@muster"} {
		if !slices.Contains(lines, want) {
			t.Errorf("a cancelled meeting has no line %q", want)
		}
	}
	m.Start = m.Start.In(zoned(t, "America/New_York"))
	if lines = unfolded(t, m.Calendar()); !slices.Contains(lines, "DTSTART;TZID=America/New_York:20260320T060000") ||
		!slices.Contains(lines, "TZOFFSETTO:-0400") {
		t.Errorf("in summer time:\n%s", strings.Join(lines, "\n"))
	}
	m.Start = m.Start.UTC()
	if lines = unfolded(t, m.Calendar()); !slices.Contains(lines, "DTSTART:20260320T100000Z") ||
		slices.Contains(lines, "BEGIN:VTIMEZONE") {
		t.Errorf("in UTC:\n%s", strings.Join(lines, "\n"))
	}
}

func TestMailCarriesItsCalendarFile(t *testing.T) {
	server := smtptest.Start(t)
	s, m := sender(t, server, server.URL()), letter
	m.Calendar = meeting(t).Calendar()
	if err := s.Send(t.Context(), m); err != nil {
		t.Fatal(err)
	}
	cancelled := meeting(t)
	cancelled.Cancelled = true
	m.Calendar = cancelled.Calendar()
	if err := s.Send(t.Context(), m); err != nil {
		t.Fatal(err)
	}
	got := taken(t, server, 2)
	if got[0].Calendar != meeting(t).Calendar() || got[0].Text != letter.Plain || got[0].HTML != letter.HTML {
		t.Errorf("the file came as %q", got[0].Calendar)
	}
	for i, method := range []string{"method=REQUEST", "method=CANCEL"} {
		if !strings.Contains(got[i].CalendarType, method) || !strings.Contains(strings.ToLower(got[i].CalendarType),
			"charset=utf-8") {
			t.Errorf("its part is %q", got[i].CalendarType)
		}
	}
	if strings.Count(got[0].Raw, "multipart/alternative") != 1 || strings.Contains(got[0].Raw, "multipart/mixed") {
		t.Errorf("the parts are not alternatives of each other: %s", got[0].Raw)
	}
}

func TestControlCharactersReachNoCalendarLine(t *testing.T) {
	const bad = "x\rATTENDEE:mailto:spy@mail.example\r\nURL:https://spy.example\x0b\x1b\u0085\u2028y"
	m := meeting(t)
	m.UID, m.Summary, m.Description, m.Location = bad, bad, bad+"\nsecond", bad
	m.Organizer, m.Attendees = Person{bad, bad}, []Person{{bad, bad}}
	file := m.Calendar()
	for _, line := range unfolded(t, file) {
		if strings.ContainsFunc(line, unicode.IsControl) || strings.ContainsAny(line, "\u2028\u2029") {
			t.Errorf("%q", line)
		}
		if strings.HasPrefix(line, "ATTENDEE:") || strings.HasPrefix(line, "URL:") {
			t.Errorf("a text has written the line %q", line)
		}
	}
	if !strings.Contains(strings.ReplaceAll(file, "\r\n ", ""), `y\nsecond`) {
		t.Errorf("the description has lost its lines:\n%s", file)
	}
}
