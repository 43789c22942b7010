package seed

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"muster/internal/hiring"
)

// fate is the stored status that a requisition is meant to come to. Whether it does is for the rules to say.
type fate struct {
	status hiring.Status
	// share is how many of a hundred requisitions have it.
	share int
	// youngest and oldest is how many working days ago it was made.
	youngest, oldest int
	// crowd is how many candidates it has, in comparison.
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
	// Some have just been begun, so that there is something to see of the last days.
	{hiring.StatusInprogress, 6, 5, 7, 4},
	{hiring.StatusInprogress, 26, 7, 85, 12},
}

// plan is what is meant to become of one requisition.
type plan struct {
	fate  hiring.Status
	made  moment
	esa   string
	crowd int
	// candidates is how many new ones apply to it.
	candidates int
	// raises is how many further requisitions are raised against it.
	raises int
	// late lets the TAT be over already.
	late bool
}

const (
	esaLive = "live"
	esaTest = "test"
	// esaMost is how many candidates a requisition of the programme has at most, however many there are in all.
	esaMost = 600
	// raisedShare is how many of a hundred requisitions are raised ones.
	raisedShare = 6
)

// makePlans plans so many requisitions and candidates, oldest requisition first.
func makePlans(r *rand.Rand, c *calendar, requisitions, candidates int) []plan {
	raised := requisitions * raisedShare / 100
	own := requisitions - raised
	plans := []plan{
		{fate: hiring.StatusInprogress, esa: esaLive, made: during(r, c.today-210), crowd: 60},
		{fate: hiring.StatusInprogress, esa: esaTest, made: during(r, c.today-90), crowd: 15},
	}
	for i := range fates {
		f := fates[len(fates)-1-i]
		n := max(1, f.share*own/100)
		if i == len(fates)-1 {
			n = own - len(plans)
		}
		for range n {
			if len(plans) == own {
				break
			}
			p := plan{fate: f.status, crowd: f.crowd}
			p.made = during(r, max(0, c.today-f.youngest-r.IntN(f.oldest-f.youngest+1)))
			if f.status == hiring.StatusApproved && chance(r, 30) {
				p.made, p.late = during(r, max(0, c.today-50-r.IntN(30))), true
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

// share shares the candidates out.
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
