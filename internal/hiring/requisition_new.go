package hiring

import "slices"

// NewRequisition is what New Requisition sends, with its references resolved.
type NewRequisition struct {
	// PositionID is empty if the master has no such position; EmploymentType is the position's.
	PositionID       string
	EmploymentType   EmploymentType
	Positions        int
	State, City      string
	EmploymentStatus EmploymentStatus
	HireType         HireType
	// RehireFor is the person who is replaced.
	RehireFor string
	// RequestedBy is the role of the requesting user; empty if there is no such user.
	RequestedBy      Role
	Skills, Comments string
	TAT              Day
	Stipend, Tenure  int
}

// Requesters are the roles that can request a requisition.
var Requesters = []Role{TL, ATL, PL, CEO}

// MakeRequisition returns the new requisition, or what is wrong with it. An Intern requisition may leave stipend and
// tenure to Assign Recruiter, but only both of them.
func MakeRequisition(n NewRequisition, serial Serial, today Day) (Requisition, error) {
	if err := checkNew(n, today); err != nil {
		return Requisition{}, err
	}
	r := Requisition{
		Serial: serial, Status: StatusNew, Positions: n.Positions, EmploymentType: n.EmploymentType, TAT: n.TAT,
	}
	if n.EmploymentType == Intern {
		r.Stipend, r.Tenure = n.Stipend, n.Tenure
	}
	return r, nil
}

// FirstEvent returns the first event of a new or raised requisition.
func (r Requisition) FirstEvent(comment string) ReqEvent {
	return ReqEvent{Action: Make, Status: r.Status, After: r.Status, Positions: r.Positions, Comment: comment}
}

func checkNew(n NewRequisition, today Day) error {
	switch {
	case n.PositionID == "":
		return invalid("positionId", SelectPosition)
	case !slices.Contains(EmploymentTypes, n.EmploymentType):
		return invalid("positionId", SelectPositionType)
	case n.Positions < 1 || n.Positions > MostPositions:
		return invalid("positions", ValidPositionNumber)
	case isBlank(n.State):
		return invalid("state", AllFieldsCompulsory)
	case isBlank(n.City):
		return invalid("city", AllFieldsCompulsory)
	case n.EmploymentStatus != Fresher && n.EmploymentStatus != Experienced:
		return invalid("employmentStatus", AllFieldsCompulsory)
	case n.HireType != NewHire && n.HireType != Replacement:
		return invalid("hireType", AllFieldsCompulsory)
	case n.HireType == Replacement && isBlank(n.RehireFor):
		return invalid("rehireFor", RehireForNeeded)
	case n.RequestedBy == "":
		return invalid("requestedBy", AllFieldsCompulsory)
	case !slices.Contains(Requesters, n.RequestedBy):
		return invalid("requestedBy", RequestedByLead)
	case n.TAT == 0:
		return invalid("tat", AllFieldsCompulsory)
	case n.TAT < today:
		return invalid("tat", TATInPast)
	}
	if err := checkPlace(n.State, n.City); err != nil {
		return err
	}
	for _, long := range [][2]string{{"rehireFor", n.RehireFor}, {"skills", n.Skills}, {"comments", n.Comments}} {
		if err := checkLength(long[0], long[1]); err != nil {
			return err
		}
	}
	if n.EmploymentType == Intern && (n.Stipend != 0 || n.Tenure != 0) {
		return checkStipend(n.Stipend, n.Tenure)
	}
	return nil
}
