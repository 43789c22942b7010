package hiring

import (
	"fmt"
	"slices"
	"time"
)

// Sentences about waits.
const (
	ReminderSent     = "Reminder sent"
	NobodyToRemind   = "This waits on nobody who could be reminded"
	RemindYourself   = "This waits on you"
	WriteToCandidate = "This waits on the candidate; please write to them"
	UnknownParty     = "There is no such party"
	UnknownWaitState = "There is no such state"

	remindHours = 4
	remindDaily = 2
)

// Reminder is one that was sent.
type Reminder struct {
	At time.Time
	By string
}

// Words tell of the reminder.
func (r Reminder) Words(zone *time.Location) string {
	return "Reminded at " + shownAt(r.At.In(zone)) + " by " + r.By
}

// CheckRemind returns why the user cannot remind whom the application waits on: owners and managers may, of what waits
// on another.
func (a Application) CheckRemind(u User, w Wait) error {
	switch {
	case !u.Has(GrantManager) && a.OwnerID != u.ID:
		return &Problem{Kind: NotYours, Message: NotAllowed}
	case w.PersonID == u.ID && u.ID != "", w.Party == WaitsOnManager && u.Has(GrantManager):
		return Refuse(RemindYourself)
	case w.Party == WaitsOnCandidate:
		return Refuse(WriteToCandidate)
	case w.Party == WaitsOnNobody, w.Party == WaitsOnRecruiter && w.PersonID == "":
		return Refuse(NobodyToRemind)
	}
	return nil
}

// RemindsByMessage reports whether the user reminds the candidate on whom the application waits, which they do by a
// message of their own.
func (a Application) RemindsByMessage(u User, w Wait) bool {
	return w.Party == WaitsOnCandidate && (u.Has(GrantManager) || a.OwnerID == u.ID)
}

// CheckRequisitionRemind returns why the user cannot remind whom a requisition waits on: managers may, of what waits on
// another.
func CheckRequisitionRemind(u User, w Wait) error {
	switch {
	case !u.Has(GrantManager):
		return &Problem{Kind: NotYours, Message: NotAllowed}
	case w.PersonID == u.ID, w.Party == WaitsOnManager:
		return Refuse(RemindYourself)
	case w.PersonID == "":
		return Refuse(NobodyToRemind)
	}
	return nil
}

// CheckReminders refuses a reminder too soon after the last ones, newest first: once in four working hours, and twice a
// day.
func CheckReminders(sent []Reminder, now time.Time, s WaitSettings) error {
	if len(sent) == 0 {
		return nil
	}
	again := s.Work.After(sent[0].At, remindHours)
	today := DayOf(now)
	ofToday := slices.DeleteFunc(slices.Clone(sent), func(r Reminder) bool { return s.Work.Today(r.At) != today })
	if len(ofToday) >= remindDaily {
		if next := s.Work.Opens(s.Work.NextDay(today)); again.Before(next) {
			again = next
		}
	}
	if !now.Before(again) {
		return nil
	}
	return Refuse(fmt.Sprintf("Reminded at %s by %s; again from %s", shownAt(sent[0].At.In(now.Location())), sent[0].By,
		shownAt(again.In(now.Location()))))
}

// shownAt writes a time as screens do.
func shownAt(t time.Time) string { return DayOf(t).Shown() + " " + clockShown(t.Format("15:04")) }

// Today returns the day of the time in the business zone.
func (w WorkTime) Today(now time.Time) Day { return w.dayOf(now) }
