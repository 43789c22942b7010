package hiring

import "testing"

// CheckFollows accepts what the rules allow, in every reachable state, and refuses what belongs to another stage.
func TestCheckFollowsAgreesWithTheMachine(t *testing.T) {
	followed, seen := 0, map[stageKey]bool{}
	eachState(t, func(a Application) {
		if seen[keyOf(a)] {
			return
		}
		seen[keyOf(a)] = true
		esa, open := a.Requisition.ESA, a.OpenStage()
		for _, c := range a.Next(theManager) {
			for _, o := range c.Options {
				p := a.Progress
				events, err := a.Move(theManager, filledUpdate(c.Stage, esa, o.Status), morning)
				for _, e := range events {
					if err := p.CheckFollows(e, esa); err != nil {
						t.Fatalf("%+v: %v", keyOf(a), err)
					}
					p = p.After(e)
					followed++
				}
				if err != nil {
					t.Fatalf("%+v: %v", keyOf(a), err)
				}
			}
		}
		for _, s := range Stages {
			for _, rule := range RulesOf(s, esa) {
				decides := s == a.Stage && s.IsRound() && a.Status == "On-Hold" &&
					(rule.Status == "Selected" || rule.Status == "Rejected" || rule.Status == "On-Hold")
				if err := a.CheckFollows(Event{Stage: s, Status: rule.Status, Day: DayOf(morning)},
					esa); (err == nil) != (s == open && s != Aside || decides) {
					t.Fatalf("%+v: %s %s: %v", keyOf(a), s, rule.Status, err)
				}
			}
		}
	})
	if followed == 0 {
		t.Error("nothing was tried")
	}
}

func TestCheckFollowsOutsideTheStages(t *testing.T) {
	begun := Replay([]Event{{Stage: StageNew, Status: StatusNew}})
	called := begun.After(Event{Stage: StageCall, Status: StatusRinging})
	for name, c := range map[string]struct {
		p    Progress
		e    Event
		good bool
	}{
		"begins new":               {Progress{}, Event{Stage: StageNew, Status: StatusNew}, true},
		"begins mapped":            {Progress{}, Event{Stage: StageNew, Status: StatusRemap}, true},
		"begins with a call":       {Progress{}, Event{Stage: StageCall, Status: StatusRinging}, false},
		"begins twice":             {begun, Event{Stage: StageNew, Status: StatusNew}, false},
		"mapped away":              {called, Event{Status: StatusRemap}, true},
		"a call beside the stages": {called, Event{Status: StatusRinging}, false},
		"documents":                {called, Event{Status: StatusDocumentsSent}, true},
		"blacklisted where it is":  {called, Event{Stage: StageCall, Status: StatusBlacklisted}, true},
		"blacklisted elsewhere":    {called, Event{Stage: StageOffer, Status: StatusBlacklisted}, false},
		"after blacklisted": {called.After(Event{Stage: StageCall, Status: StatusBlacklisted}),
			Event{Stage: StageCall, Status: StatusRinging}, false},
		"documents after blacklisted": {called.After(Event{Stage: StageCall, Status: StatusBlacklisted}),
			Event{Status: StatusDocumentsSent}, false},
		"after mapped away": {called.After(Event{Status: StatusRemap, By: "u"}), Event{Stage: StageCall,
			Status: StatusRinging}, false},
		"pushed too early": {called, Event{Stage: StageOffer, Status: StatusPushToOffer}, false},
	} {
		if err := c.p.CheckFollows(c.e, false); (err == nil) != c.good {
			t.Errorf("%s: %v", name, err)
		}
	}
}
