package hiring

import (
	"testing"
	"time"
)

// inMarch is an event of 2026 on the day of March; with the stage left out it happens beside the stages.
func inMarch(s Stage, status Status, march int) Event {
	return Event{Stage: s, Status: status, Day: DateOf(2026, time.March, march)}
}

func TestOfferAndJoiningDaysFollowTheStepTheyAnswer(t *testing.T) {
	onTheThird := func(esa bool) []Event {
		events := passedUpTo(StageOffer, esa)
		for i := range events {
			events[i].Day = DateOf(2026, time.March, 3)
		}
		return events
	}
	passed := onTheThird(false)
	after := func(more ...Event) []Event { return append(append([]Event{}, passed...), more...) }
	sent := after(inMarch(StageOffer, StatusOfferSent, 4))
	accepted := append(append([]Event{}, sent...), inMarch(StageOffer, StatusOfferAccepted, 6))
	const (
		cleared = "The date cannot be before 03 Mar 2026, when the candidate was cleared for the offer"
		wasSent = "The date cannot be before 04 Mar 2026, when the offer was sent"
		said    = "The date cannot be before 06 Mar 2026, when the offer was accepted"
	)
	for name, c := range map[string]struct {
		events []Event
		esa    bool
		kind   EmploymentType
		stage  Stage
		status Status
		first  int
		answer string
	}{
		"sent after the CEO round":     {passed, false, FullTime, StageOffer, StatusOfferSent, 3, cleared},
		"not sent after the CEO round": {passed, false, FullTime, StageOffer, StatusOfferNotSent, 3, cleared},
		"hold before sending":          {passed, false, FullTime, StageOffer, StatusOfferOnHold, 3, cleared},
		"backed out before sending":    {passed, false, Intern, StageOffer, StatusBackedOut, 3, cleared},
		"sent after the push": {after(inMarch(StageOffer, StatusPushToOffer, 5)), false, FullTime, StageOffer,
			StatusOfferSent, 5, "The date cannot be before 05 Mar 2026, when the candidate was cleared for the offer"},
		"sent after a push beside the stages": {after(inMarch(StageOffer, StatusOfferNotSent, 4),
			inMarch(Aside, StatusPushToOffer, 5)), false, FullTime, StageOffer, StatusOfferSent, 5,
			"The date cannot be before 05 Mar 2026, when the candidate was cleared for the offer"},
		"sent in the programme":    {onTheThird(true), true, PartTime, StageOffer, StatusOfferSent, 3, cleared},
		"accepted":                 {sent, false, FullTime, StageOffer, StatusOfferAccepted, 4, wasSent},
		"not accepted":             {sent, false, FullTime, StageOffer, StatusOfferNotAccepted, 4, wasSent},
		"revised":                  {sent, false, FullTime, StageOffer, StatusOfferRevised, 4, wasSent},
		"hold after sending":       {sent, false, FullTime, StageOffer, StatusOfferOnHold, 4, wasSent},
		"backed out after sending": {sent, false, Intern, StageOffer, StatusBackedOut, 4, wasSent},
		"accepted after a revision": {after(inMarch(StageOffer, StatusOfferSent, 4),
			inMarch(StageOffer, StatusOfferRevised, 5)), false, FullTime, StageOffer, StatusOfferAccepted, 5,
			"The date cannot be before 05 Mar 2026, when the offer was sent"},
		"joined":           {accepted, false, FullTime, StageJoining, StatusJoined, 6, said},
		"expected":         {accepted, false, FullTime, StageJoining, StatusExpectedDOJ, 6, said},
		"delayed":          {accepted, false, FullTime, StageJoining, StatusDelayInJoining, 6, said},
		"relieved":         {accepted, false, FullTime, StageJoining, StatusRelieved, 6, said},
		"joining given up": {accepted, false, FullTime, StageJoining, StatusBackedOut, 6, said},
	} {
		t.Run(name, func(t *testing.T) {
			a := applied(opening(c.kind, c.esa), Replay(c.events))
			first := DateOf(2026, time.March, c.first)
			m := filledUpdate(c.stage, c.esa, c.status)
			m.Date = (first - 1).String()
			_, err := a.Move(theManager, m, morning)
			checkNo(t, err, bad("date", c.answer))
			if a.CheckFollows(Event{Stage: c.stage, Status: c.status, Day: first - 1}, c.esa) == nil {
				t.Error("the check lets the day before stand")
			}
			m.Date = first.String()
			events, err := a.Move(theManager, m, morning)
			if err != nil || events[0].Day != first {
				t.Fatalf("on the day itself: %+v, %v", events, err)
			}
			if err := a.CheckFollows(events[0], c.esa); err != nil {
				t.Errorf("the check refuses the day itself: %v", err)
			}
			for _, choice := range a.Next(theManager) {
				for _, o := range choice.Options {
					if o.Status == c.status && o.Earliest != first {
						t.Errorf("the dialog offers it from %s", o.Earliest)
					}
				}
			}
		})
	}
}
