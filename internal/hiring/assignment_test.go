package hiring

import (
	"fmt"
	"slices"
	"testing"
)

// rows writes assignments as "asha 2 Assigned 1/1/0" with accepted, outstanding and joined.
func rows(r Requisition) []string {
	var texts []string
	for _, a := range r.Assignments {
		texts = append(texts, fmt.Sprintf("%s %d %s %d/%d/%d", a.HR[3:], a.Positions, a.Status, a.Accepted,
			a.Outstanding, a.Joined))
	}
	return texts
}

func checkRows(t *testing.T, r Requisition, want ...string) {
	t.Helper()
	if got := rows(r); !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

func with(r Requisition, at, accepted, outstanding, joined int) Requisition {
	a := &r.Assignments[at]
	a.Accepted, a.Outstanding, a.Joined = accepted, outstanding, joined
	r.Accepted, r.Outstanding, r.Joined = r.Accepted+accepted, r.Outstanding+outstanding, r.Joined+joined
	return r
}

func do(t *testing.T) func(Change, error) Change {
	return func(c Change, err error) Change {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
}

func TestAssignSeveral(t *testing.T) {
	r := inStatus(StatusApproved)
	r.Assignments, r.Positions = nil, 6
	c := do(t)(r.Assign(AssignOrder{List: []Share{{ID: "1", HR: hrAsha}, {ID: "2", HR: hrBinu, Positions: ptr(3)}},
		Each: 2}))
	checkRows(t, c.Requisition, "asha 2 Assigned 0/0/0", "binu 3 Assigned 0/0/0")
	if c.Requisition.Unassigned() != 1 || !slices.Equal(c.Added, []string{"1", "2"}) || c.Changed != nil ||
		c.Moves != nil {
		t.Errorf("got %+v", c)
	}
	if first, second := c.Requisition.Assignments[0].Made, c.Requisition.Assignments[1].Made; first != 1 ||
		second != 2 {
		t.Errorf("made as number %d and %d", first, second)
	}
	want := []ReqEvent{
		{Action: Assign, Status: StatusAssigned, After: StatusAssigned, HR: hrAsha, Positions: 2},
		{Action: Assign, Status: StatusAssigned, After: StatusAssigned, HR: hrBinu, Positions: 3},
	}
	if !slices.Equal(c.Events, want) {
		t.Errorf("the history says %+v", c.Events)
	}
}

func TestAssignMoreToOneRecruiter(t *testing.T) {
	r := with(inStatus(StatusInprogress), 0, 2, 2, 0)
	r.Assignments[0].Status = StatusCompleted
	c := do(t)(r.Assign(AssignOrder{List: []Share{{ID: "new", HR: hrAsha}}, Each: 1}))
	checkRows(t, c.Requisition, "asha 3 Inprogress 2/2/0", "binu 1 Assigned 0/0/0")
	if c.Added != nil || !slices.Equal(c.Changed, []string{"row-asha"}) {
		t.Errorf("added %v, changed %v", c.Added, c.Changed)
	}
}

func TestReassignSplits(t *testing.T) {
	r := inStatus(StatusInprogress)
	r.Positions, r.Assignments[0].Positions = 7, 5
	r = with(r, 0, 2, 3, 1)
	if r.Assignments[0].Openings() != 3 {
		t.Errorf("the total openings are %d", r.Assignments[0].Openings())
	}
	c := do(t)(r.Reassign(ReassignOrder{List: []Share{{ID: "c", HR: hrChen}, {HR: hrBinu}}, Each: 1, Old: hrAsha}))
	checkRows(t, c.Requisition, "asha 2 Hr Revoke 2/2/1", "binu 2 Assigned 0/0/0", "chen 1 Re-Assigned 0/1/0")
	if got := c.Requisition; got.Assigned() != 5 || got.LivePositions() != 3 || got.Unassigned() != 2 {
		t.Errorf("assigned %d, live %d, unassigned %d", got.Assigned(), got.LivePositions(), got.Unassigned())
	}
	if want := []Move{{"row-asha", hrAsha, "c", hrChen}}; !slices.Equal(c.Moves, want) {
		t.Errorf("moves %v, want %v", c.Moves, want)
	}
	if !slices.Equal(c.Added, []string{"c"}) || !slices.Equal(slices.Sorted(slices.Values(c.Changed)),
		[]string{"row-asha", "row-binu"}) {
		t.Errorf("added %v, changed %v", c.Added, c.Changed)
	}
	for i, hr := range []string{hrChen, hrBinu} {
		want := ReqEvent{Action: Reassign, Status: StatusReAssigned, After: StatusReAssigned, HR: hr, FromHR: hrAsha,
			Positions: 1}
		if c.Events[i] != want {
			t.Errorf("the history says %+v", c.Events[i])
		}
	}
}

func TestReassignReportsARowWithoutOffers(t *testing.T) {
	c := do(t)(inStatus(StatusAssigned).Reassign(ReassignOrder{List: []Share{{ID: "c", HR: hrChen}}, Each: 2,
		Old: hrAsha}))
	checkRows(t, c.Requisition, "asha 0 Hr Revoke 0/0/0", "binu 1 Assigned 0/0/0", "chen 2 Re-Assigned 0/0/0")
	if !slices.Equal(c.Changed, []string{"row-asha"}) {
		t.Errorf("changed %v", c.Changed)
	}
}

func TestHRRevokeLocksUntilTheNextAssignment(t *testing.T) {
	r := with(inStatus(StatusInprogress), 0, 1, 2, 0)
	c := do(t)(r.HRRevoke([]string{hrAsha}, "left"))
	off := c.Requisition
	checkRows(t, off, "asha 1 Hr Revoke 1/2/0", "binu 1 Assigned 0/0/0")
	if off.Status != StatusInprogress || off.Unassigned() != 2 || c.Moves != nil ||
		off.SeenBy(hrAsha, someDay) != StatusHrRevoke {
		t.Errorf("got %+v with moves %v", off, c.Moves)
	}
	if e := c.Events[0]; e.HR != hrAsha || e.Status != StatusHrRevoke || e.After != StatusInprogress ||
		e.Comment != "left" {
		t.Errorf("the history says %+v", e)
	}

	next := do(t)(off.Assign(AssignOrder{List: []Share{{ID: "c", HR: hrChen}}, Each: 2}))
	checkRows(t, next.Requisition, "asha 1 Hr Revoke 1/1/0", "binu 1 Assigned 0/0/0", "chen 2 Assigned 0/1/0")
	if want := []Move{{"row-asha", hrAsha, "c", hrChen}}; !slices.Equal(next.Moves, want) {
		t.Errorf("moves %v, want %v", next.Moves, want)
	}

	back := do(t)(off.Assign(AssignOrder{List: []Share{{ID: "c", HR: hrChen}, {ID: "again", HR: hrAsha}}, Each: 1}))
	if want := []Move{{"row-asha", hrAsha, "again", hrAsha}}; !slices.Equal(back.Moves, want) {
		t.Errorf("a returning recruiter keeps their own: moves %v, want %v", back.Moves, want)
	}
	if back.Requisition.SeenBy(hrAsha, someDay) != StatusInprogress {
		t.Error("a returning recruiter is still locked out")
	}
}

func TestHRRevokeChecks(t *testing.T) {
	r := inStatus(StatusInprogress)
	onboarded := inStatus(StatusInprogress)
	onboarded.Assignments[1].Status = StatusOnboarded
	for name, c := range map[string]struct {
		r    Requisition
		hrs  []string
		want no
	}{
		"nobody":       {r, nil, bad("recruiters", "All Fields Are Compulsory!!")},
		"one twice":    {r, []string{hrAsha, hrAsha}, bad("recruiters", RecruiterOnce)},
		"not assigned": {r, []string{hrAsha, hrChen}, no{Refused, "recruiters", RecruiterNotAssigned}},
		"onboarded":    {onboarded, []string{hrBinu}, no{Refused, "recruiters", RecruiterOnboarded}},
		"while Completed": {inStatus(StatusCompleted), []string{hrAsha},
			no{Refused, "", "HR Revoke is not possible: this requisition is completed"}},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := c.r.HRRevoke(c.hrs, "left")
			checkNo(t, err, c.want)
		})
	}
}

