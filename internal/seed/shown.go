package seed

import (
	"math/rand/v2"
	"slices"
	"time"

	"muster/internal/hiring"
)

const (
	// shownPositions is how many positions a requisition has that is made to be looked at.
	shownPositions = 14
	// shownAge is when it was made, in working days: long enough ago for an offer.
	shownAge = 80
	// oldAge is after how many working days nobody looks for more people for an old requisition.
	oldAge = 120
)

// cue is what is to happen to one of the first candidates of a requisition. The dashboards open on today and on this
// month, and each of their figures is to have something at whatever hour the demo is started.
type cue struct {
	goal goal
	// waits is the step that does not come before the day on. An interview has no status yet.
	waits hiring.Step
	on    int
	// reopens lets a manager reopen the candidate after they were lost.
	reopens bool
	// unassigned lets a manager, who is not assigned, add the candidate.
	unassigned bool
}

// shownPlans plans a requisition of each employment type that is due this month, and some that begin in it.
func shownPlans(r *rand.Rand, c *calendar) []plan {
	due := max(c.month, c.today-3)
	plans := []plan{}
	for i, kind := range hiring.ReportTypes {
		p := plan{fate: hiring.StatusInprogress, made: during(r, c.today-shownAge), crowd: 14, kind: kind,
			tat: lastOfMonth(c), cues: cues(c.today, c.today)}
		switch i {
		case 0:
			p.tat, p.cues = c.days[due], cues(c.today, due)
		case len(hiring.ReportTypes) - 1:
			p.tat = c.days[c.month]
		case 1:
			lost := goal{stage: hiring.StageOffer, status: hiring.StatusBackedOut}
			p.cues[slices.IndexFunc(p.cues, func(c cue) bool { return c.goal == lost })].reopens = true
		}
		plans = append(plans, p)
	}
	morning := func(day int) moment { return moment(day)*workday + 300 }
	return append(plans,
		plan{fate: hiring.StatusCompleted, made: morning(c.month), crowd: 1, kind: intern, quick: true,
			cues: []cue{{goal: goal{stage: hiring.StageJoining, status: hiring.StatusExpectedDOJ}}}},
		plan{fate: hiring.StatusAssigned, made: morning(c.today), kind: full, quick: true},
		plan{fate: hiring.StatusAssigned, made: morning(c.today), kind: part, quick: true})
}

func lastOfMonth(c *calendar) hiring.Day {
	year, month, _ := c.days[c.today].Date()
	return hiring.DateOf(year, month+1, 1) - 1
}

// cues has somebody for each of the later figures of today, one who accepts on the day due, and those who are lost.
func cues(today, due int) []cue {
	joining := func(s hiring.Status) goal { return goal{stage: hiring.StageJoining, status: s} }
	list := []cue{
		{goal: joining(hiring.StatusExpectedDOJ), waits: hiring.Step{Stage: hiring.StageOffer,
			Status: hiring.StatusOfferAccepted}, on: due},
		{goal: joining(hiring.StatusExpectedDOJ), waits: hiring.Step{Stage: hiring.StageOffer,
			Status: hiring.StatusOfferAccepted}, on: today},
		{goal: joining(hiring.StatusExpectedDOJ), waits: hiring.Step{Stage: hiring.StageOffer,
			Status: hiring.StatusOfferSent}, on: today},
		{goal: joining(hiring.StatusJoined), waits: hiring.Step{Stage: hiring.StageJoining,
			Status: hiring.StatusJoined}, on: today},
		{goal: joining(hiring.StatusJoined), unassigned: true},
		{goal: joining(hiring.StatusBackedOut)},
		{goal: goal{stage: hiring.StageOffer, status: hiring.StatusOfferNotAccepted}},
		{goal: goal{stage: hiring.StageOffer, status: hiring.StatusBackedOut}},
	}
	for _, s := range hiring.TechStages {
		for _, result := range []hiring.Status{hiring.StatusSelected, hiring.StatusRejected} {
			list = append(list, cue{goal: goal{stage: s, status: result}, waits: hiring.Step{Stage: s}, on: today})
		}
	}
	return list
}

// oldPlans plans a few requisitions of the years before the full history.
func oldPlans(r *rand.Rand, c *calendar) []plan {
	year, month, _ := c.days[c.today].Date()
	quarter, plans := (month-1)/3*3+1, []plan{}
	for ago := 4; ; ago++ {
		first := hiring.DateOf(year, quarter-time.Month(3*ago), 1)
		if first < c.days[0]-1 {
			return plans
		}
		if ago > 7 && ago%2 == 1 {
			continue
		}
		day := 0
		for c.days[day] < first {
			day++
		}
		plans = append(plans, plan{fate: hiring.StatusOnboarded, made: during(r, day), crowd: 4, old: true})
	}
}

// giveUp takes off the positions that were not filled.
func (o *opening) giveUp(at moment) {
	if left := o.Positions - o.Accepted; left > 0 {
		change, err := o.PositionRevoke(left, pick(o.r, cutRemarks))
		o.apply(o.manager().ID, at, change, err)
	}
}

// after returns a moment from least to most days later, and on the same day where everything happens within a day.
func (o *opening) after(at moment, least, most int) moment {
	if o.plan.quick {
		return at + moment(8*60+o.r.IntN(4*60))
	}
	return later(o.r, at, least, most)
}

// enters returns when a candidate with a cue is added: early enough to come far.
func (o *opening) enters(assigned moment, days int) moment {
	if o.plan.quick {
		return o.after(assigned, 0, 0)
	}
	return max(during(o.r, assigned.day()+o.r.IntN(min(8, days))), later(o.r, assigned, 0, 0))
}

func (o *opening) addCued(at moment, c cue) {
	u, works := o.adder()
	if c.unassigned {
		u, works = o.manager(), true
	}
	j := o.addBy(u, works, at)
	if j == nil {
		return
	}
	j.aim(true, true)
	j.goal, j.cue, j.calls = c.goal, &c, o.r.IntN(3)
	if o.plan.quick {
		j.calls = 0
	}
	for status, stage := range map[hiring.Status]hiring.Stage{hiring.StatusOfferRevised: hiring.StageOffer,
		hiring.StatusDelayInJoining: hiring.StageJoining, hiring.StatusRelieved: hiring.StageJoining} {
		j.put[status] = stage
	}
	j.plans(o.after(at, 0, 1), j.goOn)
}

// waits puts off the step that the cue keeps for a later day.
func (j *journey) waits(at moment) bool {
	if j.cue == nil || at.day() >= j.cue.on || j.next() != j.cue.waits {
		return false
	}
	j.plans(during(j.r, j.cue.on), j.goOn)
	return true
}

// next returns the step for which it is time; of an interview it is not known what comes out.
func (j *journey) next() hiring.Step {
	open := j.OpenStage()
	switch {
	case j.InterviewPending():
		return hiring.Step{Stage: j.Stage}
	case open == hiring.StageOffer && j.OfferSent:
		return hiring.Step{Stage: open, Status: hiring.StatusOfferAccepted}
	case open == hiring.StageOffer:
		return hiring.Step{Stage: open, Status: hiring.StatusOfferSent}
	case open == hiring.StageJoining && j.LastIn(open) != "":
		return hiring.Step{Stage: open, Status: hiring.StatusJoined}
	}
	return hiring.Step{Stage: open, Status: hiring.StatusScheduled}
}
