package wire

import (
	"time"

	"muster/internal/hiring"
)

// The calendar that a user subscribes to.
var (
	CalendarLink = Operation{"CalendarLink", "GET", "/api/calendar_link", hiring.UseDesk,
		"Since when the caller has a calendar link"}
	MakeCalendarLink = Operation{"MakeCalendarLink", "POST", "/api/calendar_link", hiring.UseDesk,
		"Make the caller's calendar link; the one before it ends. It is told once"}
	EndCalendarLink = Operation{"EndCalendarLink", "DELETE", "/api/calendar_link", hiring.UseDesk,
		"End the caller's calendar link"}
	ReadCalendar = Operation{"ReadCalendar", "GET", "/api/calendar/{file}", "",
		"The interviews of a user for their calendar program; the secret in the address says whose"}
)

var calendarCalls = []Operation{CalendarLink, MakeCalendarLink, EndCalendarLink, ReadCalendar}

// CalendarPath names a calendar: its secret, and .ics.
type CalendarPath struct {
	File string `path:"file" maxLength:"200"`
}

// CalendarLinkRow is the caller's calendar link.
type CalendarLinkRow struct {
	MadeAt  string `json:"madeAt" doc:"An instant; empty when there is no link"`
	Address string `json:"address" doc:"The link, only in the answer that made it"`
}

// CalendarLinkRowOf makes the row.
func CalendarLinkRowOf(madeAt *time.Time, address string) CalendarLinkRow {
	row := CalendarLinkRow{Address: address}
	if madeAt != nil {
		row.MadeAt = madeAt.UTC().Format(time.RFC3339)
	}
	return row
}
