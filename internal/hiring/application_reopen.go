package hiring

import (
	"fmt"
	"time"
)

// Sentences about reopening.
const (
	CandidateReopened = "Candidate reopened"
	// AtWorkElsewhere takes the serial of the requisition.
	AtWorkElsewhere = "The candidate is at work in %s; end that first"
	NotClosed       = "This application is not closed; there is nothing to reopen"
)

// Left is where an application stood when it was closed, as far as closing changes it.
type Left struct {
	Stage  Stage
	Status Status
	// In is the stage of the event that closed it, and Last its status before; both are empty if it was beside the
	// stages.
	In       Stage
	Last     Status
	OfferOut bool
}

// closes reports whether the event closes its application.
func (e Event) closes() bool {
	info, _ := InfoOf(e.Status)
	return info.Ends || e.Stage == StageJoining && e.Status == StatusJoined ||
		e.Stage == Aside && e.Status == StatusRemap
}

// leftBy remembers where the application stands if the event is the first that closes it.
func (p Progress) leftBy(e Event) Progress {
	if e.closes() && p.Left == (Left{}) {
		p.Left = Left{p.Stage, p.StandsAt(), e.Stage, p.LastIn(e.Stage), p.OfferOut}
	}
	return p
}

// reopened returns the progress as if nothing had closed the application. Its interview is not pending any more.
func (p Progress) reopened() Progress {
	if at := p.Left.In.Order(); at >= 0 {
		p.Last[at] = p.Left.Last
	}
	p.Stage, p.Status, p.Restored, p.OfferOut = p.Left.Stage, StatusReopened, p.Left.Status, p.Left.OfferOut
	p.Blacklisted, p.MappedAway, p.RemappedBy, p.InterviewerID, p.Left = false, false, "", "", Left{}
	return p
}

// StandsAt returns the status that decides what the application allows: the restored one after Reopened.
func (p Progress) StandsAt() Status {
	if p.Restored != "" {
		return p.Restored
	}
	return p.Status
}

// LiveElsewhere is the candidate's live application, where another one is reopened.
type LiveElsewhere struct {
	Application
	Serial string
}

// Reopening is the effect of reopening an application. Ended ends the candidate's live one, if there is another.
type Reopening struct {
	Ended    []Event
	Reopened Event
}

// CheckReopen returns why the user cannot reopen the application at all.
func (a Application) CheckReopen(u User) error {
	switch {
	case !u.Has(GrantManager):
		return &Problem{Kind: NotYours, Message: NotAllowed}
	case !a.Closed():
		return Refuse(NotClosed)
	case CandidatesLocked(a.Requisition.Status, true):
		return Refuse(lockedBy(a.Requisition.Status))
	case !a.OfferOut && a.Left.OfferOut && a.offersTaken():
		return Refuse(OfferLimit)
	}
	return nil
}

// Reopen lets a closed application go on from where it stood. blacklisted is the candidate's flag; live is their live
// application if it is another one.
func (a Application) Reopen(
	u User, comment string, blacklisted bool, live *LiveElsewhere, now time.Time,
) (Reopening, error) {
	if err := a.CheckReopen(u); err != nil {
		return Reopening{}, err
	}
	if blacklisted && !a.Blacklisted {
		return Reopening{}, Refuse(CandidateIsBlacklisted)
	}
	if err := checkComment(comment, AllFieldsCompulsory); err != nil {
		return Reopening{}, err
	}
	e := a.event(u, a.Left.Stage, StatusReopened, comment, now)
	e.OwnerID = a.OwnerID
	r := Reopening{Reopened: e}
	if live == nil {
		return r, nil
	}
	if live.Kept() {
		return Reopening{}, Refuse(fmt.Sprintf(AtWorkElsewhere, live.Serial))
	}
	end := live.event(u, Aside, StatusRemap, "", now)
	end.OwnerID = live.OwnerID
	r.Ended = []Event{end}
	return r, nil
}
