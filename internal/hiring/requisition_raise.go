package hiring

import (
	"fmt"
	"strconv"
	"strings"
)

// Serial is the number by which people know a requisition: 1001, and 1001-1 for the first one raised against it.
type Serial struct{ Root, Suffix int }

const firstSerial = 1001

// NextSerial returns the serial after the last one given.
func NextSerial(lastRoot int) Serial { return Serial{Root: max(firstSerial, lastRoot+1)} }

// Raised returns the serial of the next requisition raised against this one. Raising against a raised one counts under
// its root, so lastSuffix is the root's highest.
func (s Serial) Raised(lastSuffix int) Serial { return Serial{Root: s.Root, Suffix: lastSuffix + 1} }

// IsRaised reports whether the requisition was raised against another.
func (s Serial) IsRaised() bool { return s.Suffix > 0 }

func (s Serial) String() string {
	if s.IsRaised() {
		return fmt.Sprintf("%d-%d", s.Root, s.Suffix)
	}
	return strconv.Itoa(s.Root)
}

// ParseSerial reads only what String writes.
func ParseSerial(text string) (s Serial, ok bool) {
	root, suffix, raised := strings.Cut(text, "-")
	s.Root, _ = strconv.Atoi(root)
	if raised {
		s.Suffix, _ = strconv.Atoi(suffix)
	}
	return s, s.Root >= firstSerial && s.Suffix >= 0 && s.String() == text
}

// Raise makes a new requisition against this one. Change.Raised has what the rules decide about it; position,
// department, place, JD, skills and approver are the parent's.
func (r Requisition) Raise(today Day, lastSuffix, positions int, comment string) (Change, error) {
	if positions < 1 {
		return Change{}, invalid("positions", AllFieldsOfRaise)
	}
	if positions > MostPositions {
		return Change{}, invalid("positions", ValidPositionNumber)
	}
	if err := checkComment(comment, AllFieldsOfRaise); err != nil {
		return Change{}, err
	}
	if err := r.check(Raise); err != nil {
		return Change{}, err
	}
	if !r.hasResult() {
		return Change{}, Refuse(NothingToRaise)
	}
	c := r.change()
	c.note(ReqEvent{Action: Raise, Status: StatusRaised, Positions: positions, Comment: comment})
	c.Raised = &Requisition{
		Serial: r.Serial.Raised(lastSuffix), Status: StatusApproved, Positions: positions,
		EmploymentType: r.EmploymentType, Stipend: r.Stipend, Tenure: r.Tenure,
		ApprovedFlag: true, ApprovedOn: today,
		TAT: today + max(0, r.TAT-r.ApprovedOn),
	}
	return *c, nil
}

// hasResult is the completed flag that Raise requires. An application in JOINING that is not backed out counts as
// accepted.
func (r Requisition) hasResult() bool {
	for _, a := range r.Assignments {
		if a.Status == StatusCompleted || a.Status == StatusOnboarded {
			return true
		}
	}
	return r.Accepted > 0
}
