package seed

import (
	"muster/internal/hiring"
	"muster/internal/store"
)

// goal is where an application is meant to end.
type goal struct {
	stage  hiring.Stage
	status hiring.Status
	share  int
}

// goals are for candidates who are not meant to be hired.
var goals = []goal{
	{hiring.StageCall, hiring.StatusNotInterested, 15}, {hiring.StageCall, hiring.StatusNotSuitable, 9},
	{hiring.StageCall, hiring.StatusForFutureOpenings, 5},
	{hiring.StageCall, hiring.StatusWrongNumber, 3}, {hiring.StageCall, hiring.StatusRinging, 2},
	{hiring.StageCall, hiring.StatusNotContactable, 3},
	{hiring.StageCall, hiring.StatusCallBack, 2}, {hiring.StageCall, hiring.StatusWillRevert, 2},
	{hiring.StageHR, hiring.StatusRejected, 11}, {hiring.StageHR, hiring.StatusBackedOut, 4},
	{hiring.StageHR, hiring.StatusOnHold, 1},
	{hiring.StageTL, hiring.StatusRejected, 13}, {hiring.StageTL, hiring.StatusBackedOut, 3},
	{hiring.StageTL, hiring.StatusOnHold, 1},
	{hiring.StagePL, hiring.StatusRejected, 9}, {hiring.StagePL, hiring.StatusBackedOut, 1},
	{hiring.StageCEO, hiring.StatusRejected, 6}, {hiring.StageCEO, hiring.StatusSelected, 3},
	{hiring.StageCEO, hiring.StatusBackedOut, 1},
	{hiring.StageOffer, hiring.StatusOfferNotAccepted, 3}, {hiring.StageOffer, hiring.StatusOfferOnHold, 1},
	{hiring.StageOffer, hiring.StatusOfferNotSent, 1},
	{hiring.StageJoining, hiring.StatusBackedOut, 1},
}

// esaGoals are the programme's goals.
var esaGoals = []goal{
	{hiring.StageCall, hiring.StatusNotInterested, 22}, {hiring.StageCall, hiring.StatusNotSuitable, 10},
	{hiring.StageCall, hiring.StatusForFutureOpenings, 6},
	{hiring.StageCall, hiring.StatusWrongNumber, 4}, {hiring.StageCall, hiring.StatusCallBack, 4},
	{hiring.StageCall, hiring.StatusRinging, 4},
	{hiring.StageCall, hiring.StatusShortlisted, 8}, {hiring.StageCall, hiring.StatusRejected, 14},
	{hiring.StageCall, hiring.StatusSelected, 6},
	{hiring.StageOffer, hiring.StatusKYCSubmitted, 6}, {hiring.StageOffer, hiring.StatusKYCVerified, 4},
	{hiring.StageOffer, hiring.StatusOfferNotSent, 4},
	{hiring.StageJoining, hiring.StatusBackedOut, 3}, {hiring.StageJoining, hiring.StatusExpectedDOJ, 5},
}

// leftOver is the percentage of today's tasks that are not done yet.
const leftOver = 30

// journey is an application while its history is made.
type journey struct {
	hiring.Application
	*opening
	person *store.Candidate
	// earlier are the candidate's applications before this one.
	earlier    []*journey
	assignment string
	events     []hiring.Event
	saves      int64
	last       moment
	// moved is when applications of its requisition last changed hands; it is known once the requisition is finished.
	moved moment

	goal goal
	wins bool
	// calls is how many calls come before the decisive one.
	calls, tries int
	// cue is set for one who was planned to be looked at.
	cue *cue
	// put records what happens at most once in a stage.
	put map[hiring.Status]hiring.Stage
	bad bool
}

func chosen(from []goal, n int) goal {
	for _, g := range from {
		if n -= g.share; n < 0 {
			return g
		}
	}
	return from[0]
}

func sum(from []goal) int {
	n := 0
	for _, g := range from {
		n += g.share
	}
	return n
}

// aim chooses where the application is meant to end. Winners get an accepted offer, and join if joins is true.
func (j *journey) aim(wins, joins bool) {
	r, from := j.r, goals
	if j.plan.esa != "" {
		from = esaGoals
	}
	j.wins, j.goal = wins, chosen(from, r.IntN(sum(from)))
	if wins {
		j.goal = goal{stage: hiring.StageJoining, status: hiring.StatusExpectedDOJ}
		if joins {
			j.goal.status = hiring.StatusJoined
		}
	}
	j.calls, j.put, j.bad = 3+r.IntN(8), map[hiring.Status]hiring.Stage{}, !wins && chance(r, 1)
	if wins {
		j.calls = r.IntN(4)
	}
}

// fresh updates the application's view of its requisition.
func (j *journey) fresh() {
	j.Application.Requisition = j.facts()
	_, j.OwnerRow = j.rowOf(j.OwnerID)
}

