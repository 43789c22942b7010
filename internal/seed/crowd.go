package seed

import (
	"fmt"
	"strconv"
	"strings"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

const (
	// remapShare is how many candidates are mapped from other requisitions, per hundred new ones.
	remapShare = 7
	// waiting is the limit of finished applications that wait to be mapped.
	waiting = 400
)

// planCrowd plans when candidates are added. Those meant to be hired come early.
func (o *opening) planCrowd(assigned moment) {
	r, wins := o.r, o.left
	cues := o.plan.cues
	first, last := assigned.day(), min(o.cal.today, o.stops.day())
	if o.plan.fate == hiring.StatusOnboarded || o.plan.fate == hiring.StatusCompleted {
		last = min(last, first+32)
	}
	if o.plan.fate == hiring.StatusInprogress {
		wins = min(wins, (last-first)/15)
	}
	if cues != nil {
		wins = 0
	} else if wins > 0 && o.plan.esa == "" {
		cues = []cue{{goal: goal{stage: hiring.StageJoining, status: hiring.StatusBackedOut}}}
	}
	days := max(1, last-first)
	joining := wins
	if o.plan.fate == hiring.StatusCompleted {
		joining = wins / 2
	}
	for n := range o.plan.candidates {
		day := first + max(r.IntN(days), r.IntN(days))
		if n < wins && o.plan.fate != hiring.StatusInprogress {
			day = first + r.IntN(min(14, days))
		}
		if o.plan.fate == hiring.StatusInprogress && n == o.plan.candidates-1 && n >= wins {
			// Somebody comes today, too.
			day = last
		}
		at := max(during(r, day), later(r, assigned, 0, 0))
		won, joins := n < wins, n < joining
		cued := n >= wins && n-wins < len(cues)
		if cued {
			at = o.enters(assigned, days)
		}
		if !o.cal.happened(at) {
			o.owed++
			continue
		}
		switch {
		case cued:
			o.plans(at, func(at moment) { o.addCued(at, cues[n-wins]) })
		case o.comesByLink(n, won):
			o.planLink(n, at)
		default:
			o.plans(at, func(at moment) { o.addCandidate(at, won, joins) })
		}
	}
	for range (o.plan.candidates*remapShare + r.IntN(100)) / 100 {
		o.plans(max(during(r, first+r.IntN(days)), assigned+1), o.remap)
	}
}

// adder returns the recruiter who adds the next candidate.
func (o *opening) adder() (hiring.User, bool) {
	working := o.working()
	if len(working) == 0 {
		return hiring.User{}, false
	}
	return o.staff.user(pick(o.r, working)), true
}

func (o *opening) target(u hiring.User) hiring.Target {
	_, row := o.rowOf(u.ID)
	return hiring.Target{Requisition: o.facts(), Row: row}
}

func (o *opening) addCandidate(at moment, wins, joins bool) {
	u, works := o.adder()
	if j := o.addBy(u, works, at); j != nil {
		j.aim(wins, joins)
		j.firstCall(at)
	}
}

// addBy adds a candidate in the name of a user who may; it returns nil if nobody does.
func (o *opening) addBy(u hiring.User, works bool, at moment) *journey {
	if !works || at >= o.stops {
		o.owed++
		return nil
	}
	begun, err := o.target(u).Add(u, o.cal.time(at))
	if err != nil {
		o.owed++
		return nil
	}
	return o.madeOf(o.newPerson(at, u), begun, at, nil)
}

// remap maps a candidate whose application to another requisition failed to this one.
func (o *opening) remap(at moment) {
	u, works := o.adder()
	if !works || at >= o.stops {
		return
	}
	for i, from := range o.finished {
		if from.last >= at || from.moved >= at || from.Application.Requisition.ID == o.row.ID {
			continue
		}
		applications := []hiring.Application{from.Application}
		for _, e := range from.earlier {
			applications = append(applications, e.Application)
		}
		mapping, err := o.target(u).Remap(u, from.person.Blacklisted, applications, o.cal.time(at))
		if err != nil {
			continue
		}
		for _, e := range mapping.Ended {
			from.Progress = from.Progress.After(e)
			from.events = append(from.events, e)
			from.saves++
		}
		o.finished = append(o.finished[:i:i], o.finished[i+1:]...)
		o.gone = append(o.gone, from)
		j := o.madeOf(from.person, mapping.Begun, at, append(from.earlier, from))
		j.aim(false, false)
		// The candidate's row may have been written with an earlier application, so it must not change any more.
		j.bad = j.bad && len(from.earlier) == 0
		j.firstCall(at)
		return
	}
}

// mobileStep is prime, so that it cycles through all numbers from 6 to 9 at the front before one repeats.
const (
	mobileStep    = 2_654_435_761
	mobileNumbers = 4_000_000_000
	firstMobile   = 6_000_000_000
)

func (o *opening) newPerson(at moment, by hiring.User) *store.Candidate {
	r, when := o.r, o.cal.time(at)
	o.persons++
	name, where := pick(r, firstNames)+" "+pick(r, lastNames), pick(r, places)
	if chance(r, 60) {
		where = place{o.row.State, o.row.City}
	}
	mobile := strconv.FormatUint(firstMobile+o.persons*mobileStep%mobileNumbers, 10)
	p := &store.Candidate{
		ID: idAt(r, when), Name: name, Mobile: mobile, Mobile10: hiring.MobileKey(mobile), State: where.state,
		City:    where.city,
		Address: fmt.Sprintf("%d, %s, %s", 1+r.IntN(240), pick(r, roads), where.city), NoticePeriod: pick(r, notices),
		CreatedBy: core.TextOrNil(by.ID), CreatedAt: store.At(when), Version: 1,
	}
	if chance(r, 92) {
		p.Email = strings.ToLower(strings.ReplaceAll(name, " ", ".")) + strconv.FormatUint(o.persons, 36) + "@" +
			pick(r, mailHosts)
		p.EmailKey = hiring.EmailKey(p.Email)
	}
	if chance(r, 95) {
		id := o.sources[min(r.IntN(len(o.sources)), r.IntN(len(o.sources)))]
		p.SourceID = &id
	}
	p.ExperienceIn = pick(r, o.team.skills)
	if o.row.EmploymentStatus == string(hiring.Fresher) && chance(r, 80) {
		p.Experience, p.NoticePeriod = "0", "Immediate"
		return p
	}
	years := 1 + r.IntN(12)
	p.Experience = strconv.Itoa(years)
	if chance(r, 40) {
		p.Experience += ".5"
	}
	p.Working = chance(r, 70)
	p.Experienced = !p.Working
	p.CurrentGross = strconv.Itoa((180 + years*60 + r.IntN(240)) * 1000)
	p.CurrentGrossPer = hiring.PerYear
	p.CurrentCompany, p.CurrentDesignation = pick(r, companies), pick(r, o.team.jobs).name
	return p
}
