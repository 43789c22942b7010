package hiring

import "cmp"

// Hold marks the requisition as waiting; note says why. It stops nothing: candidates are added and moved on, and
// interviews take place.
func (r Requisition) Hold(note string) (Change, error) {
	if err := checkComment(note, AllFieldsCompulsory); err != nil {
		return Change{}, err
	}
	if err := r.check(Hold); err != nil {
		return Change{}, err
	}
	c := r.change()
	c.Requisition.BeforeHold, c.Requisition.Status = r.Status, StatusHold
	c.note(ReqEvent{Action: Hold, Status: StatusHold, Comment: note})
	return *c, nil
}

// Resume returns the requisition to its status before Hold, or further if the last position was filled meanwhile.
func (r Requisition) Resume() (Change, error) {
	if err := r.check(Resume); err != nil {
		return Change{}, err
	}
	c := r.change()
	n := &c.Requisition
	n.Status, n.BeforeHold = cmp.Or(r.BeforeHold, StatusApproved), ""
	c.note(ReqEvent{Action: Resume, Status: StatusResumed})
	c.recount()
	return *c, nil
}

// Revoke ends the requisition. Its assignments stay as they are, so that Undo can restore it.
func (r Requisition) Revoke(comment string) (Change, error) {
	if err := checkComment(comment, EnterComment); err != nil {
		return Change{}, err
	}
	if err := r.check(RevokeRequisition); err != nil {
		return Change{}, err
	}
	c := r.change()
	c.Requisition.Status = StatusRevoke
	c.note(ReqEvent{Action: RevokeRequisition, Status: StatusRevoke, Comment: comment})
	return *c, nil
}