// add records events that the rules returned.
func (j *journey) add(actor string, at moment, events []hiring.Event, err error) bool {
	if err != nil {
		return false
	}
	before := hiring.CountOffers([]hiring.Progress{j.Progress})
	for _, e := range events {
		j.Progress = j.Progress.After(e)
	}
	j.events = append(j.events, events...)
	j.saves++
	j.last = at
	if owner := events[len(events)-1].OwnerID; owner != j.OwnerID {
		j.OwnerID = owner
		j.assignment, _ = j.rowOf(owner)
	}
	if events[0].Stage == hiring.StageCall {
		j.workStarted(actor, at, j.OwnerID)
	}
	if before != hiring.CountOffers([]hiring.Progress{j.Progress}) {
		j.recount(actor, at)
	}
	return true
}

// mover returns the user who moves the application: its owner, or a manager if the owner was taken off. Whoever calls a
// candidate of the queue first becomes the owner.
func (j *journey) mover() (hiring.User, bool) {
	if j.OwnerID == "" {
		return j.adder()
	}
	if owner := j.staff.user(j.OwnerID); j.MayMove(owner) {
		return owner, true
	}
	return j.manager(), j.wins || chance(j.r, 30)
}

// move sends an update in the name of a user who may.
func (j *journey) move(u hiring.User, at moment, m hiring.StageUpdate) bool {
	m.Comment = remark(j.r, m.Status)
	events, err := j.Move(u, m, j.cal.time(at))
	return j.add(u.ID, at, events, err)
}

// goOn does the next step when it is due, and plans the one after it.
func (j *journey) goOn(at moment) {
	if at >= j.stops || j.cue == nil && at.day() == j.cal.today && chance(j.r, leftOver) {
		return
	}
	j.fresh()
	if j.waits(at) {
		return
	}
	if j.bad && len(j.events) > 3 {
		j.blacklist(at)
		return
	}
	switch open := j.OpenStage(); {
	case j.InterviewPending():
		j.judge(at)
	case open == hiring.StageCall:
		j.call(at)
	case open.IsRound():
		j.schedule(at, open)
	case open == hiring.StageOffer:
		j.offer(at)
	case open == hiring.StageJoining:
		j.joining(at)
	}
}

func (j *journey) blacklist(at moment) {
	u, does := j.mover()
	if !does {
		return
	}
	events, err := hiring.Blacklist([]hiring.Application{j.Application}, j.ID, u,
		remark(j.r, hiring.StatusBlacklisted), j.cal.time(at))
	if j.add(u.ID, at, events, err) {
		j.person.Blacklisted = true
		j.person.Version++
	}
}

// reopen lets a candidate go on who was lost, and leaves them there.
func (j *journey) reopen(at moment) {
	j.fresh()
	u := j.manager()
	r, err := j.Reopen(u, "Wants the job after all", false, nil, j.cal.time(at))
	j.add(u.ID, at, []hiring.Event{r.Reopened}, err)
}

// call makes one more attempt to reach the candidate, or the decisive call.
func (j *journey) call(at moment) {
	r := j.r
	u, does := j.mover()
	if !does {
		return
	}
	again := j.after(at, 1, 3)
	m := hiring.StageUpdate{Stage: hiring.StageCall, Date: j.cal.day(again).String(), Time: again.clock()}
	switch esa := j.plan.esa != ""; {
	case j.LastIn(hiring.StageCall) == hiring.StatusShortlisted:
		m.Status = hiring.StatusSelected
		if j.goal.stage == hiring.StageCall {
			m.Status = j.goal.status
		}
	case j.calls > 0:
		j.calls--
		m.Status = pick(r, []hiring.Status{
			hiring.StatusRinging, hiring.StatusRinging, hiring.StatusNotContactable, hiring.StatusNotContactable,
			hiring.StatusCallBack, hiring.StatusCallBack, hiring.StatusWillRevert,
		})
	case esa && (j.goal.stage != hiring.StageCall || j.goal.status == hiring.StatusSelected ||
		j.goal.status == hiring.StatusRejected):
		m.Status = hiring.StatusShortlisted
	case j.goal.stage == hiring.StageCall:
		m.Status = j.goal.status
	default:
		m.Status = hiring.StatusShortlisted
		again = j.arrange(&m, hiring.StageHR, at)
	}
	if j.move(u, at, m) && !(j.goal.stage == hiring.StageCall && j.goal.status == m.Status && j.calls == 0) {
		j.plans(again, j.goOn)
	}
}

// dayText returns the day of the moment as a dialog sends it.
func (j *journey) dayText(m moment) string { return j.cal.day(m).String() }

// madeOf returns a candidate's first or next application.
func (o *opening) madeOf(person *store.Candidate, begun hiring.Event, at moment, earlier []*journey) *journey {
	when := o.cal.time(at)
	j := &journey{opening: o, person: person, earlier: earlier, last: at}
	j.ID = idAt(o.r, when)
	begun.ApplicationID = j.ID
	j.OwnerID = begun.OwnerID
	j.assignment, _ = o.rowOf(begun.OwnerID)
	j.Progress = j.Progress.After(begun)
	j.events, j.saves = []hiring.Event{begun}, 1
	o.all = append(o.all, j)
	o.workStarted(begun.By, at, begun.OwnerID)
	return j
}

// firstCall plans the first call.
func (j *journey) firstCall(at moment) {
	if !chance(j.r, 3) {
		j.plans(later(j.r, at, 0, 1), j.goOn)
	}
}
