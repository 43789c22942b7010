package hiring

import (
	"slices"
	"time"
)

// The answers of Push to Offer, of its counterpart in the ESA programme, and of Documents.
const (
	CandidatePushed      = "Candidate pushed to offer."
	CandidateShortlisted = "Candidate shortlisted."

	AlreadyPushed        = "The candidate is pushed to offer already"
	NotPushedByType      = "Push to Offer is not possible for this employment type"
	NotPushedYet         = "Push to Offer needs a passed CEO round first"
	PositionsTaken       = "Every position of this requisition has an accepted offer"
	ShortlistInstead     = "A candidate of the ESA programme is shortlisted instead"
	ShortlistOnlyESA     = "Only candidates of the ESA programme are shortlisted without an interview"
	ShortlistNotPossible = "The candidate cannot be shortlisted at this stage"
	DocumentsAlreadySent = "The documents are sent already"
	DocumentsNotYet      = "Documents need a passed CEO round first"
)

// pushable says whether candidates of this requisition are pushed to offer at all.
func (o OpeningFacts) pushable() bool {
	return o.EmploymentType == FullTime || o.EmploymentType == Contract || o.EmploymentType == PartTime && o.ESA
}

// PushToOffer sets the flag. Only from CEO_ROUND does it also take the application to OFFER.
func (a Application) PushToOffer(u User, now time.Time) ([]Event, error) {
	if err := a.check(u); err != nil {
		return nil, err
	}
	stage := Aside
	if a.Stage == StageCEO {
		stage = StageOffer
	}
	switch {
	case a.Requisition.ESA && u.Has(GrantEsaAssigned) && !u.Has(GrantManager):
		return nil, Refuse(ShortlistInstead)
	case a.Pushed:
		return nil, Refuse(AlreadyPushed)
	case !a.Requisition.pushable():
		return nil, Refuse(NotPushedByType)
	case a.Status == StatusBackedOut:
		return nil, Refuse(ApplicationClosed)
	case !a.passed(StageCEO) && a.Stage != StageOffer && a.Stage != StageJoining:
		return nil, Refuse(NotPushedYet)
	case a.Requisition.Positions <= a.Requisition.Accepted:
		return nil, Refuse(PositionsTaken)
	}
	return []Event{a.event(u, stage, StatusPushToOffer, "", now)}, nil
}

// SendDocuments sets the documents flag.
func (a Application) SendDocuments(u User, now time.Time) ([]Event, error) {
	if err := a.check(u); err != nil {
		return nil, err
	}
	switch {
	case !a.passed(StageCEO):
		return nil, Refuse(DocumentsNotYet)
	case a.Documents:
		return nil, Refuse(DocumentsAlreadySent)
	case a.Status == StatusBackedOut:
		return nil, Refuse(ApplicationClosed)
	}
	return []Event{a.event(u, Aside, StatusDocumentsSent, "", now)}, nil
}

// Shortlist is what Push to Offer does for users who work on the ESA queue: CALL Shortlisted, without a comment.
func (a Application) Shortlist(u User, now time.Time) ([]Event, error) {
	if err := a.check(u); err != nil {
		return nil, err
	}
	if !a.Requisition.ESA {
		return nil, Refuse(ShortlistOnlyESA)
	}
	if !worksOnQueue(u) && !u.Has(GrantManager) {
		return nil, &Problem{Kind: NotYours, Message: NotAllowed}
	}
	offers := func(o Option) bool { return o.Status == StatusShortlisted }
	if a.OpenStage() != StageCall || !slices.ContainsFunc(a.dialog(StageCall), offers) {
		return nil, Refuse(ShortlistNotPossible)
	}
	return []Event{a.event(u, StageCall, StatusShortlisted, "", now)}, nil
}
