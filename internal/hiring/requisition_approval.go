package hiring

import "slices"

// Approve records the approver's yes: to a new requisition, to one that was refused, or to an edit.
func (r Requisition) Approve(today Day, comment string) (Change, error) {
	if err := r.checkAnswer(Approve); err != nil {
		return Change{}, err
	}
	if err := checkLength("comment", comment); err != nil {
		return Change{}, err
	}
	c := r.change()
	n := &c.Requisition
	n.ApprovedFlag = true
	if n.ApprovedOn == 0 {
		n.ApprovedOn = today
	}
	switch {
	case r.Status == StatusUnapproved && r.BeforeUnapproved != "":
		n.Status = r.BeforeUnapproved
	case r.Status == StatusNew, r.Status == StatusUnapproved:
		n.Status = StatusApproved
	}
	n.BeforeUnapproved = ""
	c.note(ReqEvent{Action: Approve, Status: StatusApproved, Comment: comment})
	return *c, nil
}

// Unapprove records the approver's no.
func (r Requisition) Unapprove(comment string) (Change, error) {
	if err := r.checkAnswer(Unapprove); err != nil {
		return Change{}, err
	}
	if err := checkLength("comment", comment); err != nil {
		return Change{}, err
	}
	c := r.change()
	n := &c.Requisition
	n.ApprovedFlag = false
	if r.Status != StatusNew {
		n.BeforeUnapproved = r.Status
	}
	n.Status = StatusUnapproved
	c.note(ReqEvent{Action: Unapprove, Status: StatusUnapproved, Comment: comment})
	return *c, nil
}

// checkAnswer checks that the approver's answer is still pending.
func (r Requisition) checkAnswer(a ReqAction) error {
	switch {
	case r.Status == StatusRevoke:
		return r.check(a)
	case r.Status == StatusNew:
		return nil
	case r.Status == StatusUnapproved:
		if a == Unapprove {
			return Refuse(AlreadyUnapproved)
		}
		return nil
	case !r.Pending():
		return Refuse(AlreadyApproved)
	case a == Unapprove && (r.Status == StatusCompleted || r.Status == StatusOnboarded):
		return r.check(a)
	}
	return nil
}

// EditType changes the employment type, which needs a new approval.
func (r Requisition) EditType(to EmploymentType, comment string) (Change, error) {
	if !slices.Contains(EmploymentTypes, to) {
		return Change{}, invalid("employmentType", SelectPositionType)
	}
	if err := checkComment(comment, EnterComment); err != nil {
		return Change{}, err
	}
	if err := r.check(EditType); err != nil {
		return Change{}, err
	}
	if to == r.EmploymentType {
		return Change{}, &Problem{Kind: Refused, Field: "employmentType", Message: NothingToChange}
	}
	c := r.change()
	c.Requisition.EmploymentType = to
	if to != Intern {
		c.Requisition.Stipend, c.Requisition.Tenure = 0, 0
	}
	c.Requisition.ApprovedFlag = false
	c.note(ReqEvent{Action: EditType, Status: StatusEdited, Comment: comment})
	return *c, nil
}

// Locked reports whether Edit Requisition disables the radio button of this type.
func (r Requisition) Locked(t EmploymentType) bool { return t == Intern && r.EmploymentType == Intern }

// MailedWithCopy reports whether the user who asked for the requisition gets a copy of the approval mail of an edit to
// this type.
func MailedWithCopy(t EmploymentType) bool { return t == FullTime || t == Contract }
