package hiring

import (
	"bufio"
	"errors"
	"os"
	"slices"
	"strings"
	"testing"
)

const (
	hrAsha, hrBinu, hrChen = "hr-asha", "hr-binu", "hr-chen"
	someDay                = Day(739000)
)

// inStatus returns a requisition of four positions: two with Asha, one with Binu, one with nobody.
func inStatus(s Status) Requisition {
	r := Requisition{
		Serial: Serial{Root: 1001}, Status: s, Positions: 4, EmploymentType: FullTime,
		ApprovedFlag: true, ApprovedOn: someDay - 30, TAT: someDay + 10,
		Assignments: []Assignment{
			{ID: "row-asha", HR: hrAsha, Positions: 2, Status: StatusAssigned, Made: 1},
			{ID: "row-binu", HR: hrBinu, Positions: 1, Status: StatusAssigned, Made: 2},
		},
	}
	switch s {
	case StatusNew, StatusUnapproved:
		r.ApprovedFlag, r.ApprovedOn = false, 0
	case StatusHold:
		r.BeforeHold = StatusInprogress
	}
	return r
}

func counts(r Requisition, accepted, joined int) Requisition {
	r.Accepted, r.Joined, r.Outstanding = accepted, joined, accepted
	return r
}

// machineCases has the setup and the action for each case of the data file.
var machineCases = map[string]struct {
	setUp func(Requisition) Requisition
	do    func(Requisition) (Change, error)
}{
	"Approve|as it stands":    {same, approve},
	"Approve|after an edit":   {edited, approve},
	"Unapprove|as it stands":  {same, unapprove},
	"Unapprove|after an edit": {edited, unapprove},
	"Edit Requisition|to Contract": {same, func(r Requisition) (Change, error) {
		return r.EditType(Contract, "changed our mind")
	}},
	"Assign|one recruiter more": {same, func(r Requisition) (Change, error) {
		return r.Assign(AssignOrder{List: []Share{{ID: "row-chen", HR: hrChen}}, Each: 1})
	}},
	"Hold|with a note":       {same, func(r Requisition) (Change, error) { return r.Hold("budget") }},
	"Resume|was Approved":    {was(StatusApproved), Requisition.Resume},
	"Resume|was Assigned":    {was(StatusAssigned), Requisition.Resume},
	"Resume|was Re-Assigned": {was(StatusReAssigned), Requisition.Resume},
	"Resume|was Inprogress":  {was(StatusInprogress), Requisition.Resume},
	"Resume|was Inprogress, all accepted since": {func(r Requisition) Requisition {
		return counts(was(StatusInprogress)(r), 4, 0)
	}, Requisition.Resume},
	"Re-Assign|to one other": {same, func(r Requisition) (Change, error) {
		return r.Reassign(ReassignOrder{List: []Share{{ID: "row-chen", HR: hrChen}}, Each: 1, Old: hrAsha})
	}},
	"Start of Work|by an assigned recruiter": {same, func(r Requisition) (Change,
		error) {
		return r.WorkStarted(hrAsha), nil
	}},
	"HR Revoke|one of two": {same, func(r Requisition) (Change,
		error) {
		return r.HRRevoke([]string{hrAsha}, "left")
	}},
	"HR Revoke|the last one": {same, func(r Requisition) (Change,
		error) {
		return r.HRRevoke([]string{hrAsha, hrBinu}, "left")
	}},
	"Revoke Requisition|with a comment": {same, func(r Requisition) (Change,
		error) {
		return r.Revoke("no budget")
	}},
	"Revoke Position|some stay open":       {same, revokeOne},
	"Revoke Position|down to the accepted": {func(r Requisition) Requisition { return counts(r, 3, 0) }, revokeOne},
	"Revoke Position|down to the joined":   {func(r Requisition) Requisition { return counts(r, 3, 3) }, revokeOne},
	"Raise Requisition|an offer accepted":  {func(r Requisition) Requisition { return counts(r, 1, 0) }, raiseTwo},
	"Raise Requisition|none accepted":      {same, raiseTwo},
	"Recount|not all accepted":             {func(r Requisition) Requisition { return counts(r, 3, 0) }, recount},
	"Recount|all accepted":                 {func(r Requisition) Requisition { return counts(r, 4, 3) }, recount},
	"Recount|all joined":                   {func(r Requisition) Requisition { return counts(r, 4, 4) }, recount},
}

func same(r Requisition) Requisition { return r }

func edited(r Requisition) Requisition {
	r.ApprovedFlag = false
	if r.Status == StatusUnapproved {
		r.BeforeUnapproved = StatusInprogress
	}
	return r
}

func was(before Status) func(Requisition) Requisition {
	return func(r Requisition) Requisition {
		r.BeforeHold = before
		return r
	}
}

func approve(r Requisition) (Change, error)   { return r.Approve(someDay, "") }
func unapprove(r Requisition) (Change, error) { return r.Unapprove("") }
func revokeOne(r Requisition) (Change, error) { return r.PositionRevoke(1, "budget") }
func raiseTwo(r Requisition) (Change, error)  { return r.Raise(someDay, 0, 2, "more work") }
func recount(r Requisition) (Change, error)   { return r.Recount(), nil }

func TestRequisitionMachine(t *testing.T) {
	expected := machineTable(t)
	for name, c := range machineCases {
		for _, s := range StoredStatuses {
			key := string(s) + "|" + name
			want, there := expected[key]
			delete(expected, key)
			if !there {
				t.Errorf("%s: the table has no such row", key)
				continue
			}
			before := c.setUp(inStatus(s))
			kept := before
			kept.Assignments = slices.Clone(before.Assignments)
			change, err := c.do(before)
			if got := outcome(change, err); got != want {
				t.Errorf("%s: got %s, want %s (%v)", key, got, want, err)
			}
			if !slices.Equal(before.Assignments, kept.Assignments) {
				t.Errorf("%s: the action changed the requisition in place", key)
			}
		}
	}
	for key := range expected {
		t.Errorf("%s: no test covers this row of the table", key)
	}
}

// outcome returns the new status, which the last event must have too; "refused" only for a refusal by a rule.
func outcome(c Change, err error) string {
	if problem, refused := errors.AsType[*Problem](err); refused && problem.Kind == Refused {
		return "refused"
	} else if err != nil {
		return "error: " + err.Error()
	}
	if n := len(c.Events); n > 0 && c.Events[n-1].After != c.Requisition.Status {
		return "status " + string(c.Requisition.Status) + " against history " + string(c.Events[n-1].After)
	}
	return string(c.Requisition.Status)
}

func machineTable(t *testing.T) map[string]string {
	t.Helper()
	file, err := os.Open("testdata/requisition_machine.tsv")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	table := map[string]string{}
	lines := bufio.NewScanner(file)
	lines.Scan()
	for lines.Scan() {
		cells := strings.Split(lines.Text(), "\t")
		if len(cells) != 4 {
			t.Fatalf("a row of %d cells: %q", len(cells), lines.Text())
		}
		key := strings.Join(cells[:3], "|")
		if _, twice := table[key]; twice {
			t.Errorf("%s: twice in the table", key)
		}
		table[key] = cells[3]
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	return table
}