func TestWorkStarted(t *testing.T) {
	c := inStatus(StatusReAssigned).WorkStarted(hrBinu)
	checkRows(t, c.Requisition, "asha 2 Assigned 0/0/0", "binu 1 Inprogress 0/0/0")
	if !slices.Equal(c.Changed, []string{"row-binu"}) || len(c.Events) != 1 || c.Events[0].HR != hrBinu {
		t.Errorf("got %+v", c)
	}
	again := c.Requisition.WorkStarted(hrBinu)
	if again.Changed != nil || again.Events != nil || again.Requisition.Status != StatusInprogress {
		t.Errorf("the second time: %+v", again)
	}
	second := c.Requisition.WorkStarted(hrAsha)
	if !slices.Equal(second.Changed, []string{"row-asha"}) || second.Events != nil {
		t.Errorf("the second recruiter: %+v", second)
	}
	if other := inStatus(StatusAssigned).WorkStarted(hrChen); other.Changed != nil ||
		other.Requisition.Status != StatusAssigned {
		t.Errorf("without an assignment: %+v", other)
	}
	held := inStatus(StatusHold).WorkStarted(hrAsha)
	if held.Requisition.Status != StatusHold || held.Requisition.Assignments[0].Status != StatusInprogress {
		t.Errorf("on hold: %+v", held.Requisition)
	}
}

func TestRowsAreRecounted(t *testing.T) {
	for _, c := range []struct {
		before           Status
		accepted, joined int
		want             Status
	}{
		{StatusInprogress, 1, 0, StatusInprogress},
		{StatusInprogress, 2, 1, StatusCompleted},
		{StatusInprogress, 2, 2, StatusOnboarded},
		{StatusCompleted, 1, 0, StatusInprogress},
		{StatusOnboarded, 2, 1, StatusCompleted},
		{StatusOnboarded, 1, 1, StatusInprogress},
		{StatusReAssigned, 0, 0, StatusReAssigned},
	} {
		r := with(inStatus(StatusInprogress), 0, c.accepted, c.accepted, c.joined)
		r.Assignments[0].Status = c.before
		got := r.Recount()
		if row := got.Requisition.Assignments[0]; row.Status != c.want {
			t.Errorf("%s with %d accepted, %d joined: got %s, want %s", c.before, c.accepted, c.joined, row.Status,
				c.want)
		}
		if (c.before != c.want) != slices.Contains(got.Changed, "row-asha") {
			t.Errorf("%s to %s: changed %v", c.before, c.want, got.Changed)
		}
	}
	r := with(inStatus(StatusInprogress), 0, 1, 1, 1)
	r.Assignments[0].Status = StatusHrRevoke
	got := r.Recount()
	checkRows(t, got.Requisition, "asha 1 Hr Revoke 1/1/1", "binu 1 Assigned 0/0/0")
	if !slices.Equal(got.Changed, []string{"row-asha"}) {
		t.Errorf("changed %v", got.Changed)
	}
}
