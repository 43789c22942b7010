package hiring

import (
	"cmp"
	"fmt"
	"slices"
)

// Replayed is a requisition's state according to its history alone.
type Replayed struct {
	Status                       Status
	BeforeHold, BeforeUnapproved Status
	Positions                    int
	// Working are the recruiters with a live assignment, in the order they were assigned.
	Working []string
	// replaced is the recruiter replaced by the previous event, if it was a Re-Assign: one step may bring several
	// recruiters.
	replaced string
}

// ReplayRequisition replays a requisition's history, oldest event first, without the voided ones. It fails at the first
// event that the rules would not have allowed, or whose outcome differs from theirs.
func ReplayRequisition(events []ReqEvent) (Replayed, error) {
	var r Replayed
	for i, e := range events {
		was := r.Status
		if (i == 0) != (e.Action == Make) {
			return r, fmt.Errorf("event %d is %s", i+1, e.Action)
		}
		if err := r.apply(e); err != nil {
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

// apply applies one event.
func (r *Replayed) apply(e ReqEvent) error {
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
	case PositionFilled:
		if e.Status == StatusHrRevoke {
			r.leave(e.HR)
		}
	case Recount:
		r.Status = e.Status
	}
	return nil
}

// possible checks whether the rules allow the event now. Approve and Unapprove also answer an edit, which is not
// replayed.
func (r *Replayed) possible(e ReqEvent) error {
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
		// One step may assign several recruiters; the first makes the requisition Assigned.
	case Reassign:
		if !slices.Contains(r.Working, e.FromHR) && e.FromHR != r.replaced {
			return fmt.Errorf("%s replaces somebody who does not work on it", e.Action)
		}
	case HRRevoke:
		if !slices.Contains(r.Working, e.HR) {
			return fmt.Errorf("%s takes off somebody who does not work on it", e.Action)
		}
	case PositionFilled:
		if !slices.Contains(r.Working, e.HR) {
			return fmt.Errorf("%s takes from somebody who does not work on it", e.Action)
		}
		return nil
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

func (r *Replayed) join(hr string) {
	if !slices.Contains(r.Working, hr) {
		r.Working = append(r.Working, hr)
	}
}

func (r *Replayed) leave(hr string) {
	r.Working = slices.DeleteFunc(r.Working, func(w string) bool { return w == hr })
}
