package seed

import "muster/internal/hiring"

// mostTries limits the attempts to send an offer while no position is free.
const mostTries = 12

// offer plays everything from the passed last round to the answer.
func (j *journey) offer(at moment) {
	r := j.r
	u, does := j.mover()
	if !does {
		return
	}
	next := j.after(at, 1, 6)
	m := hiring.StageUpdate{Stage: hiring.StageOffer, Status: hiring.StatusOfferSent, Date: j.dayText(at)}
	ends := j.goal.stage == hiring.StageOffer
	permanent := j.EmploymentType == full || j.EmploymentType == payroll
	switch {
	case j.OfferSent && permanent:
		u = j.manager()
		fallthrough
	case j.OfferSent:
		m.Status = hiring.StatusOfferAccepted
		switch {
		case ends:
			m.Status = hiring.StatusOfferNotAccepted
			if j.goal.status == hiring.StatusBackedOut ||
				j.cue == nil && !permanent && j.plan.esa == "" && len(j.events)%2 == 0 {
				m.Status = hiring.StatusBackedOut
			}
		case j.put[hiring.StatusOfferRevised] == "" && chance(r, 15):
			m.Status = hiring.StatusOfferRevised
		}
		if m.Status == hiring.StatusOfferAccepted {
			m.Date = j.answeredOn(at)
		}
		j.put[hiring.StatusOfferRevised] = hiring.StageOffer
	case j.plan.esa != "" && j.KYC != hiring.StatusKYCVerified && (ends || chance(r, 80)):
		m.Status = hiring.StatusKYCSubmitted
		if j.KYC != "" {
			m.Status = hiring.StatusKYCVerified
		}
		ends = ends && j.goal.status == m.Status
	case ends && j.goal.status != hiring.StatusOfferNotAccepted && j.goal.status != hiring.StatusBackedOut:
		m.Status = j.goal.status
		if m.Status == hiring.StatusOfferOnHold && !permanent {
			m.Status = hiring.StatusOfferNotSent
		}
	case j.cue == nil && j.LastIn(hiring.StageOffer) == "" && chance(r, 6):
		m.Status, ends = hiring.StatusOfferNotSent, false
	default:
		ends = false
		j.prepare(at, u)
	}
	switch moved := j.move(u, at, m); {
	case moved && !ends:
		j.plans(next, j.goOn)
	case moved && j.cue != nil && j.cue.reopens:
		j.plans(at+workday, j.reopen)
	case !moved && j.wins && j.tries < mostTries:
		j.tries++
		j.plans(later(r, at, 2, 4), j.goOn)
	}
}

// answeredOn returns the day of an acceptance. Some come on the very TAT day, and are written down a few days later.
func (j *journey) answeredOn(at moment) string {
	sent := hiring.Day(0)
	for _, e := range j.events {
		if e.Stage == hiring.StageOffer {
			sent = e.Day
		}
	}
	if tat := j.opening.TAT; sent <= tat && tat < j.cal.day(at) && j.cal.day(at)-tat <= 10 {
		return tat.String()
	}
	return j.dayText(at)
}

// prepare does what happens outside the stages before an offer is sent.
func (j *journey) prepare(at moment, u hiring.User) {
	if chance(j.r, 12) {
		events, err := j.PushToOffer(u, j.cal.time(at))
		j.add(u.ID, at, events, err)
	}
	if j.cue != nil || chance(j.r, 40) {
		events, err := j.SendDocuments(u, j.cal.time(at))
		j.add(u.ID, at, events, err)
	}
}

// joining plays everything from the accepted offer to the first day of work.
func (j *journey) joining(at moment) {
	r := j.r
	u, does := j.mover()
	if !does {
		return
	}
	m := hiring.StageUpdate{Stage: hiring.StageJoining, Status: hiring.StatusExpectedDOJ}
	next := later(r, at, 8, 22)
	ends := j.goal.status == m.Status
	switch last := j.LastIn(hiring.StageJoining); {
	case last == "":
		m.Date = j.dayText(next)
	case j.put[hiring.StatusDelayInJoining] == "" && chance(r, 15):
		next, ends = later(r, at, 3, 10), false
		m.Status, m.Date = hiring.StatusDelayInJoining, j.dayText(next)
		j.put[m.Status] = hiring.StageJoining
	case j.put[hiring.StatusRelieved] == "" && j.goal.status == hiring.StatusJoined && chance(r, 40):
		next, ends = later(r, at, 0, 2), false
		m.Status = hiring.StatusRelieved
		j.put[m.Status] = hiring.StageJoining
	default:
		m.Status, ends = j.goal.status, true
	}
	if j.move(u, at, m) && !ends {
		j.plans(next, j.goOn)
	}
}
