package hiring

import "testing"

func TestSightOf(t *testing.T) {
	want := map[Role][2]Sight{
		// Without a grant, and with esaAssigned.
		Recruiter:   {SeesAssigned, SeesAssignedAndESA},
		Interviewer: {SeesInterviewed, SeesInterviewed},
		Admin:       {SeesAll, SeesAll},
		ESAHR:       {SeesESA, SeesESA},
		SeniorHR:    {SeesAll, SeesAll},
		TL:          {SeesAll, SeesAll},
		ATL:         {SeesAll, SeesAll},
		PL:          {SeesAll, SeesAll},
		CEO:         {SeesAll, SeesAll},
	}
	for _, role := range Roles() {
		sights, named := want[role]
		if _, decided := sightOfRole[role]; !named || !decided {
			t.Errorf("what a %s sees has not been decided", role)
		}
		if got := SightOf(User{Role: role}); got != sights[0] {
			t.Errorf("%s: %v", role, got)
		}
		if got := SightOf(User{Role: role, Grants: []Grant{GrantEsaAssigned}}); got != sights[1] {
			t.Errorf("%s with esaAssigned: %v", role, got)
		}
		if got := SightOf(User{Role: role, Grants: []Grant{GrantManager, GrantEsaAssigned}}); got != SeesAll {
			t.Errorf("a %s who is a manager: %v", role, got)
		}
		if got := SeesEveryCandidate(User{Role: role}); got != (sights[0] == SeesAll) {
			t.Errorf("a %s sees every candidate: %v", role, got)
		}
	}
}

// An unknown role gets nothing anywhere.
func TestAnUnknownRoleSeesNothing(t *testing.T) {
	for _, role := range []Role{"", "Auditor"} {
		u := User{ID: "1", Role: role, Grants: []Grant{GrantReviewDashboard, GrantEsaAssigned, GrantCommentDownload}}
		if SightOf(u) != SeesNothing || SeesEveryCandidate(u) || SeesSource(u, false) || ViewOf(u) != RecruiterView {
			t.Errorf("%q sees something", role)
		}
		for _, action := range constantsOf(t, "access.go", "Action") {
			if Action(action) != UseDesk && May(u, Action(action)) {
				t.Errorf("%q may %s", role, action)
			}
		}
	}
}

func TestInterviewerSees(t *testing.T) {
	arranged := func(s Stage, person string) Event {
		return Event{Stage: s, Status: StatusScheduled, Interview: Interview{PersonID: person}}
	}
	result := func(s Stage) Event { return Event{Stage: s, Status: StatusSelected} }
	aside := Event{Stage: Aside, Status: StatusDocumentsSent}
	for name, c := range map[string]struct {
		events []Event
		want   int
	}{
		"of nobody":           {[]Event{{Stage: StageNew}, arranged(StageHR, "b")}, 0},
		"while it is pending": {[]Event{{Stage: StageNew}, arranged(StageHR, "a"), aside}, 3},
		"up to the result":    {[]Event{arranged(StageHR, "a"), aside, result(StageHR), arranged(StageTL, "b")}, 3},
		"of the later of two": {
			[]Event{arranged(StageHR, "a"), result(StageHR), arranged(StageTL, "a"), result(StageTL), aside}, 4},
		"when it is moved away": {[]Event{arranged(StageHR, "a"), arranged(StageHR, "b"), result(StageHR)}, 2},
	} {
		if got := InterviewerSees(c.events, "a"); got != c.want {
			t.Errorf("%s: %d, want %d", name, got, c.want)
		}
	}
}
