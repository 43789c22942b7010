package hiring

import (
	"errors"
	"strings"
	"testing"
)

// no is the expected refusal; the zero value expects none.
type no struct {
	kind           Kind
	field, message string
}

func checkNo(t *testing.T, err error, want no) {
	t.Helper()
	if want == (no{}) {
		if err != nil {
			t.Errorf("refused: %v", err)
		}
		return
	}
	problem, ok := errors.AsType[*Problem](err)
	if !ok {
		t.Fatalf("got %v, want %q", err, want.message)
	}
	if got := (no{problem.Kind, problem.Field, problem.Message}); got != want {
		t.Errorf("got %v, want %v", got, want)
	}
}

func bad(field, message string) no { return no{Invalid, field, message} }

func ptr(n int) *int { return &n }

func intern(r Requisition) Requisition {
	r.EmploymentType = Intern
	return r
}

func TestAssignChecks(t *testing.T) {
	some := []Share{{ID: "row-chen", HR: hrChen}}
	full := inStatus(StatusAssigned)
	paid := intern(full)
	paid.Stipend, paid.Tenure = 8000, 3
	for name, c := range map[string]struct {
		r     Requisition
		order AssignOrder
		want  no
	}{
		"the last position": {full, AssignOrder{List: some, Each: 1}, no{}},
		"no number": {full, AssignOrder{List: some},
			bad("positions", "Please Enter Valid Position Number")},
		"a number below zero": {full, AssignOrder{List: some, Each: -1},
			bad("positions", "Please Enter Valid Position Number")},
		"a number of its own": {full, AssignOrder{List: []Share{{HR: hrChen, Positions: ptr(1)}}}, no{}},
		"a zero of its own": {full, AssignOrder{List: []Share{{HR: hrChen, Positions: ptr(0)}}, Each: 1},
			bad("positions", "Please Enter Valid Position Number")},
		"beyond any requisition": {full, AssignOrder{List: some, Each: 1000},
			bad("positions", "Please Enter Valid Position Number")},
		"one more than are left": {full, AssignOrder{List: some, Each: 2}, no{Refused, "positions",
			"Please Enter Valid Position Number"}},
		"together more than are left": {full, AssignOrder{List: []Share{{HR: hrChen}, {HR: hrBinu}}, Each: 1},
			no{Refused, "positions", "Please Enter Valid Position Number"}},
		"nobody":               {full, AssignOrder{Each: 1}, bad("recruiters", "All Fields Are Compulsory!!")},
		"nobody and no number": {full, AssignOrder{}, bad("positions", "Please Enter Valid Position Number")},
		"a recruiter without a name": {full, AssignOrder{List: []Share{{}}, Each: 1},
			bad("recruiters", "All Fields Are Compulsory!!")},
		"the same recruiter twice": {full, AssignOrder{List: []Share{{HR: hrChen}, {HR: hrChen}}, Each: 1},
			bad("recruiters", "A recruiter can be chosen once")},
		"Intern without stipend": {intern(full), AssignOrder{List: some, Each: 1, Tenure: 3},
			bad("stipend", "Please Enter Valid Stipend")},
		"Intern with a stipend below": {intern(full), AssignOrder{List: some, Each: 1, Stipend: -1, Tenure: 3},
			bad("stipend", "Please Enter Valid Stipend")},
		"Intern with a stipend beyond": {intern(full), AssignOrder{List: some, Each: 1, Stipend: 10_000_001,
			Tenure: 3}, bad("stipend", "Please Enter Valid Stipend")},
		"Intern without tenure": {intern(full), AssignOrder{List: some, Each: 1, Stipend: 1},
			bad("tenure", "Please Select Tenure")},
		"Intern for seven months": {intern(full), AssignOrder{List: some, Each: 1, Stipend: 1, Tenure: 7},
			bad("tenure", "Please Select Tenure")},
		"Intern for one month":         {intern(full), AssignOrder{List: some, Each: 1, Stipend: 1, Tenure: 1}, no{}},
		"Intern for six months":        {intern(full), AssignOrder{List: some, Each: 1, Stipend: 1, Tenure: 6}, no{}},
		"Intern with a stored stipend": {paid, AssignOrder{List: some, Each: 1}, no{}},
		"number before stipend": {intern(full), AssignOrder{List: some},
			bad("positions", "Please Enter Valid Position Number")},
		"stipend before recruiter": {intern(full), AssignOrder{Each: 1},
			bad("stipend", "Please Enter Valid Stipend")},
		"of a revoked requisition": {inStatus(StatusRevoke), AssignOrder{List: some, Each: 1},
			no{Refused, "", "Assign is not possible: this requisition is revoked"}},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := c.r.Assign(c.order)
			checkNo(t, err, c.want)
		})
	}
}

