package hiring

import (
	"slices"
	"time"
)

// Party is who has to act next.
type Party string

const (
	WaitsOnNobody      Party = "nobody"
	WaitsOnRecruiter   Party = "recruiter"
	WaitsOnInterviewer Party = "interviewer"
	WaitsOnCandidate   Party = "candidate"
	// WaitsOnManager and WaitsOnApprover: any manager may act, but only the one approver.
	WaitsOnManager  Party = "manager"
	WaitsOnApprover Party = "approver"
)

// Parties lists them in the order in which screens offer them.
var Parties = []Party{
	WaitsOnRecruiter, WaitsOnInterviewer, WaitsOnCandidate, WaitsOnManager, WaitsOnApprover, WaitsOnNobody,
}

// What has to be done. Schedule is followed by the name of the round.
const (
	WhatResult        = "Give the result"
	WhatCall          = "Call"
	WhatCallAgain     = "Call again"
	WhatCorrectNumber = "Correct the number"
	WhatSelect        = "Select or reject"
	WhatSchedule      = "Schedule "
	WhatDecide        = "Decide"
	WhatSendOffer     = "Send the offer"
	WhatVerifyKYC     = "Verify KYC"
	WhatAnswer        = "Answer"
	WhatRecordAnswer  = "Record the answer"
	WhatPush          = "Push to Offer"
	WhatRevise        = "Revise or close"
	WhatReviseOrHold  = "Revise, hold or map away"
	WhatJoiningDate   = "Enter the joining date"
	WhatTouch         = "Touch point"
	WhatJoined        = "Joined?"
	WhatApprove       = "Approve"
	WhatAssign        = "Assign"
	WhatWork          = "Work on it"
	// The reasons for which an open application waits on nobody.
	WhatFilled = "Filled"
	WhatBackup = "Backup"
	WhatOnHold = "On hold"
)

// Wait is who has to do what about an application, from when on and until when.
type Wait struct {
	Party Party
	// PersonID is empty for managers, candidates, and candidates of the ESA queue that nobody has called yet.
	PersonID string
	What     string
	// Since and Due are zero if nobody has to act.
	Since, Due time.Time
	// Sleeps is set if the candidate falls asleep when nobody calls them.
	Sleeps bool
	// JoinsOn is the joining date of a candidate to be touched: from that day on, the question is whether they joined.
	JoinsOn Day
}

// WaitPerson is a user, and whether they can still sign in.
type WaitPerson struct {
	User
	Active bool
}

// WaitFacts is what decides whom an application waits on.
type WaitFacts struct {
	Application
	// Events are all that are not voided, oldest first.
	Events []Event
	// Owner and Interviewer are empty if there is none.
	Owner, Interviewer WaitPerson
	// MobileChanged is when the candidate's number was last changed; zero if never.
	MobileChanged time.Time
}

// WaitOf returns whom the application waits on, by the first row of the table that fits. Every application fits one.
func WaitOf(f WaitFacts, s WaitSettings) Wait {
	w, _ := waitBy(f, s)
	return w
}

// waitBy also returns the name of the row.
func waitBy(f WaitFacts, s WaitSettings) (w Wait, row string) {
	standing := standingOf(f, s)
	for _, row := range waitRows {
		if row.fits(standing) {
			return row.wait(standing), row.name
		}
	}
	return Wait{Party: WaitsOnNobody}, ""
}

// WaitState is how urgent a wait is, which follows from the clock.
type WaitState string

const (
	Planned WaitState = "planned"
	Waiting WaitState = "waiting"
	Overdue WaitState = "overdue"
	Asleep  WaitState = "asleep"
)

// WaitStates lists the states.
var WaitStates = []WaitState{Planned, Waiting, Overdue, Asleep}

// State returns how urgent the wait is now; empty if it waits on nobody.
func (w Wait) State(now time.Time, s WaitSettings) WaitState {
	switch {
	case w.Party == WaitsOnNobody:
		return ""
	case w.Since.After(now):
		return Planned
	case w.Sleeps && w.Since.Before(s.AsleepBefore(now)):
		return Asleep
	case w.Due.Before(now):
		return Overdue
	}
	return Waiting
}

// AsleepBefore returns the time before which a candidate was to be called who now is asleep.
func (s WaitSettings) AsleepBefore(now time.Time) time.Time { return now.AddDate(0, 0, -s.SleepDays) }

// WhatOn returns what has to be done as people read it on this day.
func (w Wait) WhatOn(today Day) string {
	if w.What == WhatTouch && w.JoinsOn != 0 && w.JoinsOn <= today {
		return WhatJoined
	}
	return w.What
}

// standing is an application as the table of waits reads it.
type standing struct {
	WaitFacts
	settings WaitSettings
	// event is the last event of a stage, or the one whose state a reopening restored.
	event Event
	// began is when the state began: the event, or the reopening.
	began    time.Time
	reopened bool
	// answered is when the candidate's answer to the offer became known, and declined whether it was no.
	answered time.Time
	declined bool
	// joinsOn is the last joining date that was given, and touchedOn the day of the last touch.
	joinsOn, touchedOn Day
}

func standingOf(f WaitFacts, settings WaitSettings) standing {
	f.Hold = CallHold{}
	s := standing{WaitFacts: f, settings: settings}
	last := -1
	for i, e := range f.Events {
		switch {
		case e.Stage != Aside:
			last, s.answered, s.declined = i, time.Time{}, false
			if e.Status == StatusExpectedDOJ || e.Status == StatusDelayInJoining {
				s.joinsOn = e.Date
			}
		case e.Status == StatusCandidateAccepts || e.Status == StatusCandidateDeclines:
			s.answered, s.declined = e.At, e.Status == StatusCandidateDeclines
		case slices.Contains(touches, e.Status):
			s.touchedOn = s.settings.Work.dayOf(e.At)
		}
	}
	if last < 0 {
		return s
	}
	s.event, s.began = f.Events[last], f.Events[last].At
	if s.event.Status == StatusReopened {
		s.reopened = true
		s.event = restoredBy(f.Events[:last])
	}
	return s
}

// restoredBy returns the last event of a stage that did not close the application.
func restoredBy(events []Event) Event {
	for _, e := range slices.Backward(events) {
		info, _ := InfoOf(e.Status)
		if e.Stage != Aside && !info.Ends && e.Status != StatusJoined && e.Status != StatusReopened {
			return e
		}
	}
	return Event{}
}
