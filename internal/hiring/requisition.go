package hiring

import "slices"

// EmploymentType is how a requisition's hires are employed.
type EmploymentType string

const (
	Intern   EmploymentType = "Intern"
	FullTime EmploymentType = "Full Time"
	PartTime EmploymentType = "Part Time"
	Contract EmploymentType = "Contract"
)

// EmploymentTypes lists every type in the order of the Edit Requisition dialog.
var EmploymentTypes = []EmploymentType{Intern, FullTime, PartTime, Contract}

// EmploymentStatus is the experience that the requisition asks for.
type EmploymentStatus string

const (
	Fresher     EmploymentStatus = "Fresher"
	Experienced EmploymentStatus = "Experienced"
)

// HireType tells a new position from a replacement.
type HireType string

const (
	NewHire     HireType = "New"
	Replacement HireType = "Replacement"
)

// StoredStatuses lists the statuses that a requisition can have in the database.
var StoredStatuses = []Status{
	StatusNew, StatusUnapproved, StatusApproved, StatusAssigned, StatusReAssigned, StatusInprogress,
	StatusCompleted, StatusHold, StatusRevoke, StatusHrRevoke, StatusOnboarded,
}

// OpenStatuses lists the statuses of a requisition that is still hiring; these turn Overdue once the TAT has passed.
var OpenStatuses = []Status{StatusApproved, StatusAssigned, StatusReAssigned, StatusInprogress}

// Requisition is an opening, as far as its rules need to know it.
type Requisition struct {
	Serial Serial
	Status Status
	// BeforeHold and BeforeUnapproved are the statuses that Resume and Approve return to. There are two, because a
	// requisition on hold can be unapproved after an edit.
	BeforeHold, BeforeUnapproved Status
	Positions                    int
	EmploymentType               EmploymentType
	// Stipend, in rupees, and Tenure, in months, are 0 until given.
	Stipend, Tenure int
	// ApprovedFlag is false until the approver has approved the requisition as it is now.
	ApprovedFlag bool
	// ApprovedOn is the day of the first approval; 0 before it.
	ApprovedOn, TAT Day
	Assignments     []Assignment
	// Accepted, Joined and Outstanding count the applications of the whole requisition. They can be more than those
	// of its assignments, because a manager may own applications without one.
	Accepted, Joined, Outstanding int
}

// Remaining returns how many positions are not yet joined.
func (r Requisition) Remaining() int { return max(0, r.Positions-r.Joined) }

// Assigned returns how many positions recruiters have. What was accepted under a row that is no longer live still
// counts.
func (r Requisition) Assigned() int {
	assigned := 0
	for _, a := range r.Assignments {
		assigned += a.Positions
	}
	return assigned
}

// LivePositions returns how many positions are with recruiters who still work on them.
func (r Requisition) LivePositions() int {
	live := 0
	for _, a := range r.Assignments {
		if a.Live() {
			live += a.Positions
		}
	}
	return live
}

// Unassigned returns how many positions can still be assigned.
func (r Requisition) Unassigned() int { return max(0, r.Positions-r.Assigned()) }

// Pending reports whether an edit still waits for the approver's answer.
func (r Requisition) Pending() bool {
	return !r.ApprovedFlag && r.Status != StatusNew && r.Status != StatusUnapproved
}

// live returns the index of the recruiter's live assignment; -1 if there is none.
func (r Requisition) live(hr string) int {
	return slices.IndexFunc(r.Assignments, func(a Assignment) bool { return a.HR == hr && a.Live() })
}

// WorksOn reports whether the recruiter has a live assignment.
func (r Requisition) WorksOn(hr string) bool { return r.live(hr) >= 0 }

// IsOverdue reports whether a requisition with this stored status and TAT is shown as Overdue.
func IsOverdue(stored Status, tat, today Day) bool {
	return tat != 0 && tat < today && slices.Contains(OpenStatuses, stored)
}

// ShownStatus returns the status that people see.
func (r Requisition) ShownStatus(today Day) Status {
	if IsOverdue(r.Status, r.TAT, today) {
		return StatusOverdue
	}
	return r.Status
}

// OverdueBy returns the number of days past the TAT, 0 if the requisition is not shown as Overdue.
func (r Requisition) OverdueBy(today Day) int {
	if !IsOverdue(r.Status, r.TAT, today) {
		return 0
	}
	return int(today - r.TAT)
}

// SeenBy returns the status that this recruiter sees. A recruiter who was taken off a requisition sees that and nothing
// later.
func (r Requisition) SeenBy(hr string, today Day) Status {
	own := slices.ContainsFunc(r.Assignments, func(a Assignment) bool { return a.HR == hr })
	if own && !r.WorksOn(hr) {
		return StatusHrRevoke
	}
	return r.ShownStatus(today)
}

// LockedForEverybody lists the statuses of requisitions in which nobody moves a candidate.
func LockedForEverybody() []Status {
	return slices.DeleteFunc(slices.Clone(StoredStatuses), func(s Status) bool { return !CandidatesLocked(s, true) })
}

// CandidatesLocked reports whether the applications of a requisition seen with this status are locked. Managers may
// still move those of a recruiter who was taken off, until the next recruiter takes them over.
func CandidatesLocked(seen Status, manager bool) bool {
	switch seen {
	case StatusNew, StatusUnapproved, StatusRevoke:
		return true
	case StatusHrRevoke:
		return !manager
	}
	return false
}
