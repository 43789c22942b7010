package hiring

import (
	"slices"
	"strings"
)

// Status is what was last decided about a requisition, an assignment or an application. All three share one vocabulary,
// because timelines mix them.
type Status string

// The statuses that a requisition has in the database. An assignment has some of them.
const (
	StatusNew        Status = "New"
	StatusUnapproved Status = "Unapproved"
	StatusApproved   Status = "Approved"
	StatusAssigned   Status = "Assigned"
	StatusReAssigned Status = "Re-Assigned"
	StatusInprogress Status = "Inprogress"
	StatusCompleted  Status = "Completed"
	StatusHold       Status = "Hold"
	StatusRevoke     Status = "Revoke"
	StatusHrRevoke   Status = "Hr Revoke"
	StatusOnboarded  Status = "Onboarded"
)

// What a requisition shows without ever being it: Overdue follows from the date, the others are lines of its timeline.
const (
	StatusOverdue        Status = "Overdue"
	StatusPositionRevoke Status = "Position Revoke"
	StatusEdited         Status = "Edited"
	StatusResumed        Status = "Resumed"
	StatusRaised         Status = "Raised"
)

// The statuses of an application.
const (
	StatusRemap              Status = "Re-map"
	StatusRinging            Status = "Ringing"
	StatusNotContactable     Status = "Not Contactable"
	StatusCallBack           Status = "Call Back"
	StatusWrongNumber        Status = "Wrong Number"
	StatusWillRevert         Status = "Will Revert"
	StatusNotSuitable        Status = "Not Suitable"
	StatusNotInterested      Status = "Not Interested"
	StatusForFutureOpenings  Status = "For Future Openings"
	StatusShortlisted        Status = "Shortlisted"
	StatusScheduled          Status = "Scheduled"
	StatusRescheduled        Status = "Rescheduled"
	StatusInterviewScheduled Status = "Interview Scheduled"
	StatusSelected           Status = "Selected"
	StatusOnHold             Status = "On-Hold"
	StatusSkip               Status = "Skip"
	StatusRejected           Status = "Rejected"
	StatusBackedOut          Status = "Backed Out"
	StatusOfferSent          Status = "Offer Sent"
	StatusOfferNotSent       Status = "Offer Not Sent"
	StatusOfferOnHold        Status = "Offer on Hold"
	StatusOfferAccepted      Status = "Offer Accepted"
	StatusOfferNotAccepted   Status = "Offer Not Accepted"
	StatusOfferRevised       Status = "Offer Revised"
	StatusPushToOffer        Status = "Push To Offer"
	StatusDocumentsSent      Status = "Documents Sent"
	StatusKYCSubmitted       Status = "KYC Submitted"
	StatusKYCVerified        Status = "KYC Verified"
	StatusExpectedDOJ        Status = "Expected DOJ"
	StatusDelayInJoining     Status = "Delay in joining"
	StatusRelieved           Status = "Relieved"
	StatusJoined             Status = "Joined"
	StatusBlacklisted        Status = "Blacklisted"
)

// Process is where a status is used: what a requisition can be, the four lists that the stage dialogs choose from,
// what the ESA rail adds to them, and what Muster itself writes into a timeline.
type Process string

const (
	ProcessRequisition Process = "Requisition"
	ProcessTimeline    Process = "Timeline"
	ProcessCandidate   Process = "Candidate"
	ProcessCall        Process = "Call"
	ProcessRound       Process = "Round"
	ProcessOffer       Process = "Offer"
	ProcessJoining     Process = "Joining"
	ProcessESA         Process = "ESA"
)

// Tone is one of the eight colours in which a status is drawn, and Dot is what tells statuses of one tone apart
// without it.
type (
	Tone string
	Dot  string
)

const (
	Slate Tone = "slate"
	Sky   Tone = "sky"
	Plum  Tone = "plum"
	Amber Tone = "amber"
	Teal  Tone = "teal"
	Green Tone = "green"
	Olive Tone = "olive"
	Red   Tone = "red"

	FullDot Dot = "full"
	RingDot Dot = "ring"
	HalfDot Dot = "half"
)

// StatusInfo is everything that is fixed about a status.
type StatusInfo struct {
	Status Status
	// ID stands for the status on the wire, the same in every database.
	ID string
	// Label is what people read; it differs from the name only where two statuses share a word.
	Label string
	// Also is another word by which callers mean it.
	Also      string
	Processes []Process
	Tone      Tone
	Dot       Dot
	// Passes: the stage is done and the next may open. Ends: the application is closed. Waits: somebody has to come
	// back to it.
	Passes, Ends, Waits bool
}

// In says whether the status belongs to the process.
func (i StatusInfo) In(p Process) bool { return slices.Contains(i.Processes, p) }

// CandidateTone is the colour of the status in a candidate's timeline, which knows only four.
func (i StatusInfo) CandidateTone() Tone {
	switch {
	case i.Ends:
		return Red
	case i.Waits:
		return Olive
	case i.Passes:
		return Green
	}
	return Slate
}

// InfoOf tells what is fixed about the status; ok is false for a name that is none.
func InfoOf(s Status) (info StatusInfo, ok bool) {
	at := slices.IndexFunc(StatusTable, func(i StatusInfo) bool { return i.Status == s })
	if at < 0 {
		return StatusInfo{}, false
	}
	return StatusTable[at], true
}

// FindStatus finds the status of a process that a caller means by its id or by one of its words, in any case.
func FindStatus(p Process, text string) (s Status, ok bool) {
	text = strings.TrimSpace(text)
	if text == "" {
		return "", false
	}
	for _, i := range StatusTable {
		means := func(word string) bool { return strings.EqualFold(word, text) }
		if i.In(p) && slices.ContainsFunc([]string{i.ID, string(i.Status), i.Label, i.Also}, means) {
			return i.Status, true
		}
	}
	return "", false
}

// StatusesOf lists the statuses of a process in the order in which a dialog offers them.
func StatusesOf(p Process) []StatusInfo {
	var of []StatusInfo
	for _, i := range StatusTable {
		if i.In(p) {
			of = append(of, i)
		}
	}
	return of
}
