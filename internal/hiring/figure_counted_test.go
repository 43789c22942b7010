package hiring

import (
	"slices"
	"testing"
)

func TestCounted(t *testing.T) {
	for _, c := range []struct {
		stage  Stage
		status Status
		want   FigureSet
	}{
		{StageCall, StatusRinging, FigureSet{FigureCalls}},
		{StageCall, StatusNotContactable, FigureSet{FigureCalls}},
		{StageCall, StatusWrongNumber, FigureSet{FigureCalls}},
		{StageCall, StatusCallBack, FigureSet{FigureCalls, FigureConnects}},
		{StageCall, StatusNotInterested, FigureSet{FigureCalls, FigureConnects}},
		{StageCall, StatusShortlisted, FigureSet{FigureCalls, FigureConnects, FigureShortlisted}},
		// The programme judges in CALL, by a call.
		{StageCall, StatusSelected, FigureSet{FigureCalls, FigureConnects}},
		{StageCall, StatusRejected, FigureSet{FigureCalls, FigureConnects}},
		{StageCall, StatusBlacklisted, nil},
		{StageHR, StatusScheduled, nil},
		{StageHR, StatusSelected, FigureSet{FigureHRSelected}},
		{StageHR, StatusRejected, FigureSet{FigureHRRejected}},
		{StageHR, StatusSkip, nil}, {StageHR, StatusOnHold, nil},
		{StageTL, StatusSelected, FigureSet{FigureTLSelected}},
		{StagePL, StatusRejected, FigureSet{FigurePLRejected}},
		{StageCEO, StatusSelected, FigureSet{FigureCEOSelected}},
		{StageCEO, StatusBlacklisted, nil},
		{StageOffer, StatusPushToOffer, nil},
		{StageOffer, StatusOfferSent, FigureSet{FigureOfferSent}},
		{StageOffer, StatusOfferAccepted, FigureSet{FigureOfferAccepted}},
		{StageOffer, StatusOfferNotAccepted, nil}, {StageOffer, StatusBackedOut, nil},
		{StageJoining, StatusJoined, FigureSet{FigureOnboarded}},
		{StageJoining, StatusExpectedDOJ, nil}, {StageJoining, StatusSelected, nil}, {StageJoining, StatusRejected, nil},
		{StageNew, StatusNew, nil}, {StageNew, StatusRemap, nil}, {Aside, StatusDocumentsSent, nil},
	} {
		if got := Counted(c.stage, c.status); !slices.Equal(got, c.want) {
			t.Errorf("%s %s counts as %v, want %v", c.stage, c.status, got, c.want)
		}
	}
}

func TestCountsInStage(t *testing.T) {
	for _, c := range []struct {
		stage  Stage
		status Status
		want   bool
	}{
		{StageNew, StatusNew, true}, {StageNew, StatusRemap, true}, {StageCall, StatusRinging, true},
		{StageHR, StatusScheduled, true}, {StageOffer, StatusPushToOffer, true}, {StageJoining, StatusJoined, true},
		{StageCall, StatusBlacklisted, false}, {StageJoining, StatusBlacklisted, false},
		{Aside, StatusDocumentsSent, false}, {Aside, StatusPushToOffer, false},
	} {
		if got := CountsInStage(c.stage, c.status); got != c.want {
			t.Errorf("%s %s: %v", c.stage, c.status, got)
		}
	}
}

// CALL of Team S6 is the number of calls: what counts in the stage is a call, and the other way round.
func TestWhatCountsInCallIsACall(t *testing.T) {
	for _, status := range append(CallOutcomes(), StatusBlacklisted) {
		counts, isCall := CountsInStage(StageCall, status), len(Counted(StageCall, status)) > 0
		if counts != isCall {
			t.Errorf("%s counts in CALL: %v, is a call: %v", status, counts, isCall)
		}
	}
}

func TestCountedSteps(t *testing.T) {
	want := []Step{{StageHR, StatusSelected}, {StageHR, StatusRejected}}
	if got := CountedSteps(HRRound); !slices.Equal(got, want) {
		t.Errorf("HR round: %v", got)
	}
	if got := CountedSteps(TechRound); len(got) != 6 {
		t.Errorf("technical rounds: %v", got)
	}
	calls := CountedSteps(FigureSet{FigureCalls})
	if len(calls) != len(CallOutcomes()) || !slices.Contains(calls, Step{StageCall, StatusSelected}) {
		t.Errorf("calls: %v", calls)
	}
	for _, step := range CountedSteps(AllFigures) {
		if len(Counted(step.Stage, step.Status)) == 0 {
			t.Errorf("%v counts nowhere", step)
		}
	}
}

func TestSlotOf(t *testing.T) {
	for hour, want := range map[int]int{0: 9, 8: 9, 9: 9, 10: 10, 17: 17, 18: 18, 19: 18, 23: 18} {
		if got := SlotOf(hour); got != want {
			t.Errorf("%d h is in slot %d, want %d", hour, got, want)
		}
	}
}

func TestFigures(t *testing.T) {
	var a, b Figures
	a.Add(Counted(StageCall, StatusShortlisted))
	b.Add(Counted(StageTL, StatusRejected))
	b.Plus(a)
	if b[FigureCalls] != 1 || b[FigureTLRejected] != 1 || b.Sum(TechRound) != 1 || b.Sum(HRRound) != 0 || !b.Any() {
		t.Errorf("got %v", b)
	}
	if (Figures{}).Any() {
		t.Error("nothing is something")
	}
}
