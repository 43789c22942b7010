package hiring

import (
	"math/rand/v2"
	"testing"
	"time"
)

// eachRandomHistory plays so many histories of an application, each some random moves long, some of them with an answer
// or a touch beside the stages, and passes each to visit.
func eachRandomHistory(histories int, visit func(d *applicationRun, n int)) {
	for seed := uint64(0); histories > 0; seed++ {
		d := &applicationRun{opening: opening(EmploymentTypes[seed%4], seed%3 == 0), now: morning,
			random: rand.New(rand.NewPCG(seed, 16))}
		d.opening.Positions = 2 + int(seed%2)
		for range 6 {
			d.events = append(d.events, []Event{{Stage: StageNew, Status: StatusNew, By: theOwner.ID, OwnerID: theOwner.ID,
				At: d.now, Day: DayOf(d.now)}})
		}
		for range 40 + d.random.IntN(200) {
			n := d.random.IntN(len(d.events))
			if d.random.IntN(20) == 0 {
				d.now = d.now.Add(time.Duration(d.random.IntN(48)) * time.Hour)
			}
			if options := d.application(n).BesideOptions(theOwner); len(options) > 0 && d.random.IntN(2) == 0 {
				pick := options[d.random.IntN(len(options))]
				if events, err := d.application(n).Beside(theOwner, BesideUpdate{Status: pick.Status, Comment: "said so",
					Date: "2026-05-01"}, d.now); err == nil {
					d.events[n] = append(d.events[n], events...)
				}
				continue
			}
			if _, events, err := d.act(n); err == nil {
				d.events[n] = append(d.events[n], events...)
			}
		}
		for n := range d.events {
			visit(d, n)
			histories--
		}
	}
}

// What is recorded beside the stages leaves the application where it is.
func TestBesideMovesNothing(t *testing.T) {
	recorded := 0
	eachRandomHistory(600, func(d *applicationRun, n int) {
		a := d.application(n)
		for _, rule := range besideRules {
			events, err := a.Beside(theOwner, BesideUpdate{Status: rule.Status, Comment: "said so", Date: "2026-05-01"}, d.now)
			if err != nil {
				continue
			}
			recorded++
			if len(events) != 1 || !events[0].IsBeside() || a.After(events[0]) != a.Progress {
				t.Fatalf("%s changes %s %s: %+v", rule.Status, a.Stage, a.Status, events)
			}
			if err := a.CheckFollows(events[0], a.Requisition.ESA); err != nil {
				t.Fatal(err)
			}
		}
	})
	if recorded == 0 {
		t.Error("nothing could be recorded")
	}
}

func TestBeside(t *testing.T) {
	sent := []Event{{Stage: StageNew, Status: StatusNew}, {Stage: StageCEO, Status: StatusSelected},
		{Stage: StageOffer, Status: StatusOfferSent}}
	accepted := append(append([]Event{}, sent...), Event{Stage: StageOffer, Status: StatusOfferAccepted})
	joined := append(append([]Event{}, accepted...), Event{Stage: StageJoining, Status: StatusJoined})
	reopened := append(append([]Event{}, sent...), Event{Stage: StageOffer, Status: StatusBackedOut},
		Event{Stage: StageOffer, Status: StatusReopened})
	esa := append([]Event{{Stage: StageNew, Status: StatusNew}, {Stage: StageCall, Status: StatusSelected}}, sent[2])
	for name, c := range map[string]struct {
		events []Event
		kind   EmploymentType
		esa    bool
		u      User
		update BesideUpdate
		want   no
	}{
		"accepts": {sent, FullTime, false, theOwner,
			BesideUpdate{Status: StatusCandidateAccepts, Comment: "by phone"}, no{}},
		"declines": {sent, Contract, false, theManager,
			BesideUpdate{Status: StatusCandidateDeclines, Comment: "no"}, no{}},
		"without a comment": {sent, FullTime, false, theOwner,
			BesideUpdate{Status: StatusCandidateAccepts, Comment: " "}, bad("comment", AllFieldsCompulsory)},
		"an intern": {sent, Intern, false, theOwner,
			BesideUpdate{Status: StatusCandidateAccepts, Comment: "yes"}, no{Refused, "", AnswerByRecorder}},
		"ESA says no": {esa, PartTime, true, theOwner,
			BesideUpdate{Status: StatusCandidateDeclines, Comment: "no"}, no{}},
		"ESA says yes": {esa, PartTime, true, theOwner,
			BesideUpdate{Status: StatusCandidateAccepts, Comment: "yes"}, no{Refused, "", AnswerByRecorder}},
		"no offer": {sent[:2], FullTime, false, theOwner,
			BesideUpdate{Status: StatusCandidateAccepts, Comment: "yes"}, no{Refused, "", NoOfferToAnswer}},
		"reopened": {reopened, FullTime, false, theOwner,
			BesideUpdate{Status: StatusCandidateAccepts, Comment: "yes"}, no{}},
		"answered": {accepted, FullTime, false, theOwner,
			BesideUpdate{Status: StatusCandidateAccepts, Comment: "yes"}, no{Refused, "", NoOfferToAnswer}},
		"in touch": {accepted, FullTime, false, theOwner,
			BesideUpdate{Status: StatusInTouch, Comment: "all well"}, no{}},
		"in touch too soon": {sent, FullTime, false, theOwner,
			BesideUpdate{Status: StatusInTouch, Comment: "all well"}, no{Refused, "", NotOnTheWay}},
		"in touch too late": {joined, FullTime, false, theOwner,
			BesideUpdate{Status: StatusInTouch, Comment: "all well"}, no{Refused, "", NotOnTheWay}},
		"resigned": {accepted, FullTime, false, theOwner,
			BesideUpdate{Status: StatusResigned, Date: "2026-05-01"}, no{}},
		"resigned some day": {accepted, FullTime, false, theOwner,
			BesideUpdate{Status: StatusResigned}, bad("date", SelectDate)},
		"a stage's status": {accepted, FullTime, false, theOwner,
			BesideUpdate{Status: StatusSelected, Comment: "yes"}, bad("status", UnknownBeside)},
	} {
		t.Run(name, func(t *testing.T) {
			a := applied(opening(c.kind, c.esa), Replay(c.events))
			_, err := a.Beside(c.u, c.update, morning)
			checkNo(t, err, c.want)
		})
	}
	a := applied(opening(FullTime, false), Replay(sent))
	if _, err := a.Beside(User{ID: "other", Role: Recruiter}, BesideUpdate{Status: StatusCandidateAccepts, Comment: "x"},
		morning); err == nil {
		t.Error("another recruiter records an answer")
	}
}
