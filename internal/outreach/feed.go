package outreach

import (
	"time"

	ics "github.com/arran4/golang-ical"
)

// Entry is a meeting in a calendar that others read. Without a length it is about the whole day of its start.
type Entry struct {
	UID, Summary, Description, Location string
	Start                               time.Time
	Length                              time.Duration
	Written                             time.Time
}

// Feed writes entries as a calendar to subscribe to. Its times are UTC, so it defines no zone.
func Feed(name string, entries []Entry) string {
	calendar := ics.NewCalendar()
	calendar.SetProductId("-//Muster//EN")
	calendar.SetCalscale("GREGORIAN")
	calendar.SetMethod(ics.MethodPublish)
	calendar.SetXWRCalName(oneLine(name))
	calendar.SetRefreshInterval("PT1H")
	for _, entry := range entries {
		e := calendar.AddEvent(oneLine(entry.UID))
		e.SetDtStampTime(entry.Written)
		e.SetSummary(oneLine(entry.Summary))
		if entry.Description != "" {
			e.SetDescription(lines(entry.Description))
		}
		if entry.Location != "" {
			e.SetLocation(oneLine(entry.Location))
		}
		if entry.Length == 0 {
			e.SetAllDayStartAt(entry.Start)
			e.SetAllDayEndAt(entry.Start.AddDate(0, 0, 1))
			continue
		}
		e.SetStartAt(entry.Start)
		e.SetEndAt(entry.Start.Add(entry.Length))
	}
	return calendar.Serialize(ics.WithNewLineWindows)
}
