package hiring

import (
	"strings"
	"testing"
)

func TestShortlistedSchedulesTheHRRound(t *testing.T) {
	a := readyFor(StageCall, false, StatusShortlisted)
	m := filledUpdate(StageCall, false, StatusShortlisted)
	m.Comment, m.Time = " good ", "03:30 pm"
	events, err := a.Move(theOwner, m, morning)
	if err != nil || len(events) != 2 {
		t.Fatalf("got %+v, %v", events, err)
	}
	call, hr := events[0], events[1]
	if call.Stage != "CALL" || call.Status != "Shortlisted" || call.Comment != "good" || call.Date != 0 ||
		call.Time != "" || call.Interview != (Interview{}) {
		t.Errorf("call: %+v", call)
	}
	arranged := Interview{Online, "https://meet.example/1", theInterviewer.ID}
	if hr.Stage != "HR_ROUND" || hr.Status != "Scheduled" || hr.Date.String() != "2026-03-10" || hr.Time != "15:30" ||
		hr.Interview != arranged {
		t.Errorf("HR round: %+v", hr)
	}
	for _, e := range events {
		if e.ApplicationID != "app" || e.By != "owner" || e.OwnerID != "owner" || !e.At.Equal(morning) ||
			e.Day.String() != "2026-03-10" {
			t.Errorf("%+v", e)
		}
	}
	after := a.Progress.After(call).After(hr)
	if after.Stage != "HR_ROUND" || after.Status != "Scheduled" || after.InterviewerID != theInterviewer.ID ||
		!after.InterviewPending() {
		t.Errorf("after: %+v", after)
	}

	esa := readyFor(StageCall, true, StatusShortlisted)
	events, err = esa.Move(theOwner, StageUpdate{Stage: StageCall, Status: StatusShortlisted, Comment: "good"}, morning)
	if err != nil || len(events) != 1 || events[0].Stage != "CALL" {
		t.Errorf("ESA: %+v, %v", events, err)
	}
}

func TestJoinedDefaultsToToday(t *testing.T) {
	a := readyFor(StageJoining, false, StatusJoined)
	for given, counts := range map[string]string{"": "2026-03-10", "2026-03-02": "2026-03-02"} {
		events, err := a.Move(theOwner, StageUpdate{Stage: StageJoining, Status: StatusJoined, Comment: "came",
			Date: given}, morning)
		if err != nil || events[0].Day.String() != counts || events[0].Date.String() != counts {
			t.Errorf("given %q: %+v, %v", given, events, err)
		}
	}
}

