package hiring

import (
	"slices"
	"time"
)

// Sentences of Push to Offer, of its counterpart in the ESA programme, and of Documents.
const (
	CandidatePushed      = "Candidate pushed to offer."
	CandidateShortlisted = "Candidate shortlisted."

	AlreadyPushed        = "The candidate is pushed to offer already"
	NotPushedByType      = "Push to Offer is not possible for this employment type"
	NotPushedYet         = "Push to Offer needs a passed CEO round first"
	NotSelectedYet       = "Push to Offer needs Selected first"
	PositionsTaken       = "Every position of this requisition has an accepted offer"
	ShortlistInstead     = "A candidate of the ESA programme is shortlisted instead"
	ShortlistOnlyESA     = "Only candidates of the ESA programme are shortlisted without an interview"
	ShortlistNeedsCall   = "Please call the candidate first: shortlisting needs a call that reached them"
	NothingAfterJoined   = "The candidate has joined; nothing is pushed or sent any more"
	ShortlistNotPossible = "The candidate cannot be shortlisted at this stage"
	DocumentsAlreadySent = "The documents are sent already"
	DocumentsNotYet      = "Documents need a passed CEO round first"
)

// CheckStatusSent checks that the status sent with a call, if any, is the call's own.
func CheckStatusSent(own Status, sent string) error {
	if sent == "" {
		return nil
	}
	info, _ := InfoOf(own)
	for _, p := range info.Processes {
		if found, known := FindStatus(p, sent); known && found == own {
			return nil
		}
	}
	return invalid("status", AnotherStatus)
}

// pushable reports whether this requisition's candidates can be pushed to offer at all.
func (o OpeningFacts) pushable() bool {
	return o.EmploymentType == FullTime || o.EmploymentType == Contract || o.EmploymentType == PartTime && o.ESA
}

// shortlistedBy reports whether Push to Offer shortlists instead: for users who work on the ESA queue, on its
// requisitions.
func (a Application) shortlistedBy(u User) bool {
	return a.Requisition.ESA && u.Has(GrantEsaAssigned) && !u.Has(GrantManager)
}

// pushShown reports whether the application's state shows the button. It stays visible once the candidate is pushed.
func (a Application) pushShown() bool {
	_, blocked := a.pushBlocked()
	return !blocked
}

// pushBlocked returns what keeps the application from being pushed, whoever looks at it.
func (a Application) pushBlocked() (reason string, blocked bool) {
	switch {
	case !a.Requisition.pushable():
		return NotPushedByType, true
	case a.Status == StatusBackedOut:
		return ApplicationClosed, true
	case a.Status == StatusJoined:
		return NothingAfterJoined, true
	case a.Requisition.ESA && !a.passed(StageCall):
		return NotSelectedYet, true
	case !a.passed(a.lastRound()) && a.Stage != StageOffer && a.Stage != StageJoining:
		return NotPushedYet, true
	case a.Requisition.Positions <= a.Requisition.Accepted:
		return PositionsTaken, true
	}
	return "", false
}

func (a Application) checkPush(u User) error {
	if err := a.check(u); err != nil {
		return err
	}
	reason, blocked := a.pushBlocked()
	switch {
	case a.shortlistedBy(u):
		return Refuse(ShortlistInstead)
	case a.Pushed:
		return Refuse(AlreadyPushed)
	case blocked:
		return Refuse(reason)
	}
	return nil
}

// lastRound returns the stage whose passing opens OFFER: in the programme Selected stands for the passed CEO round.
func (a Application) lastRound() Stage {
	if a.Requisition.ESA {
		return StageCall
	}
	return StageCEO
}

// PushToOffer sets the flag. Only from the last round does it also take the application to OFFER.
func (a Application) PushToOffer(u User, now time.Time) ([]Event, error) {
	if err := a.checkPush(u); err != nil {
		return nil, err
	}
	stage := Aside
	if a.Stage == a.lastRound() {
		stage = StageOffer
	}
	return []Event{a.event(u, stage, StatusPushToOffer, "", now)}, nil
}

func (a Application) checkDocuments(u User) error {
	if err := a.check(u); err != nil {
		return err
	}
	switch {
	case !a.passed(StageCEO):
		return Refuse(DocumentsNotYet)
	case a.Status == StatusJoined:
		return Refuse(NothingAfterJoined)
	case a.Documents:
		return Refuse(DocumentsAlreadySent)
	case a.Status == StatusBackedOut:
		return Refuse(ApplicationClosed)
	}
	return nil
}

// SendDocuments sets the documents flag.
func (a Application) SendDocuments(u User, now time.Time) ([]Event, error) {
	if err := a.checkDocuments(u); err != nil {
		return nil, err
	}
	return []Event{a.event(u, Aside, StatusDocumentsSent, "", now)}, nil
}

// offersShortlisted reports whether the candidate of the ESA programme can be shortlisted at this stage. Nobody is
// before a call has reached them.
func (a Application) offersShortlisted() bool { return a.Reached && a.shortlistsHere() }

func (a Application) shortlistsHere() bool {
	offers := func(o Option) bool { return o.Status == StatusShortlisted }
	return a.OpenStage() == StageCall && slices.ContainsFunc(a.dialog(StageCall), offers)
}

func (a Application) checkShortlist(u User) error {
	if err := a.check(u); err != nil {
		return err
	}
	switch {
	case !a.Requisition.ESA:
		return Refuse(ShortlistOnlyESA)
	case !WorksOnQueue(u) && !u.Has(GrantManager):
		return &Problem{Kind: NotYours, Message: NotAllowed}
	case !a.shortlistsHere():
		return Refuse(ShortlistNotPossible)
	case !a.Reached:
		return Refuse(ShortlistNeedsCall)
	}
	return nil
}

// Shortlist is what Push to Offer does for users who work on the ESA queue: CALL Shortlisted, without a comment.
func (a Application) Shortlist(u User, now time.Time) ([]Event, error) {
	if err := a.checkShortlist(u); err != nil {
		return nil, err
	}
	return []Event{a.event(u, StageCall, StatusShortlisted, "", now)}, nil
}
