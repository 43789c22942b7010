package hiring

import (
	"fmt"
	"strings"
)

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
	if most, why := r.MostRevocable(); n > most {
		return Change{}, &Problem{Kind: Refused, Field: "positions", Message: why}
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

// MostRevocable returns how many positions can be revoked, and why not more.
func (r Requisition) MostRevocable() (most int, why string) {
	free := r.Unassigned()
	for _, a := range r.Assignments {
		free += a.spare()
	}
	free = max(0, min(free, r.Positions-r.Outstanding))
	if r.Joined == 0 && free >= r.Positions {
		return r.Positions - 1, atMost(r.Positions-1) + "one position has to stay"
	}
	reasons := []string{}
	if out := r.Outstanding - r.Joined; out > 0 {
		reasons = append(reasons, counted(out, "offer is out", "offers are out"))
	}
	if r.Joined > 0 {
		reasons = append(reasons, counted(r.Joined, "has joined", "have joined"))
	}
	if len(reasons) == 0 {
		return free, atMost(free) + "the other positions are filled"
	}
	return free, atMost(free) + strings.Join(reasons, ", ")
}

func atMost(n int) string {
	if n == 0 {
		return "No position can be revoked: "
	}
	return fmt.Sprintf("At most %d can be revoked: ", n)
}

func counted(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}

// Recount updates the statuses to match Accepted and Joined. It is called after every event that changes these counts.
func (r Requisition) Recount() Change {
	c := r.change()
	c.recount()
	return *c
}
