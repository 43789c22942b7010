package hiring

import (
	"slices"
	"testing"
	"time"
)

// invited returns an application with a pending interview in the stage.
func invited(s Stage) Application {
	return applied(opening(FullTime, false), Replay(append(passedUpTo(s, false),
		Event{Stage: s, Status: StatusScheduled, Interview: Interview{Online, "https://meet.example/1",
			theInterviewer.ID}})))
}

func TestWhoMayTakeInterview(t *testing.T) {
	all := []string{"Rescheduled", "Selected", "Rejected", "On-Hold"}
	secondRecruiter := User{ID: "second", Role: Recruiter}
	for _, c := range []struct {
		name   string
		stage  Stage
		user   User
		change func(*Application)
		offers bool
	}{
		{"HR by the owner", StageHR, theOwner, nil, true},
		{"HR by a manager", StageHR, theManager, nil, true},
		{"HR by who conducts it", StageHR, theInterviewer, nil, true},
		{"HR by another recruiter", StageHR, secondRecruiter, nil, false},
		{"TL by the owner", StageTL, theOwner, nil, false},
		{"TL by a manager", StageTL, theManager, nil, true},
		{"TL by who conducts it", StageTL, theInterviewer, nil, true},
		{"PL by the owner", StagePL, theOwner, nil, false},
		{"PL by who conducts it", StagePL, theInterviewer, nil, true},
		{"CEO by the owner", StageCEO, theOwner, nil, false},
		{"CEO by a manager", StageCEO, theManager, nil, true},
		{"CEO by another interviewer", StageCEO, User{ID: "x", Role: Interviewer}, nil, false},
		{"TL by an owner who conducts it", StageTL, theOwner, func(a *Application) { a.InterviewerID = theOwner.ID },
			true},
		{"HR by a conducting owner who was taken off", StageHR, theOwner,
			func(a *Application) { a.InterviewerID, a.OwnerRow = theOwner.ID, StatusHrRevoke }, false},
		{"nobody is left on the requisition", StageTL, theInterviewer,
			func(a *Application) { a.OwnerRow, a.Requisition.Status = StatusHrRevoke, StatusHrRevoke }, true},
		{"revoked requisition", StageTL, theInterviewer, func(a *Application) { a.Requisition.Status = StatusRevoke },
			false},
		{"blacklisted", StageTL, theManager, func(a *Application) {
			a.Progress = a.After(Event{Stage: StageTL, Status: StatusBlacklisted})
		}, false},
		{"it has its result", StageTL, theInterviewer, func(a *Application) {
			a.Progress = a.After(Event{Stage: StageTL, Status: StatusOnHold})
		}, false},
		{"remapped", StageHR, theManager, func(a *Application) { a.MappedAway = true }, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			a := invited(c.stage)
			if c.change != nil {
				c.change(&a)
			}
			var offered []string
			for _, o := range a.InterviewOptions(c.user) {
				offered = append(offered, string(o.Status))
			}
			if c.offers != slices.Equal(offered, all) || !c.offers && len(offered) > 0 {
				t.Errorf("offered %q", offered)
			}
			for _, status := range all {
				m := filledUpdate(c.stage, false, Status(status))
				m.TakeInterview = true
				if _, err := a.Move(c.user, m, morning); (err == nil) != c.offers {
					t.Errorf("%s: %v", status, err)
				}
			}
		})
	}
}

func TestInterviewerDoesNothingElse(t *testing.T) {
	a := invited(StageTL)
	_, err := a.Move(theInterviewer, filledUpdate(StageTL, false, StatusSkip), morning)
	expectProblem(t, err, Refused, "", "TL ROUND Skip is not possible now: the candidate is at TL ROUND Scheduled")
	_, err = a.Move(theInterviewer, filledUpdate(StagePL, false, StatusScheduled), morning)
	expectProblem(t, err, NotYours, "", stranger)
}

func TestTakeInterviewReschedulesWithTheSameInterviewer(t *testing.T) {
	m := filledUpdate(StageHR, false, StatusRescheduled)
	m.Person = User{}
	_, err := invited(StageHR).Move(theOwner, m, morning)
	expectProblem(t, err, Invalid, "conductedBy", "All Fields Are Compulsory!!")
	m.TakeInterview = true
	for _, u := range []User{theOwner, theInterviewer} {
		events, err := invited(StageHR).Move(u, m, morning)
		if err != nil || events[0].Interview.PersonID != theInterviewer.ID || events[0].Date.String() != "2026-03-10" {
			t.Errorf("%s: %+v, %v", u.ID, events, err)
		}
	}
}

