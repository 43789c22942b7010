package hiring

import "slices"

// AssignOrder is what Assign Recruiter sends.
type AssignOrder struct {
	List []Share
	// Each is the number of positions for recruiters of the list without a number of their own.
	Each int
	// Stipend and Tenure are required while an Intern requisition has no stipend, and ignored otherwise.
	Stipend, Tenure int
}

// Assign gives recruiters positions that nobody has. The first of the list takes over what earlier recruiters left.
func (r Requisition) Assign(o AssignOrder) (Change, error) {
	numbers := o.List
	if len(numbers) == 0 {
		numbers = []Share{{}}
	}
	list, err := checkShares(numbers, o.Each)
	if err != nil {
		return Change{}, err
	}
	if r.AsksStipend() {
		if err := checkStipend(o.Stipend, o.Tenure); err != nil {
			return Change{}, err
		}
	}
	if err := checkRecruiters(o.List); err != nil {
		return Change{}, err
	}
	if err := r.check(Assign); err != nil {
		return Change{}, err
	}
	if sumOf(list) > r.Unassigned() {
		return Change{}, &Problem{Kind: Refused, Field: "positions", Message: ValidPositionNumber}
	}
	c := r.change()
	n := &c.Requisition
	if r.AsksStipend() {
		n.Stipend, n.Tenure = o.Stipend, o.Tenure
	}
	if r.Status == StatusApproved || r.Status == StatusHold || r.Status == StatusHrRevoke {
		n.Status, n.BeforeHold = StatusAssigned, ""
	}
	c.give(Assign, StatusAssigned, "", list)
	for from := range n.Assignments {
		if a := n.Assignments[from]; !a.Live() {
			heir := list[0].hr
			if n.WorksOn(a.HR) {
				heir = a.HR
			}
			c.handOver(from, heir)
		}
	}
	c.recount()
	return *c, nil
}

// AsksStipend reports whether Assign Recruiter requires stipend and tenure.
func (r Requisition) AsksStipend() bool { return r.EmploymentType == Intern && r.Stipend == 0 }

func checkStipend(stipend, tenure int) error {
	switch {
	case stipend < 1 || stipend > MostStipend:
		return invalid("stipend", ValidStipend)
	case tenure < 1 || tenure > LongestTenure:
		return invalid("tenure", SelectTenure)
	}
	return nil
}

// ReassignOrder is what Re-Assign Recruiter sends.
type ReassignOrder struct {
	List []Share
	Each int
	// Old is the recruiter who is replaced.
	Old string
}

// Reassign replaces one recruiter by those of the list. Positions that the list leaves over become unassigned.
func (r Requisition) Reassign(o ReassignOrder) (Change, error) {
	if err := checkRecruiters(o.List); err != nil {
		return Change{}, err
	}
	list, err := checkShares(o.List, o.Each)
	if err != nil {
		return Change{}, err
	}
	if o.Old == "" {
		return Change{}, invalid("formerRecruiter", AllFieldsCompulsory)
	}
	for _, s := range list {
		if s.hr == o.Old {
			return Change{}, invalid("recruiters", AnotherRecruiter)
		}
	}
	if err := r.check(Reassign); err != nil {
		return Change{}, err
	}
	if err := r.checkRow("formerRecruiter", o.Old); err != nil {
		return Change{}, err
	}
	old := r.live(o.Old)
	if sumOf(list) > r.Assignments[old].Openings() {
		return Change{}, &Problem{Kind: Refused, Field: "positions", Message: ValidPositionNumber}
	}
	c := r.change()
	n := &c.Requisition
	n.Status = StatusReAssigned
	n.Assignments[old].takeOff()
	c.touch(n.Assignments[old])
	c.give(Reassign, StatusReAssigned, o.Old, list)
	c.handOver(old, list[0].hr)
	c.recount()
	return *c, nil
}

// HRRevoke takes recruiters off. Their unfinished applications stay with them, locked, until another recruiter is
// assigned.
func (r Requisition) HRRevoke(hrs []string, comment string) (Change, error) {
	list := make([]Share, len(hrs))
	for i, hr := range hrs {
		list[i].HR = hr
	}
	if err := checkRecruiters(list); err != nil {
		return Change{}, err
	}
	if err := checkComment(comment, EnterComment); err != nil {
		return Change{}, err
	}
	if err := r.check(HRRevoke); err != nil {
		return Change{}, err
	}
	for _, hr := range hrs {
		if err := r.checkRow("recruiters", hr); err != nil {
			return Change{}, err
		}
	}
	c, former := r.change(), ""
	for _, hr := range hrs {
		at := c.Requisition.live(hr)
		if a := c.Requisition.Assignments[at]; a.Accepted > a.Positions {
			former = hr
		}
		c.revokeRow(HRRevoke, at, comment)
	}
	c.giveWay(former)
	return *c, nil
}

// revokeRow ends an assignment. Revoking the last recruiter turns the requisition to Hr Revoke; revoking the last open
// position does not, because everything left is then filled.
func (c *Change) revokeRow(by ReqAction, at int, comment string) {
	r := &c.Requisition
	r.Assignments[at].takeOff()
	c.touch(r.Assignments[at])
	if by == HRRevoke && !slices.ContainsFunc(r.Assignments, Assignment.Live) {
		r.Status = StatusHrRevoke
	}
	c.note(ReqEvent{Action: by, Status: StatusHrRevoke, HR: r.Assignments[at].HR, Comment: comment})
}

// checkRow checks whether the recruiter can be taken off or replaced.
func (r Requisition) checkRow(field, hr string) error {
	at := r.live(hr)
	if at < 0 {
		return &Problem{Kind: Refused, Field: field, Message: RecruiterNotAssigned}
	}
	return r.Assignments[at].checkReplaced(field)
}

// WorkStarted is called whenever the recruiter has added a candidate or logged a call. It changes nothing without a
// live assignment.
func (r Requisition) WorkStarted(hr string) Change {
	c := r.change()
	n := &c.Requisition
	at := n.live(hr)
	if at < 0 {
		return *c
	}
	if row := &n.Assignments[at]; !row.HasWork {
		row.HasWork = true
		if row.Status == StatusAssigned || row.Status == StatusReAssigned {
			row.Status = StatusInprogress
		}
		c.touch(*row)
	}
	if n.allows(WorkStarted) {
		n.Status = StatusInprogress
		c.note(ReqEvent{Action: WorkStarted, Status: StatusInprogress, HR: hr})
	}
	return *c
}