func TestAssignKeepsAStoredStipend(t *testing.T) {
	order := AssignOrder{List: []Share{{ID: "row-chen", HR: hrChen}}, Each: 1, Stipend: 9000, Tenure: 6}
	paid := intern(inStatus(StatusApproved))
	paid.Stipend, paid.Tenure = 8000, 3
	for name, c := range map[string]struct {
		r               Requisition
		stipend, tenure int
	}{
		"asked for":      {intern(inStatus(StatusApproved)), 9000, 6},
		"stored":         {paid, 8000, 3},
		"not for others": {inStatus(StatusApproved), 0, 0},
	} {
		change, err := c.r.Assign(order)
		if err != nil || change.Requisition.Stipend != c.stipend || change.Requisition.Tenure != c.tenure {
			t.Errorf("%s: got %d for %d months, %v", name, change.Requisition.Stipend, change.Requisition.Tenure, err)
		}
	}
}

func TestReassignChecks(t *testing.T) {
	r := inStatus(StatusInprogress)
	r.Assignments[0].Accepted, r.Assignments[0].Outstanding, r.Accepted, r.Outstanding = 1, 1, 1, 1
	onboarded := inStatus(StatusInprogress)
	onboarded.Assignments[0].Status = StatusOnboarded
	some := []Share{{ID: "row-chen", HR: hrChen}}
	for name, c := range map[string]struct {
		r     Requisition
		order ReassignOrder
		want  no
	}{
		"what is not accepted":    {r, ReassignOrder{some, 1, hrAsha}, no{}},
		"no recruiter":            {r, ReassignOrder{nil, 1, hrAsha}, bad("recruiters", "All Fields Are Compulsory!!")},
		"no recruiter, no number": {r, ReassignOrder{nil, 0, hrAsha}, bad("recruiters", "All Fields Are Compulsory!!")},
		"no number": {r, ReassignOrder{some, 0, hrAsha},
			bad("positions", "Please Enter Valid Position Number")},
		"one accepted is kept": {r, ReassignOrder{some, 2, hrAsha}, no{Refused, "positions",
			"Please Enter Valid Position Number"}},
		"nobody to replace": {r, ReassignOrder{some, 1, ""}, bad("formerRecruiter",
			"All Fields Are Compulsory!!")},
		"to the same": {r, ReassignOrder{[]Share{{HR: hrAsha}}, 1, hrAsha},
			bad("recruiters", AnotherRecruiter)},
		"of somebody else": {r, ReassignOrder{[]Share{{HR: hrBinu}}, 1, hrChen}, no{Refused, "formerRecruiter",
			RecruiterNotAssigned}},
		"of an onboarded row": {onboarded, ReassignOrder{some, 1, hrAsha}, no{Refused, "formerRecruiter",
			RecruiterOnboarded}},
		"in Approved": {inStatus(StatusApproved), ReassignOrder{some, 1, hrAsha},
			no{Refused, "", "Re-Assign is not possible: this requisition is approved"}},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := c.r.Reassign(c.order)
			checkNo(t, err, c.want)
		})
	}
}

func TestRequiredComments(t *testing.T) {
	r, long := counts(inStatus(StatusInprogress), 1, 0), strings.Repeat("é", 2001)
	for name, c := range map[string]struct {
		do             func(comment string) (Change, error)
		field, missing string
	}{
		"hold":               {r.Hold, "comment", "All Fields Are Compulsory!!"},
		"revoke requisition": {r.Revoke, "comment", "Please enter comment"},
		"HR revoke": {func(s string) (Change, error) { return r.HRRevoke([]string{hrAsha}, s) }, "comment",
			"Please enter comment"},
		"position revoke": {func(s string) (Change, error) { return r.PositionRevoke(1, s) }, "comment",
			"Please enter comment"},
		"raise": {func(s string) (Change, error) { return r.Raise(someDay, 0, 1, s) }, "comment",
			"All the fields are compulsory."},
		"edit": {func(s string) (Change, error) { return r.EditType(Intern, s) }, "comment",
			"Please enter comment"},
	} {
		t.Run(name, func(t *testing.T) {
			for _, empty := range []string{"", " \n\t"} {
				_, err := c.do(empty)
				checkNo(t, err, bad(c.field, c.missing))
			}
			_, err := c.do(long)
			checkNo(t, err, bad(c.field, CommentTooLong))
			change, err := c.do(long[:4000])
			checkNo(t, err, no{})
			if change.Events[0].Comment != long[:4000] {
				t.Error("the event does not have the comment")
			}
		})
	}
}
