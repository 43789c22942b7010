package hiring

import "slices"

// Change is the effect of an action: the new requisition, and what else has to be written.
type Change struct {
	Requisition Requisition
	// Added and Changed are ids of assignments of the requisition.
	Added, Changed []string
	Moves          []Move
	Events         []ReqEvent
	// Raised is the requisition that Raise makes.
	Raised *Requisition
}

// Move hands the unfinished applications under one assignment to another: those neither accepted nor closed.
type Move struct{ FromID, FromHR, ToID, ToHR string }

// ReqEvent is a line of a requisition's history.
type ReqEvent struct {
	Action ReqAction
	// Status is what the timeline shows; After is the requisition's stored status from then on.
	Status, After Status
	// HR is the recruiter concerned, FromHR the one who was replaced.
	HR, FromHR string
	Positions  int
	Comment    string
}

// change starts a Change on a copy, so that the caller's requisition stays as it is.
func (r Requisition) change() *Change {
	r.Assignments = slices.Clone(r.Assignments)
	return &Change{Requisition: r}
}

// note appends an event with the requisition's current status.
func (c *Change) note(e ReqEvent) {
	e.After = c.Requisition.Status
	c.Events = append(c.Events, e)
}

// touch marks the assignment as changed.
func (c *Change) touch(a Assignment) {
	if !slices.Contains(c.Changed, a.ID) && !slices.Contains(c.Added, a.ID) {
		c.Changed = append(c.Changed, a.ID)
	}
}

// give adds each recruiter's share: to the row they have, or as a new row with this status.
func (c *Change) give(a ReqAction, s Status, fromHR string, list []share) {
	r := &c.Requisition
	for _, g := range list {
		at := r.live(g.hr)
		if at < 0 {
			at = len(r.Assignments)
			r.Assignments = append(r.Assignments, Assignment{ID: g.id, HR: g.hr, Status: s,
				Made: lastMade(r.Assignments) + 1})
			c.Added = append(c.Added, g.id)
		}
		r.Assignments[at].Positions += g.positions
		c.touch(r.Assignments[at])
		c.note(ReqEvent{Action: a, Status: s, HR: g.hr, FromHR: fromHR, Positions: g.positions})
	}
}

// handOver moves the unfinished applications of one assignment, with their offers, to a recruiter's live one.
func (c *Change) handOver(from int, toHR string) {
	r := &c.Requisition
	to := r.live(toHR)
	a, b := &r.Assignments[from], &r.Assignments[to]
	if offers := a.Outstanding - a.Accepted; offers > 0 {
		a.Outstanding, b.Outstanding = a.Accepted, b.Outstanding+offers
		c.touch(*a)
		c.touch(*b)
	}
	c.Moves = append(c.Moves, Move{FromID: a.ID, FromHR: a.HR, ToID: b.ID, ToHR: b.HR})
}

// recount updates rows and requisition to match the counts, and notes the requisition's new status.
func (c *Change) recount() {
	r := &c.Requisition
	former := ""
	for i := range r.Assignments {
		before := r.Assignments[i]
		r.Assignments[i].recount()
		if r.Assignments[i] != before {
			c.touch(before)
		}
		if !before.Live() && before.Accepted > 0 && (former == "" || before.Accepted > before.Positions) {
			former = before.HR
		}
	}
	c.giveWay(former)
	if !r.allows(Recount) {
		return
	}
	before := r.Status
	switch {
	case r.Joined >= r.Positions:
		r.Status = StatusOnboarded
	case r.Accepted >= r.Positions:
		r.Status = StatusCompleted
	case before == StatusCompleted || before == StatusOnboarded:
		r.Status = StatusInprogress
	}
	if r.Status != before {
		c.note(ReqEvent{Action: Recount, Status: r.Status})
	}
}

// giveWay takes what is assigned beyond the positions from the live rows, the newest first, never below their offers
// out: a position that a former recruiter's candidate accepted cannot be worked on by another. There are never more
// offers out than positions, so there is always enough to take.
func (c *Change) giveWay(former string) {
	r := &c.Requisition
	for surplus := r.Assigned() - r.Positions; surplus > 0; {
		at := newestLive(r.Assignments)
		if at < 0 {
			return
		}
		row := &r.Assignments[at]
		taken, shown := min(surplus, row.spare()), StatusPositionRevoke
		surplus -= taken
		row.Positions -= taken
		if row.Positions == 0 {
			row.takeOff()
			shown = StatusHrRevoke
		}
		row.recount()
		c.touch(*row)
		c.note(ReqEvent{Action: PositionFilled, Status: shown, HR: row.HR, FromHR: former, Positions: taken})
	}
}

// CommentOf returns what the timeline says beside an event: the comment, or for a filled position under whom it was
// filled.
func CommentOf(a ReqAction, comment, formerRecruiter string) string {
	if a == PositionFilled {
		return "Position filled under " + formerRecruiter
	}
	return comment
}
