package hiring

import (
	"fmt"
	"testing"
)

func TestFunnel(t *testing.T) {
	step := func(id string, s Stage, status Status) ApplicationStep { return ApplicationStep{id, Step{s, status}} }
	steps := []ApplicationStep{
		step("a", StageCall, StatusRinging), step("b", StageCall, StatusShortlisted), step("b", StageHR, StatusScheduled),
		step("c", StageCall, StatusShortlisted), step("c", StageHR, StatusSkip), step("c", StageTL, StatusOnHold),
		step("c", StageTL, StatusSelected), step("c", StagePL, StatusRejected), step("d", StageNew, StatusNew),
		step("e", StageCall, StatusBlacklisted), step("f", StageOffer, StatusOfferSent),
	}
	got := ""
	for _, b := range Funnel(steps, false) {
		got += fmt.Sprintf("%s %s %d; ", b.Key, b.Label, b.Count)
	}
	if got != "CALL Calls 3; SHORTLISTED Shortlisted 2; HR_ROUND HR Round 1; TL_ROUND TL Round 1; PL_ROUND PL Round 0; "+
		"CEO_ROUND CEO Round 0; OFFER_SENT Offer Sent 1; OFFER_ACCEPTED Offer Accepted 0; ONBOARDED Onboarded 0; " {
		t.Errorf("got %s", got)
	}
	if got := Funnel(steps[8:10], false); got == nil || len(got) != 0 {
		t.Errorf("nobody was called: %v", got)
	}
	esa := Funnel([]ApplicationStep{step("a", StageCall, StatusSelected)}, true)
	if len(esa) != 6 || esa[2].Label != "Selected" || esa[2].Count != 1 {
		t.Errorf("the programme: %v", esa)
	}
	for _, text := range []string{"CALL", "Calls", "offer sent", "TL_ROUND", "TL Round"} {
		if _, err := FindBlock("stage", text, false); err != nil {
			t.Errorf("%s: %v", text, err)
		}
	}
	for _, text := range []string{"", "Selected", "New"} {
		if _, err := FindBlock("stage", text, false); err == nil {
			t.Errorf("%q is a block", text)
		}
	}
}

func TestMilestones(t *testing.T) {
	begun, tat := DateOf(2026, 3, 1), DateOf(2026, 4, 30)
	at := func(day Day, s Stage, status Status) DatedStep { return DatedStep{Step{s, status}, day, 0} }
	steps := []DatedStep{at(begun, StageNew, StatusNew), at(begun+1, StageCall, StatusRinging),
		at(begun+2, StageCEO, StatusOnHold), at(begun+3, StageOffer, StatusOfferSent),
		at(begun+4, StageOffer, StatusOfferAccepted), {Step{StageJoining, StatusExpectedDOJ}, begun + 30, begun + 30},
		{Step{StageJoining, StatusDelayInJoining}, begun + 40, begun + 40}, at(begun+41, StageJoining, StatusJoined)}
	for n, want := range map[int]Milestones{
		1: {StartedWorkingOn: begun, Furthest: 1},
		2: {StartedWorkingOn: begun, Furthest: 1},
		3: {StartedWorkingOn: begun, OfferSentDue: tat, Furthest: 3},
		4: {StartedWorkingOn: begun, OfferSentDue: tat, OfferSent: begun + 3, CallExplained: begun + 6, Furthest: 5},
		8: {StartedWorkingOn: begun, OfferSentDue: tat, OfferSent: begun + 3, CallExplained: begun + 6,
			PositionClosed: begun + 4, ExpectedDOJ: begun + 40, DOJ: begun + 41, Furthest: 8},
	} {
		if got := MilestonesOf(begun, steps[:n], []Day{begun + 1, begun + 6, begun + 7}, false, tat, true); got != want {
			t.Errorf("after %d: %+v, want %+v", n, got, want)
		}
	}
	if got := MilestonesOf(begun, steps[:5], nil, false, tat, false); got.PositionClosed != 0 || got.Furthest != 4 {
		t.Errorf("an acceptance that does not stand: %+v", got)
	}
	papers := append(steps[:1:1], DatedStep{Step{Aside, StatusDocumentsSent}, begun + 9, 0})
	if got := MilestonesOf(begun, papers, nil, false, tat, false); got.DocumentsSent != begun+9 || got.Furthest != 2 {
		t.Errorf("documents: %+v", got)
	}
}
