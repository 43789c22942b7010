package hiring

import (
	"errors"
	"slices"
	"testing"
)

// A form is told of everything that is wrong with it at once.
func TestAllFaultsOfAStageForm(t *testing.T) {
	a := applied(opening(FullTime, false), Replay([]Event{{Stage: StageNew, Status: StatusNew}}))
	for name, c := range map[string]struct {
		update StageUpdate
		want   []Fault
	}{
		"nothing filled in": {StageUpdate{Stage: StageCall, Status: StatusShortlisted}, []Fault{
			{"comment", AllFieldsCompulsory}, {"date", SelectDate}, {"time", SelectTime}, {"interviewType", AllFieldsCompulsory},
			{"conductedBy", AllFieldsCompulsory}, {"place", AddLink}}},
		"an old day, no place": {StageUpdate{Stage: StageCall, Status: StatusShortlisted, Comment: "good", Date: "2020-01-01",
			Time: "10:30", Type: Offline, Person: conductor(StageHR)}, []Fault{{"date", DateInPast}, {"place", AddLocation}}},
		"one fault alone": {StageUpdate{Stage: StageCall, Status: StatusNotSuitable}, nil},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := a.Move(theManager, c.update, morning)
			problem, ok := errors.AsType[*Problem](err)
			if !ok || problem.Kind != Invalid || !slices.Equal(problem.Faults, c.want) {
				t.Fatalf("got %+v", err)
			}
			if len(c.want) > 0 && (problem.Field != c.want[0].Field || problem.Message != c.want[0].Message) {
				t.Errorf("the first is %s: %s", problem.Field, problem.Message)
			}
		})
	}
}
