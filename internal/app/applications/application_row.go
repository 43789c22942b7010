package applications

import (
	"slices"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// EventsOf returns the events of rows.
func EventsOf(rows []store.StageEvent) []hiring.Event { return core.StageEvents(rows) }

// The rows of requisitions, applications and their events are computed here, by pure functions: the use cases write one
// row after the other, the seed many at once, and the check compares.

// ApplicationAfter returns the row of an application after these events; p is the sum of all its events. The times of
// the events are in the business zone. The assignment and the version are the caller's. What is beside the stages
// leaves the row as it is.
func ApplicationAfter(
	row store.Application, esa bool, p hiring.Progress, added []hiring.Event, zone *time.Location,
) (store.Application, error) {
	added = slices.DeleteFunc(slices.Clone(added), hiring.Event.IsBeside)
	if len(added) == 0 {
		return row, nil
	}
	last := added[len(added)-1]
	row.OwnerID = core.TextOrNil(last.OwnerID)
	row.Stage, row.Status, row.Tab = string(p.Stage), string(p.Status), string(hiring.TabOf(p.Stage, p.Status, esa))
	row.Live, row.Unfinished, row.Pushed, row.Documents, row.EsaRejected = p.Live(), p.Unfinished(), p.Pushed,
		p.Documents, p.EsaRejected()
	row.Outstanding, row.Accepted, row.Joined = p.Outstanding(), p.OfferAccepted(), p.Joined()
	row.Restored = string(p.Restored)
	row.LatestAt, row.LatestOn = store.At(last.At), store.DateOf(last.At)
	for _, e := range added {
		if e.Stage == hiring.StageCall {
			row.CalledAt, row.CalledOn = new(store.At(e.At)), new(store.DateOf(e.At))
		}
	}
	row.FollowUpAt, row.FollowUpOn = nil, nil
	if last.Stage == hiring.StageCall && last.Date != 0 {
		at, err := core.ClockAt(last.Date, last.Time, zone)
		if err != nil {
			return row, err
		}
		row.FollowUpAt, row.FollowUpOn = new(store.At(at)), new(store.Date(last.Date.String()))
	}
	return row, nil
}

// InterviewOf returns the row of the interview that the event arranged.
func InterviewOf(
	id, applicationID string, eventID int64, e hiring.Event, zone *time.Location,
) (store.AddInterviewParams, error) {
	at, err := core.ClockAt(e.Date, e.Time, zone)
	return store.AddInterviewParams{
		ID: id, ApplicationID: applicationID, EventID: eventID, Stage: string(e.Stage), Kind: string(e.Interview.Type),
		ConductedBy: e.Interview.PersonID, At: store.At(at), Meeting: e.Interview.Place,
	}, err
}

// StageEventRow returns the row of an event that is a move by itself. Its time is in the business zone.
func StageEventRow(id int64, requisitionID string, e hiring.Event) store.AddStageEventParams {
	row := store.AddStageEventParams{
		ID: id, Step: id, ApplicationID: e.ApplicationID, RequisitionID: requisitionID, Stage: string(e.Stage),
		Status: string(e.Status), Counts: e.Counts(),
		Comment: e.Comment, GivenTime: e.Time, InterviewType: string(e.Interview.Type), Meeting: e.Interview.Place,
		ConductedBy: core.TextOrNil(e.Interview.PersonID),
		OwnerID:     core.TextOrNil(e.OwnerID), ActorID: core.TextOrNil(e.By), At: store.At(e.At),
		OnDay: store.Date(e.Day.String()), OnHour: int64(e.At.Hour()),
	}
	if e.Date != 0 {
		row.GivenOn = new(store.Date(e.Date.String()))
	}
	return row
}
