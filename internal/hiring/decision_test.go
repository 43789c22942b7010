package hiring

import (
	"slices"
	"testing"
)

// onHold returns an application that is on hold in the round.
func onHold(round Stage) Application {
	events := []Event{{Stage: StageNew, Status: StatusNew}, {Stage: StageCall, Status: StatusShortlisted}}
	for _, s := range []Stage{StageHR, StageTL, StagePL, StageCEO} {
		if s == round {
			break
		}
		events = append(events, Event{Stage: s, Status: StatusSelected})
	}
	return applied(opening(FullTime, false), Replay(append(events, Event{Stage: round, Status: StatusOnHold})))
}

func TestManagersDecideAboutWhoIsOnHold(t *testing.T) {
	for _, round := range []Stage{StageHR, StageTL, StagePL, StageCEO} {
		a := onHold(round)
		var offered []Status
		for _, o := range a.DecisionOptions(theManager) {
			if !o.Needs.Comment || o.Date != NoDate || o.Needs.Interview {
				t.Errorf("%s %s needs %+v", round, o.Status, o.Needs)
			}
			offered = append(offered, o.Status)
		}
		if !slices.Equal(offered, []Status{StatusSelected, StatusRejected, StatusOnHold}) {
			t.Errorf("%s: a manager decides among %q", round, offered)
		}
		for _, u := range []User{theOwner, theInterviewer} {
			if len(a.DecisionOptions(u)) > 0 {
				t.Errorf("%s: %s decides", round, u.ID)
			}
			if _, err := a.Move(u, filledUpdate(round, false, StatusRejected), morning); err == nil {
				t.Errorf("%s: %s rejects", round, u.ID)
			}
		}
		without := filledUpdate(round, false, StatusSelected)
		without.Comment = ""
		if _, err := a.Move(theManager, without, morning); err == nil {
			t.Errorf("%s is decided without a comment", round)
		}
		for _, status := range offered {
			events, err := a.Move(theManager, filledUpdate(round, false, status), morning)
			if err != nil || len(events) != 1 || events[0].Stage != round || events[0].Status != status {
				t.Fatalf("%s %s: %+v, %v", round, status, events, err)
			}
			if err := a.CheckFollows(events[0], false); err != nil {
				t.Errorf("%s %s: %v", round, status, err)
			}
			after := a
			after.Progress = a.After(events[0])
			if still := len(after.DecisionOptions(theManager)) > 0; still != (status == StatusOnHold) {
				t.Errorf("%s %s: to be decided still: %v", round, status, still)
			}
			if kind := a.ownerKind(events[0]); kind != NotifyResult {
				t.Errorf("%s %s tells the owner of %s", round, status, kind)
			}
		}
	}
}

func TestNothingIsDecidedElsewhere(t *testing.T) {
	next, revoked, reopened := onHold(StageTL), onHold(StageTL), onHold(StageTL)
	next.Progress = next.After(Event{Stage: StagePL, Status: StatusScheduled})
	revoked.Requisition.Status = StatusRevoke
	for name, a := range map[string]Application{"the next round is arranged": next, "it is revoked": revoked} {
		if len(a.DecisionOptions(theManager)) > 0 {
			t.Errorf("%s, and still somebody decides", name)
		}
		if _, err := a.Move(theManager, filledUpdate(StageTL, false, StatusRejected), morning); err == nil {
			t.Errorf("%s, and still the round is decided", name)
		}
	}
	reopened.Progress = reopened.After(Event{Stage: StageTL, Status: StatusRejected})
	reopened.Progress = reopened.After(Event{Stage: StageTL, Status: StatusReopened})
	if len(reopened.DecisionOptions(theManager)) != 3 {
		t.Errorf("a candidate who was reopened on hold: %+v", reopened.Progress)
	}
}
