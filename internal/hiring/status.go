package hiring

import (
	"slices"
	"strings"
)

// Status is the last decision about a requisition, an assignment or an application. All three share one vocabulary,
// because timelines mix them.
type Status string

// The stored statuses of a requisition. An assignment uses some of them.
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

// Shown for a requisition but never stored: Overdue follows from the date, the others are lines of its timeline.
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
	// StatusReopened follows what closed an application: it stands again where it stood before, and no figure counts it.
	StatusReopened Status = "Reopened"
)

// Beside the stages: what is known of a candidate and moves nothing.
const (
	StatusCandidateAccepts  Status = "Candidate Accepts"
	StatusCandidateDeclines Status = "Candidate Declines"
	StatusInTouch           Status = "In Touch"
	StatusWavering          Status = "Wavering"
	StatusNoAnswer          Status = "No Answer"
	StatusResigned          Status = "Resigned"
)

// standings are the statuses of a requisition that read badly after "is".
var standings = map[Status]string{
	StatusInprogress: "is in progress",
	StatusHold:       "is on hold",
	StatusRevoke:     "is revoked",
	// Of the whole requisition, or of the recruiter who reads it: others may be at work still.
	StatusHrRevoke: "was taken back from its recruiter",
}

// standing is how a sentence about a requisition with the status goes on.
func (s Status) standing() string {
	if words, ok := standings[s]; ok {
		return words
	}
	return "is " + strings.ToLower(string(s))
}

// Process is where a status is used: for requisitions, in one of the four lists of the stage dialogs, on the ESA rail,
// or in timelines only.
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

// Tone is one of the eight colours of a status, and Dot tells statuses of one tone apart without colour.
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

// StatusInfo is the fixed data of a status.
type StatusInfo struct {
	Status Status
	// ID identifies the status on the wire, the same in every database.
	ID string
	// Label is shown to people; it differs from the name only where two statuses share a word.
	Label string
	// Also is another name that callers use.
	Also      string
	Processes []Process
	Tone      Tone
	Dot       Dot
	// Passes: the stage is done and the next may open. Ends: the application is closed. Waits: someone has to come back
	// to it.
	Passes, Ends, Waits bool
}

// In reports whether the status belongs to the process.
func (i StatusInfo) In(p Process) bool { return slices.Contains(i.Processes, p) }

// CandidateTone returns the status's colour in a candidate's timeline, which has only four.
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

// InfoOf returns the fixed data of a status; ok is false if there is no such status.
func InfoOf(s Status) (info StatusInfo, ok bool) {
	at := slices.IndexFunc(StatusTable, func(i StatusInfo) bool { return i.Status == s })
	if at < 0 {
		return StatusInfo{}, false
	}
	return StatusTable[at], true
}

// FindStatus finds a status of a process by its id or one of its names, ignoring case.
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

// StatusesOf lists the statuses of a process in the order a dialog offers them.
func StatusesOf(p Process) []StatusInfo {
	var of []StatusInfo
	for _, i := range StatusTable {
		if i.In(p) {
			of = append(of, i)
		}
	}
	return of
}
