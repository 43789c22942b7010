package seed

import (
	"container/heap"
	"math/rand/v2"
	"slices"
	"time"

	"muster/internal/app/requisitions"
	"muster/internal/hiring"
	"muster/internal/store"
)

// task is an action planned for a moment.
type task struct {
	at    moment
	place int
	do    func(at moment)
}

type tasks []task

func (t tasks) Len() int { return len(t) }
func (t tasks) Less(i, j int) bool {
	return t[i].at < t[j].at || t[i].at == t[j].at && t[i].place < t[j].place
}
func (t tasks) Swap(i, j int) { t[i], t[j] = t[j], t[i] }
func (t *tasks) Push(x any)   { *t = append(*t, x.(task)) }
func (t *tasks) Pop() any {
	last := (*t)[len(*t)-1]
	*t = (*t)[:len(*t)-1]
	return last
}

// opening is a requisition while its history is made: its tasks wait in chronological order, and each is put to the
// rules when it is due. What they refuse does not happen.
type opening struct {
	*world
	r    *rand.Rand
	plan plan
	row  store.Requisition
	hiring.Requisition
	team  trade
	todo  tasks
	added int
	steps []step
	rows  []store.Assignment
	all   []*journey
	// movedAt is when applications last went from one recruiter to another.
	movedAt moment
	// stops is when work on it ends.
	stops moment
	// left is how many more applications may reach an accepted offer.
	left int
	// raised counts the requisitions raised against it.
	raised   int
	children []child
}

// step is what one action wrote into a requisition's history.
type step struct {
	at     time.Time
	actor  string
	events []hiring.ReqEvent
}

func (o *opening) plans(at moment, do func(at moment)) {
	if !o.cal.happened(at) {
		return
	}
	o.added++
	heap.Push(&o.todo, task{at, o.added, do})
}

// run executes the tasks in order.
func (o *opening) run() {
	for len(o.todo) > 0 {
		next := heap.Pop(&o.todo).(task)
		next.do(next.at)
	}
	for i, a := range o.Assignments {
		row := &o.rows[i]
		row.Positions, row.Status, row.Started = int64(a.Positions), string(a.Status), a.HasWork
		row.Accepted, row.Joined, row.Outstanding = int64(a.Accepted), int64(a.Joined), int64(a.Outstanding)
	}
}

// apply records the effect of an action.
func (o *opening) apply(actor string, at moment, change hiring.Change, err error) bool {
	if err != nil {
		return false
	}
	when := o.cal.time(at)
	o.Requisition = change.Requisition
	o.row = requisitions.RequisitionAfter(o.row, o.Requisition, when)
	o.row.Version++
	for _, a := range o.Assignments[len(o.rows):] {
		o.rows = append(o.rows, store.Assignment{
			ID: a.ID, RequisitionID: o.row.ID, HrID: a.HR, Seq: int64(a.Made), CreatedBy: actor,
			CreatedAt: store.At(when), CreatedOn: store.DateOf(when),
		})
	}
	for _, move := range change.Moves {
		for _, j := range o.all {
			if j.assignment == move.FromID && j.Unfinished() {
				j.assignment, j.OwnerID = move.ToID, move.ToHR
				j.saves++
				o.movedAt = at
			}
		}
	}
	if len(change.Events) > 0 {
		o.steps = append(o.steps, step{when, actor, change.Events})
	}
	return true
}

// recount updates the requisition to match its applications.
func (o *opening) recount(actor string, at moment) {
	n := o.Requisition
	n.Assignments = slices.Clone(n.Assignments)
	n.Accepted, n.Joined, n.Outstanding = 0, 0, 0
	for i := range n.Assignments {
		a := &n.Assignments[i]
		a.Accepted, a.Joined, a.Outstanding = 0, 0, 0
	}
	for _, j := range o.all {
		one := hiring.CountOffers([]hiring.Progress{j.Progress})
		if one == (hiring.OfferCounts{}) {
			continue
		}
		n.Accepted, n.Joined, n.Outstanding = n.Accepted+one.Accepted, n.Joined+one.Joined,
			n.Outstanding+one.Outstanding
		for i := range n.Assignments {
			if a := &n.Assignments[i]; a.ID == j.assignment {
				a.Accepted, a.Joined, a.Outstanding = a.Accepted+one.Accepted, a.Joined+one.Joined,
					a.Outstanding+one.Outstanding
			}
		}
	}
	o.apply(actor, at, n.Recount(), nil)
}

func (o *opening) workStarted(actor string, at moment, hr string) {
	if change := o.WorkStarted(hr); len(change.Changed) > 0 || len(change.Events) > 0 {
		o.apply(actor, at, change, nil)
	}
}

// rowOf returns the user's assignment, the live one where there are several.
func (o *opening) rowOf(userID string) (id string, status hiring.Status) {
	for _, a := range o.Assignments {
		if a.HR == userID && (id == "" || a.Live()) {
			id, status = a.ID, a.Status
		}
	}
	return id, status
}

// working returns the recruiters with a live assignment.
func (o *opening) working() []string {
	var hrs []string
	for _, a := range o.Assignments {
		if a.Live() {
			hrs = append(hrs, a.HR)
		}
	}
	return hrs
}

func (o *opening) facts() hiring.OpeningFacts {
	return hiring.OpeningFacts{
		ID: o.row.ID, Status: o.Status, EmploymentType: o.EmploymentType, ESA: o.row.Esa != "",
		Positions: o.Positions, Accepted: o.Accepted, Outstanding: o.Outstanding,
	}
}

func (o *opening) manager() hiring.User { return pick(o.r, o.staff.managers) }