func TestMoveRefuses(t *testing.T) {
	long := strings.Repeat("é", 2001)
	for name, c := range map[string]struct {
		change func(*Application, *StageUpdate)
		kind   Kind
		field  string
		answer string
	}{
		"no stage": {func(_ *Application, m *StageUpdate) { m.Stage = "" }, Invalid, "stage",
			"There is no such stage"},
		"stage New": {func(_ *Application, m *StageUpdate) { m.Stage = StageNew }, Invalid, "stage",
			"There is no such stage"},
		"an unknown stage": {func(_ *Application, m *StageUpdate) { m.Stage = "MD_ROUND" }, Invalid, "stage",
			"There is no such stage"},
		"no status": {func(_ *Application, m *StageUpdate) { m.Status = "" }, Invalid, "status",
			"All Fields Are Compulsory!!"},
		"an unknown status": {func(_ *Application, m *StageUpdate) { m.Status = "Fine" }, Invalid, "status",
			"This status does not belong to this stage"},
		"seeded only": {func(_ *Application, m *StageUpdate) { m.Stage, m.Status = StageHR, StatusInterviewScheduled },
			Invalid, "status", "This status does not belong to this stage"},
		"another stage's status": {func(_ *Application, m *StageUpdate) { m.Status = StatusOfferSent }, Invalid,
			"status", "This status does not belong to this stage"},
		"ESA's status": {func(_ *Application, m *StageUpdate) { m.Status = StatusSelected }, Invalid,
			"status", "This status does not belong to this stage"},
		"a stage too far": {func(_ *Application, m *StageUpdate) { m.Stage, m.Status = StageOffer, StatusOfferSent },
			Refused, "", "OFFER Offer Sent is not possible now: the candidate is at New"},
		"a long comment": {func(_ *Application, m *StageUpdate) { m.Comment = long }, Invalid, "comment",
			"A comment may have 2,000 characters at most"},
		"a long location": {func(_ *Application, m *StageUpdate) { m.Place = long }, Invalid, "place",
			"A link or location may have 500 characters at most"},
		"no such time": {func(_ *Application, m *StageUpdate) { m.Time = "25:00" }, Invalid, "time",
			"Please Select Time!!"},
		"blacklisted": {func(a *Application, _ *StageUpdate) {
			a.Progress = a.After(Event{Stage: StageNew, Status: StatusBlacklisted})
		}, Refused, "", "Candidate is Blacklisted"},
		"remapped": {func(a *Application, _ *StageUpdate) {
			a.Progress, a.RemapperName = a.After(Event{Status: StatusRemap, By: "m"}), "Meera Rao"
		}, Refused, "", "Candidate Has been Remapped by Meera Rao"},
		"closed": {func(a *Application, m *StageUpdate) {
			a.Progress, m.Stage, m.Status = Replay(append(passedUpTo(StageHR, false),
				Event{Stage: StageHR, Status: StatusRejected})), StageHR, StatusSelected
		}, Refused, "", "This application is closed; nothing can follow"},
		"the answer is a manager's to record": {func(a *Application, m *StageUpdate) {
			a.Progress, m.Stage, m.Status = readyFor(StageOffer, false, StatusOfferAccepted).Progress, StageOffer,
				StatusOfferAccepted
		}, Refused, "", "The offer is sent; a manager records the answer"},
	} {
		t.Run(name, func(t *testing.T) {
			a, m := readyFor(StageCall, false, StatusShortlisted), filledUpdate(StageCall, false, StatusShortlisted)
			c.change(&a, &m)
			events, err := a.Move(theOwner, m, morning)
			expectProblem(t, err, c.kind, c.field, c.answer)
			if events != nil {
				t.Errorf("and yet %+v", events)
			}
		})
	}
}

func TestParseClock(t *testing.T) {
	for text, want := range map[string]string{
		"10:30": "10:30", "00:00": "00:00", "23:59:59": "23:59", " 03:30 pm ": "15:30", "3:30 PM": "15:30",
		"12:05 am": "00:05", "03:30PM": "15:30",
		"": "", "24:00": "", "10.30": "", "13:30 pm": "", "soon": "",
	} {
		if got, ok := ParseClock(text); got != want || ok != (want != "") {
			t.Errorf("%q: %q, %v", text, got, ok)
		}
	}
}

func TestFindStageAndStatus(t *testing.T) {
	for text, want := range map[string]Stage{"CALL": StageCall, "hr round": StageHR, " HR_ROUND ": StageHR,
		"New": StageNew, "": Aside, "HR": Aside} {
		if got, ok := FindStage(text); got != want || ok != (want != Aside) {
			t.Errorf("%q: %q, %v", text, got, ok)
		}
	}
	hold, _ := InfoOf(StatusOfferOnHold)
	for _, c := range []struct {
		stage Stage
		esa   bool
		text  string
		want  Status
	}{
		{StageOffer, false, "Hold", StatusOfferOnHold}, {StageOffer, false, "offer on hold", StatusOfferOnHold},
		{StageOffer, false, hold.ID, StatusOfferOnHold},
		{StageJoining, false, "Joining date", StatusExpectedDOJ}, {StageTL, false, "Selected", StatusSelected},
		{StageCall, true, "Selected", StatusSelected},
		{StageOffer, true, "KYC Verified", StatusKYCVerified}, {StageCall, false, "Selected", ""},
		{StageOffer, false, "KYC Verified", ""},
		{StageCall, true, "KYC Verified", ""}, {StageHR, false, "Hold", ""}, {StageHR, false, "", ""},
	} {
		if got, ok := FindStageStatus(c.stage, c.esa, c.text); ok != (c.want != "") || ok && got != c.want {
			t.Errorf("%+v: %q, %v", c, got, ok)
		}
	}
}
