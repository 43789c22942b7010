package hiring

import "time"

// InterviewReminder is a reminder of an interview. Its job stores it.
type InterviewReminder string

// The reminders, in the order in which they are due: the candidate's on the evening before, the person's an hour
// before, and for a result that is missing, twice.
const (
	RemindCandidate InterviewReminder = "candidate"
	RemindPerson    InterviewReminder = "person"
	RemindResult    InterviewReminder = "result"
	RemindAgain     InterviewReminder = "again"
)

// InterviewReminders lists them.
var InterviewReminders = []InterviewReminder{RemindCandidate, RemindPerson, RemindResult, RemindAgain}

const (
	candidateReminded = 18 * time.Hour
	personReminded    = time.Hour
	resultMissed      = time.Hour
	resultAgain       = 9*time.Hour + 30*time.Minute
)

// At returns when the reminder of an interview that begins at start is due.
func (r InterviewReminder) At(start time.Time, w WorkTime) time.Time {
	missed := start.Add(InterviewLength + resultMissed)
	switch r {
	case RemindCandidate:
		return w.at(w.dayOf(start)-1, candidateReminded)
	case RemindPerson:
		return start.Add(-personReminded)
	case RemindResult:
		return missed
	}
	return w.at(w.NextDay(w.dayOf(missed)), resultAgain)
}

// AsksResult reports whether it asks for the result of an interview that is over.
func (r InterviewReminder) AsksResult() bool { return r == RemindResult || r == RemindAgain }

// Late reports whether it comes too late to be of use: a reminder of what begins must come before.
func (r InterviewReminder) Late(start, now time.Time) bool {
	return !r.AsksResult() && !now.Before(start)
}

// NextReminder returns the first reminder that is due after a time; ok is false if none is left.
func NextReminder(start, after time.Time, w WorkTime) (r InterviewReminder, at time.Time, ok bool) {
	for _, r := range InterviewReminders {
		if at := r.At(start, w); at.After(after) {
			return r, at, true
		}
	}
	return "", time.Time{}, false
}

// RemindersBack is how long ago an interview may have begun of which somebody may still be reminded: the next working
// day is no further away than that.
const RemindersBack = 30 * 24 * time.Hour
