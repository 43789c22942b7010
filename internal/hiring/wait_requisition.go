package hiring

import (
	"slices"
	"time"
)

// RequisitionWaitFacts is what decides whom a requisition waits on.
type RequisitionWaitFacts struct {
	Requisition
	ApproverID string
	// Asked is when the approver was asked last.
	Asked Asked
	// LeftAt is the time of the last step that gave or took positions, DecidedAt that of the last hold or unapproval.
	LeftAt, DecidedAt time.Time
	// RanOnAt is when the work could last go on: the last Resume or assignment that ended a hold, the last approval, or
	// the position that was open again. Zero if it never stopped.
	RanOnAt time.Time
	// Work has a line for each live assignment.
	Work []RecruiterWork
}

// RecruiterWork is when a recruiter last did something for a requisition.
type RecruiterWork struct {
	HR     string
	Active bool
	// Since is their last day with a new candidate or a counted step on it, or when they were last assigned to it.
	Since time.Time
}

// RequisitionWaitOf returns whom the requisition waits on, by the first row of its table that fits.
func RequisitionWaitOf(f RequisitionWaitFacts, s WaitSettings) Wait {
	due := func(w Wait, sla SLA) Wait {
		w.Due = s.Work.After(w.Since, s.SLA[sla])
		return w
	}
	switch {
	case f.Status == StatusCompleted || f.Status == StatusOnboarded || f.Status == StatusRevoke:
		return Wait{Party: WaitsOnNobody}
	case f.Status == StatusUnapproved && !f.Asked.Again:
		return due(Wait{Party: WaitsOnManager, What: WhatDecide, Since: f.DecidedAt}, SLAHold)
	case f.Status == StatusNew || f.Status == StatusUnapproved || !f.ApprovedFlag:
		return due(Wait{Party: WaitsOnApprover, PersonID: f.ApproverID, What: WhatApprove, Since: f.Asked.At}, SLAApprove)
	case f.Status == StatusHold:
		return due(Wait{Party: WaitsOnManager, What: WhatDecide, Since: f.DecidedAt}, SLAHold)
	case f.Status == StatusApproved || f.Status == StatusHrRevoke || f.open() > 0:
		return due(Wait{Party: WaitsOnManager, What: WhatAssign, Since: f.LeftAt}, SLAAssign)
	}
	idle, found := f.idlest()
	// Nobody was idle while there was nothing to do.
	if f.RanOnAt.After(idle.Since) {
		idle.Since = f.RanOnAt
	}
	w := due(Wait{Party: WaitsOnRecruiter, PersonID: idle.HR, What: WhatWork, Since: idle.Since}, SLAIdle)
	if end := s.Work.Closes(f.TAT); f.TAT != 0 && w.Due.After(end) {
		w.Due = end
	}
	if w.Due.Before(w.Since) {
		w.Due = w.Since
	}
	if !found || !idle.Active {
		w.Party, w.PersonID, w.What = WaitsOnManager, "", WhatAssign
	}
	return w
}

// open returns how many positions are neither assigned nor filled by a candidate without an assignment.
func (r Requisition) open() int {
	under := 0
	for _, a := range r.Assignments {
		under += a.Accepted
	}
	return r.Positions - r.Assigned() - max(0, r.Accepted-under)
}

// idlest returns the recruiter of a live unfinished assignment who has done nothing for the longest time.
func (f RequisitionWaitFacts) idlest() (idle RecruiterWork, found bool) {
	for _, w := range f.Work {
		at := f.live(w.HR)
		if at < 0 || slices.Contains([]Status{StatusCompleted, StatusOnboarded}, f.Assignments[at].Status) {
			continue
		}
		if !found || w.Since.Before(idle.Since) {
			idle, found = w, true
		}
	}
	return idle, found
}

// MovesWaits reports whether the change may move what the requisition's applications wait on.
func MovesWaits(was Requisition, c Change) bool {
	is := c.Requisition
	class := func(s Status) Status {
		if slices.Contains(OpenStatuses, s) {
			return StatusInprogress
		}
		return s
	}
	full := func(r Requisition) bool { return r.Outstanding >= r.Positions }
	if class(was.Status) != class(is.Status) || was.EmploymentType != is.EmploymentType || full(was) != full(is) ||
		len(c.Moves) > 0 || len(c.Added) > 0 {
		return true
	}
	return slices.ContainsFunc(is.Assignments, func(a Assignment) bool { return was.WorksOn(a.HR) != is.WorksOn(a.HR) })
}
