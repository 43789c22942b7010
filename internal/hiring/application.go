package hiring

import (
	"fmt"
	"slices"
	"time"
)

// Sentences about applications.
const (
	CandidateIsBlacklisted = "Candidate is Blacklisted"
	// CandidateRemappedBy takes the name of the user who mapped the candidate.
	CandidateRemappedBy = "Candidate Has been Remapped by %s"
	AssignmentRevoked   = "You were taken off this requisition; a manager has to act"
	ApplicationClosed   = "This application is closed; nothing can follow"
)

// OpeningFacts is what the stages need to know about the application's requisition.
type OpeningFacts struct {
	ID string
	// Status is the stored one.
	Status         Status
	EmploymentType EmploymentType
	// ESA is set for the programme's two requisitions.
	ESA bool
	// Accepted and Outstanding count all its applications, this one included.
	Positions, Accepted, Outstanding int
}

// Application is a candidate mapped to a requisition, as far as the stages need to know it: the sum of its events, and
// what is stored elsewhere.
type Application struct {
	ID string
	Progress
	// CandidateName is whose application it is.
	CandidateName string
	Requisition   OpeningFacts
	// OwnerID is the user who added or mapped the candidate, or took the application over. It is empty for one that
	// came through the ESA link and has not been called yet.
	OwnerID string
	// OwnerRow is the status of the owner's assignment to the requisition, the live one if there are several; empty if
	// there is none.
	OwnerRow Status
	// Hold is who is calling the candidate now.
	Hold CallHold
	// RemapperName is the name of the user in RemappedBy.
	RemapperName string
}

// worksOn reports whether a user with this assignment works on the requisition's candidates. ESA HR and ESA-assigned
// users take the programme's candidates from the queue, so they need no assignment there.
func worksOn(u User, esa bool, row Status) bool {
	if row == StatusHrRevoke {
		return false
	}
	if esa && WorksOnQueue(u) {
		return true
	}
	return u.Role == Recruiter && row != ""
}

// WorksOnQueue reports whether the user calls the candidates of the ESA programme's queue.
func WorksOnQueue(u User) bool { return u.Role == ESAHR || u.Has(GrantEsaAssigned) }

// CallsFromQueue reports whether the queue of a requisition with this status gives the user candidates: it gives none
// whom they could not move.
func CallsFromQueue(u User, seen Status) bool {
	return WorksOnQueue(u) && !CandidatesLocked(seen, u.Has(GrantManager))
}

// fromQueue reports whether the application is nobody's yet, and this user of the programme may be the first to call:
// nobody else is calling already.
func (a Application) fromQueue(u User) bool {
	return a.Requisition.ESA && a.OwnerID == "" && WorksOnQueue(u) && !a.Hold.ByAnother(u)
}

// MayMove reports whether the user is responsible for moving the application, whatever state it is in.
func (a Application) MayMove(u User) bool {
	return u.Has(GrantManager) || a.fromQueue(u) || a.OwnerID == u.ID && worksOn(u, a.Requisition.ESA, a.OwnerRow)
}

// ownerAfter returns the owner of the application after the user has moved it.
func (a Application) ownerAfter(u User) string {
	if a.OwnerID == "" {
		return u.ID
	}
	return a.OwnerID
}

// standsStill returns why nobody, or not this user, can change the application.
func (a Application) standsStill(u User) error {
	switch {
	case a.Blacklisted:
		return Refuse(CandidateIsBlacklisted)
	case a.MappedAway:
		return Refuse(fmt.Sprintf(CandidateRemappedBy, a.RemapperName))
	case CandidatesLocked(a.Requisition.Status, u.Has(GrantManager)) && !a.MayTakeInterview(u),
		CandidatesLocked(a.Requisition.Status, true):
		return Refuse(lockedBy(a.Requisition.Status))
	}
	return nil
}

func lockedBy(s Status) string {
	return fmt.Sprintf("This requisition %s; its candidates cannot be changed", s.standing())
}

// check returns why the user may not move the application now.
func (a Application) check(u User) error {
	if !a.MayMove(u) {
		if a.OwnerID == u.ID && a.OwnerRow == StatusHrRevoke {
			return Refuse(AssignmentRevoked)
		}
		return &Problem{Kind: NotYours, Message: NotAllowed}
	}
	return a.standsStill(u)
}

// OpenStage returns the only stage open for work, or Aside if the application is closed.
func (a Application) OpenStage() Stage {
	if a.Closed() {
		return Aside
	}
	rail := Rail(a.Requisition.ESA)
	at := slices.IndexFunc(rail, func(s Stage) bool { return !a.passed(s) })
	if at < 0 {
		return Aside
	}
	return rail[at]
}

func (a Application) passed(s Stage) bool { return passes(s, a.Requisition.ESA, a.LastIn(s)) }

// event returns a new event on the application that happens now and counts today.
func (a Application) event(u User, s Stage, status Status, comment string, now time.Time) Event {
	return Event{
		ApplicationID: a.ID, Stage: s, Status: status, By: u.ID, OwnerID: a.ownerAfter(u), At: now, Day: DayOf(now),
		Comment: comment,
	}
}
