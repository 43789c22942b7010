package hiring

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

// offer is an application with an offer, under an assignment or, without a row, a manager's.
type offer struct {
	row              string
	accepted, joined bool
}

// requisitionRun plays managers, recruiters and candidates on one requisition, and keeps track of the offers itself.
type requisitionRun struct {
	t       *testing.T
	dice    *rand.Rand
	r       Requisition
	offers  []offer
	ids     int
	told    []ReqEvent
	did     map[ReqAction]int
	reached map[Status]bool
}

func TestRandomActionsKeepTheCountsConsistent(t *testing.T) {
	did, reached := map[ReqAction]int{}, map[Status]bool{}
	for seed := range uint64(1000) {
		dice := rand.New(rand.NewPCG(seed, 1))
		d := &requisitionRun{t: t, dice: dice, did: did, reached: reached, r: Requisition{
			Serial: Serial{Root: 1001}, Status: StatusNew, Positions: 1 + dice.IntN(6), EmploymentType: FullTime,
			TAT: someDay,
		}}
		d.told = []ReqEvent{d.r.FirstEvent("")}
		for step := range 150 {
			name := d.step()
			when := fmt.Sprintf("seed %d, step %d, %s", seed, step, name)
			d.check(when)
			if step%50 == 49 {
				d.checkReplay(when)
			}
			if t.Failed() {
				return
			}
		}
	}
	for _, a := range []ReqAction{
		Approve, Unapprove, EditType, Assign, Hold, Resume, Reassign, WorkStarted, HRRevoke, RevokeRequisition,
		PositionRevoke, Raise, Recount,
	} {
		if did[a] < 50 {
			t.Errorf("%s was done only %d times", a, did[a])
		}
	}
	if did[PositionFilled] == 0 {
		t.Errorf("no row ever gave way to an offer accepted under a former one")
	}
	for _, s := range StoredStatuses {
		if !reached[s] {
			t.Errorf("%s was never reached", s)
		}
	}
}

func (d *requisitionRun) hr() string {
	return []string{hrAsha, hrBinu, hrChen, "hr-dev"}[d.dice.IntN(4)]
}

func (d *requisitionRun) list() []Share {
	list := make([]Share, 1+d.dice.IntN(2))
	for i := range list {
		d.ids++
		list[i] = Share{ID: fmt.Sprint(d.ids), HR: d.hr()}
		if d.dice.IntN(2) == 0 {
			list[i].Positions = ptr(d.dice.IntN(4))
		}
	}
	return list
}

func (d *requisitionRun) step() ReqAction {
	few := d.dice.IntN(4)
	switch d.dice.IntN(20) {
	case 0, 1:
		return d.act(Approve)(d.r.Approve(someDay, ""))
	case 2:
		return d.act(Unapprove)(d.r.Unapprove(""))
	case 3:
		return d.act(EditType)(d.r.EditType(EmploymentTypes[d.dice.IntN(4)], "why"))
	case 4, 5, 6:
		return d.act(Assign)(d.r.Assign(AssignOrder{List: d.list(), Each: few, Stipend: 5000, Tenure: 3}))
	case 7:
		return d.act(Hold)(d.r.Hold("why"))
	case 8:
		return d.act(Resume)(d.r.Resume())
	case 9:
		return d.act(Reassign)(d.r.Reassign(ReassignOrder{List: d.list(), Each: few, Old: d.hr()}))
	case 10:
		return d.act(WorkStarted)(d.r.WorkStarted(d.hr()), nil)
	case 11:
		return d.act(HRRevoke)(d.r.HRRevoke([]string{d.hr()}, "why"))
	case 12:
		if d.dice.IntN(30) == 0 {
			return d.act(RevokeRequisition)(d.r.Revoke("why"))
		}
		return d.act(Raise)(d.r.Raise(someDay, 0, few, "why"))
	case 13:
		return d.act(PositionRevoke)(d.r.PositionRevoke(few, "why"))
	}
	d.candidate()
	return d.act(Recount)(d.r.Recount(), nil)
}

// candidate makes a random offer event that the stage machine would allow.
func (d *requisitionRun) candidate() {
	if CandidatesLocked(d.r.Status, true) {
		return
	}
	if d.dice.IntN(2) == 0 && len(d.offers) < d.r.Positions {
		row := ""
		if n := len(d.r.Assignments); n > 0 && d.dice.IntN(8) > 0 {
			row = d.r.Assignments[d.dice.IntN(n)].ID
		}
		d.offers = append(d.offers, offer{row: row})
	} else if len(d.offers) > 0 {
		at := d.dice.IntN(len(d.offers))
		switch o := &d.offers[at]; {
		case d.dice.IntN(5) == 0:
			d.offers = slices.Delete(d.offers, at, at+1)
		case !o.accepted:
			o.accepted = true
		default:
			o.joined = true
		}
	}
	d.count(&d.r)
}

// count writes the counts of the offers into a requisition.
func (d *requisitionRun) count(r *Requisition) {
	r.Outstanding, r.Accepted, r.Joined = 0, 0, 0
	for i := range r.Assignments {
		a := &r.Assignments[i]
		a.Outstanding, a.Accepted, a.Joined = 0, 0, 0
	}
	for _, o := range d.offers {
		add := func(outstanding, accepted, joined *int) {
			*outstanding++
			if o.accepted {
				*accepted++
			}
			if o.joined {
				*joined++
			}
		}
		add(&r.Outstanding, &r.Accepted, &r.Joined)
		if at := slices.IndexFunc(r.Assignments, func(a Assignment) bool { return a.ID == o.row }); at >= 0 {
			a := &r.Assignments[at]
			add(&a.Outstanding, &a.Accepted, &a.Joined)
		}
	}
}

