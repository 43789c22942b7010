package hiring

import "testing"

func TestWhoMayConductARound(t *testing.T) {
	table := map[Stage][]Role{
		StageCall: {Recruiter, ESAHR, Interviewer}, StageHR: {Recruiter, ESAHR, Interviewer},
		StageTL: {TL, ATL, Interviewer}, StagePL: {PL, Interviewer}, StageCEO: {CEO},
	}
	for stage, conductors := range table {
		for _, role := range Roles() {
			want := false
			for _, c := range conductors {
				want = want || c == role
			}
			status := StatusScheduled
			if stage == StageCall {
				status = StatusShortlisted
			}
			for _, person := range []User{{ID: "x", Role: role}, {ID: "x", Role: role, Grants: []Grant{GrantManager}}} {
				m := filledUpdate(stage, false, status)
				m.Person = person
				_, err := readyFor(stage, false, status).Move(theManager, m, morning)
				if (err == nil) != (want || person.Has(GrantManager)) {
					t.Errorf("%s by %+v: %v", stage, person, err)
				}
			}
		}
	}
	m := filledUpdate(StageCEO, false, StatusScheduled)
	m.Person = theOwner
	_, err := readyFor(StageCEO, false, StatusScheduled).Move(theOwner, m, morning)
	checkNo(t, err, bad("conductedBy", "The CEO ROUND is conducted by CEO or a manager"))
}

// Whoever takes the interview and reschedules it stays its interviewer; somebody else whom they name is checked.
func TestRescheduleKeepsItsInterviewer(t *testing.T) {
	a := readyFor(StageTL, false, StatusRescheduled)
	a.InterviewerID = "former lead"
	m := filledUpdate(StageTL, false, StatusRescheduled)
	m.TakeInterview, m.Person = true, User{}
	if _, err := a.Move(theManager, m, morning); err != nil {
		t.Errorf("the same interviewer: %v", err)
	}
	m.PersonDisabled = true
	_, err := a.Move(theManager, m, morning)
	checkNo(t, err, bad("conductedBy", "This person is disabled; please choose somebody else"))
	m.Person, m.PersonDisabled = theOwner, false
	_, err = a.Move(theManager, m, morning)
	checkNo(t, err, bad("conductedBy", "The TL ROUND is conducted by TL, ATL, Interviewer or a manager"))
}
