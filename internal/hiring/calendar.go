package hiring

import "time"

// CalendarBack and CalendarAhead bound the days that a user's calendar shows.
const (
	CalendarBack  = 30 * 24 * time.Hour
	CalendarAhead = 180 * 24 * time.Hour
)

// CalendarReadsAnHour is how often a calendar program may read a calendar. Programs that keep to their settings ask a
// few times a day.
const CalendarReadsAnHour = 60

const (
	// CalendarLinkEnded answers a program that asks for a calendar which is no longer there.
	CalendarLinkEnded = "This calendar link has ended"
	CalendarLinkMade  = "Calendar link made"
	CalendarEnded     = "Calendar link ended"
	NoCalendarLink    = "There is no calendar link to end"
)

// CalendarInterview is what decides whether an arranged interview stands in a calendar.
type CalendarInterview struct {
	Pending, Live bool
	Requisition   Status
	// Next is the status of the step that followed, and EndedBefore whether that came before the interview began.
	Next        Status
	EndedBefore bool
}

// Shown reports whether it stands in a calendar: it is still to come, or it took place.
func (c CalendarInterview) Shown() bool {
	if c.Pending {
		return c.Live && InterviewStands(c.Requisition)
	}
	moved := Event{Status: c.Next}.Arranges()
	return c.Next != "" && !moved && !c.EndedBefore
}
