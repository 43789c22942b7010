package outreach

import (
	"fmt"
	"strings"
	"time"
	"unicode"

	ics "github.com/arran4/golang-ical"
)

// Person is a person with a mail address.
type Person struct{ Name, Address string }

// Meeting is an entry for the recipient's calendar. A later one with the same UID and a higher Sequence replaces it.
type Meeting struct {
	UID      string
	Sequence int
	// Cancelled removes the entry from the calendar.
	Cancelled                      bool
	Summary, Description, Location string
	// Start is in the business zone, which the entry names.
	Start     time.Time
	Length    time.Duration
	Organizer Person
	Attendees []Person
	Written   time.Time
}

const (
	localTime = "20060102T150405"
	utcTime   = "20060102T150405Z"
)

// Calendar writes the entry as a calendar file.
func (m Meeting) Calendar() string {
	calendar := ics.NewCalendar()
	calendar.SetProductId("-//Muster//EN")
	calendar.SetCalscale("GREGORIAN")
	calendar.SetMethod(ics.MethodRequest)
	status := ics.ObjectStatusConfirmed
	if m.Cancelled {
		calendar.SetMethod(ics.MethodCancel)
		status = ics.ObjectStatusCancelled
	}
	if m.zone() != "" {
		m.addZone(calendar)
	}
	e := calendar.AddEvent(oneLine(m.UID))
	e.SetSequence(m.Sequence)
	e.SetDtStampTime(m.Written)
	m.setTime(e, ics.ComponentPropertyDtStart, m.Start)
	m.setTime(e, ics.ComponentPropertyDtEnd, m.Start.Add(m.Length))
	e.SetSummary(oneLine(m.Summary))
	e.SetDescription(lines(m.Description))
	e.SetLocation(oneLine(m.Location))
	e.SetStatus(status)
	e.SetOrganizer(oneLine(m.Organizer.Address), ics.WithCN(nameOf(m.Organizer)))
	for _, p := range m.Attendees {
		e.AddAttendee(oneLine(p.Address), ics.WithCN(nameOf(p)), ics.ParticipationRoleReqParticipant,
			ics.ParticipationStatusNeedsAction, ics.WithRSVP(true))
	}
	return calendar.Serialize(ics.WithNewLineWindows)
}

// zone returns the name of the zone, empty for UTC, which needs no definition.
func (m Meeting) zone() string {
	if name := m.Start.Location().String(); name != "UTC" {
		return name
	}
	return ""
}

// addZone defines the zone as of the day of the meeting, which is enough for its times.
func (m Meeting) addZone(calendar *ics.Calendar) {
	name, seconds := m.Start.Zone()
	sign := '+'
	if seconds < 0 {
		sign, seconds = '-', -seconds
	}
	offset := fmt.Sprintf("%c%02d%02d", sign, seconds/3600, seconds/60%60)
	standard := calendar.AddTimezone(m.zone()).AddStandard()
	standard.SetProperty(ics.ComponentPropertyDtStart, "19700101T000000")
	standard.SetProperty(ics.ComponentProperty(ics.PropertyTzoffsetfrom), offset)
	standard.SetProperty(ics.ComponentProperty(ics.PropertyTzoffsetto), offset)
	standard.SetProperty(ics.ComponentProperty(ics.PropertyTzname), name)
}

func (m Meeting) setTime(e *ics.VEvent, which ics.ComponentProperty, at time.Time) {
	if m.zone() == "" {
		e.SetProperty(which, at.Format(utcTime))
		return
	}
	e.SetProperty(which, at.Format(localTime), ics.WithTZID(m.zone()))
}

// nameOf returns a name without the separators of a calendar line.
func nameOf(p Person) string {
	name := strings.Map(func(c rune) rune {
		if strings.ContainsRune(`",;:\'`, c) || c < ' ' {
			return ' '
		}
		return c
	}, p.Name)
	return strings.Join(strings.Fields(name), " ")
}

// oneLine is a text with a space for each line break and other control character: the library escapes only line feeds,
// and a bare carriage return would begin a line of its own.
func oneLine(text string) string {
	return strings.Map(func(c rune) rune {
		if unicode.In(c, unicode.Cc, unicode.Zl, unicode.Zp) {
			return ' '
		}
		return c
	}, text)
}

// lines is a text that keeps its line feeds and has no other control character.
func lines(text string) string {
	kept := strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n")
	for i, line := range kept {
		kept[i] = oneLine(line)
	}
	return strings.Join(kept, "\n")
}