func TestScores(t *testing.T) {
	good := []Score{{"Communication", 1}, {"Culture", 5}}
	for name, c := range map[string]struct {
		stage  Stage
		status Status
		scores []Score
		answer string
	}{
		"none":           {StageTL, StatusSelected, nil, ""},
		"two":            {StageTL, StatusSelected, good, ""},
		"of a rejection": {StageCEO, StatusRejected, good, ""},
		"of the HR round": {StageHR, StatusSelected, good,
			"Scores belong to the result of a TL, PL or CEO interview"},
		"of a later interview": {StagePL, StatusRescheduled, good,
			"Scores belong to the result of a TL, PL or CEO interview"},
		"too low": {StageTL, StatusSelected, []Score{{"Culture", 0}},
			"Each factor has one score, from 1 to 5"},
		"too high": {StageTL, StatusSelected, []Score{{"Culture", 6}},
			"Each factor has one score, from 1 to 5"},
		"the same twice": {StageTL, StatusSelected, []Score{{"Culture", 2}, {"Culture", 3}},
			"Each factor has one score, from 1 to 5"},
		"of nothing": {StageTL, StatusSelected, []Score{{"", 2}}, "Each factor has one score, from 1 to 5"},
	} {
		t.Run(name, func(t *testing.T) {
			m := filledUpdate(c.stage, false, c.status)
			m.TakeInterview, m.Scores = true, c.scores
			events, err := invited(c.stage).Move(theInterviewer, m, morning)
			if c.answer != "" {
				expectProblem(t, err, Invalid, "scores", c.answer)
			} else if err != nil || !slices.Equal(events[0].Scores, c.scores) {
				t.Errorf("got %+v, %v", events, err)
			}
		})
	}
	m := filledUpdate(StageTL, false, StatusOnHold)
	m.Scores = good
	_, err := invited(StageTL).Move(theManager, m, morning)
	expectProblem(t, err, Invalid, "scores", ScoresNotAsked)
}

func TestCancellation(t *testing.T) {
	for status, want := range map[Status]Cancellation{
		StatusSkip: WillNotTakePlace, StatusBackedOut: WillNotTakePlace, StatusBlacklisted: WillNotTakePlace,
		StatusRemap: WillNotTakePlace, StatusRejected: WillNotTakePlace,
		StatusSelected: NotNeeded, StatusOnHold: NotNeeded,
		StatusRescheduled: NotCancelled, StatusDocumentsSent: NotCancelled,
	} {
		e := Event{Stage: StageHR, Status: status}
		if got := invited(StageHR).Cancellation(e); got != want {
			t.Errorf("%s: %q", status, got)
		}
		if got := applied(opening(FullTime, false),
			Replay(passedUpTo(StageHR, false))).Cancellation(e); got != NotCancelled {
			t.Errorf("%s without an interview: %q", status, got)
		}
		revoked := invited(StageHR)
		revoked.Requisition.Status = StatusRevoke
		if got := revoked.Cancellation(e); got != NotCancelled {
			t.Errorf("%s under a revoked requisition: %q", status, got)
		}
	}
}

func TestCalendarSequence(t *testing.T) {
	// Arranged, moved, given to another interviewer (which cancels), cancelled.
	for i, c := range []struct {
		arranged, cancelled int64
		cancels             bool
	}{{1, 0, false}, {2, 0, false}, {2, 0, true}, {3, 1, false}, {3, 1, true}} {
		if got := CalendarSequence(c.arranged, c.cancelled, c.cancels); got != i {
			t.Errorf("%+v: %d, want %d", c, got, i)
		}
	}
}

func TestWorthCancelling(t *testing.T) {
	for minutes, want := range map[int]bool{-60: false, 0: false, 15: false, 16: true, 24 * 60: true} {
		if got := WorthCancelling(morning.Add(time.Duration(minutes)*time.Minute), morning); got != want {
			t.Errorf("%d minutes ahead: %v", minutes, got)
		}
	}
}

func TestWhyNoResult(t *testing.T) {
	for name, c := range map[string]struct {
		change func(*Application)
		want   string
	}{
		"as it is": {func(*Application) {}, ""},
		// Nobody works on the requisition any more, but the interview still takes place and gets a result.
		"nobody is left on the requisition": {func(a *Application) { a.Requisition.Status = StatusHrRevoke }, ""},
		"the requisition is revoked": {func(a *Application) { a.Requisition.Status = StatusRevoke },
			InterviewRevoked},
		"it has its result": {func(a *Application) { a.Status = StatusSelected }, InterviewOver},
		"remapped": {func(a *Application) {
			a.MappedAway, a.RemapperName = true,
				"Asha Kulkarni"
		}, "Candidate Has been Remapped by Asha Kulkarni"},
	} {
		a := invited(StageTL)
		c.change(&a)
		if got := a.WhyNoResult(theInterviewer); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}
