package hiring

import (
	"slices"
	"time"
)

// TakeBackWindow is how long whoever made a move can take it back.
const TakeBackWindow = 15 * time.Minute

// MovedApplication is an application that a move changed.
type MovedApplication struct {
	// Application is as it is now, Former is its progress without the move.
	Application
	Former Progress
}

// DoneMove is a move to take back: the events of one write.
type DoneMove struct {
	Events []Event
	Age    time.Duration
	// Undone reports whether the move was taken back before.
	Undone bool
	// Followed reports whether anything happened to its applications since.
	Followed     bool
	Applications []MovedApplication
}

// CheckTakeBack returns why the user may not take the move back.
func CheckTakeBack(u User, d DoneMove) error {
	switch {
	case !d.takesBack():
		return Refuse(UndoNever)
	case u.ID == "" || u.ID != d.Events[0].By:
		return &Problem{Kind: NotYours, Message: NotAllowed}
	case d.Undone:
		return Refuse(UndoneAlready)
	case d.Followed:
		return Refuse(UndoFollowed)
	case d.Age > TakeBackWindow:
		return Refuse(UndoTooLate)
	}
	for _, a := range d.Applications {
		switch {
		case CandidatesLocked(a.Requisition.Status, true) && !a.Blacklisted:
			return Refuse(lockedBy(a.Requisition.Status))
		case a.Former.OfferOut && a.offersTaken():
			return Refuse(OfferLimit)
		}
	}
	return nil
}

// takesBack reports whether such a move can be taken back at all. Adding and mapping cannot; what mapping ended is
// reopened instead.
func (d DoneMove) takesBack() bool {
	return len(d.Events) > 0 && !slices.ContainsFunc(d.Events, Event.begins) && (!slices.ContainsFunc(d.Events,
		func(e Event) bool { return e.Stage == Aside && e.Status == StatusRemap }) ||
		slices.ContainsFunc(d.Events, func(e Event) bool { return e.Status == StatusReopened }))
}

func (e Event) begins() bool {
	return e.Stage == StageNew && (e.Status == StatusNew || e.Status == StatusRemap)
}

// TakenBackUntil returns until when the user can take the move back, as far as the move itself tells; ok is false if
// they cannot at all.
func TakenBackUntil(u User, events []Event, now time.Time) (until time.Time, ok bool) {
	d := DoneMove{Events: events}
	if len(events) > 0 {
		d.Age = now.Sub(events[0].At)
	}
	if CheckTakeBack(u, d) != nil {
		return time.Time{}, false
	}
	return events[0].At.Add(TakeBackWindow), true
}

// OwnerWithout returns who owns the application once a move is taken back: rest are the events that remain. A move only
// ever gives an owner to an application that has none; what else changes hands is no move.
func (a Application) OwnerWithout(rest []Event) string {
	if slices.ContainsFunc(rest, func(e Event) bool { return e.OwnerID != "" }) {
		return a.OwnerID
	}
	return ""
}
