package hiring

import "fmt"

// PositionRevoke removes positions from the requisition: unassigned ones first, then from the newest live assignment
// on, and never one that has an offer out.
func (r Requisition) PositionRevoke(n int, comment string) (Change, error) {
	if n < 1 {
		return Change{}, invalid("positions", PositionAboveZero)
	}
	if err := r.check(PositionRevoke); err != nil {
		return Change{}, err
	}
	switch {
	case n > r.Positions:
		return Change{}, invalid("positions", RevokeBelowTotal)
	case r.Joined > 0 && n > r.Remaining():
		return Change{}, invalid("positions", RevokeUpToRemaining)
	case r.Joined == 0 && n >= r.Remaining():
		return Change{}, invalid("positions", RevokeBelowRemaining)
	}
	if err := checkComment(comment, EnterComment); err != nil {
		return Change{}, err
	}
	if most := r.revocable(); n > most {
		return Change{}, &Problem{Kind: Refused, Field: "positions", Message: offersOut(most)}
	}
	c := r.change()
	left := &c.Requisition
	fromRows := n - min(n, r.Unassigned())
	left.Positions -= n
	c.note(ReqEvent{Action: PositionRevoke, Status: StatusPositionRevoke, Positions: n, Comment: comment})
	for fromRows > 0 {
		at := newestLive(left.Assignments)
		row := &left.Assignments[at]
		taken := min(fromRows, row.spare())
		fromRows -= taken
		row.Positions -= taken
		c.touch(*row)
		if row.Positions == 0 {
			c.revokeRow(PositionRevoke, at, comment)
		}
	}
	c.recount()
	return *c, nil
}

// revocable returns how many positions have no offer out.
func (r Requisition) revocable() int {
	free := r.Unassigned()
	for _, a := range r.Assignments {
		free += a.spare()
	}
	return max(0, min(free, r.Positions-r.Outstanding))
}

func offersOut(most int) string {
	if most == 0 {
		return "No position can be revoked: there are offers out for all of them"
	}
	return fmt.Sprintf("Up to %d can be revoked: there are offers out for the other positions", most)
}

// Recount updates the statuses to match Accepted and Joined. It is called after every event that changes these counts.
func (r Requisition) Recount() Change {
	c := r.change()
	c.recount()
	return *c
}
