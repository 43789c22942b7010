package seed

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"muster/internal/hiring"
)

// fate is the stored status that a requisition is meant to reach. The rules decide whether it does.
type fate struct {
	status hiring.Status
	// share is how many of a hundred requisitions have it.
	share int
	// youngest and oldest limit its age in working days.
	youngest, oldest int
	// crowd is its relative number of candidates.
	crowd int
}

var fates = []fate{
	{hiring.StatusNew, 3, 0, 4, 0},
	{hiring.StatusUnapproved, 2, 3, 200, 0},
	{hiring.StatusApproved, 4, 4, 14, 0},
	{hiring.StatusAssigned, 4, 4, 9, 0},
	{hiring.StatusReAssigned, 3, 18, 60, 7},
	{hiring.StatusHold, 5, 18, 120, 6},
	{hiring.StatusRevoke, 5, 18, 330, 6},
	{hiring.StatusHrRevoke, 3, 22, 150, 6},
	{hiring.StatusCompleted, 8, 34, 200, 10},
	{hiring.StatusOnboarded, 31, 85, 350, 10},
	// Some have just started, so that the last days have something to show.
	{hiring.StatusInprogress, 6, 5, 7, 4},
	{hiring.StatusInprogress, 26, 7, 85, 12},
}

// plan is what one requisition is meant to become.
type plan struct {
	fate  hiring.Status
	made  moment
	esa   string
	crowd int
	// candidates is how many new candidates apply.
	candidates int
	// raises is how many requisitions are raised against it.
	raises int
	// late puts the TAT into the past.
	late bool
	// tat and kind are given for a requisition that is made to be looked at; otherwise they are chosen.
	tat  hiring.Day
	kind hiring.EmploymentType
	// cues are for the first candidates.
	cues []cue
	// quick lets everything happen within a day, old is long over, edited waits for the approval of an edit.
	quick, old, edited bool
}

// plain reports whether the requisition goes its way without detours.
func (p plan) plain() bool { return p.esa != "" || p.cues != nil || p.quick || p.old }

const (
	esaLive = "live"
	esaTest = "test"
	// esaMost limits the candidates of a programme's requisition, whatever the total.
	esaMost = 600
	// raisedShare is how many of a hundred requisitions are raised ones.
	raisedShare = 6
)

// makePlans plans this many requisitions and candidates, oldest requisition first.
func makePlans(r *rand.Rand, c *calendar, requisitions, candidates int) []plan {
	raised := requisitions * raisedShare / 100
	own := requisitions - raised
	plans := []plan{
		{fate: hiring.StatusInprogress, esa: esaLive, made: during(r, c.today-210), crowd: 60},
		{fate: hiring.StatusInprogress, esa: esaTest, made: during(r, c.today-90), crowd: 15},
	}
	plans = append(append(plans, shownPlans(r, c)...), oldPlans(r, c)...)
	rest, held, edited := own-len(plans), false, false
	for i := range fates {
		f := fates[len(fates)-1-i]
		n := max(1, f.share*rest/100)
		if i == len(fates)-1 {
			n = own - len(plans)
		}
		for range n {
			if len(plans) == own {
				break
			}
			p := plan{fate: f.status, crowd: f.crowd}
			p.made = during(r, max(c.full, c.today-f.youngest-r.IntN(f.oldest-f.youngest+1)))
			switch {
			case f.status == hiring.StatusHold && !held:
				p.tat, held = lastOfMonth(c), true
			case f.status == hiring.StatusInprogress && !edited:
				p.kind, p.edited, edited = full, true, true
			}
			if f.status == hiring.StatusApproved && chance(r, 30) {
				p.made, p.late = during(r, max(c.full, c.today-50-r.IntN(30))), true
			}
			plans = append(plans, p)
		}
	}
	slices.SortStableFunc(plans, func(a, b plan) int { return cmp.Compare(a.made, b.made) })
	var parents []int
	for i, p := range plans {
		if p.fate == hiring.StatusCompleted || p.fate == hiring.StatusOnboarded {
			parents = append(parents, i)
		}
	}
	for range raised {
		plans[pick(r, parents)].raises++
	}
	share(plans, candidates)
	return plans
}

// share distributes the candidates over the plans.
func share(plans []plan, candidates int) {
	crowds := 0
	for i := range plans {
		p := &plans[i]
		if p.esa != "" && candidates > 0 {
			p.candidates = min(p.crowd*candidates/2000, esaMost)
			candidates -= p.candidates
			p.crowd = 0
		}
		crowds += p.crowd
	}
	given, sum := 0, 0
	for i := range plans {
		if p := &plans[i]; p.crowd > 0 {
			sum += p.crowd
			until := candidates * sum / crowds
			p.candidates, given = until-given, until
		}
	}
}
