package hiring

import "time"

// Event is a dated line of an application's history.
type Event struct {
	// ApplicationID is empty in the first event of an application that does not exist yet.
	ApplicationID string
	// Stage is Aside for what happens outside the stages: Documents Sent, Push To Offer outside CEO_ROUND, Re-map on an
	// application whose candidate was mapped to another requisition, and what is beside the stages.
	Stage  Stage
	Status Status
	// By did it and OwnerID gets the credit. An event's owner owns the application from then on.
	By, OwnerID string
	At          time.Time
	// Day is the day the event counts for.
	Day     Day
	Comment string
	// Date is the day given with the status: of the follow-up, the interview, the offer or the joining; Time is HH:MM.
	// They are 0 and empty if the status takes none.
	Date      Day
	Time      string
	Interview Interview
	Scores    []Score
}

// Counts reports whether figures may count the event.
func (e Event) Counts() bool { return e.Stage != Aside && e.Status != StatusReopened }

// Progress is the sum of an application's events. Two are equal if the same may happen next.
type Progress struct {
	Stage  Stage
	Status Status
	// Last is the last status in each stage; Blacklisted is not one of them.
	Last [stageCount]Status
	// Reached is true once a call has reached the candidate.
	Reached bool
	// KYC is the last of the two KYC statuses that came before the offer.
	KYC Status
	// OfferSent is true once any offer was sent, OfferOut while one stands or was revived after a no.
	OfferSent, OfferOut bool
	// ClearedOn is the day on which the last round was passed or the candidate pushed to offer, OfferedOn that of the
	// last offer sent, AcceptedOn that of the acceptance. What answers one of these is never dated before it.
	ClearedOn, OfferedOn, AcceptedOn Day
	// Pushed and Documents are the documents' flags '1' for Push To Offer and Documents Sent.
	Pushed, Documents, Blacklisted bool
	// MappedAway is true once the candidate was mapped to another requisition; RemappedBy is the user who did it, empty
	// if it was the programme's link.
	MappedAway bool
	RemappedBy string
	// InterviewerID is the user who conducts the pending interview; empty if none is pending.
	InterviewerID string
	// Left is where the application stood when it was closed; zero while it is open.
	Left Left
	// Restored is the status in which the application stands since it was reopened, until the next step.
	Restored Status
}

// Replay adds up the events of one application, oldest first, without the voided ones.
func Replay(events []Event) Progress {
	var p Progress
	for _, e := range events {
		p = p.After(e)
	}
	return p
}

// After returns the progress after one more event.
func (p Progress) After(e Event) Progress {
	if e.Status == StatusReopened {
		return p.reopened()
	}
	p = p.leftBy(e).withDays(e)
	switch e.Status {
	case StatusPushToOffer:
		p.Pushed = true
	case StatusDocumentsSent:
		p.Documents = true
	}
	if e.Stage == Aside {
		if e.Status == StatusRemap {
			p.MappedAway, p.RemappedBy = true, e.By
		}
		return p
	}
	p.Stage, p.Status = e.Stage, e.Status
	p.InterviewerID, p.Restored = "", ""
	if e.Arranges() {
		p.InterviewerID = e.Interview.PersonID
	}
	if e.Status == StatusBlacklisted {
		p.Blacklisted, p.OfferOut = true, false
		return p
	}
	if at := e.Stage.Order(); at >= 0 {
		p.Last[at] = e.Status
	}
	p.Reached = p.Reached || e.Stage == StageCall && Connected(e.Status)
	switch e.Status {
	case StatusKYCSubmitted, StatusKYCVerified:
		p.KYC = e.Status
	case StatusOfferSent, StatusOfferRevised, StatusOfferAccepted:
		p.OfferSent, p.OfferOut = true, true
	case StatusOfferNotAccepted, StatusBackedOut:
		p.OfferOut = false
	}
	return p
}

// LastIn returns the last status in the stage, empty if the application has not reached it.
func (p Progress) LastIn(s Stage) Status {
	if at := s.Order(); at >= 0 {
		return p.Last[at]
	}
	return ""
}

// Live reports whether this is the candidate's current application. Blacklisting the candidate ends every live one;
// mapping them to another requisition ends the only one.
func (p Progress) Live() bool { return !p.Blacklisted && !p.MappedAway }

// Closed reports whether no stage may follow: the candidate was rejected, backed out, is blacklisted, was mapped to
// another requisition or has joined.
func (p Progress) Closed() bool {
	info, _ := InfoOf(p.Status)
	return !p.Live() || info.Ends || p.LastIn(StageJoining) == StatusJoined
}

// Unfinished reports whether the application moves to the new recruiter when its recruiter is replaced: it is neither
// accepted nor closed.
func (p Progress) Unfinished() bool { return !p.Closed() && !p.OfferAccepted() }

// EsaRejected is the documents' ESA_REJECTED: only the programme rejects in CALL.
func (p Progress) EsaRejected() bool { return p.LastIn(StageCall) == StatusRejected }
