package hiring

import (
	"cmp"
	"fmt"
	"slices"
)

// Retold is what the history of a requisition alone says that it is.
type Retold struct {
	Status                       Status
	BeforeHold, BeforeUnapproved Status
	Positions                    int
	// Working are the recruiters with a live assignment, in the order in which they came.
	Working []string
	// replaced is who was replaced by the event before, if it was a Re-Assign: one step may name several who come.
	replaced string
}

// ReplayRequisition tells the history of a requisition anew, oldest event first, without the voided ones. It fails at
// the first event that the rules would not have let happen, or that says another outcome than theirs.
func ReplayRequisition(events []ReqEvent) (Retold, error) {
	var r Retold
	for i, e := range events {
		was := r.Status
		if (i == 0) != (e.Action == Make) {
			return r, fmt.Errorf("event %d is %s", i+1, e.Action)
		}
		if err := r.retell(e); err != nil {
			return r, err
		}
		r.replaced = e.FromHR
		if e.After != r.Status {
			return r, fmt.Errorf("%s in %s leads to %s, but was written as leading to %s", e.Action, was, r.Status,
				e.After)
		}
	}
	return r, nil
}

// retell lets one event happen.
func (r *Retold) retell(e ReqEvent) error {
	if err := r.possible(e); err != nil {
		return err
	}
	switch e.Action {
	case Make:
		r.Status, r.Positions = e.Status, e.Positions
	case Approve:
		if r.Status == StatusNew || r.Status == StatusUnapproved {
			r.Status = cmp.Or(r.BeforeUnapproved, StatusApproved)
		}
		r.BeforeUnapproved = ""
	case Unapprove:
		if r.Status != StatusNew {
			r.BeforeUnapproved = r.Status
		}
		r.Status = StatusUnapproved
	case Assign:
		r.join(e.HR)
		if !slices.Contains(running, r.Status) {
			r.Status, r.BeforeHold = StatusAssigned, ""
		}
	case Reassign:
		r.leave(e.FromHR)
		r.join(e.HR)
		r.Status = StatusReAssigned
	case Hold:
		r.Status, r.BeforeHold = StatusHold, r.Status
	case Resume:
		r.Status, r.BeforeHold = cmp.Or(r.BeforeHold, StatusApproved), ""
	case WorkStarted:
		r.Status = StatusInprogress
	case HRRevoke:
		if r.leave(e.HR); len(r.Working) == 0 {
			r.Status = StatusHrRevoke
		}
	case RevokeRequisition:
		r.Status = StatusRevoke
	case PositionRevoke:
		if e.Status == StatusHrRevoke {
			r.leave(e.HR)
		} else {
			r.Positions -= e.Positions
		}
	case Recount:
		r.Status = e.Status
	}
	return nil
}

// possible says whether the rules let the event happen now. Approve and Unapprove answer an edit, too, which is not
// retold.
func (r *Retold) possible(e ReqEvent) error {
	known := Requisition{Status: r.Status}
	refused := fmt.Errorf("%s is not possible in %s", e.Action, r.Status)
	switch e.Action {
	case Make:
		if e.Status != StatusNew && e.Status != StatusApproved {
			return fmt.Errorf("a requisition begins as %s", e.Status)
		}
		return nil
	case Approve, Unapprove:
		if known.checkAnswer(e.Action) != nil {
			return refused
		}
		return nil
	case Assign:
		// A requisition takes several recruiters in one step, of which the first makes it Assigned.
	case Reassign:
		if !slices.Contains(r.Working, e.FromHR) && e.FromHR != r.replaced {
			return fmt.Errorf("%s replaces somebody who does not work on it", e.Action)
		}
	case HRRevoke:
		if !slices.Contains(r.Working, e.HR) {
			return fmt.Errorf("%s takes off somebody who does not work on it", e.Action)
		}
	case Recount:
		if e.Status != StatusOnboarded && e.Status != StatusCompleted &&
			(e.Status != StatusInprogress || r.Status != StatusCompleted && r.Status != StatusOnboarded) {
			return refused
		}
	}
	if !known.allows(e.Action) {
		return refused
	}
	return nil
}

func (r *Retold) join(hr string) {
	if !slices.Contains(r.Working, hr) {
		r.Working = append(r.Working, hr)
	}
}

func (r *Retold) leave(hr string) {
	r.Working = slices.DeleteFunc(r.Working, func(w string) bool { return w == hr })
}