// act applies a change, unless the action was refused, and checks its reported effects.
func (d *requisitionRun) act(name ReqAction) func(Change, error) ReqAction {
	return func(c Change, err error) ReqAction {
		if err != nil {
			if _, expected := errors.AsType[*Problem](err); !expected {
				d.t.Errorf("%s: %v", name, err)
			}
			return name
		}
		d.did[name]++
		for _, e := range c.Events {
			if e.Action == PositionFilled {
				d.did[PositionFilled]++
			}
		}
		for _, m := range c.Moves {
			for i, o := range d.offers {
				if o.row == m.FromID && !o.accepted {
					d.offers[i].row = m.ToID
				}
			}
		}
		for i, a := range c.Requisition.Assignments {
			old := i < len(d.r.Assignments)
			switch {
			case old == slices.Contains(c.Added, a.ID):
				d.t.Errorf("%s: added %v", name, c.Added)
			case old && (a != d.r.Assignments[i]) != slices.Contains(c.Changed, a.ID):
				d.t.Errorf("%s: changed %v, but %+v was %+v", name, c.Changed, a, d.r.Assignments[i])
			}
		}
		if n := len(c.Events); n > 0 && c.Events[n-1].After != c.Requisition.Status {
			d.t.Errorf("%s: the history ends in %s", name, c.Events[n-1].After)
		} else if n == 0 && c.Requisition.Status != d.r.Status {
			d.t.Errorf("%s: from %s to %s without an event", name, d.r.Status, c.Requisition.Status)
		}
		d.r, d.told = c.Requisition, append(d.told, c.Events...)
		return name
	}
}

// checkReplay compares the replayed history with the requisition.
func (d *requisitionRun) checkReplay(when string) {
	told, err := ReplayRequisition(d.told)
	var working []string
	for _, a := range d.r.Assignments {
		if a.Live() {
			working = append(working, a.HR)
		}
	}
	slices.Sort(working)
	slices.Sort(told.Working)
	if err != nil || told.Status != d.r.Status || told.BeforeHold != d.r.BeforeHold ||
		told.BeforeUnapproved != d.r.BeforeUnapproved ||
		told.Positions != d.r.Positions || !slices.Equal(told.Working, working) {
		d.t.Errorf("%s: the history tells %+v (%v), but it is %+v", when, told, err, d.r)
	}
}

func (d *requisitionRun) check(when string) {
	d.t.Helper()
	r := d.r
	d.reached[r.Status] = true
	counted := r
	counted.Assignments = slices.Clone(r.Assignments)
	d.count(&counted)
	if !slices.Equal(counted.Assignments, r.Assignments) {
		d.t.Errorf("%s: the rows say %+v, the offers %+v", when, r.Assignments, counted.Assignments)
	}
	if (r.Status == StatusHold) != (r.BeforeHold != "") && r.Status != StatusUnapproved && r.Status != StatusRevoke ||
		r.BeforeUnapproved != "" && r.Status != StatusUnapproved && r.Status != StatusRevoke {
		d.t.Errorf("%s: %s remembers %q and %q", when, r.Status, r.BeforeHold, r.BeforeUnapproved)
	}
	live := map[string]bool{}
	for i, a := range r.Assignments {
		if a.Made != i+1 || !a.Live() && a.Positions != a.Accepted {
			d.t.Errorf("%s: row %d is %+v", when, i+1, a)
		}
		if a.Positions < 0 || a.Outstanding < a.Accepted || a.Live() && a.Positions == 0 {
			d.t.Errorf("%s: a row %+v", when, a)
		}
		if a.Live() && live[a.HR] {
			d.t.Errorf("%s: two live rows of %s", when, a.HR)
		}
		live[a.HR] = live[a.HR] || a.Live()
	}
	done := r.Positions - r.Joined
	switch {
	case r.Positions < 1 || done < 0 || r.Remaining() < 0:
		d.t.Errorf("%s: %d positions, %d joined", when, r.Positions, r.Joined)
	case r.Assigned() > r.Positions || r.Accepted > r.Positions || r.Outstanding > r.Positions:
		d.t.Errorf("%s: more than %d positions: %+v", when, r.Positions, r)
	case slices.Contains(allowedIn[Recount][:2], r.Status) && r.Accepted >= r.Positions,
		slices.Contains(running, r.Status) && r.Accepted >= r.Positions:
		d.t.Errorf("%s: %s with all accepted", when, r.Status)
	case r.Status == StatusHrRevoke && r.LivePositions() > 0:
		d.t.Errorf("%s: Hr Revoke with %d live positions", when, r.LivePositions())
	case r.Status == StatusCompleted && (r.Accepted < r.Positions || done == 0), r.Status == StatusOnboarded &&
		done > 0:
		d.t.Errorf("%s: %s with %d accepted and %d joined of %d", when, r.Status, r.Accepted, r.Joined, r.Positions)
	}
}
