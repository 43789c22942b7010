package core

import (
	"muster/internal/hiring"
	"muster/internal/store"
)

// StageEvents returns the events of rows.
func StageEvents(rows []store.StageEvent) []hiring.Event {
	events := make([]hiring.Event, len(rows))
	for i, row := range rows {
		e := hiring.Event{
			ApplicationID: row.ApplicationID, Stage: hiring.Stage(row.Stage), Status: hiring.Status(row.Status),
			At: row.At.Time, Day: DayOf(row.OnDay),
			Comment: row.Comment, Time: row.GivenTime,
			Interview: hiring.Interview{Type: hiring.InterviewType(row.InterviewType), Place: row.Meeting},
		}
		if row.GivenOn != nil {
			e.Date = DayOf(*row.GivenOn)
		}
		for _, person := range []struct {
			from *string
			to   *string
		}{{row.ActorID, &e.By}, {row.OwnerID, &e.OwnerID}, {row.ConductedBy, &e.Interview.PersonID}} {
			if person.from != nil {
				*person.to = *person.from
			}
		}
		events[i] = e
	}
	return events
}
