package hiring

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"
)

// applicationRun is a requisition with applications, on which users act at random.
type applicationRun struct {
	opening OpeningFacts
	events  [][]Event
	now     time.Time
	random  *rand.Rand
}

var somebody = []User{
	theManager, theOwner, theOwner, theInterviewer, {ID: "other", Role: Recruiter}, {ID: "esa", Role: ESAHR},
	{ID: theOwner.ID, Role: Recruiter, Grants: []Grant{GrantEsaAssigned}},
}

// application returns the nth application as the database would load it.
func (d *applicationRun) application(n int) Application {
	o := d.opening
	for _, events := range d.events {
		counts := CountOffers([]Progress{Replay(events)})
		o.Accepted += counts.Accepted
		o.Outstanding += counts.Outstanding
	}
	a := applied(o, Replay(d.events[n]))
	a.ID = fmt.Sprint(n)
	return a
}

// act does something random to the nth application, mostly something valid.
func (d *applicationRun) act(n int) (User, []Event, error) {
	a, u := d.application(n), somebody[d.random.IntN(len(somebody))]
	switch d.random.IntN(300) {
	case 0:
		events, err := Blacklist([]Application{a}, a.ID, u, "lied", d.now)
		return u, events, err
	case 1, 2, 3, 4, 5, 6, 7, 8:
		events, err := a.PushToOffer(u, d.now)
		return u, events, err
	case 9, 10:
		events, err := a.SendDocuments(u, d.now)
		return u, events, err
	case 11, 12, 13:
		events, err := a.Shortlist(u, d.now)
		return u, events, err
	case 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27:
		r, err := a.Reopen(u, "by mistake", a.Blacklisted, nil, d.now)
		if err != nil {
			return u, nil, err
		}
		return u, []Event{r.Reopened}, nil
	case 14, 15:
		d.opening.EmploymentType = EmploymentTypes[d.random.IntN(len(EmploymentTypes))]
		return u, nil, nil
	}
	s := a.OpenStage()
	if s == Aside || d.random.IntN(8) == 0 {
		s = Stages[1+d.random.IntN(stageCount-1)]
	}
	rules := RulesOf(s, d.opening.ESA)
	status := rules[d.random.IntN(len(rules))].Status
	if d.random.IntN(4) > 0 {
		status = []Status{StatusShortlisted, StatusSelected, StatusOfferSent, StatusOfferAccepted, StatusSkip,
			StatusOnHold}[d.random.IntN(6)]
	}
	m := filledUpdate(s, d.opening.ESA, status)
	m.TakeInterview = d.random.IntN(4) == 0
	m.Date = (DayOf(d.now) + 1).String()
	if s == StageOffer || s == StageJoining {
		m.Date = (DayOf(d.now) - Day(d.random.IntN(3))).String()
	}
	events, err := a.Move(u, m, d.now)
	return u, events, err
}

func TestRandomMovesKeepTheInvariants(t *testing.T) {
	reached := map[Stage]int{}
	blacklisted, limited, reopened := 0, 0, 0
	for seed := range uint64(60) {
		d := &applicationRun{opening: opening(EmploymentTypes[seed%4], seed%3 == 0), now: morning,
			random: rand.New(rand.NewPCG(seed, 7))}
		d.opening.Positions = 1 + int(seed%2)
		for range 6 {
			d.events = append(d.events, []Event{{Stage: StageNew, Status: StatusNew, By: theOwner.ID}})
		}
		for range 600 {
			n := d.random.IntN(len(d.events))
			if d.random.IntN(50) == 0 {
				d.now = d.now.AddDate(0, 0, 1)
			}
			before := d.application(n)
			u, events, err := d.act(n)
			if err != nil {
				if len(events) > 0 {
					t.Fatalf("refused with %v, but returned %+v", err, events)
				}
				if err.Error() == OfferLimit {
					limited++
				}
				continue
			}
			d.events[n] = append(d.events[n], events...)
			d.check(t, n, before, u, events)
			for _, e := range events {
				reached[e.Stage]++
				if e.Status == StatusBlacklisted {
					blacklisted++
				}
				if e.Status == StatusReopened {
					reopened++
				}
			}
		}
	}
	for _, s := range Stages[1:] {
		if reached[s] < 20 {
			t.Errorf("only %d events in %s: the run is too short", reached[s], s)
		}
	}
	if blacklisted == 0 || limited == 0 || reopened < 20 {
		t.Errorf("%d blacklisted, %d refused by the limit, %d reopened: the test never got there", blacklisted, limited,
			reopened)
	}
}

// check asserts what must be true after every step.
func (d *applicationRun) check(t *testing.T, n int, before Application, u User, added []Event) {
	t.Helper()
	after := d.application(n)
	stepwise := before.Progress
	for _, e := range added {
		stepwise = stepwise.After(e)
		if e.By != u.ID || e.OwnerID == "" || e.ApplicationID != before.ID {
			t.Fatalf("%+v has no owner", e)
		}
		if !before.MayMove(u) && !before.MayTakeInterview(u) {
			t.Fatalf("%s was not allowed %+v", u.ID, e)
		}
	}
	if after.Progress != stepwise {
		t.Fatalf("the replay gives %+v, the steps %+v", after.Progress, stepwise)
	}
	if len(added) > 0 && before.Blacklisted && added[0].Status != StatusReopened {
		t.Fatalf("%+v follows Blacklisted", added)
	}
	if o := after.Requisition; o.Accepted > o.Outstanding || o.Outstanding > o.Positions {
		t.Fatalf("%d accepted, %d outstanding, %d positions", o.Accepted, o.Outstanding, o.Positions)
	}
	inOrder(t, d.opening.ESA, d.events[n], after.Progress)
	reopensAsNeverClosed(t, d.events[n], after.Progress)
}

// inOrder checks the history independently of the machine: the last stage event is the state, and no offer came before
// a passed CEO round or, in the programme, before Selected; nor is it dated before what it answers.
func inOrder(t *testing.T, esa bool, history []Event, p Progress) {
	t.Helper()
	opened := false
	var last Event
	var cleared, accepted Day
	for _, e := range history {
		passed := e.Status == "Selected" || e.Status == "On-Hold" || e.Status == "Skip"
		if passed && (!esa && e.Stage == "CEO_ROUND" || esa && e.Stage == "CALL") {
			opened, cleared = true, e.Day
		}
		if e.Status == "Offer Accepted" {
			accepted = e.Day
		}
		if e.Stage == "OFFER" && e.Day < cleared || e.Stage == "JOINING" && e.Day < accepted {
			t.Fatalf("%s %s on %s: %+v", e.Stage, e.Status, e.Day, history)
		}
		if (e.Stage == "OFFER" || e.Stage == "JOINING") && !opened {
			t.Fatalf("%s %s before its time: %+v", e.Stage, e.Status, history)
		}
		if e.Stage != Aside {
			last = e
		}
	}
	if p.Stage != last.Stage || p.Status != last.Status {
		t.Fatalf("the last event is %s %s, the state %s %s", last.Stage, last.Status, p.Stage, p.Status)
	}
}
